import type { Said } from '../../../core/clause.ts';

/** What each term of the evaluations is about. */
export const terms: Readonly<Record<string, Said>> = {
  exact: { es: 'la probabilidad exacta de ganar', en: 'the exact chance of winning' },
};
