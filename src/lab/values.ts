import { asLiked, type Evaluation, shareOfLogit } from '../bots/eval/eval.ts';
import { greedyBot } from '../bots/greedy.ts';
import type { Game } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { solve } from './fit.ts';
import { playOut } from './playOut.ts';

/**
 * What positions are worth, beside what makes an action appeal: the bots that look one action ahead play by the likings,
 * and weights and moments are found together under which what follows surprises least, at every step of a match.
 */

export interface ValuePlan {
  readonly options: Options;
  readonly matches: number;
  readonly seed: string;
}

/** One state: its terms, and its moment as a term more, which is there (1 home's, -1 away's) or not (0). */
export interface Seen {
  readonly terms: Float32Array;
  readonly moment: number;
  readonly sign: number;
}

export interface SeenMatch {
  readonly seen: readonly Seen[];
  readonly share: number;
}

export interface Values {
  readonly weights: readonly number[];
  /** By name, and moves left where there are some. */
  readonly moments: ReadonlyMap<string, number>;
}

/** The terms that speak of moments; they are found here, or belong to the likings. */
const OF_MOMENTS = ['tempo', 'flow'];
const DIGITS = 1000;

/** How much of what is expected comes from a step further on; a turn has about ten. */
const LAMBDA = 0.97;
/** What is expected changes with the weights, so both are found in turns. */
const ROUNDS = 6;
const NEWTON_STEPS = 4;
/** Counts like so much of all that was seen, for the likings as weights and for moments that are worth nothing. */
const CAUTION = 1 / 4000;
const CAUTION_OF_MOMENTS = CAUTION / 10;

/** Numbers the moments as they come. */
export class MomentNames {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }
}

export async function playSeen(
  game: Game,
  evaluation: Evaluation,
  plan: ValuePlan,
  names: MomentNames,
): Promise<SeenMatch[]> {
  const { moment } = evaluation;
  if (!moment) throw new Error(`the evaluation of ${game.id} knows no moments`);
  const bot = greedyBot(asLiked(evaluation));
  const out = new Float64Array(evaluation.names.length);
  const played: SeenMatch[] = [];
  for (let number = 0; number < plan.matches; number++) {
    const seen: Seen[] = [];
    const random = randomFrom(`${plan.seed} ${number}`);
    const end = await playOut(game, plan.options, [bot, bot], random, (s) => {
      evaluation.terms(s, out);
      const { name, left, sign } = moment(s);
      const terms = Float32Array.from(out, (term) => Math.round(DIGITS * term) / DIGITS);
      seen.push({ terms, moment: names.numberOf(left === 0 ? name : `${name} ${left}`), sign });
    });
    played.push({ seen, share: game.payoff(end) });
  }
  return played;
}

export function fitValues(evaluation: Evaluation, played: readonly SeenMatch[], names: MomentNames): Values {
  const fit = new ValueFit(evaluation, played, names.list.length);
  for (let round = 0; round < ROUNDS; round++) fit.improve();
  const weights = evaluation.names.map((name, i) => (name === 'flow' ? 1 : fit.weights[i]!));
  const moments = names.list.map((name, i): [string, number] => [name, fit.weights[weights.length + i]!]);
  return { weights, moments: new Map(moments) };
}

class ValueFit {
  /** Of the terms, then of the moments. */
  readonly weights: number[];
  readonly #before: readonly number[];
  readonly #caution: readonly number[];
  readonly #played: readonly SeenMatch[];
  /** The terms that are fitted. */
  readonly #free: readonly number[];
  readonly #termCount: number;

  constructor(evaluation: Evaluation, played: readonly SeenMatch[], moments: number) {
    const { names, weights: likings } = asLiked(evaluation);
    const isFree = (name: string): boolean => !OF_MOMENTS.includes(name);
    this.#played = played;
    const count = played.reduce((sum, { seen }) => sum + seen.length, 0);
    this.#termCount = names.length;
    this.#free = [...names.keys()].filter((i) => isFree(names[i]!));
    this.#before = [
      ...names.map((name, i) => (isFree(name) ? likings[i]! : 0)),
      ...Array.from({ length: moments }, () => 0),
    ];
    this.weights = [...this.#before];
    this.#caution = this.#before.map((_, i) => count * (i < names.length ? CAUTION : CAUTION_OF_MOMENTS));
  }

  /** New weights for what these weights make one expect. */
  improve(): void {
    const targets = this.#played.map((match) => this.#targetsOf(match));
    for (let step = 0; step < NEWTON_STEPS; step++) this.#newton(targets);
  }

  /** What each state of a match should have been worth: TD(λ), from the end to the start. */
  #targetsOf({ seen, share }: SeenMatch): Float64Array {
    const targets = new Float64Array(seen.length);
    let target = share;
    for (let i = seen.length - 1; i >= 0; i--) {
      targets[i] = target;
      target = LAMBDA * target + (1 - LAMBDA) * shareOfLogit(this.#logit(seen[i]!));
    }
    return targets;
  }

  #logit({ terms, moment, sign }: Seen): number {
    let logit = sign * this.weights[this.#termCount + moment]!;
    for (const i of this.#free) logit += this.weights[i]! * terms[i]!;
    return logit;
  }

  #newton(targets: readonly Float64Array[]): void {
    const n = this.weights.length;
    const slope = this.weights.map((weight, i) => this.#caution[i]! * (this.#before[i]! - weight));
    const curve = this.weights.map((_, i) => {
      const row = new Array<number>(n).fill(0);
      row[i] = this.#caution[i]!;
      return row;
    });
    for (const [m, { seen }] of this.#played.entries())
      for (const [k, state] of seen.entries()) {
        const expected = shareOfLogit(this.#logit(state));
        this.#weigh(state, targets[m]![k]! - expected, expected * (1 - expected), slope, curve);
      }
    const change = solve(curve, slope);
    for (let i = 0; i < n; i++) this.weights[i]! += change[i]!;
  }

  #weigh({ terms, moment, sign }: Seen, surprise: number, spread: number, slope: number[], curve: number[][]): void {
    const m = this.#termCount + moment;
    slope[m]! += surprise * sign;
    curve[m]![m]! += spread * sign * sign;
    for (const i of this.#free) {
      const term = terms[i]!;
      if (term === 0) continue;
      slope[i]! += surprise * term;
      const row = curve[i]!;
      for (const j of this.#free) row[j]! += spread * term * terms[j]!;
      row[m]! += spread * term * sign;
      curve[m]![i]! += spread * term * sign;
    }
  }
}
