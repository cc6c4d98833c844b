/** What would turn a line around, break it or is not seen at all; joiners inside emoji and scripts that need them stay out too. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{DI}\u2028\u2029\u2800]/gu;
/** Marks that are piled upon a letter until it covers the lines around it. */
const PILED = /(\p{M}{2})\p{M}+/gu;

/** Somebody's words as everybody may read them: one line, nothing hidden in it; empty where nothing is left. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\n\r\t]/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
