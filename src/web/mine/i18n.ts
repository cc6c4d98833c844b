import { translate } from '../i18n/t.svelte.ts';

const es = {
  none: 'Aún no hay partidos terminados en este navegador.',
  results: 'Resultados por juego y rival',
  game: 'Juego',
  against: 'Contra',
  friend: 'Otra persona',
  won: 'Ganados',
  drawn: 'Empates',
  lost: 'Perdidos',
  streak: 'Victorias seguidas: {current}. La racha más larga: {longest}.',
  errors: 'Puntos regalados por decisión, partido a partido',
  errorsHelp: 'Se mide al analizar un partido en su repaso; menos es mejor.',
  noErrors: 'Abre un partido de arriba, analízalo y aquí se verá cómo mejoras.',
  latest: 'Los últimos partidos, para repasarlos',
  given: '{n} puntos regalados por decisión',
  openings: 'Con qué empiezas',
  begins: '{action}. Veces: {times}; ganadas: {won}',
  csv: 'Exportar como CSV',
  json: 'Exportar como JSON',
  at: '{when}: {n} puntos',
};

const en: typeof es = {
  none: 'There are no finished matches in this browser yet.',
  results: 'Results by game and rival',
  game: 'Game',
  against: 'Against',
  friend: 'Another person',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  streak: 'Wins in a row: {current}. The longest row: {longest}.',
  errors: 'Points given away a decision, match by match',
  errorsHelp: 'Measured when a match is analysed in its review; less is better.',
  noErrors: 'Open a match from the list above and analyse it: here you will see how you improve.',
  latest: 'The latest matches, to review',
  given: '{n} points given away a decision',
  openings: 'What you begin with',
  begins: '{action}. Times: {times}; won: {won}',
  csv: 'Export as CSV',
  json: 'Export as JSON',
  at: '{when}: {n} points',
};

export const t = translate(es, en);
