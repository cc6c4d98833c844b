import { loadRoom } from '../../games/index.ts';
import { type Estimate, shareOf } from '../../lab/elo.ts';
import { batchCount, type SimPlan, spanOf } from '../../lab/sim/plan.ts';
import type { Say } from '../lang.ts';
import { percent } from '../screen.ts';
import type { Hands } from './hands.ts';
import { SeriesStore } from './store.ts';

/** What a series has come to so far. */
export interface Standing {
  readonly played: number;
  readonly home: number;
  readonly draws: number;
  readonly away: number;
  readonly goals: number;
}

/** Home's share of the matches, with its interval. */
export const homeShare = ({ home, draws, away }: Standing): Estimate => shareOf({ wins: home, draws, losses: away });

export const standingText = (standing: Standing, say: Say): string => {
  const { share, low, high } = homeShare(standing);
  const { home, draws, away, played, goals } = standing;
  return (
    `${say({ es: 'local', en: 'home' })} +${home} =${draws} −${away}  ` +
    `${percent(share)} [${percent(low)}, ${percent(high)}]  ` +
    `${(goals / Math.max(1, played)).toFixed(2)} ${say({ es: 'goles', en: 'goals' })}`
  );
};

/** Plays what is missing of a plan into its file, which may be begun already. */
export async function runSeries(
  plan: SimPlan,
  file: string,
  hands: Hands,
  signal: AbortSignal,
  onProgress: (standing: Standing) => void,
): Promise<Standing> {
  const { plan: board } = await (await loadRoom(plan.game)).survey();
  const store = new SeriesStore(file, plan, board);
  try {
    const kept = store.kept();
    const left = Array.from({ length: batchCount(plan) }, (_, batch) => batch).filter((batch) => !kept.has(batch));
    let standing: Standing = { ...store.tally(), played: 0 };
    for (const batch of kept) standing = { ...standing, played: standing.played + sizeOf(plan, batch) };
    onProgress(standing);
    await hands.play(
      plan,
      left,
      (batch) => {
        if (!store.keep(batch)) return;
        const won = (side: string | null): number => batch.matches.filter(({ winner }) => winner === side).length;
        standing = {
          played: standing.played + batch.matches.length,
          home: standing.home + won('home'),
          draws: standing.draws + won(null),
          away: standing.away + won('away'),
          goals: standing.goals + batch.matches.reduce((sum, { home, away }) => sum + home + away, 0),
        };
        onProgress(standing);
      },
      signal,
    );
    return standing;
  } finally {
    store.close();
  }
}

function sizeOf(plan: SimPlan, batch: number): number {
  const { first, end } = spanOf(plan, batch);
  return end - first;
}
