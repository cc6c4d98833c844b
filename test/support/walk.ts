import { Choices } from '../../src/core/choices.ts';
import { type Action, AWAY, CHANCE, type Game, type GameWithTexts, HOME, type Seat } from '../../src/core/game.ts';
import { defaultOptions, type OptionSpec, type Options } from '../../src/core/options.ts';
import { type Random, randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import { caseStates } from './cases.ts';

/** What happened in a walk: an action of a seat, or the whistle. */
export type Move = { readonly seat: Seat; readonly action: Action; readonly text: string } | 'whistle';

/** A state met on a walk, before `seat` plays `action`. All of it is used again by the next step: clone what shall stay. */
export interface Visit {
  readonly state: State;
  readonly seat: Seat;
  readonly choices: Choices;
  readonly action: Action;
}

/** How many times as many walks as usual: `SCALE=10` looks for what is rare. */
export const SCALE = Number(process.env['SCALE'] ?? 1);

const SEATS: readonly Seat[] = [HOME, AWAY, CHANCE];
const TURN_LIMIT = 200;
const CASE_STEPS = 12;
const LOOKS = 6;
const WHISTLE_ODDS = { whistle: 1 / 50, plays: 1 / 1000 };

export const seatsToMove = (game: Game, s: State): Seat[] => SEATS.filter((seat) => (game.toMove(s) >> seat) & 1);

/** One of the members, all equally likely. */
export const pickOne = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Small numbers are likelier, so that periods are short and every end is reached. */
function someValue(spec: OptionSpec, random: Random): string | number | boolean {
  if (spec.type === 'bool') return random() < 0.5;
  if (spec.type === 'enum') return pickOne(spec.values, random);
  return spec.min + Math.floor(random() * Math.min(spec.max - spec.min + 1, 12));
}

/** A match that ends by itself: a limit of turns where the rules know none (docs/games/mat.md, section 9). */
export const withAnEnd = (options: Options): Options =>
  options['maxTurns'] === 0 ? { ...options, maxTurns: TURN_LIMIT } : options;

/** The defaults for an even number, any options for an odd one. */
export function someOptions(game: Game, number: number, random: Random): Options {
  if (number % 2 === 0) return withAnEnd(defaultOptions(game.options));
  const values = Object.entries(game.options).map(([name, spec]) => [name, someValue(spec, random)]);
  return withAnEnd(Object.fromEntries(values) as Options);
}

type Visitor = (at: Visit) => void;
/** How a walk goes on: one of the choices in `out`. */
type Choose = (s: State, seat: Seat, out: Choices, random: Random) => Action;

const anyChoice: Choose = (_s, seat, out, random) =>
  seat === CHANCE ? out.pick(random()) : out.action[Math.floor(random() * out.n)]!;

/** Goes on from `state`, which it changes. Now and then the whistle is tried. */
function stroll(game: Game, state: State, steps: number, random: Random, choose: Choose, visit: Visitor): Move[] {
  const whistleOdds = state.options['clock'] === 'whistle' ? WHISTLE_ODDS.whistle : WHISTLE_ODDS.plays;
  const moves: Move[] = [];
  const out = new Choices();
  while (moves.length < steps && game.toMove(state) !== 0) {
    if (random() < whistleOdds && game.whistle(state) === undefined) {
      moves.push('whistle');
      continue;
    }
    const seat = pickOne(seatsToMove(game, state), random);
    game.choices(state, seat, out);
    if (out.n === 0) complain(game, state, 'nothing to choose');
    const action = choose(state, seat, out, random);
    const text = game.writeAction(state, seat, action);
    visit({ state, seat, choices: out, action });
    game.apply(state, seat, action);
    moves.push({ seat, action, text });
  }
  return moves;
}

/** What a walk left behind, for replaying it. */
export interface Trace {
  readonly options: Options;
  readonly moves: readonly Move[];
  readonly end: State;
}

/**
 * A random match, or its first `steps` moves, from a seed. `visit` is called before every move and may ask anything of the
 * state, but not change it.
 */
export function walk(game: Game, number: number, steps: number, visit: Visitor = () => {}): Trace {
  const random = randomFrom(`${game.id} ${number}`);
  const options = someOptions(game, number, random);
  const end = game.setup(options);
  const moves = stroll(game, end, steps, random, anyChoice, visit);
  return { options, moves, end };
}

/** Prefers what leads to events and phases that were rarely seen so far. */
class Curiosity {
  readonly #game: Game;
  readonly #seen = new Map<string, number>();

  constructor(game: Game) {
    this.#game = game;
  }

  readonly choose: Choose = (s, seat, out, random) => {
    if (random() < 0.5) return anyChoice(s, seat, out, random);
    const looks = Array.from({ length: Math.min(LOOKS, out.n) }, () => {
      const action = out.action[Math.floor(random() * out.n)]!;
      const names = this.#namesAfter(s, seat, action);
      return { action, names, rarity: Math.min(...names.map((name) => this.#seen.get(name) ?? 0)) };
    });
    const best = looks.reduce((a, b) => (b.rarity < a.rarity ? b : a));
    for (const name of best.names) this.#seen.set(name, (this.#seen.get(name) ?? 0) + 1);
    return best.action;
  };

  /** The events that an action tells and the phase that it leads to. */
  #namesAfter(s: State, seat: Seat, action: Action): string[] {
    const after = s.clone();
    const names: string[] = [];
    this.#game.apply(after, seat, action, ({ type }) => names.push(type));
    const turn = this.#game.turn(after);
    return [...names, turn.kind === 'over' ? 'over' : `phase ${turn.phase}`];
  }
}

/** Curious walks from the start and, short ones, from every position of the game's cases: rare phases are met too. */
export function roam(game: GameWithTexts, walks: number, steps: number, visit: Visitor): void {
  const { choose } = new Curiosity(game);
  for (let number = 0; number < walks; number++) {
    const random = randomFrom(`roaming ${game.id} ${number}`);
    stroll(game, game.setup(someOptions(game, number, random)), steps, random, choose, visit);
  }
  const random = randomFrom(`cases of ${game.id}`);
  for (const state of caseStates(game)) stroll(game, state, CASE_STEPS * SCALE, random, choose, visit);
}

/** Where a check failed: everything needed to load the position and try again. */
export function complain(game: Game, s: State, what: string): never {
  throw new Error(`${what}\nin ${JSON.stringify(game.writePosition(s))}`);
}

export const isSame = (a: State, b: State): boolean => Buffer.compare(bytes(a), bytes(b)) === 0;
const bytes = (s: State): Buffer => Buffer.from(s.cells.buffer, s.cells.byteOffset, s.cells.byteLength);
