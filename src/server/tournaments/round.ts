import { SIDES } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import { tempoOf } from '../../match/pace.ts';
import { type Draw, divide, forfeit, nextDraws } from '../../match/tournament/index.ts';
import { DAY, isOpenBout, roundTime, type TournamentState } from '../../protocol/tournament.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Log } from '../log/log.ts';
import { botId, strengthsOf } from '../ratings/strength.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';
import type { Tables } from '../tables.ts';
import {
  courseOf,
  type Entered,
  type Field,
  findField,
  isLeisure,
  kept,
  type Meeting,
  playerOf,
  takeField,
} from './field.ts';
import { type Settled, settledBouts } from './settle.ts';

const MINUTE: Millis = 60_000;
/** A match that is played live is over after so long, by its clocks; what a pause holds up longer counts as it stands. */
const LIVE_MILLIS: Millis = 240 * MINUTE;
/** What nobody has started for so long will not be started any more. */
const FORGOTTEN_MILLIS: Millis = 60 * DAY;
/** How often a tournament is looked at, whatever it was told. */
const LOOK_MILLIS: Millis = 3000;
const LEISURE_LOOK_MILLIS: Millis = MINUTE;
/** Nobody was there to be told who has come: the server was away, and nobody loses for that. */
const AWAY_MILLIS: Millis = MINUTE;

const ABSENT_REST: ReadonlySet<string> = new Set(['arena', 'swiss']);

export interface RoundParts {
  readonly store: Store;
  readonly log: Log;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly now: () => Millis;
  readonly changed: (id: string) => void;
}

/** Moves tournaments on: begins them, counts what was played, pairs who is to meet, lays the tables. */
export class Round {
  readonly #parts: RoundParts;

  constructor(parts: RoundParts) {
    this.#parts = parts;
  }

  /** The tournament begins, where at least two take part: the strongest first. It is in the transaction `one`. */
  async begin(one: Store, field: Field): Promise<boolean> {
    const now = this.#parts.now();
    const ready = field.entrants.filter(({ isGone }) => !isGone);
    if (ready.length < 2) return false;
    const ordered = await this.#ordered(one, field, ready, now);
    const divisions =
      field.kind === 'league' ? Math.max(1, Math.min(field.terms.divisions, Math.floor(ready.length / 2))) : 1;
    const names = ordered.map(({ entrant }) => entrant);
    for (const [division, some] of divide(names, divisions).entries())
      for (const entrant of some)
        await one
          .updateTable('entrants')
          .set({ division, place: names.indexOf(entrant), free: now })
          .where('tournament', '=', field.id)
          .where('id', '=', entrant)
          .execute();
    await one
      .updateTable('tournaments')
      .set({ state: 'running' satisfies TournamentState, began: now, next: now })
      .where('id', '=', field.id)
      .execute();
    return true;
  }

  async #ordered(one: Store, { game, pace }: Field, ready: readonly Entered[], now: Millis): Promise<Entered[]> {
    const idOf = ({ person, level }: Entered): string => (level === null ? (person ?? '') : botId(level));
    const strengths = await strengthsOf(one, [...new Set(ready.map(idOf))], { game, tempo: tempoOf(pace) }, now);
    const rating = (each: Entered): number => strengths.get(idOf(each))!.rating;
    return [...ready].sort((a, b) => a.place - b.place || rating(b) - rating(a));
  }

  async serve(id: string, late: Millis): Promise<void> {
    const now = this.#parts.now();
    const field = await findField(this.#parts.store, id);
    if (!field) return;
    if (field.state === 'open') await this.#open(field, now);
    else if (field.state === 'running') await this.#running(field, now, late);
  }

  async #open({ id, starts, made }: Field, now: Millis): Promise<void> {
    const end = (starts ?? made + FORGOTTEN_MILLIS) + (starts === null ? 0 : FORGOTTEN_MILLIS);
    const isTime = starts !== null && now >= starts;
    if (!isTime && now < end) return this.#lookAgain(id, starts ?? end);
    const hasBegun = await this.#change(id, async (one, field) => {
      if (field.state !== 'open') return false;
      if (isTime && (await this.begin(one, field))) return true;
      await one
        .updateTable('tournaments')
        .set({ state: 'cancelled' satisfies TournamentState, over: now, next: null })
        .where('id', '=', id)
        .execute();
      return false;
    });
    if (hasBegun) await this.serve(id, 0);
  }

  async #lookAgain(id: string, at: Millis): Promise<void> {
    await this.#parts.store.updateTable('tournaments').set({ next: at }).where('id', '=', id).execute();
  }

  async #running(field: Field, now: Millis, late: Millis): Promise<void> {
    await this.#doTasks(field);
    if (late > AWAY_MILLIS && !isLeisure(field)) {
      await this.#wait(field, late);
      return this.#lookAgain(field.id, now + LOOK_MILLIS);
    }
    const settled = await settledBouts(this.#parts.log, field, now);
    const next = nextDraws(courseOf(field, now), now);
    if (settled.length === 0 && next.draws.length === 0 && !next.isOver)
      return this.#lookAgain(field.id, this.#nextLook(field, now));
    await this.#change(field.id, async (one, fresh) => this.#goOn(one, fresh, settled, now));
    const after = await findField(this.#parts.store, field.id);
    if (after) await this.#doTasks(after);
  }

  /** Whoever had not come while the server was away has as much time as before. */
  async #wait({ id, bouts }: Field, late: Millis): Promise<void> {
    for (const { n, due, ends } of bouts.filter((bout) => isOpenBout(bout)))
      await this.#parts.store
        .updateTable('bouts')
        .set({ due: due + late, ends: ends + late })
        .where('tournament', '=', id)
        .where('n', '=', n)
        .execute();
  }

  #nextLook(field: Field, now: Millis): Millis {
    const { bouts, terms, began } = field;
    if (!isLeisure(field)) return now + LOOK_MILLIS;
    const round = Math.max(0, ...bouts.map((bout) => bout.round));
    const [, opens] = roundTime(began ?? now, terms, round);
    const ahead = [...bouts.filter((bout) => isOpenBout(bout)).map(({ ends }) => ends), opens].filter((at) => at > now);
    return Math.min(now + LEISURE_LOOK_MILLIS, ...ahead);
  }

  async #change<T>(id: string, work: (one: Store, field: Field) => Promise<T>): Promise<T | undefined> {
    const done = await takeField(this.#parts.store, id, work);
    this.#parts.changed(id);
    return done;
  }

  /** What was played is counted, who is free is paired; the first node that comes to it does it. */
  async #goOn(one: Store, before: Field, settled: readonly Settled[], now: Millis): Promise<void> {
    if (before.state !== 'running') return;
    for (const each of settled) await this.#settle(one, before, each, now);
    const bouts = before.bouts.map((bout) => {
      const found = bout.outcome ? undefined : settled.find(({ n }) => n === bout.n);
      return found ? { ...bout, outcome: found.outcome } : bout;
    });
    const absent = new Set(ABSENT_REST.has(before.kind) ? settled.flatMap((each) => each.absent) : []);
    const free = new Set(
      settled.flatMap(({ n }) => SIDES.map((side) => before.bouts.find((bout) => bout.n === n)![side])),
    );
    const entrants = before.entrants.map((each) => ({
      ...each,
      isResting: each.isResting || absent.has(each.entrant),
      free: free.has(each.entrant) ? now : each.free,
    }));
    for (const { entrant, isResting, free: since } of entrants.filter((each) => free.has(each.entrant)))
      await one
        .updateTable('entrants')
        .set({ resting: isResting ? 1 : 0, free: since })
        .where('tournament', '=', before.id)
        .where('id', '=', entrant)
        .execute();
    const field = { ...before, bouts, entrants };
    const next = nextDraws(courseOf(field, now), now);
    for (const [i, draw] of next.draws.entries()) await this.#draw(one, field, draw, bouts.length + i + 1, now);
    const state: TournamentState = next.isOver ? 'over' : 'running';
    // Who is gone loses his bouts as soon as they are drawn: there may be more to pair at once.
    const at = next.isOver ? null : next.draws.length > 0 ? now : this.#nextLook(field, now);
    await one
      .updateTable('tournaments')
      .set({ state, next: at, ...(next.isOver ? { over: now } : {}) })
      .where('id', '=', before.id)
      .execute();
  }

  async #settle(one: Store, { id, bouts }: Field, { n, outcome, task }: Settled, now: Millis): Promise<void> {
    const bout = bouts.find((each) => each.n === n)!;
    if (bout.outcome) return;
    await one
      .updateTable('bouts')
      .set({ ...kept(outcome), task, ends: now })
      .where('tournament', '=', id)
      .where('n', '=', n)
      .execute();
    // Whoever comes too late plays a friendly.
    if (outcome.how === 'forfeit' && task === null && bout.match !== null)
      await one.updateTable('played').set({ rated: 0, public: 0 }).where('match', '=', bout.match).execute();
  }

  async #draw(one: Store, field: Field, { round, home, away }: Draw, n: number, now: Millis): Promise<void> {
    const { id, terms, entrants, began, kind } = field;
    const isGone = (who: string): boolean => entrants.find(({ entrant }) => entrant === who)!.isGone;
    const gone = away === null ? [] : ([home, away] as const).filter(isGone);
    const isMeeting = away !== null && gone.length === 0;
    const ends = isLeisure(field)
      ? kind === 'league'
        ? roundTime(began!, terms, round)[1]
        : now + terms.days * DAY
      : now + LIVE_MILLIS;
    const outcome = gone.length === 0 ? null : forfeit(gone.length === 2 ? null : gone[0] === home ? 'away' : 'home');
    await one
      .insertInto('bouts')
      .values({
        ...{ tournament: id, n, round, home, away, made: now, ends },
        ...(outcome ? kept(outcome) : { how: null, winner: null, scored: 0, conceded: 0 }),
        match: isMeeting ? newId() : null,
        due: isLeisure(field) ? ends : now + terms.patience * MINUTE,
        task: isMeeting ? 'lay' : null,
      })
      .execute();
  }

  /** Lays tables and ends matches as the store says; what a node did not live to do, the next does. */
  async #doTasks(field: Field): Promise<void> {
    const waiting = field.bouts.filter(({ task }) => task !== null);
    if (waiting.length === 0) return;
    for (const bout of waiting) {
      await this.#doTask(field, bout);
      await this.#parts.store
        .updateTable('bouts')
        .set({ task: null })
        .where('tournament', '=', field.id)
        .where('n', '=', bout.n)
        .where('task', '=', bout.task)
        .execute();
    }
    this.#parts.changed(field.id);
  }

  async #doTask({ game, options, pace, terms, entrants }: Field, { home, away, match, task, outcome }: Meeting) {
    if (match === null) return;
    if (task !== 'lay') return this.#parts.tables.rule(match, outcome!.winner, task!);
    const [one, other] = [home, away].map((who) => playerOf(entrants.find(({ entrant }) => entrant === who)!));
    const { isRated } = terms;
    await this.#parts.lobby.begin({ match, game, options, pace, home: one!, away: other!, isRated, isPublic: true });
  }
}
