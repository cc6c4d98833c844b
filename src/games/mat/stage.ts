import { isPlayed, periodName, pieceOn, plays, type Stage } from '../../core/stage.ts';
import { SERIES } from './flow.ts';
import type { MatPosition } from './position.ts';

/** The clock runs from the first turn on and stands still in a later set-up; after a goal the kick-off is play. */
function isRunning({ phase, score }: MatPosition): boolean {
  if (phase === 'setup' || phase === 'coin') return false;
  return phase !== 'kickoff' || score[0] + score[1] > 0;
}

export const stage: Stage<MatPosition> = {
  period({ period }) {
    const name = periodName(period);
    return name === '1' ? 'whole' : name;
  },
  progress({ options, period, time }) {
    // A turn is counted when it is over (MAT-TIME-1).
    return isPlayed(period) ? plays(time.plays + 1, options.clock === 'plays' ? options.maxTurns : null) : null;
  },
  clock(position) {
    const { options, period } = position;
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    return { minutes: options.minutes, isRunning: isRunning(position) };
  },
  hurry: null,
  members: { home: 'homeMembers', away: 'awayMembers' },
  draws: {},
  thrower: () => null,
  carrier: ({ pieces, ball }, side) => pieceOn(pieces[side], ball)?.slice(1) ?? null,
  places: ['pieces', 'ball'],
  shootout: ({ shootout }) => shootout && { taken: shootout.taken, goals: shootout.goals, series: SERIES },
};
