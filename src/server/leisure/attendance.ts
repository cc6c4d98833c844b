import { SIDES, type Side } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { GRACE } from '../../match/pace.ts';
import type { AsideMessage, AsideNews } from '../../protocol/leisure.ts';
import type { MatchRow } from '../log/log.ts';
import { oneByOne } from '../oneByOne.ts';
import type { Plans } from './plans.ts';
import type { Presence, Present } from './presence.ts';

const NOT_AT_LEISURE = problem(
  'bad-request',
  'Solo se deja dicho lo que se hará donde hay días para cada turno.',
  'One leaves word of what to do only where there are days for each turn.',
);

interface Page {
  readonly send: (text: string) => void;
  /** Null: it watches. */
  readonly present: Present | null;
}

/** All pages of one match on this node. */
interface Hall {
  readonly row: MatchRow;
  /** When the last step of the match was taken. */
  readonly at: () => Millis;
  readonly pages: Set<Page>;
  readonly queue: ReturnType<typeof oneByOne>;
  readonly unsubscribe: () => void;
}

/** A page at a match: what it says of itself, and that it goes. */
export interface Attendant {
  hear(message: AsideMessage): Promise<Problem | undefined>;
  leave(): void;
}

/** The pages at the matches of this node: who is there is told to all of them, a plan only to those of its side. */
export class Attendance {
  readonly #presence: Presence;
  readonly #plans: Plans;
  readonly #now: () => Millis;
  readonly #stumbled: (error: unknown) => void;
  readonly #halls = new Map<string, Hall>();

  constructor(presence: Presence, plans: Plans, now: () => Millis, stumbled: (error: unknown) => void) {
    this.#presence = presence;
    this.#plans = plans;
    this.#now = now;
    this.#stumbled = stumbled;
  }

  /** A page has come; against a bot nobody is missed. */
  attend(row: MatchRow, side: Side | null, send: (text: string) => void, at: () => Millis): Attendant {
    if (SIDES.some((each) => row.seats[each]?.bot !== undefined))
      return { hear: async () => undefined, leave: () => undefined };
    const hall = this.#halls.get(row.id) ?? this.#open(row, at);
    const page: Page = { send, present: side && { side, looks: true } };
    hall.pages.add(page);
    this.#do(hall, async () => {
      // Where something has changed all pages are told, and he is among them.
      if (!(await this.#note(hall))) await this.#show(hall, [page]);
    });
    return {
      hear: (message) => this.#hear(hall, page, message),
      leave: () => {
        hall.pages.delete(page);
        this.#do(hall, async () => {
          await this.#note(hall);
          if (hall.pages.size > 0 || this.#halls.get(row.id) !== hall) return;
          hall.unsubscribe();
          this.#halls.delete(row.id);
        });
      },
    };
  }

  /** Something has changed at a match: its pages are told, here and elsewhere. */
  changed(match: string): void {
    this.#presence.tell(match);
    const hall = this.#halls.get(match);
    if (hall) this.#do(hall, () => this.#show(hall, hall.pages));
  }

  /** Until everything is written that is known. */
  async close(): Promise<void> {
    await Promise.all([...this.#halls.values()].map(({ queue }) => queue(() => undefined)));
    await this.#presence.close();
  }

  #open(row: MatchRow, at: () => Millis): Hall {
    const unsubscribe = this.#presence.hear(row.id, () => this.#do(hall, () => this.#show(hall, hall.pages)));
    const hall: Hall = { row, at, pages: new Set(), queue: oneByOne(), unsubscribe };
    this.#halls.set(row.id, hall);
    return hall;
  }

  #do({ queue }: Hall, task: () => Promise<void>): void {
    queue(task).catch(this.#stumbled);
  }

  /** Whether something has changed. */
  async #note({ row, pages }: Hall): Promise<boolean> {
    const here = [...pages].flatMap(({ present }) => present ?? []);
    const hasChanged = await this.#presence.keep(row.id, here);
    if (hasChanged) this.changed(row.id);
    return hasChanged;
  }

  async #hear(hall: Hall, { present }: Page, message: AsideMessage): Promise<Problem | undefined> {
    if (!present) return undefined;
    if (message.type === 'eyes') {
      present.looks = message.open;
      this.#do(hall, async () => void (await this.#note(hall)));
      return undefined;
    }
    const { row } = hall;
    if (row.pace.kind !== 'leisure') return NOT_AT_LEISURE;
    const refused = await this.#plans.make(row.id, present.side, message.rules);
    if (!refused) this.changed(row.id);
    return refused;
  }

  async #show({ row, at }: Hall, pages: Iterable<Page>): Promise<void> {
    if ([...pages].length === 0) return;
    const now = this.#now();
    const since = await this.#presence.away(row.id, row.made);
    const lasting = (from: Millis | null): Millis | null => (from === null ? null : Math.max(0, now - from));
    const away = { home: lasting(since.home), away: lasting(since.away) };
    const [idle, grace] = [Math.max(0, now - at()), GRACE[row.pace.kind]];
    const there = JSON.stringify({ type: 'there', away, idle, grace } satisfies AsideNews);
    const plans = new Map<Side, string>();
    if (row.pace.kind === 'leisure')
      for (const side of SIDES) plans.set(side, JSON.stringify(await this.#plans.told(row.id, side)));
    for (const { send, present } of pages) {
      send(there);
      const plan = present && plans.get(present.side);
      if (plan) send(plan);
    }
  }
}
