import { translate } from '../i18n/t.svelte.ts';

const es = {
  title: 'El partido del día',
  drama: 'el favorito cambió {leads} veces; el ganador llegó a ir un {behind} % por detrás',
  watching: '{n} mirando',
  feed: 'Resultados para tu lector de noticias (Atom)',
} as const;

const en: Record<keyof typeof es, string> = {
  title: 'The match of the day',
  drama: 'the lead changed {leads} times; the winner was as far as {behind} % behind',
  watching: '{n} watching',
  feed: 'Results for your news reader (Atom)',
};

export const t = translate<keyof typeof es>(es, en);
