import type { State } from '../../core/state.ts';

/**
 * What a game's expert looks at, as numbers with names. Each term is seen from home (good for home is positive) and is
 * about 1 in size where it matters; the weights are in logits, so that `valueOf` is home's expected share of the match.
 */
export interface Evaluation<S extends State = State> {
  readonly names: readonly string[];
  /** One per name; how they were found is told in docs/bots.md. */
  readonly weights: readonly number[];
  /** One per name: how an action appeals before it is searched, where another measure plays better than its worth. */
  readonly likings?: readonly number[];
  /** Fills `out` with one number per name. Never called when the match is over. Reads only what its `S` shows. */
  terms(s: S, out: Float64Array): void;
  /** Where the terms `tempo` and `flow` speak of the moments of a turn: which moment it is, and whose (1 home, -1 away). */
  moment?(s: S): Moment;
}

export interface Moment {
  readonly name: string;
  /** Of a turn that has several: the moves still to come. */
  readonly left: number;
  readonly sign: number;
}

/** The evaluation whose worths are how actions appeal. */
export const asLiked = ({ likings, ...rest }: Evaluation): Evaluation => ({
  ...rest,
  weights: likings ?? rest.weights,
});

const scratch = new Float64Array(64);

export const shareOfLogit = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** By other weights, such as its likings: the share in the state that `valueOf` has just been asked about. */
export function valueOfLast(weights: readonly number[]): number {
  let logit = 0;
  for (let i = 0; i < weights.length; i++) logit += weights[i]! * scratch[i]!;
  return shareOfLogit(logit);
}

/** Home's expected share, between 0 and 1. */
export function valueOf<S extends State>(evaluation: Evaluation<S>, s: S): number {
  evaluation.terms(s, scratch);
  return valueOfLast(evaluation.weights);
}
