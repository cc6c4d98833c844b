/**
 * What a server and a page say to each other over a live socket. The page says first who it is (`enter`), then the
 * messages of messages.ts, each command with its id. It is answered in the same messages but for the steps: a page has
 * the rules too, so a step is what has changed of the cells that its side may see, and what happened. From these the page
 * makes the whole `step` itself: the position, whose turn it is, and its legal actions.
 */
import * as v from 'valibot';
import { Choices } from '../core/choices.ts';
import { type Game, type GameEvent, type MatchResult, type Seen, SIDES, type Side, seatOf } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { State } from '../core/state.ts';
import { byText } from '../core/text.ts';
import { type Clock, endOf, type Millis } from '../match/clock.ts';
import type { Offer } from '../match/match.ts';
import type { Pace } from '../match/pace.ts';
import { memberDue, type Table } from '../match/table.ts';
import type { AsideNews } from './leisure.ts';
import type { Hello, HostMessage, StepMessage } from './messages.ts';

export type Eyes = Side | 'public';

/** The first message of a page: its key, where it plays, and the newest step it has (0: none). */
export const enterSchema = v.strictObject({
  type: v.literal('enter'),
  key: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  n: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type EnterMessage = v.InferOutput<typeof enterSchema>;

/** What was left to each side at the last step, and when the time that runs is used up, on the server's clock. */
interface WireClock {
  readonly left: Readonly<Record<Side, Millis>>;
  readonly ends: Readonly<Record<Side, Millis | null>>;
  /** Each side is on vacation until then; long ago: it is not. */
  readonly rest: Readonly<Record<Side, Millis>>;
}
export const wireClock = (clock: Clock): WireClock => ({
  left: clock.left,
  ends: { home: endOf(clock, 'home'), away: endOf(clock, 'away') },
  rest: clock.rest,
});

/** What of a step is not in the cells. */
export interface Margin {
  readonly offer: (Offer & { readonly id: number }) | null;
  /** When the period and the choice that is due run out, on the server's clock. */
  readonly ends: readonly [period: Millis | null, move: Millis | null];
  readonly clock: WireClock | null;
  /** Both have agreed to wait. */
  readonly isPaused: boolean;
  /** What the viewer may take back. */
  readonly undo: 'free' | 'ask' | 'none';
  /** How it ended where no rule of the game ended it. */
  readonly end: MatchResult | null;
}
export const EMPTY_MARGIN: Margin = {
  offer: null,
  ends: [null, null],
  clock: null,
  isPaused: false,
  undo: 'none',
  end: null,
};

/** A step as it travels: `d` are pairs of a cell's number and its new value, then whatever of the margin has changed. */
interface WireStep extends Partial<Margin> {
  readonly n: number;
  readonly d: readonly number[];
  readonly e: readonly GameEvent[];
  /** It is that of the command that caused it, where the viewer's side said it. */
  readonly id?: string;
}

/** Everything that a viewer may see, at once. */
interface WireWhole extends Margin {
  readonly type: 'whole';
  readonly n: number;
  readonly as: Eyes;
  readonly cells: readonly number[];
}

/** The greeting of a server: besides the table its time, and what the cells of this build mean. */
export type WireHello = Hello & { readonly now: Millis; readonly rules: number; readonly pace: Pace };

/** A command that was done before is answered with the number of its step. */
interface WireDone {
  readonly type: 'done';
  readonly id: string;
  readonly n: number;
}

export type WireMessage =
  | WireStep
  | WireWhole
  | WireHello
  | WireDone
  | AsideNews
  | Exclude<HostMessage, Hello | StepMessage>;

const NOTHING: readonly number[] = [];

/** What one kind of viewer has been shown of a match; what changes since then is written once for all of them. */
export class Screen {
  readonly #game: Game;
  readonly #as: Eyes;
  readonly #cells: Int16Array;
  readonly #view: Seen;
  #margin: Margin;

  constructor(game: Game, as: Eyes, state: State, margin: Margin) {
    this.#game = game;
    this.#as = as;
    this.#view = game.view(state, as);
    this.#cells = this.#view.cells.slice();
    this.#margin = margin;
  }

  whole(n: number): string {
    const message: WireWhole = { type: 'whole', n, as: this.#as, cells: [...this.#cells], ...this.#margin };
    return JSON.stringify(message);
  }

  step(n: number, state: State, events: readonly GameEvent[], margin: Margin, id?: string): string {
    const { cells } = this.#game.view(state, this.#as, this.#view);
    const message: Record<string, unknown> = { n, d: this.#changes(cells), e: this.#hidden(events) };
    if (id !== undefined) message['id'] = id;
    const before = this.#margin;
    if (margin.offer !== before.offer) message['offer'] = margin.offer;
    if (margin.ends[0] !== before.ends[0] || margin.ends[1] !== before.ends[1]) message['ends'] = margin.ends;
    if (margin.clock !== before.clock) message['clock'] = margin.clock;
    if (margin.isPaused !== before.isPaused) message['isPaused'] = margin.isPaused;
    if (margin.undo !== before.undo) message['undo'] = margin.undo;
    if (margin.end !== before.end) message['end'] = margin.end;
    this.#margin = margin;
    return JSON.stringify(message);
  }

  #hidden(events: readonly GameEvent[]): readonly GameEvent[] {
    return events.map((event) => this.#game.hide(event, this.#as));
  }

  #changes(cells: Int16Array): readonly number[] {
    const old = this.#cells;
    let changes: number[] | undefined;
    for (let i = 0; i < cells.length; i++) {
      if (cells[i] === old[i]) continue;
      changes ??= [];
      changes.push(i, cells[i]!);
      old[i] = cells[i]!;
    }
    return changes ?? NOTHING;
  }
}

/** The other end: makes whole messages of what travels. */
export class Reader {
  readonly #game: Game;
  #view: Seen | undefined;
  #as: Eyes = 'public';
  #margin: Margin = EMPTY_MARGIN;
  #table: Table | undefined;
  #member: number | null = null;
  /** What has to be added to this page's clock to have the server's. */
  #ahead: Millis = 0;
  readonly #choices = new Choices();

  constructor(game: Game) {
    this.#game = game;
  }

  /** What the viewer sees of the match; undefined before he has seen anything. */
  get view(): Seen | undefined {
    return this.#view;
  }

  /** The message as a host on this device would have sent it; undefined where there is nothing to tell. */
  read(message: WireMessage, now: Millis): HostMessage | undefined {
    if ('d' in message) return this.#step(message, now);
    switch (message.type) {
      case 'hello':
        this.#ahead = message.now - now;
        [this.#table, this.#member] = [message.table, message.member];
        this.#view = this.#game.setup(message.options as Options) as Seen;
        return message;
      case 'whole':
        return this.#whole(message, now);
      case 'done':
      // What is no step of the match is for others (leisure.ts).
      case 'there':
      case 'plan':
        return undefined;
      default:
        return message;
    }
  }

  #whole({ n, as, cells, offer, ends, clock, isPaused, undo, end }: WireWhole, now: Millis): StepMessage | undefined {
    if (this.#view?.cells.length !== cells.length) return undefined;
    this.#view.cells.set(cells);
    this.#as = as;
    this.#margin = { offer, ends, clock, isPaused, undo, end };
    return this.#made(n, [], now);
  }

  #step({ n, d, e, offer, ends, clock, isPaused, undo, end }: WireStep, now: Millis): StepMessage | undefined {
    if (!this.#view) return undefined;
    for (let i = 0; i < d.length; i += 2) this.#view.cells[d[i]!] = d[i + 1]!;
    const before = this.#margin;
    this.#margin = {
      offer: offer === undefined ? before.offer : offer,
      ends: ends ?? before.ends,
      clock: clock === undefined ? before.clock : clock,
      isPaused: isPaused ?? before.isPaused,
      undo: undo ?? before.undo,
      end: end === undefined ? before.end : end,
    };
    return this.#made(n, e, now);
  }

  #made(n: number, events: readonly GameEvent[], now: Millis): StepMessage {
    const [game, view, as] = [this.#game, this.#view!, this.#as];
    const { offer, ends, clock, isPaused, undo, end } = this.#margin;
    const position = game.writePosition(view);
    const table = this.#table!;
    const member = { home: memberDue(table, game, view, 'home'), away: memberDue(table, game, view, 'away') };
    const left = (at: Millis | null): Millis | null => (at === null ? null : Math.max(0, at - this.#ahead - now));
    return {
      type: 'step',
      n,
      position,
      turn: end ? { kind: 'over', result: end } : game.turn(view),
      events,
      as,
      legal: as === 'public' || end ? [] : this.#legal(as, member[as]),
      cover: null,
      member,
      clock: clock && this.#clock(clock, now),
      isPaused,
      time: { period: left(ends[0]), move: left(ends[1]) },
      offer,
      undo: as === 'public' ? {} : { [as]: undo },
    };
  }

  #clock({ left, ends, rest }: WireClock, now: Millis): NonNullable<StepMessage['clock']> {
    const leftTo = (side: Side): Millis => {
      const end = ends[side];
      // Whoever rests has all of it until then.
      return end === null ? left[side] : Math.max(0, Math.min(left[side], end - this.#ahead - now));
    };
    const restOf = (side: Side): Millis => Math.max(0, rest[side] - this.#ahead - now);
    return {
      rest: { home: restOf('home'), away: restOf('away') },
      left: { home: leftTo('home'), away: leftTo('away') },
      running: SIDES.filter((side) => ends[side] !== null),
    };
  }

  /** What a side may choose, it can tell from what it sees; `due` is the member who is asked. */
  #legal(side: Side, due: number | null): string[] {
    if (due !== null && this.#member !== null && due !== this.#member) return [];
    const [game, view, seat] = [this.#game, this.#view!, seatOf(side)];
    if ((game.toMove(view) & (1 << seat)) === 0) return [];
    game.choices(view, seat, this.#choices);
    return this.#choices
      .list()
      .filter((action) => !game.isRuling(action))
      .map((action) => game.writeAction(view, seat, action))
      .sort(byText);
  }
}
