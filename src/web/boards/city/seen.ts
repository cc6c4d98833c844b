import { SIDES, type Side } from '../../../core/game.ts';
import type { CityPosition } from '../../../games/city/position.ts';

const sum = (counts: object): number => Object.values(counts).reduce((total: number, n: number) => total + n, 0);
/** How many cards lie in a pile, seen or not. */
export const pileSize = (pile: unknown): number => (typeof pile === 'number' ? pile : sum(pile as object));
/** How many cards are in a hand's deck, seen or not. */
export const heldSize = (cards: readonly string[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);
/** Whose cards are laid open: those of the seat, else of whoever watches from a side; a watcher sees nobody's. */
export const openHandOf = (p: CityPosition, seat: Side | null): Side | null =>
  seat ?? SIDES.find((side) => Array.isArray(p.hands[side]['off'])) ?? null;
