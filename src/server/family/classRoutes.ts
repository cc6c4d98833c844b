import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { chooseOptions } from '../../core/options.ts';
import { GAME_IDS, isGameId, loadRoom } from '../../games/index.ts';
import { problem, unknownWord, unreadable } from '../../match/faults.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { nameSchema } from '../people/names.ts';
import type { Person } from '../people/people.ts';
import { misfit, refuse } from '../reply.ts';
import type { Limits } from '../settings.ts';
import { type Classes, type ClassRow, type Lesson, MOST_PUPILS } from './classes.ts';
import type { Family } from './family.ts';
import { LOCKED, NO_ACCOUNT } from './routes.ts';

interface Parts {
  readonly family: Family;
  readonly classes: Classes;
  readonly door: Doorkeeper;
  readonly limits: Limits;
}

const HOUR = 3_600_000;
const MOST_STARS = 3;
/** A whole class joins from one address. */
const JOINS_PER_HOUR = 400;

const NO_CLASS = problem('no-match', 'No hay ninguna clase con ese enlace.', 'There is no class with that link.');

const NO_LESSON = problem('bad-request', 'No hay tal lección.', 'There is no such lesson.');

const names = v.pipe(v.array(nameSchema), v.maxLength(MOST_PUPILS));
const NewClass = v.object({ name: nameSchema, names: v.optional(names, []) });
const Change = v.object({
  name: v.optional(nameSchema),
  names: v.optional(names),
  isOpen: v.optional(v.boolean()),
});
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const lesson = { game: v.picklist(GAME_IDS), lesson: word };
const Lessons = v.object({ lessons: v.pipe(v.array(v.object(lesson)), v.maxLength(60)) });
const Learnt = v.object({
  ...lesson,
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_STARS)),
});
const Simul = v.object({ game: v.string(), options: v.optional(v.record(v.string(), v.unknown()), {}) });
const Joining = v.object({ name: nameSchema });
const nothing = v.unknown();

async function isLesson({ game, lesson: id }: v.InferOutput<typeof Learnt> | Lesson): Promise<boolean> {
  if (!isGameId(game)) return false;
  const { lessons } = await (await loadRoom(game)).lessons();
  return lessons.some((each) => each.id === id);
}

/** Where a teacher keeps his classes, and pupils come in and see what they are given. */
export function addClasses(app: FastifyInstance, { family, classes, door, limits }: Parts): void {
  const guarded = { config: { rateLimit: { max: limits.matchesPerHour, timeWindow: HOUR } } };

  const teacher =
    <T>(
      schema: v.GenericSchema<unknown, T>,
      handle: (person: Person, body: T, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const person = await door.personOf(request);
      if (!person || person.isGuest) return refuse(reply, person ? 403 : 401, NO_ACCOUNT);
      const body = v.safeParse(schema, request.body);
      return body.success ? handle(person, body.output, request, reply) : refuse(reply, 400, misfit(body.issues));
    };
  /** The same, for one of his classes. */
  const ofClass = <T>(
    schema: v.GenericSchema<unknown, T>,
    handle: (row: ClassRow, body: T, person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    teacher(schema, async (person, body, request, reply) => {
      const row = await classes.one(person.id, (request.params as { id: string }).id);
      return row.ok ? handle(row.value, body, person, request, reply) : refuse(reply, 404, row.error);
    });

  /** Whoever has a PIN gives it for what can't be undone, and for what lets somebody in: children have been at his device. */
  const isLocked = async ({ id, session }: Person): Promise<boolean> =>
    (await family.pins.has(id)) && !(await family.pins.isUnlocked(session));
  const guardedClass = <T>(...[schema, handle]: Parameters<typeof ofClass<T>>) =>
    ofClass(schema, async (row, body, person, request, reply) =>
      (await isLocked(person)) ? refuse(reply, 403, LOCKED) : handle(row, body, person, request, reply),
    );

  const listed = async (person: Person) => ({
    classes: (await classes.of(person.id)).map(({ id, name, made }) => ({ id, name, made })),
  });
  const told = async (id: string, person: Person) => {
    const row = (await classes.byId(id))!;
    const pupils = await classes.pupils(id);
    const people = pupils.map((pupil) => pupil.person);
    const [here, lessons, learnt, boards] = await Promise.all([
      family.time.here(people),
      classes.assigned(id),
      classes.learntBy(people),
      classes.boards(id),
    ]);
    return {
      class: {
        id,
        name: row.name,
        link: row.link,
        isOpen: row.open === 1,
        names: JSON.parse(row.names) as string[],
        isLocked: await isLocked(person),
        pupils: pupils.map(({ person: pupil, name }) => ({
          id: pupil,
          name,
          isHere: here.has(pupil),
          learnt: learnt
            .filter((each) => each.person === pupil)
            .map(({ game, lesson: id, stars }) => ({ game, lesson: id, stars })),
        })),
        lessons,
        boards,
      },
    };
  };

  app.get(
    '/api/classes',
    teacher(nothing, (person) => listed(person)),
  );

  app.post(
    '/api/classes',
    guarded,
    teacher(NewClass, async (person, body, _request, reply) => {
      const made = await classes.make(person.id, body.name, body.names);
      return made.ok ? reply.code(201).send(await told(made.value, person)) : refuse(reply, 409, made.error);
    }),
  );

  app.get(
    '/api/classes/:id',
    ofClass(nothing, ({ id }, _body, person) => told(id, person)),
  );

  app.patch(
    '/api/classes/:id',
    ofClass(Change, async ({ id }, body, person) => {
      await classes.change(id, body);
      return told(id, person);
    }),
  );

  app.delete(
    '/api/classes/:id',
    guardedClass(nothing, async ({ id }, _body, person) => {
      await classes.remove(id);
      return listed(person);
    }),
  );

  app.put(
    '/api/classes/:id/lessons',
    ofClass(Lessons, async ({ id }, { lessons }, person, _request, reply) => {
      if (!(await Promise.all(lessons.map(isLesson))).every(Boolean)) return refuse(reply, 400, NO_LESSON);
      await classes.assign(id, lessons);
      return told(id, person);
    }),
  );

  app.post(
    '/api/classes/:id/boards',
    guarded,
    ofClass(Simul, async (row, { game: id, options: given }, person, _request, reply) => {
      if (!isGameId(id))
        return refuse(reply, 400, unknownWord('bad-request', 'No hay tal juego', 'No such game', id, GAME_IDS));
      const options = chooseOptions((await loadRoom(id)).game.options, given);
      if (!options.ok) return refuse(reply, 400, unreadable('bad-request', options.error));
      const begun = await classes.begin(row, person, id, options.value);
      return begun.ok ? reply.code(201).send(await told(row.id, person)) : refuse(reply, 409, begun.error);
    }),
  );

  type Pupil = { readonly pupil: string };
  app.post(
    '/api/classes/:id/pupils/:pupil/code',
    guardedClass(nothing, async ({ id }, _body, _person, request, reply) => {
      const pupil = await classes.pupil(id, (request.params as Pupil).pupil);
      return pupil.ok ? family.newCode(pupil.value) : refuse(reply, 404, pupil.error);
    }),
  );

  app.delete(
    '/api/classes/:id/pupils/:pupil',
    guardedClass(nothing, async ({ id }, _body, person, request, reply) => {
      const pupil = await classes.pupil(id, (request.params as Pupil).pupil);
      if (!pupil.ok) return refuse(reply, 404, pupil.error);
      await family.people.remove(pupil.value);
      return told(id, person);
    }),
  );

  app.get<{ Params: { link: string } }>('/api/class/:link', async ({ params }, reply) => {
    const row = await classes.byLink(params.link);
    if (!row) return refuse(reply, 404, NO_CLASS);
    // Whom the class is for, whoever has its link knows as long as it lets pupils in.
    const isOpen = row.open === 1;
    return { name: row.name, isOpen, names: isOpen ? await classes.freeNames(row) : [] };
  });

  app.post<{ Params: { link: string } }>(
    '/api/class/:link',
    { config: { rateLimit: { max: Math.max(JOINS_PER_HOUR, limits.signInsPerHour), timeWindow: HOUR } } },
    async (request, reply) => {
      const body = v.safeParse(Joining, request.body);
      if (!body.success) return refuse(reply, 400, misfit(body.issues));
      const row = await classes.byLink(request.params.link);
      if (!row) return refuse(reply, 404, NO_CLASS);
      const entered = await classes.join(row, await door.personOf(request), body.output.name);
      if (!entered.ok) return refuse(reply, 409, entered.error);
      door.letIn(request, reply, entered.value.token);
      return { ok: true };
    },
  );

  /** What a pupil sees of his class. */
  app.get('/api/family/class', async (request, reply) => {
    const person = await door.personOf(request);
    const child = person?.guardian ? await family.child(person.id) : undefined;
    const row = child?.class ? await classes.byId(child.class) : undefined;
    if (!person || !row) return refuse(reply, 404, NO_CLASS);
    const [lessons, learnt] = await Promise.all([classes.assigned(row.id), classes.learntBy([person.id])]);
    return { name: row.name, lessons, learnt };
  });

  app.post('/api/family/learnt', async (request, reply) => {
    const person = await door.personOf(request);
    if (!person?.guardian) return refuse(reply, 403, NO_CLASS);
    const body = v.safeParse(Learnt, request.body);
    if (!body.success) return refuse(reply, 400, misfit(body.issues));
    const { stars, ...what } = body.output;
    if (!(await isLesson(body.output))) return refuse(reply, 400, NO_LESSON);
    await classes.learnt(person.id, what, stars);
    return { ok: true };
  });
}
