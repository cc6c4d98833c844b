import type { Said } from '../../core/clause.ts';
import type { FootballEvent } from '../../core/events.ts';
import { type GameEvent, otherSide, type Position, SIDES, type Side } from '../../core/game.ts';
import type { Sign, Trace, Way } from '../../core/story.ts';
import type { Drawn } from '../../core/targets.ts';
import type { Room } from '../../games/index.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { isBotSide } from '../../match/table.ts';
import type { ClientMessage, Hello, HostMessage, Places, StepMessage } from '../../protocol/messages.ts';
import { isDeck, throwerFor } from '../../protocol/throwing.ts';
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import { celebrate, playSounds } from '../sound.ts';
import { Chronicle } from './chronicle.svelte.ts';
import { type Landing, landingOf, lastLanding } from './landing.ts';
import type { Link, Listener } from './link.ts';
import { type Moment, momentOf } from './moments.ts';
import type { Beat, Frame, Run } from './story.ts';
import {
  BREATH_MILLIS,
  DEAL_MILLIS,
  type Ends,
  endsOf,
  FLIGHT_PACES,
  HALF_SPEED,
  isDealing,
  LAID_PACES,
  LIE_MILLIS,
  MOST_BEATS_TIMED,
  NO_ENDS,
  ROLL_MILLIS,
} from './timing.ts';

const THROW_FIRST = problem('not-your-turn', 'Primero hay que tirar.', 'Throw first.');
const WAIT = problem('not-your-turn', 'Espera: aún no te toca.', 'Wait: it is not your turn yet.');

/**
 * The control of a match screen: hears the host, shows its steps one at a time, and sends what the person wants. All
 * views are functions of what stands here; nothing here knows how it is drawn.
 */
export class MatchControl implements Listener {
  readonly room: Room;
  hello: Hello | null = $state.raw(null);
  /** Who sits where, while somebody is still awaited. */
  places: Places | null = $state.raw(null);
  /** The step that is shown. */
  shown: StepMessage | null = $state.raw(null);
  /** What the room draws of it: made of the step itself, so that it need not be sent along. */
  drawn: Drawn | null = $state.raw(null);
  readonly chronicle: Chronicle;
  refusal: { readonly problem: Problem; readonly action: string; readonly step: number } | null = $state.raw(null);
  dice: { readonly draw: string; readonly isRolling: boolean; readonly landing: Landing | null } | null =
    $state.raw(null);
  moment: Moment | null = $state.raw(null);
  /** What is on the board for a moment: a shot on its way, choices laid open, a sign. */
  flight: readonly Way[] | null = $state.raw(null);
  laid: Trace['laid'] | null = $state.raw(null);
  flash: Sign | null = $state.raw(null);
  /** A turn is shown again: what has been told of it so far. */
  replayed: readonly Beat[] | null = $state.raw(null);
  /** Something waits to be shown, or is being shown. */
  isBusy = $state(false);
  isHasty = false;
  isLost = $state(false);
  /** When the period and the choice that is due run out, on this page's clock. */
  ends: Ends = $state.raw(NO_ENDS);
  /** The record of a match that the host can't go on with: it was played under other rules. */
  archived: string | null = $state(null);
  hint: Extract<HostMessage, { type: 'hint' }> | null = $state.raw(null);

  readonly #link: Link;
  #queue: StepMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thrownAt = 0;
  #nextOdds = 0;
  readonly #oddsAsked = new Map<number, (chance: number | null) => void>();
  #recordAsked: ((record: string) => void)[] = [];
  /** The step whose dice this page has thrown. */
  #thrown = $state(-1);
  /** What is really on, while a turn is shown again. */
  #real: Pick<MatchControl, 'shown' | 'drawn'> | null = null;
  /** What was told, to everybody, by the step that covered the board: shown on it once somebody looks. */
  #unseen: readonly GameEvent[] = [];

  constructor(room: Room, connect: (listener: Listener) => Link) {
    this.room = room;
    this.chronicle = new Chronicle(room);
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

  hear(message: HostMessage): void {
    switch (message.type) {
      case 'hello':
        this.hello = message;
        this.chronicle.seed = message.commitment;
        this.#giveSeed(message);
        if (message.seedsAwaited.length === 0) this.#forget();
        return;
      case 'places':
        this.places = message.places;
        return;
      case 'step':
        this.ends = endsOf(message, performance.now());
        this.#queue.push(message);
        if (!this.isBusy) this.#next();
        return;
      case 'log':
        this.chronicle.rewrite(message.entries);
        this.#layDice();
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
    const isAnswered = this.legal.length > 0 || this.isThrowing || this.isBusy || this.shown?.turn.kind === 'over';
    if (this.owns.length === 0 || isAnswered) return;
    this.#refused(this.canThrow ? THROW_FIRST : WAIT, '');
  }

  /** Says what a board knows to be impossible. */
  refuse = (message: Said, rule: string): void => this.#refused({ code: 'illegal', message, rule }, '');

  /** Whether the person at this screen throws now; decks turn by themselves, and a bot's dice are thrown for it. */
  get canThrow(): boolean {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'chance' || this.owns.length === 0 || this.isThrowing || this.replayed) return false;
    return this.#throwsBy() === 'person';
  }

  /** What was thrown here is on its way, or lies and is not yet shown. */
  get isThrowing(): boolean {
    return this.shown !== null && this.#thrown === this.shown.n;
  }

  throwDice(): void {
    if (this.canThrow) this.#throw();
  }

  #throw(): void {
    const { turn, n } = this.shown!;
    if (turn.kind !== 'chance') return;
    this.refusal = null;
    this.#thrownAt = performance.now();
    this.#thrown = n;
    if (!isDeck(this.room.stage, turn)) this.dice = { draw: turn.draw, isRolling: true, landing: null };
    this.send({ type: 'throw', n });
  }

  /** The one side whose dice are due; null where both throw, or nobody. */
  get thrower(): Side | null {
    return this.shown && this.room.stage.thrower(this.shown.position, this.shown.turn);
  }

  #throwsBy(): 'person' | 'frame' | 'rival' {
    const { shown, hello } = this;
    return shown && hello ? throwerFor(this.owns, this.room.stage, hello.table, shown.position, shown.turn) : 'frame';
  }

  #isBot(side: Side): boolean {
    return !this.hello || isBotSide(this.hello.table, side);
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
    const rival = otherSide(offer.side);
    return this.owns.includes(rival) ? rival : null;
  }

  /** What somebody else did last: of one's rival, or of whoever does not act now. */
  get story(): Run | null {
    const [own] = this.owns.length === 1 ? this.owns : [];
    const { turn } = this.shown ?? {};
    const acting = own ?? (turn?.kind === 'choice' ? turn.side : this.thrower) ?? this.chronicle.runner;
    return (acting && this.chronicle.runs[otherSide(acting)]) ?? null;
  }

  /**
   * Everything that waits is shown at once, right after the input that asked for it, so that the input itself costs
   * nothing; `then` follows. Whether anything waited.
   */
  skip(then: () => void = () => undefined): boolean {
    if (!this.isBusy) {
      then();
      return false;
    }
    this.#after(0, () => {
      this.#stopReplay();
      this.#still();
      while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
      this.chronicle.all();
      this.flash = null;
      if (this.dice?.isRolling) this.dice = null;
      this.isBusy = false;
      this.#rest(0);
      then();
    });
    return true;
  }

  /** Shows what somebody else did last once more, at half speed. */
  replay(): void {
    const frames = this.story?.frames ?? [];
    const [first] = frames;
    if (!first?.before || this.replayed) return;
    this.skip(() => {
      this.#real = { shown: this.shown, drawn: this.drawn };
      this.replayed = [];
      this.dice = null;
      this.#place({ ...first.step, position: first.before!, events: [] }, null);
      this.#again(frames);
    });
  }

  #again(frames: readonly Frame[]): void {
    const [frame, ...rest] = frames;
    this.#after(HALF_SPEED * Math.max(settings.gap, LIE_MILLIS), () => {
      this.flash = null;
      if (!frame) {
        this.#stopReplay();
        this.#next();
        return;
      }
      this.#place(frame.step, frame.before);
      const beats = this.chronicle.beatsOf(frame.step.events, frame.before);
      this.replayed = [...(this.replayed ?? []), ...beats];
      this.flash = beats.findLast(({ trace }) => trace?.sign)?.trace?.sign ?? null;
      this.#again(rest);
    });
  }

  #stopReplay(): void {
    if (!this.#real) return;
    ({ shown: this.shown, drawn: this.drawn } = this.#real);
    this.#real = null;
    this.replayed = null;
  }

  /** Puts a step of the past on the board; nothing can be decided in it. */
  #place(step: StepMessage, before: Position | null): void {
    this.shown = { ...step, legal: [], cover: null, offer: null, undo: {} };
    const { position, events, legal } = this.shown;
    this.drawn = this.room.targets.draw({ position, before, events, side: this.seat, legal });
  }

  /** All is shown: what the frame throws by itself is due. */
  #rest(pause = settings.pace): void {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'chance' || this.owns.length === 0 || this.#throwsBy() !== 'frame') return;
    this.#after(isDeck(this.room.stage, turn) ? 0 : pause, () => {
      this.isBusy = false;
      this.#throw();
    });
  }

  #refused(problem: Problem, action: string): void {
    if (this.dice?.isRolling) this.dice = null;
    this.#thrown = -1;
    this.refusal = { problem, action, step: this.shown?.n ?? 0 };
  }

  #next(): void {
    this.isBusy = false;
    const step = this.#queue[0];
    if (!step) {
      this.#rest();
      return;
    }
    const before = this.shown?.turn;
    const isNext = step.n === (this.shown?.n ?? 0) + 1;
    const landing =
      before?.kind === 'chance' && isNext ? landingOf(this.room.stage, before.draw, this.#told(step)) : undefined;
    if (before?.kind !== 'chance' || !landing || settings.gap === 0 || isDealing(this.room.stage, before, step.turn)) {
      this.#drama(isNext ? step : null);
      return;
    }
    if (!this.dice?.isRolling) {
      this.#thrownAt = performance.now();
      this.dice = { draw: before.draw, isRolling: true, landing: null };
    }
    this.#after(Math.max(0, this.#thrownAt + ROLL_MILLIS - performance.now()), () => {
      this.dice = { draw: before.draw, isRolling: false, landing };
      playSounds([{ type: 'dice', faces: [] }]);
      this.#after(LIE_MILLIS, () => this.#drama(step));
    });
  }

  /** Choices made in secret lie open, the ball flies, a breath: only then comes what it came to. */
  #drama(step: StepMessage | null): void {
    const events = step && settings.gap > 0 && !step.cover ? step.events : [];
    const traces = events.map((event) => this.room.story(event, this.shown?.position ?? null));
    const laid = traces.find((trace) => trace?.laid)?.laid;
    const flight = traces.find((trace) => trace?.flight?.length)?.flight;
    const fly = (): void => {
      this.laid = null;
      if (!flight) return void this.#reveal();
      this.flight = flight;
      playSounds([{ type: 'touch' }]);
      this.#after(FLIGHT_PACES * settings.gap + BREATH_MILLIS, () => this.#reveal());
    };
    if (!laid) return void fly();
    this.laid = laid;
    this.#after(LAID_PACES * settings.gap, fly);
  }

  #after(millis: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.isBusy = true;
    this.#timer = setTimeout(then, millis);
  }

  #still(): void {
    this.moment = null;
    this.flight = null;
    this.laid = null;
  }

  #reveal(): void {
    const step = this.#queue.shift()!;
    const { n, turn: before } = this.shown ?? {};
    const landing = before?.kind === 'chance' ? landingOf(this.room.stage, before.draw, this.#told(step)) : undefined;
    this.#still();
    this.#show(step);
    this.dice = landing && before?.kind === 'chance' ? { draw: before.draw, isRolling: false, landing } : null;
    if (n === undefined || n === step.n || step.events.some(({ type }) => type === 'undo')) this.#layDice();
    // Who wants everything at once sees no scenes.
    if (settings.gap === 0 || this.isHasty || isDealing(this.room.stage, before, step.turn)) {
      playSounds(this.chronicle.all());
      if (settings.gap === 0) this.#next();
      else this.#after(DEAL_MILLIS, () => this.#next());
      return;
    }
    this.#goOnTelling(momentOf(step.events, this.room.football), true);
  }

  /** One thing after the other, each in its own time, which is counted from when it is drawn; the joy comes last. */
  #goOnTelling(moment: Moment | null, isFirst = false): void {
    const { of, left } = this.chronicle.ahead;
    if (left > 0 || isFirst) {
      const { sign, told } = this.chronicle.next();
      this.flash = sign;
      playSounds(told);
      const crowd = settings.isCalm ? 1 : Math.min(1, MOST_BEATS_TIMED / Math.max(1, of));
      this.#after(0, () => this.#after(settings.gap * crowd, () => this.#goOnTelling(moment)));
      return;
    }
    this.flash = null;
    if (!moment) return void this.#next();
    this.#after(BREATH_MILLIS, () => {
      this.moment = moment;
      celebrate(moment.kind);
      this.#after(moment.millis, () => {
        this.moment = null;
        this.#next();
      });
    });
  }

  /** Whoever chose or threw in the step shown; null where both did, or nobody. */
  get #actor(): Side | null {
    return this.shown?.turn.kind === 'choice' ? this.shown.turn.side : this.thrower;
  }

  #show(step: StepMessage): void {
    this.chronicle.all();
    const changesHands = step.cover !== null && this.shown?.cover !== step.cover;
    const isSameStep = step.n === this.shown?.n;
    if (!isSameStep) this.#unseen = step.cover === null ? [] : step.events;
    const before = this.shown?.position ?? null;
    const actor = this.#actor;
    this.shown = isSameStep && step.cover === null ? { ...step, events: this.#unseen } : step;
    const { position, events, legal } = this.shown;
    this.drawn = this.room.targets.draw({ position, before, events, side: this.seat, legal });
    this.refusal = null;
    if (!isSameStep) this.chronicle.begin(step, before, actor);
    if (changesHands) this.#forget();
    else this.chronicle.write({ n: step.n, events: step.events });
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
    this.chronicle.forget();
    this.hint = null;
    this.send({ type: 'resume', n: 0 });
  }

  /** Whoever comes back to the match finds the dice as they lay. */
  #layDice(): void {
    if (this.dice || this.shown?.turn.kind !== 'choice') return;
    const lying = lastLanding(this.chronicle.log.flatMap(({ events }) => events.flatMap(this.room.football)));
    if (lying) this.dice = { ...lying, isRolling: false };
  }

  #told = ({ events }: StepMessage): FootballEvent[] => events.flatMap(this.room.football);
}
