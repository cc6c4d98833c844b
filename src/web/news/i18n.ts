import { translate } from '../i18n/t.svelte.ts';

const es = {
  title: 'El partido del día',
  leads: 'el favorito cambió {n} veces',
  leadsOnce: 'el favorito cambió una vez',
  behind: 'el ganador llegó a ir un {n} % por detrás',
  watching: '{n} mirando',
  feed: 'Resultados para tu lector de noticias (Atom)',
} as const;

const en: Record<keyof typeof es, string> = {
  title: 'The match of the day',
  leads: 'the lead changed {n} times',
  leadsOnce: 'the lead changed once',
  behind: 'the winner was as far as {n} % behind',
  watching: '{n} watching',
  feed: 'Results for your news reader (Atom)',
};

export const t = translate<keyof typeof es>(es, en);
