import { Choices } from '../../core/choices.ts';
import { AWAY, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, HOME, HOME_BIT } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import type { Evaluation } from '../eval/eval.ts';
import { Judge } from '../judge.ts';
import { type Learner, playRound, worthOf } from '../matrix.ts';
import { type Edge, KIND, NO_NODE, type Node, Tree } from './tree.ts';

/** How the search spends its nodes. Losses are shares of the match, 0 to 1. */
export interface Settings {
  /** How much an action that looks good at first sight is tried before its results count: PUCT's constant. */
  readonly curiosity: number;
  /** The loss at first sight that makes an action e times less likely to be tried. */
  readonly temperature: number;
  /** Outcomes of chance looked into after n visits: this many times √n, the likely ones first. */
  readonly widening: number;
}

/** Share of sealed choices tried against the mix, so that every answer stays known. */
const SEALED_EXPLORATION = 0.15;
/** Rounds of regret matching when a sealed node is new; one more follows with each visit. */
const FIRST_ROUNDS = 40;
const LONGEST_PATH = 512;
/** Actions of a new node that are looked through where dice or a sealed turn follow. */
const CLOSER_LOOKS = 12;
/** Marks, in `prior`, an edge that waits for a closer look. */
const HANGING = 1;
const NO_EDGE: Edge = -1;

/**
 * One search over full states: grows the tree by one node an iteration. A choice is worth its best action, chance the
 * mean by its odds, a sealed turn what two unreadable mixes give; all actions of a new node are judged at first sight,
 * which makes their priors.
 */
export class Walk {
  readonly tree = new Tree();
  random: Random;
  readonly #game: Game;
  readonly #judge: Judge;
  readonly #settings: Settings;
  readonly #choices = new Choices();
  readonly #answers = new Choices();
  readonly #state: State;
  readonly #after: State;
  readonly #nodePath = new Int32Array(LONGEST_PATH);
  readonly #edgePath = new Int32Array(LONGEST_PATH);

  constructor(game: Game, evaluation: Evaluation, settings: Settings, random: Random, like: State) {
    this.#game = game;
    this.#judge = new Judge(game, evaluation, like);
    this.#settings = settings;
    this.random = random;
    this.#state = like.clone();
    this.#after = like.clone();
  }

  /** The node of this state, made where it is new. */
  nodeOf(s: State): Node {
    const known = this.tree.find(s.cells);
    return known === NO_NODE ? this.#expand(s) : known;
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
      if (isNew) node = this.#expand(s);
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
    return kind === KIND.sealed ? this.#selectPair(node) : this.#selectChoice(node, kind === KIND.home ? 1 : -1);
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
    const columns = this.#columns(node);
    const pair = edge - first - rows - columns;
    this.#game.apply(s, HOME, tree.action[first + Math.trunc(pair / columns)]!);
    this.#game.apply(s, AWAY, tree.action[first + rows + (pair % columns)]!);
  }

  #columns(node: Node): number {
    const rows = this.tree.rows[node]!;
    return (this.tree.edgeCount[node]! - rows) / (rows + 1);
  }

  // New nodes

  #expand(s: State): Node {
    const due = this.#game.toMove(s);
    if (due === CHANCE_BIT) return this.#expandChance(s);
    if (due === BOTH_BITS) return this.#expandSealed(s);
    if (due !== 0) return this.#expandChoice(s, due === HOME_BIT ? HOME : AWAY);
    const node = this.tree.addNode(KIND.over, 0);
    this.tree.worth[node] = this.#game.payoff(s);
    return node;
  }

  #expandChoice(s: State, seat: number): Node {
    const choices = this.#choices;
    this.#game.choices(s, seat, choices);
    const { tree } = this;
    const node = tree.addNode(seat, choices.n);
    const first = tree.firstEdge[node]!;
    const sign = seat === HOME ? 1 : -1;
    let hanging = 0;
    for (let i = 0; i < choices.n; i++) {
      const edge = first + i;
      tree.action[edge] = choices.action[i]!;
      this.#try(s, seat, edge);
      tree.edgeWorth[edge] = this.#judge.now(this.#after);
      tree.prior[edge] = this.#isHanging(this.#after) ? HANGING : 0;
      hanging += tree.prior[edge]!;
    }
    if (hanging > 0) this.#lookCloser(s, seat, first, choices.n);
    let best = -2;
    for (let edge = first; edge < first + choices.n; edge++) best = Math.max(best, sign * tree.edgeWorth[edge]!);
    let sum = 0;
    for (let i = 0; i < choices.n; i++) {
      const loss = best - sign * tree.edgeWorth[first + i]!;
      const prior = Math.exp(-loss / this.#settings.temperature);
      tree.prior[first + i] = prior;
      sum += prior;
    }
    for (let i = 0; i < choices.n; i++) tree.prior[first + i]! /= sum;
    tree.worth[node] = sign * best;
    return node;
  }

  #try(s: State, seat: number, edge: Edge): void {
    this.#after.copyFrom(s);
    this.#game.apply(this.#after, seat, this.tree.action[edge]!);
  }

  /** Whether dice or a sealed turn come next, so that a state is better looked through than at. */
  #isHanging(s: State): boolean {
    const due = this.#game.toMove(s);
    return due === CHANCE_BIT || due === BOTH_BITS;
  }

  /** Looks through the best hanging edges; the others are not better than the worst of those. */
  #lookCloser(s: State, seat: number, first: Edge, count: number): void {
    const { edgeWorth, prior } = this.tree;
    const sign = seat === HOME ? 1 : -1;
    let worst = 2;
    for (let looks = 0; looks < CLOSER_LOOKS; looks++) {
      let best = NO_EDGE;
      for (let edge = first; edge < first + count; edge++)
        if (prior[edge] === HANGING && (best === NO_EDGE || sign * edgeWorth[edge]! > sign * edgeWorth[best]!))
          best = edge;
      if (best === NO_EDGE) return;
      this.#try(s, seat, best);
      edgeWorth[best] = this.#judge.expected(this.#after);
      prior[best] = 0;
      worst = Math.min(worst, sign * edgeWorth[best]!);
    }
    for (let edge = first; edge < first + count; edge++)
      if (prior[edge] === HANGING) edgeWorth[edge] = sign * Math.min(worst, sign * edgeWorth[edge]!);
  }

  #expandChance(s: State): Node {
    const outcomes = this.#choices;
    this.#game.choices(s, CHANCE, outcomes);
    const { tree } = this;
    const node = tree.addNode(KIND.chance, outcomes.n);
    const first = tree.firstEdge[node]!;
    const total = outcomes.totalWeight();
    for (let i = 0; i < outcomes.n; i++) {
      this.#after.copyFrom(s);
      this.#game.apply(this.#after, CHANCE, outcomes.action[i]!);
      tree.action[first + i] = outcomes.action[i]!;
      tree.edgeWorth[first + i] = this.#judge.now(this.#after);
      tree.prior[first + i] = outcomes.weight[i]! / total;
    }
    this.#weighOutcomes(node);
    return node;
  }

  #expandSealed(s: State): Node {
    const rows = this.#choices;
    const columns = this.#answers;
    this.#game.choices(s, HOME, rows);
    this.#game.choices(s, AWAY, columns);
    const { tree } = this;
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
    for (let round = 1; round <= FIRST_ROUNDS; round++) this.#playRound(node, round);
    return node;
  }

  // Choosing an edge

  #selectChoice(node: Node, sign: number): Edge {
    const { edgeWorth, prior, tries, firstEdge, edgeCount, visits } = this.tree;
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    const scale = this.#settings.curiosity * Math.sqrt(visits[node]! + 1);
    let best = first;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < end; edge++) {
      const score = sign * edgeWorth[edge]! + (scale * prior[edge]!) / (1 + tries[edge]!);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Of the outcomes looked into, the one furthest behind its odds; from time to time a new one is drawn. */
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
    const columns = this.#columns(node);
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

  // Learning from a visit

  #learn(node: Node, edge: Edge): void {
    const { tree } = this;
    tree.edgeWorth[edge] = tree.worth[tree.child[edge]!]!;
    tree.tries[edge]!++;
    const visits = ++tree.visits[node]!;
    const kind = tree.kind[node]!;
    if (kind === KIND.chance) this.#weighOutcomes(node);
    else if (kind === KIND.sealed) this.#playRound(node, FIRST_ROUNDS + visits);
    else this.#takeBest(node, kind === KIND.home ? 1 : -1);
  }

  #takeBest(node: Node, sign: number): void {
    const { edgeWorth, firstEdge, edgeCount } = this.tree;
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    let best = -2;
    for (let edge = first; edge < end; edge++) best = Math.max(best, sign * edgeWorth[edge]!);
    this.tree.worth[node] = sign * best;
  }

  #weighOutcomes(node: Node): void {
    const { edgeWorth, prior, firstEdge, edgeCount } = this.tree;
    const first = firstEdge[node]!;
    const end = first + edgeCount[node]!;
    let sum = 0;
    for (let edge = first; edge < end; edge++) sum += prior[edge]! * edgeWorth[edge]!;
    this.tree.worth[node] = sum;
  }

  /** One more round of regret matching on the pairs as they are now. */
  #playRound(node: Node, round: number): void {
    const { tree } = this;
    const rows = tree.rows[node]!;
    const columns = this.#columns(node);
    const first = tree.firstEdge[node]!;
    const home = this.#learner(first, rows);
    const away = this.#learner(first + rows, columns);
    const pairs = first + rows + columns;
    const open = { earned: tree.edgeWorth.subarray(pairs, pairs + rows * columns), columns };
    playRound(home, [open], [away], round);
    tree.worth[node] = worthOf(home, open, away);
  }

  /** The choices of one side at a sealed node: `prior` holds their regrets, `edgeWorth` their average mix. */
  #learner(first: Edge, count: number): Learner {
    const { prior, edgeWorth } = this.tree;
    return { regret: prior.subarray(first, first + count), average: edgeWorth.subarray(first, first + count) };
  }
}
