import type { Clause } from '../../core/clause.ts';

/** A piece of a paragraph: words, or the clause that they rest on. */
export type Piece = { readonly words: string } | { readonly clause: Clause };

const REFERENCE = /\s*\[([A-Z0-9]+-\d+[a-z]?)\]/;

/** A paragraph in pieces: `[TURN-1]` is the clause of that ending in a game whose ids begin with `prefix`. */
export const piecesOf = (text: string, prefix: string): Piece[] =>
  text
    .split(REFERENCE)
    .map((piece, i): Piece => (i % 2 === 1 ? { clause: `${prefix}-${piece}` } : { words: piece }))
    .filter((piece) => 'clause' in piece || piece.words !== '');

/** What the ids of a game's clauses begin with. */
export const prefixOf = (clause: Clause): string => clause.split('-')[0]!;
