import type { Lang } from '../../core/clause.ts';

/** A chance for people: whole percents, but never "0 %" or "100 %" for what is neither impossible nor certain. */
export function percent(chance: number, lang: Lang): string {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return `<${format.format(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${format.format(0.99)}`;
  return format.format(chance);
}

const PLACES = { es: 'es-ES', en: 'en-GB' } as const;

/** A moment as a short date and time. */
export const moment = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(PLACES[lang], { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** The day of a moment, without its year. */
export const day = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(PLACES[lang], { day: 'numeric', month: 'short' }).format(at);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in its largest whole unit: «hace 2 horas»; within the first minute «hace 0 minutos». */
export function ago(millis: number, lang: Lang): string {
  const [unit, each] = UNITS.find(([, size]) => millis >= size) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(PLACES[lang]).format(-Math.floor(millis / each), unit);
}
