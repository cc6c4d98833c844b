import { type Bot, never, type Thought } from '../bots/bot.ts';
import { Judge } from '../bots/judge.ts';
import { masterNodes, settingsOf } from '../bots/levels.ts';
import { reasonsFor } from '../bots/reasons.ts';
import { AlphaBetaBot } from '../bots/search/alphabeta.ts';
import { SearchBot } from '../bots/search/search.ts';
import { Choices } from '../core/choices.ts';
import type { Said } from '../core/clause.ts';
import type { FootballEvent } from '../core/events.ts';
import type { Evaluation, Expert } from '../core/expert.ts';
import { CHANCE, CHANCE_BIT, firstSeat, type Position, type Side, seatOf, sideOf } from '../core/game.ts';
import { type Random, randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import type { Survey } from '../core/survey.ts';
import { hashPosition } from '../core/text.ts';
import type { Room } from '../games/index.ts';
import { onScale, type Scale, scaleKey, scaleOf, studyEvaluation } from './calibrated.ts';

export const THEMES = ['score', 'win', 'guard', 'build', 'offside', 'penalty'] as const;
export type Theme = (typeof THEMES)[number];

/** A position in which one action is clearly the best, and does not look it. */
export interface Puzzle {
  readonly id: string;
  readonly position: Position;
  /** The seed of the match of bots against themselves that it comes from; of the oldest puzzles it was not kept. */
  readonly match?: string;
  readonly side: Side;
  readonly best: string;
  readonly second: string;
  /** What both are worth to the side. */
  readonly value: number;
  readonly secondValue: number;
  /** The 99 % lower bound of the difference. */
  readonly gap: number;
  readonly theme: Theme;
  /** The best action and what is expected to follow. */
  readonly line: readonly string[];
  /** Why it is better than the second: the sentences of the hints. */
  readonly why: readonly Said[];
  readonly proved: Proof;
}

/** What a puzzle was proved by: the nodes of each of several searches, and the key of the scale on which they told their shares. */
export interface Proof {
  readonly nodes: number;
  readonly scale: string;
}

/** A proof has so many times the nodes of the strongest level. */
const THOROUGH = 10;

/** So much better than the second the best must be, by 99 %. */
const LEAST_GAP = 0.1;
/** Searches that are to tell cheaply whether a proof is worth it, with so many nodes each, and the gap that each must find. */
const SIEVES = [
  { nodes: 8, gap: 0.03 },
  { nodes: 60, gap: 0.06 },
  { nodes: 400, gap: 0.1 },
  { nodes: 2_000, gap: 0.11 },
];
/** The same where answers are sought by alpha-beta, whose nodes are single states. */
const ALPHA_BETA_SIEVES = [
  { nodes: 1_000, gap: 0.05 },
  { nodes: 8_000, gap: 0.1 },
  { nodes: 60_000, gap: 0.11 },
];
/** So many actions of its line are looked for, with so many nodes each. */
const LINE = { actions: 7, nodes: 8_000 };
/** A search of so many nodes tells what kind of puzzle it may become. */
const ENOUGH_TO_NAME = 60;
/** Actions that at first sight lose no more than this against what looks best are plausible. */
const PLAUSIBLE = 0.03;
export const FEWEST_PLAUSIBLE = 2;
/** Searches of one position with different seeds, and Student's bound for 99 % of as many. */
export const SEARCHES = 4;
/** Ways that chance may go, looked at to see what a puzzle is about. */
const FUTURES = 16;
const STUDENT_99 = 4.541;

/** What a puzzle is to somebody who solves one after another. */
export type Kind = Pick<Puzzle, 'best' | 'theme' | 'side'>;

/** Of all the puzzles of a game no more than this share have the same answer, the same word in it, the same theme or the same side. */
const MOST_ALIKE: readonly (readonly [share: number, what: (kind: Kind) => string])[] = [
  [0.1, ({ best }) => best],
  [0.5, ({ best }) => best.split(':')[0]!],
  [0.5, ({ theme }) => theme],
  [0.6, ({ side }) => side],
];

/** Whether one more like this leaves the puzzles of a game, so many in the end, varied. */
export const isVaried = (kept: readonly Kind[], kind: Kind, want: number): boolean =>
  MOST_ALIKE.every(([share, what]) => kept.filter((one) => what(one) === what(kind)).length < share * want);

interface Judgement {
  readonly best: string;
  readonly second: string;
  readonly value: number;
  readonly secondValue: number;
  readonly gap: number;
  readonly line: readonly string[];
}

/** Seeks puzzles in the positions of one game. */
export class PuzzleMaker {
  readonly #room: Room;
  readonly #expert: Expert;
  readonly #survey: Survey;
  readonly #evaluation: Evaluation;
  readonly #scale: Scale;
  readonly #choices = new Choices();
  #remembering: Bot | undefined;
  /** Nodes of each search of a proof. */
  readonly nodes: number;
  /** The key of the scale on which shares are told. */
  readonly key: string;

  constructor(room: Room, expert: Expert, survey: Survey) {
    this.#room = room;
    this.#survey = survey;
    this.#evaluation = studyEvaluation(expert);
    // Reasons speak of what people are told by.
    this.#expert = { ...expert, inSearch: this.#evaluation };
    this.#scale = scaleOf(room.game.id);
    this.nodes = THOROUGH * masterNodes(expert);
    this.key = scaleKey(room.game.id, this.#evaluation);
  }

  static async for(room: Room): Promise<PuzzleMaker> {
    return new PuzzleMaker(room, await room.expert(), await room.survey());
  }

  /** A puzzle where this is one of a wanted kind, proved; cheap questions come first. */
  async seek(s: State, isWanted: (kind: Kind) => boolean): Promise<Omit<Puzzle, 'match'> | null> {
    const { game } = this.#room;
    if (game.turn(s).kind !== 'choice') return null;
    const seat = firstSeat(game.toMove(s));
    const side = sideOf(seat);
    const looks = this.looks(s, side);
    if (looks.length <= FEWEST_PLAUSIBLE) return null;
    for (const [n, sieve] of (this.#expert.sense ? ALPHA_BETA_SIEVES : SIEVES).entries()) {
      const found = await this.#search(s, side, this.#quick(), sieve.nodes, `sieve ${n}`);
      if (!found || found.gap < sieve.gap || looks[0] === found.best) return null;
      if (sieve.nodes < ENOUGH_TO_NAME) continue;
      const named = { ...found, line: await this.#lineOf(s, found) };
      if (!isWanted({ ...named, side, theme: this.themeOf(s, side, named) })) return null;
    }
    const proof = await this.judge(s, side);
    if (!proof || proof.gap < LEAST_GAP || looks[0] === proof.best) return null;
    const judged = { ...proof, line: await this.#lineOf(s, proof) };
    const theme = this.themeOf(s, side, judged);
    if (!isWanted({ ...judged, side, theme })) return null;
    if (looks.filter((text) => text !== judged.best).length < FEWEST_PLAUSIBLE) return null;
    const why = this.#why(s, side, judged);
    if (why.length === 0) return null;
    const position = game.writePosition(s);
    const proved = { nodes: this.nodes, scale: this.key };
    return { id: hashPosition(position), position, side, ...judged, theme, why, proved };
  }

  /** A puzzle that was proved by fewer nodes or on another scale, proved by what counts now; null where it does not hold. */
  async again({ match, position, side, best }: Puzzle): Promise<Puzzle | null> {
    const read = this.#room.game.readPosition(position);
    const found = read.ok ? await this.seek(read.value, (kind) => kind.best === best && kind.side === side) : null;
    return found && { ...found, ...(match === undefined ? {} : { match }) };
  }

  /**
   * Several searches with so many nodes each; null where they do not agree on the best action, or one finds too small a
   * gap: then the bound over all of them is too small as well.
   */
  async judge(s: State, side: Side, nodes = this.nodes): Promise<Judgement | null> {
    const found: Judgement[] = [];
    for (let n = 0; n < SEARCHES; n++) {
      const one = await this.#search(s, side, this.#thinker(), nodes, `search ${n}`);
      if (!one || one.gap < LEAST_GAP || (found[0] && one.best !== found[0].best)) return null;
      found.push(one);
    }
    const mean = (of: (one: Judgement) => number): number => found.reduce((sum, one) => sum + of(one), 0) / SEARCHES;
    const gap = mean((one) => one.gap);
    const spread = found.reduce((sum, one) => sum + (one.gap - gap) ** 2, 0) / (SEARCHES - 1);
    const rounded = (value: number): number => Math.round(1000 * value) / 1000;
    return {
      ...found[0]!,
      value: rounded(mean((one) => one.value)),
      secondValue: rounded(mean((one) => one.secondValue)),
      gap: rounded(gap - STUDENT_99 * Math.sqrt(spread / SEARCHES)),
    };
  }

  /** The search of the strongest level, on the scale of people; it remembers nothing of other positions. */
  #thinker(): Bot {
    const { sense, habits } = this.#expert;
    return sense
      ? new AlphaBetaBot({ ...sense, evaluation: this.#evaluation }, this.nodes)
      : new SearchBot(this.#evaluation, { ...settingsOf(habits), noise: 1e-9 });
  }

  /** For all but proofs: what alpha-beta remembers of other positions does no harm, and its tables are large. */
  #quick(): Bot {
    if (!this.#expert.sense) return this.#thinker();
    this.#remembering ??= this.#thinker();
    return this.#remembering;
  }

  /** What follows the best action, where a search tells no more than that: what it would take itself, until it is nobody's open choice. */
  async #lineOf(s: State, { line, best }: Judgement): Promise<readonly string[]> {
    if (!this.#expert.sense) return line;
    const { game } = this.#room;
    const after = s.clone();
    const bot = this.#quick();
    const follows = [best];
    for (let text: string = best; follows.length < LINE.actions; follows.push(text)) {
      const seat = firstSeat(game.toMove(after));
      const action = game.readAction(after, seat, text);
      if (!action.ok) break;
      game.apply(after, seat, action.value);
      if (game.turn(after).kind !== 'choice') break;
      const side = sideOf(firstSeat(game.toMove(after)));
      const asked = { game, view: game.view(after, side), side, random: randomFrom('line'), isOver: never };
      text = (await bot.choose({ ...asked, nodes: LINE.nodes })).line[0]!;
    }
    return follows;
  }

  async #search(s: State, side: Side, bot: Bot, nodes: number, seed: string): Promise<Judgement | null> {
    const { game } = this.#room;
    let last: Thought | undefined;
    const question = {
      game,
      view: game.view(s, side),
      side,
      random: randomFrom(seed),
      isOver: never,
      nodes,
      report: (thought: Thought) => {
        last = thought;
      },
    };
    const { line } = await bot.choose(question);
    const [best, ...others] = [...(last?.candidates ?? [])].sort((a, b) => b.value - a.value);
    const second = others[0];
    if (!best || !second) return null;
    const [value, secondValue] = [onScale(this.#scale, best.value), onScale(this.#scale, second.value)];
    return {
      best: best.action,
      second: second.action,
      value,
      secondValue,
      gap: value - secondValue,
      line: line[0] === best.action ? line : [best.action],
    };
  }

  /** The actions that look about as good as the best-looking one, which is `greedy`'s and comes first. */
  looks(s: State, side: Side): string[] {
    const { game } = this.#room;
    const seat = seatOf(side);
    const judge = new Judge(game, this.#expert.firstSight, s);
    game.choices(s, seat, this.#choices);
    const after = s.clone();
    const worth = this.#choices.list().map((action) => {
      after.copyFrom(s);
      game.apply(after, seat, action);
      const share = judge.expected(after);
      return { action, share: side === 'home' ? share : 1 - share };
    });
    const most = Math.max(...worth.map(({ share }) => share));
    return worth
      .filter(({ share }) => share >= most - PLAUSIBLE)
      .sort((a, b) => b.share - a.share)
      .map(({ action }) => game.writeAction(s, seat, action));
  }

  #why(s: State, side: Side, { best, second }: Judgement): Said[] {
    const { game } = this.#room;
    const [better, other] = [best, second].map((text) => game.readAction(s, seatOf(side), text));
    if (!better?.ok || !other?.ok) return [];
    const asked = { game, view: game.view(s, side), side, random: randomFrom('why') };
    const shown = (share: number): number => onScale(this.#scale, share);
    return reasonsFor(this.#room, this.#expert, asked, better.value, other.value, shown).map(({ said }) => said);
  }

  /** What a puzzle is about, by who has the ball and by what comes of its best and its second action. */
  themeOf(s: State, side: Side, { line, second }: Pick<Judgement, 'line' | 'second'>): Theme {
    const told = this.#told(s, line);
    const isTold = (type: FootballEvent['type'], by?: Side): boolean =>
      told.some((one) => one.type === type && (by === undefined || ('side' in one && one.side === by)));
    if (isTold('penalty')) return 'penalty';
    if (isTold('offside') || this.#told(s, [second]).some(({ type }) => type === 'offside')) return 'offside';
    const seat = seatOf(side);
    const hasBall = this.#expert.instinct?.hasBall(s, seat) ?? this.#survey.mover(s) === seat;
    if (!hasBall && isTold('possession', side)) return 'win';
    if (isTold('shot', side) || isTold('goal', side)) return 'score';
    return hasBall ? 'build' : 'guard';
  }

  /** What may happen along a line of actions, and until somebody chooses openly after it. */
  #told(s: State, line: readonly string[]): FootballEvent[] {
    return Array.from({ length: FUTURES }, (_, n) => this.#future(s, line, randomFrom(`future ${n}`))).flat();
  }

  #future(s: State, line: readonly string[], random: Random): FootballEvent[] {
    const { game, football } = this.#room;
    const after = s.clone();
    const told: FootballEvent[] = [];
    const texts = [...line];
    for (let due = game.toMove(after); due !== 0; due = game.toMove(after)) {
      const isOpen = game.turn(after).kind === 'choice';
      const seat = due === CHANCE_BIT ? CHANCE : firstSeat(due);
      const said = isOpen && texts.length > 0 ? game.readAction(after, seat, texts.shift()!) : null;
      if (isOpen && (!said?.ok || game.refuse(after, seat, said.value))) break;
      if (!isOpen) game.choices(after, seat, this.#choices);
      game.apply(after, seat, said?.ok ? said.value : this.#choices.pick(random()), (event) => {
        told.push(...football(event));
      });
    }
    return told;
  }
}
