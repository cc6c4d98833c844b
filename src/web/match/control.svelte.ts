import type { Said } from '../../core/clause.ts';
import { type GameEvent, otherSide, type Position, SIDES, type Side } from '../../core/game.ts';
import type { Drawn } from '../../core/targets.ts';
import type { Room } from '../../games/index.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { isBotSide } from '../../match/table.ts';
import type { ClientMessage, Hello, HostMessage, Places, StepMessage } from '../../protocol/messages.ts';
import { isDeck, throwerFor } from '../../protocol/throwing.ts';
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import { Chronicle } from './chronicle.svelte.ts';
import { Drama, type Teller } from './drama.svelte.ts';
import { lastLanding } from './landing.ts';
import type { Link, Listener } from './link.ts';
import { type Beat, type Frame, heardOf, type Run, type Sight, Telling } from './story.ts';
import { type Ends, endsOf, NO_ENDS } from './timing.ts';

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
  /** How what happens is put on, and what of it is on just now. */
  readonly drama: Drama;
  /** A turn is shown again: what has been told of it so far. */
  replayed: readonly Beat[] | null = $state.raw(null);
  isLost = $state(false);
  /** When the period and the choice that is due run out, on this page's clock. */
  ends: Ends = $state.raw(NO_ENDS);
  /** The record of a match that the host can't go on with: it was played under other rules. */
  archived: string | null = $state(null);
  hint: Extract<HostMessage, { type: 'hint' }> | null = $state.raw(null);

  readonly #link: Link;
  #queue: StepMessage[] = [];
  #nextOdds = 0;
  readonly #oddsAsked = new Map<number, (chance: number | null) => void>();
  #recordAsked: ((record: string) => void)[] = [];
  /** The step whose dice this page has thrown. */
  #thrown = $state(-1);
  /** What is really on, while a turn is shown again. */
  #real: (Pick<MatchControl, 'shown' | 'drawn'> & Pick<Drama, 'dice'>) | null = null;
  /** What was told, to everybody, by the step that covered the board: shown on it once somebody looks. */
  #unseen: readonly GameEvent[] = [];

  constructor(room: Room, connect: (listener: Listener) => Link) {
    this.room = room;
    this.chronicle = new Chronicle(room);
    this.drama = new Drama(room);
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
        if (!this.drama.isBusy) this.#next();
        return;
      case 'log':
        this.chronicle.rewrite(message.entries, message.past);
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
    this.drama.close();
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
    const isAnswered =
      this.legal.length > 0 || this.isThrowing || this.drama.isBusy || this.shown?.turn.kind === 'over';
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
    this.#thrown = n;
    if (!isDeck(this.room.stage, turn)) this.drama.roll(turn.draw);
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
    if (!this.drama.isBusy) {
      then();
      return false;
    }
    this.drama.after(0, () => {
      this.#stopReplay();
      this.drama.still();
      while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
      this.chronicle.all();
      this.drama.stopRolling();
      this.drama.isBusy = false;
      this.#rest(0);
      then();
    });
    return true;
  }

  /** Shows what somebody else did last once more, in the same order, at half speed. */
  replay(): void {
    const frames = this.story?.frames ?? [];
    const first = frames[0]?.before;
    if (!first || this.replayed) return;
    this.skip(() => {
      const { drama } = this;
      this.#real = { shown: this.shown, drawn: this.drawn, dice: drama.dice };
      this.replayed = [];
      drama.isSlow = true;
      drama.dice = null;
      this.#place({ ...first, events: [] }, null);
      drama.after(drama.gap, () => this.#again(frames));
    });
  }

  #again([frame, ...rest]: readonly Frame[]): void {
    if (!frame) {
      this.drama.after(this.drama.gap, () => {
        this.#stopReplay();
        this.#next();
      });
      return;
    }
    const { step, before } = frame;
    const show = (): Teller => {
      this.#place(step, before?.position ?? null);
      return this.#retell(frame);
    };
    this.drama.perform({ step, before, isOthers: true, show }, () => this.#again(rest));
  }

  /** What a step told is told once more. */
  #retell({ step, before }: Frame): Teller {
    const telling = new Telling(this.chronicle.beatsOf(step.events, before?.position ?? null));
    return {
      get ahead() {
        return telling.ahead;
      },
      next: () => {
        const now = telling.next();
        this.replayed = [...(this.replayed ?? []), ...now];
        return heardOf(now, this.room.football);
      },
    };
  }

  #stopReplay(): void {
    if (!this.#real) return;
    const { shown, drawn, dice } = this.#real;
    [this.shown, this.drawn, this.drama.dice] = [shown, drawn, dice];
    this.drama.isSlow = false;
    this.#real = null;
    this.replayed = null;
  }

  /** Puts a step of the past on the board; nothing can be decided in it. */
  #place(step: Sight, before: Position | null): void {
    this.shown = { ...this.#real!.shown!, ...step, legal: [], cover: null, offer: null, undo: {} };
    const { position, events, legal } = this.shown;
    this.drawn = this.room.targets.draw({ position, before, events, side: this.seat, legal });
  }

  /** All is shown: what the frame throws by itself is due. */
  #rest(pause = settings.pace): void {
    const turn = this.shown?.turn;
    if (turn?.kind !== 'chance' || this.owns.length === 0 || this.#throwsBy() !== 'frame') return;
    this.drama.after(isDeck(this.room.stage, turn) ? 0 : pause, () => {
      this.drama.isBusy = false;
      this.#throw();
    });
  }

  #refused(problem: Problem, action: string): void {
    this.drama.stopRolling();
    this.#thrown = -1;
    this.refusal = { problem, action, step: this.shown?.n ?? 0 };
  }

  #next(): void {
    this.drama.isBusy = false;
    const step = this.#queue[0];
    if (!step) {
      this.#rest();
      return;
    }
    const { shown, thrower } = this;
    const act = {
      step,
      before: step.n === (shown?.n ?? 0) + 1 ? shown : null,
      isOthers: thrower !== null && !this.owns.includes(thrower),
      show: () => this.#reveal(),
    };
    this.drama.perform(act, () => this.#next());
  }

  #reveal(): Teller {
    const step = this.#queue.shift()!;
    const n = this.shown?.n;
    this.#show(step);
    if (n === undefined || n === step.n || step.events.some(({ type }) => type === 'undo')) this.#layDice();
    return this.chronicle;
  }

  #show(step: StepMessage): void {
    this.chronicle.all();
    const changesHands = step.cover !== null && this.shown?.cover !== step.cover;
    const isSameStep = step.n === this.shown?.n;
    if (!isSameStep) this.#unseen = step.cover === null ? [] : step.events;
    const before = this.shown;
    this.shown = isSameStep && step.cover === null ? { ...step, events: this.#unseen } : step;
    const { position, events, legal } = this.shown;
    const was = before?.position ?? null;
    this.drawn = this.room.targets.draw({ position, before: was, events, side: this.seat, legal });
    this.refusal = null;
    if (!isSameStep) this.chronicle.begin(step, before);
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
    if (this.drama.dice || this.shown?.turn.kind !== 'choice') return;
    const lying = lastLanding(this.chronicle.log.flatMap(({ events }) => events.flatMap(this.room.football)));
    if (lying) this.drama.dice = { ...lying, isRolling: false };
  }
}
