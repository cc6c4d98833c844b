import { LEVEL_NAMES, type Level } from '../bots/names.ts';
import type { Said } from '../core/clause.ts';
import { ENTRY_KINDS, type EntryKind, type Ledger, type Measured } from '../lab/ledger.ts';
import type { ErrorRate } from '../lab/skill.ts';

/** How terminal and exported page speak of a study. */

const POINTS = 100;
const number = (share: number): string => ((Math.round(10 * POINTS * share) || 0) / 10).toFixed(1);

/** A share of the match as points with a sign; what rounds to nothing lost is nothing. */
export const pointsOf = (share: number): string =>
  `${Math.round(10 * POINTS * share) < 0 ? '−' : '+'}${number(Math.abs(share))}`;

export const LEDGER_WORDS: Readonly<Record<EntryKind | 'start' | 'final', Said>> = {
  start: { es: 'antes de empezar', en: 'before the first step' },
  luck: { es: 'dados, cartas y sorteos', en: 'dice, cards and draws' },
  home: { es: 'decisiones del local', en: "home's decisions" },
  away: { es: 'decisiones del visitante', en: "away's decisions" },
  guess: { es: 'elecciones secretas', en: 'secret choices' },
  end: { es: 'abandono, acuerdo o reloj', en: 'resignation, agreement or clock' },
  rest: { es: 'lo que la valoración no explica', en: 'what the evaluation cannot explain' },
  final: { es: 'resultado del local', en: "home's result" },
};

export interface Row {
  readonly kind: keyof typeof LEDGER_WORDS;
  readonly share: number;
}

/** The book from the start to the result; lines of nothing are left out. */
export const ledgerRows = ({ start, final, sums }: Ledger): Row[] => [
  { kind: 'start', share: start },
  ...ENTRY_KINDS.filter((kind) => sums[kind] !== 0).map((kind) => ({ kind, share: sums[kind] })),
  { kind: 'final', share: final },
];

export const withoutLuckText = ({ value, half }: Measured): Said => ({
  es: `sin la suerte ${number(value)} ± ${number(half)} puntos de 100`,
  en: `without luck ${number(value)} ± ${number(half)} points of 100`,
});

export const errorText = ({ value, half, decisions }: ErrorRate): Said => ({
  es: `regala ${number(value)} ± ${number(half)} puntos por decisión (${decisions} decisiones)`,
  en: `gives away ${number(value)} ± ${number(half)} points a decision (${decisions} decisions)`,
});

/** «, como: De club, Profesional». */
export function bandText(bands: readonly Level[]): Said {
  if (bands.length === 0) return { es: '', en: '' };
  const names = (lang: 'es' | 'en'): string => bands.map((level) => LEVEL_NAMES[level][lang]).join(', ');
  return { es: `, como: ${names('es')}`, en: `, like: ${names('en')}` };
}
