import type { Millis } from '../match/clock.ts';
import type { Problem } from '../match/faults.ts';
import type { LogEntry } from '../protocol/messages.ts';
import type { Referee } from '../protocol/referee.ts';
import { Times } from '../protocol/times.ts';
import type { Log, MatchRow } from './log/log.ts';
import { openReferee } from './opened.ts';

/** All that is known of a match that has both sides: thrown away and read anew where it may not be true. */
export interface Known {
  readonly referee: Referee;
  readonly times: Times;
  readonly entries: LogEntry[];
  /** The commands that were done, and the step that each became. */
  readonly ids: Map<string, number>;
  at: Millis;
}

/** The match lies in the log in a way that the rules of today can't repeat. */
export class Unreadable extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message.en);
    this.problem = problem;
  }
}

/** What happened before the first row, where the match goes on from a record. */
function entriesBefore({ match, n }: Referee): LogEntry[] {
  const entries: LogEntry[] = [];
  const count = match?.history.steps.length ?? 0;
  match?.history.walk(0, (_step, _before, events) => entries.push({ n: n - count + entries.length + 1, events }));
  return entries;
}

/** Reads a match from the log; both its seats are taken. */
export async function readKnown(log: Log, row: MatchRow): Promise<Known> {
  const steps = await log.stepsAfter(row.id, 0);
  const times = new Times(row.options, row.time);
  const entries: LogEntry[] = [];
  const ids = new Map<string, number>();
  const opened = await openReferee(row, steps, (referee, step, events) => {
    if (referee.match) times.see(referee.match, step?.at ?? row.made);
    if (step) {
      ids.set(step.id, step.n);
      entries.push({ n: step.n, events });
    } else entries.push(...entriesBefore(referee));
  });
  if (!opened.ok) throw new Unreadable(opened.error);
  return { referee: opened.value, times, entries, ids, at: steps.at(-1)?.at ?? row.made };
}
