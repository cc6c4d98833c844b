import type { Insertable } from 'kysely';
import type { Side } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Place } from '../seats.ts';
import { newSecret } from '../secrets.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import { type Erasable, eraseNames } from './erase.ts';
import { forget } from './forget.ts';
import { merge } from './merge.ts';
import { foldName, marked, refuseName, refusePassword } from './names.ts';
import { hashPassword, isPassword } from './password.ts';
import { hashOf, newCodes, newToken, readCode } from './secrets.ts';

const MINUTE: Millis = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A session that nobody uses ends; a guest has nothing but his. */
export const SESSION_MILLIS = 400 * DAY;
/** How long ago somebody may have shown who he is to change how he does it. */
const FRESH_MILLIS = 15 * MINUTE;
/** How long somebody may take to come to another device. */
const HANDOVER_MILLIS = 2 * MINUTE;
const MOST_SESSIONS = 20;
const MOST_WRONG = 20;
/** Guests without a match are forgotten when their session is. */
const TOUCH_MILLIS = DAY;

/** Who is there, by his session. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly isPublic: boolean;
  /** A program plays with this account. */
  readonly isBot: boolean;
  /** The adult who answers for this child or pupil (src/server/family); null: nobody has to. */
  readonly guardian: string | null;
  /** The hash of his session; empty where he came with a token. */
  readonly session: string;
  readonly isFresh: boolean;
}

/** A person has come in, with the token that only his browser keeps. */
export interface Entered {
  readonly person: string;
  readonly token: string;
}

const WRONG = problem(
  'bad-request',
  'El nombre o la contraseña no son correctos.',
  'The name or the password is not right.',
);
const WRONG_CODE = problem(
  'bad-request',
  'El nombre o el código de recuperación no son correctos, o el código ya se usó.',
  'The name or the recovery code is not right, or the code was used before.',
);
const TAKEN = problem(
  'bad-request',
  'Ese nombre ya es de otra cuenta. Elige otro.',
  'That name is taken. Choose another.',
);
const HAS_ACCOUNT = problem(
  'bad-request',
  'Ya tienes una cuenta abierta. Ciérrala antes de crear otra.',
  'You are signed in to an account. Sign out before you make another.',
);
const TOO_OFTEN = problem(
  'bad-request',
  'Demasiadas contraseñas equivocadas para este nombre. Espera una hora, o entra con una llave o un código de recuperación.',
  'Too many wrong passwords for this name. Wait an hour, or come in with a passkey or a recovery code.',
);
const NO_HANDOVER = problem(
  'bad-request',
  'Ese enlace ya se usó o ha caducado. Pide otro en el otro dispositivo.',
  'That link was used before or has run out. Ask for another on the other device.',
);

/** Guests, accounts, their sessions, and what belongs to them. */
export class People {
  readonly store: Store;
  readonly #log: Erasable;
  readonly #now: () => Millis;

  constructor(store: Store, log: Erasable, now: () => Millis) {
    this.store = store;
    this.#log = log;
    this.#now = now;
  }

  /** Whoever has this token; undefined where nobody has. */
  async bySession(token: string): Promise<Person | undefined> {
    const now = this.#now();
    const hash = hashOf(token);
    const row = await this.store
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .leftJoin('children', 'children.person', 'people.id')
      .select(['people.id', 'name', 'key', 'public', 'bot', 'parent', 'sessions.seen', 'sessions.proved'])
      .where('sessions.hash', '=', hash)
      .where('sessions.seen', '>', now - SESSION_MILLIS)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.seen < now - TOUCH_MILLIS) await this.#touch(hash, row.id, now);
    return {
      id: row.id,
      name: row.name,
      isGuest: row.key === null,
      isPublic: row.public === 1,
      isBot: row.bot === 1,
      guardian: row.parent,
      session: hash,
      isFresh: row.proved > now - FRESH_MILLIS,
    };
  }

  async #touch(hash: string, person: string, now: Millis): Promise<void> {
    await this.store.updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
    await this.store.updateTable('people').set({ seen: now }).where('id', '=', person).execute();
  }

  async newGuest(name: string): Promise<Entered> {
    return this.#enter(await this.newPerson(name), this.#now());
  }

  /** Somebody without an account and without a session; his id. */
  async newPerson(name: string, isPublic = true): Promise<string> {
    const id = newSecret();
    const row = { ...personRow(id, name, this.#now()), public: isPublic ? 1 : 0 };
    await this.store.insertInto('people').values(row).execute();
    return id;
  }

  /** A new session; the one with which he came is over, so that nobody else can have known it. */
  async enter(person: string, before: Person | undefined, proved = this.#now()): Promise<Entered> {
    if (before) {
      await this.store.deleteFrom('sessions').where('hash', '=', before.session).execute();
      if (before.isGuest && before.id !== person) await merge(this.store, before.id, person, this.#now());
    }
    return this.#enter(person, this.#now(), proved);
  }

  /** A session for somebody who has not shown who he is: another has let him in. */
  letIn(person: string): Promise<Entered> {
    return this.#enter(person, this.#now(), 0);
  }

  /** What opens a session of this person on another device, once and soon; the one that he asked for before holds no more. */
  async newHandover(person: string): Promise<{ readonly token: string; readonly millis: Millis }> {
    const token = newToken();
    const until = this.#now() + HANDOVER_MILLIS;
    await this.store.deleteFrom('handovers').where('person', '=', person).execute();
    await this.store
      .insertInto('handovers')
      .values({ hash: hashOf(token), person, until })
      .execute();
    return { token, millis: HANDOVER_MILLIS };
  }

  /** Who has asked for it, as long as it holds: he who is asked to go on as somebody may know as whom. */
  async handoverOf(token: string): Promise<{ readonly id: string; readonly name: string } | undefined> {
    return this.store
      .selectFrom('handovers')
      .innerJoin('people', 'people.id', 'handovers.person')
      .select(['people.id', 'people.name'])
      .where('handovers.hash', '=', hashOf(token))
      .where('handovers.until', '>', this.#now())
      .executeTakeFirst();
  }

  /** Goes on as that person. That is not to have shown who one is: nothing that matters is changed by it. */
  async useHandover(token: string, before: Person | undefined): Promise<Result<Entered, Problem>> {
    const owner = await this.handoverOf(token);
    if (!owner) return err(NO_HANDOVER);
    const used = await this.store.deleteFrom('handovers').where('hash', '=', hashOf(token)).executeTakeFirst();
    if (used.numDeletedRows !== 1n) return err(NO_HANDOVER);
    return ok(await this.enter(owner.id, before, 0));
  }

  async #enter(person: string, now: Millis, proved = now): Promise<Entered> {
    const token = newToken();
    const row = { hash: hashOf(token), person, made: now, seen: now, proved };
    await this.store.insertInto('sessions').values(row).execute();
    const old = this.store
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .offset(MOST_SESSIONS)
      .limit(MOST_SESSIONS);
    await this.store.deleteFrom('sessions').where('person', '=', person).where('hash', 'in', old).execute();
    return { person, token };
  }

  /** Makes an account of a guest, or of nobody; its recovery codes are shown this once. */
  async register(
    before: Person | undefined,
    name: string,
    password: string,
  ): Promise<Result<Entered & { readonly codes: readonly string[] }, Problem>> {
    if (before && !before.isGuest) return err(HAS_ACCOUNT);
    const refused = refuseName(name) ?? refusePassword(password, name);
    if (refused) return err(refused);
    if (await this.isTaken(name)) return err(TAKEN);
    const hash = await hashPassword(password);
    const guest = before ? { person: before.id } : await this.newGuest(name);
    const named = await this.becomeAccount(guest.person, name, hash);
    if (!named.ok) return named;
    await this.signOutAll(guest.person, null);
    return ok({ ...(await this.#enter(guest.person, this.#now())), codes: named.value });
  }

  async isTaken(name: string): Promise<boolean> {
    const found = await this.store
      .selectFrom('people')
      .select('id')
      .where('key', '=', foldName(name))
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The guest has an account from now on, unless somebody was quicker with the name; his recovery codes. */
  async becomeAccount(guest: string, name: string, password: string | null): Promise<Result<string[], Problem>> {
    const refused = refuseName(name);
    if (refused) return err(refused);
    try {
      await this.store
        .updateTable('people')
        .set({ name, key: foldName(name), password })
        .where('id', '=', guest)
        .execute();
    } catch (error) {
      if (await this.isTaken(name)) return err(TAKEN);
      throw error;
    }
    return ok(await this.renewCodes(guest));
  }

  async signIn(name: string, password: string, before: Person | undefined): Promise<Result<Entered, Problem>> {
    const key = foldName(name);
    if (!(await this.#mayTry(key))) return err(TOO_OFTEN);
    const row = await this.store
      .selectFrom('people')
      .select(['id', 'password'])
      .where('key', '=', key)
      .executeTakeFirst();
    const isRight = await isPassword(password, row?.password ?? null);
    if (!row || !isRight) return err(WRONG);
    await this.store.updateTable('people').set({ seen: this.#now() }).where('id', '=', row.id).execute();
    await this.#forgive(key);
    return ok(await this.enter(row.id, before));
  }

  /**
   * A try is counted before it is looked at: many at once are no more than many one after the other. So are those for a
   * name that nobody has: how they are answered tells nobody whether it exists.
   */
  async #mayTry(key: string): Promise<boolean> {
    const since = this.#now();
    const old = since - HOUR;
    const counted = await this.store
      .insertInto('tries')
      .values({ name: hashOf(key), failed: 1, since })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ eb, ref }) => ({
            failed: eb
              .case()
              .when('tries.since', '<', old)
              .then(1)
              .else(eb('tries.failed', '+', 1))
              .end(),
            since: eb.case().when('tries.since', '<', old).then(since).else(ref('tries.since')).end(),
          }))
          .where(({ or, eb }) => or([eb('tries.since', '<', old), eb('tries.failed', '<', MOST_WRONG)])),
      )
      .executeTakeFirst();
    return counted.numInsertedOrUpdatedRows === 1n;
  }

  async #forgive(key: string): Promise<void> {
    await this.store.deleteFrom('tries').where('name', '=', hashOf(key)).execute();
  }

  /** A recovery code opens the account once: a new password, and every other session is over. */
  async recover(
    name: string,
    code: string,
    password: string,
    before: Person | undefined,
  ): Promise<Result<Entered, Problem>> {
    const row = await this.store
      .selectFrom('people')
      .select(['id', 'name'])
      .where('key', '=', foldName(name))
      .executeTakeFirst();
    if (!row) return err(WRONG_CODE);
    const refused = refusePassword(password, row.name);
    if (refused) return err(refused);
    const used = await this.store
      .deleteFrom('codes')
      .where('hash', '=', hashOf(`${row.id} ${readCode(code)}`))
      .where('person', '=', row.id)
      .executeTakeFirst();
    if (used.numDeletedRows !== 1n) return err(WRONG_CODE);
    await this.setPassword(row.id, password);
    await this.#forgive(foldName(name));
    await this.signOutAll(row.id, null);
    return ok(await this.enter(row.id, before));
  }

  async setPassword(person: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await this.store.updateTable('people').set({ password: hash }).where('id', '=', person).execute();
  }

  /** New recovery codes; those of before are worth nothing. */
  async renewCodes(person: string): Promise<string[]> {
    const codes = newCodes();
    await this.store.transaction().execute(async (one) => {
      await one.deleteFrom('codes').where('person', '=', person).execute();
      const rows = codes.map((code) => ({ hash: hashOf(`${person} ${code}`), person }));
      await one.insertInto('codes').values(rows).execute();
    });
    return codes;
  }

  async signOut({ session }: Person): Promise<void> {
    await this.store.deleteFrom('sessions').where('hash', '=', session).execute();
  }

  /** Every session of a person but the one with this hash. */
  async signOutAll(person: string, but: string | null): Promise<void> {
    await this.store
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('hash', '<>', but ?? '')
      .execute();
    await this.store.deleteFrom('handovers').where('person', '=', person).execute();
    // Where he has lent a device, no PIN brings him back any more.
    await this.store.deleteFrom('lent').where('person', '=', person).execute();
    // A device that was lost is not called either; a page that is still in asks again by itself.
    await this.store.deleteFrom('pushes').where('person', '=', person).execute();
  }

  /** Somebody without an account has no name that others could not have. */
  async renameGuest(person: string, name: string): Promise<void> {
    await this.store.updateTable('people').set({ name }).where('id', '=', person).where('key', 'is', null).execute();
  }

  /** An account keeps the letters of its name, and may write them otherwise. */
  async rename(
    person: Pick<Person, 'id' | 'name' | 'isGuest' | 'isBot'>,
    name: string,
  ): Promise<Result<null, Problem>> {
    if (!person.isGuest) {
      const refused = refuseName(name);
      if (refused) return err(refused);
      if (foldName(name) !== foldName(person.name) && (await this.isTaken(name))) return err(TAKEN);
    }
    const key = person.isGuest ? null : foldName(name);
    const shown = person.isBot ? marked(name) : name;
    await this.store.updateTable('people').set({ name: shown, key }).where('id', '=', person.id).execute();
    return ok(null);
  }

  async setPublic(person: string, isPublic: boolean): Promise<void> {
    await this.store
      .updateTable('people')
      .set({ public: isPublic ? 1 : 0 })
      .where('id', '=', person)
      .execute();
  }

  /** Nothing of the person and of his children is left here, and their names in no match. */
  async remove(person: string): Promise<void> {
    await eraseNames(this.store, this.#log, person);
    await this.store.transaction().execute((one) => forget(one, person));
  }

  async keep(person: string, body: string): Promise<void> {
    const updated = this.#now();
    await this.store
      .insertInto('kept')
      .values({ person, body, updated })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ body, updated }))
      .execute();
  }

  async kept(person: string): Promise<string | undefined> {
    const row = await this.store.selectFrom('kept').select('body').where('person', '=', person).executeTakeFirst();
    return row?.body;
  }

  /** Whoever sits there already stays there. */
  async seat(match: string, side: Side, member: number, person: string): Promise<void> {
    await this.store
      .insertInto('seated')
      .values({ match, side, member, person, since: this.#now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Where somebody sits in a match. */
  async seatOf(match: string, person: string): Promise<Place | undefined> {
    const row = await this.store
      .selectFrom('seated')
      .select(['side', 'member'])
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst();
    return row && { side: row.side as Side, member: row.member };
  }

  async seatsOf(person: string): Promise<(Place & { readonly match: string; readonly since: Millis })[]> {
    const rows = await this.store
      .selectFrom('seated')
      .select(['match', 'side', 'member', 'since'])
      .where('person', '=', person)
      .orderBy('since', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, side: row.side as Side }));
  }

  /** Sessions that are over, challenges that nobody answered, guests that nobody can be any more. */
  async tidy(): Promise<void> {
    const now = this.#now();
    const old = now - SESSION_MILLIS;
    await this.store.deleteFrom('challenges').where('until', '<', now).execute();
    await this.store.deleteFrom('handovers').where('until', '<', now).execute();
    await this.store
      .deleteFrom('tries')
      .where('since', '<', now - HOUR)
      .execute();
    await this.store.deleteFrom('sessions').where('seen', '<', old).execute();
    const gone = await this.store
      .selectFrom('people')
      .select('id')
      .where('key', 'is', null)
      .where('made', '<', now - DAY)
      .where(({ and, not, exists, selectFrom }) =>
        and([
          not(exists(selectFrom('sessions').select('hash').whereRef('sessions.person', '=', 'people.id'))),
          // A child comes back whenever its adult lets it in.
          not(exists(selectFrom('children').select('person').whereRef('children.person', '=', 'people.id'))),
        ]),
      )
      .execute();
    for (const { id } of gone) await this.remove(id);
  }
}

const personRow = (id: string, name: string, now: Millis): Insertable<StoreTables['people']> => ({
  id,
  name,
  key: null,
  password: null,
  public: 1,
  made: now,
  seen: now,
});
