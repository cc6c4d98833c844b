import { type Position, SIDES, type Side } from '../../core/game.ts';
import { isExtra, isPlayed, periodName, pieceOn, plays, type Stage } from '../../core/stage.ts';

interface Seen {
  readonly options: { readonly clock: 'plays' | 'whistle'; readonly mode: 'full' | 'half' | 'quick' };
  readonly period: number | string;
  readonly time: { readonly plays: number };
  readonly pieces: Readonly<Record<Side, Readonly<Record<string, string>>>>;
  readonly ball: string | null;
  readonly shootout: { readonly kicks: Readonly<Record<Side, readonly boolean[]>> } | null;
}
const seen = (position: Position): Seen => position as unknown as Seen;

/** The ball cards of a period, one a minute (CTY-TIM-1, CTY-TIM-6, CTY-QCK-1). */
function cardsOf({ options, period }: Seen): number {
  if (options.mode === 'quick') return 30;
  return isExtra(period) ? 24 : period === 2 ? 48 : 45;
}

/** Of a real clock. */
const HALF_MINUTES = 45;
const EXTRA_MINUTES = 15;
/** CTY-SHO-1. */
const SERIES = 5;

export const stage: Stage = {
  period(position) {
    const { options, period } = seen(position);
    return period === 1 && options.mode !== 'full' ? 'whole' : periodName(period);
  },
  progress(position) {
    const { options, period, time } = seen(position);
    if (!isPlayed(period)) return null;
    if (options.clock !== 'plays') return plays(time.plays, null);
    return { unit: 'minute', n: time.plays, of: cardsOf(seen(position)) };
  },
  clock(position) {
    const { options, period, ball } = seen(position);
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    // There is no ball until the line-up of the period is complete.
    return { minutes: isExtra(period) ? EXTRA_MINUTES : HALF_MINUTES, isRunning: ball !== null };
  },
  hurry: null,
  thrower: () => null,
  carrier: (position, side) => pieceOn(seen(position).pieces[side], seen(position).ball),
  shootout(position) {
    const { shootout } = seen(position);
    if (!shootout) return null;
    const [home, away] = SIDES.map((side) => shootout.kicks[side]);
    const scored = (kicks: readonly boolean[]): number => kicks.filter(Boolean).length;
    return { taken: [home!.length, away!.length], goals: [scored(home!), scored(away!)], series: SERIES };
  },
};
