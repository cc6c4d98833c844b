import type { Voice } from '../../../core/voice.ts';
import { say } from './words.ts';

const word = (label: [string, string], help: [string, string]) => ({ label: say(...label), help: say(...help) });

export const OPTION_WORDS: Voice['options'] = {
  clock: word(['Reloj', 'Clock'], ['Por jugadas o con silbato.', 'By plays or by the whistle.']),
  'clock=plays': word(
    ['Por jugadas', 'By plays'],
    ['Cada parte dura un número de jugadas.', 'A half lasts a number of plays.'],
  ),
  'clock=whistle': word(
    ['Silbato', 'Whistle'],
    ['Cada parte dura unos minutos de reloj.', 'A half lasts some minutes of real time.'],
  ),
  playsPerHalf: word(['Jugadas por parte', 'Plays a half'], ['Las de ambos lados juntas.', "Both sides' together."]),
  playsPerExtra: word(
    ['Jugadas por tiempo de prórroga', 'Plays a period of extra time'],
    ['Las de ambos lados juntas.', "Both sides' together."],
  ),
  minutesPerHalf: word(
    ['Minutos por parte', 'Minutes a half'],
    ['Solo con el reloj de silbato.', 'Only with the whistle clock.'],
  ),
  minutesPerExtra: word(
    ['Minutos por tiempo de prórroga', 'Minutes a period of extra time'],
    ['Solo con el reloj de silbato.', 'Only with the whistle clock.'],
  ),
  moveSeconds: word(
    ['Segundos para decidir', 'Seconds to decide'],
    [
      'Para todo lo que un lado decide de una vez; quien se pasa comete una sanción menor. 0 es sin límite.',
      'For all that a side decides in one go; whoever takes longer commits a minor violation. 0 is no limit.',
    ],
  ),
  tie: word(['Empate', 'Tie'], ['Qué pasa si nadie gana.', 'What happens when nobody wins.']),
  'tie=extra': word(
    ['Prórroga', 'Extra time'],
    ['Dos tiempos más y, si hace falta, penaltis.', 'Two more periods and, if needed, penalties.'],
  ),
  'tie=shootout': word(['Penaltis', 'Shoot-out'], ['Tanda de penaltis directa.', 'Straight to penalties.']),
  'tie=draw': word(['Empate', 'A draw'], ['El partido queda empatado.', 'The match stays drawn.']),
  shootoutKicks: word(
    ['Penaltis por lado', 'Penalties a side'],
    ['En la tanda, antes de las parejas decisivas.', 'In the shoot-out, before the deciding pairs.'],
  ),
  advanced: word(
    ['Regla avanzada', 'Advanced rule'],
    ['Los defensas suman 2 en las luchas en vez de 1.', 'Defenders add 2 in battles instead of 1.'],
  ),
  shot: word(
    ['Tiros', 'Shots'],
    ['Con qué se decide un tiro; las probabilidades son las mismas.', 'What decides a shot; the odds are the same.'],
  ),
  'shot=spinner': word(
    ['Ruleta', 'Spinner'],
    ['Cuatro balones, dos banderas y dos unos.', 'Four balls, two flags and two ones.'],
  ),
  'shot=die': word(
    ['Dado de tiro', 'Shooting die'],
    ['Un dado con los mismos resultados.', 'A die with the same results.'],
  ),
};
