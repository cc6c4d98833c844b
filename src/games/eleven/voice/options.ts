import type { Voice } from '../../../core/voice.ts';
import { say } from './words.ts';

export const OPTION_WORDS: Voice['options'] = {
  clock: {
    label: say('Reloj', 'Clock'),
    help: say('Qué dice cuándo se cumple el tiempo de un periodo.', 'What says when the time of a period is up.'),
  },
  'clock=plays': {
    label: say('Por jugadas', 'By plays'),
    help: say(
      'Cada periodo dura un número de turnos, y después hasta que salga un 1.',
      'A period lasts a number of turns, and then until a 1 is rolled.',
    ),
  },
  'clock=whistle': {
    label: say('Silbato', 'Whistle'),
    help: say(
      'Se juega por minutos de reloj; suena el silbato y se sigue hasta que salga un 1.',
      'Played by minutes; the whistle goes, and play runs on until a 1 is rolled.',
    ),
  },
  plays: {
    label: say('Turnos por parte', 'Turns a half'),
    help: say('Los de ambos equipos juntos, con el reloj de jugadas.', "Both sides' together, with the plays clock."),
  },
  etPlays: {
    label: say('Turnos por prórroga', 'Turns in extra time'),
    help: say('En cada una de sus dos partes.', 'In each of its two halves.'),
  },
  minutes: {
    label: say('Minutos por parte', 'Minutes a half'),
    help: say('Solo con el reloj de silbato.', 'Only with the whistle clock.'),
  },
  etMinutes: {
    label: say('Minutos por prórroga', 'Minutes in extra time'),
    help: say(
      'En cada una de sus dos partes, con el reloj de silbato.',
      'In each of its two halves, with the whistle clock.',
    ),
  },
  extraTime: {
    label: say('Prórroga', 'Extra time'),
    help: say(
      'Un empate sigue con dos partes cortas, que se juegan enteras.',
      'A draw goes on with two short halves, both played in full.',
    ),
  },
  shootout: {
    label: say('Tanda de penaltis', 'Shoot-out'),
    help: say('Si el empate sigue, deciden los penaltis.', 'If it is still level, penalties decide.'),
  },
  start: {
    label: say('Quién empieza', 'Who starts'),
    help: say('Quién saca en la primera parte.', 'Who kicks off the first half.'),
  },
  'start=coin': { label: say('Sorteo', 'A coin'), help: say('Lo dice una moneda.', 'A coin says it.') },
  'start=home': { label: say('Local', 'Home'), help: say('Empieza el local.', 'Home starts.') },
  'start=away': { label: say('Visitante', 'Away'), help: say('Empieza el visitante.', 'Away starts.') },
  homeEnd: {
    label: say('Lado del local', "Home's end"),
    help: say(
      'El campo no es simétrico: el lado oeste es más grande.',
      'The board is not symmetric: the west half is larger.',
    ),
  },
  'homeEnd=W': {
    label: say('Oeste', 'West'),
    help: say('El local empieza a la izquierda.', 'Home begin on the left.'),
  },
  'homeEnd=E': { label: say('Este', 'East'), help: say('El local empieza a la derecha.', 'Home begin on the right.') },
};
