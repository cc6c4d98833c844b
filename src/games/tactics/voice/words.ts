import type { Lang, Said } from '../../../core/clause.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import { shirtOf } from '../shirts.ts';

export const say = (es: string, en: string): Said => ({ es, en });

export const nameOf = (side: unknown, lang: Lang): string => SIDE_NAMES[String(side)]?.[lang] ?? '';

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
