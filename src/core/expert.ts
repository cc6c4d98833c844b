import type { Said } from './clause.ts';
import type { Action, Seat } from './game.ts';
import type { State } from './state.ts';

/**
 * What a game's expert looks at, as numbers with names. Each term is seen from home (good for home is positive) and is
 * about 1 in size where it matters; the weights are in logits, so that `valueOf` is home's expected share of the match.
 */
export interface Evaluation<S extends State = State> {
  readonly names: readonly string[];
  /** One per name; how they were found is told in docs/bots.md. */
  readonly weights: readonly number[];
  /** Fills `out` with one number per name. Never called when the match is over. Reads only what its `S` shows. */
  terms(s: S, out: Float64Array): void;
  /** Where a term `tempo` says what the moments of a turn are worth: which moment it is, and whose (1 home, -1 away). */
  moment?(s: S): Moment;
}

export interface Moment {
  readonly name: string;
  readonly sign: number;
}

/** How the tree search spends its nodes. Losses are shares of the match, 0 to 1. */
export interface Habits {
  /** How much an action that looks good at first sight is tried before its results count: PUCT's constant. */
  readonly curiosity: number;
  /** The loss at first sight that makes an action e times less likely to be tried. */
  readonly temperature: number;
  /** Outcomes of chance looked into after n visits: this many times √n, the likely ones first. */
  readonly widening: number;
}

/** The levels that search. */
export type Searcher = 'club' | 'pro' | 'master';

/** The loss that makes a level's final choice e times less likely, in temperatures of the search; 0 takes the best. */
export type Slips = Readonly<Partial<Record<Searcher, number>>>;

/** In place of an action where there is none. */
export const NO_ACTION: Action = -1;

/** What an alpha-beta search must know of a game beyond its rules. */
export interface Sense<S extends State = State> {
  /** What it judges the ends of its lines by. */
  readonly evaluation: Evaluation<S>;
  /** So many of its first cells tell a state from all others; the rest follows from them. */
  tellingCells(s: S): number;
  /** An action to take without comparing it with others, or NO_ACTION. */
  certain(s: S, seat: Seat): Action;
  /** Says whether an action is looked at; `ply` 0 is the decision itself. */
  considers(s: S, seat: Seat, action: Action, ply: number): boolean;
  /** An action that nobody would leave out: played on before a state is judged. Or NO_ACTION. */
  obvious(s: S): Action;
  /** Says whether the side should not let it rest here: where both wait for the other, a match is drawn. */
  isIdle(s: S, seat: Seat): boolean;
  /** Which to try first where nothing better is known; higher first. */
  urgency(s: S, seat: Seat, action: Action): number;
}

/** In how many of his decisions, 0 to 1, somebody does not see to what instinct tells others. */
export interface Lapses {
  /** A loose ball is not noticed. */
  readonly ball: number;
  /** While the rival has the ball the keeper may take a step out; in the next turn he goes back. */
  readonly keeper: number;
}
export const NO_LAPSES: Lapses = { ball: 0, keeper: 0 };

/** What anybody who has watched football sees to before he thinks; the lower levels are held to it. */
export interface Instinct<S extends State = State> {
  /** Steps that the keeper of a side is away from where he belongs; 0 where he is there, or where there is none. */
  keeperAway(s: S, seat: Seat): number;
  /** Says whether the ball is in play and nobody has it. */
  isLoose(s: S): boolean;
  hasBall(s: S, seat: Seat): boolean;
  /** How often somebody who plays his first matches lets it slip. */
  readonly lapses: Lapses;
}

/** What is known of a game beyond its rules: by this the bots of every level play it, and hints and reviews speak. */
export interface Expert<S extends State = State> {
  /** What an action is judged by without looking further. */
  readonly firstSight: Evaluation<S>;
  /** What the tree search judges by: where it pays, more than a first sight takes in. */
  readonly inSearch: Evaluation<S>;
  /** What people are told by, where the shares of the search are no promise that is kept; its terms are some of the above. */
  readonly inStudy?: Evaluation<S>;
  /** Every term of its evaluations: what it is about, in a few words. */
  readonly terms: Readonly<Record<string, Said>>;
  /** The same terms have what an action does for its side where it betters one: the beginning of a reason. */
  readonly gains: Readonly<Record<string, Said>>;
  /** Where the search should spend its nodes otherwise than it does by itself. */
  readonly habits: Partial<Habits>;
  /** Where levels should be more or less careful than they are by themselves. */
  readonly slips: Slips;
  /** Games without dice are mastered by looking for the best answer to everything; null where the tree search does it. */
  readonly sense: Sense<S> | null;
  /** It is null in a game without keepers and loose balls that its sides move. */
  readonly instinct: Instinct<S> | null;
}

/** The share of the match that logits stand for. */
export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

const scratch = new Float64Array(64);

/** Home's expected share, between 0 and 1. */
export function valueOf<S extends State>(evaluation: Evaluation<S>, s: S): number {
  evaluation.terms(s, scratch);
  let logit = 0;
  for (let i = 0; i < evaluation.weights.length; i++) logit += evaluation.weights[i]! * scratch[i]!;
  return logistic(logit);
}
