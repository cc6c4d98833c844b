import { translate } from '../i18n/t.svelte.ts';

const es = {
  none: 'De este juego no hay problemas. Los hay de:',
  daily: 'Problema del día',
  of: 'Problema {n} de {of}',
  ask: 'Juega {side}. Una sola jugada es claramente la mejor: encuéntrala.',
  solved: '¡Eso es! «{best}»: {value} del partido. Después, «{second}»: {secondValue}.',
  wrong: '«{action}» no es la mejor. Prueba otra.',
  solution: 'Ver la solución',
  solutionIs: 'La mejor era «{best}»: {value} del partido. Después, «{second}»: {secondValue}.',
  another: 'Otro problema',
  theme: 'Tema',
  'theme.all': 'Todos',
  'theme.score': 'Marcar',
  'theme.win': 'Robar',
  'theme.guard': 'Defender',
  'theme.build': 'Preparar el ataque',
  'theme.offside': 'Fuera de juego',
  'theme.penalty': 'Penalti',
  stats: 'Resueltos {solved} de {tried}. Racha: {streak}; la mejor: {best}.',
};

const en: typeof es = {
  none: 'There are no puzzles of this game. There are of:',
  daily: 'Puzzle of the day',
  of: 'Puzzle {n} of {of}',
  ask: '{side} to play. One action alone is clearly the best: find it.',
  solved: 'That is it! “{best}”: {value} of the match. Next, “{second}”: {secondValue}.',
  wrong: '“{action}” is not the best. Try another one.',
  solution: 'Show the solution',
  solutionIs: 'The best was “{best}”: {value} of the match. Next, “{second}”: {secondValue}.',
  another: 'Another puzzle',
  theme: 'Theme',
  'theme.all': 'All',
  'theme.score': 'Score',
  'theme.win': 'Steal',
  'theme.guard': 'Defend',
  'theme.build': 'Prepare the attack',
  'theme.offside': 'Off-side',
  'theme.penalty': 'Penalty',
  stats: 'Solved {solved} of {tried}. Streak: {streak}; the best: {best}.',
};

export const t = translate(es, en);
