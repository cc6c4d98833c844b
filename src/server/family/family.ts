import type { Socket } from 'node:net';
import { err, ok, type Result } from '../../core/result.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Log } from '../log/log.ts';
import { foldName } from '../people/names.ts';
import type { Entered, People, Person } from '../people/people.ts';
import { hashOf, newCodes, readCode } from '../people/secrets.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import { Circle } from './circle.ts';
import { Pins } from './pin.ts';
import { type Allowance, Playtime } from './time.ts';

export const MOST_CHILDREN = 12;
const MOST_ALLOWED = 100;
/** For so long a code lets a child in. */
const CODE_MILLIS: Millis = 900_000;
/** By these many letters other adults name a child. */
const SHORT_CODE = 9;

const NO_CHILD = problem('no-match', 'No tienes a nadie así en tu mesa.', 'There is nobody like that at your table.');
const ENOUGH = problem(
  'bad-request',
  `En una mesa caben ${MOST_CHILDREN} niños.`,
  `A table has room for ${MOST_CHILDREN} children.`,
);
const ENOUGH_ALLOWED = problem('bad-request', 'Ya hay demasiados nombres en la lista.', 'The list is full.');
const NOBODY = problem(
  'bad-request',
  'No hay ninguna cuenta con ese nombre, ni ningún niño con ese código.',
  'There is no account of that name, and no child with that code.',
);
const BAD_CODE = problem(
  'bad-request',
  'Ese código no vale, o ya se usó. Pide otro al adulto.',
  'That code is not valid, or was used. Ask the adult for another.',
);

export type Child = StoreTables['children'];

/** What a child may do where: at any time, or while it has time left. What is not here it may not. */
const CHILD_MAY: Readonly<Record<string, 'always' | 'in time'>> = {
  'GET /api/me': 'always',
  'GET /api/family/me': 'always',
  'POST /api/family/leave': 'always',
  'POST /api/family/here': 'in time',
  'GET /api/games': 'in time',
  'GET /api/me/turns': 'in time',
  'GET /api/lobby': 'in time',
  'GET /api/lobby/live': 'in time',
  'POST /api/seeks': 'in time',
  'POST /api/seeks/:id/accept': 'in time',
  'POST /api/seeks/:id/decline': 'in time',
  'DELETE /api/seeks/:id': 'in time',
  'POST /api/matches': 'in time',
  'GET /api/matches/:id': 'in time',
  'POST /api/matches/:id/seats': 'in time',
  'GET /api/matches/:id/live': 'in time',
  'GET /api/matches/:id/talk': 'in time',
  'GET /api/people/:id': 'in time',
  'GET /api/me/calls': 'in time',
  'GET /api/matches/:id/tournament': 'in time',
  'GET /api/tournaments': 'in time',
  'GET /api/tournaments/:id': 'in time',
  'GET /api/tournaments/:id/live': 'in time',
  'GET /api/tournaments/:id/calendar.ics': 'in time',
  'POST /api/tournaments/:id/join': 'in time',
  'DELETE /api/tournaments/:id/join': 'in time',
  'POST /api/tournaments/:id/rest': 'in time',
  'POST /api/family/learnt': 'in time',
  'GET /api/family/class': 'in time',
};
/** Below these the id in the path is that of a match, of a person, or of a tournament. */
const OF_A_MATCH = /^\w+ \/api\/(?:v1\/)?matches\/:id(?:\/|$)/;
const OF_A_PERSON = /^\w+ \/api\/people\/:id(?:\/|$)/;
const OF_A_TOURNAMENT = /^\w+ \/api\/(?:v1\/)?tournaments\/:id(?:\/|$)/;

const NOT_FOR_CHILDREN = problem(
  'bad-request',
  'Eso lo hace el adulto que responde por ti.',
  'That is for the adult who answers for you.',
);
export const TIME_IS_UP = problem(
  'bad-request',
  'Por hoy se ha acabado el tiempo de juego. ¡Hasta mañana!',
  'Your time to play is over for today. See you tomorrow!',
);

/** The live connection of a child, and when it was made. */
interface Line {
  readonly person: string;
  readonly session: string;
  readonly since: Millis;
}

/** Children under an adult's account: who they are, what they may do, and who lets them in. */
export class Family {
  readonly people: People;
  readonly pins: Pins;
  readonly time: Playtime;
  readonly circle: Circle;
  readonly #store: Store;
  readonly #now: () => Millis;
  readonly #lines = new Map<Socket, Line>();

  constructor(people: People, log: Log, now: () => Millis) {
    this.people = people;
    this.#store = people.store;
    this.#now = now;
    this.pins = new Pins(people.store, now);
    this.time = new Playtime(people.store, now);
    this.circle = new Circle(people.store, log);
  }

  /**
   * The one place where every way in is judged, of pages, sockets and programs alike: why somebody may not do that.
   * `route` is a method and a pattern, `id` what the pattern calls so.
   */
  async refuses(person: Person | undefined, route: string, id: string | undefined): Promise<Problem | undefined> {
    if (person?.guardian) {
      const may = CHILD_MAY[route];
      if (may === undefined) return NOT_FOR_CHILDREN;
      if (may === 'in time' && (await this.#isUp(person.id))) return TIME_IS_UP;
    }
    if (id === undefined) return undefined;
    if (OF_A_MATCH.test(route)) return this.circle.refusesMatch(person, id);
    if (OF_A_TOURNAMENT.test(route) && person) return this.circle.refusesTournament(person.id, id);
    return OF_A_PERSON.test(route) ? this.circle.refusesProfile(person, id) : undefined;
  }

  /** A child at a socket is here as long as it is open. */
  attend(person: Person, socket: Socket): void {
    this.#lines.set(socket, { person: person.id, session: person.session, since: this.#now() });
    socket.once('close', () => this.#lines.delete(socket));
  }

  /** Ends the connections of children whose time is up, who were called back, or for whom something was changed. */
  async look(): Promise<void> {
    for (const person of new Set([...this.#lines.values()].map((line) => line.person))) {
      const child = await this.child(person);
      const { left } = child ? await this.time.touch(child) : { left: 0 };
      const open = await this.#store.selectFrom('sessions').select('hash').where('person', '=', person).execute();
      for (const [socket, line] of this.#lines) {
        if (line.person !== person) continue;
        const isIn = open.some(({ hash }) => hash === line.session);
        if (left === 0 || !isIn || (child && child.changed > line.since)) socket.destroy();
      }
    }
  }

  async #isUp(person: string): Promise<boolean> {
    const child = await this.child(person);
    return child !== undefined && (await this.time.touch(child)).left === 0;
  }

  child(person: string): Promise<Child | undefined> {
    return this.#store.selectFrom('children').selectAll().where('person', '=', person).executeTakeFirst();
  }

  /** The child of that adult. */
  async childOf(parent: string, person: string): Promise<Result<Child, Problem>> {
    const child = await this.child(person);
    return child?.parent === parent ? ok(child) : err(NO_CHILD);
  }

  /** Those of his table; pupils of a class are not. */
  childrenOf(parent: string): Promise<(Child & { readonly name: string })[]> {
    return this.#store
      .selectFrom('children')
      .innerJoin('people', 'people.id', 'children.person')
      .selectAll('children')
      .select('people.name')
      .where('parent', '=', parent)
      .where('class', 'is', null)
      .orderBy('children.made')
      .execute();
  }

  async addChild(
    parent: string,
    name: string,
    { minutes, zone }: Omit<Allowance, 'person'>,
  ): Promise<Problem | string> {
    if ((await this.childrenOf(parent)).length >= MOST_CHILDREN) return ENOUGH;
    return this.newCharge(parent, name, { minutes, zone }, null);
  }

  /** Somebody for whom that adult answers; his id. Nobody but his own people sees his profile. */
  async newCharge(
    parent: string,
    name: string,
    { minutes, zone }: Omit<Allowance, 'person'>,
    classId: string | null,
  ): Promise<string> {
    const person = await this.people.newPerson(name, false);
    const [made, changed] = [this.#now(), this.#now()];
    const code = newCodes()[0]!.slice(0, SHORT_CODE);
    await this.#store
      .insertInto('children')
      .values({ person, parent, class: classId, code, minutes, zone, made, changed })
      .execute();
    return person;
  }

  async changeLimit(person: string, minutes: number | null, zone: string): Promise<void> {
    await this.#store
      .updateTable('children')
      .set({ minutes, zone, changed: this.#now() })
      .where('person', '=', person)
      .execute();
  }

  /** Whoever is at a page of that child comes in again, and is judged by what holds now. */
  async #changed(person: string): Promise<void> {
    await this.#store.updateTable('children').set({ changed: this.#now() }).where('person', '=', person).execute();
  }

  /** Allows a child to be with the account of that name, or with the child of another adult that has that code. */
  async allow(person: string, who: string): Promise<Result<null, Problem>> {
    const target =
      (await this.#store.selectFrom('people').select('id').where('key', '=', foldName(who)).executeTakeFirst())?.id ??
      (await this.#store.selectFrom('children').select('person').where('code', '=', readCode(who)).executeTakeFirst())
        ?.person;
    if (target === undefined || target === person) return err(NOBODY);
    return this.#add(person, 'person', target);
  }

  /** Allows a child to take part in a tournament, and to meet there whoever plays. */
  allowTournament(person: string, tournament: string): Promise<Result<null, Problem>> {
    return this.#add(person, 'tournament', tournament);
  }

  async #add(person: string, kind: 'person' | 'tournament', target: string): Promise<Result<null, Problem>> {
    const have = await this.#store.selectFrom('allowed').select('target').where('person', '=', person).execute();
    if (have.length >= MOST_ALLOWED) return err(ENOUGH_ALLOWED);
    await this.#store
      .insertInto('allowed')
      .values({ person, kind, target, made: this.#now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return ok(null);
  }

  async disallow(person: string, target: string): Promise<void> {
    await this.#store.deleteFrom('allowed').where('person', '=', person).where('target', '=', target).execute();
    await this.#changed(person);
  }

  /** The tournaments in which the adult has allowed that child to play. */
  tournamentsOf(person: string): Promise<{ readonly id: string; readonly name: string }[]> {
    return this.#store
      .selectFrom('allowed')
      .innerJoin('tournaments', 'tournaments.id', 'allowed.target')
      .select(['tournaments.id', 'tournaments.name'])
      .where('allowed.person', '=', person)
      .where('allowed.kind', '=', 'tournament')
      .orderBy('allowed.made')
      .execute();
  }

  /** With whom the adult has allowed that child to be, beside its own table. */
  namedFor(person: string): Promise<{ readonly id: string; readonly name: string }[]> {
    return this.#store
      .selectFrom('allowed')
      .innerJoin('people', 'people.id', 'allowed.target')
      .select(['people.id', 'people.name'])
      .where('allowed.person', '=', person)
      .where('kind', '=', 'person')
      .orderBy('people.name')
      .execute();
  }

  /** Everybody whom a child may challenge: of its table or class, and whom both adults have allowed. */
  async matesOf({ person, parent, class: classId }: Child): Promise<{ readonly id: string; readonly name: string }[]> {
    const own = this.#store
      .selectFrom('people')
      .leftJoin('children', 'children.person', 'people.id')
      .select(['people.id', 'people.name'])
      .where(({ or, and, eb }) =>
        or([
          eb('people.id', '=', parent),
          and([
            eb('children.parent', '=', parent),
            classId === null ? eb('children.class', 'is', null) : eb('children.class', '=', classId),
          ]),
        ]),
      )
      .where('people.id', '<>', person);
    const found = [...(await own.orderBy('people.name').execute()), ...(await this.namedFor(person))];
    const all = [...new Map(found.map((one) => [one.id, one])).values()];
    const may = await this.circle.mates(
      person,
      all.map(({ id }) => id),
    );
    return all.filter((_one, i) => may[i]);
  }

  /** The adult gives this device to a child; only his PIN brings him back. */
  async lend(adult: Person, child: Child): Promise<Entered> {
    const entered = await this.people.letIn(child.person);
    await this.#store
      .insertInto('lent')
      .values({ session: hashOf(entered.token), person: adult.id })
      .execute();
    await this.pins.lock(adult.session);
    await this.people.signOut(adult);
    return entered;
  }

  /** A code with which the child comes in once on another device. */
  async newCode(person: string): Promise<{ readonly code: string; readonly until: Millis }> {
    const [code] = newCodes() as [string];
    const until = this.#now() + CODE_MILLIS;
    await this.#store
      .insertInto('lets')
      .values({ hash: hashOf(code), person, until })
      .execute();
    return { code, until };
  }

  async byCode(code: string): Promise<Result<Entered, Problem>> {
    const hash = hashOf(readCode(code));
    const row = await this.#store
      .selectFrom('lets')
      .select('person')
      .where('hash', '=', hash)
      .where('until', '>', this.#now())
      .executeTakeFirst();
    const used = row && (await this.#store.deleteFrom('lets').where('hash', '=', hash).executeTakeFirst());
    return row && used?.numDeletedRows === 1n ? ok(await this.people.letIn(row.person)) : err(BAD_CODE);
  }

  /**
   * A child leaves. By the PIN of its adult this browser is his again where he has lent it, and nobody's otherwise: a
   * few digits open no account where no adult was. A pupil, who has nothing to get past, leaves as he likes.
   */
  async leave(person: Person, pin: string): Promise<Result<Entered | null, Problem>> {
    const child = await this.child(person.id);
    if (child && child.class === null) {
      const checked = await this.pins.check(child.parent, pin);
      if (!checked.ok) return checked;
    }
    const lent = await this.#store
      .selectFrom('lent')
      .select('person')
      .where('session', '=', person.session)
      .executeTakeFirst();
    await this.#store.deleteFrom('lent').where('session', '=', person.session).execute();
    await this.people.signOut(person);
    return ok(lent ? await this.people.letIn(lent.person) : null);
  }

  /** Everywhere the child is out, until its adult lets it in again. */
  async callBack(person: string): Promise<void> {
    await this.#store.deleteFrom('lets').where('person', '=', person).execute();
    await this.people.signOutAll(person, null);
  }

  async tidy(): Promise<void> {
    await this.#store.deleteFrom('lets').where('until', '<', this.#now()).execute();
    const gone = this.#store.selectFrom('sessions').select('hash');
    await this.#store.deleteFrom('lent').where('session', 'not in', gone).execute();
    await Promise.all([this.pins.tidy(), this.time.tidy()]);
  }
}
