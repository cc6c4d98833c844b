import { translate } from '../i18n/t.svelte.ts';

const es = {
  title: 'Tus partidos en línea',
  yours: 'Te toca',
  dared: '{name} te reta: ver y responder',
  theirs: 'Le toca a {name}',
  now: 'ahora mismo',
} as const;

const en: Record<keyof typeof es, string> = {
  title: 'Your online matches',
  yours: 'Your turn',
  dared: '{name} challenges you: look and answer',
  theirs: "{name}'s turn",
  now: 'just now',
};

export const t = translate<keyof typeof es>(es, en);
