import { SIDES } from '../../core/game.ts';
import type { Store } from '../store/tables.ts';

/** What stands where somebody's name stood who is gone. */
export const NO_NAME = '—';

/** Tables whose rows of a person go with him. */
const OF_A_PERSON = [
  'boards',
  'learnt',
  'pupils',
  'lent',
  'lets',
  'playtime',
  'allowed',
  'children',
  'guardians',
  'pushes',
  'vacations',
  'tokens',
  'talk',
  'seeks',
  'seated',
  'kept',
  'challenges',
  'handovers',
  'codes',
  'passkeys',
  'sessions',
  'ratings',
  'results',
  'limits',
] as const;

/** A person is gone, and with him his children, his classes and all that was his alone. */
export async function forget(one: Store, person: string): Promise<void> {
  const charges = await one.selectFrom('children').select('person').where('parent', '=', person).execute();
  for (const child of charges) await forget(one, child.person);
  const classes = one.selectFrom('classes').select('id').where('teacher', '=', person);
  await one.deleteFrom('assigned').where('class', 'in', classes).execute();
  await one.deleteFrom('classes').where('teacher', '=', person).execute();
  await one.deleteFrom('allowed').where('target', '=', person).execute();
  const sat = one.selectFrom('seated').select('match').where('person', '=', person);
  for (const side of SIDES) {
    const there = sat.where('side', '=', side);
    await one.deleteFrom('plans').where('side', '=', side).where('match', 'in', there).execute();
    await one
      .updateTable('played')
      .set({ [side]: NO_NAME })
      .where('match', 'in', there)
      .execute();
  }
  for (const table of OF_A_PERSON) await one.deleteFrom(table).where('person', '=', person).execute();
  await one.deleteFrom('seeks').where('target', '=', person).execute();
  await one.updateTable('results').set({ rival: '' }).where('rival', '=', person).execute();
  // What others have complained of stays until it is settled, without saying who wrote it.
  await one.updateTable('reports').set({ person: null }).where('person', '=', person).execute();
  await one.updateTable('reports').set({ about: null, name: '' }).where('about', '=', person).execute();
  // His place in a tournament stays, for those whom he has met there.
  await one
    .updateTable('entrants')
    .set({ person: null, name: NO_NAME, gone: 1 })
    .where('person', '=', person)
    .execute();
  await one.updateTable('tournaments').set({ owner: '' }).where('owner', '=', person).execute();
  await one.deleteFrom('people').where('id', '=', person).execute();
}
