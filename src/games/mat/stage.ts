import type { Position, Side } from '../../core/game.ts';
import { isPlayed, periodName, pieceOn, plays, type ShootoutScore, type Stage } from '../../core/stage.ts';
import type { MatOptions } from './model.ts';

interface Seen {
  readonly options: MatOptions;
  readonly period: number | string;
  readonly score: readonly [number, number];
  readonly phase: string;
  readonly time: { readonly plays: number };
  readonly pieces: Readonly<Record<Side, Readonly<Record<string, string>>>>;
  readonly ball: string | null;
  readonly shootout: Omit<ShootoutScore, 'series'> | null;
}
const seen = (position: Position): Seen => position as unknown as Seen;

/** MAT-TIME-4. */
const SERIES = 5;

/** From the first turn on; it stands still in a later set-up. After a goal the kick-off belongs to the play. */
function isRunning({ phase, score }: Seen): boolean {
  if (phase === 'setup' || phase === 'coin') return false;
  return phase !== 'kickoff' || score[0] + score[1] > 0;
}

export const stage: Stage = {
  period(position) {
    const name = periodName(seen(position).period);
    return name === '1' ? 'whole' : name;
  },
  progress(position) {
    const { options, period, time } = seen(position);
    // A turn is counted when it is over (MAT-TIME-1).
    return isPlayed(period) ? plays(time.plays + 1, options.clock === 'plays' ? options.maxTurns : null) : null;
  },
  clock(position) {
    const { options, period } = seen(position);
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    return { minutes: options.minutes, isRunning: isRunning(seen(position)) };
  },
  hurry: null,
  thrower: () => null,
  carrier(position, side) {
    const { pieces, ball } = seen(position);
    return pieceOn(pieces[side], ball)?.slice(1) ?? null;
  },
  shootout(position) {
    const { shootout } = seen(position);
    return shootout && { taken: shootout.taken, goals: shootout.goals, series: SERIES };
  },
};
