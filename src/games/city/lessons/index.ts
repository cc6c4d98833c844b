import { type Lessons, say } from '../../../core/lessons.ts';
import type { CityEvent } from '../events.ts';
import type { CityPosition } from '../position.ts';
import { duels, passing } from './attack.ts';
import { coach } from './coach.ts';
import { defending, shooting } from './defence.ts';
import { course } from './match.ts';
import { scene } from './scene.ts';

export const lessons: Lessons<CityPosition, CityEvent> = {
  how: {
    aim: say('Marca más goles que el otro míster.', 'Score more goals than the other manager.'),
    turn: say(
      'Atacas en cuatro fases: una carta de balón (pasar o avanzar), una carta ofensiva (regate o jugada), ' +
        'un tiro, y mover a tres jugadores. ' +
        'Luego el rival defiende: una carta y sus movimientos. Quien tiene el balón ataca.',
      'You attack in four phases: a ball card (pass or advance), an offensive card (dribble or tactical move), ' +
        'a shot, and three men move. ' +
        'Then your rival defends: a card and his movement. Whoever has the ball attacks.',
    ),
    scoring: say(
      'Desde la zona de tiro, tu carta de tiro y tus puntos superan a la intervención del portero.',
      'From the shot zone, your shot card and points must beat the keeper’s intervention.',
    ),
    end: say(
      'Las cartas de balón son el reloj: sin mazo, acaba la parte.',
      'The ball cards are the clock: when their pile is empty, the half ends.',
    ),
    pictures: [
      {
        caption: say('Un pase corto, y un pase alto.', 'A short pass, then a high one.'),
        position: scene({ home: { 6: 'h9', 4: 'h15' } }),
        plays: ['pass:short-h9', 'tactic:scissors', 'pass:medium-h15'],
      },
      {
        caption: say('Un regate: cartas en secreto.', 'A dribble: secret cards.'),
        position: scene({ home: { 8: 'h10' }, away: { 6: 'h11' }, phase: 'action', ball: 'h10' }),
        plays: ['dribble:6', 'card:scissors', 'card:jockey', 'to:h12'],
      },
      {
        caption: say('Un tiro y el portero no llega: gol.', 'A shot, and the keeper does not reach it: goal.'),
        position: scene({ home: { 8: 'h18' }, phase: 'shot', ball: 'h18' }),
        plays: ['shot:placed', 'deck:int:parry'],
      },
    ],
  },
  lessons: [passing, duels, shooting, defending, course],
  coach,
};
