/**
 * Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system"): how strong somebody is, how sure that is, and how steadily
 * he plays. Ratings and deviations are told on the scale that people know, from 1500; volatility is on the inner scale.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What came of a match against somebody: 1 a win, 0.5 a draw, 0 a loss. */
export interface Outcome {
  readonly rival: Pick<Rating, 'rating' | 'deviation'>;
  readonly share: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const CENTRE = 1500;
const SCALE = 173.7178;
/** How quickly the volatility may change. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-7;

/** How much a result says against somebody whose own strength is unsure. */
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
const expectedOf = (mu: number, rivalMu: number, weight: number): number =>
  1 / (1 + Math.exp(-weight * (mu - rivalMu)));
const muOf = (rating: number): number => (rating - CENTRE) / SCALE;

/** The share of a match that one of these may expect, by all that is unsure of both. */
export function expectedShare(one: Omit<Rating, 'volatility'>, rival: Omit<Rating, 'volatility'>): number {
  const weight = weightOf(Math.hypot(one.deviation, rival.deviation) / SCALE);
  return expectedOf(muOf(one.rating), muOf(rival.rating), weight);
}

/** Whoever does not play is less and less known; `periods` need not be whole. */
export const afterIdle = (before: Rating, periods: number): Rating => ({
  ...before,
  deviation: Math.hypot(before.deviation, before.volatility * SCALE * Math.sqrt(periods)),
});

/** Step 5: the volatility at which the surprise of the results is just what it should be, by the Illinois method. */
function volatilityAfter(before: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(before ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const all = phi ** 2 + variance + e;
    return (e * (delta ** 2 - all)) / (2 * all ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** The rating after the outcomes of a time of so many periods; none of them only make it less sure. */
export function afterOutcomes(before: Rating, outcomes: readonly Outcome[], periods = 1): Rating {
  if (outcomes.length === 0) return afterIdle(before, periods);
  const [mu, phi] = [muOf(before.rating), before.deviation / SCALE];
  let [information, surprise] = [0, 0];
  for (const { rival, share } of outcomes) {
    const weight = weightOf(rival.deviation / SCALE);
    const expected = expectedOf(mu, muOf(rival.rating), weight);
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (share - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surprise);
  const later = phi ** 2 + volatility ** 2 * periods;
  const after = 1 / Math.sqrt(1 / later + information);
  return { rating: CENTRE + SCALE * (mu + after ** 2 * surprise), deviation: SCALE * after, volatility };
}
