import type { Side } from '../core/game.ts';
import type { Millis } from '../match/clock.ts';
import type { Problem } from '../match/faults.ts';
import type { Match } from '../match/match.ts';
import type { Table } from '../match/table.ts';
import type { Thought } from '../protocol/host.ts';
import type { Bus } from './bus/bus.ts';
import type { Log, MatchRow } from './log/log.ts';

/** What the tables of one server process need of the world; tests give them a world of their own. */
export interface Node {
  readonly log: Log;
  readonly bus: Bus;
  /** The time of the log, the same on all nodes; never goes back, whatever the wall clock does. */
  now(): Millis;
  think(match: Match, side: Side, bot: string, n: number, signal: AbortSignal, isAdvice?: boolean): Promise<Thought>;
  /** For the metrics: what became of a command. */
  count(kind: string, result: 'done' | 'refused' | 'conflict'): void;
  /** A match has gone on to its step `n`, and the log has it. */
  played(id: string, match: Match, n: number, table: Table): void;
  /** A match is over, and the log has it; said at least once, however often a node falls. */
  over(id: string, match: Match): Promise<void>;
  /** Since when a side has had no page of the match open on any node; null: it has one. */
  awaySince(match: MatchRow, side: Side): Promise<Millis | null>;
  /** Why nobody is advised in that match. */
  refuseAdvice(id: string): Promise<Problem | undefined>;
  /** An error nobody foresaw, for the log of the server. */
  stumbled(error: unknown, match?: string): void;
}

/** By how much a clock is set right at once, which is a thousandth of the minute between two times. */
const MOST_SLEW: Millis = 60;

/** Runs on its own and never goes back: a jump of a machine's wall clock neither ends nor extends a turn. */
export interface SteadyClock {
  now(): Millis;
  /** Comes a little nearer to the time of the log, so that the clocks of all nodes stay together. */
  slew(): Promise<void>;
}

/** How far the time of the log is ahead of this process's own, where the answer took as long as the question. */
async function aheadOf(log: Pick<Log, 'time'>): Promise<Millis> {
  const asked = performance.now();
  const time = await log.time();
  return time - (asked + performance.now()) / 2;
}

export async function steadyClock(log: Pick<Log, 'time'>): Promise<SteadyClock> {
  let ahead = await aheadOf(log);
  let latest = 0;
  return {
    now: () => (latest = Math.max(latest, Math.round(performance.now() + ahead))),
    async slew() {
      const wrong = (await aheadOf(log)) - ahead;
      ahead += Math.max(-MOST_SLEW, Math.min(MOST_SLEW, wrong));
    },
  };
}
