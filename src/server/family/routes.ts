import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Problem, problem } from '../../match/faults.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { nameSchema } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';
import type { Child, Family } from './family.ts';
import { isZone } from './time.ts';

interface Parts {
  readonly family: Family;
  readonly door: Doorkeeper;
  /** Takes a child out of what its adult no longer allows; what is no tournament, or not with it, is left alone. */
  readonly leaveTournament: (child: Pick<Person, 'id'>, tournament: string) => Promise<unknown>;
  readonly limits: Limits;
}

const HOUR = 3_600_000;
const DAY_MINUTES = 1440;
const MOST_GIVEN = 240;

export const NO_ACCOUNT = problem('bad-request', 'Para eso hace falta una cuenta.', 'That takes an account.');
const PROVE = problem(
  'bad-request',
  'Para esto vuelve a entrar en tu cuenta: hace rato que lo hiciste.',
  'For this, sign in again: it was a while ago.',
);
export const LOCKED = problem('bad-request', 'Primero escribe tu PIN.', 'First give your PIN.');
const NO_CHILD = problem('bad-request', 'Aquí no juega ningún niño.', 'No child is playing here.');

const secret = v.pipe(v.string(), v.maxLength(40));
const minutes = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES)));
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'no such time zone'));
const Pin = v.object({ pin: secret });
const NewChild = v.object({ name: nameSchema, minutes, zone });
const Changed = v.object({ name: v.optional(nameSchema), minutes: v.optional(minutes), zone: v.optional(zone) });
const Given = v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GIVEN)) });
const Allowed = v.union([
  v.object({ who: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
  v.object({ tournament: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
]);
const Code = v.object({ code: secret });
const nothing = v.unknown();

type Params = { readonly id: string; readonly target: string };

/** Where an adult keeps the table of his children, and a child sees what it may. */
export function addFamily(app: FastifyInstance, { family, door, leaveTournament, limits }: Parts): void {
  const guarded = { config: { rateLimit: { max: limits.signInsPerHour, timeWindow: HOUR } } };

  /** For an account; `pin`: whose page is open by the PIN, `fresh`: who has shown a short while ago who he is. */
  const adult =
    <T>(
      schema: v.GenericSchema<unknown, T>,
      needs: 'account' | 'fresh' | 'pin',
      handle: (person: Person, body: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const person = await door.personOf(request);
      if (!person || person.isGuest) return refuse(reply, person ? 403 : 401, NO_ACCOUNT);
      if (needs === 'fresh' && !person.isFresh) return refuse(reply, 403, PROVE);
      if (needs === 'pin' && !(await family.pins.isUnlocked(person.session))) return refuse(reply, 403, LOCKED);
      const body = v.safeParse(schema, request.body);
      return body.success ? handle(person, body.output, request, reply) : refuse(reply, 400, misfit(body.issues));
    };
  /** The same, for one of his children. */
  const parent = <T>(
    schema: v.GenericSchema<unknown, T>,
    needs: 'account' | 'pin',
    handle: (child: Child, body: T, adult: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    adult(schema, needs, async (person, body, request, reply) => {
      const child = await family.childOf(person.id, (request.params as Params).id);
      return child.ok ? handle(child.value, body, person, request, reply) : refuse(reply, 404, child.error);
    });

  const told = async ({ id, session }: Person) => {
    const [children, hasPin, isUnlocked] = await Promise.all([
      family.childrenOf(id),
      family.pins.has(id),
      family.pins.isUnlocked(session),
    ]);
    const listed = children.map(async ({ person, name, code, minutes: most, zone: where }) => {
      const [spent, allowed, tournaments] = await Promise.all([
        family.time.spent({ person, minutes: most, zone: where }),
        family.namedFor(person),
        family.tournamentsOf(person),
      ]);
      return { id: person, name, code, minutes: most, ...spent, allowed, tournaments };
    });
    return { hasPin, isUnlocked, children: await Promise.all(listed) };
  };
  const done = async (reply: FastifyReply, person: Person, error: Problem | undefined): Promise<unknown> =>
    error ? refuse(reply, 409, error) : told(person);

  app.get(
    '/api/family',
    adult(nothing, 'account', (person) => told(person)),
  );

  app.put(
    '/api/family/pin',
    guarded,
    adult(Pin, 'fresh', async (person, { pin }, _request, reply) => {
      const set = await family.pins.set(person.id, pin);
      return set.ok ? done(reply, person, undefined) : refuse(reply, 400, set.error);
    }),
  );

  app.post(
    '/api/family/unlock',
    guarded,
    adult(Pin, 'account', async (person, { pin }, _request, reply) => {
      const opened = await family.pins.unlock(person, pin);
      return opened.ok ? done(reply, person, undefined) : refuse(reply, 403, opened.error);
    }),
  );

  app.post(
    '/api/family/lock',
    adult(nothing, 'account', async (person) => {
      await family.pins.lock(person.session);
      return told(person);
    }),
  );

  app.post(
    '/api/family/children',
    guarded,
    adult(NewChild, 'pin', async (person, { name, ...limit }, _request, reply) => {
      const made = await family.addChild(person.id, name, limit);
      return done(reply, person, typeof made === 'string' ? undefined : made);
    }),
  );

  app.patch(
    '/api/family/children/:id',
    parent(Changed, 'pin', async (child, body, person) => {
      const { name, minutes: most = child.minutes, zone: where = child.zone } = body;
      await family.changeLimit(child.person, most, where);
      if (name !== undefined) await family.people.renameGuest(child.person, name);
      return told(person);
    }),
  );

  app.post(
    '/api/family/children/:id/time',
    parent(Given, 'pin', async (child, { minutes: more }, person) => {
      await family.time.give(child, more);
      return told(person);
    }),
  );

  app.post(
    '/api/family/children/:id/allowed',
    parent(Allowed, 'pin', async (child, body, person, _request, reply) => {
      const allowed =
        'who' in body
          ? await family.allow(child.person, body.who)
          : await family.allowTournament(child.person, body.tournament);
      return done(reply, person, allowed.ok ? undefined : allowed.error);
    }),
  );

  app.delete(
    '/api/family/children/:id/allowed/:target',
    parent(nothing, 'pin', async (child, _body, person, request) => {
      const { target } = request.params as Params;
      await family.disallow(child.person, target);
      await leaveTournament({ id: child.person }, target);
      return told(person);
    }),
  );

  app.post(
    '/api/family/children/:id/enter',
    parent(nothing, 'account', async (child, _body, person, request, reply) => {
      if (!(await family.pins.has(person.id))) return refuse(reply, 409, LOCKED);
      const { token } = await family.lend(person, child);
      door.letIn(request, reply, token);
      return { ok: true };
    }),
  );

  app.post(
    '/api/family/children/:id/code',
    parent(nothing, 'pin', (child) => family.newCode(child.person)),
  );

  app.delete(
    '/api/family/children/:id/sessions',
    parent(nothing, 'pin', async (child, _body, person) => {
      await family.callBack(child.person);
      return told(person);
    }),
  );

  app.delete(
    '/api/family/children/:id',
    parent(nothing, 'pin', async (child, _body, person) => {
      await family.people.remove(child.person);
      return told(person);
    }),
  );

  app.post('/api/family/in', guarded, async (request, reply) => {
    const body = v.safeParse(Code, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const entered = await family.byCode(body.output.code);
    if (!entered.ok) return refuse(reply, 403, entered.error);
    const before = await door.personOf(request);
    if (before) await family.people.signOut(before);
    door.letIn(request, reply, entered.value.token);
    return { ok: true };
  });

  app.get('/api/family/me', async (request) => {
    const person = await door.personOf(request);
    const child = person?.guardian ? await family.child(person.id) : undefined;
    if (!person || !child) return { child: null };
    const [spent, mates] = await Promise.all([family.time.spent(child), family.matesOf(child)]);
    return { child: { id: person.id, name: person.name, class: child.class, minutes: child.minutes, ...spent, mates } };
  });

  app.post('/api/family/here', async (request, reply) => {
    const person = await door.personOf(request);
    const child = person?.guardian ? await family.child(person.id) : undefined;
    return child ? family.time.spent(child) : refuse(reply, 403, NO_CHILD);
  });

  app.post('/api/family/leave', guarded, async (request, reply) => {
    const person = await door.personOf(request);
    if (!person?.guardian) return refuse(reply, 403, NO_CHILD);
    const body = v.safeParse(Pin, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const left = await family.leave(person, body.output.pin);
    if (!left.ok) return refuse(reply, 403, left.error);
    if (left.value) door.letIn(request, reply, left.value.token);
    else door.letOut(reply);
    return { ok: true };
  });
}
