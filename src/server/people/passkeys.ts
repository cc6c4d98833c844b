import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { newSecret } from '../secrets.ts';
import type { Store } from '../store/tables.ts';

/** The page for which a passkey is made or asked: the browser signs its name too. */
export interface Place {
  /** The host's name alone. */
  readonly host: string;
  readonly origin: string;
}

const CHALLENGE_MILLIS: Millis = 300_000;
const MOST_PASSKEYS = 10;
const RP_NAME = 'Cancha';

const REFUSED = problem(
  'bad-request',
  'Esa llave no se ha podido comprobar. Inténtalo de nuevo.',
  'That passkey could not be checked. Try again.',
);
const NO_PASSKEY = problem('no-match', 'No tienes esa llave.', 'You have no such passkey.');
const LAST_WAY = problem(
  'bad-request',
  'Es la única forma de entrar en tu cuenta. Pon antes una contraseña u otra llave.',
  'It is the only way into your account. Set a password or another passkey first.',
);
const ENOUGH = problem(
  'bad-request',
  `Hay ${MOST_PASSKEYS} llaves; borra una antes de añadir otra.`,
  `There are ${MOST_PASSKEYS} passkeys; delete one before you add another.`,
);

const text = v.pipe(v.string(), v.maxLength(8000));
const common = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.looseObject({}) };
/** What the browser gives when a passkey is made, and when one is used; the rest is read by the library. */
export const madeSchema = v.looseObject({
  ...common,
  response: v.looseObject({ clientDataJSON: text, attestationObject: text }),
});
export const usedSchema = v.looseObject({
  ...common,
  response: v.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

/** Loaded for the first who needs it: it is large, and few do. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys by WebAuthn: the private key never leaves the person's device. */
export class Passkeys {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  of(person: string): Promise<{ id: string; label: string; made: number; transports: string }[]> {
    return this.#store
      .selectFrom('passkeys')
      .select(['id', 'label', 'made', 'transports'])
      .where('person', '=', person)
      .orderBy('made')
      .execute();
  }

  async #ask(person: string | null): Promise<string> {
    const challenge = newSecret() + newSecret();
    await this.#store
      .insertInto('challenges')
      .values({
        challenge: Buffer.from(challenge).toString('base64url'),
        person,
        until: this.#now() + CHALLENGE_MILLIS,
      })
      .execute();
    return challenge;
  }

  /** Each is answered once, in time, and by whom it was put to. */
  #answers(person: string | null): (challenge: string) => Promise<boolean> {
    return async (challenge) => {
      const taken = await this.#store
        .deleteFrom('challenges')
        .where('challenge', '=', challenge)
        .where('person', person === null ? 'is' : '=', person)
        .where('until', '>', this.#now())
        .executeTakeFirst();
      return taken.numDeletedRows === 1n;
    };
  }

  async offer(person: string, name: string, { host }: Place): Promise<object> {
    const have = await this.of(person);
    return (await webauthn()).generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: host,
      userName: name,
      userID: Uint8Array.from(Buffer.from(person)),
      challenge: await this.#ask(person),
      attestationType: 'none',
      excludeCredentials: have.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Checks a new passkey; the answer keeps it. */
  async check(
    person: string,
    label: string,
    response: v.InferOutput<typeof madeSchema>,
    { host, origin }: Place,
  ): Promise<Result<() => Promise<void>, Problem>> {
    if ((await this.of(person)).length >= MOST_PASSKEYS) return err(ENOUGH);
    const checked = await (await webauthn())
      .verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: this.#answers(person),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      })
      .catch(() => undefined);
    if (!checked?.verified) return err(REFUSED);
    const { credential } = checked.registrationInfo;
    const row = {
      id: credential.id,
      person,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(' '),
      label,
      made: this.#now(),
    };
    return ok(async () => {
      await this.#store.insertInto('passkeys').values(row).execute();
    });
  }

  async challenge({ host }: Place): Promise<object> {
    return (await webauthn()).generateAuthenticationOptions({
      rpID: host,
      challenge: await this.#ask(null),
      userVerification: 'preferred',
    });
  }

  /** The person whose passkey has signed. */
  async personOf(
    response: v.InferOutput<typeof usedSchema>,
    { host, origin }: Place,
  ): Promise<Result<string, Problem>> {
    const row = await this.#store.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    if (!row) return err(REFUSED);
    const checked = await (await webauthn())
      .verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: this.#answers(null),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        credential: {
          id: row.id,
          publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
          transports: transportsOf(row.transports),
        },
      })
      .catch(() => undefined);
    if (!checked?.verified) return err(REFUSED);
    const counter = checked.authenticationInfo.newCounter;
    await this.#store.updateTable('passkeys').set({ counter }).where('id', '=', row.id).execute();
    return ok(row.person);
  }

  /** Not the only way into an account. */
  remove(person: string, id: string): Promise<Result<null, Problem>> {
    return this.#store.transaction().execute(async (one) => {
      // It takes the row of the person first: of two removals at once the second sees what the first has done.
      const owner = await one
        .updateTable('people')
        .set(({ ref }) => ({ password: ref('password') }))
        .where('id', '=', person)
        .returning('password')
        .executeTakeFirst();
      const keys = await one.selectFrom('passkeys').select('id').where('person', '=', person).execute();
      if (!keys.some((key) => key.id === id)) return err(NO_PASSKEY);
      if (keys.length === 1 && owner?.password == null) return err(LAST_WAY);
      await one.deleteFrom('passkeys').where('id', '=', id).execute();
      return ok(null);
    });
  }
}

const transportsOf = (text: string): AuthenticatorTransport[] =>
  text === '' ? [] : (text.split(' ') as AuthenticatorTransport[]);
