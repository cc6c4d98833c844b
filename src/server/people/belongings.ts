import type { Log } from '../log/log.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import type { People } from './people.ts';

/** What is told of the rows of a person, by table: neither what opens a door, nor what is for others to tell. */
const COLUMNS = {
  sessions: ['made', 'seen'],
  tokens: ['label', 'scopes', 'made', 'used'],
  talk: ['match', 'at', 'phrase', 'text'],
  reports: ['match', 'n', 'at', 'settled'],
  seeks: ['game', 'options', 'pace', 'rated', 'least', 'most', 'made', 'seen', 'match'],
  ratings: ['game', 'tempo', 'rating', 'deviation', 'volatility', 'matches', 'updated'],
  results: [
    'match',
    'side',
    'game',
    'tempo',
    'at',
    'score',
    'share',
    'ending',
    'rating',
    'deviation',
    'change',
    'form',
  ],
  limits: ['kind', 'until', 'made', 'by'],
  pushes: ['endpoint', 'p256dh', 'auth', 'lang', 'origin', 'made'],
  vacations: ['begun', 'until'],
  playtime: ['day', 'used', 'extra', 'last'],
  learnt: ['game', 'lesson', 'stars', 'at'],
  allowed: ['kind', 'target', 'made'],
} as const satisfies { readonly [T in keyof StoreTables]?: readonly (keyof StoreTables[T])[] };
const TABLES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

async function rowsOf(store: Store, table: keyof typeof COLUMNS, person: string): Promise<object[]> {
  const rows: object[] = await store.selectFrom(table).selectAll().where('person', '=', person).execute();
  const isTold = (column: string): boolean => (COLUMNS[table] as readonly string[]).includes(column);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => isTold(column))));
}

/** Everything that is known here of a person and of those for whom he answers, but for what others have said. */
export async function exportOf(people: People, log: Log, profile: { readonly id: string }): Promise<object> {
  const charges = await people.store
    .selectFrom('children')
    .innerJoin('people', 'people.id', 'children.person')
    .select(['people.id', 'people.name', 'class', 'minutes', 'zone', 'children.made'])
    .where('parent', '=', profile.id)
    .execute();
  const children = charges.map(async (child) => ({ ...child, ...(await ownOf(people, log, child.id)) }));
  const classes = await people.store
    .selectFrom('classes')
    .select(['id', 'name', 'link', 'open', 'names', 'made'])
    .where('teacher', '=', profile.id)
    .execute();
  const organised = await people.store
    .selectFrom('tournaments')
    .select(['id', 'kind', 'name', 'game', 'options', 'pace', 'terms', 'state', 'made'])
    .where('owner', '=', profile.id)
    .execute();
  return {
    format: 'cancha-person-1',
    person: profile,
    ...(await ownOf(people, log, profile.id)),
    organised,
    children: await Promise.all(children),
    classes: await Promise.all(
      classes.map(async (row) => ({ ...row, assigned: await assignedTo(people.store, row.id) })),
    ),
    kept: (await people.kept(profile.id)) ?? null,
  };
}

const assignedTo = (store: Store, id: string) =>
  store.selectFrom('assigned').select(['game', 'lesson', 'made']).where('class', '=', id).execute();

/** What is one person's own. */
async function ownOf(people: People, log: Log, person: string): Promise<object> {
  const { store } = people;
  const seats = await people.seatsOf(person);
  const matches = await Promise.all(
    seats.map(async ({ match, side, since }) => {
      const row = await log.match(match);
      const record = row?.origin ? { record: row.origin } : {};
      const plan = await store
        .selectFrom('plans')
        .select('rules')
        .where('match', '=', match)
        .where('side', '=', side)
        .executeTakeFirst();
      return row && { id: match, game: row.game, options: row.options, side, since, ...record, ...plan };
    }),
  );
  const tournaments = await store
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
    .select(['tournaments.id', 'tournaments.name', 'tournaments.made'])
    .where('entrants.person', '=', person)
    .execute();
  const rows = await Promise.all(TABLES.map(async (table) => [table, await rowsOf(store, table, person)] as const));
  const { talk: words, ...tables } = Object.fromEntries(rows);
  return { ...tables, words, matches: matches.filter((match) => match !== undefined), tournaments };
}
