import { SIDES, type Side } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import type { Bus } from '../bus/bus.ts';
import { newId } from '../secrets.ts';
import type { Store } from '../store/tables.ts';

/** A node says so often that it lives, and is taken for dead when it has not said so for so long. */
export const BEAT_MILLIS: Millis = 5000;
const DEAD_MILLIS: Millis = 16_000;

/** A page that has a match open on this node. */
export interface Present {
  readonly side: Side;
  /** Whether it is in sight. */
  looks: boolean;
}

/** What is heard of nodes that this one is the first to find dead: that there is one, and at which matches it was. */
export interface Found {
  dead(): void;
  changed(match: string): void;
}

/** Since when each side has had no page of a match open, on whatever node; null: it has one. */
export type Away = Readonly<Record<Side, Millis | null>>;

/**
 * Who is there, as all nodes know it: each keeps in the store which sides have a match open with it, as long as it
 * lives. What a dead node has left is put away by any other.
 */
export class Presence {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #now: () => Millis;
  readonly #found: Found;
  readonly #node = newId();
  /** What of this node is in the store. */
  readonly #kept = new Map<string, Map<Side, { readonly looks: boolean }>>();
  #begun: Promise<void> | undefined;

  constructor(store: Store, bus: Bus, now: () => Millis, found: Found) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#found = found;
  }

  /** From now on the other nodes know of this one, and would miss it. */
  begin(): Promise<void> {
    this.#begun ??= this.beat();
    return this.#begun;
  }

  /** Writes down who is at a match on this node; true: something has changed. */
  async keep(match: string, pages: Iterable<Present>): Promise<boolean> {
    await this.begin();
    const all = [...pages];
    const before = this.#kept.get(match) ?? new Map<Side, { looks: boolean }>();
    const after = new Map<Side, { looks: boolean }>();
    for (const { side, looks } of all) after.set(side, { looks: looks || (after.get(side)?.looks ?? false) });
    if (after.size > 0) this.#kept.set(match, after);
    else this.#kept.delete(match);
    let hasChanged = false;
    for (const side of SIDES) {
      const [was, is] = [before.get(side), after.get(side)];
      if (was?.looks === is?.looks) continue;
      hasChanged = true;
      if (is) await this.#write(match, side, is.looks);
      else await this.#leave(match, side, this.#node, this.#now());
    }
    return hasChanged;
  }

  async #write(match: string, side: Side, isLooking: boolean): Promise<void> {
    const looks = isLooking ? 1 : 0;
    await this.#store
      .insertInto('here')
      .values({ match, side, node: this.#node, looks })
      .onConflict((conflict) => conflict.columns(['match', 'side', 'node']).doUpdateSet({ looks }))
      .execute();
  }

  async #leave(match: string, side: string, node: string, at: Millis): Promise<void> {
    await this.#store
      .insertInto('gone')
      .values({ match, side, at })
      .onConflict((conflict) => conflict.columns(['match', 'side']).doUpdateSet({ at }).where('gone.at', '<', at))
      .execute();
    await this.#store
      .deleteFrom('here')
      .where('match', '=', match)
      .where('side', '=', side)
      .where('node', '=', node)
      .execute();
  }

  /** Who never came is away since the match was laid. */
  async away(match: string, made: Millis): Promise<Away> {
    const here = await this.#here(match);
    const gone = await this.#store.selectFrom('gone').select(['side', 'at']).where('match', '=', match).execute();
    const since = (side: Side): Millis | null =>
      here.some((one) => one.side === side) ? null : (gone.find((one) => one.side === side)?.at ?? made);
    return { home: since('home'), away: since('away') };
  }

  async looks(match: string, side: Side): Promise<boolean> {
    return (await this.#here(match)).some((one) => one.side === side && one.looks === 1);
  }

  #here(match: string) {
    return this.#store
      .selectFrom('here')
      .innerJoin('nodes', 'nodes.node', 'here.node')
      .select(['here.side', 'here.looks'])
      .where('here.match', '=', match)
      .where(({ or, eb }) => or([eb('nodes.seen', '>', this.#now() - DEAD_MILLIS), eb('nodes.node', '=', this.#node)]))
      .execute();
  }

  /** Says that this node lives, and puts away what the dead have left. */
  async beat(): Promise<void> {
    const seen = this.#now();
    const told = await this.#store.updateTable('nodes').set({ seen }).where('node', '=', this.#node).executeTakeFirst();
    if (told.numUpdatedRows === 0n) {
      await this.#store.insertInto('nodes').values({ node: this.#node, seen }).execute();
      // It was taken for dead: it was asleep.
      for (const [match, sides] of this.#kept)
        for (const [side, { looks }] of sides) await this.#write(match, side, looks);
    }
    const dead = await this.#store
      .selectFrom('nodes')
      .selectAll()
      .where('seen', '<', seen - DEAD_MILLIS)
      .where('node', '<>', this.#node)
      .execute();
    for (const { node, seen: last } of dead) {
      const left = await this.#store.selectFrom('here').select(['match', 'side']).where('node', '=', node).execute();
      for (const { match, side } of left) {
        await this.#leave(match, side, node, last);
        this.#found.changed(match);
      }
      const gone = await this.#store.deleteFrom('nodes').where('node', '=', node).executeTakeFirst();
      if (gone.numDeletedRows > 0n) this.#found.dead();
    }
  }

  /** The other nodes look again who is at a match, and what is planned in it. */
  tell(match: string): void {
    this.#bus.publish(topicOf(match), { word: match });
  }

  hear(match: string, changed: () => void): () => void {
    return this.#bus.subscribe(topicOf(match), changed);
  }

  /** Everybody has left this node, and it goes too. */
  async close(): Promise<void> {
    await this.#store.deleteFrom('nodes').where('node', '=', this.#node).execute();
  }
}

const topicOf = (match: string): string => `here-${match}`;
