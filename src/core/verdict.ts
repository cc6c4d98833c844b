import type { Clause } from './clause.ts';
import type { Seat } from './game.ts';
import { demand } from './read.ts';

/** Who has won and why, as `gameFrom` asks it of a state that keeps the winner's seat and the reason's number. */
export const verdictBy =
  <R extends string>(reasons: readonly R[]) =>
  (s: { readonly winner: Seat; readonly reason: number }): { readonly winner: Seat; readonly reason: R } => ({
    winner: s.winner,
    reason: reasons[s.reason]!,
  });

/** The seat with more goals, -1 where the score is level. */
export const leaderOf = (score: ArrayLike<number>): Seat =>
  score[0] === score[1] ? -1 : score[0]! > score[1]! ? 0 : 1;

/** Where goals alone decide, who has more of them has won; to be called inside `reading`. */
export const checkLeader = (winner: Seat, score: ArrayLike<number>, clause: Clause): void =>
  demand(
    winner === leaderOf(score),
    'result.winner',
    { es: 'debe ser el lado con más goles, null con empate', en: 'must be the side with more goals, null when level' },
    clause,
  );
