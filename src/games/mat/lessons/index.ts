import { type Lessons, say } from '../../../core/lessons.ts';
import type { MatEvent } from '../events.ts';
import type { MatPosition } from '../position.ts';
import { coach } from './coach.ts';
import { shooting, stealing } from './fighting.ts';
import { course, penalties } from './match.ts';
import { moving, passing } from './moving.ts';
import { scene } from './scene.ts';

export const lessons: Lessons<MatPosition, MatEvent> = {
  how: {
    aim: say(
      'Mete el balón en la portería rival: chutando o andando.',
      'Get the ball into their goal: kick it or walk it in.',
    ),
    turn: say(
      'Haz una cosa: mover un peón un paso, pasar (a dos casillas; se puede encadenar), chutar o robar al de al lado. ' +
        'Robar en diagonal es tarjeta; en tu área, penalti. En las bandas se corre más.',
      'Do one thing: move a pawn a step, pass (up to two spaces, and it can be chained), kick, or steal from a neighbour. ' +
        'A diagonal steal is a card, in your own area a penalty. On the edges you run further.',
    ),
    scoring: say('Se tira a dos casillas, en línea recta y libre.', 'Shoot from two spaces, in a straight, free line.'),
    end: say('Gana quien llegue antes a los goles acordados.', 'The first to the agreed number of goals wins.'),
    pictures: [
      {
        caption: say('Pases encadenados y gol.', 'Chained passes, and a goal.'),
        position: scene({
          home: { p2: 'c7', p5: 'd9', p7: 'e11', p3: 'd5' },
          away: { p1: 'd13', p3: 'g11' },
          ball: 'c7',
        }),
        plays: ['pass:e11', 'move:c10-c9', 'move:e11-e12', 'move:c9-c8', 'kick:e14'],
      },
      {
        caption: say('Un robo en recto: se cambian los sitios.', 'A straight steal: the two swap places.'),
        position: scene({ home: { p3: 'e6' }, away: { p5: 'e7' }, ball: 'e7' }),
        plays: ['steal:e6-e7', 'move:f8-g8', 'move:e7-e8'],
      },
      {
        caption: say('Una carrera por la banda.', 'A run along the edge.'),
        position: scene({ home: { p2: 'b8' }, away: { p2: 'd10' }, ball: 'b8' }),
        plays: ['move:b8-a11', 'move:d10-c10', 'move:a11-b12'],
      },
    ],
  },
  lessons: [moving, passing, stealing, shooting, course, penalties],
  coach,
};
