import type { Millis } from '../../match/clock.ts';
import type { TournamentState } from '../../protocol/tournament.ts';
import type { Store } from '../store/tables.ts';
import { forget } from './forget.ts';

/** What a guest has done belongs to the account that he opens. */
export async function merge(store: Store, guest: string, person: string, now: Millis): Promise<void> {
  await store.transaction().execute(async (one) => {
    await mergeEntrants(one, guest, person, now);
    for (const table of ['seated', 'talk', 'pushes'] as const)
      await one.updateTable(table).set({ person }).where('person', '=', guest).execute();
    await one.updateTable('tournaments').set({ owner: person }).where('owner', '=', guest).execute();
    // Who sat on both sides of a match has one result of it.
    const own = one.selectFrom('results').select('match').where('person', '=', person);
    await one.deleteFrom('results').where('person', '=', guest).where('match', 'in', own).execute();
    await one.updateTable('results').set({ person }).where('person', '=', guest).execute();
    await one.updateTable('results').set({ rival: person }).where('rival', '=', guest).execute();
    const kept = await one.selectFrom('kept').select('person').where('person', '=', person).executeTakeFirst();
    if (!kept) await one.updateTable('kept').set({ person }).where('person', '=', guest).execute();
    await forget(one, guest);
  });
}

/** Nobody is twice in a tournament: he goes on as the account, and where it has begun the place of the guest is given up. */
async function mergeEntrants(one: Store, guest: string, person: string, now: Millis): Promise<void> {
  const of = (who: string) => one.selectFrom('entrants').select('tournament').where('person', '=', who);
  await one
    .updateTable('tournaments')
    .set(({ eb }) => ({ n: eb('n', '+', 1) }))
    .where('id', 'in', of(guest))
    .execute();
  const twice = one
    .selectFrom('tournaments')
    .select(['id', 'state'])
    .where('id', 'in', of(guest))
    .where('id', 'in', of(person));
  for (const { id, state } of await twice.execute()) {
    const own = { tournament: id, person: guest };
    const isOpen = state === ('open' satisfies TournamentState);
    if (isOpen)
      await one
        .deleteFrom('entrants')
        .where(({ and }) => and(own))
        .execute();
    else {
      await one
        .updateTable('entrants')
        .set({ person: null, gone: 1 })
        .where(({ and }) => and(own))
        .execute();
      await one
        .updateTable('tournaments')
        .set({ next: now })
        .where('id', '=', id)
        .where('next', 'is not', null)
        .execute();
    }
  }
  await one.updateTable('entrants').set({ person }).where('person', '=', guest).execute();
}
