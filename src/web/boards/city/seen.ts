import { SIDES, type Side } from '../../../core/game.ts';
import type { CityPosition } from '../../../games/city/position.ts';

/** Whose cards are laid open: those of the seat, else of whoever watches from a side; a watcher sees nobody's. */
export const openHandOf = (p: CityPosition, seat: Side | null): Side | null =>
  seat ?? SIDES.find((side) => Array.isArray(p.hands[side]['off'])) ?? null;
