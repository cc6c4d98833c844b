import type { GameEvent } from '../core/game.ts';
import type { Millis } from '../match/clock.ts';
import type { Problem } from '../match/faults.ts';
import { Times } from '../match/times.ts';
import type { LogEntry } from '../protocol/messages.ts';
import type { Referee } from '../protocol/referee.ts';
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

/** The fact of a whistle, as src/protocol/fact.ts writes it. */
const WHISTLED = 'whistle';

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

/** Tells the times of a match that the step is taken; where none is kept, nothing is looked at. */
export function seeStep(
  times: Times,
  { match }: Referee,
  fact: string,
  events: readonly GameEvent[],
  at: Millis,
): void {
  if (!match || !times.isKept) return;
  if (fact === WHISTLED) times.whistled(times.period);
  times.see({ position: match.game.writePosition(match.state), turn: match.turn, events }, at);
}

/** Reads a match from the log; both its seats are taken. */
export async function readKnown(log: Log, row: MatchRow): Promise<Known> {
  const steps = await log.stepsAfter(row.id, 0);
  const entries: LogEntry[] = [];
  const ids = new Map<string, number>();
  let times: Times | undefined;
  const opened = await openReferee(row, steps, (referee, step, events) => {
    times ??= new Times(referee.bench.room, row.options, { moves: true, resumed: row.time });
    seeStep(times, referee, step?.text ?? '', events, step?.at ?? row.made);
    if (step) {
      ids.set(step.id, step.n);
      entries.push({ n: step.n, events });
    } else entries.push(...entriesBefore(referee));
  });
  if (!opened.ok) throw new Unreadable(opened.error);
  return { referee: opened.value, times: times!, entries, ids, at: steps.at(-1)?.at ?? row.made };
}
