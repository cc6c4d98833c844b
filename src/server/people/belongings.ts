import type { Log } from '../log/log.ts';
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
