import type { Side } from '../../core/game.ts';

/** How a tournament is played. */
export const KINDS = ['arena', 'swiss', 'cup', 'league'] as const;
export type Kind = (typeof KINDS)[number];

/** What became of a bout. A `forfeit` has a winner who was there, or nobody: then both have lost. */
export interface Outcome {
  readonly winner: Side | null;
  readonly goals: readonly [home: number, away: number];
  readonly how: 'played' | 'forfeit';
}

/** Whoever does not come to the table loses by as much. */
export const FORFEIT_GOALS = 3;

export const forfeit = (winner: Side | null): Outcome => ({
  winner,
  goals: [winner === 'home' ? FORFEIT_GOALS : 0, winner === 'away' ? FORFEIT_GOALS : 0],
  how: 'forfeit',
});

/** How a match that was played to an end counts. Who gave up, left or ran out of time loses by as much at least. */
export function played(winner: Side | null, score: readonly [home: number, away: number], isGivenUp: boolean): Outcome {
  const [home, away] = score;
  const by = winner === 'home' ? home - away : away - home;
  const goals = isGivenUp && winner !== null && by < FORFEIT_GOALS ? forfeit(winner).goals : score;
  return { winner, goals, how: 'played' };
}

/** Somebody who takes part, by a name that nobody else has; a list of them begins with the strongest. */
export type Entrant = string;

/** One meeting of two, or a round in which somebody rests: `away` is null, and it is settled from the start. */
export interface Bout {
  readonly round: number;
  readonly home: Entrant;
  readonly away: Entrant | null;
  /** It is null while it is being played. */
  readonly outcome: Outcome | null;
}

/** Two who are to meet, or one who rests. */
export interface Pair {
  readonly home: Entrant;
  readonly away: Entrant | null;
}

/** A bout from where one of the two sits. */
interface OwnBout {
  readonly bout: Bout;
  readonly side: Side;
}

/** Every bout of somebody in the order in which they are given, with the side that he plays. */
export const boutsOf = (bouts: readonly Bout[], who: Entrant): OwnBout[] =>
  bouts
    .filter(({ home, away }) => home === who || away === who)
    .map((bout) => ({ bout, side: bout.home === who ? 'home' : 'away' }));
