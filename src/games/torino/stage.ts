import { isPlayed, periodName, plays, type Stage, throwBy } from '../../core/stage.ts';
import type { TorinoPosition } from './position.ts';

export const stage: Stage<TorinoPosition> = {
  period: ({ period }) => periodName(period),
  /** An attack turn is counted when it is over (TOR-TIME-2). */
  progress: ({ options, period, time }) =>
    isPlayed(period) ? plays(time.plays + 1, options.clock === 'plays' ? options.turnsPerHalf : null) : null,
  /** The opening roll costs no time (TOR-OPEN-3). */
  clock: ({ options, period, phase }) =>
    options.clock === 'whistle' && isPlayed(period)
      ? { minutes: options.minutesPerHalf, isRunning: phase !== 'opening' }
      : null,
  hurry: null,
  members: null,
  draws: {},
  thrower: ({ shot, side }, turn) => throwBy(turn, shot?.kicker ?? side),
  carrier: () => null,
  places: ['ball'],
  shootout: ({ shootout, options }) =>
    shootout && { taken: shootout.taken, goals: shootout.goals, series: options.shootoutKicks },
};
