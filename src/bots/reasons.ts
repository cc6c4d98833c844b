import { Choices } from '../core/choices.ts';
import { LANGS, type Lang, type Said } from '../core/clause.ts';
import { type Evaluation, type Expert, logistic } from '../core/expert.ts';
import { type Action, CHANCE, CHANCE_BIT, type Game, type Seat, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';
import { oddsFor } from '../match/odds.ts';
import type { Candidate, Question, Thought } from './bot.ts';
import { guessesOf } from './guesses.ts';

/** Why an action is better than another, in words with numbers. */
export interface Reason {
  /** The term of the evaluation that it is about; null where the odds of the action speak. */
  readonly term: string | null;
  /** The side's share of the match if this term were as the other action leaves it, and as it is; of odds, 0 and the chance. */
  readonly from: number;
  readonly to: number;
  /** For whoever is new to the game: a chance keeps its number, an evaluation is told without. */
  readonly plain: Said;
  readonly said: Said;
}

type Asked = Pick<Question, 'game' | 'view' | 'side' | 'random'>;

const GUESSES = 3;
const MOST_REASONS = 2;
/** A term that moves less of the match than this is no reason. */
const LEAST_GAIN = 0.004;
/** Nor is one whose shares people read as the same number. */
const LEAST_SHOWN = 0.001;
/** Outcomes looked at where chance has more of them: a cut through all of them, evenly spaced by weight. */
const MOST_OUTCOMES = 12;

const percents = (lang: Lang, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Two shares of the match as people read them: "41 → 46 %", with a decimal only where whole percents are the same. */
export function fromTo(from: number, to: number, lang: Lang): string {
  const inDigits = (digits: number): string[] => [from, to].map((share) => percents(lang, digits).format(share));
  const whole = inDigits(0);
  const [first, second] = whole[0] === whole[1] ? inDigits(1) : whole;
  return `${first!.replace(/\s*%/u, '')} → ${second}`;
}

const saidWith = (text: Said, numbers: (lang: Lang) => string): Said => {
  const [es, en] = LANGS.map((lang) => `${text[lang]}: ${numbers(lang)}`);
  return { es: es!, en: en! };
};

/** What the terms of a state are, seen through one draw of chance; the match must not be over. */
function termsOf(game: Game, evaluation: Evaluation, s: State, out: Float64Array): boolean {
  const count = evaluation.names.length;
  const one = new Float64Array(count);
  const add = (state: State, weight: number): boolean => {
    if (game.toMove(state) === 0) return false;
    evaluation.terms(state, one);
    for (let i = 0; i < count; i++) out[i]! += weight * one[i]!;
    return true;
  };
  if (game.toMove(s) !== CHANCE_BIT) return add(s, 1);
  const outcomes = new Choices();
  game.choices(s, CHANCE, outcomes);
  const total = outcomes.totalWeight();
  const isCut = outcomes.n > MOST_OUTCOMES;
  const drawn = isCut
    ? Array.from({ length: MOST_OUTCOMES }, (_, i) => [outcomes.pick((i + 0.5) / MOST_OUTCOMES), 1 / MOST_OUTCOMES])
    : outcomes.list().map((action, i) => [action, outcomes.weight[i]! / total]);
  const after = s.clone();
  return drawn.every(([action, weight]) => {
    after.copyFrom(s);
    game.apply(after, CHANCE, action!);
    return add(after, weight!);
  });
}

/** The terms that an action leaves, the mean over guesses of what its side can't see; null where the match may be over. */
function termsAfter(game: Game, evaluation: Evaluation, guesses: readonly State[], seat: Seat, action: Action) {
  const sum = new Float64Array(evaluation.names.length);
  for (const guess of guesses) {
    const after = guess.clone();
    game.apply(after, seat, action);
    const out = new Float64Array(sum.length);
    if (!termsOf(game, evaluation, after, out)) return null;
    for (let i = 0; i < sum.length; i++) sum[i]! += out[i]! / guesses.length;
  }
  return sum;
}

/** What a share of the evaluation is called in front of people. */
export type Shown = (share: number) => number;
const asItIs: Shown = (share) => share;

/** What betters the terms of the evaluation most, the largest first. */
function termReasons(
  { inSearch: evaluation, gains }: Expert,
  asked: Asked,
  action: Action,
  other: Action,
  shown: Shown,
): Reason[] {
  const { game, side } = asked;
  const seat = seatOf(side);
  const sign = seat === 0 ? 1 : -1;
  const guesses = guessesOf(asked, GUESSES);
  const [own, others] = [action, other].map((one) => termsAfter(game, evaluation, guesses, seat, one));
  if (!own || !others) return [];
  const weighed = [...own].map((term, i) => sign * evaluation.weights[i]! * term);
  const logit = weighed.reduce((sum, one) => sum + one, 0);
  return evaluation.names
    .map((term, i): Reason => {
      const gain = weighed[i]! - sign * evaluation.weights[i]! * others[i]!;
      const [from, to] = [logistic(logit - gain), logistic(logit)];
      const plain = gains[term]!;
      return { term, from, to, plain, said: saidWith(plain, (lang) => fromTo(shown(from), shown(to), lang)) };
    })
    .filter(({ from, to }) => to - from >= LEAST_GAIN && shown(to) - shown(from) >= LEAST_SHOWN)
    .sort((a, b) => a.from - b.from);
}

/** What the action is after, where chance decides it: the exact odds. */
function oddsReason(room: Rules, { game, view, side, random }: Asked, action: Action): Reason[] {
  const text = game.writeAction(view, seatOf(side), action);
  const aim = room.voice.aim(text, game.writePosition(view), side);
  const chance = aim && oddsFor(room, view, side, text, random);
  if (!aim || chance === null) return [];
  const said = saidWith(aim.label, (lang) => percents(lang, 0).format(chance));
  return [{ term: null, from: 0, to: chance, plain: said, said }];
}

type Rules = Pick<Room, 'game' | 'voice' | 'football'>;

/**
 * One or two reasons for an action over another of the same decision: the odds of what it is after, then the terms of
 * the evaluation that it betters most. None where nothing of it shows one action ahead.
 */
export function reasonsFor(
  room: Rules,
  expert: Expert,
  asked: Asked,
  action: Action,
  other: Action | null,
  shown = asItIs,
): Reason[] {
  const terms = other === null || other === action ? [] : termReasons(expert, asked, action, other, shown);
  return [...oddsReason(room, asked, action), ...terms].slice(0, MOST_REASONS);
}

/** What goes with an advised action. */
export interface Advice {
  /** The action that comes next to it, where there is one. */
  readonly runnerUp: Omit<Candidate, 'share'> | null;
  /** The first of the reasons in plain words; null where there is none. */
  readonly because: Said | null;
  readonly reasons: readonly Said[];
}
export const NO_ADVICE: Advice = { runnerUp: null, because: null, reasons: [] };

/** The reason that is left where only looking further ahead tells two actions apart. */
const LATER: Said = { es: 'rinde más a la larga', en: 'gives more in the long run' };

/** The runner-up of what a bot has thought, and why its action is better. */
export function adviceFor(
  room: Rules,
  expert: Expert,
  asked: Asked,
  text: string,
  thought: Thought | undefined,
): Advice {
  const { game, view, side } = asked;
  const numberOf = (action: string): Action | null => {
    const read = game.readAction(view, seatOf(side), action);
    return read.ok ? read.value : null;
  };
  const second = thought?.candidates.find(({ action }) => action !== text);
  const action = numberOf(text);
  if (action === null) return NO_ADVICE;
  const reasons = reasonsFor(room, expert, asked, action, second ? numberOf(second.action) : null);
  const told = { because: reasons[0]?.plain ?? null, reasons: reasons.map(({ said }) => said) };
  if (!second) return { runnerUp: null, ...told };
  const runnerUp = { action: second.action, value: second.value };
  if (reasons.length > 0) return { runnerUp, ...told };
  const later = saidWith(LATER, (lang) => fromTo(second.value, thought!.value, lang));
  return { runnerUp, because: LATER, reasons: [later] };
}
