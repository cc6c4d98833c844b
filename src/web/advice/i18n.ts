import { translate } from '../i18n/t.svelte.ts';

const es = {
  'advice.action': 'Yo haría esto: {action}.',
  'advice.share': 'Así te toca el {share} del partido; con «{action}», el {other}.',
  'advice.alone': 'Así te toca el {share} del partido.',
  'advice.why': 'Por qué',
};

const en: Record<keyof typeof es, string> = {
  'advice.action': 'I would do this: {action}.',
  'advice.share': 'That gives you {share} of the match; "{action}" gives {other}.',
  'advice.alone': 'That gives you {share} of the match.',
  'advice.why': 'Why',
};

export const t = translate(es, en);
