import { randomUUID } from 'node:crypto';
import { otherSide, SIDES, type Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { err } from '../core/result.ts';
import type { Millis } from '../match/clock.ts';
import { commitmentTo } from '../match/fair.ts';
import { type Problem, problem } from '../match/faults.ts';
import { createHost, type Host, type Ports } from '../protocol/host.ts';
import type { HostMessage } from '../protocol/messages.ts';
import { type After, keepTime, type Timekeeper } from '../protocol/timekeeper.ts';
import type { OnlineMatch, Store } from './store.ts';
import { stumble } from './stumble.ts';

/** A page on the other end of a live socket. */
export interface Visitor {
  /** The side it plays; null: it watches. */
  readonly side: Side | null;
  send(message: HostMessage): void;
}

/** A match in memory, and who keeps its time: nobody while all who are there only watch. */
interface Running {
  readonly host: Host;
  keeper: Timekeeper | null;
}

interface LiveTable {
  readonly visitors: Map<Visitor, ReturnType<Host['connect']> | null>;
  /** Null while a seat is free. */
  running: Promise<Running | null> | null;
}

const isPlayed = ({ visitors }: LiveTable): boolean => [...visitors.keys()].some(({ side }) => side !== null);

const WAITING = problem('no-match', 'Aún falta el rival.', 'The rival is not here yet.');
const FULL = problem('bad-request', 'Los dos equipos ya están ocupados.', 'Both sides are taken already.');

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly side: Side;
  readonly name: string;
}

const ID_LENGTH = 12;
export const newId = (): string => randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);

const RETRY_MILLIS = 5000;

/** What fails is tried again: a disk that is full for a while stops no clock. */
const later: After = (millis, then) => {
  const run = (): void => {
    try {
      then();
    } catch (error) {
      stumble(error);
      timer = start(RETRY_MILLIS);
    }
  };
  const start = (wait: Millis): NodeJS.Timeout => setTimeout(run, wait).unref();
  let timer = start(millis);
  return () => clearTimeout(timer);
};

/** The tables at which people play: all of them on the disk, those with somebody connected in memory too. */
export class Tables {
  readonly #store: Store;
  readonly #think: Ports['think'];
  readonly #live = new Map<string, LiveTable>();

  constructor(store: Store, think: Ports['think']) {
    this.#store = store;
    this.#think = think;
  }

  /** The options are those of a known game, complete and checked. */
  create({ game, options, side, name }: NewTable): { readonly id: string; readonly key: string } {
    const [id, key] = [newId(), randomUUID()];
    const seats = { home: null, away: null, [side]: { name, keyHash: commitmentTo(key) } };
    this.#store.saveMatch({ id, game, options, seats, record: '', time: null });
    return { id, key };
  }

  find(id: string): OnlineMatch | undefined {
    return this.#store.loadMatch(id);
  }

  /** Takes the free seat; the match can begin. */
  async join(match: OnlineMatch, name: string): Promise<{ readonly side: Side; readonly key: string } | Problem> {
    const side = SIDES.find((each) => match.seats[each] === null);
    if (!side) return FULL;
    const key = randomUUID();
    this.#store.saveMatch({ ...match, seats: { ...match.seats, [side]: { name, keyHash: commitmentTo(key) } } });
    // The seat is taken even if this fails; whoever comes to sit there wakes the table again.
    await this.#wake(match.id).catch(stumble);
    return { side, key };
  }

  sideOf(match: OnlineMatch, key: string): Side | null {
    const hash = commitmentTo(key);
    return SIDES.find((side) => match.seats[side]?.keyHash === hash) ?? null;
  }

  async enter(match: OnlineMatch, visitor: Visitor): Promise<void> {
    const table = this.#live.get(match.id) ?? { visitors: new Map(), running: null };
    this.#live.set(match.id, table);
    table.visitors.set(visitor, null);
    await this.#wake(match.id);
  }

  /** Where nobody is left who plays, nothing goes on. */
  async leave(id: string, visitor: Visitor): Promise<void> {
    const table = this.#live.get(id);
    if (!table) return;
    table.visitors.get(visitor)?.close();
    table.visitors.delete(visitor);
    const isEmpty = table.visitors.size === 0;
    if (isEmpty) this.#live.delete(id);
    const running = await table.running;
    if (!isPlayed(table)) this.#adjourn(id, running);
    if (isEmpty) running?.host.close();
  }

  /** The clocks stop, and what is left of the time is kept. */
  #adjourn(id: string, running: Running | null): void {
    if (!running?.keeper) return;
    const time = running.keeper.unspent();
    running.keeper.stop();
    running.keeper = null;
    try {
      this.#store.saveMatch({ ...this.#store.loadMatch(id)!, time });
    } catch (error) {
      stumble(error);
    }
  }

  hear(id: string, visitor: Visitor, message: unknown): void {
    const connection = this.#live.get(id)?.visitors.get(visitor);
    try {
      if (connection) connection.receive(message);
      else visitor.send({ type: 'refused', error: WAITING });
    } catch (error) {
      visitor.send({ type: 'refused', error: stumble(error) });
    }
  }

  async close(): Promise<void> {
    for (const [id, { visitors }] of this.#live) for (const visitor of visitors.keys()) await this.leave(id, visitor);
  }

  /** Where both seats are taken and somebody is there: everybody who waits sees the match, and who plays goes on. */
  async #wake(id: string): Promise<void> {
    const table = this.#live.get(id);
    const match = this.#store.loadMatch(id);
    if (!table || !match?.seats.home || !match.seats.away) return;
    table.running ??= this.#open(match);
    const running = await table.running;
    if (!running) {
      // Whoever comes next hears why, too.
      table.running = null;
      return;
    }
    if (isPlayed(table))
      running.keeper ??= keepTime(running.host, match.options, later, { moves: true, resumed: match.time });
    for (const [visitor, connection] of table.visitors) {
      if (connection) continue;
      const owns = visitor.side ? [visitor.side] : [];
      const page = { owns, member: null, isReferee: false, send: (message: HostMessage) => visitor.send(message) };
      table.visitors.set(visitor, running.host.connect(page));
    }
  }

  async #open(match: OnlineMatch): Promise<Running | null> {
    const { id, game, options, seats, record } = match;
    const person = (side: Side) => [{ name: seats[side]?.name ?? otherSide(side), bot: null }];
    let running: Running | null = null;
    const created = await createHost(
      {
        type: 'start',
        game,
        options,
        table: { home: person('home'), away: person('away') },
        ...(record ? { record } : {}),
      },
      randomUUID(),
      {
        now: () => Date.now(),
        think: this.#think,
        save: (text) =>
          this.#store.saveMatch({ ...match, record: text, time: running?.keeper?.unspent() ?? match.time }),
      },
    ).catch((error: unknown) => err(stumble(error)));
    if (created.ok) running = { host: created.value, keeper: null };
    else
      for (const visitor of this.#live.get(id)?.visitors.keys() ?? []) {
        visitor.send({ type: 'refused', error: created.error });
        // A match of other rules can't go on here: its text goes to those who played it.
        if (record && visitor.side && created.error.code === 'bad-record') visitor.send({ type: 'record', record });
      }
    return running;
  }
}
