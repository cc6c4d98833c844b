import type { Side } from '../../core/game.ts';
import { retag } from '../../match/sheet.ts';
import type { Log, MatchRow } from '../log/log.ts';
import { membersOf, type Place, placesOf, withSeat } from '../seats.ts';
import type { Store } from '../store/tables.ts';
import { NO_NAME } from './forget.ts';

/** Where names stand in matches. */
export type Erasable = Pick<Log, 'match' | 'changeSeats' | 'archive'>;

/** His matches stay with those who played them, without his name, and those of his children without theirs. */
export async function eraseNames(store: Store, log: Erasable, person: string): Promise<void> {
  const charges = await store.selectFrom('children').select('person').where('parent', '=', person).execute();
  for (const child of charges) await eraseNames(store, log, child.person);
  const seats = await store.selectFrom('seated').selectAll().where('person', '=', person).execute();
  for (const { match, side, member } of seats) {
    for (;;) {
      const row = await log.match(match);
      if (!row || (await eraseName(log, row, { side: side as Side, member }))) break;
    }
  }
}

async function eraseName(log: Erasable, row: MatchRow, place: Place): Promise<boolean> {
  const { side, member } = place;
  const seat = placesOf(row.seats, side)[member - 1];
  if (!seat) return true;
  // Nobody can sit there any more.
  const seats = withSeat(row.seats, place, { ...seat, name: NO_NAME, keyHash: '' });
  if (!(await log.changeSeats(row.id, row.seats, seats))) return false;
  const tag = side === 'home' ? 'Home' : 'Away';
  const names = membersOf(seats, side).map(({ name }) => name);
  if (row.origin) await log.archive(row.id, retag(row.origin, tag, names.join(', ')), row.head);
  return true;
}
