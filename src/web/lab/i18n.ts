import { translate } from '../i18n/t.svelte.ts';

const es = {
  title: 'El laboratorio',
  lead: 'Dos bots juegan muchos partidos aquí mismo, y ves qué dice eso del juego: quién gana, cuánto vale empezar, cuándo caen los goles y qué reglas intervienen.',
  game: 'Juego',
  home: 'Bot local',
  away: 'Bot visitante',
  matches: 'Partidos de cada serie',
  compare: 'Comparar con otra opción',
  none: 'No comparar',
  against: 'Valor que se compara',
  start: 'Jugar los partidos',
  stop: 'Parar',
  progress: '{done} de {total} partidos',
  failed: 'No se ha podido acabar. Prueba con menos partidos o con otros bots.',
  stopped: 'Parado. Lo jugado se ha descartado.',
  slow: 'Los bots que piensan tardan: empieza con pocos partidos.',
  result: 'Informe',
  save: 'Guardar el informe',
  'bot.random': 'Al azar',
  'bot.greedy': 'A primera vista',
  larger: 'Para estudios grandes, con todos los núcleos o varias máquinas: cancha sim, cancha report y cancha lab.',
} as const;

const en: Readonly<Record<keyof typeof es, string>> = {
  title: 'The lab',
  lead: 'Two bots play many matches right here, and you see what that says of the game: who wins, what starting is worth, when goals fall and which rules come into play.',
  game: 'Game',
  home: 'Home bot',
  away: 'Away bot',
  matches: 'Matches of each series',
  compare: 'Compare with another option',
  none: 'No comparison',
  against: 'Value to compare',
  start: 'Play the matches',
  stop: 'Stop',
  progress: '{done} of {total} matches',
  failed: 'It could not be finished. Try fewer matches or other bots.',
  stopped: 'Stopped. What was played is discarded.',
  slow: 'Bots that think take time: begin with few matches.',
  result: 'Report',
  save: 'Save the report',
  'bot.random': 'Random',
  'bot.greedy': 'First sight',
  larger: 'For large studies, on all cores or several machines: cancha sim, cancha report and cancha lab.',
};

export const t = translate(es, en);
