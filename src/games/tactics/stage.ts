import { otherSide } from '../../core/game.ts';
import type { Look, Sector } from '../../core/look.ts';
import { isExtra, isPlayed, periodName, plays, type Stage, throwBy } from '../../core/stage.ts';
import type { Face } from './model.ts';
import type { TacticsPosition } from './position.ts';

const SECTOR: Readonly<Record<Face, Sector>> = {
  goal: { outcome: 'goal', mark: '●', colour: '#1e7a3c' },
  corner: { outcome: 'corner', mark: '⚑', colour: '#c28a0a' },
  goalkick: { outcome: 'goalkick', mark: '①', colour: '#4a5560' },
};
const ROUND = ['goal', 'corner', 'goal', 'goalkick', 'goal', 'corner', 'goal', 'goalkick'] as const;
/** STW-SHOT-1: as it is printed. */
const SPINNER: Look = { kind: 'spinner', sectors: ROUND.map((face) => SECTOR[face]) };

export const stage: Stage<TacticsPosition> = {
  period: ({ period }) => periodName(period),
  progress({ options, period, time }) {
    const agreed = isExtra(period) ? options.playsPerExtra : options.playsPerHalf;
    return isPlayed(period) ? plays(time.plays, options.clock === 'plays' ? agreed : null) : null;
  },
  clock({ options, period, time }) {
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    return { minutes: isExtra(period) ? options.minutesPerExtra : options.minutesPerHalf, isRunning: time.plays > 0 };
  },
  // STW-MIN-1.
  hurry: { option: 'moveSeconds', ruling: 'timeout' },
  members: null,
  draws: { spinner: SPINNER, shotdie: SPINNER },
  thrower({ side }, turn) {
    const isDefence = turn.kind === 'chance' && turn.phase === 'defendroll';
    return throwBy(turn, side && isDefence ? otherSide(side) : side);
  },
  carrier: () => null,
  places: ['pieces', 'ball'],
  shootout: ({ shootout, options }) =>
    shootout && { taken: shootout.taken, goals: shootout.goals, series: options.shootoutKicks },
};
