import type { Bot } from '../bots/bot.ts';
import { greedyBot } from '../bots/greedy.ts';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { playOut } from './playOut.ts';

/**
 * Weights by what they win (simultaneous perturbation, SPSA): a round pushes every weight up or down at random and lets one
 * bot that looks one action ahead play with that push against another with the opposite one; all weights follow the winner.
 */

/** What one run of rounds gained: of each round, how much better the push was than its opposite. */
export interface Run {
  readonly seed: string;
  readonly gains: readonly number[];
}

export interface Tuning {
  readonly names: readonly string[];
  /** As they were before. */
  readonly weights: readonly number[];
  readonly runs: readonly Run[];
}

export interface TunePlan {
  readonly options: Options;
  readonly rounds: number;
  /** In a round; two of them begin with the same dice, with sides changed. */
  readonly matches: number;
  readonly seed: string;
}

/** Terms that keep their weight: the scale of all others, what hardly ever shows, and what was found by itself. */
const KEPT = ['lead', 'men', 'tempo'];

/** All weights change by factors; these are logarithms of them. */
const PUSH = 0.35;
const FURTHEST = 2;
const STEP = 0.24;
/** After so many rounds steps are half as long. */
const HALF_STEP = 150;
/** The last so many rounds are averaged. */
const LAST_ROUNDS = 100;

/** A goal counts besides the match that it may win. */
const GOAL = 0.1;
const MOST_GOALS = 3;
const DIGITS = 1000;

/** The terms of an evaluation and their weights. */
type Weighed = Pick<Evaluation, 'names' | 'weights'>;

/** Where a run stands after its rounds: the logarithms of the factors, as they are and averaged. */
class Climb {
  #now: number[];
  #mean: number[];
  #rounds = 0;
  readonly #evaluation: Weighed;
  readonly #seed: string;

  constructor(evaluation: Weighed, seed: string) {
    this.#evaluation = evaluation;
    this.#seed = seed;
    this.#now = evaluation.names.map(() => 0);
    this.#mean = [...this.#now];
  }

  get factors(): readonly number[] {
    return this.#mean;
  }

  /** The weights of both bots of the next round. */
  get rivals(): readonly [number[], number[]] {
    const push = this.#push();
    const pushed = (by: number): number[] => {
      const factors = this.#now.map((factor, i) => factor + by * push[i]!);
      return scaled(this.#evaluation.weights, factors);
    };
    return [pushed(PUSH), pushed(-PUSH)];
  }

  follow(gain: number): void {
    const push = this.#push();
    const step = (STEP * gain) / (1 + this.#rounds / HALF_STEP);
    this.#rounds++;
    this.#now = this.#now.map((factor, i) => Math.max(-FURTHEST, Math.min(FURTHEST, factor + step * push[i]!)));
    const share = 1 / Math.min(this.#rounds, LAST_ROUNDS);
    this.#mean = this.#mean.map((mean, i) => mean + share * (this.#now[i]! - mean));
  }

  #push(): number[] {
    const random = randomFrom(`${this.#seed} push ${this.#rounds}`);
    return this.#evaluation.names.map((name) => (KEPT.includes(name) ? 0 : random() < 0.5 ? -1 : 1));
  }
}

const scaled = (weights: readonly number[], factors: readonly number[]): number[] =>
  weights.map((weight, i) => weight * Math.exp(factors[i]!));

/** The weights that these runs led to: what chance did to one of them the others do not repeat. */
export function tunedWeights(tuning: Tuning): number[] {
  const mean = tuning.names.map(() => 0);
  for (const { seed, gains } of tuning.runs) {
    const climb = new Climb(tuning, seed);
    for (const gain of gains) climb.follow(gain);
    for (const [i, factor] of climb.factors.entries()) mean[i]! += factor / tuning.runs.length;
  }
  return scaled(tuning.weights, mean);
}

/** Plays the rounds of one run. */
export async function playRun(game: Game, evaluation: Evaluation, plan: TunePlan): Promise<Run> {
  const climb = new Climb(evaluation, plan.seed);
  const gains: number[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const bots = climb.rivals.map((weights) => greedyBot({ ...evaluation, weights })) as [Bot, Bot];
    const gain = await playRound(game, bots, plan, round);
    gains.push(gain);
    climb.follow(gain);
  }
  return { seed: plan.seed, gains };
}

async function playRound(game: Game, [a, b]: [Bot, Bot], plan: TunePlan, round: number): Promise<number> {
  let sum = 0;
  for (let match = 0; match < plan.matches; match++) {
    const random = randomFrom(`${plan.seed} ${round} ${match >> 1}`);
    const isHome = match % 2 === 0;
    const s = await playOut(game, plan.options, isHome ? [a, b] : [b, a], random);
    const [home, away] = game.score(s);
    const goals = Math.max(-MOST_GOALS, Math.min(MOST_GOALS, home - away));
    sum += (isHome ? 1 : -1) * (game.payoff(s) - 0.5 + GOAL * goals);
  }
  return Math.round((DIGITS * sum) / plan.matches) / DIGITS;
}
