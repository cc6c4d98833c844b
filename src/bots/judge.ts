import { Choices } from '../core/choices.ts';
import { AWAY, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, HOME } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { type Evaluation, valueOf, valueOfLast } from './eval/eval.ts';

/** Outcomes looked at where chance has more of them: a cut through all of them, evenly spaced by weight. */
const MOST_OUTCOMES = 12;

/** Says what a state is worth to home: exactly where the match is over, else by the evaluation. */
export class Judge {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** States judged so far. */
  nodes = 0;
  /** How what was judged last appeals to home: its value, where the evaluation has no likings. */
  liking = 0;
  #valueSum = 0;
  #likingSum = 0;
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
    const isOver = this.game.toMove(s) === 0;
    const value = isOver ? this.game.payoff(s) : valueOf(this.evaluation, s);
    const { likings } = this.evaluation;
    this.liking = isOver || !likings ? value : valueOfLast(likings);
    return value;
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
    if (outcomes.n <= MOST_OUTCOMES) {
      for (let i = 0; i < outcomes.n; i++) this.#addOutcome(s, outcomes.action[i]!, outcomes.weight[i]!);
      return this.#mean(outcomes.totalWeight());
    }
    for (let i = 0; i < MOST_OUTCOMES; i++) this.#addOutcome(s, outcomes.pick((i + 0.5) / MOST_OUTCOMES), 1);
    return this.#mean(MOST_OUTCOMES);
  }

  #addOutcome(s: State, action: number, weight: number): void {
    this.#after.copyFrom(s);
    this.game.apply(this.#after, CHANCE, action);
    this.#add(weight);
  }

  #overPairs(s: State): number {
    const { game } = this;
    game.choices(s, HOME, this.#first);
    game.choices(s, AWAY, this.#second);
    for (let row = 0; row < this.#first.n; row++)
      for (let column = 0; column < this.#second.n; column++) {
        this.#after.copyFrom(s);
        game.apply(this.#after, HOME, this.#first.action[row]!);
        game.apply(this.#after, AWAY, this.#second.action[column]!);
        this.#add(1);
      }
    return this.#mean(this.#first.n * this.#second.n);
  }

  #add(weight: number): void {
    this.#valueSum += weight * this.now(this.#after);
    this.#likingSum += weight * this.liking;
  }

  #mean(total: number): number {
    const mean = this.#valueSum / total;
    this.liking = this.#likingSum / total;
    this.#valueSum = 0;
    this.#likingSum = 0;
    return mean;
  }
}
