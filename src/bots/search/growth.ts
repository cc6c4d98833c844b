import { Choices } from '../../core/choices.ts';
import type { Evaluation } from '../../core/expert.ts';
import { AWAY, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, HOME, HOME_BIT, type Seat } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { Judge } from '../judge.ts';
import { type Edge, KIND, type Node, type Tree } from './tree.ts';
import { settle, settleSealed, signOf } from './worth.ts';

/** Actions of a new node that are looked through where dice or a sealed turn follow. */
const CLOSER_LOOKS = 12;
/** Marks, in `prior`, an edge that waits for a closer look. */
const HANGING = 1;
const NO_EDGE: Edge = -1;

/** Makes the nodes of a tree: all edges of a new one are judged at first sight, which gives their priors. */
export class Growth {
  readonly #tree: Tree;
  readonly #game: Game;
  readonly #judge: Judge;
  readonly #temperature: number;
  readonly #choices = new Choices();
  readonly #answers = new Choices();
  readonly #after: State;

  /** `temperature`: the loss at first sight that makes an action e times less likely to be tried. */
  constructor(tree: Tree, game: Game, evaluation: Evaluation, temperature: number, like: State) {
    this.#tree = tree;
    this.#game = game;
    this.#judge = new Judge(game, evaluation, like);
    this.#temperature = temperature;
    this.#after = like.clone();
  }

  /** The node of a state that `tree.find` has just not found. */
  expand(s: State): Node {
    const due = this.#game.toMove(s);
    if (due === CHANCE_BIT) return this.#expandChance(s);
    if (due === BOTH_BITS) return this.#expandSealed(s);
    if (due !== 0) return this.#expandChoice(s, due === HOME_BIT ? HOME : AWAY);
    const node = this.#tree.addNode(KIND.over, 0);
    this.#tree.worth[node] = this.#game.payoff(s);
    return node;
  }

  /** A decision itself deserves a closer look at all its actions that were not tried yet. */
  lookAtAll(s: State, node: Node): void {
    const tree = this.#tree;
    const seat = tree.kind[node]!;
    const first = tree.firstEdge[node]!;
    const end = first + tree.edgeCount[node]!;
    for (let edge = first; edge < end; edge++) {
      if (tree.tries[edge]! > 0) continue;
      this.#try(s, seat, edge);
      if (this.#isHanging(this.#after)) tree.edgeWorth[edge] = this.#judge.expected(this.#after);
      tree.firstSight[edge] = tree.edgeWorth[edge]!;
    }
    this.#setPriors(node);
    settle(tree, node);
  }

  #expandChoice(s: State, seat: Seat): Node {
    const choices = this.#choices;
    this.#game.choices(s, seat, choices);
    const tree = this.#tree;
    const node = tree.addNode(seat, choices.n);
    const first = tree.firstEdge[node]!;
    let hanging = 0;
    for (let i = 0; i < choices.n; i++) {
      const edge = first + i;
      tree.action[edge] = choices.action[i]!;
      this.#try(s, seat, edge);
      tree.edgeWorth[edge] = this.#judge.now(this.#after);
      tree.prior[edge] = this.#isHanging(this.#after) ? HANGING : 0;
      hanging += tree.prior[edge]!;
    }
    if (hanging > 0) this.#lookCloser(s, node);
    tree.firstSight.set(tree.edgeWorth.subarray(first, first + choices.n), first);
    this.#setPriors(node);
    settle(tree, node);
    return node;
  }

  #try(s: State, seat: Seat, edge: Edge): void {
    this.#after.copyFrom(s);
    this.#game.apply(this.#after, seat, this.#tree.action[edge]!);
  }

  /** Says whether dice or a sealed turn come next, so that a state is better looked through than at. */
  #isHanging(s: State): boolean {
    const due = this.#game.toMove(s);
    return due === CHANCE_BIT || due === BOTH_BITS;
  }

  /** Looks through the best hanging edges; the others are not better than the worst of those. */
  #lookCloser(s: State, node: Node): void {
    const { edgeWorth, prior, kind, firstEdge, edgeCount } = this.#tree;
    const seat = kind[node]!;
    const sign = signOf(seat);
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    let worst = 2;
    for (let looks = 0; looks < CLOSER_LOOKS; looks++) {
      let best = NO_EDGE;
      for (let edge = first; edge < end; edge++)
        if (prior[edge] === HANGING && (best === NO_EDGE || sign * edgeWorth[edge]! > sign * edgeWorth[best]!))
          best = edge;
      if (best === NO_EDGE) return;
      this.#try(s, seat, best);
      edgeWorth[best] = this.#judge.expected(this.#after);
      prior[best] = 0;
      worst = Math.min(worst, sign * edgeWorth[best]!);
    }
    for (let edge = first; edge < end; edge++)
      if (prior[edge] === HANGING) edgeWorth[edge] = sign * Math.min(worst, sign * edgeWorth[edge]!);
  }

  #setPriors(node: Node): void {
    const { edgeWorth, prior, kind, firstEdge, edgeCount } = this.#tree;
    const sign = signOf(kind[node]!);
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    let best = -2;
    for (let edge = first; edge < end; edge++) best = Math.max(best, sign * edgeWorth[edge]!);
    let sum = 0;
    for (let edge = first; edge < end; edge++) {
      prior[edge] = Math.exp((sign * edgeWorth[edge]! - best) / this.#temperature);
      sum += prior[edge]!;
    }
    for (let edge = first; edge < end; edge++) prior[edge]! /= sum;
  }

  #expandChance(s: State): Node {
    const outcomes = this.#choices;
    this.#game.choices(s, CHANCE, outcomes);
    const tree = this.#tree;
    const node = tree.addNode(KIND.chance, outcomes.n);
    const first = tree.firstEdge[node]!;
    const total = outcomes.totalWeight();
    for (let i = 0; i < outcomes.n; i++) {
      tree.action[first + i] = outcomes.action[i]!;
      this.#try(s, CHANCE, first + i);
      tree.edgeWorth[first + i] = this.#judge.now(this.#after);
      tree.firstSight[first + i] = tree.edgeWorth[first + i]!;
      tree.prior[first + i] = outcomes.weight[i]! / total;
    }
    settle(tree, node);
    return node;
  }

  #expandSealed(s: State): Node {
    const rows = this.#choices;
    const columns = this.#answers;
    this.#game.choices(s, HOME, rows);
    this.#game.choices(s, AWAY, columns);
    const tree = this.#tree;
    const node = tree.addNode(KIND.sealed, rows.n + columns.n + rows.n * columns.n, rows.n);
    let edge = tree.firstEdge[node]!;
    for (const side of [rows, columns])
      for (let i = 0; i < side.n; i++, edge++) {
        tree.action[edge] = side.action[i]!;
        tree.prior[edge] = 0;
        tree.edgeWorth[edge] = 1 / side.n;
      }
    for (let row = 0; row < rows.n; row++)
      for (let column = 0; column < columns.n; column++, edge++) {
        this.#after.copyFrom(s);
        this.#game.apply(this.#after, HOME, rows.action[row]!);
        this.#game.apply(this.#after, AWAY, columns.action[column]!);
        tree.edgeWorth[edge] = this.#judge.expected(this.#after);
      }
    settleSealed(tree, node);
    return node;
  }
}
