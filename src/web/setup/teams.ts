import { translate } from '../i18n/t.svelte.ts';

const es = {
  people: 'Personas por equipo',
  one: 'una persona',
  several: '{n} personas',
  help: 'Cada una juega en su dispositivo y ve lo que señalan las de su equipo. Invitas con un enlace.',
} as const;

const en: Readonly<Record<keyof typeof es, string>> = {
  people: 'People on each side',
  one: 'one person',
  several: '{n} people',
  help: 'Each plays on a device of their own and sees what the others of their side point at. You invite them with a link.',
};

/** What is said about sides of several people. */
export const t = translate<keyof typeof es>(es, en);
