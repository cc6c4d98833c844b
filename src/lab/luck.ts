import { Judge } from '../bots/judge.ts';
import { Choices } from '../core/choices.ts';
import type { Evaluation } from '../core/expert.ts';
import { type Action, CHANCE } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Match } from '../match/match.ts';
import { type Estimate, Z95 } from './elo.ts';

const outcomes = new Choices();

/** What an outcome of chance gives home beyond the mean of all outcomes: over them it is nothing, whoever judges. */
export function swingOf(judge: Judge, before: State, outcome: Action): number {
  const { game } = judge;
  const after = before.clone();
  let sum = 0;
  let drawn = 0;
  game.choices(before, CHANCE, outcomes);
  for (let i = 0; i < outcomes.n; i++) {
    after.copyFrom(before);
    game.apply(after, CHANCE, outcomes.action[i]!);
    const worth = judge.expected(after);
    sum += outcomes.weight[i]! * worth;
    if (outcomes.action[i] === outcome) drawn = worth;
  }
  return drawn - sum / outcomes.totalWeight();
}

/** What chance gave home in all of a match. */
export function luckOf(evaluation: Evaluation, { game, history }: Match): number {
  const judge = new Judge(game, evaluation, history.state);
  let luck = 0;
  history.walk(0, ({ seat, action }, before) => {
    if (seat === CHANCE) luck += swingOf(judge, before, action);
  });
  return luck;
}

/** A match: the share of it that a side got, and what chance gave that side. */
export interface Lucky {
  readonly share: number;
  readonly luck: number;
}

/** With fewer matches the interval may be too narrow. */
const FEWEST = 40;

/**
 * The share of a side that has no luck, from matches in which it had some: luck is nothing on average, so the straight line
 * of share over luck passes luck 0 at the mean share, and it is surer of that point than the bare mean is.
 */
export function fairShareOf(matches: readonly Lucky[]): Estimate | undefined {
  const n = matches.length;
  const luck = mean(matches.map((one) => one.luck));
  const share = mean(matches.map((one) => one.share));
  const spread = sum(matches.map((one) => (one.luck - luck) ** 2));
  if (n < FEWEST || spread === 0) return undefined;
  const slope = sum(matches.map((one) => (one.luck - luck) * (one.share - share))) / spread;
  const fair = share - slope * luck;
  // each match errs as it does, not all alike, and the line is drawn towards it (MacKinnon and White's HC3)
  const errors = matches.map((one) => {
    const apart = one.luck - luck;
    const [weight, pull] = [1 / n - (luck * apart) / spread, 1 / n + apart ** 2 / spread];
    return (weight * (one.share - fair - slope * one.luck)) / (1 - pull);
  });
  const half = studentOf(n - 2) * Math.sqrt(sum(errors.map((error) => error ** 2)));
  return { share: fair, low: fair - half, high: fair + half };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Student's bound for 95 %: the first terms of its expansion, exact to 0.001 from 8 degrees of freedom on. */
const studentOf = (freedom: number): number =>
  Z95 + (Z95 ** 3 + Z95) / (4 * freedom) + (5 * Z95 ** 5 + 16 * Z95 ** 3 + 3 * Z95) / (96 * freedom ** 2);
