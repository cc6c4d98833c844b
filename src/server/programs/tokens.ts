import type { Said } from '../../core/clause.ts';
import type { Millis } from '../../match/clock.ts';
import type { Person } from '../people/people.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';

/** What a program may do for the account that it comes from. */
export const SCOPES = ['read', 'challenge', 'play', 'tournament'] as const;
export type Scope = (typeof SCOPES)[number];
export const SCOPE_WORDS: Readonly<Record<Scope, Said>> = {
  read: { es: 'Ver avisos, retos y partidos', en: 'See events, challenges and matches' },
  challenge: { es: 'Retar, aceptar y rechazar', en: 'Challenge, accept and decline' },
  play: { es: 'Jugar los partidos de la cuenta', en: 'Play the matches of the account' },
  tournament: { es: 'Apuntarse a torneos y dejarlos', en: 'Join and leave tournaments' },
};

/** A token as its owner sees it: never the secret. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly made: Millis;
  /** When a program last came with it. */
  readonly used: Millis | null;
}

/** Whoever came with a token, and what it opens. */
export interface Bearer {
  readonly person: Person;
  readonly scopes: readonly Scope[];
}

/** Seen in a log or a repository it says what it is. */
const PREFIX = 'cancha_';
export const MOST_TOKENS = 20;
const TOUCH_MILLIS: Millis = 60_000;

const scopesIn = (text: string): Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope));

/** The keys of programs. Their hashes are kept; the key itself is shown once. */
export class Tokens {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  async of(person: string): Promise<Token[]> {
    const rows = await this.#store
      .selectFrom('tokens')
      .select(['id', 'label', 'scopes', 'made', 'used'])
      .where('person', '=', person)
      .orderBy('made')
      .execute();
    return rows.map((row) => ({ ...row, scopes: scopesIn(row.scopes) }));
  }

  /** The secret of a new token; undefined where the person has as many as he may. */
  async make(person: string, label: string, scopes: readonly Scope[]): Promise<string | undefined> {
    if ((await this.of(person)).length >= MOST_TOKENS) return undefined;
    const token = `${PREFIX}${newToken()}`;
    const row = { hash: hashOf(token), id: newId(), person, label, scopes: scopes.join(' '), made: this.#now() };
    await this.#store
      .insertInto('tokens')
      .values({ ...row, used: null })
      .execute();
    return token;
  }

  async revoke(person: string, id: string): Promise<boolean> {
    const gone = await this.#store
      .deleteFrom('tokens')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return gone.numDeletedRows === 1n;
  }

  async bearer(token: string): Promise<Bearer | undefined> {
    const hash = hashOf(token);
    const row = await this.#store
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .leftJoin('children', 'children.person', 'people.id')
      .select(['people.id', 'name', 'public', 'bot', 'parent', 'scopes', 'used'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    const now = this.#now();
    if (row.used === null || row.used < now - TOUCH_MILLIS)
      await this.#store.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute();
    const { id, name, parent: guardian } = row;
    const person = { id, name, guardian, isGuest: false, isPublic: row.public === 1, isBot: row.bot === 1 };
    return { person: { ...person, session: '', isFresh: false }, scopes: scopesIn(row.scopes) };
  }
}
