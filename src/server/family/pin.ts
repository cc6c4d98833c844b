import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { hashPassword, isPassword } from '../people/password.ts';
import type { Person } from '../people/people.ts';
import type { Store } from '../store/tables.ts';

/** After so many wrong ones within that time no PIN is looked at, for whatever device. */
const MOST_WRONG = 5;
const WRONG_MILLIS: Millis = 900_000;
/** For so long the family's page stays open after the PIN. */
const OPEN_MILLIS: Millis = 600_000;

const PIN = /^\d{4,8}$/;
const OBVIOUS = /^(\d)\1+$|^(01234567|12345678|1234|12345|123456|1234567|0123|4321)$/;

const BAD_PIN = problem(
  'bad-request',
  'El PIN tiene de 4 a 8 cifras, y no puede ser 1234 ni una sola cifra repetida.',
  'The PIN has 4 to 8 digits, and can be neither 1234 nor one digit repeated.',
);
const WRONG_PIN = problem('bad-request', 'El PIN no es correcto.', 'That PIN is not right.');
const TOO_OFTEN = problem(
  'bad-request',
  'Demasiados PIN equivocados. Espera un cuarto de hora, o pon uno nuevo desde tu cuenta.',
  'Too many wrong PINs. Wait a quarter of an hour, or set a new one from your account.',
);

/** What keeps children out of the settings of their adult. */
export class Pins {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  async has(person: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('guardians')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  async set(person: string, pin: string): Promise<Result<null, Problem>> {
    if (!PIN.test(pin) || OBVIOUS.test(pin)) return err(BAD_PIN);
    const row = { pin: await hashPassword(pin), failed: 0, failedSince: 0 };
    await this.#store
      .insertInto('guardians')
      .values({ person, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    return ok(null);
  }

  /** A try is counted before it is looked at: many at once are no more than many one after the other. */
  async check(person: string, pin: string): Promise<Result<null, Problem>> {
    const now = this.#now();
    await this.#store
      .updateTable('guardians')
      .set({ failed: 0, failedSince: now })
      .where('person', '=', person)
      .where('failedSince', '<', now - WRONG_MILLIS)
      .execute();
    const counted = await this.#store
      .updateTable('guardians')
      .set(({ eb }) => ({ failed: eb('failed', '+', 1) }))
      .where('person', '=', person)
      .where('failed', '<', MOST_WRONG)
      .executeTakeFirst();
    const row = await this.#store.selectFrom('guardians').select('pin').where('person', '=', person).executeTakeFirst();
    if (row && counted.numUpdatedRows !== 1n) return err(TOO_OFTEN);
    if (!(await isPassword(pin, row?.pin ?? null))) return err(WRONG_PIN);
    await this.#store.updateTable('guardians').set({ failed: 0 }).where('person', '=', person).execute();
    return ok(null);
  }

  /** Opens the family's page in this session for a while. */
  async unlock({ id, session }: Person, pin: string): Promise<Result<null, Problem>> {
    const checked = await this.check(id, pin);
    if (!checked.ok) return checked;
    const until = this.#now() + OPEN_MILLIS;
    await this.#store
      .insertInto('unlocked')
      .values({ session, until })
      .onConflict((conflict) => conflict.column('session').doUpdateSet({ until }))
      .execute();
    return ok(null);
  }

  async lock(session: string): Promise<void> {
    await this.#store.deleteFrom('unlocked').where('session', '=', session).execute();
  }

  async isUnlocked(session: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('unlocked')
      .select('until')
      .where('session', '=', session)
      .where('until', '>', this.#now())
      .executeTakeFirst();
    return row !== undefined;
  }

  async tidy(): Promise<void> {
    await this.#store.deleteFrom('unlocked').where('until', '<', this.#now()).execute();
  }
}
