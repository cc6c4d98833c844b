import { retag } from '../../match/sheet.ts';
import type { Log, MatchRow } from '../log/log.ts';
import { membersOf, type Place, placesOf, withSeat } from '../seats.ts';
import { NO_NAME } from './forget.ts';
import type { People } from './people.ts';

/** Everything that is known here of a person, but for what others have said. */
export async function exportOf(people: People, log: Log, profile: { readonly id: string }): Promise<object> {
  const seats = await people.seatsOf(profile.id);
  const matches = await Promise.all(
    seats.map(async ({ match, side, since }) => {
      const row = await log.match(match);
      const record = row?.origin ? { record: row.origin } : {};
      return row && { id: match, game: row.game, options: row.options, side, since, ...record };
    }),
  );
  const sessions = await people.store
    .selectFrom('sessions')
    .select(['made', 'seen'])
    .where('person', '=', profile.id)
    .execute();
  const words = await people.store
    .selectFrom('talk')
    .select(['match', 'at', 'phrase', 'text'])
    .where('person', '=', profile.id)
    .execute();
  const children = await people.store
    .selectFrom('children')
    .innerJoin('people', 'people.id', 'children.person')
    .select(['people.name', 'minutes', 'zone', 'children.made'])
    .where('parent', '=', profile.id)
    .execute();
  const tournaments = await people.store
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
    .select(['tournaments.id', 'tournaments.name', 'tournaments.made'])
    .where('entrants.person', '=', profile.id)
    .execute();
  const all = (table: 'ratings' | 'results' | 'limits' | 'pushes' | 'vacations') =>
    people.store.selectFrom(table).selectAll().where('person', '=', profile.id).execute();
  const tables = ['ratings', 'results', 'limits', 'pushes', 'vacations'] as const;
  const [ratings, results, limits, pushes, vacations] = await Promise.all(tables.map(all));
  return {
    format: 'cancha-person-1',
    person: profile,
    sessions,
    words,
    matches: matches.filter((match) => match !== undefined),
    ratings,
    // Whom he played is for the others to tell.
    results: results!.map((result) => ({ ...result, rival: undefined })),
    limits,
    children,
    pushes,
    vacations,
    tournaments,
    kept: (await people.kept(profile.id)) ?? null,
  };
}

/** Where names stand in matches. */
export type Erasable = Pick<Log, 'match' | 'changeSeats' | 'archive'>;

/** His matches stay with those who played them, without his name, and those of his children without theirs. */
export async function eraseNames(people: People, log: Erasable, person: string): Promise<void> {
  const charges = await people.store.selectFrom('children').select('person').where('parent', '=', person).execute();
  for (const child of charges) await eraseNames(people, log, child.person);
  for (const { match, side, member } of await people.seatsOf(person)) {
    for (;;) {
      const row = await log.match(match);
      if (!row || (await eraseName(log, row, { side, member }))) break;
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
