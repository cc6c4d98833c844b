import { isPlayed, periodName, plays, type Stage, throwBy } from '../../../src/core/stage.ts';
import type { ToyPosition } from './position.ts';

export const stage: Stage<ToyPosition> = {
  period: ({ period }) => periodName(period),
  progress: ({ options, period, time }) => (isPlayed(period) ? plays(time.plays + 1, options.turns) : null),
  clock: () => null,
  hurry: null,
  members: null,
  draws: {},
  thrower: ({ side }, turn) => throwBy(turn, side),
  carrier: () => null,
  places: [],
  shootout: () => null,
};
