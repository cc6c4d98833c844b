import { LANGS, type Lang, type Said } from '../core/clause.ts';

/** Says a thing in the language of the person. */
export type Say = (said: Said) => string;

export const sayIn =
  (lang: Lang): Say =>
  (said) =>
    said[lang];

const isLang = (text: string | undefined): text is Lang => LANGS.includes(text as Lang);

/** `--lang` where it is given, else the locale of the environment; Spanish where neither says anything else. */
export function chooseLang(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = words[at]?.includes('=') ? words[at].slice('--lang='.length) : words[at + 1];
  if (at >= 0 && isLang(given)) return given;
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('en') ? 'en' : 'es';
}
