import { SIDES, type Side } from '../../core/game.ts';
import { type ClauseRow, PLACES, type Place, type PlaceRow, TURN_WIDTH } from './batch.ts';

const FIRST_ROWS = 1024;

/** Rows of numbers in one array that grows. */
export class TurnRows {
  #cells = new Int32Array(FIRST_ROWS * TURN_WIDTH);
  #length = 0;

  /** Where the next row is to be written. */
  next(): { readonly cells: Int32Array; readonly at: number } {
    if (this.#length + TURN_WIDTH > this.#cells.length) {
      const larger = new Int32Array(2 * this.#cells.length);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    const at = this.#length;
    this.#length += TURN_WIDTH;
    return { cells: this.#cells, at };
  }

  rows(): Int32Array {
    return this.#cells.slice(0, this.#length);
  }
}

interface Count {
  told: number;
  forbade: number;
  matches: number;
  last: number;
}

/** How often each clause came into play, and in how many matches. */
export class ClauseCounts {
  readonly #counts = new Map<string, Count>();

  #of(clause: string, match: number): Count {
    let count = this.#counts.get(clause);
    if (!count) {
      count = { told: 0, forbade: 0, matches: 0, last: -1 };
      this.#counts.set(clause, count);
    }
    if (count.last !== match) {
      count.last = match;
      count.matches++;
    }
    return count;
  }

  told(clause: string, match: number): void {
    this.#of(clause, match).told++;
  }

  forbade(clause: string, match: number): void {
    this.#of(clause, match).forbade++;
  }

  rows(): ClauseRow[] {
    return [...this.#counts]
      .map(([clause, { told, forbade, matches }]) => ({ clause, told, forbade, matches }))
      .sort((a, b) => (a.clause < b.clause ? -1 : 1));
  }
}

/** Nobody's, home's and away's. */
const OWNERS: readonly (Side | null)[] = [null, ...SIDES];

/** How often something happened on each space. */
export class PlaceCounts {
  readonly #spaces: number;
  readonly #times: Int32Array;

  constructor(spaces: number) {
    this.#spaces = spaces;
    this.#times = new Int32Array(PLACES.length * OWNERS.length * spaces);
  }

  /** `seat` is -1 where it was nobody; a space of -1 is not on the board and is not counted. */
  add(kind: Place, seat: number, space: number): void {
    if (space < 0) return;
    this.#times[(PLACES.indexOf(kind) * OWNERS.length + seat + 1) * this.#spaces + space]!++;
  }

  rows(): PlaceRow[] {
    const rows: PlaceRow[] = [];
    for (const [i, times] of this.#times.entries()) {
      if (times === 0) continue;
      const group = Math.floor(i / this.#spaces);
      const kind = PLACES[Math.floor(group / OWNERS.length)]!;
      rows.push({ kind, side: OWNERS[group % OWNERS.length]!, space: i % this.#spaces, times });
    }
    return rows;
  }
}
