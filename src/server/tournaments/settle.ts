import { otherSide, SIDES, type Side } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import type { Match } from '../../match/match.ts';
import { forfeit, type Outcome, played } from '../../match/tournament/index.ts';
import { isOpenBout } from '../../protocol/tournament.ts';
import type { Log } from '../log/log.ts';
import { openReferee } from '../opened.ts';
import type { Entered, Field, Meeting, Task } from './field.ts';

/** How a bout ended, who did not come to it, and what is to be done with its match. */
export interface Settled {
  readonly n: number;
  readonly outcome: Outcome;
  readonly absent: readonly string[];
  readonly task: Task | null;
}

/** Somebody lost who might have played on: the score of the moment says too little of it. */
const GIVEN_UP: ReadonlySet<string> = new Set(['resign', 'flag', 'absent']);

/** How a finished match counts. */
export function outcomeOf({ turn, end }: Match): Outcome | null {
  if (turn.kind !== 'over') return null;
  const { winner, score } = turn.result;
  return played(winner, score, end !== undefined && GIVEN_UP.has(end.reason));
}

/** What has become of the open bouts of a tournament by now; all of it is read from the log. */
export async function settledBouts(
  log: Pick<Log, 'match' | 'stepsAfter' | 'overOf'>,
  { entrants, bouts }: Field,
  now: Millis,
): Promise<Settled[]> {
  const open = bouts.filter((bout) => isOpenBout(bout));
  const over = new Set(await log.overOf(open.flatMap(({ match }) => match ?? [])));
  const byId = new Map(entrants.map((each) => [each.entrant, each]));
  const settled: Settled[] = [];
  for (const bout of open) {
    const isDue = now >= bout.due || now >= bout.ends;
    const goneSides = SIDES.filter((side) => byId.get(bout[side]!)!.isGone);
    if (!isDue && goneSides.length === 0 && !over.has(bout.match!)) continue;
    const one = await settle(log, bout, goneSides, byId, now);
    if (one) settled.push({ n: bout.n, ...one });
  }
  return settled;
}

async function settle(
  log: Pick<Log, 'match' | 'stepsAfter'>,
  bout: Meeting,
  goneSides: readonly Side[],
  entrants: ReadonlyMap<string, Entered>,
  now: Millis,
): Promise<Omit<Settled, 'n'> | null> {
  const row = bout.match === null ? undefined : await log.match(bout.match);
  const referee = row ? await openReferee(row, await log.stepsAfter(row.id, 0)) : null;
  const match = referee?.ok ? referee.value.match : null;
  const over = match && outcomeOf(match);
  // What was played counts, whatever else is true.
  if (over) return { outcome: over, absent: [], task: null };
  if (goneSides.length > 0)
    return { outcome: forfeit(winnerWithout(goneSides)), absent: [], task: match ? 'resign' : null };
  if (match) {
    if (now < bout.ends) return null;
    const [home, away] = match.game.score(match.state);
    const winner = home === away ? null : home > away ? 'home' : 'away';
    return { outcome: played(winner, [home, away], false), absent: [], task: 'deadline' };
  }
  if (now < bout.due) return null;
  // A table that is gone, or that nobody can read any more, has nobody at it.
  const awaited = referee?.ok
    ? referee.value.hashesAwaited.length > 0
      ? referee.value.hashesAwaited
      : referee.value.seedsAwaited
    : [...SIDES];
  const absent = awaited.filter((side) => entrants.get(bout[side]!)!.level === null);
  return { outcome: forfeit(winnerWithout(absent)), absent: absent.map((side) => bout[side]!), task: null };
}

/** Who wins where those did not come; nobody, where neither did. */
const winnerWithout = (absent: readonly Side[]): Side | null => (absent.length === 1 ? otherSide(absent[0]!) : null);
