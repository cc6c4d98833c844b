import type { Said } from '../../core/clause.ts';
import type { Expert } from '../../core/expert.ts';
import { CHANCE, type GameEvent, otherSide, type Position, type Side, seatOf } from '../../core/game.ts';
import type { Lesson, LessonStep, Tried } from '../../core/lessons.ts';
import type { State } from '../../core/state.ts';
import type { Room } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import type { Table } from '../../match/table.ts';
import { oddsOf } from '../../protocol/host.ts';
import type { ClientMessage, HostMessage } from '../../protocol/messages.ts';
import { isDeck } from '../../protocol/throwing.ts';
import { stepFor } from '../../protocol/view.ts';
import type { Link } from '../match/link.ts';
import { lossOf, playText, readScene } from './script.ts';

/** After so many failures the move is offered. */
export const MOST_FAILURES = 3;

/** How a try ended; `n` is the number of the step message in which that is seen. */
export type Verdict =
  | { readonly kind: 'passed'; readonly n: number }
  | { readonly kind: 'wrong'; readonly say: Said; readonly n: number };

export interface LessonNews {
  /** From 0; as many as there are steps when the lesson is done. */
  readonly at: number;
  /** Of the step that is on. */
  readonly failures: number;
  /** Of the whole lesson. */
  readonly allFailures: number;
  readonly verdict: Verdict | null;
}

const RIVAL = { name: 'rival', bot: 'lesson' };
const NO_TIME = { period: null, move: null };
const NOT_SO: Said = { es: 'Así no sale. Prueba de otra manera.', en: 'Not this way. Try another one.' };

/**
 * Hosts a lesson as a worker hosts a match: the page says what the learner wants and hears what came of it. Everything
 * passes through a real match, so the rules judge; whether it is what the step asks for, its `accept` says.
 */
export class LessonHost implements Link {
  readonly #room: Room;
  readonly #lesson: Lesson;
  readonly #expert: Expert;
  readonly #hear: (message: HostMessage) => void;
  readonly #changed: (news: LessonNews) => void;
  #match!: Match;
  /** The state in which the step that is on begins. */
  #start!: State;
  #n = 0;
  #at = 0;
  #failures = 0;
  #allFailures = 0;
  #verdict: Verdict | null = null;
  /** Of the try that is on. */
  #actions: string[] = [];
  #events: GameEvent[] = [];
  #before: State | null = null;
  #chance: string[] = [];
  #rival: string[] = [];

  constructor(
    room: Room,
    expert: Expert,
    lesson: Lesson,
    hear: (message: HostMessage) => void,
    changed: (news: LessonNews) => void,
  ) {
    this.#room = room;
    this.#lesson = lesson;
    this.#expert = expert;
    this.#hear = hear;
    this.#changed = changed;
    this.#begin();
  }

  get #table(): Table {
    const person = (name: Side) => [{ name, bot: null }];
    return { home: person('home'), away: person('away'), [otherSide(this.#step.side)]: [RIVAL] };
  }

  /** Greets the page. */
  open(): void {
    const { side } = this.#step;
    this.#hear({
      type: 'hello',
      game: this.#room.game.id,
      options: this.#match.state.options,
      table: this.#table,
      owns: [side],
      member: null,
      seedsAwaited: [],
      commitment: '',
      hashesAwaited: [],
      hashes: {},
    });
    this.#tell([]);
    this.#goOn();
  }

  close(): void {
    // Nothing runs by itself.
  }

  get news(): LessonNews {
    return { at: this.#at, failures: this.#failures, allFailures: this.#allFailures, verdict: this.#verdict };
  }

  get isDone(): boolean {
    return this.#at === this.#lesson.steps.length;
  }

  send(message: ClientMessage): void {
    switch (message.type) {
      case 'play':
        this.#play(message.action);
        return;
      case 'throw':
        this.#throw();
        return;
      case 'resume':
        this.#hear({ type: 'log', entries: [] });
        this.#tell([]);
        return;
      case 'odds': {
        const chance = oddsOf(this.#room, this.#match, message.side, message.action, this.#n);
        this.#hear({ type: 'odds', id: message.id, chance });
        return;
      }
      default: // There is nothing else to be said in a lesson.
    }
  }

  /** What would be right now: an action, or `throw`; null where nothing that is left of this try can be. */
  hint(): string | null {
    if (this.#verdict || this.isDone) return null;
    if (this.#match.turn.kind === 'chance') return 'throw';
    const legal = this.#match.legal(seatOf(this.#step.side));
    const told = this.#step.hint.slice(this.#actions.length).find((action) => legal.includes(action));
    return told ?? legal.find((action) => this.#wouldPass(action)) ?? null;
  }

  /** The same step again: a wrong try is taken back, a new one begins. */
  again(): void {
    this.#restart();
    this.#tell([]);
    this.#goOn();
  }

  next(): void {
    this.#at++;
    this.#failures = 0;
    if (this.isDone) {
      this.#verdict = null;
      this.#changed(this.news);
      return;
    }
    this.#begin();
    this.open();
  }

  get #step(): LessonStep {
    return this.#lesson.steps[Math.min(this.#at, this.#lesson.steps.length - 1)]!;
  }

  #begin(): void {
    const { position } = this.#step;
    if (position) this.#start = readScene(this.#room.game, position);
    else this.#start = this.#match.state.clone();
    this.#restart();
  }

  #restart(): void {
    const { game } = this.#room;
    const seeds = { referee: `${game.id}/${this.#lesson.id}/${this.#at}`, home: '', away: '' };
    this.#match = new Match({ game, start: this.#start.clone(), isFresh: false, seeds }, 0);
    this.#verdict = null;
    this.#actions = [];
    this.#events = [];
    this.#before = null;
    this.#chance = [...(this.#step.chance ?? [])];
    this.#rival = [...(this.#step.rival ?? [])];
    this.#changed(this.news);
  }

  #tell(events: readonly GameEvent[]): void {
    const { side } = this.#step;
    const page = { table: this.#table, owns: [side], looking: null };
    const told = stepFor(this.#match, page, ++this.#n, events, 0, NO_TIME, 0);
    this.#hear({ ...told, legal: this.#verdict ? [] : told.legal, undo: {} });
  }

  #play(action: string): void {
    if (this.#verdict || this.isDone) return;
    const before = this.#match.state.clone();
    const done = this.#match.submit({ type: 'play', side: this.#step.side, action }, 0);
    if (!done.ok) {
      this.#hear({ type: 'refused', error: done.error, action });
      this.#fail();
      return;
    }
    this.#before = before;
    this.#actions.push(action);
    this.#took(done.value.events, true);
  }

  #throw(): void {
    if (this.#verdict || this.isDone || this.#match.turn.kind !== 'chance') return;
    const outcome = this.#chance.shift();
    const done = this.#match.submit({ type: 'chance', ...(outcome === undefined ? {} : { outcome }) }, 0);
    if (!done.ok) throw new Error(`${this.#lesson.id} ${this.#at}: ${done.error.message.en}`);
    this.#took(done.value.events, false);
  }

  /** Judges what has just been done, tells it, and goes on with what the script has. */
  #took(events: readonly GameEvent[], isOwn: boolean): void {
    this.#events.push(...events);
    const tried = this.#tried();
    if (this.#step.accept(tried)) this.#verdict = { kind: 'passed', n: this.#n + 1 };
    else if (!this.#isOpen() && !(this.#isLearners() && (!isOwn || this.#step.goesOn?.(tried)))) {
      this.#playOut(tried, events);
      return;
    }
    this.#tell(events);
    if (this.#verdict) this.#changed(this.news);
    else this.#goOn();
  }

  /** Whether the learner is to decide. */
  #isLearners(): boolean {
    return this.#match.isToMove(seatOf(this.#step.side));
  }

  /** Whether chance, or a rival, is next, and what is written for it is possible. */
  #isOpen(): boolean {
    const { turn } = this.#match;
    // Cards are dealt by themselves, and nobody waits for a certain one.
    if (isDeck(this.#room.stage, turn) && this.#chance.length === 0) return true;
    if (turn.kind === 'chance') return this.#match.legal(CHANCE).includes(this.#chance[0] ?? '');
    return !this.#isLearners() && this.#answer() !== undefined;
  }

  #answer(): string | undefined {
    const { side, duel } = this.#step;
    const action = this.#match.turn.kind === 'secret' && duel ? duel(this.#position()) : this.#rival[0];
    return action !== undefined && this.#match.legal(seatOf(otherSide(side))).includes(action) ? action : undefined;
  }

  /** The rival's answers follow by themselves; so does the deck. */
  #goOn(): void {
    const { turn } = this.#match;
    if (turn.kind === 'chance' || this.#isLearners()) return;
    const action = this.#answer();
    if (action === undefined) return;
    if (action === this.#rival[0]) this.#rival.shift();
    const done = this.#match.submit({ type: 'play', side: otherSide(this.#step.side), action }, 0);
    if (!done.ok) throw new Error(`${this.#lesson.id} ${this.#at}: ${action}: ${done.error.message.en}`);
    this.#took(done.value.events, false);
  }

  #playOut(tried: Tried, events: readonly GameEvent[]): void {
    const wrong = this.#step.wrong.find(({ when }) => !when || when(tried));
    const verdict = { kind: 'wrong', say: wrong?.say ?? NOT_SO } as const;
    this.#verdict = { ...verdict, n: this.#n };
    this.#tell(events);
    for (const text of wrong?.costs ?? []) {
      const more = playText(this.#match, text);
      if (!more) break;
      this.#tell(more);
    }
    this.#verdict = { ...verdict, n: this.#n };
    this.#fail();
  }

  #fail(): void {
    this.#failures++;
    this.#allFailures++;
    this.#changed(this.news);
  }

  #position(): Position {
    return this.#room.game.writePosition(this.#match.state);
  }

  #tried(): Tried {
    return {
      action: this.#actions.at(-1) ?? '',
      actions: [...this.#actions],
      events: [...this.#events],
      position: this.#position(),
      turn: this.#match.turn,
      loss: () => this.#loss(),
    };
  }

  #loss(): number {
    const [before, action] = [this.#before, this.#actions.at(-1)];
    if (!before || action === undefined) return 0;
    return lossOf(this.#room.game, this.#expert, before, this.#step.side, action);
  }

  /** Whether that action would pass at once. */
  #wouldPass(action: string): boolean {
    const { side } = this.#step;
    const { state } = this.#match;
    const { game } = this.#room;
    const read = game.readAction(state, seatOf(side), action);
    if (!read.ok) return false;
    const after = state.clone();
    const events = [...this.#events];
    game.apply(after, seatOf(side), read.value, (event) => events.push(event));
    return this.#step.accept({
      action,
      actions: [...this.#actions, action],
      events,
      position: game.writePosition(after),
      turn: game.turn(after),
      loss: () => lossOf(this.#room.game, this.#expert, state, side, action),
    });
  }
}
