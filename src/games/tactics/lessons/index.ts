import { type Lessons, say } from '../../../core/lessons.ts';
import type { TacticsEvent } from '../events.ts';
import type { TacticsPosition } from '../position.ts';
import { fighting, moving } from './attack.ts';
import { coach } from './coach.ts';
import { keeper, shooting } from './goal.ts';
import { course } from './match.ts';
import { scene } from './scene.ts';

export const lessons: Lessons<TacticsPosition, TacticsEvent> = {
  how: {
    aim: say('Marca más goles que el otro.', 'Score more goals than your rival.'),
    turn: say(
      'Quien tiene el balón tira y mueve a uno justo ese número de casillas; tira otra vez y juega el balón. ' +
        'A un compañero es pase y sigue; a un hueco, hay que ir a por él. Luego el rival intenta llegar: si llega, duelo de dados.',
      'Whoever has the ball rolls and moves a man exactly that far, then rolls again and plays the ball. ' +
        'To a team-mate it is a pass and goes on; into a gap it must be fetched. ' +
        'Then the rival tries to reach it: if he does, a battle of dice.',
    ),
    scoring: say(
      'Con el balón en el área rival, o con un pase a una estrella, gira la ruleta: la mitad es gol.',
      'With the ball in their area, or by a pass onto a star, spin: half of it is goal.',
    ),
    end: say('Dos partes; con empate, prórroga y penaltis.', 'Two halves; if level, extra time and penalties.'),
    pictures: [
      {
        caption: say('Mover a uno, y un pase directo.', 'A man moves, then a direct pass.'),
        position: scene({ home: { f2: 'e8' } }),
        plays: ['d6:3', 'move:e8-d11', 'd6:3', 'kick:d11'],
      },
      {
        caption: say('Duelo por el balón: gana el más alto.', 'A battle for the ball: the higher wins.'),
        position: scene({ away: { f1: 'd9' }, phase: 'ball', roll: 1 }),
        plays: ['dribble:d9', 'd6+d6:5+2'],
      },
      {
        caption: say('Pase al área, ruleta y gol.', 'A pass into the area, the spinner, a goal.'),
        position: scene({ home: { f1: 'e11', f2: 'e14' }, away: { d2: 'd15' }, phase: 'ball', roll: 3, ball: 'e11' }),
        plays: ['kick:e14', 'spinner:goal'],
      },
    ],
  },
  lessons: [moving, fighting, shooting, keeper, course],
  coach,
};
