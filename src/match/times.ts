import type { FootballEvent } from '../core/events.ts';
import type { GameEvent, Position, Turn } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { hashPosition } from '../core/text.ts';
import type { Room } from '../games/index.ts';
import type { Millis } from './clock.ts';
import type { Command } from './match.ts';

const MINUTE: Millis = 60_000;
const SECOND: Millis = 1000;

/** What a match tells besides its game: after these everything stands as it stood, or as it stood before. */
const ASIDES: ReadonlySet<string> = new Set(['offer', 'declined', 'undo', 'paused', 'resumed', 'rest', 'rested']);

/** Says whether the game did not go on: something was offered, declined or taken back. */
const isAside = (events: readonly GameEvent[]): boolean => events.every(({ type }) => ASIDES.has(type));

/** Where one of these happens, what a side decides next is another go. */
const GO_ENDS: ReadonlySet<FootballEvent['type']> = new Set(['turn', 'period-end']);

/**
 * Says whether a side still decides in the same go: the game has gone on from one choice of it to the next, without dice, a
 * choice of the rival, a new play or the end of the period in between.
 */
export const isSameGo = (before: Turn, told: readonly FootballEvent[], after: Turn): boolean =>
  before.kind === 'choice' &&
  after.kind === 'choice' &&
  before.side === after.side &&
  !told.some(({ type }) => GO_ENDS.has(type));

/** What is left of the times of a match: of which period, and for which choice (a hash of its position). */
export interface Unspent {
  readonly period: string;
  readonly left: Millis;
  readonly choice?: readonly [hash: string, left: Millis];
}

/** Which times are kept, and what is left of them where the match goes on. */
export interface Limits {
  readonly moves: boolean;
  readonly resumed?: Unspent | null | undefined;
}

/** What the referee enters when a time is up. */
type Due = Extract<Command, { type: 'whistle' | 'play' }>;

/** A step as whoever keeps the time hears of it. */
interface Step {
  readonly position: Position;
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
  /** Both sides have agreed to wait. */
  readonly isPaused?: boolean;
}

/** What is left of the time of a go; all choices of the go share it. */
interface Go {
  left: Millis;
}

/**
 * The times of a match by when its steps were taken: when the period and the go of a side run out, on the clock by
 * which the steps are dated. A side has its seconds for one go once, whatever it offers or takes back.
 */
export class Times {
  readonly #stage: Room['stage'];
  readonly #football: Room['football'];
  readonly #seconds: number;
  readonly #resumed: Unspent | null;

  #period = '';
  #periodEnds: Millis | null = null;
  /** What is left of a period whose clock stands still. */
  #standing: Millis | null = null;
  #isWhistled = false;

  /** The go to which each choice so far belongs, by the hash of its position. */
  readonly #goes = new Map<string, Go>();
  #go: Go | null = null;
  #goEnds: Millis | null = null;
  #choice = '';
  #before: Turn | null = null;

  constructor({ stage, football }: Pick<Room, 'stage' | 'football'>, options: Options, { moves, resumed }: Limits) {
    this.#stage = stage;
    this.#football = football;
    this.#seconds = moves && stage.hurry ? Number(options[stage.hurry.option] ?? 0) : 0;
    this.#resumed = resumed ?? null;
    if (resumed?.choice) this.#goes.set(resumed.choice[0], { left: resumed.choice[1] });
  }

  /** When the period and the go run out; null where that time does not run. */
  get ends(): { readonly period: Millis | null; readonly move: Millis | null } {
    return { period: this.#periodEnds, move: this.#goEnds };
  }

  /** When somebody has to look again; null where nothing will be due by itself. */
  nextAfter(now: Millis): Millis | null {
    const ends = [this.#periodEnds, this.#goEnds].filter((end) => end !== null && end > now) as Millis[];
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** What the referee enters at that time; a whistle that the rules refuse is due again after the next step. */
  dueAt(now: Millis): Due[] {
    const due: Due[] = [];
    if (this.#periodEnds !== null && this.#periodEnds <= now && !this.#isWhistled) due.push({ type: 'whistle' });
    if (this.#goEnds !== null && this.#goEnds <= now && this.#before?.kind === 'choice')
      due.push({ type: 'play', side: this.#before.side, action: this.#stage.hurry!.ruling });
    return due;
  }

  /** The rules have taken the whistle of that period: should it still go on, it is not blown again. */
  whistled(period: string): void {
    this.#isWhistled ||= this.#period === period;
  }

  get period(): string {
    return this.#period;
  }

  /** What is left at that time, to go on with later. */
  unspent(now: Millis): Unspent {
    const left = (end: Millis | null): Millis => (end === null ? 0 : Math.max(0, end - now));
    const unspent = { period: this.#period, left: this.#standing ?? left(this.#periodEnds) };
    return this.#goEnds === null ? unspent : { ...unspent, choice: [this.#choice, left(this.#goEnds)] };
  }

  /** The match stands so since then. */
  see(step: Step, at: Millis): void {
    if (step.turn.kind === 'over') {
      this.#periodEnds = this.#standing = this.#goEnds = this.#go = null;
      return;
    }
    this.#seePeriod(step, at);
    this.#seeGo(step, at);
  }

  #seePeriod({ position, isPaused = false }: Step, at: Millis): void {
    const period = this.#stage.period(position);
    const clock = this.#stage.clock(position);
    const isRunning = clock?.isRunning === true && !isPaused;
    if (period !== this.#period) {
      this.#period = period;
      this.#isWhistled = false;
      this.#periodEnds = null;
      this.#standing = clock && (this.#resumed?.period === period ? this.#resumed.left : clock.minutes * MINUTE);
    }
    if (isRunning && this.#standing !== null) {
      this.#periodEnds = at + this.#standing;
      this.#standing = null;
    } else if (clock && !isRunning && this.#periodEnds !== null) {
      this.#standing = Math.max(0, this.#periodEnds - at);
      this.#periodEnds = null;
    }
  }

  #seeGo({ position, turn, events, isPaused = false }: Step, at: Millis): void {
    if (this.#seconds <= 0) return;
    const last = this.#go;
    if (last && this.#goEnds !== null) last.left = Math.max(0, this.#goEnds - at);
    // What follows a go that was used up, and the ruling for it, is another.
    const isOn = last && last.left > 0 && this.#before && isSameGo(this.#before, events.flatMap(this.#football), turn);
    this.#before = turn;
    this.#go = null;
    this.#goEnds = null;
    if (turn.kind !== 'choice') return;
    this.#choice = hashPosition(position);
    const known = isAside(events) ? this.#goes.get(this.#choice) : undefined;
    this.#go = known ?? (isOn ? last : { left: this.#seconds * SECOND });
    this.#goEnds = isPaused ? null : at + this.#go.left;
    this.#goes.set(this.#choice, this.#go);
  }
}
