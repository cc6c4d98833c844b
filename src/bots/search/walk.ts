import type { Evaluation, Habits } from '../../core/expert.ts';
import { AWAY, CHANCE, type Game, HOME } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import { Growth } from './growth.ts';
import { type Edge, KIND, NO_NODE, type Node, Tree } from './tree.ts';
import { columnsOf, driftOf, settle, signOf } from './worth.ts';

/** Share of sealed choices tried against the mix, so that every answer stays known. */
const SEALED_EXPLORATION = 0.15;
const LONGEST_PATH = 512;

/**
 * One search over full states: grows the tree by one node an iteration. A choice is worth what its tries gave, chance the
 * mean by its odds, a sealed turn what two unreadable mixes give; all actions of a new node are judged at first sight,
 * which makes their priors.
 */
export class Walk {
  readonly tree = new Tree();
  random: Random;
  readonly #game: Game;
  readonly #settings: Habits;
  readonly #growth: Growth;
  readonly #state: State;
  readonly #nodePath = new Int32Array(LONGEST_PATH);
  readonly #edgePath = new Int32Array(LONGEST_PATH);

  constructor(game: Game, evaluation: Evaluation, settings: Habits, random: Random, like: State) {
    this.#game = game;
    this.#settings = settings;
    this.#growth = new Growth(this.tree, game, evaluation, settings.temperature, like);
    this.random = random;
    this.#state = like.clone();
  }

  /** The node of a decision that is due, made where it is new. */
  rootOf(s: State): Node {
    const known = this.tree.find(s.cells);
    const root = known === NO_NODE ? this.#growth.expand(s) : known;
    this.#growth.lookAtAll(s, root);
    return root;
  }

  /** One iteration from a root whose first edge is chosen by the caller. */
  iterate(rootState: State, root: Node, firstEdge: Edge): void {
    const { tree } = this;
    const s = this.#state;
    s.copyFrom(rootState);
    let node = root;
    let edge = firstEdge;
    let length = 0;
    for (;;) {
      this.#nodePath[length] = node;
      this.#edgePath[length] = edge;
      length++;
      this.#follow(s, node, edge);
      const known = tree.child[edge]!;
      node = known === NO_NODE ? tree.find(s.cells) : known;
      const isNew = node === NO_NODE;
      if (isNew) node = this.#growth.expand(s);
      tree.child[edge] = node;
      if (isNew || tree.kind[node] === KIND.over || length === LONGEST_PATH) break;
      edge = this.select(node);
    }
    tree.visits[node]!++;
    for (let i = length - 1; i >= 0; i--) this.#learn(this.#nodePath[i]!, this.#edgePath[i]!);
  }

  /** The edge to try next. */
  select(node: Node): Edge {
    const kind = this.tree.kind[node]!;
    if (kind === KIND.chance) return this.#selectOutcome(node);
    return kind === KIND.sealed ? this.#selectPair(node) : this.#selectChoice(node, signOf(kind));
  }

  #follow(s: State, node: Node, edge: Edge): void {
    const { tree } = this;
    const kind = tree.kind[node]!;
    if (kind !== KIND.sealed) {
      this.#game.apply(s, kind === KIND.chance ? CHANCE : kind, tree.action[edge]!);
      return;
    }
    const first = tree.firstEdge[node]!;
    const rows = tree.rows[node]!;
    const columns = columnsOf(this.tree, node);
    const pair = edge - first - rows - columns;
    this.#game.apply(s, HOME, tree.action[first + Math.trunc(pair / columns)]!);
    this.#game.apply(s, AWAY, tree.action[first + rows + (pair % columns)]!);
  }

  #selectChoice(node: Node, sign: number): Edge {
    const { edgeWorth, prior, tries, firstEdge, edgeCount, visits } = this.tree;
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    const scale = this.#settings.curiosity * Math.sqrt(visits[node]! + 1);
    const drift = driftOf(this.tree, node);
    let best = first;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < end; edge++) {
      const worth = tries[edge]! > 0 ? edgeWorth[edge]! : edgeWorth[edge]! + drift;
      const score = sign * worth + (scale * prior[edge]!) / (1 + tries[edge]!);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Picks the outcome furthest behind its odds of those looked into; from time to time a new one is drawn. */
  #selectOutcome(node: Node): Edge {
    const { prior, tries, firstEdge, edgeCount, visits } = this.tree;
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    const turns = visits[node]! + 1;
    let open = 0;
    let openOdds = 0;
    for (let edge = first; edge < end; edge++)
      if (tries[edge]! > 0) {
        open++;
        openOdds += prior[edge]!;
      }
    if (open < end - first && open < this.#settings.widening * Math.sqrt(turns))
      return this.#newOutcome(first, end, openOdds);
    let best = first;
    let mostBehind = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < end; edge++) {
      if (tries[edge] === 0) continue;
      const behind = (prior[edge]! / openOdds) * turns - tries[edge]!;
      if (behind > mostBehind) {
        mostBehind = behind;
        best = edge;
      }
    }
    return best;
  }

  #newOutcome(first: Edge, end: Edge, openOdds: number): Edge {
    const { prior, tries } = this.tree;
    let left = this.random() * (1 - openOdds);
    let last = first;
    for (let edge = first; edge < end; edge++) {
      if (tries[edge]! > 0) continue;
      last = edge;
      left -= prior[edge]!;
      if (left < 0) break;
    }
    return last;
  }

  #selectPair(node: Node): Edge {
    const first = this.tree.firstEdge[node]!;
    const rows = this.tree.rows[node]!;
    const columns = columnsOf(this.tree, node);
    const row = this.#drawSealed(first, rows);
    const column = this.#drawSealed(first + rows, columns);
    return first + rows + columns + row * columns + column;
  }

  /** Mostly by the average mix, kept in `edgeWorth` of a side's choices. */
  #drawSealed(first: Edge, count: number): number {
    if (this.random() < SEALED_EXPLORATION) return Math.floor(this.random() * count);
    let left = this.random();
    for (let i = 0; i < count; i++) {
      left -= this.tree.edgeWorth[first + i]!;
      if (left < 0) return i;
    }
    return count - 1;
  }

  #learn(node: Node, edge: Edge): void {
    const { tree } = this;
    tree.edgeWorth[edge] = tree.worth[tree.child[edge]!]!;
    tree.tries[edge]!++;
    tree.visits[node]!++;
    settle(tree, node);
  }
}
