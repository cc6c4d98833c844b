import type { Level } from '../../bots/names.ts';
import type { Options } from '../../core/options.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { FREE, type Pace, type Tempo, tempoOf } from '../../match/pace.ts';
import type { Bus } from '../bus/bus.ts';
import type { Circle } from '../family/circle.ts';
import type { Turns } from '../leisure/turns.ts';
import type { Seat } from '../log/log.ts';
import { watchers } from '../news/watching.ts';
import type { People, Person } from '../people/people.ts';
import { NEWCOMER } from '../ratings/glicko.ts';
import { limitOf } from '../ratings/ratings.ts';
import { botNear, strengthsOf } from '../ratings/strength.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';
import type { Tables } from '../tables.ts';
import { ABSENT_MILLIS, AT_LEISURE, isOpen, OpenSeeks, type Range, type Seek, type Taken } from './seeks.ts';

/** A match that people play and that others may watch. */
export interface Watchable {
  readonly match: string;
  readonly game: string;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly made: Millis;
  readonly watching: number;
}

export interface Wish {
  readonly game: GameId;
  readonly options: Options;
  readonly pace?: Pace;
  /** Takes whoever looks for the same already. */
  readonly isQuick: boolean;
  readonly target: string | null;
  /** Whether it counts for the ratings of both, where both have an account. */
  readonly isRated: boolean;
  readonly range: Range;
}

/** Who plays a side: a person, or a bot of this house. */
export type Player = { readonly id: string; readonly name: string } | { readonly bot: Level };

/** A match that somebody has arranged: who plays what on which side. */
export interface Fixture {
  readonly game: GameId;
  readonly options: Options;
  readonly pace?: Pace;
  readonly home: Player;
  readonly away: Player;
  /** Whether it counts, where both may count. */
  readonly isRated: boolean;
  /** Whether everybody may watch. */
  readonly isPublic: boolean;
  /** Where it was promised already. */
  readonly match?: string;
}

const MOST_SEEKS_EACH = 5;
const MOST_WATCHED = 24;
/** A match in which nothing has happened for so long is not worth watching. */
const QUIET_MILLIS: Millis = 600_000;
/** What nodes call the lobby among each other. */
const TOPIC = 'lobby';

const GONE = problem(
  'no-match',
  'Esa búsqueda ya no está. Mira las demás.',
  'That search is gone. Look at the others.',
);
const YOURS = problem('bad-request', 'Esa búsqueda es tuya.', 'That search is yours.');
const NOT_FOR_YOU = problem('bad-request', 'Ese reto es para otra persona.', 'That challenge is for somebody else.');
const ENOUGH = problem(
  'bad-request',
  `Ya tienes ${MOST_SEEKS_EACH} búsquedas abiertas. Cierra una.`,
  `You have ${MOST_SEEKS_EACH} open searches already. Close one.`,
);
const OUT_OF_RANGE = problem(
  'bad-request',
  'Busca a alguien de otro nivel. Mira las demás búsquedas.',
  'That search is for another strength. Look at the others.',
);
const NOT_NOW = problem(
  'bad-request',
  'Esa persona no puede jugar con otros por ahora.',
  'That person can not play others for now.',
);
const NO_SUCH_PERSON = problem('no-match', 'Esa persona ya no está.', 'That person is gone.');

/** The sentence names the time, so that nobody tries in vain. */
const limited = (until: Millis, now: Millis): Problem => {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000));
  return problem(
    'bad-request',
    `Dejaste varios partidos sin terminar: podrás volver a jugar con otros dentro de ${minutes} min.`,
    `You left several matches unfinished: you can play others again in ${minutes} min.`,
  );
};

const fits = ({ least, most }: Range, rating: number): boolean =>
  (least === null || rating >= least) && (most === null || rating <= most);
const isSame = (seek: Seek, { game, options, pace = FREE, target }: Wish): boolean =>
  seek.game === game &&
  seek.target === target &&
  JSON.stringify([seek.options, seek.pace]) === JSON.stringify([options, pace]);
const nameOf = (player: Player): string => ('bot' in player ? player.bot : player.name);

export interface LobbyParts {
  readonly people: People;
  readonly tables: Tables;
  readonly turns: Turns;
  readonly bus: Bus;
  /** With whom children may play. */
  readonly circle: Circle;
  readonly now: () => Millis;
}

/** Where people find each other. What it knows lies in the store, so every node has the same lobby. */
export class Lobby {
  readonly seeks: OpenSeeks;
  readonly #store: Store;
  readonly #people: People;
  readonly #tables: Tables;
  readonly #bus: Bus;
  readonly #turns: Turns;
  readonly #circle: Circle;
  readonly #now: () => Millis;
  readonly #hearers = new Set<() => void>();
  readonly #unsubscribe: () => void;

  constructor({ people, tables, turns, bus, circle, now }: LobbyParts) {
    this.seeks = new OpenSeeks(people.store, now);
    this.#store = people.store;
    this.#people = people;
    this.#tables = tables;
    this.#turns = turns;
    this.#bus = bus;
    this.#circle = circle;
    this.#now = now;
    this.#unsubscribe = bus.subscribe(TOPIC, () => this.#tellHere());
  }

  close(): void {
    this.#unsubscribe();
  }

  /** `hear` is called whenever something has changed, on whatever node; the answer ends it. */
  onChange(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  #tellHere(): void {
    for (const hear of this.#hearers) hear();
  }

  #changed(): void {
    this.#bus.publish(TOPIC, { seats: true });
    this.#tellHere();
  }

  async #strengthOf(person: string, game: string, tempo: Tempo): Promise<number> {
    const strengths = await strengthsOf(this.#store, [person], { game, tempo }, this.#now());
    return strengths.get(person)!.rating;
  }

  async watchable(): Promise<Watchable[]> {
    const rows = await this.#store
      .selectFrom('played')
      .select(['match', 'game', 'home', 'away', 'score', 'made'])
      .where('public', '=', 1)
      .where('result', 'is', null)
      .where('updated', '>', this.#now() - QUIET_MILLIS)
      .orderBy('updated', 'desc')
      .limit(MOST_WATCHED)
      .execute();
    const watching = await watchers(this.#store, this.#now());
    return rows.map((row) => ({ ...row, watching: watching.get(row.match) ?? 0 }));
  }

  /** Why somebody may not play others now. */
  async refuses({ id }: Pick<Person, 'id'>): Promise<Problem | undefined> {
    const now = this.#now();
    const until = await limitOf(this.#store, id, 'seek', now);
    return until === null ? undefined : limited(until, now);
  }

  /** Whether what somebody plays may count: he has an account, and has not given matches away. */
  async #mayCount(person: string): Promise<boolean> {
    const row = await this.#store.selectFrom('people').select('key').where('id', '=', person).executeTakeFirst();
    if (!row || row.key === null) return false;
    return (await limitOf(this.#store, person, 'rated', this.#now())) === null;
  }

  /** Looks for a rival: one who looks for the same already, the nearest in strength, or one to come. */
  async seek(
    person: Person,
    wish: Wish,
  ): Promise<Result<{ readonly id: string } | { readonly match: string }, Problem>> {
    const refused = (await this.refuses(person)) ?? (await this.#circle.refusesSeek(person.id, wish.target));
    if (refused) return err(refused);
    if (wish.target !== null && !(await this.#isThere(wish.target))) return err(NO_SUCH_PERSON);
    const { game, options, pace = FREE, target, isRated, range } = wish;
    const isAlike = (seek: Seek): boolean => seek.isRated === isRated || seek.isGuest || person.isGuest;
    const alike = (await this.seeks.like({ game, options, pace })).filter(isAlike);
    if (wish.isQuick) {
      const own = await this.#strengthOf(person.id, game, tempoOf(pace));
      const gap = ({ rating }: Seek): number => Math.abs((rating?.rating ?? NEWCOMER.rating) - own);
      const others = alike
        .filter((seek) => seek.person !== person.id && fits(range, seek.rating?.rating ?? NEWCOMER.rating))
        .sort((a, b) => gap(a) - gap(b));
      for (const { id } of others) {
        const taken = await this.accept(person, id);
        if (taken.ok) return taken;
      }
    }
    const own = (await this.seeks.about([person.id])).filter((seek) => seek.person === person.id);
    // The same wish again is no second one.
    const same = own.find((seek) => isAlike(seek) && isSame(seek, wish));
    if (same) return ok({ id: same.id });
    if (own.length >= MOST_SEEKS_EACH) return err(ENOUGH);
    const now = this.#now();
    const id = newId();
    await this.#store
      .insertInto('seeks')
      .values({
        id,
        person: person.id,
        target,
        game,
        options: JSON.stringify(options),
        pace: JSON.stringify(pace),
        made: now,
        seen: now,
        match: null,
        rated: isRated ? 1 : 0,
        ...range,
      })
      .execute();
    this.#changed();
    return ok({ id });
  }

  async #isThere(person: string): Promise<boolean> {
    const row = await this.#store.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
    return row !== undefined;
  }

  /** Takes up what somebody looks for: a match of the two. Of several who do, one is the first; he may say it again. */
  async accept(person: Person, id: string): Promise<Result<{ readonly match: string }, Problem>> {
    const seek = await this.seeks.one(id);
    if (!seek) {
      const taken = await this.seeks.takenBy(person.id, id);
      return taken ? ok({ match: await this.#lay(taken, person) }) : err(GONE);
    }
    if (seek.person === person.id) return err(YOURS);
    if (seek.target !== null && seek.target !== person.id) return err(NOT_FOR_YOU);
    const refused = (await this.refuses(person)) ?? (await this.#circle.refusesPlay(person.id, seek.person));
    if (refused) return err(refused);
    if (await this.refuses({ id: seek.person })) return err(NOT_NOW);
    if (seek.target === null && !fits(seek.range, await this.#strengthOf(person.id, seek.game, tempoOf(seek.pace))))
      return err(OUT_OF_RANGE);
    const claimed = await this.#store
      .updateTable('seeks')
      .set({ match: newId(), target: person.id, seen: this.#now() })
      .where('id', '=', id)
      .where('match', 'is', null)
      .executeTakeFirst();
    const taken = claimed.numUpdatedRows === 1n && (await this.seeks.takenBy(person.id, id));
    if (!taken) return err(GONE);
    const match = await this.#lay(taken, person);
    // Neither of them looks for a rival any more; a challenge is meant for one alone, and stays.
    await this.#store
      .deleteFrom('seeks')
      .where('person', 'in', [person.id, seek.person])
      .where('target', 'is', null)
      // Who plays at leisure plays several matches at a time.
      .where('pace', 'not like', AT_LEISURE)
      .where('match', 'is', null)
      .execute();
    this.#changed();
    return ok({ match });
  }

  /** The match of a seek that was taken up. Whoever finds it without a table lays it, and always the same one. */
  #lay(seek: Taken, taker: Pick<Person, 'id' | 'name'>): Promise<string> {
    const { match, game } = seek;
    const two: Player[] = [{ id: seek.person, name: seek.name }, taker];
    // Who plays at home is drawn, by the name that the match has been given.
    const [home, away] = Number.parseInt(match.at(0)!, 16) % 2 === 0 ? two : two.toReversed();
    const [options, pace] = [JSON.parse(seek.options) as Options, JSON.parse(seek.pace) as Pace];
    const isRated = seek.rated === 1;
    return this.begin({
      match,
      game: game as GameId,
      options,
      pace,
      home: home!,
      away: away!,
      isRated,
      isPublic: true,
    });
  }

  /** While he looks for a rival: a match with the bot of this house that is about as strong. */
  async playBot(person: Person, id: string): Promise<Result<{ readonly match: string }, Problem>> {
    const seek = await this.seeks.one(id);
    if (seek?.person !== person.id) return err(GONE);
    const { game, options, pace, isRated } = seek;
    const field = { game, tempo: tempoOf(pace) };
    const bot = await botNear(this.#store, await this.#strengthOf(person.id, game, field.tempo), field, this.#now());
    const two: Player[] = [person, { bot }];
    const [home, away] = Math.random() < 1 / 2 ? two : two.toReversed();
    return ok({ match: await this.begin({ game, options, pace, home: home!, away: away!, isRated, isPublic: false }) });
  }

  /** Lays the table for a match that is arranged: people are known by their sessions. It may be told again, on any node. */
  async begin(fixture: Fixture): Promise<string> {
    const { game, options, home, away, isPublic, pace = FREE, match = newId() } = fixture;
    const seatOf = (player: Player): Seat => ({
      name: nameOf(player),
      keyHash: '',
      ...('bot' in player ? { bot: player.bot } : {}),
    });
    await this.#tables.lay({ id: match, game, options, seats: { home: seatOf(home), away: seatOf(away) }, pace });
    let isRated = fixture.isRated;
    for (const [side, player] of [
      ['home', home],
      ['away', away],
    ] as const) {
      if ('bot' in player) continue;
      await this.#people.seat(match, side, 1, player.id);
      isRated &&= await this.#mayCount(player.id);
    }
    const now = this.#now();
    const names = { home: nameOf(home), away: nameOf(away) };
    const players = [home, away].flatMap((player) => ('id' in player ? [player.id] : []));
    const isSeen = isPublic && !(await this.#circle.isChild(...players));
    const terms = { public: isSeen ? 1 : 0, rated: isRated ? 1 : 0 };
    // Whoever plays at leisure need not be there: he finds it among what waits for him.
    if (tempoOf(pace) === 'leisure') await this.#turns.begin(match, game);
    // The last thing that is written: what stands here is laid.
    await this.#store
      .insertInto('played')
      .values({ match, game, ...names, ...terms, made: now, updated: now, score: '0–0', result: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    this.#changed();
    return match;
  }

  async withdraw(person: Person, id: string): Promise<void> {
    await this.#store.deleteFrom('seeks').where('id', '=', id).where('person', '=', person.id).execute();
    this.#changed();
  }

  /** The challenge is gone, and whoever made it hears of it. */
  async decline(person: Person, id: string): Promise<Result<null, Problem>> {
    const gone = await this.#store
      .deleteFrom('seeks')
      .where('id', '=', id)
      .where('target', '=', person.id)
      .where('match', 'is', null)
      .executeTakeFirst();
    if (gone.numDeletedRows !== 1n) return err(GONE);
    this.#changed();
    return ok(null);
  }

  /** These people are there: their seeks stay open. The matches that have come of them are told once. */
  async present(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    await this.#store
      .updateTable('seeks')
      .set({ seen: this.#now() })
      .where('person', 'in', people)
      .where('match', 'is', null)
      .where('target', 'is', null)
      .execute();
    return this.pairedOf(people);
  }

  /** The newest match that has come of a seek of each of these people, or that was arranged for him and waits. */
  async pairedOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#store
      .selectFrom('seeks')
      .innerJoin('played', 'played.match', 'seeks.match')
      .select(['person', 'played.match'])
      .where('person', 'in', people)
      .orderBy('seen')
      .execute();
    const arranged = await this.#turns.arranged(people);
    return new Map([...arranged, ...rows].map(({ person, match }) => [person, match]));
  }

  /**
   * Lays the tables for which whoever took up a seek had no time, and forgets the seeks of those who are gone, and
   * those that have become matches a while ago.
   */
  async tidy(): Promise<void> {
    for (const { taker, ...seek } of await this.seeks.lost()) await this.#lay(seek, taker);
    const gone = await this.#store
      .deleteFrom('seeks')
      .where(({ not, eb }) => not(isOpen(this.#now() - ABSENT_MILLIS)(eb)))
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n) this.#changed();
  }
}
