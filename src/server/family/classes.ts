import type { Options } from '../../core/options.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { foldName } from '../people/names.ts';
import type { Entered, Person } from '../people/people.ts';
import { newId } from '../secrets.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import type { Family } from './family.ts';

export const MOST_PUPILS = 40;
const MOST_CLASSES = 20;
const MOST_ASSIGNED = 60;

const NO_CLASS = problem('no-match', 'No hay ninguna clase así.', 'There is no such class.');
const ENOUGH = problem('bad-request', `Ya tienes ${MOST_CLASSES} clases.`, `You have ${MOST_CLASSES} classes already.`);
const FULL = problem(
  'bad-request',
  `En una clase caben ${MOST_PUPILS}, y esta está llena.`,
  `A class has room for ${MOST_PUPILS}, and this one is full.`,
);
const CLOSED = problem(
  'bad-request',
  'La clase está cerrada. Pide al profesor que la abra.',
  'The class is closed. Ask the teacher to open it.',
);
const TAKEN = problem(
  'bad-request',
  'Ese nombre ya lo tiene alguien. Si eres tú, pide al profesor un código para volver a entrar.',
  'Somebody has that name already. If it is you, ask the teacher for a code to come in again.',
);
const NOT_LISTED = problem('bad-request', 'Elige tu nombre en la lista.', 'Choose your name from the list.');
const HAS_ACCOUNT = problem(
  'bad-request',
  'Con una cuenta abierta no se entra en una clase. Cierra antes la sesión.',
  'One does not join a class while signed in to an account. Sign out first.',
);
const NO_PUPIL = problem('no-match', 'No hay ningún alumno así.', 'There is no such pupil.');
const NOBODY_HERE = problem(
  'bad-request',
  'Ahora mismo no hay ningún alumno en la clase.',
  'No pupil is in the class right now.',
);

export type ClassRow = StoreTables['classes'];
export interface Lesson {
  readonly game: string;
  readonly lesson: string;
}

/** Classes of pupils without accounts: a link lets them in, and their teacher answers for them. */
export class Classes {
  readonly #family: Family;
  readonly #store: Store;
  readonly #lobby: Lobby;
  readonly #now: () => Millis;

  constructor(family: Family, lobby: Lobby, now: () => Millis) {
    this.#family = family;
    this.#store = family.people.store;
    this.#lobby = lobby;
    this.#now = now;
  }

  of(teacher: string): Promise<ClassRow[]> {
    return this.#store.selectFrom('classes').selectAll().where('teacher', '=', teacher).orderBy('made').execute();
  }

  async one(teacher: string, id: string): Promise<Result<ClassRow, Problem>> {
    const row = await this.#store.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst();
    return row?.teacher === teacher ? ok(row) : err(NO_CLASS);
  }

  byId(id: string): Promise<ClassRow | undefined> {
    return this.#store.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byLink(link: string): Promise<ClassRow | undefined> {
    return this.#store.selectFrom('classes').selectAll().where('link', '=', link).executeTakeFirst();
  }

  async make(teacher: string, name: string, names: readonly string[]): Promise<Result<string, Problem>> {
    if ((await this.of(teacher)).length >= MOST_CLASSES) return err(ENOUGH);
    const [id, link] = [newId(), newId()];
    const row = { id, teacher, name, link, open: 1, names: JSON.stringify(names), made: this.#now() };
    await this.#store.insertInto('classes').values(row).execute();
    return ok(id);
  }

  async change(
    id: string,
    { name, names, isOpen }: { name?: string | undefined; names?: string[] | undefined; isOpen?: boolean | undefined },
  ): Promise<void> {
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(names === undefined ? {} : { names: JSON.stringify(names) }),
      ...(isOpen === undefined ? {} : { open: isOpen ? 1 : 0 }),
    };
    if (Object.keys(change).length > 0)
      await this.#store.updateTable('classes').set(change).where('id', '=', id).execute();
  }

  /** The class and its pupils are gone. */
  async remove(id: string): Promise<void> {
    for (const { person } of await this.pupils(id)) await this.#family.people.remove(person);
    await this.#store.deleteFrom('assigned').where('class', '=', id).execute();
    await this.#store.deleteFrom('classes').where('id', '=', id).execute();
  }

  pupils(id: string): Promise<{ readonly person: string; readonly name: string; readonly fold: string }[]> {
    return this.#store
      .selectFrom('pupils')
      .innerJoin('people', 'people.id', 'pupils.person')
      .select(['pupils.person', 'people.name', 'pupils.fold'])
      .where('class', '=', id)
      .orderBy('number')
      .execute();
  }

  async pupil(id: string, person: string): Promise<Result<string, Problem>> {
    const found = (await this.pupils(id)).find((each) => each.person === person);
    return found ? ok(found.person) : err(NO_PUPIL);
  }

  /** The names of the list that nobody has taken; null where pupils say their own. */
  async freeNames({ id, names }: ClassRow): Promise<string[] | null> {
    const listed = JSON.parse(names) as string[];
    if (listed.length === 0) return null;
    const taken = new Set((await this.pupils(id)).map(({ fold }) => fold));
    return listed.filter((name) => !taken.has(foldName(name)));
  }

  /** A pupil comes in. Of several with one name, and of one too many, the database lets in the first. */
  async join(row: ClassRow, before: Person | undefined, name: string): Promise<Result<Entered, Problem>> {
    if (row.open !== 1) return err(CLOSED);
    if (before && !before.isGuest) return err(HAS_ACCOUNT);
    const listed = JSON.parse(row.names) as string[];
    const own = listed.length === 0 ? name : listed.find((each) => foldName(each) === foldName(name));
    if (own === undefined) return err(NOT_LISTED);
    const fold = foldName(own);
    const numbers = Array.from({ length: MOST_PUPILS }, (_, i) => i + 1);
    for (;;) {
      const taken = await this.#store
        .selectFrom('pupils')
        .select(['number', 'fold'])
        .where('class', '=', row.id)
        .execute();
      if (taken.some((each) => each.fold === fold)) return err(TAKEN);
      const number = numbers.find((each) => !taken.some((other) => other.number === each));
      if (number === undefined) return err(FULL);
      const limit = { minutes: null, zone: 'UTC' };
      const person = await this.#family.newCharge(row.teacher, own, limit, row.id);
      const seat = { class: row.id, number, person, fold };
      const done = await this.#store
        .insertInto('pupils')
        .values(seat)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (done.numInsertedOrUpdatedRows === 1n) {
        if (before) await this.#family.people.signOut(before);
        return ok(await this.#family.people.letIn(person));
      }
      // Somebody was quicker with the name or the place.
      await this.#family.people.remove(person);
    }
  }

  assigned(id: string): Promise<Lesson[]> {
    return this.#store
      .selectFrom('assigned')
      .select(['game', 'lesson'])
      .where('class', '=', id)
      .orderBy('made')
      .orderBy('lesson')
      .execute();
  }

  async assign(id: string, lessons: readonly Lesson[]): Promise<void> {
    await this.#store.transaction().execute(async (one) => {
      await one.deleteFrom('assigned').where('class', '=', id).execute();
      const made = this.#now();
      const rows = lessons.slice(0, MOST_ASSIGNED).map((each, i) => ({ class: id, ...each, made: made + i }));
      if (rows.length > 0)
        await one
          .insertInto('assigned')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
  }

  /** The best that somebody has reached in a lesson stays. */
  async learnt(person: string, { game, lesson }: Lesson, stars: number): Promise<void> {
    const at = this.#now();
    await this.#store
      .insertInto('learnt')
      .values({ person, game, lesson, stars, at })
      .onConflict((conflict) =>
        conflict.columns(['person', 'game', 'lesson']).doUpdateSet({ stars, at }).where('learnt.stars', '<', stars),
      )
      .execute();
  }

  learntBy(people: readonly string[]): Promise<(Lesson & { readonly person: string; readonly stars: number })[]> {
    if (people.length === 0) return Promise.resolve([]);
    return this.#store
      .selectFrom('learnt')
      .select(['person', 'game', 'lesson', 'stars'])
      .where('person', 'in', people)
      .execute();
  }

  /** The teacher against every pupil who is here: a board each, begun together. */
  async begin(
    { id }: ClassRow,
    teacher: Person,
    game: GameId,
    options: Options,
  ): Promise<Result<readonly string[], Problem>> {
    const pupils = await this.pupils(id);
    const here = await this.#family.time.here(pupils.map(({ person }) => person));
    const playing = pupils.filter(({ person }) => here.has(person));
    if (playing.length === 0) return err(NOBODY_HERE);
    const made = this.#now();
    const matches: string[] = [];
    for (const { person, name } of playing) {
      const match = newId();
      await this.#store.insertInto('boards').values({ match, class: id, person, made }).execute();
      // Who is taught begins.
      const home = { id: person, name };
      await this.#lobby.begin({ match, game, options, home, away: teacher, isRated: false, isPublic: false });
      matches.push(match);
    }
    return ok(matches);
  }

  /** The boards of the last simultaneous match, those that wait for the teacher first, and of these the longest. */
  async boards(id: string) {
    const { last } = await this.#store
      .selectFrom('boards')
      .select(({ fn }) => fn.max<number | null>('made').as('last'))
      .where('class', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await this.#store
      .selectFrom('boards')
      .innerJoin('people', 'people.id', 'boards.person')
      .innerJoin('played', 'played.match', 'boards.match')
      .leftJoin('turns', 'turns.match', 'boards.match')
      .select([
        'boards.match',
        'people.name',
        'played.game',
        'played.score',
        'played.result',
        'turns.away',
        'turns.since',
      ])
      .where('boards.class', '=', id)
      .where('boards.made', '=', last ?? 0)
      .execute();
    return rows
      .map(({ match, name, game, score, result, away, since }) => {
        const isOver = result !== null;
        return { match, name, game, score, isOver, isMine: !isOver && away === 1, since: since ?? 0 };
      })
      .sort((a, b) => Number(b.isMine) - Number(a.isMine) || Number(a.isOver) - Number(b.isOver) || a.since - b.since);
  }
}
