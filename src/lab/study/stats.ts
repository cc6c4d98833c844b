import { Z95 } from '../elo.ts';

/** A number that was measured, and the interval that holds the true one in 95 of 100 studies. */
export interface Measure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The standard error, and from how many matches. */
  readonly error: number;
  readonly n: number;
}

/** A mean that grows with every value: Welford's way, which loses no digits. */
export class Mean {
  n = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.n++;
    const apart = value - this.#mean;
    this.#mean += apart / this.n;
    this.#squares += apart * (value - this.#mean);
  }

  get value(): number {
    return this.#mean;
  }

  get variance(): number {
    return this.n < 2 ? 0 : this.#squares / (this.n - 1);
  }

  /** Of a number that has no bounds. */
  measure(): Measure {
    const { value, n } = this;
    if (n < 2)
      return {
        value,
        low: Number.NEGATIVE_INFINITY,
        high: Number.POSITIVE_INFINITY,
        error: Number.POSITIVE_INFINITY,
        n,
      };
    const error = Math.sqrt(this.variance / n);
    const half = studentOf(n - 1) * error;
    return { value, low: value - half, high: value + half, error, n };
  }

  /**
   * Of shares between 0 and 1. Values that vary less than wins and losses would say as much as more of these: Wilson's interval
   * for so many.
   */
  share(): Measure {
    const { value, n } = this;
    const certain = value * (1 - value);
    if (certain > 0 && this.variance === 0 && n > 1) return { value, low: value, high: value, error: 0, n };
    const counted = certain > 0 && n > 1 ? (n * certain) / this.variance : n;
    return { ...wilson(value, counted), error: n > 1 ? Math.sqrt(this.variance / n) : Number.POSITIVE_INFINITY, n };
  }
}

/** Student's bound for 95 %, by the first terms of its expansion. */
export const studentOf = (freedom: number): number =>
  Z95 + (Z95 ** 3 + Z95) / (4 * freedom) + (5 * Z95 ** 5 + 16 * Z95 ** 3 + 3 * Z95) / (96 * freedom ** 2);

/** Wilson's interval of a share of `n`: right for what is rare, and for what never happened. */
function wilson(value: number, n: number): Pick<Measure, 'value' | 'low' | 'high'> {
  if (n === 0) return { value, low: 0, high: 1 };
  const square = Z95 ** 2 / n;
  const centre = (value + square / 2) / (1 + square);
  const half = (Z95 / (1 + square)) * Math.sqrt((value * (1 - value)) / n + square / (4 * n));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How often something happened. */
export function rate(times: number, of: number): Measure {
  const value = of === 0 ? 0 : times / of;
  const error = of === 0 ? Number.POSITIVE_INFINITY : Math.sqrt((value * (1 - value)) / of);
  return { ...wilson(value, of), error, n: of };
}

/** How likely a standard normal number is at least this far from 0, on either side (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}

/** How likely so large a difference comes by luck alone, where there is none. */
export function pOfDifference(a: Measure, b: Measure): number {
  const error = Math.hypot(a.error, b.error);
  if (error === 0) return a.value === b.value ? 1 : 0;
  return twoSided((a.value - b.value) / error);
}

/** Holm's correction: each p as it counts where all of them were looked at, in the order given. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[a]! - ps[b]!);
  const corrected = [...ps];
  let least = 0;
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, (ps.length - rank) * ps[i]!));
    corrected[i] = least;
  }
  return corrected;
}

/** The part of the variance of one thing that another explains, with Fisher's interval. */
export function explained(pairs: Iterable<readonly [x: number, y: number]>): Measure | undefined {
  const [xs, ys, products] = [new Mean(), new Mean(), new Mean()];
  for (const [x, y] of pairs) {
    xs.add(x);
    ys.add(y);
    products.add(x * y);
  }
  const { n } = xs;
  const spread = Math.sqrt(xs.variance * ys.variance);
  if (n < 10 || spread === 0) return undefined;
  const r = ((products.value - xs.value * ys.value) * n) / (n - 1) / spread;
  const certain = 0.999_999;
  const z = Math.atanh(Math.max(-certain, Math.min(certain, r)));
  const half = Z95 / Math.sqrt(n - 3);
  const [low, high] = [Math.tanh(z - half), Math.tanh(z + half)];
  const least = low * high < 0 ? 0 : Math.min(low ** 2, high ** 2);
  return {
    value: r ** 2,
    low: least,
    high: Math.max(low ** 2, high ** 2),
    error: (2 * Math.abs(r) * (1 - r ** 2)) / Math.sqrt(n),
    n,
  };
}
