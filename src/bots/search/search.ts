import type { Evaluation, Habits, Instinct } from '../../core/expert.ts';
import { type Action, seatOf } from '../../core/game.ts';
import type { Bot, Candidate, Decision, Question, Thought } from '../bot.ts';
import { guessesOf } from '../guesses.ts';
import { sensibleActions } from '../instinct.ts';
import { Judge } from '../judge.ts';
import { isSealed, sealedChoice } from '../sealed.ts';
import { softBest } from '../slip.ts';
import { Deliberation, type Root } from './deliberation.ts';
import { Walk } from './walk.ts';

export interface SearchSettings extends Habits {
  /** The budget where the question brings none. */
  readonly nodes: number;
  /** How many guesses of what it can't see a bot searches side by side. */
  readonly guesses: number;
  /** The loss that makes the final choice e times less likely in an even match; 0 takes what was searched most. */
  readonly noise: number;
  /** What the final choice gets right, however little was searched. */
  readonly instinct: Instinct | null;
}

export const STANDARD: SearchSettings = {
  curiosity: 1.2,
  temperature: 0.03,
  widening: 2,
  nodes: 2_000,
  guesses: 4,
  noise: 0,
  instinct: null,
};

/** Iterations between two looks at the clock, two pauses and two reports. */
const CHECK_EVERY = 8;
const PAUSE_EVERY = 64;
const REPORT_EVERY = 1024;
/** A decision gets at least one of so many parts of its budget, however much is known already. */
const LEAST_SHARE = 8;
/** The share of the time after which the speed of a search is known, and how much faster it may yet become. */
const FIRST_SHARE = 0.1;
const SPEED_MARGIN = 1.25;
const CANDIDATES = 5;
/** An action that is studied gets at least one of so many nodes. */
const STUDIED_SHARE = 4;

/** What is left of a budget where so many nodes are known from the decision before; something always is. */
const rest = (nodes: number, known: number): number => Math.max(nodes / LEAST_SHARE, nodes - known);

/** Nodes that the whole time is good for at the speed so far; any number before there was a speed. */
function nodesInTime({ spent }: Question, nodes: number): number {
  const share = spent?.() ?? 0;
  return nodes === 0 || share < FIRST_SHARE ? Number.POSITIVE_INFINITY : nodes / share;
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
    const { game, view } = question;
    if (isSealed(question)) return sealedChoice(question, new Judge(game, this.#evaluation, view));
    const isPlain = this.#settings.noise === 0;
    return this.#decide(question, await this.#deliberate(question, isPlain));
  }

  /** The decision it would take, and what an action that somebody else took is worth beside it. */
  async study(question: Question, action: Action): Promise<{ readonly best: Decision; readonly value: number }> {
    const deliberation = await this.#deliberate(question, false);
    const best = this.#decide(question, deliberation);
    const taken = deliberation.indexOf(action);
    const enough = deliberation.nodes / STUDIED_SHARE;
    while (deliberation.tries(taken) < enough && !question.isOver()) deliberation.step(taken);
    return { best, value: deliberation.value(taken) };
  }

  /** `mayStop`: only what is tried most matters, so the rest of the budget is saved once that can't change. */
  async #deliberate(question: Question, mayStop: boolean): Promise<Deliberation> {
    const { side, isOver, pause, report } = question;
    const walk = this.#prepare(question);
    const guesses = guessesOf(question, this.#settings.guesses);
    const roots = guesses.map((state): Root => ({ state, node: walk.rootOf(state) }));
    const deliberation = new Deliberation(walk, roots, seatOf(side), this.#settings.curiosity);
    const { known, count } = deliberation;
    const budget = count === 1 ? 1 : rest(question.nodes ?? this.#settings.nodes, known);
    while (deliberation.nodes < budget && !walk.tree.isFull) {
      if (deliberation.nodes % CHECK_EVERY === 0) {
        if (isOver()) break;
        const left = Math.min(budget, rest(nodesInTime(question, deliberation.nodes), known)) - deliberation.nodes;
        if (left <= 0 || (mayStop && deliberation.isSettled(SPEED_MARGIN * left))) break;
      }
      deliberation.step();
      if (report && deliberation.nodes % REPORT_EVERY === 0) report(this.#thought(question, deliberation));
      if (pause && deliberation.nodes % PAUSE_EVERY === 0) await pause();
    }
    report?.(this.#thought(question, deliberation));
    return deliberation;
  }

  #decide(question: Question, deliberation: Deliberation): Decision {
    const chosen = this.#pick(question, deliberation);
    return {
      action: deliberation.action(chosen),
      value: deliberation.value(chosen),
      nodes: deliberation.nodes,
      line: deliberation.line(question.game, chosen),
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

  #pick(question: Question, deliberation: Deliberation): number {
    const { instinct, noise } = this.#settings;
    const all = deliberation.ranked();
    const left = new Set(
      sensibleActions(
        question,
        instinct,
        all.map((i) => deliberation.action(i)),
      ),
    );
    const ranked = all.filter((i) => left.has(deliberation.action(i)));
    if (noise === 0) return ranked[0]!;
    const values = ranked.map((i) => deliberation.value(i));
    return ranked[softBest(values, noise, question.random)]!;
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
}
