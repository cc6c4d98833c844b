import { fill, type Lang, type Said } from '../../core/clause.ts';
import { SIDE_NAMES } from '../../core/voice.ts';

/** Words that the boards share. */
export const COMMON = {
  withBall: { es: 'con el balón', en: 'with the ball' },
  looseBall: { es: 'balón suelto', en: 'loose ball' },
  picked: { es: 'elegido', en: 'picked' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
} as const satisfies Readonly<Record<string, Said>>;

type Facts = Readonly<Record<string, unknown>>;

/** A way to say the words of a board, their `{facts}` filled in. */
export const speaker =
  <K extends string>(words: Readonly<Record<K, Said>>) =>
  (lang: Lang, key: K, facts: Facts = {}): string =>
    fill(words[key][lang], facts);

export const sideWord = (lang: Lang, side: string): string => SIDE_NAMES[side]![lang];

const MAN: Said = { es: '{number} {side}', en: '{side} {number}' };
/** A player by side and number. */
export const manWord = (lang: Lang, side: string, number: string | number): string =>
  fill(MAN[lang], { number, side: sideWord(lang, side).toLowerCase() });

/** What there is to say of a space, one after the other. */
export const listed = (parts: readonly (string | false | undefined | null)[]): string =>
  parts.filter(Boolean).join(', ');
