import { isExtra, isPlayed, periodName, pieceOn, plays, type Stage, throwBy } from '../../core/stage.ts';
import type { PhaseName } from './model.ts';
import type { ElevenPosition } from './position.ts';

/** ELV-SHO-1. */
const SERIES = 5;
/** Before the first roll of a period nobody has played: pieces are placed. */
const PLACING: ReadonlySet<PhaseName> = new Set(['toss', 'kickoff', 'place']);

export const stage: Stage<ElevenPosition> = {
  period: ({ period }) => periodName(period),
  progress({ options, period, time }) {
    const agreed = isExtra(period) ? options.etPlays : options.plays;
    return isPlayed(period) ? plays(time.plays, options.clock === 'plays' ? agreed : null) : null;
  },
  clock({ options, period, phase, time }) {
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    const minutes = isExtra(period) ? options.etMinutes : options.minutes;
    return { minutes, isRunning: time.plays > 0 || !PLACING.has(phase) };
  },
  hurry: null,
  members: null,
  draws: {},
  thrower: ({ side }, turn) => throwBy(turn, side),
  carrier: ({ pieces, ball }, side) => pieceOn(pieces[side], ball),
  places: ['pieces', 'ball'],
  shootout: ({ shootout }) => shootout && { taken: shootout.shots, goals: shootout.score, series: SERIES },
};
