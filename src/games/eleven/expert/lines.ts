import { areNeighbours, GOAL_END, NONE, SHOOTING, SPACE_COUNT, type Space } from '../board.ts';

export const FAR = 99;

/** Lines from every space to the nearest of these; goal spaces are entered but never crossed. */
export function linesTo(targets: readonly Space[]): Int8Array {
  const lines = new Int8Array(SPACE_COUNT).fill(FAR);
  let edge = [...targets];
  for (const space of edge) lines[space] = 0;
  for (let reached = 1; edge.length > 0; reached++) {
    const next: Space[] = [];
    for (let space = 0; space < SPACE_COUNT; space++) {
      const isNew =
        lines[space] === FAR &&
        edge.some((from) => areNeighbours(from, space) && (reached === 1 || GOAL_END[from] === NONE));
      if (isNew) next.push(space);
    }
    for (const space of next) lines[space] = reached;
    edge = next;
  }
  return lines;
}

/** LINES[a][b]: how many steps apart two spaces are. */
export const LINES = Array.from({ length: SPACE_COUNT }, (_, space) => linesTo([space]));
/** By end: to the nearest of its shooting spaces. */
export const TO_SHOOTING = SHOOTING.map((spaces) => linesTo(spaces));
