import { Choices } from '../../core/choices.ts';
import { type Said, sentence } from '../../core/clause.ts';
import { BOTH_BITS, firstSeat, type GameEvent, type Refusal, type Side, sideOf } from '../../core/game.ts';
import { makeMove, type Picture, type TriedMove, type Try } from '../../core/rulebook.ts';
import type { State } from '../../core/state.ts';
import type { Room } from '../../games/index.ts';
import type { BoardProps } from '../boards/board.ts';
import { type Line, linesOf } from '../match/lines.ts';

/** Why a try ended where it did. */
export interface Refused {
  readonly action: string;
  readonly step: number;
  readonly clause: string;
  readonly text: Said;
}

type Shown = Pick<BoardProps, 'position' | 'turn' | 'legal' | 'seat' | 'events' | 'told' | 'drawn' | 'step'>;

/** A pause between two moves of a try, in movements. */
const BREATH = 3;

/** A picture that can be played with: it is judged by the real rules, and begins anew whenever something is tried. */
export class LivePicture {
  readonly #room: Room;
  readonly #start: State;
  #state: State;
  #told: GameEvent[] = [];
  #step = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  shown: Shown = $state.raw()!;
  /** What the radio says to what was tried. */
  lines: readonly Line[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  /** The number of the try that is on the board. */
  tried: number | null = $state(null);

  constructor(room: Room, picture: Picture) {
    const state = room.game.readPosition(picture.position);
    if (!state.ok) throw new Error(`${picture.clause}: ${state.error.path} ${state.error.expected.en}`);
    this.#room = room;
    this.#start = state.value;
    this.#state = this.#start.clone();
    this.#show([]);
  }

  /** From the start, nothing tried. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#state = this.#start.clone();
    this.#told = [];
    this.lines = [];
    this.refused = null;
    this.tried = null;
    this.#show([]);
  }

  /** Plays a try from the start, move by move; `pace` are the milliseconds of one movement. */
  try({ moves }: Try, number: number, pace: number): void {
    this.reset();
    this.tried = number;
    const next = (i: number): void => {
      const move = moves[i];
      if (!move) return;
      this.#make(move);
      if (pace > 0) this.#timer = setTimeout(next, pace * BREATH, i + 1);
      else next(i + 1);
    };
    next(0);
  }

  /** What somebody does on the board himself. */
  play(text: string): void {
    const { seat } = this.shown;
    if (seat) this.#make({ by: seat, text });
  }

  /** Ends what is under way: the picture is closed. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #make(move: TriedMove): void {
    const { game } = this.#room;
    const events: GameEvent[] = [];
    const refusal = makeMove(game, this.#state, move, (event) => events.push(event));
    this.#step++;
    if (refusal) {
      this.#refuse(move, refusal);
      return;
    }
    this.refused = null;
    this.#told.push(...events);
    this.lines = [...this.lines, ...linesOf({ n: this.#step, events }, this.#room, '')];
    this.#show(events);
  }

  #refuse({ text }: TriedMove, refusal: Refusal): void {
    this.#show([]);
    const { clause } = refusal;
    this.refused = { action: text, step: this.#step, clause, text: sentence(this.#room.game.clauses, refusal) };
  }

  #show(events: readonly GameEvent[]): void {
    const { game, targets } = this.#room;
    const due = game.toMove(this.#state);
    const seat: Side | null = due & BOTH_BITS ? sideOf(firstSeat(due)) : null;
    const legal = seat ? this.#legal(due) : [];
    const position = game.writePosition(this.#state);
    this.shown = {
      position,
      turn: game.turn(this.#state),
      legal,
      seat,
      events,
      told: [...this.#told],
      drawn: targets.draw({ position, before: this.shown?.position ?? null, events, side: seat, legal }),
      step: this.#step,
    };
  }

  #legal(due: number): string[] {
    const { game } = this.#room;
    const choices = new Choices();
    const seat = firstSeat(due);
    game.choices(this.#state, seat, choices);
    return choices.list().map((action) => game.writeAction(this.#state, seat, action));
  }
}
