/** What each own action (row) earns against each answer (column) in one of the cases that may be true. */
export interface Case {
  /** `earned[row * columns + column]`, between 0 and 1. */
  readonly earned: Float64Array;
  readonly columns: number;
}

const ROUNDS = 600;

/** Turns regrets into a mix: in proportion to what is positive, else even. */
function mixFrom(regret: Float64Array, mix: Float64Array): void {
  let sum = 0;
  for (const value of regret) sum += Math.max(0, value);
  for (let i = 0; i < regret.length; i++) mix[i] = sum > 0 ? Math.max(0, regret[i]!) / sum : 1 / regret.length;
}

/** The actual regret update: what each own action would have earned, and what each answer, against the other's mix. */
class Opponent {
  readonly regret: Float64Array;
  readonly mix: Float64Array;
  readonly #case: Case;

  constructor(one: Case) {
    this.#case = one;
    this.regret = new Float64Array(one.columns);
    this.mix = new Float64Array(one.columns).fill(1 / one.columns);
  }

  /** Adds to `worth` what each row earns against the present answer, then learns from the rows' mix. */
  meet(rows: Float64Array, worth: Float64Array): void {
    const { earned, columns } = this.#case;
    const lost = new Float64Array(columns);
    let expected = 0;
    for (let row = 0; row < rows.length; row++) {
      let sum = 0;
      for (let column = 0; column < columns; column++) {
        const value = earned[row * columns + column]!;
        sum += this.mix[column]! * value;
        lost[column]! += rows[row]! * value;
      }
      worth[row]! += sum;
      expected += rows[row]! * sum;
    }
    // regret matching plus: negative regret is forgotten, which settles faster
    for (let column = 0; column < columns; column++)
      this.regret[column] = Math.max(0, this.regret[column]! + expected - lost[column]!);
    mixFrom(this.regret, this.mix);
  }
}

/**
 * The mix of own actions that cannot be read: regret matching against an opponent who answers each case as well as he
 * can. The cases are equally likely and the own side can't tell them apart. Also says what the mix is worth.
 */
export function mixedPlay(
  rows: number,
  cases: readonly Case[],
): { readonly mix: Float64Array; readonly value: number } {
  const opponents = cases.map((one) => new Opponent(one));
  const regret = new Float64Array(rows);
  const now = new Float64Array(rows).fill(1 / rows);
  const total = new Float64Array(rows);
  const worth = new Float64Array(rows);
  let value = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    worth.fill(0);
    for (const opponent of opponents) opponent.meet(now, worth);
    let expected = 0;
    for (let row = 0; row < rows; row++) expected += (now[row]! * worth[row]!) / cases.length;
    for (let row = 0; row < rows; row++) {
      total[row]! += round * now[row]!;
      regret[row] = Math.max(0, regret[row]! + worth[row]! / cases.length - expected);
    }
    value += round * expected;
    mixFrom(regret, now);
  }
  const sum = (ROUNDS * (ROUNDS + 1)) / 2;
  return { mix: total.map((weight) => weight / sum), value: value / sum };
}
