import { type GameEvent, otherSide, type Side, seatOf } from '../core/game.ts';
import { err } from '../core/result.ts';
import type { Millis } from '../match/clock.ts';
import { type Problem, problem } from '../match/faults.ts';
import { writeFact } from '../protocol/fact.ts';
import { hintMessage, NO_HINT, oddsOf, RUNNING, refuseHint } from '../protocol/host.ts';
import type { ClientMessage, HostMessage } from '../protocol/messages.ts';
import { type Act, NOT_OURS, NOT_YET, REFEREE } from '../protocol/referee.ts';
import type { WireMessage } from '../protocol/wire.ts';
import type { News } from './bus/bus.ts';
import { askClock, clockDue } from './flag.ts';
import { askedBy, dueBy, type HouseDue, hasBot, houseDue, houseId } from './house.ts';
import { type Known, readKnown, seeStep, Unreadable } from './known.ts';
import { type Facts, judgeClaim } from './leisure/claim.ts';
import type { MatchRow, StepRow } from './log/log.ts';
import type { Node } from './node.ts';
import { oneByOne } from './oneByOne.ts';
import { takeRow } from './opened.ts';
import { type Question, TRY_AGAIN } from './question.ts';
import { isFull, namesIn } from './seats.ts';
import { newId } from './secrets.ts';
import { Showing } from './showing.ts';
import { eyesOf, greetingOf, type Visitor, whoIs } from './visitor.ts';

export type { Visitor } from './visitor.ts';

const WAITING = problem('no-match', 'Aún falta el rival.', 'The rival is not here yet.');

type Claim = Extract<ClientMessage, { type: 'claim' }>;

/** How often a command is judged anew because another node was quicker. */
const MOST_TRIES = 20;
/** A bot's turn is looked after by any node if it has not played after so long. */
const BOT_MILLIS: Millis = 8000;

/**
 * A match in the memory of this node: a copy of what the log says, and the pages that look at it here. Everything that
 * is asked of it is done one after the other. A command is carried out on the copy, written to the log, and only then
 * told to anybody; where the log refuses or fails, the copy is thrown away.
 */
export class LiveTable {
  readonly #node: Node;
  readonly #visitors = new Set<Visitor>();
  readonly #gone = new WeakSet<Visitor>();
  readonly #showing = new Showing();
  readonly #queue = oneByOne();
  #row: MatchRow;
  #known: Known | undefined;
  /** The newest step that the visitors have seen; -1: none has seen anything. */
  #shown = -1;
  /** Of whoever thinks about the step that is shown. */
  #thinking: AbortController | undefined;
  /** What the bots here do. */
  #busy: Promise<void> | undefined;
  #isClosed = false;

  constructor(node: Node, row: MatchRow) {
    this.#node = node;
    this.#row = row;
  }

  get row(): MatchRow {
    return this.#row;
  }

  /** When the last step was taken. */
  get at(): Millis {
    return this.#known?.at ?? this.#row.made;
  }

  /** Whether the copy was thrown away of what the pages here have seen. */
  get isLost(): boolean {
    return !this.#known && this.#shown >= 0;
  }

  /** Whether the pages here wait for something, where that is the newest step in the log. */
  isBehind(head: number): boolean {
    return this.isLost || head > (this.#known?.referee.n ?? head);
  }

  /** With the seats as they are now: another node may have given one away. */
  async currentRow(): Promise<MatchRow> {
    if (!isFull(this.#row.seats)) await this.learn({ seats: true });
    return this.#row;
  }

  /** Greets a page as soon as there is something to see; `n` is the newest step that it has. */
  enter(visitor: Visitor, n: number): Promise<void> {
    return this.#queue(async () => {
      if (this.#gone.has(visitor)) return;
      this.#visitors.add(visitor);
      try {
        const known = await this.#know();
        // It was at a node that knew more.
        if (known && n > known.referee.n) await this.#catchUp();
        if (known) this.#greet(visitor, n);
        else this.#send(visitor, { type: 'places', places: namesIn(this.#row.seats) });
        // The node at which a bot was thinking may be gone; of two thoughts the log takes one.
        if (!this.#thinking) this.#wakeBot();
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        this.#send(visitor, { type: 'refused', error: error.problem });
        // A match of other rules can't go on here: its text goes to those who played it.
        const record = this.#row.origin;
        if (record && visitor.side) this.#send(visitor, { type: 'record', record });
      }
    });
  }

  /** For good: whoever leaves before his turn to enter has come does not come in. */
  leave(visitor: Visitor): void {
    this.#gone.add(visitor);
    this.#visitors.delete(visitor);
  }

  /** What a page says is answered, whatever it is; it is read already. */
  hear(visitor: Visitor, message: ClientMessage): Promise<void> {
    return this.#queue(async () => {
      const error = await this.#answer(visitor, message).catch((error: unknown) => {
        if (error instanceof Unreadable) return error.problem;
        this.#node.stumbled(error, this.#row.id);
        return TRY_AGAIN;
      });
      if (!error) return;
      const id = 'id' in message && typeof message.id === 'string' ? { id: message.id } : {};
      const action = message.type === 'play' ? { action: message.action } : {};
      this.#send(visitor, { type: 'refused', error, ...id, ...action });
    });
  }

  /** News from another node. */
  learn(news: News): Promise<void> {
    return this.#queue(async () => {
      if ('word' in news) return;
      if ('seats' in news) return this.#seatsChanged();
      const known = this.#shown < 0 ? undefined : await this.#know();
      if (!known) return;
      const { n } = known.referee;
      if ('step' in news && news.step.n === n + 1) this.#take([news.step]);
      else if (('step' in news ? news.step.n : news.head) > n) await this.#catchUp();
    });
  }

  /** The log may know more than this copy. */
  refresh(): Promise<void> {
    return this.#queue(() => this.#catchUp());
  }

  /** Does what is due by now, and says when to look again. */
  serve(): Promise<void> {
    return this.#queue(async () => {
      await this.#catchUp();
      if (!this.#known) return;
      const { n } = this.#known.referee;
      const isElsewhere = (): boolean => this.#known?.referee.n !== n;
      for (const due of this.#known.times?.dueAt(this.#node.now()) ?? []) {
        const done = await this.#do(dueBy(n, due.type, (referee, now) => referee.command(due, now)));
        // Who has made another step has noted when somebody has to look again.
        if (done === 'now' || isElsewhere()) return;
      }
      const flag = clockDue(this.#known.referee, this.#known.at);
      if (flag !== null && flag <= this.#node.now()) {
        const done = await this.#do(dueBy(n, 'clock', askClock));
        if (done === 'now' || isElsewhere()) return;
      }
      // What the rules do not take now is tried again after the next step.
      const now = this.#node.now();
      const ahead = [this.#known?.times?.nextAfter(now) ?? null, flag, this.#houseDue() ? now + BOT_MILLIS : null];
      const later = ahead.filter((end) => end !== null);
      await this.#node.log.setDue(this.#row.id, later.length === 0 ? null : Math.min(...later));
      this.#wakeBot();
    });
  }

  /** What this house wants of the match as it stands, where it wants anything: done like everything else. */
  async order(want: (known: Known) => Question | undefined): Promise<'now' | 'before' | Problem | undefined> {
    let done: 'now' | 'before' | Problem | undefined;
    await this.#queue(async () => {
      await this.#catchUp();
      const question = this.#known && want(this.#known);
      done = question && (await this.#do({ ...question, id: houseId(question.id) }));
    });
    return done;
  }

  /** Until everything is done that was asked for; the bots here do nothing more. */
  settle(): Promise<void> {
    this.#isClosed = true;
    return this.#queue(() => this.stop());
  }

  /** Until the bots here wait for somebody. */
  async rest(): Promise<void> {
    for (let busy = this.#busy; busy; busy = this.#busy === busy ? undefined : this.#busy) await busy;
  }

  /** Nobody needs to think on about the step that was shown. */
  stop(): void {
    this.#thinking?.abort();
    this.#thinking = undefined;
  }

  #send(visitor: Visitor, message: WireMessage): void {
    visitor.send(JSON.stringify(message));
  }

  async #seatsChanged(): Promise<void> {
    const row = await this.#node.log.match(this.#row.id);
    if (row) this.#row = row;
    if (this.#known) return;
    const known = await this.#know();
    for (const visitor of this.#visitors) {
      if (known) this.#greet(visitor, 0);
      else this.#send(visitor, { type: 'places', places: namesIn(this.#row.seats) });
    }
  }

  /** Reads the match anew where it is not in memory; pages here hear of what they have missed. Undefined: a seat is free. */
  async #know(): Promise<Known | undefined> {
    if (this.#known) return this.#known;
    if (!isFull(this.#row.seats)) return undefined;
    const known = await readKnown(this.#node.log, this.#row);
    const { referee } = known;
    this.#known = known;
    const isNews = this.#shown !== referee.n;
    if (isNews) this.#showing.clear();
    // Before the match a greeting is also the question for a seed, and the answer may be what was lost.
    const isAsked = this.#shown >= 0 && (isNews || !referee.match);
    if (isAsked) for (const visitor of this.#visitors) this.#greet(visitor, this.#shown);
    this.#shown = referee.n;
    return this.#known;
  }

  /** A copy that was thrown away is read anew: the pages here wait for what has happened, whoever did it. */
  async #catchUp(): Promise<void> {
    if (!this.#known) {
      await this.#know();
      return;
    }
    const steps = await this.#node.log.stepsAfter(this.#row.id, this.#known.referee.n);
    this.#take(steps);
  }

  /** Rows that others have written. */
  #take(rows: readonly StepRow[]): void {
    for (const row of rows) {
      const known = this.#known;
      if (!known) return;
      const wasBegun = known.referee.match !== null;
      const events = takeRow(known.referee, row);
      if (!events) {
        // Not what was known: what is in the log counts.
        this.#known = undefined;
        return;
      }
      seeStep(known.times, known.referee, row.text, events, row.at);
      this.#tell(known, row, events, wasBegun);
    }
  }

  /** The one way in which something happens here: now, or because it had happened already; otherwise says why not. */
  async #do(question: Question): Promise<'now' | 'before' | Problem> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = this.#known ?? (await this.#know());
      if (!known) return WAITING;
      if (known.ids.has(question.id)) return 'before';
      const { referee, times } = known;
      const wasBegun = referee.match !== null;
      const at = Math.max(this.#node.now(), known.at);
      const done = question.ask(referee, at);
      if (!done.ok) {
        this.#node.count(question.kind, 'refused');
        return done.error;
      }
      const { match } = referee;
      const row = { match: this.#row.id, n: referee.n, at, id: question.id, text: writeFact(done.value.fact) };
      seeStep(times, referee, row.text, done.value.events, at);
      // From here on the copy is ahead of the log: it is worth nothing unless the log takes the step.
      this.#known = undefined;
      const isOver = match?.turn.kind === 'over';
      const isKept = await this.#node.log.append({
        row,
        ...(isOver ? { isOver } : {}),
        ...this.#dueAfter(known, at, isOver),
      });
      if (!isKept) {
        this.#node.count(question.kind, 'conflict');
        continue;
      }
      this.#known = known;
      this.#node.count(question.kind, 'done');
      if (match) this.#node.played(this.#row.id, match, referee.n, referee.bench.table);
      this.#tell(known, row, done.value.events, wasBegun);
      this.#node.bus.publish(this.#row.id, { step: row });
      this.#wakeBot();
      return 'now';
    }
    return TRY_AGAIN;
  }

  #dueAfter({ times, referee }: Known, at: Millis, isOver: boolean): { due?: Millis | null } {
    const botAt = !isOver && this.#houseDue(referee) ? at + BOT_MILLIS : null;
    const flagAt = clockDue(referee, at);
    const hasClock = referee.bench.clock !== undefined;
    if (!times && botAt === null && !hasClock) return isOver && hasBot(this.#row.seats) ? { due: null } : {};
    const isDue = (times?.dueAt(at).length ?? 0) > 0;
    const all = [isDue ? at : (times?.nextAfter(at) ?? null), flagAt, botAt].filter((due) => due !== null);
    return { due: all.length === 0 ? null : Math.min(...all) };
  }

  #answer(visitor: Visitor, message: ClientMessage): Promise<Problem | undefined> {
    switch (message.type) {
      case 'look':
      case 'resume':
      case 'odds':
      case 'hint':
      case 'record':
        return this.#tellOne(visitor, message);
      default:
        return this.#act(visitor, message);
    }
  }

  async #act(visitor: Visitor, act: Act | Claim): Promise<Problem | undefined> {
    const who = whoIs(visitor);
    const id = act.id ?? newId();
    const facts = act.type === 'claim' ? await this.#facts(act.side) : undefined;
    const ask: Question['ask'] = (referee, now) => {
      if (act.type !== 'claim') return referee.submit(who, act, now);
      return who.owns.includes(act.side) ? judgeClaim(referee, act.side, now, facts!) : err(NOT_OURS);
    };
    const done = await this.#do({ id, kind: act.type, ask });
    if (typeof done !== 'string') return done;
    if (done === 'before') {
      const { referee, ids } = this.#known!;
      this.#send(visitor, { type: 'done', id, n: ids.get(id)! });
      this.#node.bus.publish(this.#row.id, { head: referee.n });
    }
    const reply = this.#known?.referee.replyTo(who);
    if (reply)
      await this.#do({
        id: houseId(`${id}r`),
        kind: reply.type,
        ask: (referee, now) => referee.submit(REFEREE, reply, now),
      });
    return undefined;
  }

  /** What a claim of that side is judged by. */
  async #facts(side: Side): Promise<Facts> {
    await this.#know();
    return { pace: this.#row.pace, at: this.at, away: await this.#node.awaySince(this.#row, otherSide(side)) };
  }

  /** What is answered to one page alone. */
  async #tellOne(
    visitor: Visitor,
    message: Extract<ClientMessage, { type: 'look' | 'resume' | 'odds' | 'hint' | 'record' }>,
  ): Promise<Problem | undefined> {
    const known = await this.#know();
    if (!known) return WAITING;
    const { referee } = known;
    const { match } = referee;
    if (!match) return NOT_YET;
    switch (message.type) {
      case 'look':
        return NOT_OURS;
      case 'resume':
        this.#resume(visitor, known, message.n);
        return undefined;
      case 'odds': {
        if (visitor.side !== message.side) return NOT_OURS;
        const chance = oddsOf(referee.bench.room, match, message.side, message.action, referee.n);
        this.#send(visitor, { type: 'odds', id: message.id, chance });
        return undefined;
      }
      case 'hint': {
        const refused =
          refuseHint(referee, whoIs(visitor), message.side) ?? (await this.#node.refuseAdvice(this.#row.id));
        if (!refused) void this.#hint(visitor, message.side);
        return refused;
      }
      case 'record':
        if (match.turn.kind !== 'over') return RUNNING;
        this.#send(visitor, { type: 'record', record: this.#showing.record(match, referee.n) });
        return undefined;
    }
  }

  #greet(visitor: Visitor, n: number): void {
    const known = this.#known;
    if (!known) return;
    this.#send(visitor, greetingOf(known.referee, visitor, this.#row.pace, this.#node.now()));
    if (known.referee.match) this.#resume(visitor, known, n);
  }

  #resume(visitor: Visitor, known: Known, n: number): void {
    const as = eyesOf(visitor);
    visitor.send(this.#showing.log(known, as, n));
    visitor.send(this.#showing.whole(known, as));
  }

  /** A step that is in the log: all pages here are told what has changed for them. */
  #tell(known: Known, row: StepRow, events: readonly GameEvent[], wasBegun: boolean): void {
    known.at = row.at;
    known.ids.set(row.id, row.n);
    known.entries.push({ n: row.n, events });
    this.#shown = row.n;
    this.stop();
    const { match } = known.referee;
    if (!match || !wasBegun) {
      this.#showing.clear();
      for (const visitor of this.#visitors) this.#greet(visitor, 0);
      return;
    }
    const eyes = new Set([...this.#visitors].map(eyesOf));
    const texts = this.#showing.step(known, row, events, eyes);
    for (const visitor of this.#visitors) visitor.send(texts.get(eyesOf(visitor))!);
  }

  #houseDue(referee = this.#known?.referee): HouseDue | undefined {
    return houseDue(this.#row.seats, referee?.match);
  }

  #wakeBot(): void {
    const due = this.#isClosed ? undefined : this.#houseDue();
    if (due) this.#busy = this.#botActs(due).catch((error: unknown) => this.#node.stumbled(error, this.#row.id));
  }

  /** Aborted when the match goes on. */
  #untilNext(): AbortSignal {
    this.#thinking ??= new AbortController();
    return this.#thinking.signal;
  }

  async #botActs(due: HouseDue): Promise<void> {
    const { match, n } = this.#known!.referee;
    const signal = this.#untilNext();
    const bot = due === 'throw' ? undefined : this.#row.seats[due]!.bot!;
    const thought =
      bot && due !== 'throw' ? await this.#node.think(match!, due, bot, n, signal).catch(() => undefined) : undefined;
    if (signal.aborted) return;
    await this.#queue(async () => {
      if (due === 'throw') return void (await this.#do(askedBy(n, { type: 'chance' })));
      const play = (action: string): Question => askedBy(n, { type: 'play', side: due, action });
      if (thought && typeof (await this.#do(play(thought.action))) === 'string') return;
      // A bot that fails does not stop the match: any legal action does.
      const first = this.#known?.referee.match?.legal(seatOf(due))[0];
      if (first !== undefined) await this.#do(play(first));
    });
  }

  async #hint(visitor: Visitor, side: Side): Promise<void> {
    const { referee } = this.#known!;
    const signal = this.#untilNext();
    const message = await this.#node.think(referee.match!, side, 'master', referee.n, signal, true).then(
      (thought): HostMessage => hintMessage(side, thought),
      (): HostMessage => ({ type: 'refused', error: NO_HINT }),
    );
    if (!signal.aborted) visitor.send(JSON.stringify(message));
  }
}
