/** What a series of matches has given so far, seen from the first of the two. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const matchesOf = ({ wins, draws, losses }: Tally): number => wins + draws + losses;

export interface EloEstimate {
  readonly elo: number;
  /** The interval that holds the true difference in 95 of 100 series. */
  readonly ci95: readonly [low: number, high: number];
}

/** How many standard errors make 95 %. */
export const Z95 = 1.96;

/** A share of the matches, and the interval that holds the true one in 95 of 100 series. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The rating difference that makes a share of the points expected. */
const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);
export const shareOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** A series of only wins proves no infinite difference: half a match is kept for the other side. */
const within = (share: number, matches: number): number => {
  const least = 1 / (2 * matches + 2);
  return Math.max(least, Math.min(1 - least, share));
};

const meanOf = ({ wins, draws }: Tally, matches: number): number => (wins + draws / 2) / matches;

/** The variance of one result; one of each kind more, so that a series of only wins, or only draws, has one too. */
function varianceOf({ wins, draws, losses }: Tally): number {
  const smoothed = { wins: wins + 1, draws: draws + 1, losses: losses + 1 };
  const matches = matchesOf(smoothed);
  return (smoothed.wins + smoothed.draws / 4) / matches - meanOf(smoothed, matches) ** 2;
}

/**
 * The mean share of the first and its Wilson interval; draws are half a win. A draw says more than a win or a loss, which
 * may be luck: the series counts like one without draws that is as sure of its mean.
 */
export function shareOf(tally: Tally): Estimate {
  const matches = matchesOf(tally);
  if (matches === 0) return { share: 0.5, low: 0, high: 1 };
  const share = meanOf(tally, matches);
  const decided = Math.max(matches, (matches * share * (1 - share)) / varianceOf(tally));
  const square = Z95 ** 2 / decided;
  const centre = (share + square / 2) / (1 + square);
  const half = (Z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / decided + square / (4 * decided));
  return { share, low: centre - half, high: centre + half };
}

export function estimateElo(tally: Tally): EloEstimate {
  const matches = matchesOf(tally);
  const { share, low, high } = shareOf(tally);
  const rounded = (value: number): number => Math.round(eloOf(within(value, matches)) * 10) / 10;
  return { elo: rounded(share), ci95: [rounded(low), rounded(high)] };
}

/** A sequential test between two differences; `errors` is the chance of either mistake. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  readonly errors: number;
}

export type SprtState = 'accepted' | 'rejected' | 'open';

/** How much likelier the tally is under elo1 than under elo0, as a logarithm (normal approximation). */
export function likelihood(tally: Tally, { elo0, elo1 }: Sprt): number {
  const matches = matchesOf(tally);
  if (matches === 0) return 0;
  const [share0, share1] = [shareOfElo(elo0), shareOfElo(elo1)];
  return ((share1 - share0) * (2 * meanOf(tally, matches) - share0 - share1) * matches) / (2 * varianceOf(tally));
}

export function sprtState(tally: Tally, sprt: Sprt): SprtState {
  const bound = Math.log((1 - sprt.errors) / sprt.errors);
  const value = likelihood(tally, sprt);
  return value >= bound ? 'accepted' : value <= -bound ? 'rejected' : 'open';
}
