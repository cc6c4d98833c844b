import { SIDES } from '../../core/game.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Log } from '../log/log.ts';
import type { Person } from '../people/people.ts';
import type { Store } from '../store/tables.ts';

const NOT_ALLOWED = problem(
  'bad-request',
  'Con esa persona no se puede jugar: tiene que permitirlo el adulto que responde por el niño.',
  'That person can not be played: the adult who answers for the child has to allow it.',
);
const NO_TOURNAMENT = problem(
  'bad-request',
  'Para ese torneo hace falta el permiso del adulto.',
  'That tournament takes the permission of the adult.',
);
const ONLY_FAMILY = problem(
  'bad-request',
  'Este partido es de un niño: solo lo ven y lo juegan los suyos.',
  'This is the match of a child: only its own people see and play it.',
);
const NOT_FOR_CHILDREN = problem(
  'bad-request',
  'Este partido no es de gente con la que puedas jugar.',
  'This match is not of people whom you may play.',
);
const ONLY_MATES = problem(
  'bad-request',
  'Este perfil solo lo ven los de su mesa.',
  'Only the people of its table see this profile.',
);
const ONLY_CHALLENGES = problem(
  'bad-request',
  'Elige con quién juegas: puedes retar a la gente de tu mesa.',
  'Choose whom you play: you can challenge the people of your table.',
);

/** What decides about a child. */
interface Charge {
  readonly person: string;
  readonly parent: string;
  readonly class: string | null;
}

/**
 * With whom children may be together. Two people may where every child of the two may: with its adult, with the other
 * children of the same adult or of the same class, and with whom the adult has named.
 */
export class Circle {
  readonly #store: Store;
  readonly #log: Pick<Log, 'match'>;

  constructor(store: Store, log: Pick<Log, 'match'>) {
    this.#store = store;
    this.#log = log;
  }

  async #chargesAmong(people: readonly string[]): Promise<ReadonlyMap<string, Charge>> {
    if (people.length === 0) return new Map();
    const rows = await this.#store
      .selectFrom('children')
      .select(['person', 'parent', 'class'])
      .where('person', 'in', [...new Set(people)])
      .execute();
    return new Map(rows.map((row) => [row.person, row]));
  }

  /** Which of the others one may be with; `null` is somebody whom the server does not know. */
  async mates(one: string | null, others: readonly (string | null)[]): Promise<boolean[]> {
    const people = [one, ...others].filter((each) => each !== null);
    const charges = await this.#chargesAmong(people);
    if (charges.size === 0) return others.map(() => true);
    const allowed = await this.#store
      .selectFrom('allowed')
      .select(['person', 'target'])
      .where('kind', '=', 'person')
      .where('person', 'in', [...charges.keys()])
      .where('target', 'in', people)
      .execute();
    const isNamed = new Set(allowed.map(({ person, target }) => `${person} ${target}`));
    const allows = (child: string | null, other: string | null): boolean => {
      const charge = child === null ? undefined : charges.get(child);
      if (!charge || child === other) return true;
      if (other === null) return false;
      const sibling = charges.get(other);
      const isKin = sibling?.parent === charge.parent && sibling.class === charge.class;
      return other === charge.parent || isKin || isNamed.has(`${child} ${other}`);
    };
    return others.map((other) => allows(one, other) && allows(other, one));
  }

  /** Why the two may not play each other. */
  async refusesPlay(one: string | null, other: string | null): Promise<Problem | undefined> {
    const [may] = await this.mates(one, [other]);
    return may ? undefined : NOT_ALLOWED;
  }

  /** Why somebody may not look at the profile of another. */
  async refusesProfile(person: Person | undefined, of: string): Promise<Problem | undefined> {
    const [may] = await this.mates(person?.id ?? null, [of]);
    return may ? undefined : ONLY_MATES;
  }

  /** Why somebody may not look for that rival; null: for anybody. */
  async refusesSeek(person: string, target: string | null): Promise<Problem | undefined> {
    if (target !== null) return this.refusesPlay(person, target);
    return (await this.#chargesAmong([person])).size > 0 ? ONLY_CHALLENGES : undefined;
  }

  /** Why somebody may not take part in a tournament; its adult allows a child to meet whoever plays there. */
  async refusesTournament(person: string, tournament: string): Promise<Problem | undefined> {
    if ((await this.#chargesAmong([person])).size === 0) return undefined;
    const row = await this.#store
      .selectFrom('allowed')
      .select('target')
      .where('person', '=', person)
      .where('kind', '=', 'tournament')
      .where('target', '=', tournament)
      .executeTakeFirst();
    return row ? undefined : NO_TOURNAMENT;
  }

  /** Whether a child sits in that match. */
  async hasChild(match: string): Promise<boolean> {
    const row = await this.#store
      .selectFrom('seated')
      .innerJoin('children', 'children.person', 'seated.person')
      .select('seated.person')
      .where('seated.match', '=', match)
      .executeTakeFirst();
    return row !== undefined;
  }

  async isChild(...people: readonly string[]): Promise<boolean> {
    return (await this.#chargesAmong(people)).size > 0;
  }

  /** Why somebody may neither see a match nor sit down there. Who sits there already may. */
  async refusesMatch(person: Person | undefined, match: string): Promise<Problem | undefined> {
    const seated = await this.#store
      .selectFrom('seated')
      .select(['side', 'person'])
      .where('match', '=', match)
      .execute();
    if (person && seated.some((seat) => seat.person === person.id)) return undefined;
    const players: (string | null)[] = seated.map((seat) => seat.person);
    if (person?.guardian) {
      // Somebody who sits there by a key alone is nobody whom an adult could have allowed.
      const row = await this.#log.match(match);
      for (const side of SIDES) {
        const seat = row?.seats[side];
        if (seat && seat.bot === undefined && !seated.some((each) => each.side === side)) players.push(null);
      }
    }
    const may = await this.mates(person?.id ?? null, players);
    return may.every(Boolean) ? undefined : person?.guardian ? NOT_FOR_CHILDREN : ONLY_FAMILY;
  }

  /** Why those who sat in a match may not play it again. */
  async refusesAgain(match: string): Promise<Problem | undefined> {
    const seated = await this.#store.selectFrom('seated').select('person').where('match', '=', match).execute();
    const players = seated.map((seat) => seat.person);
    for (const player of players) if (!(await this.mates(player, players)).every(Boolean)) return NOT_ALLOWED;
    return undefined;
  }
}
