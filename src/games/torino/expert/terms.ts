import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  exact: { es: 'la probabilidad exacta de ganar', en: 'the exact chance of winning' },
};

/** What an action does for its side where it betters a term. */
export const gains: Readonly<Record<string, Said>> = {
  exact: { es: 'sube la probabilidad exacta de ganar', en: 'raises the exact chance of winning' },
};
