import { type Action, type Game, type Seat, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import type { Bot, Candidate, Decision, Question, Thought } from '../bot.ts';
import type { Evaluation } from '../eval/eval.ts';
import { Judge } from '../judge.ts';
import { isSealed, sealedChoice } from '../sealed.ts';
import { type Edge, KIND, NO_NODE, type Node } from './tree.ts';
import { type Settings, Walk } from './walk.ts';

export interface SearchSettings extends Settings {
  /** The budget where the question brings none. */
  readonly nodes: number;
  /** How many guesses of what it can't see a bot searches side by side. */
  readonly guesses: number;
  /** The loss that makes the final choice e times less likely; 0 takes what was searched most. */
  readonly noise: number;
}

export const STANDARD: SearchSettings = {
  curiosity: 1.2,
  temperature: 0.03,
  widening: 2,
  nodes: 20_000,
  guesses: 8,
  noise: 0,
};

/** Iterations between two looks at the clock, two pauses and two reports. */
const CHECK_EVERY = 8;
const PAUSE_EVERY = 256;
const REPORT_EVERY = 1024;
const CANDIDATES = 5;
const LONGEST_LINE = 12;

interface Root {
  readonly state: State;
  readonly node: Node;
}

/** One decision under way: the same choices in several guessed states, judged together. */
class Deliberation {
  readonly #walk: Walk;
  readonly #roots: readonly Root[];
  readonly #sign: number;
  readonly #settings: SearchSettings;
  readonly count: number;
  nodes = 0;

  constructor(walk: Walk, roots: readonly Root[], seat: Seat, settings: SearchSettings) {
    this.#walk = walk;
    this.#roots = roots;
    this.#sign = seat === 0 ? 1 : -1;
    this.#settings = settings;
    this.count = walk.tree.edgeCount[roots[0]!.node]!;
  }

  step(): void {
    const { state, node } = this.#roots[this.nodes % this.#roots.length]!;
    this.nodes++;
    this.#walk.iterate(
      state,
      node,
      this.#edge(node, this.#roots.length === 1 ? this.#choose(node) : this.#chooseTogether()),
    );
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

  /** The choices by how much they were searched, then by value. */
  ranked(): number[] {
    return Array.from({ length: this.count }, (_, i) => i).sort(
      (a, b) => this.tries(b) - this.tries(a) || this.value(b) - this.value(a),
    );
  }

  #edge(node: Node, i: number): Edge {
    return this.#walk.tree.firstEdge[node]! + i;
  }

  #choose(node: Node): number {
    return this.#walk.select(node) - this.#walk.tree.firstEdge[node]!;
  }

  /** As the walk chooses, over the means of all guesses. */
  #chooseTogether(): number {
    const { tree } = this.#walk;
    const scale = this.#settings.curiosity * Math.sqrt(this.nodes);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      let worth = 0;
      let prior = 0;
      let tries = 0;
      for (const { node } of this.#roots) {
        const edge = this.#edge(node, i);
        worth += tree.edgeWorth[edge]!;
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

/** The tree search of all games; its tree is kept for the next decision of the same match. */
export class SearchBot implements Bot {
  readonly #evaluation: Evaluation;
  readonly #settings: SearchSettings;
  #walk: Walk | undefined;
  #match = '';

  constructor(evaluation: Evaluation, settings: Partial<SearchSettings> = {}) {
    this.#evaluation = evaluation;
    this.#settings = { ...STANDARD, ...settings };
  }

  async choose(question: Question): Promise<Decision> {
    const { game, view, side, isOver, pause, report } = question;
    if (isSealed(question)) return sealedChoice(question, new Judge(game, this.#evaluation, view));
    const walk = this.#prepare(question);
    const roots = this.#roots(question, walk);
    const deliberation = new Deliberation(walk, roots, seatOf(side), this.#settings);
    const budget = deliberation.count === 1 ? 1 : (question.nodes ?? this.#settings.nodes);
    while (deliberation.nodes < budget && !walk.tree.isFull) {
      if (deliberation.nodes % CHECK_EVERY === 0 && isOver()) break;
      deliberation.step();
      if (report && deliberation.nodes % REPORT_EVERY === 0) report(this.#thought(question, deliberation));
      if (pause && deliberation.nodes % PAUSE_EVERY === 0) await pause();
    }
    report?.(this.#thought(question, deliberation));
    const chosen = this.#pick(question, deliberation);
    return {
      action: deliberation.action(chosen),
      value: deliberation.value(chosen),
      nodes: deliberation.nodes,
      line: this.#line(game, walk, roots[0]!, chosen),
    };
  }

  /** The walk of this match; it begins anew with another match, or where its tree has grown large. */
  #prepare({ game, view, random }: Question): Walk {
    const match = `${game.id} ${JSON.stringify(view.options)}`;
    if (!this.#walk || this.#match !== match)
      this.#walk = new Walk(game, this.#evaluation, this.#settings, random, view);
    else if (this.#walk.tree.isWorn) this.#walk.tree.clear();
    this.#match = match;
    this.#walk.random = random;
    return this.#walk;
  }

  #roots({ game, view, side, random }: Question, walk: Walk): Root[] {
    const first = game.guess(view, side, random);
    const isOpen = first.cells.every((cell, i) => cell === view.cells[i]);
    const states = [first];
    if (!isOpen) while (states.length < this.#settings.guesses) states.push(game.guess(view, side, random));
    return states.map((state) => ({ state, node: walk.nodeOf(state) }));
  }

  #pick({ random }: Question, deliberation: Deliberation): number {
    const ranked = deliberation.ranked();
    const best = ranked[0]!;
    if (this.#settings.noise === 0) return best;
    const odds = ranked.map((i) => Math.exp((deliberation.value(i) - deliberation.value(best)) / this.#settings.noise));
    let left = random() * odds.reduce((sum, one) => sum + one, 0);
    for (const [rank, i] of ranked.entries()) {
      left -= odds[rank]!;
      if (left < 0) return i;
    }
    return best;
  }

  #thought({ game, view, side }: Question, deliberation: Deliberation): Thought {
    const candidates = deliberation
      .ranked()
      .slice(0, CANDIDATES)
      .map(
        (i): Candidate => ({
          action: game.writeAction(view, seatOf(side), deliberation.action(i)),
          value: deliberation.value(i),
          share: deliberation.tries(i) / Math.max(1, deliberation.nodes),
        }),
      );
    return { nodes: deliberation.nodes, value: candidates[0]?.value ?? 0.5, candidates };
  }

  /** The chosen action and what was searched most after it, until something is left to chance or hidden. */
  #line(game: Game, walk: Walk, root: Root, chosen: number): string[] {
    const { tree } = walk;
    const s = root.state.clone();
    const line: string[] = [];
    let node = root.node;
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
}
