import type { Side } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Chat, Line, Manners, Phrase } from '../../protocol/talk.ts';
import type { Circle } from '../family/circle.ts';
import { limitOf } from '../ratings/ratings.ts';
import type { Store } from '../store/tables.ts';
import { cleanWords } from './words.ts';

/** Who says something beside a match in which he sits. */
export interface Author {
  readonly side: Side;
  /** Which of its members, from 1. */
  readonly member: number;
  readonly name: string;
  /** Null where he is known by the key of his seat alone. */
  readonly person: string | null;
}

/** What a side may say within a while. */
const LIMITS: readonly { readonly within: Millis; readonly most: number }[] = [
  { within: 10_000, most: 5 },
  { within: 300_000, most: 40 },
];
/** Lines that are shown to somebody who comes, and that are kept of one match. */
const MOST_SHOWN = 100;
const MOST_KEPT = 500;
const KEPT_MILLIS: Millis = 90 * 86_400_000;
/** How often a number is tried that another node may be taking. */
const MOST_TRIES = 10;

const NOTHING = problem('bad-request', 'No has escrito nada que se pueda leer.', 'You wrote nothing that can be read.');
const TOO_FAST = problem(
  'bad-request',
  'Vas muy deprisa. Espera unos segundos antes de escribir más.',
  'That is too fast. Wait some seconds before you write more.',
);
const NO_WORDS = problem(
  'bad-request',
  'En este partido solo se habla con frases hechas.',
  'In this match one talks by ready phrases only.',
);
const SILENCED = problem(
  'bad-request',
  'Por ahora solo puedes hablar con frases hechas.',
  'For now you can talk by ready phrases only.',
);
const SILENT = problem('bad-request', 'En este partido no se habla.', 'There is no talk in this match.');
const NO_LINE = problem(
  'bad-request',
  'Ese mensaje no existe, o es tuyo.',
  'There is no such message, or it is yours.',
);
const BUSY = problem('bad-request', 'No se ha podido enviar. Inténtalo de nuevo.', 'It could not be sent. Try again.');

/** What people say to each other beside a match. It lies in the store, so it is the same on every node and after days. */
export class Talk {
  readonly #store: Store;
  readonly #circle: Pick<Circle, 'hasChild'>;
  readonly #now: () => Millis;

  constructor(store: Store, circle: Pick<Circle, 'hasChild'>, now: () => Millis) {
    this.#store = store;
    this.#circle = circle;
    this.#now = now;
  }

  async setManners(match: string, { chat, delay }: Manners): Promise<void> {
    if (chat === 'free' && delay === 0) return;
    await this.#store.insertInto('manners').values({ match, chat, delay }).execute();
  }

  async manners(match: string): Promise<Manners> {
    const row = await this.#store.selectFrom('manners').selectAll().where('match', '=', match).executeTakeFirst();
    const chosen = (row?.chat ?? 'free') as Chat;
    // Nobody writes words of his own to a child, and a child to nobody.
    const chat = chosen === 'free' && (await this.#circle.hasChild(match)) ? 'phrases' : chosen;
    return { chat, delay: (row?.delay ?? 0) as Manners['delay'] };
  }

  async lines(match: string): Promise<Line[]> {
    const rows = await this.#store
      .selectFrom('talk')
      .select(['n', 'side', 'name', 'at', 'phrase', 'text'])
      .where('match', '=', match)
      .orderBy('n', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return rows.reverse().map((row) => ({ ...row, side: row.side as Side, phrase: row.phrase as Phrase | null }));
  }

  /** Says a phrase, or words of the author's own, after they are cleaned. */
  async say(
    match: string,
    author: Author,
    what: { readonly phrase: Phrase } | { readonly text: string },
  ): Promise<Result<Line, Problem>> {
    const { chat } = await this.manners(match);
    if (chat === 'off') return err(SILENT);
    const isPhrase = 'phrase' in what;
    if (chat === 'phrases' && !isPhrase) return err(NO_WORDS);
    const text = isPhrase ? null : cleanWords(what.text);
    if (text === '') return err(NOTHING);
    if (!isPhrase && (await this.#isSilenced(author))) return err(SILENCED);
    if (await this.#isFast(match, author.side)) return err(TOO_FAST);
    return this.#write(match, author, isPhrase ? what.phrase : null, text);
  }

  async #isSilenced({ person }: Author): Promise<boolean> {
    return person !== null && (await limitOf(this.#store, person, 'talk', this.#now())) !== null;
  }

  async #isFast(match: string, side: Side): Promise<boolean> {
    const now = this.#now();
    for (const { within, most } of LIMITS) {
      const { lines } = await this.#store
        .selectFrom('talk')
        .select(({ fn }) => fn.countAll<number>().as('lines'))
        .where('match', '=', match)
        .where('side', '=', side)
        .where('at', '>', now - within)
        .executeTakeFirstOrThrow();
      if (Number(lines) >= most) return true;
    }
    return false;
  }

  async #write(
    match: string,
    { side, name, person }: Author,
    phrase: Phrase | null,
    text: string | null,
  ): Promise<Result<Line, Problem>> {
    const at = this.#now();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { newest } = await this.#store
        .selectFrom('talk')
        .select(({ fn }) => fn.max<number | null>('n').as('newest'))
        .where('match', '=', match)
        .executeTakeFirstOrThrow();
      const n = (newest ?? 0) + 1;
      const done = await this.#store
        .insertInto('talk')
        .values({ match, n, side, person, name, at, phrase, text })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (done.numInsertedOrUpdatedRows !== 1n) continue;
      if (n > MOST_KEPT)
        await this.#store
          .deleteFrom('talk')
          .where('match', '=', match)
          .where('n', '<=', n - MOST_KEPT)
          .execute();
      return ok({ n, side, name, at, phrase, text });
    }
    return err(BUSY);
  }

  async mutes(match: string): Promise<Set<Side>> {
    const rows = await this.#store.selectFrom('mutes').select('side').where('match', '=', match).execute();
    return new Set(rows.map(({ side }) => side as Side));
  }

  async mute(match: string, side: Side, isMuted: boolean): Promise<void> {
    if (isMuted)
      await this.#store
        .insertInto('mutes')
        .values({ match, side })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await this.#store.deleteFrom('mutes').where('match', '=', match).where('side', '=', side).execute();
  }

  /** Keeps the words of the rival for whoever looks after this house; the same words are reported once. */
  async report(match: string, author: Author, n: number): Promise<Result<null, Problem>> {
    const line = await this.#store
      .selectFrom('talk')
      .select(['side', 'person', 'name', 'text'])
      .where('match', '=', match)
      .where('n', '=', n)
      .where('text', 'is not', null)
      .executeTakeFirst();
    if (!line || line.side === author.side) return err(NO_LINE);
    await this.#store
      .insertInto('reports')
      .values({
        match,
        n,
        person: author.person,
        about: line.person,
        name: line.name,
        text: line.text!,
        at: this.#now(),
        settled: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return ok(null);
  }

  /** What was said so long ago is forgotten. */
  async tidy(): Promise<void> {
    const old = this.#now() - KEPT_MILLIS;
    await this.#store.deleteFrom('talk').where('at', '<', old).execute();
    await this.#store.deleteFrom('reports').where('at', '<', old).execute();
  }
}
