import { otherSide, type Position } from '../../core/game.ts';
import { isExtra, isPlayed, periodName, plays, type Stage, throwBy } from '../../core/stage.ts';
import type { TacticsPosition } from './position.ts';

const seen = (position: Position) => position as unknown as TacticsPosition;

export const stage: Stage = {
  period: (position) => periodName(seen(position).period),
  progress(position) {
    const { options, period, time } = seen(position);
    const agreed = isExtra(period) ? options.playsPerExtra : options.playsPerHalf;
    return isPlayed(period) ? plays(time.plays, options.clock === 'plays' ? agreed : null) : null;
  },
  clock(position) {
    const { options, period, time } = seen(position);
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    return { minutes: isExtra(period) ? options.minutesPerExtra : options.minutesPerHalf, isRunning: time.plays > 0 };
  },
  // STW-MIN-1.
  hurry: { option: 'moveSeconds', ruling: 'timeout' },
  thrower(position, turn) {
    const { side } = seen(position);
    const isDefence = turn.kind === 'chance' && turn.phase === 'defendroll';
    return throwBy(turn, side && isDefence ? otherSide(side) : side);
  },
  carrier: () => null,
  shootout(position) {
    const { shootout, options } = seen(position);
    return shootout && { taken: shootout.taken, goals: shootout.goals, series: options.shootoutKicks };
  },
};
