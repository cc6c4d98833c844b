import type { Said } from '../../../core/clause.ts';
import type { Voice } from '../../../core/voice.ts';
import { say } from './words.ts';

const option = (label: Said, help: Said) => ({ label, help });

export const OPTION_WORDS: Voice['options'] = {
  mode: option(
    say('Cómo se gana', 'How to win'),
    say('Por un número de goles o con el primero.', 'By a number of goals or by the first one.'),
  ),
  'mode=limit': option(
    say('Límite de goles', 'Goal limit'),
    say('Gana quien llega primero a ese número.', 'The first to reach that number wins.'),
  ),
  'mode=golden': option(say('Gol de oro', 'Golden goal'), say('El primer gol gana.', 'The first goal wins.')),
  goals: option(say('Goles para ganar', 'Goals to win'), say('Solo con límite de goles.', 'Only with a goal limit.')),
  clock: option(say('Reloj', 'Clock'), say('Por turnos jugados o con silbato.', 'By turns played or by the whistle.')),
  'clock=plays': option(
    say('Por turnos', 'By turns'),
    say('El partido dura un número de turnos.', 'The match lasts a number of turns.'),
  ),
  'clock=whistle': option(
    say('Silbato', 'Whistle'),
    say('El partido acaba cuando se pita.', 'The match ends when the whistle goes.'),
  ),
  maxTurns: option(
    say('Turnos en total', 'Turns in all'),
    say('Los de ambos lados juntos; 0: sin límite.', "Both sides' together; 0: no limit."),
  ),
  minutes: option(
    say('Minutos', 'Minutes'),
    say('Lo que dura el partido con silbato.', 'How long the match lasts with the whistle.'),
  ),
  tie: option(
    say('Empate', 'Tie'),
    say('Qué pasa si al acabar el tiempo nadie gana.', 'What happens when nobody leads at time.'),
  ),
  'tie=draw': option(say('Empate', 'A draw'), say('El partido queda empatado.', 'The match stays drawn.')),
  'tie=shootout': option(
    say('Tanda de penaltis', 'Shoot-out'),
    say('Cinco penaltis de dedos por lado.', 'Five finger penalties a side.'),
  ),
  subs: option(say('Cambios', 'Substitutions'), say('Uno por partido o libres.', 'One a match, or rolling.')),
  'subs=one': option(
    say('Uno', 'One'),
    say('Un cambio por lado y partido; quien sale no vuelve.', 'One a side and match; who leaves does not return.'),
  ),
  'subs=rolling': option(
    say('Libres', 'Rolling'),
    say(
      'Uno por turno y por pausa; quien sale queda de suplente.',
      'One a turn and a pause; who leaves becomes the substitute.',
    ),
  ),
  restart: option(say('Después de un gol', 'After a goal'), say('Cómo se vuelve a empezar.', 'How play begins again.')),
  'restart=formation': option(
    say('A la formación', 'Back to formation'),
    say('Cada peón vuelve a su puesto.', 'Each pawn returns to its place.'),
  ),
  'restart=free': option(
    say('Colocación libre', 'Free placing'),
    say('Ambos lados colocan de nuevo.', 'Both sides place anew.'),
  ),
  homeMembers: option(
    say('Jugadores del local', 'Home members'),
    say('Se turnan por rotación.', 'They take turns in rotation.'),
  ),
  awayMembers: option(
    say('Jugadores del visitante', 'Away members'),
    say('Se turnan por rotación.', 'They take turns in rotation.'),
  ),
  coaching: option(
    say('Sancionar consejos', 'Rule on coaching'),
    say(
      'Por aconsejar a un compañero se salta a quien iba a jugar; la próxima vez es penalti.',
      'Coaching a team-mate skips the member to play; the next time it is a penalty.',
    ),
  ),
};
