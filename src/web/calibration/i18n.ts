import { translate } from '../i18n/t.svelte.ts';

const es = {
  about:
    'El tablero de análisis promete una parte del partido. Aquí se ve si lo cumple: partidos de bots contra sí mismos que ningún ajuste ha visto; en horizontal lo prometido al equipo que decide, en vertical lo que obtuvo, con su margen del 95 %.',
  of: '{matches} partidos del bot «{bot}», {positions} posiciones; la mayor diferencia en una décima con al menos 100 posiciones: {worst} puntos',
  played: 'Se jugaron con {options}.',
  numbers: 'Los números',
  promised: 'Prometido',
  real: 'Real',
  positions: 'Posiciones',
  unmeasured: 'Sin medir: {games}.',
  plot: 'Prometido frente a real, {game}',
};

const en: typeof es = {
  about:
    'The analysis board promises a share of the match. Here one sees whether it is kept: matches of bots against themselves that no fit has seen; across what was promised to the side that decides, upwards what it got, with its 95 % interval.',
  of: '{matches} matches of the bot “{bot}”, {positions} positions; the largest difference in a tenth with at least 100 positions: {worst} points',
  played: 'They were played with {options}.',
  numbers: 'The numbers',
  promised: 'Promised',
  real: 'Real',
  positions: 'Positions',
  unmeasured: 'Not measured: {games}.',
  plot: 'Promised against real, {game}',
};

export const t = translate(es, en);
