import type { Clause, Said } from './clause.ts';
import type { GameEvent, Position, Side, Turn } from './game.ts';
import { defaultOptions, type OptionSpecs, type Options } from './options.ts';
import type { PositionHead } from './position.ts';

/** What a learner has done since a step of a lesson began, as the rules tell it. */
export interface Tried<P = Position, E = GameEvent> {
  /** The last of his own actions; empty where he has only thrown. */
  readonly action: string;
  /** All of them. */
  readonly actions: readonly string[];
  /** What chance and the rival did is among them. */
  readonly events: readonly E[];
  readonly position: P;
  readonly turn: Turn;
  /** The share of the match that the last action gives away against the best one at first sight, from 0 to 1. */
  loss(): number;
}

/** What is said of a try that the rules allow and the step does not want. */
export interface Wrong<P = Position, E = GameEvent> {
  /** Left out: whatever the ones before it do not name. */
  when?(tried: Tried<P, E>): boolean;
  readonly say: Said;
  /** How it goes on, to show what it costs: actions and outcomes in order, as far as they are possible. */
  readonly costs?: readonly string[];
}

/**
 * One thing to do. The learner is asked by `say`; what he does is judged by `accept` through the real rules, so that whatever
 * is good passes. He may throw, and the rival may answer, as often as the script has an outcome or an action for it.
 */
export interface LessonStep<P = Position, E = GameEvent> {
  /** At most 25 words in each language. */
  readonly say: Said;
  /** It is null where it goes on from the end of the step before. */
  readonly position: P | null;
  readonly side: Side;
  accept(tried: Tried<P, E>): boolean;
  /** Says whether it is right so far and more is to come; left out: one action decides. */
  goesOn?(tried: Tried<P, E>): boolean;
  /** What the dice, coins and decks give, one after the other. */
  readonly chance?: readonly string[];
  /** What the rival does, one after the other. */
  readonly rival?: readonly string[];
  /** What the rival seals, where he chooses in secret: he may know what the learner has sealed. */
  duel?(position: P): string;
  /** The learner's own actions that pass, in order; throws are not among them. */
  readonly hint: readonly string[];
  /** The last one has no `when`. */
  readonly wrong: readonly Wrong<P, E>[];
}

/** A chapter: a few steps about one thing. */
export interface Lesson<P = Position, E = GameEvent> {
  /** Part of its address. */
  readonly id: string;
  readonly title: Said;
  /** What it teaches. */
  readonly clauses: readonly Clause[];
  readonly steps: readonly LessonStep<P, E>[];
}

/** A short scene that plays by itself: actions and outcomes in order, whoever is to move. */
export interface LivePicture<P = Position> {
  readonly caption: Said;
  readonly position: P;
  readonly plays: readonly string[];
}

/** The game on one screen, in at most 120 words. */
export interface HowItIsPlayed<P = Position> {
  readonly aim: Said;
  readonly turn: Said;
  readonly scoring: Said;
  readonly end: Said;
  readonly pictures: readonly [LivePicture<P>, LivePicture<P>, LivePicture<P>];
}

/** A moment of a match through the eyes of one side. */
export interface Moment<P = Position, E = GameEvent> {
  readonly position: P;
  readonly turn: Turn;
  readonly events: readonly E[];
  readonly side: Side;
  /** What that side may do now. */
  readonly legal: readonly string[];
}

/** A kind of situation that a coach explains when it comes up for the first time. */
export interface Situation<P = Position, E = GameEvent> {
  readonly id: string;
  readonly title: Said;
  when(moment: Moment<P, E>): boolean;
  /** What is asked and what the marks mean; at most 25 words. */
  readonly say: Said;
  /** The lesson in which it can be tried. */
  readonly lesson: string;
}

/** All that a room teaches. */
export interface Lessons<P = Position, E = GameEvent> {
  readonly how: HowItIsPlayed<P>;
  /** In the order in which one needs them. */
  readonly lessons: readonly Lesson<P, E>[];
  /** The first that fits is told first. */
  readonly coach: readonly Situation<P, E>[];
}

const CLOSE = 0.02;
/** Accepts whatever is within 2 % of the best action. */
export const isAboutBest = ({ loss }: Pick<Tried, 'loss'>): boolean => loss() <= CLOSE;

/** Says whether an event of that type was told. */
export const happened =
  (type: string) =>
  ({ events }: { readonly events: readonly GameEvent[] }): boolean =>
    events.some((event) => event.type === type);

export const isOffered = (legal: readonly string[], kind: string): boolean =>
  legal.some((action) => action.startsWith(kind));

/** Situations that come up in several games: what may be done, what is decided, what has happened. */
export const offers =
  (kind: string) =>
  ({ legal }: Pick<Moment, 'legal'>): boolean =>
    isOffered(legal, kind);
export const atChance =
  (phase: string) =>
  ({ turn }: Pick<Moment, 'turn'>): boolean =>
    turn.kind === 'chance' && turn.phase === phase;
/** That side is to choose in the phase. */
export const toChoose =
  (phase: string) =>
  ({ turn, legal }: Pick<Moment, 'turn' | 'legal'>): boolean =>
    turn.kind === 'choice' && turn.phase === phase && legal.length > 0;
export const inPeriod =
  (period: number | string) =>
  ({ position }: Pick<Moment, 'position'>): boolean =>
    position['period'] === period;
export const hasConceded = ({ events, side }: Pick<Moment, 'events' | 'side'>): boolean =>
  events.some((event) => event.type === 'goal' && event['side'] !== side);

export const say = (es: string, en: string): Said => ({ es, en });

/** What the position of a scene begins with: the first period without a goal, and home to act. */
export const headOf = <Id extends string, O extends Options>(
  game: Id,
  specs: OptionSpecs,
  plays: number,
  options: Partial<O> = {},
): Omit<PositionHead<Id, O, 1, never>, 'phase'> => ({
  game,
  v: 1,
  options: { ...(defaultOptions(specs) as O), ...options },
  period: 1,
  score: [0, 0],
  side: 'home',
  time: { plays, up: false },
});
