import { type Action, CHANCE, type Game, type GameEvent, type Seat, type Tell } from '../core/game.ts';
import type { State } from '../core/state.ts';

/** Not a seat of the rules: the referee's whistle among the steps of a match. */
export const WHISTLE: Seat = 29;

/** One accepted step. `isDrawn`: an outcome of chance that came from the match's seeds, not from a person's mouth. */
export interface Step {
  readonly seat: Seat;
  readonly action: Action;
  readonly isDrawn: boolean;
}

/** How far a state has to be replayed at most when a step is taken back. */
const SNAPSHOT_EVERY = 64;

function applyStep<S extends State>(game: Game<S>, s: S, step: Step, tell?: Tell): void {
  if (step.seat === WHISTLE) game.whistle(s, tell);
  else game.apply(s, step.seat, step.action, tell);
}

/** What can be asked of a history; only its match changes it. */
export type Past<S extends State> = Pick<History<S>, 'steps' | 'state' | 'draws' | 'at' | 'walk'>;

/** The steps of a match, its present state, and any state in between; taking back is as cheap late as early. */
export class History<S extends State> {
  readonly #steps: Step[] = [];
  readonly #game: Game<S>;
  readonly #snapshots: S[];
  #state: S;
  #draws = 0;

  constructor(game: Game<S>, start: S) {
    this.#game = game;
    this.#state = start.clone();
    this.#snapshots = [start.clone()];
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The present state; not to be changed by the caller. */
  get state(): S {
    return this.#state;
  }

  /** How many outcomes of chance there have been. */
  get draws(): number {
    return this.#draws;
  }

  /** Takes a legal step. */
  push(step: Step, tell?: Tell): void {
    applyStep(this.#game, this.#state, step, tell);
    this.#steps.push(step);
    if (step.seat === CHANCE) this.#draws++;
    if (this.#steps.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.#state.clone());
  }

  /** Goes back to where `count` steps had been taken. */
  cutTo(count: number): void {
    this.#state = this.at(count);
    for (const step of this.#steps.splice(count)) if (step.seat === CHANCE) this.#draws--;
    this.#snapshots.length = Math.floor(count / SNAPSHOT_EVERY) + 1;
  }

  /** Goes to where exactly these steps had been taken; those that the present has in common with them stay. */
  goTo(steps: readonly Step[]): void {
    const parting = steps.findIndex((step, i) => step !== this.#steps[i]);
    this.cutTo(parting < 0 ? steps.length : parting);
    for (const step of steps.slice(this.#steps.length)) this.push(step);
  }

  /** A copy of the state after that many steps. */
  at(count: number): S {
    const mark = Math.floor(count / SNAPSHOT_EVERY);
    const s = this.#snapshots[mark]!.clone();
    for (let i = mark * SNAPSHOT_EVERY; i < count; i++) applyStep(this.#game, s, this.#steps[i]!);
    return s;
  }

  /** Walks through the steps from number `from` on; `visit` sees the state before and after each, and what it told. */
  walk(from: number, visit: (step: Step, before: S, events: readonly GameEvent[], after: S) => void): void {
    const before = this.at(from);
    const after = before.clone();
    for (let i = from; i < this.#steps.length; i++) {
      const events: GameEvent[] = [];
      applyStep(this.#game, after, this.#steps[i]!, (event) => events.push(event));
      visit(this.#steps[i]!, before, events, after);
      before.copyFrom(after);
    }
  }
}
