import { HEXES, type Hex, neighbour } from './board.ts';
import { NO_PIECE } from './model.ts';
import type { Occupancy } from './pieces.ts';

/** The hexes that the last `walk` reached, nearest first; the start is not among them. */
export const reached = new Int16Array(HEXES);
const stamps = new Int32Array(HEXES);
let stamp = 0;

/** CTY-MOV-3: how many free hexes can be reached in so many steps in these directions; they are in `reached`. */
export function walk(on: Occupancy, from: Hex, steps: number, directions: number): number {
  stamp = (stamp + 1) | 0;
  stamps[from] = stamp;
  let count = spread(on, from, directions, 0);
  let done = 0;
  for (let step = 1; step < steps; step++) {
    const end = count;
    for (; done < end; done++) count = spread(on, reached[done]!, directions, count);
    if (count === end) break;
  }
  return count;
}

function spread(on: Occupancy, hex: Hex, directions: number, count: number): number {
  for (let dir = 0; dir < 6; dir++) {
    if ((directions & (1 << dir)) === 0) continue;
    const next = neighbour(hex, dir);
    if (next < 0 || stamps[next] === stamp || on[next] !== NO_PIECE) continue;
    stamps[next] = stamp;
    reached[count++] = next;
  }
  return count;
}

export function canWalk(on: Occupancy, from: Hex, to: Hex, steps: number, directions: number): boolean {
  const count = walk(on, from, steps, directions);
  for (let i = 0; i < count; i++) if (reached[i] === to) return true;
  return false;
}
