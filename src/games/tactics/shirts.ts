import type { Lang } from '../../core/clause.ts';
import { PIECES } from './model.ts';

/** The number on a piece's shirt: 1 for the keeper, then the order of PIECES. */
export const shirtOf = (piece: string): number => (PIECES as readonly string[]).indexOf(piece) + 1;

/** A piece as the commentator calls it. */
export function callOf(piece: unknown, lang: Lang): string {
  if (piece === 'gk') return lang === 'es' ? 'el portero' : 'the keeper';
  const shirt = shirtOf(String(piece));
  return lang === 'es' ? `el ${shirt}` : `number ${shirt}`;
}

/** «de el» and «a el» become one word; a sentence begins with a capital. */
export const polish = (text: string): string =>
  text
    .replaceAll(/\b(a|de) el\b/g, (_, word: string) => (word === 'a' ? 'al' : 'del'))
    .replaceAll("'s the keeper", "'s keeper")
    .replaceAll(/(^¡?|[.!] ¡?)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
