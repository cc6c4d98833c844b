import { HEXES, type Hex, neighbours } from './board.ts';
import { NO_PIECE } from './model.ts';
import type { Occupancy } from './pieces.ts';

/** The hexes that the last `walk` reached, nearest first; the start is not among them. */
export const reached = new Int16Array(HEXES);
const stamps = new Float64Array(HEXES);
let stamp = 0;

/** CTY-MOV-3: how many free hexes can be reached in so many steps in these directions; they are in `reached`. */
export function walk(on: Occupancy, from: Hex, steps: number, directions: number): number {
  const mark = ++stamp;
  stamps[from] = mark;
  let count = 0;
  let done = -1;
  for (let step = 0; step < steps; step++) {
    for (const end = count; done < end; done++) {
      const hex = done < 0 ? from : reached[done]!;
      for (let dir = 0, near = hex * 6; dir < 6; dir++, near++) {
        const next = neighbours[near]!;
        if (next < 0 || stamps[next] === mark || on[next] !== NO_PIECE || ((directions >> dir) & 1) === 0) continue;
        stamps[next] = mark;
        reached[count++] = next;
      }
    }
    if (count === done) break;
  }
  return count;
}

export function canWalk(on: Occupancy, from: Hex, to: Hex, steps: number, directions: number): boolean {
  const count = walk(on, from, steps, directions);
  for (let i = 0; i < count; i++) if (reached[i] === to) return true;
  return false;
}
