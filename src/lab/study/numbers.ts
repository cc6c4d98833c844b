import type { Lang, Said } from '../../core/clause.ts';
import { LANGS } from '../../core/clause.ts';
import type { Metric } from './metrics.ts';
import type { Measure } from './stats.ts';

/** The same made in every language. */
export const each = (make: (lang: Lang) => string): Said =>
  Object.fromEntries(LANGS.map((lang) => [lang, make(lang)])) as Record<Lang, string>;

const PLACES = 1;
/** As many digits as a reader needs. */
export function decimal(value: number, lang: Lang): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? PLACES : 2;
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);
}
export const whole = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(value);
export const percent = (value: number, lang: Lang, digits = PLACES): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }).format(value);

export const written = (as: Metric['as'], value: number, lang: Lang): string =>
  as === 'share' ? percent(value, lang) : decimal(value, lang);

/** A measure with its interval: `44.2 % (43.9–44.5 %)`. */
export const measured = (measure: Measure | undefined, as: Metric['as']): Said =>
  each((lang) => {
    if (!measure) return '–';
    const { value, low, high } = measure;
    const bound = (end: number): string => (Number.isFinite(end) ? written(as, end, lang) : '∞');
    return `${written(as, value, lang)} (${bound(low)} – ${bound(high)})`;
  });

const LEAST_P = 0.001;
const small = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 3 }).format(value);
export const probability = (p: number): Said =>
  each((lang) => (p < LEAST_P ? `< ${small(LEAST_P, lang)}` : small(p, lang)));
