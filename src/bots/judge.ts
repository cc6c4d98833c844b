import { Choices } from '../core/choices.ts';
import { type Evaluation, valueOf } from '../core/expert.ts';
import { AWAY, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, HOME } from '../core/game.ts';
import type { State } from '../core/state.ts';

/** Outcomes looked at where chance has more of them: a cut through all of them, evenly spaced by weight. */
const MOST_OUTCOMES = 12;

/** Says what a state is worth to home: exactly where the match is over, else by the evaluation. */
export class Judge {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** States judged so far. */
  nodes = 0;
  #first = new Choices();
  #second = new Choices();
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

  /** What nobody decides openly is looked through: one draw of chance by its odds, one sealed turn as if both drew lots. */
  expected(s: State): number {
    const due = this.game.toMove(s);
    if (due === CHANCE_BIT) return this.#overOutcomes(s);
    return due === BOTH_BITS ? this.#overPairs(s) : this.now(s);
  }

  #overOutcomes(s: State): number {
    const outcomes = this.#first;
    this.game.choices(s, CHANCE, outcomes);
    const total = outcomes.totalWeight();
    if (outcomes.n > MOST_OUTCOMES) {
      let sum = 0;
      for (let i = 0; i < MOST_OUTCOMES; i++) sum += this.#outcome(s, outcomes.pick((i + 0.5) / MOST_OUTCOMES));
      return sum / MOST_OUTCOMES;
    }
    let sum = 0;
    for (let i = 0; i < outcomes.n; i++) sum += outcomes.weight[i]! * this.#outcome(s, outcomes.action[i]!);
    return sum / total;
  }

  #outcome(s: State, action: number): number {
    this.#after.copyFrom(s);
    this.game.apply(this.#after, CHANCE, action);
    return this.now(this.#after);
  }

  #overPairs(s: State): number {
    const { game } = this;
    game.choices(s, HOME, this.#first);
    game.choices(s, AWAY, this.#second);
    let sum = 0;
    for (let row = 0; row < this.#first.n; row++)
      for (let column = 0; column < this.#second.n; column++) {
        this.#after.copyFrom(s);
        game.apply(this.#after, HOME, this.#first.action[row]!);
        game.apply(this.#after, AWAY, this.#second.action[column]!);
        sum += this.now(this.#after);
      }
    return sum / (this.#first.n * this.#second.n);
  }
}
