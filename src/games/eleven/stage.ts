import type { Position, Side } from '../../core/game.ts';
import { isExtra, isPlayed, periodName, pieceOn, plays, type Stage, throwBy } from '../../core/stage.ts';
import type { ElevenOptions } from './model.ts';

interface Seen {
  readonly options: ElevenOptions;
  readonly period: number | string;
  readonly phase: string;
  readonly side: Side | null;
  readonly time: { readonly plays: number };
  readonly pieces: Readonly<Record<Side, Readonly<Record<string, string | null>>>>;
  readonly ball: string | null;
  readonly shootout: { readonly score: readonly [number, number]; readonly shots: readonly [number, number] } | null;
}
const seen = (position: Position): Seen => position as unknown as Seen;

/** ELV-SHO-1. */
const SERIES = 5;
/** Before the first roll of a period nobody has played: pieces are placed. */
const PLACING: ReadonlySet<string> = new Set(['toss', 'kickoff', 'place']);

export const stage: Stage = {
  period: (position) => periodName(seen(position).period),
  progress(position) {
    const { options, period, time } = seen(position);
    const agreed = isExtra(period) ? options.etPlays : options.plays;
    return isPlayed(period) ? plays(time.plays, options.clock === 'plays' ? agreed : null) : null;
  },
  clock(position) {
    const { options, period, phase, time } = seen(position);
    if (options.clock !== 'whistle' || !isPlayed(period)) return null;
    const minutes = isExtra(period) ? options.etMinutes : options.minutes;
    return { minutes, isRunning: time.plays > 0 || !PLACING.has(phase) };
  },
  hurry: null,
  thrower: (position, turn) => throwBy(turn, seen(position).side),
  carrier: (position, side) => pieceOn(seen(position).pieces[side], seen(position).ball),
  shootout(position) {
    const { shootout } = seen(position);
    return shootout && { taken: shootout.shots, goals: shootout.score, series: SERIES };
  },
};
