/**
 * Sealed choices as a matrix: rows for one side, columns for the other, and what the row's side earns (0 to 1) in each
 * pair. Regret matching (plus, with the sides learning in turn) finds mixes that can't be read.
 */
type Numbers = Float32Array | Float64Array;

/** What a side has learned: the regret of each choice, and its mix averaged over all rounds, later ones weighing more. */
export interface Learner {
  readonly regret: Numbers;
  readonly average: Numbers;
}

const learner = (choices: number): Learner => ({
  regret: new Float64Array(choices),
  average: new Float64Array(choices).fill(1 / choices),
});

/** The mix of this round: in proportion to regret, even where there is none. */
function presentMix({ regret }: Learner, mix: Float64Array): void {
  const count = regret.length;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += regret[i]!;
  for (let i = 0; i < count; i++) mix[i] = sum > 0 ? regret[i]! / sum : 1 / count;
}

/** Learns from what each choice would have gained in this round. */
function learn({ regret, average }: Learner, mix: Float64Array, gain: Float64Array, round: number): void {
  let expected = 0;
  for (let i = 0; i < regret.length; i++) expected += mix[i]! * gain[i]!;
  const rate = 2 / (round + 1);
  for (let i = 0; i < regret.length; i++) {
    regret[i] = Math.max(0, regret[i]! + gain[i]! - expected);
    average[i]! += rate * (mix[i]! - average[i]!);
  }
}

const MOST_CHOICES = 1024;
const rowMix = new Float64Array(MOST_CHOICES);
const columnMix = new Float64Array(MOST_CHOICES);
const rowGain = new Float64Array(MOST_CHOICES);
const columnGain = new Float64Array(MOST_CHOICES);

/** `earned[row * columns + column]`. */
export interface Case {
  readonly earned: Numbers;
  readonly columns: number;
}

/** One round: the columns of every case learn from the rows' mix, then the rows from the mean of all cases. */
export function playRound(rows: Learner, cases: readonly Case[], columns: readonly Learner[], round: number): void {
  const count = rows.regret.length;
  presentMix(rows, rowMix);
  rowGain.fill(0, 0, count);
  for (let k = 0; k < cases.length; k++) {
    const { earned, columns: width } = cases[k]!;
    const other = columns[k]!;
    presentMix(other, columnMix);
    columnGain.fill(0, 0, width);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < width; column++)
        columnGain[column]! -= rowMix[row]! * earned[row * width + column]!;
    learn(other, columnMix, columnGain, round);
    presentMix(other, columnMix);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < width; column++)
        rowGain[row]! += (columnMix[column]! * earned[row * width + column]!) / cases.length;
  }
  learn(rows, rowMix, rowGain, round);
}

/** What the average mixes give the rows' side in one case. */
export function worthOf(rows: Learner, { earned, columns: width }: Case, columns: Learner): number {
  let worth = 0;
  for (let row = 0; row < rows.average.length; row++)
    for (let column = 0; column < width; column++)
      worth += rows.average[row]! * columns.average[column]! * earned[row * width + column]!;
  return worth;
}

const ROUNDS = 500;

/**
 * The mix for a side that can't tell the cases apart (they are equally likely) against one that can, and what it is worth.
 */
export function mixedPlay(rows: number, cases: readonly Case[]): { readonly mix: Numbers; readonly value: number } {
  const own = learner(rows);
  const others = cases.map(({ columns }) => learner(columns));
  for (let round = 1; round <= ROUNDS; round++) playRound(own, cases, others, round);
  const value = cases.reduce((sum, one, k) => sum + worthOf(own, one, others[k]!), 0) / cases.length;
  return { mix: own.average, value };
}
