import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { type GameId, REGISTRY } from '../games/index.ts';
import type { Millis } from '../match/clock.ts';
import { commitmentTo } from '../match/fair.ts';
import { type Problem, problem } from '../match/faults.ts';
import { FREE, type Pace } from '../match/pace.ts';
import type { Order } from '../protocol/referee.ts';
import { isForBots } from './house.ts';
import { Unreadable } from './known.ts';
import type { MatchRow, Seat, Seats, Team } from './log/log.ts';
import type { Node } from './node.ts';
import { recordOf } from './opened.ts';
import type { Question } from './question.ts';
import { freePlace, isFull, type Place, swapped, withoutFree, withSeat } from './seats.ts';
import { newId, newSecret } from './secrets.ts';
import { LiveTable } from './table.ts';

const FULL = problem('bad-request', 'Los dos equipos ya están ocupados.', 'Both sides are taken already.');
const NOT_INVITED = problem(
  'bad-request',
  'Esa invitación no vale, o ya no queda sitio en ese equipo.',
  'That invitation does not hold, or there is no place left on that side.',
);
const TOO_SOON = problem(
  'bad-request',
  'Para empezar tiene que haber alguien en cada equipo.',
  'To begin there has to be somebody on each side.',
);

export interface NewTable {
  readonly game: GameId;
  readonly options: Options;
  readonly side: Side;
  readonly name: string;
  /** The level of a bot that takes the other side. */
  readonly bot?: string | undefined;
  /** How many people each side has; one, where nothing else is said. */
  readonly sizes?: Readonly<Record<Side, number>> | undefined;
  /** How quickly it is played; by the times of its game, where nothing else is said. */
  readonly pace?: Pace | undefined;
}

/** A table at which both sides are known to the server already. */
export type FullTable = Pick<MatchRow, 'id' | 'game' | 'options' | 'seats' | 'pace'>;
/** Free places beside the first members, and what lets people in there. */
const teamOf = ({ home, away }: Readonly<Record<Side, number>>): Team => {
  const free = (size: number): null[] => Array.from({ length: size - 1 }, () => null);
  return { mates: { home: free(home), away: free(away) }, invitations: { home: newId(), away: newId() } };
};

/** How long nobody else is given what this node has claimed. */
const CLAIM_MILLIS: Millis = 5000;
const MOST_CLAIMED = 100;
/** How often the log is asked for what the bus may have missed, and how often while there is no bus. */
const REFRESH_MILLIS: Millis = 1500;
const NO_BUS_MILLIS: Millis = 300;
/** A table that was opened just now may have missed news before the bus knew that it listens. */
const SETTLE_MILLIS: Millis = 3000;
const DAY: Millis = 86_400_000;

/** How many days things are kept. */
export interface Keeping {
  readonly idleDays: number;
  readonly finishedDays: number;
}

interface Open {
  readonly table: Promise<LiveTable | undefined>;
  readonly unsubscribe: () => void;
  readonly since: Millis;
  /** As soon as it is there. */
  live: LiveTable | undefined;
  /** How many need it now. */
  users: number;
}

/** The tables at which people play: all of them in the log, those in use in memory too. */
export class Tables {
  readonly #node: Node;
  readonly #open = new Map<string, Open>();
  #refreshed: Millis = 0;

  constructor(node: Node) {
    this.#node = node;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The options are those of a known game, complete and checked. */
  async create(table: NewTable): Promise<{ readonly id: string; readonly key: string }> {
    const { game, options, side, name, bot, sizes, pace = FREE } = table;
    const [id, key] = [newId(), newSecret()];
    const rival: Seat | null = bot === undefined ? null : { name: bot, keyHash: '', bot };
    const seats: Seats = {
      ...{ home: rival, away: rival, [side]: { name, keyHash: commitmentTo(key) } },
      ...(sizes && (sizes.home > 1 || sizes.away > 1) ? { team: teamOf(sizes) } : {}),
    };
    await this.#add({ id, game, options, seats, pace });
    return { id, key };
  }

  /** Lays a table that was promised under that name; it may be told again, on any node. Bots begin by themselves. */
  async lay(table: FullTable): Promise<void> {
    if (await this.find(table.id)) return;
    await this.#add(table).catch(async (error: unknown) => {
      // Another node was quicker.
      if (!(await this.find(table.id))) throw error;
    });
    if (isForBots(table.seats)) await this.#node.log.setDue(table.id, this.#node.now());
  }

  #add(table: FullTable): Promise<void> {
    const rules = REGISTRY[table.game as GameId].version;
    const anew = { seed: newSecret(), origin: '', head: 0, time: null, made: this.#node.now() };
    return this.#node.log.addMatch({ ...table, rules, ...anew });
  }

  /** Ends a match from outside, where it has begun and is not over. */
  async rule(id: string, winner: Side | null, reason: string): Promise<void> {
    const table = await this.take(id);
    const order: Order = { type: 'end', winner, reason };
    const ask: Question['ask'] = (referee, now) => referee.command(order, now);
    await table?.order(() => ({ id: reason, kind: 'ruling', ask })).finally(() => this.release(id));
  }

  /** The same match once more under another name, with changed sides; the keys of the seats stay those of their people. */
  async again(id: string, next: string): Promise<boolean> {
    const row = await this.find(id);
    if (!row) return false;
    const { game, options, pace, seats } = row;
    await this.#add({ id: next, game, options, pace, seats: swapped(seats) });
    return true;
  }

  find(id: string): Promise<MatchRow | undefined> {
    return this.#node.log.match(id);
  }

  /** Takes a free place: that of the rival, or beside those who have sent an invitation. When all are taken it begins. */
  async join(
    { id }: MatchRow,
    name: string,
    invitation: string | null = null,
  ): Promise<(Place & { readonly key: string }) | Problem> {
    for (;;) {
      const row = await this.find(id);
      const place = row && freePlace(row.seats, invitation);
      if (!place) return invitation === null ? FULL : NOT_INVITED;
      const key = newSecret();
      const seats = withSeat(row.seats, place, { name, keyHash: commitmentTo(key) });
      if (await this.#reseat(row, seats)) return { ...place, key };
    }
  }

  /** Nobody else is waited for. */
  async beginNow({ id }: MatchRow): Promise<Problem | undefined> {
    for (;;) {
      const row = await this.find(id);
      if (!row?.seats.home || !row.seats.away) return TOO_SOON;
      if (isFull(row.seats) || (await this.#reseat(row, withoutFree(row.seats)))) return undefined;
    }
  }

  /** Whether the seats were still as they were in that row. */
  async #reseat({ id, seats: before }: MatchRow, seats: Seats): Promise<boolean> {
    if (!(await this.#node.log.changeSeats(id, before, seats))) return false;
    this.#node.bus.publish(id, { seats: true });
    const open = await this.#open.get(id)?.table;
    // The seat is taken even if this fails; whoever comes to sit there wakes the table again.
    await open?.learn({ seats: true }).catch((error: unknown) => this.#node.stumbled(error, id));
    return true;
  }

  /** The table in memory until `release`; undefined where there is no such match. */
  async take(id: string): Promise<LiveTable | undefined> {
    const open = this.#open.get(id) ?? this.#load(id);
    open.users++;
    try {
      const table = await open.table;
      if (!table) this.release(id);
      return table;
    } catch (error) {
      this.release(id);
      throw error;
    }
  }

  release(id: string): void {
    const open = this.#open.get(id);
    if (!open || --open.users > 0) return;
    this.#open.delete(id);
    open.unsubscribe();
    void open.table.then(
      (table) => table?.stop(),
      () => undefined,
    );
  }

  #load(id: string): Open {
    const table = this.find(id).then((row) => row && new LiveTable(this.#node, row));
    const unsubscribe = this.#node.bus.subscribe(id, (news) => {
      void table.then((open) => open?.learn(news)).catch((error: unknown) => this.#node.stumbled(error, id));
    });
    const open: Open = { table, unsubscribe, since: this.#node.now(), live: undefined, users: 0 };
    this.#open.set(id, open);
    void table.then(
      (live) => (open.live = live),
      () => undefined,
    );
    return open;
  }

  /** Does what is due in any match; other nodes are given other matches. */
  async serveDue(): Promise<void> {
    const now = this.#node.now();
    for (const id of await this.#node.log.claimDue(now, now + CLAIM_MILLIS, MOST_CLAIMED)) {
      const table = await this.take(id);
      if (!table) continue;
      try {
        await table.serve();
        // A bot's thought is not lost because nobody looks.
        void table.rest().then(() => this.release(id));
      } catch (error) {
        this.release(id);
        await this.#stumble(id, error);
      }
    }
  }

  /** One match keeps no other waiting: what can't be read will not be due again, and anything else is tried again later. */
  async #stumble(id: string, error: unknown): Promise<void> {
    this.#node.stumbled(error, id);
    if (error instanceof Unreadable) await this.#node.log.setDue(id, null);
  }

  /** Looks in the log for steps that the bus has not told of. */
  async refresh(): Promise<void> {
    const now = this.#node.now();
    const isTime = now - this.#refreshed >= (this.#node.bus.isUp ? REFRESH_MILLIS : NO_BUS_MILLIS);
    if (isTime) this.#refreshed = now;
    const live: LiveTable[] = [];
    for (const { live: table, since } of this.#open.values())
      if (table && (isTime || now - since < SETTLE_MILLIS || table.isLost)) live.push(table);
    if (live.length === 0) return;
    const heads = await this.#node.log.heads(live.map(({ row }) => row.id));
    const seats = live.filter(({ row }) => !isFull(row.seats));
    const behind = live.filter((table) => table.isBehind(heads.get(table.row.id) ?? 0));
    await Promise.all([
      ...behind.map((table) => table.refresh()),
      ...seats.map((table) => table.learn({ seats: true })),
    ]);
  }

  /** Finished matches become one record each; what is too old is forgotten. */
  async tidy({ idleDays, finishedDays }: Keeping): Promise<number> {
    const { log } = this.#node;
    for (let after = ''; ; ) {
      const finished = await log.finished(MOST_CLAIMED, after);
      for (const id of finished)
        if (!this.#open.has(id)) await this.#archive(id).catch((error: unknown) => this.#node.stumbled(error, id));
      const last = finished.at(-1);
      if (last === undefined) break;
      after = last;
    }
    const now = this.#node.now();
    const retention = { idleSince: now - idleDays * DAY, finishedSince: now - finishedDays * DAY };
    let forgotten = 0;
    for (let some = await log.forget(retention); some > 0; some = await log.forget(retention)) forgotten += some;
    return forgotten;
  }

  /** What the rules of today can't repeat stays as it lies there. */
  async #archive(id: string): Promise<void> {
    const { log } = this.#node;
    const written = await recordOf(log, id);
    if (!written) return;
    await this.#node.over(id, written.match);
    await log.archive(id, written.record, written.head);
  }

  /** Everything that was asked for is done. */
  async close(): Promise<void> {
    const tables = await Promise.all([...this.#open.values()].map(({ table }) => table.catch(() => undefined)));
    await Promise.all(tables.filter((table) => table !== undefined).map((table) => table.settle()));
  }
}
