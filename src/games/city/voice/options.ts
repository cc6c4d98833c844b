import type { Said } from '../../../core/clause.ts';
import type { Voice } from '../../../core/voice.ts';
import { say } from './words.ts';

const option = (label: Said, help: Said) => ({ label, help });

export const OPTION_WORDS: Voice['options'] = {
  clock: option(say('Reloj', 'Clock'), say('Qué mide el tiempo del partido.', 'What measures the time of the match.')),
  'clock=plays': option(
    say('Cartas de balón', 'Ball cards'),
    say('Cada carta de balón es un minuto.', 'Each ball card is a minute.'),
  ),
  'clock=whistle': option(
    say('Silbato', 'Whistle'),
    say('El periodo dura lo que diga el reloj real.', 'A period lasts as long as the real clock says.'),
  ),
  mode: option(
    say('Duración', 'Length'),
    say('Un periodo corto, una parte o dos.', 'One short period, one half or two.'),
  ),
  'mode=full': option(
    say('Completo', 'Full'),
    say('Dos partes de 45 y 48 cartas, alrededor de una hora.', 'Two halves of 45 and 48 cards, about an hour.'),
  ),
  'mode=half': option(
    say('Un solo tiempo', 'Half'),
    say('Una parte de 45 cartas, alrededor de media hora.', 'One half of 45 cards, about half an hour.'),
  ),
  'mode=quick': option(
    say('Rápido', 'Quick'),
    say('Un periodo de 30 cartas, de 10 a 25 minutos.', 'One period of 30 cards, 10 to 25 minutes.'),
  ),
  periodEnd: option(
    say('Final del periodo', 'End of a period'),
    say('Qué cartas de balón marcan el final.', 'Which ball cards say that it is over.'),
  ),
  'periodEnd=pile': option(
    say('Mazo agotado', 'Empty pile'),
    say(
      'Acaba cuando el mazo de balones está vacío, quede lo que quede en las manos.',
      'It ends when the ball pile is empty, whatever the hands still hold.',
    ),
  ),
  'periodEnd=cards': option(
    say('Última carta', 'Last card'),
    say(
      'Acaba cuando tampoco quedan cartas de balón en las manos.',
      'It ends when there are no ball cards left in the hands either.',
    ),
  ),
  externalFactors: option(
    say('Factores externos', 'External factors'),
    say(
      'Lluvia, afición, árbitros… uno cada diez cartas de balón; nunca en el partido rápido.',
      'Rain, crowd, referees… one for every ten ball cards; never in a quick match.',
    ),
  ),
  extraTime: option(
    say('Prórroga', 'Extra time'),
    say('Si hay empate; no en el partido rápido.', 'When it is level; not in a quick match.'),
  ),
  shootout: option(
    say('Tanda de penaltis', 'Shoot-out'),
    say('Si al final sigue el empate.', 'When it is still level at the end.'),
  ),
};
