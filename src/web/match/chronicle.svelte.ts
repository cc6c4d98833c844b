import type { FootballEvent } from '../../core/events.ts';
import type { GameEvent, Position, Side } from '../../core/game.ts';
import type { Room } from '../../games/index.ts';
import type { LogEntry, Past } from '../../protocol/messages.ts';
import { isTalk, type Paragraph, paragraphsOf, standing, stepsIn } from './lines.ts';
import {
  type Beat,
  type Frame,
  type Heard,
  heardOf,
  type Run,
  type Runs,
  type Sight,
  Telling,
  withRun,
} from './story.ts';

/** Instead of the number of the newest step told: none is, until the log has come again. */
const FORGOTTEN = Number.POSITIVE_INFINITY;
/** So many of the last steps are on the radio. */
const MOST_HEARD = 160;

/** What each side did last, as it stands between two steps. */
interface Stand {
  readonly runs: Runs;
  /** Whose run is under way. */
  readonly runner: Side | null;
  /** The run that is under way; it takes the place of the last one of its side once it tells something. */
  readonly current: Run | null;
  /** Whose turn has begun since he last did something. */
  readonly due: Side | null;
}
const NOTHING: Stand = { runs: {}, runner: null, current: null, due: null };

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
  #stand: Stand = $state.raw(NOTHING);
  /** How it stood when so many steps had been taken: whoever takes back comes to it again. */
  readonly #stands = new Map<number, Stand>();
  /** The number of the newest step that the log has told. */
  #newest = 0;
  /** The newest step whose part in the runs was remembered, and is not added again. */
  #recalled = 0;
  /** What the newest step tells. */
  #telling: { readonly n: number; readonly telling: Telling } | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  set seed(seed: string) {
    this.#seed = seed;
  }

  get runs(): Runs {
    return this.#stand.runs;
  }

  /** Whose run is under way. */
  get runner(): Side | null {
    return this.#stand.runner;
  }

  get ahead(): Telling['ahead'] {
    return this.#telling?.telling.ahead ?? { of: 0, left: 0 };
  }

  beatsOf(events: readonly GameEvent[], before: Position | null): Beat[] {
    return events.map((event) => {
      const trace = this.#room.story(event, before);
      return { event, trace, isTold: trace !== null || this.#football(event).some(({ type }) => type !== 'turn') };
    });
  }

  /** A step becomes part of what its side is doing; what is taken back never was. */
  begin(step: Sight, before: Sight | null): void {
    this.#telling = { n: step.n, telling: new Telling(this.beatsOf(step.events, before?.position ?? null)) };
    if (step.n <= this.#recalled) return;
    const back = step.events.find(({ type }) => type === 'undo');
    if (back) this.#stand = this.#stands.get(Number(back['steps'])) ?? NOTHING;
    else if (!isTalk(step)) this.#goOn({ step, before }, stepsIn(this.log));
  }

  /** That step is under way; `taken` were taken before it. */
  #goOn(frame: Frame, taken: number): void {
    this.#stands.set(taken, this.#stand);
    const { runner: last, current } = this.#stand;
    const runner = this.#actorOf(frame.before) ?? last;
    if (runner) {
      const run = runner === last ? current : null;
      this.#run({ side: runner, beats: run?.beats ?? [], frames: [...(run?.frames ?? []), frame] });
    }
    const begun = frame.step.events.flatMap(this.#football).findLast(({ type }) => type === 'turn');
    if (begun?.type === 'turn') this.#stand = { ...this.#stand, due: begun.side };
  }

  /** Whoever chose or threw there; null where both did, or nobody. */
  #actorOf(seen: Sight | null): Side | null {
    if (!seen) return null;
    return seen.turn.kind === 'choice' ? seen.turn.side : this.#room.stage.thrower(seen.position, seen.turn);
  }

  #run(current: Run): void {
    const { runs, due } = this.#stand;
    const next = withRun(runs, current, due === current.side);
    const isBegun = next !== runs && due === current.side;
    this.#stand = { runs: next, runner: current.side, current, due: isBegun ? null : due };
  }

  /** Writes a step down; one that is known already is not told again. */
  write(entry: LogEntry): void {
    if (entry.n <= this.#newest) return;
    this.#newest = entry.n;
    this.log = standing([...this.log, entry]);
    this.#speak();
  }

  /** What a resumed connection missed goes to its place; some of it may have been told already. */
  rewrite(entries: readonly LogEntry[], past?: Past): void {
    const byNumber = new Map([...this.log, ...entries].map((entry) => [entry.n, entry]));
    this.log = standing([...byNumber.values()].sort((a, b) => a.n - b.n));
    this.#newest = this.log.at(-1)?.n ?? 0;
    if (past) this.#recall(past);
    this.#speak();
  }

  /** What each side did last stands again as if this page had been there. */
  #recall({ taken, seen }: Past): void {
    const first = this.#newest - seen.length + 1;
    const sights = seen.map((one, i): Sight => ({ n: first + i, ...one }));
    this.#stands.clear();
    this.#stand = NOTHING;
    for (const [i, step] of sights.slice(1).entries()) {
      const before = sights[i]!;
      this.#goOn({ step, before }, taken + i);
      this.#extend(this.beatsOf(step.events, before.position));
    }
    this.#recalled = this.#newest;
  }

  /** What was told leaves the page; what anybody saw of the last turn may stay on the board, but is not shown again. */
  forget(): void {
    this.log = [];
    this.paragraphs = [];
    this.#newest = FORGOTTEN;
    this.#recalled = 0;
    this.#stands.clear();
    const { runs, current } = this.#stand;
    this.#stand = {
      ...this.#stand,
      current: current && { ...current, frames: [] },
      runs: Object.fromEntries(Object.entries(runs).map(([side, run]) => [side, { ...run, frames: [] }])),
    };
  }

  /** Tells the next event that is worth telling, and silent ones before it; gives back what it was. */
  next(): Heard {
    const { n = 0, telling } = this.#telling ?? {};
    const now = telling?.next() ?? [];
    if (n > this.#recalled) this.#extend(now);
    this.#speak();
    return heardOf(now, this.#football);
  }

  all(): readonly FootballEvent[] {
    const told: FootballEvent[] = [];
    while (this.ahead.left > 0) told.push(...this.next().told);
    return told;
  }

  #extend(beats: readonly Beat[]): void {
    const { current } = this.#stand;
    if (current && beats.length > 0) this.#run({ ...current, beats: [...current.beats, ...beats] });
  }

  /** The radio says what has been told so far. */
  #speak(): void {
    const { n = -1, telling } = this.#telling ?? {};
    const isUntold = this.ahead.left > 0;
    const heard = this.log
      .slice(-MOST_HEARD)
      .map((entry) => (entry.n === n && isUntold ? { n, events: entry.events.slice(0, telling?.count ?? 0) } : entry));
    this.paragraphs = paragraphsOf(heard, this.#room, this.#seed);
  }

  #football = (event: GameEvent): readonly FootballEvent[] => this.#room.football(event);
}
