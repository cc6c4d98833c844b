import { Choices } from '../core/choices.ts';
import { CHANCE, CHANCE_BIT, type Game } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { type Evaluation, valueOf } from './eval/eval.ts';

/** Says what a state is worth to home: exactly where the match is over, by odds where chance is next, else by the evaluation. */
export class Judge {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** States judged so far. */
  nodes = 0;
  #outcomes = new Choices();
  #after: State;

  constructor(game: Game, evaluation: Evaluation, like: State) {
    this.game = game;
    this.evaluation = evaluation;
    this.#after = like.clone();
  }

  /** Without looking ahead. */
  now(s: State): number {
    this.nodes++;
    return this.game.toMove(s) === 0 ? this.game.payoff(s) : valueOf(this.evaluation, s);
  }

  /** With one draw of chance, where one is due, replaced by its expectation. */
  expected(s: State): number {
    const { game } = this;
    if (game.toMove(s) !== CHANCE_BIT) return this.now(s);
    const outcomes = this.#outcomes;
    game.choices(s, CHANCE, outcomes);
    let sum = 0;
    for (let i = 0; i < outcomes.n; i++) {
      this.#after.copyFrom(s);
      game.apply(this.#after, CHANCE, outcomes.action[i]!);
      sum += outcomes.weight[i]! * this.now(this.#after);
    }
    return sum / outcomes.totalWeight();
  }
}
