import { Choices } from '../../core/choices.ts';
import { NO_ACTION, type Sense } from '../../core/expert.ts';
import { type Action, type Seat, seatOf } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import type { Bot, Candidate, Decision, Question } from '../bot.ts';
import { Judge } from '../judge.ts';
import { isSealed, sealedChoice } from '../sealed.ts';
import { AlphaBeta } from './alphabetaSearch.ts';

const MOST_DEPTH = 24;
const CANDIDATES = 5;
/** The next depth takes several times as long as all before it: after this share of the time none is begun. */
const LAST_START = 0.5;
/** The runner-up gets one of so many parts of the nodes. */
const SECOND_SHARE = 2;
/** Values that differ by less are equal: what is mirrored adds up in another order. */
const EQUAL = 1e-9;

/** One action of the decision with what the deepest finished search says of it, for the side that thinks. */
interface Line {
  readonly action: Action;
  value: number;
}

/** Deepens until its budget ends: for games without dice, where the best answer to every action can be sought. */
export class AlphaBetaBot implements Bot {
  readonly #sense: Sense;
  readonly #nodes: number;
  #search: AlphaBeta | undefined;

  constructor(sense: Sense, nodes: number) {
    this.#sense = sense;
    this.#nodes = nodes;
  }

  async choose(question: Question): Promise<Decision> {
    const { game, view, side, random } = question;
    if (isSealed(question)) return sealedChoice(question, new Judge(game, this.#sense.evaluation, view));
    const seat = seatOf(side);
    const state = game.guess(view, side, random);
    const lines = this.#candidates(question, state, seat);
    const search = this.#prepare(question, state);
    const certain = this.#sense.certain(state, seat);
    const chosen = lines.find(({ action }) => action === certain);
    if (chosen) lines.splice(0, lines.length, chosen);
    await this.#deepen(question, search, state, seat, lines);
    const decided = decision(question, lines, search.nodes);
    if (question.report && lines.length > 1) await this.#findSecond(question, state, seat, lines);
    return decided;
  }

  /** All values but the best one's are bounds: whoever wants to know what comes next to it has the rest searched too. */
  async #findSecond(question: Question, state: State, seat: Seat, [best, ...rest]: readonly Line[]): Promise<void> {
    const { report: tell, ...quiet } = question;
    const nodes = (question.nodes ?? this.#nodes) / SECOND_SHARE;
    const search = this.#prepare({ ...quiet, nodes }, state);
    await this.#deepen(quiet, search, state, seat, rest);
    const capped = rest.map(({ action, value }) => ({ action, value: Math.min(value, best!.value) }));
    report({ ...quiet, report: tell! }, search.nodes, [best!, ...capped]);
  }

  /** In any order: of two that are equally good the first is taken, and no match is to be like the one before. */
  #candidates({ game, random }: Question, state: State, seat: Seat): Line[] {
    const choices = new Choices();
    game.choices(state, seat, choices);
    const all = choices.list();
    const looked = all.filter((action) => this.#sense.considers(state, seat, action, 0));
    const lines = (looked.length > 0 ? looked : all).map((action) => ({ action, value: 0.5 }));
    return shuffled(lines, random);
  }

  #prepare({ game, side, nodes, isOver }: Question, state: State): AlphaBeta {
    this.#search ??= new AlphaBeta(game, this.#sense, state);
    this.#search.begin(seatOf(side), nodes ?? this.#nodes, isOver);
    return this.#search;
  }

  /** Iterative deepening; `lines` are left with the best first, as far as was finished. */
  async #deepen(question: Question, search: AlphaBeta, state: State, seat: Seat, lines: Line[]): Promise<void> {
    const most = lines.length < 2 ? 1 : MOST_DEPTH;
    for (let depth = 0; depth < most && !search.isStopped; depth++) {
      await this.#iterate(question, search, state, seat, lines, depth);
      if (depth === 0) continue;
      if (isDecided(lines[0]!.value) || (question.spent?.() ?? 0) > LAST_START) return;
    }
  }

  async #iterate(
    question: Question,
    search: AlphaBeta,
    state: State,
    seat: Seat,
    lines: Line[],
    depth: number,
  ): Promise<void> {
    const isHome = seat === 0;
    const done: Line[] = [];
    let [alpha, beta] = [0, 1];
    for (const [index, { action }] of lines.entries()) {
      const share = search.after(state, seat, action, index, depth, alpha, beta);
      if (search.isStopped && depth > 0) break;
      const isBest = index === 0 || (isHome ? share > alpha + EQUAL : share < beta - EQUAL);
      // What is not better keeps its place: its value is only a bound.
      done[isBest ? 'unshift' : 'push']({ action, value: isHome ? share : 1 - share });
      if (isHome) alpha = Math.max(alpha, share);
      else beta = Math.min(beta, share);
      await question.pause?.();
    }
    const rest = lines.filter(({ action }) => !done.some((line) => line.action === action));
    lines.splice(0, lines.length, ...done, ...rest);
    report(question, search.nodes, lines);
  }
}

const SURE = 1e-4;
const isDecided = (value: number): boolean => value > 1 - SURE;

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

function report({ game, view, side, report: tell }: Question, nodes: number, lines: readonly Line[]): void {
  if (!tell) return;
  const candidates = lines.slice(0, CANDIDATES).map(
    ({ action, value }, rank): Candidate => ({
      action: game.writeAction(view, seatOf(side), action),
      value,
      share: rank === 0 ? 1 : 0,
    }),
  );
  tell({ nodes, value: lines[0]!.value, candidates });
}

function decision({ game, view, side }: Question, lines: readonly Line[], nodes: number): Decision {
  const { action, value } = lines[0]!;
  return { action, value, nodes, line: action === NO_ACTION ? [] : [game.writeAction(view, seatOf(side), action)] };
}
