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
  board: 'El tablero, para colocar',
  home: 'Local',
  away: 'Visitante',
  ball: 'Balón',
  options: 'Opciones',
  period: 'Periodo',
  score: 'Marcador',
  phase: 'Fase',
  side: 'Equipo que decide',
  time: 'Tiempo',
  result: 'Resultado',
  shootout: 'Tanda de penaltis',
  penalty: 'Penalti',
  yellow: 'Tarjetas amarillas',
  red: 'Tarjetas rojas',
  plays: 'Jugadas hechas',
  up: 'Tiempo cumplido',
  winner: 'Gana',
  reason: 'Motivo',
  taken: 'Lanzados',
  goals: 'Marcados',
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
  board: 'The board, to place on',
  home: 'Home',
  away: 'Away',
  ball: 'Ball',
  options: 'Options',
  period: 'Period',
  score: 'Score',
  phase: 'Phase',
  side: 'Side to decide',
  time: 'Time',
  result: 'Result',
  shootout: 'Shoot-out',
  penalty: 'Penalty',
  yellow: 'Yellow cards',
  red: 'Red cards',
  plays: 'Plays so far',
  up: 'Time is up',
  winner: 'Winner',
  reason: 'Reason',
  taken: 'Taken',
  goals: 'Scored',
};

export const t = translate(es, en);

/** Fields that positions of all games have, or most. */
const SHARED = [
  ...['home', 'away', 'ball', 'options', 'period', 'score', 'phase', 'side'],
  ...['time', 'plays', 'up', 'result', 'winner', 'reason'],
  ...['shootout', 'taken', 'goals', 'penalty', 'yellow', 'red'],
] as readonly (keyof typeof es)[];

/** What a field, or a side in one, is called; null where only the specification has a name for it. */
export const wordFor = (name: unknown): string | null => {
  const known = SHARED.find((one) => one === name);
  return known ? t(known) : null;
};
