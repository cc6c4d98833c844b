import type { Position, Side } from '../../core/game.ts';
import { isPlayed, periodName, plays, type ShootoutScore, type Stage, throwBy } from '../../core/stage.ts';
import type { PERIODS, PHASES, TorinoOptions } from './model.ts';

interface Seen {
  readonly options: TorinoOptions;
  readonly period: (typeof PERIODS)[number];
  readonly phase: (typeof PHASES)[number];
  readonly side: Side | null;
  readonly time: { readonly plays: number };
  readonly shot: { readonly kicker: Side } | null;
  readonly shootout: Omit<ShootoutScore, 'series'> | null;
}
const seen = (position: Position): Seen => position as unknown as Seen;

export const stage: Stage = {
  period: (position) => periodName(seen(position).period),
  progress(position) {
    const { options, period, time } = seen(position);
    // An attack turn is counted when it is over (TOR-TIME-2).
    return isPlayed(period) ? plays(time.plays + 1, options.clock === 'plays' ? options.turnsPerHalf : null) : null;
  },
  clock(position) {
    const { options, period, phase } = seen(position);
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    // The opening roll costs no time (TOR-OPEN-3).
    return { minutes: options.minutesPerHalf, isRunning: phase !== 'opening' };
  },
  hurry: null,
  thrower(position, turn) {
    const { shot, side } = seen(position);
    return throwBy(turn, shot?.kicker ?? side);
  },
  carrier: () => null,
  shootout(position) {
    const { shootout, options } = seen(position);
    return shootout && { taken: shootout.taken, goals: shootout.goals, series: options.shootoutKicks };
  },
};
