import { PIECES } from './model.ts';

/** The number on a piece's shirt: 1 for the keeper, then the order of PIECES. */
export const shirtOf = (piece: string): number => (PIECES as readonly string[]).indexOf(piece) + 1;
