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
  /** Null where no time is kept. */
  readonly times: Times | null;
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

/** Who keeps the time of a match, where its game and its options know any. */
function timesOf({ bench: { room, start } }: Referee, { options, time, pace }: MatchRow): Times | null {
  const { stage, game } = room;
  // Who has days for a turn is not hurried by seconds.
  if (pace.kind === 'leisure') return null;
  const hasHurry = stage.hurry !== null && Number(options[stage.hurry.option] ?? 0) > 0;
  const hasClock = stage.clock(game.writePosition(start)) !== null;
  return hasHurry || hasClock ? new Times(room, options, { moves: true, resumed: time }) : null;
}

/** Time goes on by what happened then. */
export function seeStep(
  times: Times | null,
  { match }: Referee,
  text: string,
  events: readonly GameEvent[],
  at: Millis,
): void {
  if (!times || !match) return;
  const { period } = times;
  times.see(
    { position: match.game.writePosition(match.state), turn: match.turn, events, isPaused: match.isPaused },
    at,
  );
  if (text === 'whistle') times.whistled(period);
}

/** Reads a match from the log; both its seats are taken. */
export async function readKnown(log: Log, row: MatchRow): Promise<Known> {
  const steps = await log.stepsAfter(row.id, 0);
  let times: Times | null | undefined;
  const entries: LogEntry[] = [];
  const ids = new Map<string, number>();
  const opened = await openReferee(row, steps, (referee, step, events) => {
    if (times === undefined) times = timesOf(referee, row);
    seeStep(times, referee, step?.text ?? '', events, step?.at ?? row.made);
    if (step) {
      ids.set(step.id, step.n);
      entries.push({ n: step.n, events });
    } else entries.push(...entriesBefore(referee));
  });
  if (!opened.ok) throw new Unreadable(opened.error);
  return { referee: opened.value, times: times ?? null, entries, ids, at: steps.at(-1)?.at ?? row.made };
}
