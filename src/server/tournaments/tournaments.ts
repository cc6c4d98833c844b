import type { Insertable } from 'kysely';
import type { Level } from '../../bots/names.ts';
import { otherSide, type Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import type { Problem } from '../../match/faults.ts';
import type { Pace } from '../../match/pace.ts';
import { type Kind, promote } from '../../match/tournament/index.ts';
import { type Call, DAY, MOST_BOTS, type Terms, type TournamentState } from '../../protocol/tournament.ts';
import type { Bus } from '../bus/bus.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Person } from '../people/people.ts';
import { newId } from '../secrets.ts';
import type { Store, StoreTables } from '../store/tables.ts';
import type { Tables } from '../tables.ts';
import { type Field, findField, isLeisure, NEWCOMER_PLACE, takeField } from './field.ts';
import { Round, type RoundParts } from './round.ts';
import * as why from './words.ts';

/** What somebody wishes for who makes a tournament; its options are complete and checked. */
export interface Wish {
  readonly kind: Kind;
  readonly name: string;
  readonly game: GameId;
  readonly options: Options;
  readonly pace: Pace;
  readonly starts: Millis | null;
  readonly terms: Terms;
}

/** What nodes call tournaments among each other; the word is the id of one that has changed. */
const TOPIC = 'tournaments';
const MOST_SERVED = 20;
/** How long nobody else is given what this node has claimed. */
const CLAIM_MILLIS: Millis = 10_000;
const MOST_OPEN_EACH = 10;
const MINUTE: Millis = 60_000;

type Done = Result<null, Problem>;
interface NewEntrant {
  readonly person: string | null;
  readonly name: string;
  readonly program: number;
  readonly level?: string | null;
  readonly division?: number;
  readonly place?: number;
}
/** Kinds in which nobody is out of it because he has missed a match: he comes back when he likes. */
const MAY_REST: readonly Kind[] = ['arena', 'swiss'];

/**
 * Tournaments, run by whatever node looks first. Everything that changes one happens in a transaction that takes its row
 * first, so two nodes never pair the same round, and what a node did not live to do another finds in the store.
 */
export class Tournaments {
  readonly #store: Store;
  readonly #lobby: Lobby;
  readonly #bus: Bus;
  readonly #now: () => Millis;
  readonly #round: Round;
  readonly #hearers = new Set<(id: string) => void>();
  readonly #unsubscribe: () => void;

  constructor({ bus, ...parts }: Omit<RoundParts, 'changed'> & { readonly bus: Bus; readonly tables: Tables }) {
    this.#store = parts.store;
    this.#lobby = parts.lobby;
    this.#now = parts.now;
    this.#bus = bus;
    this.#round = new Round({ ...parts, changed: (id) => this.#changed(id) });
    this.#unsubscribe = bus.subscribe(TOPIC, (news) => 'word' in news && this.#tellHere(String(news.word)));
  }

  close(): void {
    this.#unsubscribe();
  }

  /** `hear` is called whenever a tournament has changed, on whatever node; the answer ends it. */
  onChange(hear: (id: string) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  #tellHere(id: string): void {
    for (const hear of this.#hearers) hear(id);
  }

  #changed(id: string): void {
    this.#bus.publish(TOPIC, { word: id });
    this.#tellHere(id);
  }

  find(id: string): Promise<Field | undefined> {
    return findField(this.#store, id);
  }

  async create(owner: Person, wish: Wish): Promise<Result<{ readonly id: string }, Problem>> {
    const open = await this.#store
      .selectFrom('tournaments')
      .select('id')
      .where('owner', '=', owner.id)
      .where('state', 'in', ['open', 'running'] satisfies TournamentState[])
      .execute();
    if (open.length >= MOST_OPEN_EACH) return err(why.ENOUGH);
    if (wish.starts !== null && wish.starts < this.#now()) return err(why.IN_THE_PAST);
    const id = newId();
    await this.#store
      .insertInto('tournaments')
      .values(this.#rowOf(id, owner.id, wish))
      .execute();
    this.#changed(id);
    return ok({ id });
  }

  #rowOf(
    id: string,
    owner: string,
    wish: Wish,
    last?: { readonly before: string; readonly season: number },
  ): Insertable<StoreTables['tournaments']> {
    const { kind, name, game, options, pace, starts, terms } = wish;
    const made = this.#now();
    const words = { options: JSON.stringify(options), pace: JSON.stringify(pace), terms: JSON.stringify(terms) };
    return {
      ...{ id, kind, name, game, owner, made, starts, ...words },
      listed: terms.isListed ? 1 : 0,
      state: 'open',
      began: null,
      over: null,
      season: last ? last.season + 1 : 1,
      before: last?.before ?? null,
      n: 0,
      next: starts ?? made,
    };
  }

  async #change(id: string, work: (one: Store, field: Field) => Promise<Done>): Promise<Done> {
    const done = await takeField(this.#store, id, work);
    if (done?.ok) this.#changed(id);
    return done ?? err(why.NO_TOURNAMENT);
  }

  /** Takes part, or comes back to it. */
  async join(person: Person, id: string): Promise<Done> {
    const refused = await this.#lobby.refuses(person);
    if (refused) return err(refused);
    return this.#change(id, async (one, field) => {
      const own = field.entrants.find((each) => each.person === person.id);
      const isRunningArena = field.state === 'running' && field.kind === 'arena';
      if (own && !(own.isGone && !isRunningArena)) {
        await one
          .updateTable('entrants')
          .set({ gone: 0, resting: 0, ...(own.isGone || own.isResting ? { free: this.#now() } : {}) })
          .where('tournament', '=', id)
          .where('id', '=', own.entrant)
          .execute();
        return ok(null);
      }
      if (field.state !== 'open' && !isRunningArena) return err(why.TOO_LATE);
      if (person.isBot && !field.terms.withBots) return err(why.NO_BOTS);
      if (field.entrants.length >= field.terms.most) return err(why.FULL);
      await this.#enter(one, field, [{ person: person.id, name: person.name, program: person.isBot ? 1 : 0 }]);
      return ok(null);
    });
  }

  async #enter(one: Store, { id }: Field, many: readonly NewEntrant[]): Promise<void> {
    if (many.length === 0) return;
    const rows = many.map(({ person, name, program, level = null, division = 0, place = NEWCOMER_PLACE }, i) => ({
      ...{ tournament: id, id: newId(), person, name, program, level, division, place },
      ...{ gone: 0, resting: 0 },
      // In the order in which they come.
      free: this.#now() + i,
    }));
    await one.insertInto('entrants').values(rows).execute();
  }

  /** Bots of the house take part. */
  addBots(owner: Person, id: string, level: Level, count: number): Promise<Done> {
    return this.#change(id, async (one, field) => {
      if (field.owner !== owner.id) return err(why.NOT_YOURS);
      if (!field.terms.withBots) return err(why.NO_BOTS);
      if (field.state !== 'open') return err(why.TOO_LATE);
      const same = field.entrants.filter((each) => each.level === level).length;
      if (field.entrants.length + count > field.terms.most) return err(why.FULL);
      if (same + count > MOST_BOTS) return err(why.MANY_BOTS);
      const bots = Array.from({ length: count }, (_, i) => ({
        person: null,
        name: String(same + i + 1),
        level,
        program: 0,
      }));
      await this.#enter(one, field, bots);
      return ok(null);
    });
  }

  /** Takes part no more; whoever has made the tournament may send others away before it begins. */
  withdraw(person: Pick<Person, 'id'>, id: string, entrant?: string): Promise<Done> {
    return this.#change(id, async (one, field) => {
      const own = field.entrants.find((each) =>
        entrant === undefined ? each.person === person.id : each.entrant === entrant,
      );
      if (!own || own.isGone) return err(why.NOT_IN_IT);
      const isHis = own.person === person.id;
      if (!isHis && (field.owner !== person.id || field.state !== 'open')) return err(why.NOT_YOURS);
      if (field.state === 'open')
        await one.deleteFrom('entrants').where('tournament', '=', id).where('id', '=', own.entrant).execute();
      else if (field.state === 'running') {
        await one
          .updateTable('entrants')
          .set({ gone: 1 })
          .where('tournament', '=', id)
          .where('id', '=', own.entrant)
          .execute();
        await this.#hurry(one, id);
      } else return err(why.TOO_LATE);
      return ok(null);
    });
  }

  /** Whoever rests is not paired until he comes back. */
  rest(person: Person, id: string): Promise<Done> {
    return this.#change(id, async (one, field) => {
      const own = field.entrants.find((each) => each.person === person.id && !each.isGone);
      if (!own) return err(why.NOT_IN_IT);
      if (field.state !== 'running' || !MAY_REST.includes(field.kind)) return err(why.NO_REST);
      await one
        .updateTable('entrants')
        .set({ resting: 1 })
        .where('tournament', '=', id)
        .where('id', '=', own.entrant)
        .execute();
      return ok(null);
    });
  }

  async start(owner: Person, id: string): Promise<Done> {
    const done = await this.#change(id, async (one, field) => {
      if (field.owner !== owner.id) return err(why.NOT_YOURS);
      if (field.state !== 'open') return err(why.TOO_LATE);
      return (await this.#round.begin(one, field)) ? ok(null) : err(why.TOO_FEW);
    });
    if (done.ok) await this.serve(id);
    return done;
  }

  cancel(owner: Person, id: string): Promise<Done> {
    return this.#change(id, async (one, field) => {
      if (field.owner !== owner.id) return err(why.NOT_YOURS);
      if (field.state !== 'open') return err(why.TOO_LATE);
      await one
        .updateTable('tournaments')
        .set({ state: 'cancelled' satisfies TournamentState, over: this.#now(), next: null })
        .where('id', '=', id)
        .execute();
      return ok(null);
    });
  }

  /** The next season of a league: the first of each division go up, the last go down, and who wants not may still leave. */
  async season(owner: Person, id: string): Promise<Result<{ readonly id: string }, Problem>> {
    const next = newId();
    const done = await this.#change(id, async (one, field) => {
      if (field.owner !== owner.id) return err(why.NOT_YOURS);
      if (field.kind !== 'league' || field.state !== 'over') return err(why.NO_SEASON);
      const after = await one.selectFrom('tournaments').select('id').where('before', '=', id).executeTakeFirst();
      if (after) return err(why.NO_SEASON);
      const last = { before: id, season: field.season };
      await one
        .insertInto('tournaments')
        .values(this.#rowOf(next, owner.id, { ...field, starts: null }, last))
        .execute();
      const size = 1 + Math.max(...field.entrants.map(({ division }) => division));
      const divisions = Array.from({ length: size }, (_, i) =>
        field.entrants.filter(({ division }) => division === i).map(({ entrant }) => entrant),
      );
      const order = promote(divisions, field.bouts, field.terms.movers).flatMap((division, i) =>
        division.map((entrant) => ({ entrant, division: i })),
      );
      const who = new Map(field.entrants.map((each) => [each.entrant, each]));
      // The adult of a child has allowed it this season, and nothing else.
      const children = await one
        .selectFrom('entrants')
        .innerJoin('children', 'children.person', 'entrants.person')
        .select('entrants.id')
        .where('tournament', '=', id)
        .execute();
      const mayNot = new Set(children.map((child) => child.id));
      const staying = order.filter(({ entrant }) => !who.get(entrant)!.isGone && !mayNot.has(entrant));
      await this.#enter(
        one,
        { ...field, id: next },
        staying.map(({ entrant, division }, place) => {
          const { person, name, level, isBot } = who.get(entrant)!;
          return { person, name, level, program: isBot && level === null ? 1 : 0, place, division };
        }),
      );
      return ok(null);
    });
    if (!done.ok) return done;
    this.#changed(next);
    return ok({ id: next });
  }

  async #hurry(one: Store, id: string): Promise<void> {
    await one.updateTable('tournaments').set({ next: this.#now() }).where('id', '=', id).execute();
  }

  /** A match is over: the tournament that it belongs to is looked at soon, where it belongs to one. */
  async note(match: string): Promise<void> {
    const bout = await this.#store
      .selectFrom('bouts')
      .select('tournament')
      .where('match', '=', match)
      .where('how', 'is', null)
      .executeTakeFirst();
    if (bout) await this.#hurry(this.#store, bout.tournament);
  }

  /** Does what is due in any tournament; other nodes are given other ones. */
  async serveDue(): Promise<void> {
    const now = this.#now();
    const due = await this.#store
      .selectFrom('tournaments')
      .select(['id', 'next'])
      .where('next', '<=', now)
      .orderBy('next')
      .limit(MOST_SERVED)
      .execute();
    for (const { id, next } of due) {
      const claimed = await this.#store
        .updateTable('tournaments')
        .set({ next: now + CLAIM_MILLIS })
        .where('id', '=', id)
        .where('next', '=', next)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 1n) await this.serve(id, now - next!);
    }
  }

  /** What ended so long ago is forgotten, with its bouts; the season after it is the first then. */
  async tidy(finishedDays: number): Promise<void> {
    const old = await this.#store
      .selectFrom('tournaments')
      .select('id')
      .where('over', '<', this.#now() - finishedDays * DAY)
      .limit(MOST_SERVED)
      .execute();
    for (const { id } of old)
      await this.#store.transaction().execute(async (one) => {
        for (const table of ['bouts', 'entrants'] as const)
          await one.deleteFrom(table).where('tournament', '=', id).execute();
        await one.deleteFrom('allowed').where('kind', '=', 'tournament').where('target', '=', id).execute();
        await one.updateTable('tournaments').set({ before: null }).where('before', '=', id).execute();
        await one.deleteFrom('tournaments').where('id', '=', id).execute();
      });
  }

  /** Looks after one tournament; `late` is for how long nobody has, where somebody should have. */
  serve(id: string, late: Millis = 0): Promise<void> {
    return this.#round.serve(id, late);
  }

  /** The matches to which somebody should come now, and whether he is in something that is played live. */
  async callsOf(person: string): Promise<{ readonly calls: readonly Call[]; readonly isLive: boolean }> {
    const rows = await this.#store
      .selectFrom('entrants')
      .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
      .select(['entrants.id', 'entrants.tournament'])
      .where('entrants.person', '=', person)
      .where('gone', '=', 0)
      .where('state', 'in', ['open', 'running'] satisfies TournamentState[])
      .execute();
    const fields = await Promise.all(rows.map(({ tournament }) => this.find(tournament)));
    const running = fields.flatMap((field) => (field?.state === 'running' ? [field] : []));
    const soon = fields.some((field) => field?.state === 'open' && field.starts !== null && this.#isSoon(field.starts));
    const own = running.flatMap((field) => callsIn(field, person));
    const begun = await this.#begunOf(own.map(({ match }) => match));
    return {
      calls: own.filter(({ match }) => !begun.has(match)),
      isLive: soon || running.some((field) => !isLeisure(field)),
    };
  }

  #isSoon(starts: Millis): boolean {
    return starts < this.#now() + 10 * MINUTE;
  }

  async #begunOf(matches: readonly string[]): Promise<ReadonlySet<string>> {
    if (matches.length === 0) return new Set();
    const rows = await this.#store.selectFrom('turns').select('match').where('match', 'in', matches).execute();
    return new Set(rows.map(({ match }) => match));
  }

  /** The tournament that a match belongs to. */
  async ofMatch(match: string): Promise<{ readonly id: string; readonly name: string; readonly round: number } | null> {
    const row = await this.#store
      .selectFrom('bouts')
      .innerJoin('tournaments', 'tournaments.id', 'bouts.tournament')
      .select(['tournaments.id', 'tournaments.name', 'bouts.round'])
      .where('bouts.match', '=', match)
      .executeTakeFirst();
    return row ?? null;
  }
}

/** The open bouts of somebody whose table is laid. */
function callsIn({ id, name, game, entrants, bouts }: Field, person: string): Call[] {
  const own = entrants.find((each) => each.person === person)?.entrant;
  return bouts.flatMap(({ home, away, match, due, outcome, task }) => {
    if (outcome || match === null || away === null || task === 'lay' || own === undefined) return [];
    if (home !== own && away !== own) return [];
    const side: Side = home === own ? 'home' : 'away';
    const rival = entrants.find(({ entrant }) => entrant === (otherSide(side) === 'home' ? home : away))!;
    return [{ tournament: id, name, match, game, rival: rival.name, level: rival.level, side, due }];
  });
}
