import type { FootballEvent } from '../../core/events.ts';
import { type GameEvent, otherSeat, SIDES, type Side, seatOf, sideOf, type Turn } from '../../core/game.ts';
import type { Drawn } from '../../core/targets.ts';
import type { Room } from '../../games/index.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { ClientMessage, HostMessage, LogEntry, StepMessage, TimeLeft } from '../../protocol/messages.ts';
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import { playSounds } from '../sound.ts';
import { type Landing, landingOf } from './landing.ts';
import { type Line, linesOf } from './lines.ts';
import type { Link, Listener } from './link.ts';
import { type Moment, momentOf } from './moments.ts';

type Hello = Extract<HostMessage, { type: 'hello' }>;

/** From the throw until the dice lie, and for as long as they lie before play goes on. Together under 900 ms. */
const ROLL_MILLIS = 480;
const LIE_MILLIS = 340;
/** Between two cards that are dealt one after the other. */
const DEAL_MILLIS = 40;
const MOST_EVENTS_TOLD = 4;

const THROW_FIRST = problem('not-your-turn', 'Primero hay que tirar.', 'Throw first.');
const WAIT = problem('not-your-turn', 'Espera: aún no te toca.', 'Wait: it is not your turn yet.');

/** Instead of the number of the newest step told: none is, until the log has come again. */
const FORGOTTEN = Number.POSITIVE_INFINITY;

const endsOf = ({ period, move }: TimeLeft, now: number): TimeLeft => ({
  period: period === null ? null : now + period,
  move: move === null ? null : now + move,
});

const isDeck = (turn: Turn | undefined): boolean => turn?.kind === 'chance' && turn.draw.startsWith('deck');
/** Whether a card was drawn and the next is due in the same dealing. */
const isDealing = (before: Turn | undefined, after: Turn): boolean =>
  before?.kind === 'chance' && after.kind === 'chance' && isDeck(before) && before.phase === after.phase;

/**
 * The control of a match screen: hears the host, shows its steps one at a time, and sends what the person wants. All
 * views are functions of what stands here; nothing here knows how it is drawn.
 */
export class MatchControl implements Listener {
  readonly room: Room;
  hello: Hello | null = $state.raw(null);
  /** The step that is shown. */
  shown: StepMessage | null = $state.raw(null);
  /** What the room draws of it: made of the step itself, so that it need not be sent along. */
  drawn: Drawn | null = $state.raw(null);
  log: readonly LogEntry[] = $state.raw([]);
  lines: readonly Line[] = $state.raw([]);
  refusal: { readonly problem: Problem; readonly action: string; readonly step: number } | null = $state.raw(null);
  dice: { readonly draw: string; readonly isRolling: boolean; readonly landing: Landing | null } | null =
    $state.raw(null);
  moment: Moment | null = $state.raw(null);
  isLost = $state(false);
  /** When the period and the choice that is due run out, on this page's clock. */
  ends: TimeLeft = $state.raw({ period: null, move: null });
  /** The record of a match that the host can't go on with: it was played under other rules. */
  archived: string | null = $state(null);
  hint: { readonly side: Side; readonly action: string; readonly value: number } | null = $state.raw(null);

  readonly #link: Link;
  #queue: StepMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thrownAt = 0;
  #nextOdds = 0;
  readonly #oddsAsked = new Map<number, (chance: number | null) => void>();
  #recordAsked: ((record: string) => void)[] = [];
  /** The number of the newest step that the log has told. */
  #newest = 0;
  /** What was told, to everybody, by the step that covered the board: shown on it once somebody looks. */
  #unseen: readonly GameEvent[] = [];

  constructor(room: Room, connect: (listener: Listener) => Link) {
    this.room = room;
    this.#link = connect(this);
  }

  get owns(): readonly Side[] {
    return this.hello?.owns ?? [];
  }

  /** The side whose seat the person at the screen takes in the step shown. */
  get seat(): Side | null {
    const step = this.shown;
    if (!step) return null;
    if (step.as !== 'public') return step.as;
    const { turn } = step;
    return turn.kind === 'choice' && this.owns.includes(turn.side) ? turn.side : null;
  }

  /** Legal actions, as long as nothing newer waits to be shown. */
  get legal(): readonly string[] {
    return this.shown?.legal ?? [];
  }

  get isBotThinking(): boolean {
    const turn = this.shown?.turn;
    if (!turn || turn.kind === 'over' || turn.kind === 'chance') return false;
    const sides = turn.kind === 'choice' ? [turn.side] : turn.sides;
    return sides.every((side) => !this.owns.includes(side));
  }

  hear(message: HostMessage): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        this.#giveSeed(message);
        if (message.seedsAwaited.length === 0) this.#forget();
        return;
      case 'step':
        this.ends = endsOf(message.time, performance.now());
        this.#queue.push(message);
        if (this.#timer === undefined) this.#next();
        return;
      case 'log':
        this.#retell(message.entries);
        return;
      case 'refused':
        this.#refused(message.error, message.action ?? '');
        return;
      case 'odds':
        this.#oddsAsked.get(message.id)?.(message.chance);
        this.#oddsAsked.delete(message.id);
        return;
      case 'hint':
        this.hint = message;
        return;
      case 'record':
        if (!this.shown) this.archived = message.record;
        for (const give of this.#recordAsked.splice(0)) give(message.record);
    }
  }

  lost(): void {
    this.isLost = true;
  }

  found(): void {
    this.isLost = false;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#link.close();
  }

  send(message: ClientMessage): void {
    this.#link.send(message);
  }

  play(action: string): void {
    const side = this.seat;
    if (!side) return;
    this.refusal = null;
    this.hint = null;
    this.send({ type: 'play', side, action, n: this.shown!.n });
  }

  /** The board was touched while there is nothing on it to decide: says why. */
  touchInVain(): void {
    const isAnswered = this.legal.length > 0 || this.dice?.isRolling || this.shown?.turn.kind === 'over';
    if (this.owns.length === 0 || isAnswered) return;
    this.#refused(this.canThrow ? THROW_FIRST : WAIT, '');
  }

  /** Whether the person at this screen throws now; decks turn by themselves, and a bot's dice are thrown for it. */
  get canThrow(): boolean {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'chance' || this.owns.length === 0 || this.dice?.isRolling) return false;
    return this.#throwsBy() === 'person';
  }

  throwDice(): void {
    if (this.canThrow) this.#throw();
  }

  #throw(): void {
    const { turn, n } = this.shown!;
    if (turn.kind !== 'chance') return;
    this.refusal = null;
    this.#thrownAt = performance.now();
    if (!isDeck(turn)) this.dice = { draw: turn.draw, isRolling: true, landing: null };
    this.send({ type: 'throw', n });
  }

  /** The one side whose dice are due; null where both throw, or nobody. */
  get thrower(): Side | null {
    return this.shown && this.room.stage.thrower(this.shown.position, this.shown.turn);
  }

  #throwsBy(): 'person' | 'frame' | 'rival' {
    if (isDeck(this.shown?.turn)) return 'frame';
    const side = this.thrower;
    if (side === null || this.owns.includes(side)) return 'person';
    return this.#isBot(side) ? 'frame' : 'rival';
  }

  #isBot(side: Side): boolean {
    return this.hello?.table[side].every((member) => member.bot !== null) ?? true;
  }

  /** Nobody is given hints against a person at another screen. */
  get hasHints(): boolean {
    return SIDES.every((side) => this.owns.includes(side) || this.#isBot(side));
  }

  odds(action: string): Promise<number | null> {
    const side = this.seat;
    if (!side) return Promise.resolve(null);
    const id = this.#nextOdds++;
    return new Promise((resolve) => {
      this.#oddsAsked.set(id, resolve);
      this.send({ type: 'odds', id, side, action });
    });
  }

  record(): Promise<string> {
    return new Promise((resolve) => {
      this.#recordAsked.push(resolve);
      this.send({ type: 'record' });
    });
  }

  /** The side that takes back, and how; the law is the host's. */
  get undo(): { readonly side: Side; readonly how: 'free' | 'ask' } | null {
    const step = this.shown;
    if (!step) return null;
    for (const how of ['free', 'ask'] as const)
      for (const side of this.owns) if (step.undo[side] === how) return { side, how };
    return null;
  }

  /** The side for which this screen resigns or offers: the one to take the device, to throw or to act, else its first. */
  get speaker(): Side | null {
    const due = [this.shown?.cover, this.thrower, this.seat, this.owns[0]];
    return due.find((side) => side && this.owns.includes(side)) ?? null;
  }

  /** Whoever must answer an offer, where he sits at this screen. */
  get asked(): Side | null {
    const offer = this.shown?.offer;
    if (!offer) return null;
    const rival = sideOf(otherSeat(seatOf(offer.side)));
    return this.owns.includes(rival) ? rival : null;
  }

  /**
   * Everything that waits is shown at once, right after the input that asked for it, so that the input itself costs
   * nothing; `then` follows. What is under the finger when it is lifted counts. Whether anything waited.
   */
  skip(then: () => void = () => undefined): boolean {
    if (this.#timer === undefined) {
      then();
      return false;
    }
    clearTimeout(this.#timer);
    this.#after(0, () => {
      this.#timer = undefined;
      this.moment = null;
      while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
      if (this.dice?.isRolling) this.dice = null;
      this.#rest(0);
      then();
    });
    return true;
  }

  /** All is shown: what the frame throws by itself is due. */
  #rest(pause = settings.pace): void {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'chance' || this.owns.length === 0 || this.#throwsBy() !== 'frame') return;
    this.#after(isDeck(turn) ? 0 : pause, () => {
      this.#timer = undefined;
      this.#throw();
    });
  }

  #refused(problem: Problem, action: string): void {
    if (this.dice?.isRolling) this.dice = null;
    this.refusal = { problem, action, step: this.shown?.n ?? 0 };
  }

  #next(): void {
    this.#timer = undefined;
    const step = this.#queue[0];
    if (!step) {
      this.#rest();
      return;
    }
    const before = this.shown?.turn;
    const landing =
      before?.kind === 'chance' && step.n === (this.shown?.n ?? 0) + 1
        ? landingOf(before.draw, this.#told(step))
        : undefined;
    if (before?.kind !== 'chance' || !landing || settings.pace === 0 || isDealing(before, step.turn)) {
      this.#reveal();
      return;
    }
    if (!this.dice?.isRolling) {
      this.#thrownAt = performance.now();
      this.dice = { draw: before.draw, isRolling: true, landing: null };
    }
    this.#after(Math.max(0, this.#thrownAt + ROLL_MILLIS - performance.now()), () => {
      this.dice = { draw: before.draw, isRolling: false, landing };
      playSounds([{ type: 'dice', faces: [] }]);
      this.#after(LIE_MILLIS, () => this.#reveal());
    });
  }

  #after(millis: number, then: () => void): void {
    this.#timer = setTimeout(then, millis);
  }

  #reveal(): void {
    const step = this.#queue.shift()!;
    const before = this.shown?.turn;
    const landing = before?.kind === 'chance' ? landingOf(before.draw, this.#told(step)) : undefined;
    this.#show(step);
    this.dice = landing && before?.kind === 'chance' ? { draw: before.draw, isRolling: false, landing } : null;
    const { pace, data } = settings;
    // Who wants no movement still sees the scenes, as pictures; who wants everything at once sees none.
    this.moment = data.pace === 'instant' ? null : momentOf(step.events, this.room.football);
    if (pace === 0 && !this.moment) {
      this.#next();
      return;
    }
    const told = Math.min(MOST_EVENTS_TOLD, step.events.length);
    const millis = isDealing(before, step.turn) ? DEAL_MILLIS : pace * told + (this.moment?.millis ?? 0);
    this.#after(millis, () => {
      this.moment = null;
      this.#next();
    });
  }

  #show(step: StepMessage): void {
    const changesHands = step.cover !== null && this.shown?.cover !== step.cover;
    const isSameStep = step.n === this.shown?.n;
    if (!isSameStep) this.#unseen = step.cover === null ? [] : step.events;
    const before = this.shown?.position ?? null;
    this.shown = isSameStep && step.cover === null ? { ...step, events: this.#unseen } : step;
    const { position, events, legal } = this.shown;
    this.drawn = this.room.targets.draw({ position, before, events, side: this.seat, legal });
    this.refusal = null;
    if (changesHands) this.#forget();
    else this.#tell({ n: step.n, events: step.events });
    playSounds(this.#told(step));
  }

  /** One seed for each greeting: when it is taken the host greets again, and asks for the next. */
  #giveSeed({ seedsAwaited, owns }: Hello): void {
    const side = seedsAwaited.find((each) => owns.includes(each));
    if (side) this.send({ type: 'seed', side, seed: randomHex() });
  }

  /**
   * What was told leaves the page, and the log comes anew: the device changes hands, and only the last to look could
   * know it; or the host may be another, which has its own numbers.
   */
  #forget(): void {
    this.log = [];
    this.lines = [];
    this.hint = null;
    this.#newest = FORGOTTEN;
    this.send({ type: 'resume', n: 0 });
  }

  #tell(entry: LogEntry): void {
    if (entry.n <= this.#newest || entry.events.length === 0) return;
    this.#newest = entry.n;
    this.log = [...this.log, entry];
    this.lines = [...this.lines, ...this.#linesOf(entry)];
  }

  /** What a resumed connection missed goes to its place; some of it may have been told already. */
  #retell(entries: readonly LogEntry[]): void {
    const byNumber = new Map([...this.log, ...entries].map((entry) => [entry.n, entry]));
    this.log = [...byNumber.values()].sort((a, b) => a.n - b.n);
    this.#newest = this.log.at(-1)?.n ?? 0;
    this.lines = this.log.flatMap((entry) => this.#linesOf(entry));
  }

  #told({ events }: StepMessage): FootballEvent[] {
    return events.flatMap(this.room.football);
  }

  #linesOf(entry: LogEntry): Line[] {
    return linesOf(entry, this.room, this.hello?.commitment ?? '');
  }
}
