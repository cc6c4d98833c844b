import { type Evaluation, type Moment, valueOf } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import { playItself, type SelfPlay, solve } from './fit.ts';

/** A moment of a match, and home's share as the evaluation expected it there. */
export interface SeenMoment extends Moment {
  readonly share: number;
}

export interface MatchOfMoments {
  readonly moments: readonly SeenMoment[];
  /** How it ended for home. */
  readonly share: number;
}

export interface Tempo {
  readonly name: string;
  readonly seen: number;
  /** What the moment is worth to its side beyond what was expected. */
  readonly logits: number;
}

/** Counts like so much of one moment (a certain one counts a sixteenth) that speaks for nothing. */
const CAUTION = 0.3;

/** Matches of the search against itself, step by step, under the evaluation as it is without its tempo. */
export async function playMoments(game: Game, evaluation: Evaluation, plan: SelfPlay): Promise<MatchOfMoments[]> {
  if (!evaluation.moment) throw new Error(`the evaluation of ${game.id} knows no moments`);
  const tempo = evaluation.names.indexOf('tempo');
  const plain = { ...evaluation, weights: evaluation.weights.with(tempo, 0) };
  const played: MatchOfMoments[] = [];
  for (let number = 0; number < plan.matches; number++) {
    const moments: SeenMoment[] = [];
    const share = await playItself(game, plain, plan, number, (s) => {
      moments.push({ ...evaluation.moment!(s), share: valueOf(plain, s) });
    });
    played.push({ moments, share });
  }
  return played;
}

/**
 * What each moment is worth beyond what was expected, so that expectations would not drift from one moment to the next:
 * least-squares temporal differences, LSTD(λ), with one number for each name.
 */
export function tempoOf(played: readonly MatchOfMoments[], lambda: number): Tempo[] {
  const names = [...new Set(played.flatMap(({ moments }) => moments.map(({ name }) => name)))].sort();
  const indexOf = new Map(names.map((name, i) => [name, i]));
  const seen = names.map(() => 0);
  const matrix = names.map((_, i) => names.map((_, j) => (i === j ? CAUTION : 0)));
  const right = names.map(() => 0);
  for (const { moments, share: result } of played) {
    const trace = names.map(() => 0);
    let before: { index: number; slope: number; share: number } | undefined;
    const learn = (index: number, slope: number, share: number): void => {
      if (!before) return;
      for (const [i, weight] of trace.entries()) {
        matrix[i]![before.index]! += weight * before.slope;
        if (slope !== 0) matrix[i]![index]! -= weight * slope;
        right[i]! += weight * (share - before.share);
      }
    };
    for (const { name, sign, share } of moments) {
      const index = indexOf.get(name)!;
      const slope = sign * share * (1 - share);
      learn(index, slope, share);
      for (let i = 0; i < trace.length; i++) trace[i]! *= lambda;
      trace[index]! += slope;
      seen[index]!++;
      before = { index, slope, share };
    }
    learn(0, 0, result);
  }
  const worth = solve(matrix, right);
  return names.map((name, i) => ({ name, seen: seen[i]!, logits: worth[i]! }));
}
