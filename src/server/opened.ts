import { type GameEvent, SIDES } from '../core/game.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Problem, problem } from '../match/faults.ts';
import type { Match } from '../match/match.ts';
import { clockOf, MOST_LAG } from '../match/pace.ts';
import { RecordWriter } from '../match/record.ts';
import { readFact } from '../protocol/fact.ts';
import { prepare } from '../protocol/host.ts';
import { Referee } from '../protocol/referee.ts';
import type { Log, MatchRow, StepRow } from './log/log.ts';
import { membersOf } from './seats.ts';

const UNREADABLE = problem(
  'bad-record',
  'Este partido no se puede reconstruir con las reglas de ahora.',
  'This match can not be rebuilt with the rules of today.',
);

/** The steps of a match are never taken under other rules than those it began with. */
const otherVersion = (was: number, is: number): Problem =>
  problem(
    'bad-record',
    `Este partido se empezó con la versión ${was} de las reglas y aquí se juega con la ${is}: no puede continuar.`,
    `This match was begun under version ${was} of the rules, and version ${is} is played here: it can not go on.`,
  );

/** A referee who has seen all that the log says of a match; all its places are taken. `see` hears of every step. */
export async function openReferee(
  { game, rules, options, seats, seed, origin, head, pace, made }: MatchRow,
  steps: readonly StepRow[],
  see: (referee: Referee, row: StepRow | undefined, events: readonly GameEvent[]) => void = () => undefined,
): Promise<Result<Referee, Problem>> {
  const prepared = await prepare({ game, options, ...(origin ? { record: origin } : {}) });
  if (!prepared.ok) return prepared;
  const { version } = prepared.value.room.game;
  if (rules !== 0 && rules !== version) return err(otherVersion(rules, version));
  const table = { home: membersOf(seats, 'home'), away: membersOf(seats, 'away') };
  const isSealed = SIDES.every((side) => seats[side]?.bot === undefined);
  const clock = clockOf(pace);
  const referee = new Referee({
    ...prepared.value,
    table,
    seed,
    isSealed,
    head,
    clock,
    patience: clock ? MOST_LAG : 0,
  });
  // Where bots play each other there is no seed to be waited for.
  referee.begin(made);
  see(referee, undefined, []);
  for (const row of steps) {
    const events = takeRow(referee, row);
    if (!events) return err(UNREADABLE);
    see(referee, row, events);
  }
  return ok(referee);
}

/** Lets the referee see the next row; undefined where it does not fit what he has seen. */
export function takeRow(referee: Referee, row: StepRow): ReturnType<Referee['take']> {
  const fact = row.n === referee.n + 1 ? readFact(row.text) : undefined;
  return fact && referee.take(fact, row.at);
}

/** The referee's record of a match, the number of its newest step, and whether it is over; undefined where it has not begun. */
export async function recordOf(
  log: Pick<Log, 'match' | 'stepsAfter'>,
  id: string,
): Promise<{ readonly record: string; readonly head: number; readonly match: Match } | undefined> {
  const row = await log.match(id);
  if (!row) return undefined;
  const referee = await openReferee(row, await log.stepsAfter(id, 0));
  if (!referee.ok || !referee.value.match) return undefined;
  const { match, n } = referee.value;
  return { record: new RecordWriter(match).write(true), head: n, match };
}
