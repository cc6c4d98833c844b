import type { FootballEvent } from '../../core/events.ts';
import type { GameEvent, Position, Side } from '../../core/game.ts';
import type { Sign } from '../../core/story.ts';
import type { Room } from '../../games/index.ts';
import type { LogEntry, StepMessage } from '../../protocol/messages.ts';
import { type Paragraph, paragraphsOf, standing } from './lines.ts';
import { type Beat, type Run, type Runs, withRun } from './story.ts';

/** Instead of the number of the newest step told: none is, until the log has come again. */
const FORGOTTEN = Number.POSITIVE_INFINITY;
/** So many of the last steps are on the radio. */
const MOST_HEARD = 160;

/**
 * What has been told of the match: the log, the radio, and what each side did last. A step is written down whole and
 * told one event at a time, as fast as whoever shows it wants.
 */
export class Chronicle {
  readonly #room: Room;
  /** Of the match: it varies the words of the radio. */
  #seed = '';
  log: readonly LogEntry[] = $state.raw([]);
  /** The radio. */
  paragraphs: readonly Paragraph[] = $state.raw([]);
  runs: Runs = $state.raw({});
  /** Whose run is under way. */
  runner: Side | null = $state.raw(null);
  /** The run that is under way; it takes the place of the last one of its side once it tells something. */
  #current: Run | null = null;
  /** Whose turn has begun since he last did something. */
  #due: Side | null = null;
  /** The number of the newest step that the log has told. */
  #newest = 0;
  /** What the newest step tells, and how much of it has been told. */
  #telling: { readonly n: number; readonly beats: readonly Beat[]; count: number } | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  set seed(seed: string) {
    this.#seed = seed;
  }

  /** How many events of the newest step there are, and how many are still to be told. */
  get ahead(): { readonly of: number; readonly left: number } {
    const { beats = [], count = 0 } = this.#telling ?? {};
    return { of: beats.filter(({ isTold }) => isTold).length, left: beats.length - count };
  }

  beatsOf(events: readonly GameEvent[], before: Position | null): Beat[] {
    return events.map((event) => {
      const trace = this.#room.story(event, before);
      return { event, trace, isTold: trace !== null || this.#football(event).some(({ type }) => type !== 'turn') };
    });
  }

  /** A step that was made by `actor`, or by chance, becomes part of what its side is doing; what is taken back never was. */
  begin(step: StepMessage, before: Position | null, actor: Side | null): void {
    const isBack = step.events.some(({ type }) => type === 'undo');
    this.#telling = { n: step.n, beats: this.beatsOf(step.events, before), count: 0 };
    if (isBack) {
      this.runs = {};
      this.#current = null;
    }
    const runner = actor ?? this.runner;
    if (runner && !isBack) {
      const run = runner === this.runner ? this.#current : null;
      const frames = [...(run?.frames ?? []), { step, before }];
      this.#current = { side: runner, beats: run?.beats ?? [], frames };
      this.runner = runner;
      this.#stand();
    }
    const begun = step.events.flatMap((event) => this.#football(event)).findLast(({ type }) => type === 'turn');
    if (begun?.type === 'turn') this.#due = begun.side;
  }

  #stand(): void {
    const run = this.#current;
    if (!run) return;
    const runs = withRun(this.runs, run, this.#due === run.side);
    if (runs !== this.runs && this.#due === run.side) this.#due = null;
    this.runs = runs;
  }

  /** Writes a step down; one that is known already is not told again. */
  write(entry: LogEntry): void {
    if (entry.n <= this.#newest) return;
    this.#newest = entry.n;
    this.log = standing([...this.log, entry]);
    this.#speak();
  }

  /** What a resumed connection missed goes to its place; some of it may have been told already. */
  rewrite(entries: readonly LogEntry[]): void {
    const byNumber = new Map([...this.log, ...entries].map((entry) => [entry.n, entry]));
    this.log = standing([...byNumber.values()].sort((a, b) => a.n - b.n));
    this.#newest = this.log.at(-1)?.n ?? 0;
    this.#speak();
  }

  /** What was told leaves the page; what anybody saw of the last turn may stay on the board, but is not shown again. */
  forget(): void {
    this.log = [];
    this.paragraphs = [];
    this.#newest = FORGOTTEN;
    this.#current = this.#current && { ...this.#current, frames: [] };
    this.runs = Object.fromEntries(Object.entries(this.runs).map(([side, run]) => [side, { ...run, frames: [] }]));
  }

  /** Tells the next event that is worth telling, and silent ones before it; gives back what it was. */
  next(): { readonly sign: Sign | null; readonly told: readonly FootballEvent[] } {
    const telling = this.#telling;
    if (!telling) return { sign: null, told: [] };
    const { beats, count } = telling;
    const found = beats.findIndex(({ isTold }, i) => i >= count && isTold);
    const isLast = !beats.some(({ isTold }, i) => i > found && isTold);
    telling.count = found < 0 || isLast ? beats.length : found + 1;
    const now = beats.slice(count, telling.count);
    this.#extend(now);
    this.#speak();
    return {
      sign: now.findLast(({ trace }) => trace?.sign)?.trace?.sign ?? null,
      told: now.flatMap(({ event }) => this.#football(event)),
    };
  }

  all(): readonly FootballEvent[] {
    const told: FootballEvent[] = [];
    while (this.ahead.left > 0) told.push(...this.next().told);
    return told;
  }

  #extend(beats: readonly Beat[]): void {
    if (!this.#current || beats.length === 0) return;
    this.#current = { ...this.#current, beats: [...this.#current.beats, ...beats] };
    this.#stand();
  }

  /** The radio says what has been told so far. */
  #speak(): void {
    const { n = -1, count = 0 } = this.#telling ?? {};
    const isUntold = this.ahead.left > 0;
    const heard = this.log
      .slice(-MOST_HEARD)
      .map((entry) => (entry.n === n && isUntold ? { n, events: entry.events.slice(0, count) } : entry));
    this.paragraphs = paragraphsOf(heard, this.#room, this.#seed);
  }

  #football(event: GameEvent): readonly FootballEvent[] {
    return this.#room.football(event);
  }
}
