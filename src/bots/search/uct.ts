import { Choices } from '../../core/choices.ts';
import { CHANCE, firstSeat, type Game, HOME, type Seat, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import type { Bot, Decision, Question } from '../bot.ts';

const EXPLORATION = Math.SQRT2;
const STANDARD_NODES = 2_000;
const CHECK_EVERY = 8;
const PAUSE_EVERY = 128;
/** A playout that is still going on after so many steps is decided by who leads. */
const LONGEST_PLAYOUT = 1_000;

interface Branch {
  readonly seat: Seat;
  readonly children: Map<number, Branch>;
  visits: number;
  /** Home's shares of all playouts through here, added up. */
  total: number;
}

const branch = (seat: Seat): Branch => ({ seat, children: new Map(), visits: 0, total: 0 });

/**
 * Plain UCT with random playouts to the end of the match, a new guess of what is hidden for each: the baseline that
 * the search with knowledge is measured against. Knows no game.
 */
export const uctBot: Bot = {
  async choose({ game, view, side, random, isOver, nodes = STANDARD_NODES, pause }: Question): Promise<Decision> {
    const seat = seatOf(side);
    const root = branch(seat);
    const s: State = view.clone();
    const choices = new Choices();
    let count = 0;
    while (count < nodes && !(count > 0 && count % CHECK_EVERY === 0 && isOver())) {
      s.copyFrom(game.guess(view, side, random));
      iterate(game, s, root, choices, random);
      count++;
      if (pause && count % PAUSE_EVERY === 0) await pause();
    }
    const [action, best] = [...root.children].reduce((a, b) => (b[1].visits > a[1].visits ? b : a));
    const share = best.total / best.visits;
    return {
      action,
      value: seat === HOME ? share : 1 - share,
      nodes: count,
      line: [game.writeAction(view, seat, action)],
    };
  },
};

function iterate(game: Game, s: State, root: Branch, choices: Choices, random: () => number): void {
  const path = [root];
  let at = root;
  let isNew = false;
  while (!isNew && game.toMove(s) !== 0) {
    game.choices(s, at.seat, choices);
    const action = at.seat === CHANCE ? choices.pick(random()) : select(at, choices, random);
    game.apply(s, at.seat, action);
    const known = at.children.get(action);
    isNew = known === undefined;
    const next = known ?? branch(firstSeat(game.toMove(s)));
    at.children.set(action, next);
    path.push(next);
    at = next;
  }
  const share = playout(game, s, choices, random);
  for (const one of path) {
    one.visits++;
    one.total += share;
  }
}

/** An action not yet tried, any of them; else the one with the highest upper bound. */
function select(at: Branch, choices: Choices, random: () => number): number {
  let untried = 0;
  let best = choices.action[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.n; i++) {
    const action = choices.action[i]!;
    const child = at.children.get(action);
    if (!child) {
      if (random() * ++untried < 1) best = action;
    } else if (untried === 0) {
      const mean = child.total / child.visits;
      const score = (at.seat === HOME ? mean : 1 - mean) + EXPLORATION * Math.sqrt(Math.log(at.visits) / child.visits);
      if (score > bestScore) {
        bestScore = score;
        best = action;
      }
    }
  }
  return best;
}

function playout(game: Game, s: State, choices: Choices, random: () => number): number {
  for (let step = 0; step < LONGEST_PLAYOUT; step++) {
    if (game.toMove(s) === 0) return game.payoff(s);
    const seat = firstSeat(game.toMove(s));
    game.choices(s, seat, choices);
    game.apply(s, seat, seat === CHANCE ? choices.pick(random()) : choices.action[Math.floor(random() * choices.n)]!);
  }
  const [home, away] = game.score(s);
  return home === away ? 0.5 : home > away ? 1 : 0;
}
