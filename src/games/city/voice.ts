import type { Said } from '../../core/clause.ts';
import type { Voice } from '../../core/voice.ts';
import { askFor } from './voice/asks.ts';
import { speakEvent } from './voice/events.ts';
import { aimOf, labelOf } from './voice/labels.ts';
import { type CityPosition, say } from './voice/words.ts';

const option = (label: Said, help: Said) => ({ label, help });

export const voice: Voice = {
  event: speakEvent,
  ask: (position, turn, legal) => askFor(position as CityPosition, turn, legal),
  action: (text, position) => labelOf(text, position as CityPosition),
  aim: (text, position) => aimOf(text, position as CityPosition),
  options: {
    clock: option(
      say('Reloj', 'Clock'),
      say('Qué mide el tiempo del partido.', 'What measures the time of the match.'),
    ),
    'clock=plays': option(
      say('Cartas de balón', 'Ball cards'),
      say('Cada carta de balón es un minuto.', 'Each ball card is a minute.'),
    ),
    'clock=whistle': option(
      say('Silbato', 'Whistle'),
      say('El periodo dura lo que diga el reloj real.', 'A period lasts as long as the real clock says.'),
    ),
    mode: option(say('Duración', 'Length'), say('Un periodo corto o dos partes.', 'One short period or two halves.')),
    'mode=full': option(
      say('Completo', 'Full'),
      say('Dos partes de 45 y 48 cartas, alrededor de una hora.', 'Two halves of 45 and 48 cards, about an hour.'),
    ),
    'mode=quick': option(
      say('Rápido', 'Quick'),
      say('Un periodo de 30 cartas, de 10 a 25 minutos.', 'One period of 30 cards, 10 to 25 minutes.'),
    ),
    externalFactors: option(
      say('Factores externos', 'External factors'),
      say('Lluvia, afición, árbitros… solo en el partido completo.', 'Rain, crowd, referees… in a full match only.'),
    ),
    extraTime: option(
      say('Prórroga', 'Extra time'),
      say('Si hay empate en un partido completo.', 'When a full match is level.'),
    ),
    shootout: option(
      say('Tanda de penaltis', 'Shoot-out'),
      say('Si al final sigue el empate.', 'When it is still level at the end.'),
    ),
  },
};
