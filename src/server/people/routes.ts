import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Result } from '../../core/result.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Log } from '../log/log.ts';
import { misfit, refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';
import { exportOf } from './belongings.ts';
import type { Doorkeeper } from './guard.ts';
import { nameSchema, refuseName, refusePassword } from './names.ts';
import { madeSchema, type Passkeys, type Place, usedSchema } from './passkeys.ts';
import type { Entered, People, Person } from './people.ts';

interface Parts {
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly door: Doorkeeper;
  readonly log: Log;
  readonly limits: Limits;
}

const HOUR = 3_600_000;
const MOST_KEPT = 900_000;

const NOBODY = problem('bad-request', 'Primero di quién eres.', 'First say who you are.');
const PROVE = problem(
  'bad-request',
  'Para esto vuelve a entrar en tu cuenta: hace rato que lo hiciste.',
  'For this, sign in again: it was a while ago.',
);
const GUESTS_CAN_NOT = problem('bad-request', 'Para eso hace falta una cuenta.', 'That takes an account.');

const secret = v.pipe(v.string(), v.maxLength(1000));
const Named = v.object({ name: nameSchema });
const Credentials = v.object({ name: nameSchema, password: secret });
const Recovery = v.object({ name: nameSchema, code: secret, password: secret });
const Change = v.object({ name: v.optional(nameSchema), isPublic: v.optional(v.boolean()) });
const NewPassword = v.object({ password: secret });
const ForPasskey = v.object({ name: v.optional(nameSchema) });
const MadePasskey = v.object({ name: v.optional(nameSchema), label: nameSchema, response: madeSchema });
const UsedPasskey = v.object({ response: usedSchema });
const Handover = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });
const Kept = v.object({ body: v.pipe(v.string(), v.maxLength(MOST_KEPT)) });

/** `T` is what the body has been read as. */
type Handle<T> = (person: Person, body: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type OpenHandle<T> = (
  person: Person | undefined,
  body: T,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

const placeOf = ({ protocol, host, hostname }: FastifyRequest): Place => ({
  host: hostname,
  origin: `${protocol}://${host}`,
});

/** Where people say who they are, and have what is theirs. */
export function addPeople(app: FastifyInstance, { people, passkeys, door, log, limits }: Parts): void {
  /** Whoever guesses is soon too many. */
  const guarded = { config: { rateLimit: { max: limits.signInsPerHour, timeWindow: HOUR } } };

  const profile = async (person: Person) => {
    const [keys, row, codes] = await Promise.all([
      passkeys.of(person.id),
      people.store.selectFrom('people').select('password').where('id', '=', person.id).executeTakeFirst(),
      people.store
        .selectFrom('codes')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('person', '=', person.id)
        .executeTakeFirst(),
    ]);
    const { id, name, isGuest, isPublic, isBot, isFresh, guardian } = person;
    const listed = keys.map((key) => ({ id: key.id, label: key.label, made: key.made }));
    const ways = { hasPassword: row?.password != null, passkeys: listed, codes: Number(codes?.n ?? 0) };
    return { id, name, isGuest, isPublic, isBot, isFresh, isChild: guardian !== null, ...ways };
  };

  /** Somebody has come in: his browser gets the cookie, his page who he is. */
  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    entered: Result<Entered & { readonly codes?: readonly string[] }, Problem>,
  ): Promise<FastifyReply> => {
    if (!entered.ok) return refuse(reply, 403, entered.error);
    const { token, codes } = entered.value;
    door.letIn(request, reply, token);
    const person = await people.bySession(token);
    return reply.send({ person: person && (await profile(person)), ...(codes ? { codes } : {}) });
  };

  /** For somebody who is known; `fresh`: who has shown it a short while ago. */
  const known =
    <T>(schema: v.GenericSchema<unknown, T>, needs: 'any' | 'account' | 'fresh', handle: Handle<T>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const person = await door.personOf(request);
      if (!person) return refuse(reply, 401, NOBODY);
      if (needs === 'account' && person.isGuest) return refuse(reply, 403, GUESTS_CAN_NOT);
      if (needs === 'fresh' && !person.isGuest && !person.isFresh) return refuse(reply, 403, PROVE);
      const body = v.safeParse(schema, request.body);
      return body.success ? handle(person, body.output, request, reply) : refuse(reply, 400, misfit(body.issues));
    };
  /** For anybody. */
  const open =
    <T>(schema: v.GenericSchema<unknown, T>, handle: OpenHandle<T>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const body = v.safeParse(schema, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      return handle(await door.personOf(request), body.output, request, reply);
    };
  const nothing = v.unknown();

  app.get('/api/me', async (request) => {
    const person = await door.personOf(request);
    return { person: person ? await profile(person) : null };
  });

  app.post(
    '/api/me/guest',
    { config: { rateLimit: { max: limits.matchesPerHour, timeWindow: HOUR } } },
    open(Named, async (person, { name }, request, reply) => {
      if (!person) return welcome(request, reply, { ok: true, value: await people.newGuest(name) });
      if (person.isGuest) await people.rename(person, name);
      return { person: await profile({ ...person, name: person.isGuest ? name : person.name }) };
    }),
  );

  app.patch(
    '/api/me',
    known(Change, 'any', async (person, { name, isPublic }, _request, reply) => {
      const renamed = name === undefined ? undefined : await people.rename(person, name);
      if (renamed && !renamed.ok) return refuse(reply, 409, renamed.error);
      if (isPublic !== undefined) await people.setPublic(person.id, isPublic);
      const now = { ...person, name: name ?? person.name, isPublic: isPublic ?? person.isPublic };
      return { person: await profile(now) };
    }),
  );

  app.post(
    '/api/accounts',
    guarded,
    open(Credentials, async (person, { name, password }, request, reply) =>
      welcome(request, reply, await people.register(person, name, password)),
    ),
  );

  app.post(
    '/api/session',
    guarded,
    open(Credentials, async (person, { name, password }, request, reply) =>
      welcome(request, reply, await people.signIn(name, password, person)),
    ),
  );

  app.post(
    '/api/session/recovery',
    guarded,
    open(Recovery, async (person, { name, code, password }, request, reply) =>
      welcome(request, reply, await people.recover(name, code, password, person)),
    ),
  );

  app.post(
    '/api/me/handover',
    guarded,
    known(nothing, 'any', (person) => people.newHandover(person.id)),
  );

  app.post(
    '/api/session/handover/whose',
    guarded,
    open(Handover, async (_person, { token }) => ({ name: (await people.handoverOf(token))?.name ?? null })),
  );

  app.post(
    '/api/session/handover',
    guarded,
    open(Handover, async (person, { token }, request, reply) =>
      welcome(request, reply, await people.useHandover(token, person)),
    ),
  );

  app.delete(
    '/api/session',
    known(nothing, 'any', async (person, _body, _request, reply) => {
      // A guest has no other way back: he goes with all that is his.
      if (person.isGuest) await people.remove(person.id);
      else await people.signOut(person);
      door.letOut(reply);
      return { person: null };
    }),
  );

  app.delete(
    '/api/sessions',
    known(nothing, 'account', async (person) => {
      await people.signOutAll(person.id, person.session);
      return { person: await profile(person) };
    }),
  );

  app.put(
    '/api/me/password',
    guarded,
    known(NewPassword, 'fresh', async (person, { password }, _request, reply) => {
      if (person.isGuest) return refuse(reply, 403, GUESTS_CAN_NOT);
      const refused = refusePassword(password, person.name);
      if (refused) return refuse(reply, 400, refused);
      await people.setPassword(person.id, password);
      await people.signOutAll(person.id, person.session);
      return { person: await profile(person) };
    }),
  );

  app.post(
    '/api/me/codes',
    guarded,
    known(nothing, 'fresh', async (person, _body, _request, reply) => {
      if (person.isGuest) return refuse(reply, 403, GUESTS_CAN_NOT);
      const codes = await people.renewCodes(person.id);
      return { person: await profile(person), codes };
    }),
  );

  app.post(
    '/api/me/passkeys/options',
    guarded,
    known(ForPasskey, 'fresh', async (person, { name = person.name }, request, reply) => {
      const refused = refuseName(name);
      if (refused) return refuse(reply, 400, refused);
      return passkeys.offer(person.id, name, placeOf(request));
    }),
  );

  app.post(
    '/api/me/passkeys',
    guarded,
    known(MadePasskey, 'fresh', async (person, { name, label, response }, request, reply) => {
      const checked = await passkeys.check(person.id, label, response, placeOf(request));
      if (!checked.ok) return refuse(reply, 403, checked.error);
      if (!person.isGuest) {
        await checked.value();
        return { person: await profile(person) };
      }
      const account = await people.becomeAccount(person.id, name ?? person.name, null);
      if (!account.ok) return refuse(reply, 409, account.error);
      await checked.value();
      // Whoever has planted the session of the guest does not get into the account.
      await people.signOutAll(person.id, null);
      const entered = await people.enter(person.id, undefined);
      return welcome(request, reply, { ok: true, value: { ...entered, codes: account.value } });
    }),
  );

  app.delete<{ Params: { id: string } }>(
    '/api/me/passkeys/:id',
    known(nothing, 'fresh', async (person, _body, request, reply) => {
      const removed = await passkeys.remove(person.id, (request.params as { id: string }).id);
      if (removed.ok) return { person: await profile(person) };
      return refuse(reply, removed.error.code === 'no-match' ? 404 : 409, removed.error);
    }) as never,
  );

  app.post('/api/session/passkey/options', guarded, async (request) => passkeys.challenge(placeOf(request)));

  app.post(
    '/api/session/passkey',
    guarded,
    open(UsedPasskey, async (before, { response }, request, reply) => {
      const person = await passkeys.personOf(response, placeOf(request));
      if (!person.ok) return refuse(reply, 403, person.error);
      return welcome(request, reply, { ok: true, value: await people.enter(person.value, before) });
    }),
  );

  app.get(
    '/api/me/export',
    known(nothing, 'any', async (person, _body, _request, reply) => {
      reply.header('content-disposition', 'attachment; filename="cancha-me.json"');
      return exportOf(people, log, await profile(person));
    }),
  );

  app.delete(
    '/api/me',
    known(nothing, 'fresh', async (person, _body, _request, reply) => {
      await people.remove(person.id);
      door.letOut(reply);
      return { person: null };
    }),
  );

  app.get(
    '/api/me/kept',
    known(nothing, 'account', async (person) => ({ body: (await people.kept(person.id)) ?? null })),
  );

  app.put(
    '/api/me/kept',
    known(Kept, 'account', async (person, { body }) => {
      await people.keep(person.id, body);
      return { ok: true };
    }),
  );
}
