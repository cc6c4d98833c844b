import { translate } from '../i18n/t.svelte.ts';

const es = {
  play: 'Reproducir',
  stop: 'Parar',
  back: 'Un paso atrás',
  on: 'Un paso adelante',
  at: 'Paso {n} de {of}',
  open: 'Ver en Cancha',
  live: 'En directo',
  lost: 'Sin conexión. Se vuelve a intentar…',
  waiting: 'Aún no ha empezado.',
  none: 'Aquí no hay ningún partido que se pueda ver.',
} as const;

const en: Record<keyof typeof es, string> = {
  play: 'Play',
  stop: 'Stop',
  back: 'One step back',
  on: 'One step on',
  at: 'Step {n} of {of}',
  open: 'Watch on Cancha',
  live: 'Live',
  lost: 'No connection. Trying again…',
  waiting: 'It has not begun yet.',
  none: 'There is no match here that can be seen.',
};

export const t = translate<keyof typeof es>(es, en);
