import type { Action } from './game.ts';

const CAPACITY = 1024;

/** A caller-owned, reusable list of choices; a weight says how likely an outcome of chance is. */
export class Choices {
  n = 0;
  readonly action = new Int32Array(CAPACITY);
  readonly weight = new Int32Array(CAPACITY);

  clear(): void {
    this.n = 0;
  }

  add(action: Action, weight = 1): void {
    this.action[this.n] = action;
    this.weight[this.n] = weight;
    this.n++;
  }

  has(action: Action): boolean {
    for (let i = 0; i < this.n; i++) if (this.action[i] === action) return true;
    return false;
  }

  /** Keeps, in order, the choices that pass. */
  filter(passes: (action: Action) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.n; i++) {
      const action = this.action[i]!;
      if (!passes(action)) continue;
      this.action[kept] = action;
      this.weight[kept] = this.weight[i]!;
      kept++;
    }
    this.n = kept;
  }

  totalWeight(): number {
    let sum = 0;
    for (let i = 0; i < this.n; i++) sum += this.weight[i]!;
    return sum;
  }

  /** The choice at which the running weight passes `share` (0 ≤ share < 1) of the total. */
  pick(share: number): Action {
    let left = share * this.totalWeight();
    for (let i = 0; i < this.n; i++) {
      left -= this.weight[i]!;
      if (left < 0) return this.action[i]!;
    }
    return this.action[this.n - 1]!;
  }

  list(): Action[] {
    return [...this.action.subarray(0, this.n)];
  }
}
