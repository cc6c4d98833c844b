import { settingsOf } from '../bots/levels.ts';
import { SearchBot } from '../bots/search/search.ts';
import { type Evaluation, type Habits, logistic } from '../core/expert.ts';
import { CHANCE_BIT, firstSeat, type Game, type Seat } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { playOut } from './playOut.ts';

/** A match of the search against itself: the terms of its evaluation whenever the turn changed, and how it ended for home. */
export interface PlayedMatch {
  readonly seen: readonly (readonly number[])[];
  readonly share: number;
}

/** What an evaluation saw, and the share of the match that home may expect there. */
export interface Sample {
  readonly terms: readonly number[];
  readonly share: number;
}

export interface SelfPlay {
  readonly options: Options;
  readonly matches: number;
  /** Of the search that plays both sides. */
  readonly nodes: number;
  readonly seed: string;
  /** How that search spends them, by the game's expert. */
  readonly habits: Partial<Habits>;
}

/** The loss that makes an action of self-play e times less likely, so that no two matches are alike. */
const NOISE = 0.01;
const DIGITS = 100;

/** Plays matches of the search against itself. */
export async function selfPlay(game: Game, evaluation: Evaluation, plan: SelfPlay): Promise<PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  for (let number = 0; number < plan.matches; number++) {
    const seen: number[][] = [];
    let last: Seat | undefined;
    const share = await playItself(game, evaluation, plan, number, (s) => {
      const due = game.toMove(s);
      if (due === CHANCE_BIT || firstSeat(due) === last) return;
      last = firstSeat(due);
      seen.push(termsOf(evaluation, s));
    });
    played.push({ seen, share });
  }
  return played;
}

/** One match of the search against itself; `look` is shown every state before its step. Returns home's share. */
export async function playItself(
  game: Game,
  evaluation: Evaluation,
  plan: SelfPlay,
  number: number,
  look: (s: State) => void,
): Promise<number> {
  const settings = { ...settingsOf(plan.habits), nodes: plan.nodes, noise: NOISE };
  const bot = (): SearchBot => new SearchBot(evaluation, settings);
  const random = randomFrom(`${plan.seed} ${number}`);
  return game.payoff(await playOut(game, plan.options, [bot(), bot()], random, look));
}

/**
 * What each moment says about the one before it, TD(λ): a result alone, hundreds of dice later, says little of a position; the
 * turns that follow say more. `lambda` is how much of what is expected comes from further on, 1 from the result alone.
 */
export function samplesOf(played: readonly PlayedMatch[], weights: readonly number[], lambda: number): Sample[] {
  return played.flatMap(({ seen, share: result }) => {
    let share = result;
    return seen.toReversed().map((terms): Sample => {
      const sample = { terms, share };
      share = lambda * share + (1 - lambda) * shareFor(weights, terms);
      return sample;
    });
  });
}

/** What an evaluation sees, to two digits. */
export function termsOf(evaluation: Evaluation, s: State): number[] {
  const terms = new Float64Array(evaluation.names.length);
  evaluation.terms(s, terms);
  return Array.from(terms, (term) => Math.round(DIGITS * term) / DIGITS);
}

const shareFor = (weights: ArrayLike<number>, terms: readonly number[]): number => {
  let logit = 0;
  for (let i = 0; i < terms.length; i++) logit += weights[i]! * terms[i]!;
  return logistic(logit);
};

/** The mean surprise (log loss) of the samples under these weights. */
export function lossOf(weights: ArrayLike<number>, samples: readonly Sample[]): number {
  const least = 1e-9;
  let sum = 0;
  for (const { terms, share } of samples) {
    const expected = Math.max(least, Math.min(1 - least, shareFor(weights, terms)));
    sum -= share * Math.log(expected) + (1 - share) * Math.log(1 - expected);
  }
  return sum / samples.length;
}

const NEWTON_STEPS = 12;
const LEAST_STEP = 1e-3;

/**
 * The weights under which the samples surprise least, by Newton's method. `caution` counts like that many samples
 * that speak for the weights as they were, so a term that hardly ever shows keeps its weight.
 */
export function fitWeights(before: readonly number[], samples: readonly Sample[], caution: number): number[] {
  const n = before.length;
  let weights = [...before];
  for (let round = 0; round < NEWTON_STEPS; round++) {
    const slope = before.map((weight, i) => caution * (weight - weights[i]!));
    const curve = before.map((_, i) => before.map((_, j) => (i === j ? caution : 0)));
    for (const { terms, share } of samples) {
      const expected = shareFor(weights, terms);
      const spread = expected * (1 - expected);
      for (let i = 0; i < n; i++) {
        if (terms[i] === 0) continue;
        slope[i]! += (share - expected) * terms[i]!;
        for (let j = 0; j < n; j++) curve[i]![j]! += spread * terms[i]! * terms[j]!;
      }
    }
    const change = solve(curve, slope);
    const costOf = (tried: readonly number[]): number =>
      samples.length * lossOf(tried, samples) +
      (caution / 2) * before.reduce((sum, weight, i) => sum + (tried[i]! - weight) ** 2, 0);
    const cost = costOf(weights);
    // a full step may land beyond the valley: half of it, and half of that, until it goes down
    for (let step = 1; step > LEAST_STEP; step /= 2) {
      const tried = weights.map((weight, i) => weight + step * change[i]!);
      if (costOf(tried) >= cost) continue;
      weights = tried;
      break;
    }
  }
  return weights;
}

/** Gauss elimination for matrices whose diagonal outweighs the rest, so that no pivot is zero. Uses up what it is given. */
export function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++)
    for (let row = i + 1; row < n; row++) {
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      for (let column = i; column < n; column++) matrix[row]![column]! -= factor * matrix[i]![column]!;
      right[row]! -= factor * right[i]!;
    }
  const result = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let column = i + 1; column < n; column++) sum -= matrix[i]![column]! * result[column]!;
    result[i] = sum / matrix[i]![i]!;
  }
  return result;
}
