import type { State } from '../../core/state.ts';

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
