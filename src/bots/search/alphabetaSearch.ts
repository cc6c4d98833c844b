import { Choices } from '../../core/choices.ts';
import { NO_ACTION, type Sense, valueOf } from '../../core/expert.ts';
import { type Action, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, type Seat } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { AT_LEAST, AT_MOST, EXACT, Table } from './alphabetaTable.ts';

/** Deepest line that is followed, obvious actions included. */
const MOST_PLIES = 48;
/** Nodes between two looks at the clock. */
const CHECK_EVERY = 256;
/** A win now is better than a win later, by this much a ply. */
const HASTE = 1e-6;
/** Width of a window that only tells better from worse. */
const HAIR = 1e-9;
/** After so many better-looking actions the rest is searched less deep first. */
const FULL_WIDTH = 6;
const NARROW_WIDTH = 20;
/** The part of its expectation that the thinking side gives up where nothing happens. */
const IDLE_LOSS = 0.06;
const HISTORY_SIZE = 1 << 18;
const HISTORY_MASK = HISTORY_SIZE - 1;
/** So many points of history are worth one of urgency. */
const HISTORY_UNIT = 1000;

/** One level of the line under search, with its own lists so that nothing is allocated on the way. */
class Ply {
  readonly state: State;
  readonly choices = new Choices();
  readonly scores = new Float64Array(1024);

  constructor(like: State) {
    this.state = like.clone();
  }
}

/**
 * Alpha-beta over home's share of the match: home's actions raise it, away's lower it, whoever is to act. Sealed choices
 * are worth the mean over all pairs of commits, chance the mean of its outcomes.
 */
export class AlphaBeta {
  nodes = 0;
  isStopped = false;
  budget = Number.POSITIVE_INFINITY;
  isOver: () => boolean = () => false;
  #nextLook = 0;
  #thinker: Seat = 0;
  readonly #game: Game;
  readonly #sense: Sense;
  readonly #table: Table;
  readonly #plies: Ply[];
  /** How often an action was the best of its node, by its last bits. */
  readonly #history = new Float64Array(HISTORY_SIZE);

  constructor(game: Game, sense: Sense, like: State) {
    this.#game = game;
    this.#sense = sense;
    this.#table = new Table(sense.tellingCells(like));
    this.#plies = Array.from({ length: MOST_PLIES + 1 }, () => new Ply(like));
  }

  /** Begins a new decision: what was learned of other states stays in the table. */
  begin(thinker: Seat, budget: number, isOver: () => boolean): void {
    if (thinker !== this.#thinker) this.#table.clear();
    this.#thinker = thinker;
    this.nodes = 0;
    this.isStopped = false;
    this.budget = budget;
    this.isOver = isOver;
    this.#nextLook = 0;
    this.#history.fill(0);
  }

  #look(): void {
    this.#nextLook = this.nodes + CHECK_EVERY;
    if (this.nodes >= this.budget || this.isOver()) this.isStopped = true;
  }

  /**
   * Home's share after the action, searched this deep; of any but the first (`index` 0) only whether it is better than
   * what alpha and beta already promise. Not to be used where the search was stopped.
   */
  after(s: State, seat: Seat, action: Action, index: number, depth: number, alpha: number, beta: number): number {
    this.#plies[0]!.state.copyFrom(s);
    this.#step(0, seat, action);
    return this.#reduced(0, depth + 1, index, seat === 0, alpha, beta);
  }

  /** Without looking ahead but for what is obvious. */
  #judge(s: State, ply: number): number {
    this.nodes++;
    const due = this.#game.toMove(s);
    if (due === 0) return this.#ended(s, ply);
    return due === BOTH_BITS ? this.#sealed(s, ply) : this.#estimate(s);
  }

  /** By the evaluation; who thinks wants something to happen. */
  #estimate(s: State): number {
    const share = valueOf(this.#sense.evaluation, s);
    if (!this.#sense.isIdle(s, this.#thinker)) return share;
    return this.#thinker === 0 ? share * (1 - IDLE_LOSS) : share + (1 - share) * IDLE_LOSS;
  }

  #ended(s: State, ply: number): number {
    const share = this.#game.payoff(s);
    return share + (0.5 - share) * 2 * HASTE * ply;
  }

  /** Both sides' commits, all equally likely. */
  #sealed(s: State, ply: number): number {
    const { state, choices } = this.#plies[Math.min(ply + 1, MOST_PLIES)]!;
    const game = this.#game;
    game.choices(s, 0, choices);
    const own = choices.list();
    game.choices(s, 1, choices);
    const answers = choices.list();
    let sum = 0;
    for (const home of own)
      for (const away of answers) {
        state.copyFrom(s);
        game.apply(state, 0, home);
        game.apply(state, 1, away);
        sum += game.toMove(state) === 0 ? this.#ended(state, ply + 1) : this.#estimate(state);
      }
    return sum / (own.length * answers.length);
  }

  #chance(ply: number, depth: number): number {
    const { state, choices } = this.#plies[ply]!;
    this.#game.choices(state, CHANCE, choices);
    const outcomes = choices.list();
    const weights = [...choices.weight.subarray(0, choices.n)];
    const total = choices.totalWeight();
    let sum = 0;
    for (const [i, outcome] of outcomes.entries()) {
      this.#step(ply, CHANCE, outcome);
      sum += weights[i]! * this.#search(ply + 1, depth - 1, 0, 1);
    }
    return sum / total;
  }

  #step(ply: number, seat: Seat, action: Action): void {
    const { state } = this.#plies[ply + 1]!;
    state.copyFrom(this.#plies[ply]!.state);
    this.#game.apply(state, seat, action);
  }

  #search(ply: number, depth: number, alpha: number, beta: number): number {
    const { state } = this.#plies[ply]!;
    const due = this.#game.toMove(state);
    if (due === 0 || due === BOTH_BITS || ply >= MOST_PLIES) return this.#judge(state, ply);
    if (due === CHANCE_BIT) return depth <= 0 ? this.#judge(state, ply) : this.#chance(ply, depth);
    const seat = due >> 1;
    const obvious = this.#sense.obvious(state);
    if (obvious !== NO_ACTION) {
      this.#step(ply, seat, obvious);
      return this.#search(ply + 1, depth, alpha, beta);
    }
    if (depth <= 0) return this.#judge(state, ply);
    if (this.nodes >= this.#nextLook) this.#look();
    return this.isStopped ? this.#judge(state, ply) : this.#choose(ply, seat, depth, alpha, beta);
  }

  #choose(ply: number, seat: Seat, depth: number, low: number, high: number): number {
    const { state, choices, scores } = this.#plies[ply]!;
    const table = this.#table;
    const slot = table.slotOf(state);
    const { key } = table;
    let hint = NO_ACTION;
    if (table.holds(slot, key)) {
      const value = table.value(slot);
      const bound = table.bound(slot);
      const isEnough = bound === EXACT || (bound === AT_LEAST ? value >= high : value <= low);
      if (table.depth(slot) >= depth && isEnough) return value;
      hint = table.best(slot);
    }
    this.#list(ply, seat);
    const isHome = seat === 0;
    let alpha = low;
    let beta = high;
    let best = isHome ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let bestAction = NO_ACTION;
    // What was best before is often enough: the others are only looked at, which is dear, when it is not.
    const tried = hint !== NO_ACTION && bringToFront(choices, hint) ? 1 : 0;
    for (let i = 0; i < choices.n; i++) {
      if (i === tried) this.#score(ply, seat, depth, tried);
      const action = i < tried ? hint : pickNext(choices, scores, i);
      this.#step(ply, seat, action);
      const value = this.#reduced(ply, depth, i, isHome, alpha, beta);
      if (this.isStopped) return value;
      if (isHome ? value > best : value < best) {
        best = value;
        bestAction = action;
      }
      if (isHome) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    if (bestAction !== NO_ACTION) this.#history[bestAction & HISTORY_MASK]! += depth * depth;
    table.store(slot, key, depth, best, best <= low ? AT_MOST : best >= high ? AT_LEAST : EXACT, bestAction);
    return best;
  }

  /**
   * All but the first action are only asked whether they are better, late ones less deep; those that are get a full
   * search.
   */
  #reduced(ply: number, depth: number, index: number, isHome: boolean, alpha: number, beta: number): number {
    if (index === 0) return this.#search(ply + 1, depth - 1, alpha, beta);
    const less = depth < 2 || index < FULL_WIDTH ? 0 : index < NARROW_WIDTH ? 1 : 2;
    const low = isHome ? alpha : Math.max(alpha, beta - HAIR);
    const high = isHome ? Math.min(beta, alpha + HAIR) : beta;
    const value = this.#search(ply + 1, depth - 1 - less, low, high);
    if (this.isStopped || (isHome ? value <= alpha : value >= beta)) return value;
    return less === 0 && (isHome ? value >= beta : value <= alpha)
      ? value
      : this.#search(ply + 1, depth - 1, alpha, beta);
  }

  /** Fills the ply with the actions worth a look. */
  #list(ply: number, seat: Seat): void {
    const { state, choices } = this.#plies[ply]!;
    const sense = this.#sense;
    this.#game.choices(state, seat, choices);
    choices.filter((action) => sense.considers(state, seat, action, ply));
  }

  /** Scores the listed actions from `from` on: by the state each leads to where depth pays for that. */
  #score(ply: number, seat: Seat, depth: number, from: number): void {
    const { state, choices, scores } = this.#plies[ply]!;
    const sign = seat === 0 ? 1 : -1;
    const next = this.#plies[ply + 1]!.state;
    for (let i = from; i < choices.n; i++) {
      const action = choices.action[i]!;
      if (depth > 1) {
        next.copyFrom(state);
        this.#game.apply(next, seat, action);
        scores[i] = sign * this.#judge(next, ply + 1);
      } else
        scores[i] =
          this.#sense.urgency(state, seat, action) + Math.min(1, this.#history[action & HISTORY_MASK]! / HISTORY_UNIT);
    }
  }
}

/** Says whether the action is among the choices; it is the first of them then. */
function bringToFront(choices: Choices, action: Action): boolean {
  for (let i = 0; i < choices.n; i++) {
    if (choices.action[i] !== action) continue;
    choices.action[i] = choices.action[0]!;
    choices.action[0] = action;
    return true;
  }
  return false;
}

/** The best-scored of the actions from `from` on, brought to that place. */
function pickNext(choices: Choices, scores: Float64Array, from: number): Action {
  let best = from;
  for (let i = from + 1; i < choices.n; i++) if (scores[i]! > scores[best]!) best = i;
  const action = choices.action[best]!;
  choices.action[best] = choices.action[from]!;
  choices.action[from] = action;
  const score = scores[best]!;
  scores[best] = scores[from]!;
  scores[from] = score;
  return action;
}
