import { translate } from '../i18n/t.svelte.ts';

const es = {
  'advice.action': 'Yo haría esto: {action}.',
  'advice.short': '{share} · la siguiente {other}',
  'advice.more': 'Más',
  'advice.share': 'Mirando varias jugadas, tus opciones en el partido: {share}; con «{action}», {other}.',
  'advice.same': 'Mirando varias jugadas, tus opciones en el partido: {share}, casi las mismas que con «{action}».',
  'advice.alone': 'Mirando varias jugadas, tus opciones en el partido: {share}.',
  'advice.why': 'Cada razón por sí sola:',
  'advice.thinking': 'Pensando…',
};

const en: Record<keyof typeof es, string> = {
  'advice.action': 'I would do this: {action}.',
  'advice.short': '{share} · next best {other}',
  'advice.more': 'More',
  'advice.share': 'Looking some moves ahead, your chances in the match: {share}; with “{action}”, {other}.',
  'advice.same': 'Looking some moves ahead, your chances in the match: {share}, much the same as with “{action}”.',
  'advice.alone': 'Looking some moves ahead, your chances in the match: {share}.',
  'advice.why': 'Each reason by itself:',
  'advice.thinking': 'Thinking…',
};

export const t = translate(es, en);
