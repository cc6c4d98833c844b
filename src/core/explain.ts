import type { Clause, Said } from './clause.ts';
import { type Position, SIDES, type Side } from './game.ts';
import { SIDE_NAMES } from './voice.ts';

/** What something on the table is, and the clause that speaks of it. */
export interface Explanation {
  readonly text: Said;
  readonly clause: Clause;
}

/**
 * Explains a thing by the name that the page has for it: `space:e7` on the board, `card:feint` in a hand, `score`, `time` and
 * `dice` around it, and what a board names itself. Null where there is nothing to say.
 */
export type Explain<P extends Position = Position> = (thing: string, position: P) => Explanation | null;

export const tells = (clause: Clause, es: string, en: string): Explanation => ({ text: { es, en }, clause });
export const theScore = (clause: Clause): Explanation =>
  tells(clause, 'Los goles de Local y de Visitante.', 'The goals of Home and Away.');

/** A kind of space: its test, what it is called, and its clause. */
export type Zone = readonly [isIn: (space: number) => boolean, name: Said, clause: Clause];

/** Sentences one after the other. */
export const sentences = (...parts: readonly (Said | null)[]): Said => {
  const said = parts.filter((part) => part !== null);
  return { es: said.map(({ es }) => es).join(' '), en: said.map(({ en }) => en).join(' ') };
};

/** Which piece stands on a space: its side and its name. */
export function pieceOn(
  pieces: Readonly<Record<Side, Readonly<Record<string, unknown>>>>,
  space: string,
): { readonly side: Side; readonly name: string } | null {
  for (const side of SIDES) {
    const found = Object.entries(pieces[side]).find(([, at]) => at === space);
    if (found) return { side, name: found[0] };
  }
  return null;
}

/** «Peón 3 de Local.» */
export const ownedBy = (side: Side, name: Said): Said => ({
  es: `${name.es} de ${SIDE_NAMES[side]!.es}.`,
  en: `${SIDE_NAMES[side]!.en}'s ${name.en}.`,
});

export const THE_BALL: Said = { es: 'Aquí está el balón.', en: 'The ball is here.' };
