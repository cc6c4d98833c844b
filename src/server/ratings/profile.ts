import type { Level } from '../../bots/names.ts';
import type { Millis } from '../../match/clock.ts';
import type { Tempo } from '../../match/pace.ts';
import type { Store } from '../store/tables.ts';
import { type Reliability, reliabilityOf } from './conduct.ts';
import { lastEndings } from './ratings.ts';
import { type Field, levelOf, PROVISIONAL_DEVIATION, strengthOf } from './strength.ts';

const MOST_LISTED = 50;
/** Who has not played for long may have become too unsure meanwhile: so many are looked at. */
const MOST_LOOKED_AT = 500;
const MOST_MATCHES = 40;
const MOST_RIVALS = 20;
/** How many points of a curve are told, and how many matches streaks and form are read from. */
const MOST_READ = 1000;
/** Form is told of so many matches at least, and of the last ones. */
const FEWEST_FOR_FORM = 3;
const LAST_FOR_FORM = 30;

/** One line of a leaderboard. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  /** A bot of this house, by its level. */
  readonly bot: Level | null;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

/** The strongest of those who are known well enough, today; who has a private profile is not among them. */
export async function leaderboard(store: Store, { game, tempo }: Field, now: Millis): Promise<Listed[]> {
  const rows = await store
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.person')
    .selectAll('ratings')
    .select(['people.name', 'people.public'])
    .where('ratings.game', '=', game)
    .where('ratings.tempo', '=', tempo)
    .where('ratings.deviation', '<=', PROVISIONAL_DEVIATION)
    .orderBy('ratings.rating', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  return rows
    .flatMap((row): Listed[] => {
      const bot = levelOf(row.person) ?? null;
      const { rating, deviation, matches, isProvisional } = strengthOf(row, now);
      if (isProvisional || (bot === null && row.public !== 1)) return [];
      return [{ id: row.person, name: row.name ?? '', bot, rating, deviation, matches }];
    })
    .slice(0, MOST_LISTED);
}

/** A series of matches without a loss, or of wins. */
interface Streaks {
  readonly wins: number;
  readonly mostWins: number;
  readonly unbeaten: number;
  readonly mostUnbeaten: number;
}

/** `shares`: the oldest first. */
export function streaksOf(shares: readonly number[]): Streaks {
  let [wins, mostWins, unbeaten, mostUnbeaten] = [0, 0, 0, 0];
  for (const share of shares) {
    wins = share === 1 ? wins + 1 : 0;
    unbeaten = share > 0 ? unbeaten + 1 : 0;
    mostWins = Math.max(mostWins, wins);
    mostUnbeaten = Math.max(mostUnbeaten, unbeaten);
  }
  return { wins, mostWins, unbeaten, mostUnbeaten };
}

export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly bot: Level | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Curve extends Field {
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
  readonly isProvisional: boolean;
  /** After each rated match, the oldest first. */
  readonly points: readonly { readonly at: Millis; readonly rating: number }[];
  /** The share of the points without what luck gave, and with it, in the last matches; null: too few. */
  readonly form: { readonly withoutLuck: number; readonly asPlayed: number; readonly of: number } | null;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isPublic: boolean;
  readonly since: Millis;
  readonly curves: readonly Curve[];
  readonly matches: readonly PlayedMatch[];
  readonly streaks: Streaks;
  readonly rivals: readonly Rival[];
  readonly reliability: Reliability;
}

interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly tempo: string;
  readonly side: string;
  readonly at: Millis;
  /** His own goals first. */
  readonly score: string;
  readonly share: number;
  readonly change: number | null;
  readonly rival: Pick<Rival, 'id' | 'name' | 'bot'> | null;
}

/** What may be told of somebody to `viewer`. A rival who is private is named to himself, and to whoever met him. */
export async function profileOf(
  store: Store,
  id: string,
  viewer: string | null,
  now: Millis,
): Promise<Profile | undefined> {
  const person = await store
    .selectFrom('people')
    .select(['id', 'name', 'key', 'public', 'made'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) return undefined;
  const [ratings, newest, last] = await Promise.all([
    store.selectFrom('ratings').selectAll().where('person', '=', id).orderBy('matches', 'desc').execute(),
    store
      .selectFrom('results')
      .leftJoin('children', 'children.person', 'results.rival')
      // Nobody learns by the profile of an adult whom his children are.
      .leftJoin('people', (join) =>
        join
          .onRef('people.id', '=', 'results.rival')
          .on('children.person', 'is', null)
          .on(({ or, eb, val }) =>
            or([eb('people.public', '=', 1), eb('people.id', '=', viewer ?? ''), eb(val(id), '=', val(viewer ?? ''))]),
          ),
      )
      .selectAll('results')
      .select('people.name')
      .where('results.person', '=', id)
      .orderBy('results.at', 'desc')
      .limit(MOST_READ)
      .execute(),
    lastEndings(store, id),
  ]);
  const results = newest.toReversed();
  const curves = ratings.map((row): Curve => {
    const own = results.filter(({ game, tempo }) => game === row.game && tempo === row.tempo);
    const { rating, deviation, matches, isProvisional } = strengthOf(row, now);
    const points = own.flatMap((one) => (one.rating === null ? [] : [{ at: one.at, rating: one.rating }]));
    const field = { game: row.game, tempo: row.tempo as Tempo };
    return { ...field, rating, deviation, matches, isProvisional, points, form: formOf(own) };
  });
  const rivals = new Map<string, Rival>();
  for (const { rival, name, share } of results) {
    const who = rivalOf(rival, name);
    if (!who) continue;
    const { won, drawn, lost } = rivals.get(rival) ?? { won: 0, drawn: 0, lost: 0 };
    const [isWon, isLost] = [share === 1, share === 0];
    rivals.set(rival, {
      ...who,
      won: won + (isWon ? 1 : 0),
      drawn: drawn + (isWon || isLost ? 0 : 1),
      lost: lost + (isLost ? 1 : 0),
    });
  }
  const met = ({ won, drawn, lost }: Rival): number => won + drawn + lost;
  return {
    id,
    name: person.name,
    isGuest: person.key === null,
    isPublic: person.public === 1,
    since: person.made,
    curves,
    matches: newest
      .slice(0, MOST_MATCHES)
      .map(({ match, game, tempo, side, at, score, share, change, rival, name }) => ({
        ...{ match, game, tempo, side, at, share, change },
        score: side === 'home' ? score : score.split('–').toReversed().join('–'),
        rival: rivalOf(rival, name),
      })),
    streaks: streaksOf(results.map(({ share }) => share)),
    rivals: [...rivals.values()].sort((a, b) => met(b) - met(a)).slice(0, MOST_RIVALS),
    reliability: reliabilityOf(last),
  };
}

/** Who is gone has neither a name nor a bot's level. */
function rivalOf(id: string, name: string | null): Pick<Rival, 'id' | 'name' | 'bot'> | null {
  const bot = levelOf(id) ?? null;
  return bot === null && name === null ? null : { id, name: name ?? '', bot };
}

function formOf(results: readonly { readonly share: number; readonly form: number | null }[]): Curve['form'] {
  const studied = results.filter(({ form }) => form !== null && form >= 0).slice(-LAST_FOR_FORM);
  if (studied.length < FEWEST_FOR_FORM) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    withoutLuck: mean(studied.map(({ form }) => form!)),
    asPlayed: mean(studied.map(({ share }) => share)),
    of: studied.length,
  };
}
