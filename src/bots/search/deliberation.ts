import type { Action, Game, Seat } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { type Edge, KIND, NO_NODE, type Node } from './tree.ts';
import type { Walk } from './walk.ts';
import { driftOf } from './worth.ts';

const LONGEST_LINE = 12;

/** A full state that agrees with what the side knows, and its node. */
export interface Root {
  readonly state: State;
  readonly node: Node;
}

/** One decision under way: the same choices in several guessed states, judged together. */
export class Deliberation {
  readonly #walk: Walk;
  readonly #roots: readonly Root[];
  readonly #sign: number;
  readonly #curiosity: number;
  readonly count: number;
  /** Nodes searched below these roots before. */
  readonly known: number;
  nodes = 0;

  constructor(walk: Walk, roots: readonly Root[], seat: Seat, curiosity: number) {
    this.#walk = walk;
    this.#roots = roots;
    this.#sign = seat === 0 ? 1 : -1;
    this.#curiosity = curiosity;
    this.count = walk.tree.edgeCount[roots[0]!.node]!;
    this.known = roots.reduce((sum, { node }) => sum + walk.tree.visits[node]!, 0);
  }

  /** One iteration, through a given choice where one is named. */
  step(choice?: number): void {
    const { state, node } = this.#roots[this.nodes % this.#roots.length]!;
    this.nodes++;
    this.#walk.iterate(state, node, this.#edge(node, choice ?? this.#choose(node)));
  }

  indexOf(action: Action): number {
    for (let i = 0; i < this.count; i++) if (this.action(i) === action) return i;
    throw new Error(`not a legal action: ${action}`);
  }

  action(i: number): Action {
    return this.#walk.tree.action[this.#edge(this.#roots[0]!.node, i)]!;
  }

  tries(i: number): number {
    let sum = 0;
    for (const { node } of this.#roots) sum += this.#walk.tree.tries[this.#edge(node, i)]!;
    return sum;
  }

  /** For the side that thinks. */
  value(i: number): number {
    let sum = 0;
    for (const { node } of this.#roots) sum += this.#walk.tree.edgeWorth[this.#edge(node, i)]!;
    const share = sum / this.#roots.length;
    return this.#sign === 1 ? share : 1 - share;
  }

  /** Says whether the choice tried most stays so, whatever so many more nodes find. */
  isSettled(more: number): boolean {
    let [most, next] = [0, 0];
    for (let i = 0; i < this.count; i++) {
      const tries = this.tries(i);
      if (tries > most) [most, next] = [tries, most];
      else if (tries > next) next = tries;
    }
    return most - next > more;
  }

  /** The choices by how much they were searched, then by value. */
  ranked(): number[] {
    return Array.from({ length: this.count }, (_, i) => i).sort(
      (a, b) => this.tries(b) - this.tries(a) || this.value(b) - this.value(a),
    );
  }

  /** The chosen action and what was searched most after it, until something is left to chance or hidden. */
  line(game: Game, chosen: number): string[] {
    const { tree } = this.#walk;
    const root = this.#roots[0]!;
    const s = root.state.clone();
    const line: string[] = [];
    let { node } = root;
    let edge = tree.firstEdge[node]! + chosen;
    while (line.length < LONGEST_LINE) {
      const seat = tree.kind[node]! as Seat;
      line.push(game.writeAction(s, seat, tree.action[edge]!));
      game.apply(s, seat, tree.action[edge]!);
      node = tree.child[edge]!;
      if (node === NO_NODE || tree.kind[node]! > KIND.away) break;
      const first = tree.firstEdge[node]!;
      edge = first;
      for (let other = first; other < first + tree.edgeCount[node]!; other++)
        if (tree.tries[other]! > tree.tries[edge]!) edge = other;
      if (tree.tries[edge] === 0) break;
    }
    return line;
  }

  #edge(node: Node, i: number): Edge {
    return this.#walk.tree.firstEdge[node]! + i;
  }

  #choose(node: Node): number {
    return this.#roots.length > 1 ? this.#chooseTogether() : this.#walk.select(node) - this.#walk.tree.firstEdge[node]!;
  }

  /** As the walk chooses, over the means of all guesses. */
  #chooseTogether(): number {
    const { tree } = this.#walk;
    const scale = this.#curiosity * Math.sqrt(this.nodes);
    const drifts = this.#roots.map(({ node }) => driftOf(tree, node));
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      let worth = 0;
      let prior = 0;
      let tries = 0;
      for (let k = 0; k < this.#roots.length; k++) {
        const edge = this.#edge(this.#roots[k]!.node, i);
        worth += tree.tries[edge]! > 0 ? tree.edgeWorth[edge]! : tree.edgeWorth[edge]! + drifts[k]!;
        prior += tree.prior[edge]!;
        tries += tree.tries[edge]!;
      }
      const score = (this.#sign * worth + (scale * prior) / (1 + tries)) / this.#roots.length;
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }
}
