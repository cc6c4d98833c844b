import { translate } from '../i18n/t.svelte.ts';

const es = {
  title: 'Editor de posiciones: {game}',
  sound: 'Es una posición que puede darse.',
  shownBefore: 'El tablero muestra la última posición correcta.',
  men: 'Fichas y balón',
  menHelp:
    'Arrastra en el tablero, o elige aquí y toca la casilla; con el teclado, Intro en una ficha y en su casilla.',
  off: 'Quitar del tablero',
  fields: 'Todo lo demás',
  asText: 'La posición como texto',
  useText: 'Tomar este texto',
  badText: 'Eso no es una posición: se espera un objeto JSON.',
  badLink: 'El enlace no contiene una posición. Aquí hay otra con la que empezar.',
  anew: 'Otra posición para empezar',
  analyse: 'Analizar',
  share: 'Copiar un enlace a la posición',
  board: 'El tablero, para colocar',
  home: 'Local',
  away: 'Visitante',
};

const en: typeof es = {
  title: 'Position editor: {game}',
  sound: 'This position can come about.',
  shownBefore: 'The board shows the last position that was right.',
  men: 'Men and ball',
  menHelp: 'Drag on the board, or choose here and touch the space; by keyboard, Enter on a man and on his space.',
  off: 'Take off the board',
  fields: 'Everything else',
  asText: 'The position as text',
  useText: 'Take this text',
  badText: 'That is no position: a JSON object is expected.',
  badLink: 'The link holds no position. Here is another one to begin with.',
  anew: 'Another position to begin with',
  analyse: 'Analyse',
  share: 'Copy a link to the position',
  board: 'The board, to place on',
  home: 'Home',
  away: 'Away',
};

export const t = translate(es, en);
