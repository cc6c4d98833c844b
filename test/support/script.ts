import { Choices } from '../../src/core/choices.ts';
import {
  CHANCE,
  type Game,
  type GameEvent,
  type GameWithTexts,
  type Position,
  type Seat,
  type Side,
  seatOf,
  type Turn,
} from '../../src/core/game.ts';
import { chooseOptions } from '../../src/core/options.ts';
import type { State } from '../../src/core/state.ts';
import { byText } from '../../src/core/text.ts';

/** A match driven by text, for tests that read like a case: `play` and `roll` throw where the rules refuse. */
export class Script<S extends State = State, P extends Position = Position, E extends GameEvent = GameEvent> {
  readonly game: Game<S, P, E>;
  readonly state: S;
  /** What the last step told. */
  events: E[] = [];

  private constructor(game: Game<S, P, E>, state: S) {
    this.game = game;
    this.state = state;
  }

  static fresh<S extends State, P extends Position, E extends GameEvent>(
    game: Game<S, P, E>,
    options: object = {},
  ): Script<S, P, E> {
    const chosen = chooseOptions(game.options, options);
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
    return new Script(game, game.setup(chosen.value));
  }

  static from<S extends State, P extends Position, E extends GameEvent>(
    game: GameWithTexts<S, P, E>,
    position: object,
  ): Script<S, P, E> {
    const read = game.readPosition(position);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return new Script(game, read.value);
  }

  get position(): P {
    return this.game.writePosition(this.state);
  }

  get turn(): Turn {
    return this.game.turn(this.state);
  }

  play(side: Side, ...texts: string[]): this {
    for (const text of texts) this.#step(seatOf(side), text);
    return this;
  }

  roll(...outcomes: string[]): this {
    for (const outcome of outcomes) this.#step(CHANCE, outcome);
    return this;
  }

  whistle(): this {
    this.events = [];
    const refusal = this.game.whistle(this.state, (event) => this.events.push(event));
    if (refusal) throw new Error(`whistle: ${refusal.clause}`);
    return this;
  }

  /** The clause that forbids the action; 'bad-action' where it is none; undefined where it is legal. */
  refusal(side: Side, text: string): string | undefined {
    const read = this.game.readAction(this.state, seatOf(side), text);
    return read.ok ? this.game.refuse(this.state, seatOf(side), read.value)?.clause : 'bad-action';
  }

  legal(side: Side | 'chance'): string[] {
    const seat = side === 'chance' ? CHANCE : seatOf(side);
    if (!((this.game.toMove(this.state) >> seat) & 1)) return [];
    const out = new Choices();
    this.game.choices(this.state, seat, out);
    return out
      .list()
      .map((action) => this.game.writeAction(this.state, seat, action))
      .sort(byText);
  }

  /** The first event of this type that the last step told. */
  event(type: E['type']): E | undefined {
    return this.events.find((event) => event.type === type);
  }

  #step(seat: Seat, text: string): void {
    if (!((this.game.toMove(this.state) >> seat) & 1))
      throw new Error(`${text}: not asked; ${JSON.stringify(this.turn)}`);
    const read = this.game.readAction(this.state, seat, text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    const refusal = seat === CHANCE ? undefined : this.game.refuse(this.state, seat, read.value);
    if (refusal) throw new Error(`${text}: ${refusal.clause}`);
    this.events = [];
    this.game.apply(this.state, seat, read.value, (event) => this.events.push(event));
  }
}
