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

/** A clock that was right once and runs on its own: a jump of the machine's wall clock neither ends nor extends a turn. */
export async function steadyClock(log: Pick<Log, 'time'>): Promise<() => Millis> {
  const begin = performance.now();
  const ahead = (await log.time()) - begin;
  return () => Math.round(performance.now() + ahead);
}
