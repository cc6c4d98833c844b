import { type Candidate, never, type Question, type Thought } from '../bots/bot.ts';
import { settingsOf } from '../bots/levels.ts';
import { reasonsFor } from '../bots/reasons.ts';
import { SearchBot, type SearchSettings } from '../bots/search/search.ts';
import { Choices } from '../core/choices.ts';
import type { Said } from '../core/clause.ts';
import type { Evaluation, Expert } from '../core/expert.ts';
import { type Action, CHANCE, type Game, type Seat, SIDES, type Side, sideOf } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import type { Room } from '../games/index.ts';
import { type Step, WHISTLE } from '../match/history.ts';
import type { Match } from '../match/match.ts';
import { CalibratedJudge, onScale, type Scale, scaleKey, scaleOf, studyEvaluation } from './calibrated.ts';
import { swingOf } from './luck.ts';

/** A decision that had alternatives, judged from what its side could know. */
export interface Judged {
  /** Number of the step in the match, from 1. */
  readonly step: number;
  readonly side: Side;
  readonly action: string;
  readonly best: string;
  /** What the side could expect with the best action, and what it gave away. */
  readonly value: number;
  readonly loss: number;
  /** The best action and what is expected to follow it, until something is left to chance or hidden. */
  readonly line: readonly string[];
  /** Why the best one is better, where that matters: the sentences of the hints. */
  readonly reasons: readonly Said[];
}

/** How an action compares with the best, for the side that decides. */
export interface Tried {
  readonly action: string;
  readonly best: string;
  readonly value: number;
  readonly loss: number;
}

/** What chance gave: home's share after a draw minus its mean share over all that could be drawn. */
export interface Stroke {
  readonly step: number;
  readonly outcome: string;
  readonly swing: number;
}

/** A step is luck, a choice of one side, a choice in secret, or leaves nobody a choice. */
export type StepKind = 'luck' | 'play' | 'guess' | 'rest';

/** How a match went, without a search. */
export interface Course {
  /** Home's share of the match before each step and at the end. */
  readonly course: readonly number[];
  readonly strokes: readonly Stroke[];
  /** What each step was. */
  readonly kinds: readonly StepKind[];
  /** Whose choice each step was, or followed from; null where it was nobody's. */
  readonly by: readonly (Side | null)[];
  /** Home's share of the result; of a match that goes on, what it may expect. */
  readonly final: number;
  /** Sum of what chance gave to each side. */
  readonly luck: Readonly<Record<Side, number>>;
}

export interface Analysis extends Course {
  readonly decisions: readonly Judged[];
  /** Sum of what each side gave away. */
  readonly given: Readonly<Record<Side, number>>;
}

/** An analysis as far as it has come, to be gone on with another day. */
export interface KeptAnalysis {
  /** What judged it (`Analyst.key`): by another one it is begun anew. */
  readonly key: string;
  /** Steps that were looked at, of so many. */
  readonly done: number;
  readonly of: number;
  readonly analysis: Analysis;
}

const DRAWN = 0.5;

/** Home's share of how the match ended, by its rules or without them. */
export function finalOf(match: Match, expected: number): number {
  const { turn } = match;
  if (turn.kind !== 'over') return expected;
  const { winner } = turn.result;
  return winner === null ? DRAWN : winner === 'home' ? 1 : 0;
}

const choices = new Choices();

function kindOf(game: Game, before: State, { seat }: Pick<Step, 'seat'>): StepKind {
  if (seat === CHANCE) return 'luck';
  if (seat === WHISTLE) return 'rest';
  if (game.turn(before).kind === 'secret') return 'guess';
  game.choices(before, seat, choices);
  return choices.n > 1 ? 'play' : 'rest';
}

export function courseOf(evaluation: Evaluation, match: Match): Course {
  const { game } = match;
  const states = statesOf(match);
  const judge = new CalibratedJudge(game, evaluation, states[0]!);
  const course = states.map((s) => judge.expected(s));
  const { steps } = match.history;
  const strokes = steps.flatMap(({ seat, action }, i): Stroke[] => {
    if (seat !== CHANCE) return [];
    const outcome = game.writeAction(states[i]!, CHANCE, action);
    return [{ step: i + 1, outcome, swing: swingOf(judge, states[i]!, action) }];
  });
  // What a side must do after its choice belongs to it.
  const kinds: StepKind[] = [];
  const by: (Side | null)[] = [];
  for (const [i, step] of steps.entries()) {
    const kind = kindOf(game, states[i]!, step);
    const isFollowing = kind === 'rest' && step.seat !== WHISTLE && kinds.at(-1) === 'play';
    kinds.push(isFollowing ? 'play' : kind);
    by.push(isFollowing ? by.at(-1)! : kind === 'play' ? sideOf(step.seat) : null);
  }
  const swing = strokes.reduce((sum, stroke) => sum + stroke.swing, 0);
  const final = finalOf(match, course.at(-1)!);
  return { course, strokes, kinds, by, final, luck: { home: swing, away: -swing } };
}

type Rules = Pick<Room, 'game' | 'voice' | 'football'>;

/** Of less nobody asks why. */
const LEAST_EXPLAINED = 0.02;

/** Nodes a decision where nobody says otherwise: page and command line judge alike. */
export const STUDY_NODES = 100;

/** Walks through matches of one game with a search of so many nodes for each decision. */
export class Analyst {
  readonly #room: Rules;
  readonly #game: Game;
  readonly #expert: Expert;
  readonly #evaluation: Evaluation;
  readonly #settings: SearchSettings;
  readonly #nodes: number;
  readonly #scale: Scale;

  constructor(room: Rules, expert: Expert, nodes: number) {
    this.#room = room;
    this.#game = room.game;
    this.#evaluation = studyEvaluation(expert);
    // Reasons speak of what people are told by.
    this.#expert = { ...expert, inSearch: this.#evaluation };
    this.#settings = settingsOf(expert.habits);
    this.#nodes = nodes;
    this.#scale = scaleOf(room.game.id);
  }

  static async for(room: Rules & Pick<Room, 'expert'>, nodes = STUDY_NODES): Promise<Analyst> {
    return new Analyst(room, await room.expert(), nodes);
  }

  /** Names what judges: nodes, evaluation and scale. */
  get key(): string {
    return `${this.#nodes} ${scaleKey(this.#game.id, this.#evaluation)}`;
  }

  /** What was kept of the analysis of a match, where this one would judge the same; else its beginning, without decisions. */
  begin(match: Match, kept?: KeptAnalysis): KeptAnalysis {
    const of = match.history.steps.length;
    if (kept?.key === this.key && kept.of === of) return kept;
    return { key: this.key, done: 0, of, analysis: this.conclude(match, []) };
  }

  async analyse(match: Match, onStep: (done: number, of: number) => void = () => {}): Promise<Analysis> {
    const { steps } = match.history;
    const decisions: Judged[] = [];
    for (const i of steps.keys()) {
      const judged = await this.judge(match, i + 1);
      if (judged) decisions.push(judged);
      onStep(i + 1, steps.length);
    }
    return this.conclude(match, decisions);
  }

  /** The analysis of a match whose decisions have all been judged. */
  conclude(match: Match, decisions: readonly Judged[]): Analysis {
    return withDecisions(courseOf(this.#evaluation, match), decisions);
  }

  /**
   * Judges what was decided in a step; there is nothing to say about a forced action, a sealed one (no single choice of a mix
   * is wrong) or a ruling.
   */
  async judge(match: Match, step: number): Promise<Judged | undefined> {
    const { seat, action } = match.history.steps[step - 1]!;
    const before = match.history.at(step - 1);
    if (kindOf(this.#game, before, { seat }) !== 'play' || this.#game.isRuling(action)) return undefined;
    const { tried, line, reasons } = await this.#compare(before, seat, action, step);
    return { step, side: sideOf(seat), ...tried, line, reasons };
  }

  /** Compares any legal action with the best one in that state. */
  async try(before: State, seat: Seat, action: Action, step: number): Promise<Tried> {
    return (await this.#compare(before, seat, action, step)).tried;
  }

  /** What there is to do in a state, best first, with what each comes to. */
  async best(state: State, seat: Seat, nodes: number): Promise<readonly Candidate[]> {
    let last: Thought | undefined;
    const question = this.#question(state, sideOf(seat), 'best', nodes);
    const report = (thought: Thought): void => {
      last = thought;
    };
    await new SearchBot(this.#evaluation, this.#settings).choose({ ...question, report });
    return (last?.candidates ?? []).map((one) => ({ ...one, value: this.#share(one.value) }));
  }

  readonly #share = (value: number): number => onScale(this.#scale, value);

  #question(state: State, side: Side, seed: string, nodes = this.#nodes): Question {
    const game = this.#game;
    return { game, view: game.view(state, side), side, random: randomFrom(seed), isOver: never, nodes };
  }

  async #compare(before: State, seat: Seat, action: Action, step: number): Promise<Comparison> {
    const game = this.#game;
    const question = this.#question(before, sideOf(seat), `step ${step}`);
    const { best, value } = await new SearchBot(this.#evaluation, this.#settings).study(question, action);
    const share = this.#share;
    const text = (one: Action): string => game.writeAction(before, seat, one);
    const loss = best.action === action ? 0 : Math.max(0, share(best.value) - share(value));
    return {
      tried: { action: text(action), best: text(best.action), value: share(best.value), loss },
      line: best.line,
      reasons:
        loss < LEAST_EXPLAINED
          ? []
          : reasonsFor(this.#room, this.#expert, question, best.action, action, share).map(({ said }) => said),
    };
  }
}

interface Comparison extends Pick<Judged, 'line' | 'reasons'> {
  readonly tried: Tried;
}

/** A course with decisions that were judged in it. */
export const withDecisions = (course: Course, decisions: readonly Judged[]): Analysis => ({
  ...course,
  decisions,
  given: bySide((side) => decisions.reduce((sum, one) => sum + (one.side === side ? one.loss : 0), 0)),
});

const bySide = (value: (side: Side) => number): Record<Side, number> => ({
  home: value(SIDES[0]),
  away: value(SIDES[1]),
});

/** Every state of a match, the first and the last included. */
function statesOf(match: Match): State[] {
  const states: State[] = [];
  match.history.walk(0, (_, before) => states.push(before.clone()));
  states.push(match.state.clone());
  return states;
}
