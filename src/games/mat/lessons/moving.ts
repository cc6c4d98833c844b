import { happened, say } from '../../../core/lessons.ts';
import { type MatLesson, type MatTried, rowsForward, scene } from './scene.ts';

const NOT_FORWARD = say(
  'Se puede, pero así no te acercas a la portería rival.',
  'Allowed, but it takes you no closer to their goal.',
);
const linksOf = ({ events }: MatTried): number => {
  const pass = events.find((event) => event.type === 'pass');
  return pass && 'path' in pass ? pass.path.length - 1 : 0;
};

export const moving: MatLesson = {
  id: 'moving',
  title: say('Mover el balón', 'Moving the ball'),
  clauses: [
    'MAT-TURN-1',
    'MAT-TURN-2',
    'MAT-MOVE-1',
    'MAT-MOVE-2',
    'MAT-MOVE-3',
    'MAT-BALL-2',
    'MAT-SPEED-1',
    'MAT-SPEED-2',
  ],
  steps: [
    {
      say: say(
        'En tu turno haces una sola cosa. Mueve al 5 un paso hacia la portería rival: lleva el balón.',
        'A turn is one thing. Move your 5 a step towards their goal: he takes the ball along.',
      ),
      position: scene({ home: { p5: 'e8' }, ball: 'e8' }),
      side: 'home',
      accept: (tried) => tried.action.startsWith('move:e8') && rowsForward(tried) > 0,
      hint: ['move:e8-e9'],
      wrong: [{ say: NOT_FORWARD }],
    },
    {
      say: say(
        'El balón está suelto. Muévete a su casilla y es tuyo.',
        'The ball is loose. Move onto its space and it is yours.',
      ),
      position: scene({ home: { p5: 'd7' }, away: { p5: 'f9' }, ball: 'e8' }),
      side: 'home',
      accept: happened('possession'),
      hint: ['move:d7-e8'],
      wrong: [
        {
          say: say('El balón sigue suelto, y el rival llega.', 'The ball is still loose, and your rival takes it.'),
          costs: ['move:f9-e8'],
        },
      ],
    },
    {
      say: say(
        'En cada casilla cabe un peón. Avanza con el balón rodeando al rival.',
        'A space holds one pawn. Go forward with the ball, around the rival.',
      ),
      position: scene({ home: { p5: 'e8' }, away: { p5: 'e9' }, ball: 'e8' }),
      side: 'home',
      accept: (tried) => tried.action.startsWith('move:e8') && rowsForward(tried) > 0,
      hint: ['move:e8-d9'],
      wrong: [{ say: NOT_FORWARD }],
    },
    {
      say: say(
        'Las bandas son rápidas: si tu paso cae en ellas, corres hasta tres casillas más. Corre con el 2.',
        'The edges are fast: step onto one and run up to three more spaces. Run with your 2.',
      ),
      position: scene({ home: { p2: 'b8' }, ball: 'b8' }),
      side: 'home',
      accept: (tried) => rowsForward(tried) > 1,
      hint: ['move:b8-a11'],
      wrong: [
        {
          say: say(
            'Eso es solo un paso. En la banda puedes correr más.',
            'That is only one step. On the edge you can run further.',
          ),
        },
      ],
    },
    {
      say: say(
        'Con el balón puedes entrar andando en la portería: es gol.',
        'With the ball you may walk into the goal: it counts.',
      ),
      position: scene({ home: { p5: 'd13' }, ball: 'd13' }),
      side: 'home',
      accept: happened('goal'),
      hint: ['move:d13-d14'],
      wrong: [{ say: say('Estabas a un paso del gol.', 'You were one step from a goal.'), costs: ['steal:e13-d13'] }],
    },
  ],
};

export const passing: MatLesson = {
  id: 'passing',
  title: say('Pasar', 'Passing'),
  clauses: [
    'MAT-PASS-1',
    'MAT-PASS-2',
    'MAT-PASS-3',
    'MAT-BALL-1',
    'MAT-KICK-1',
    'MAT-KICK-3',
    'MAT-LONG-1',
    'MAT-LONG-2',
    'MAT-LONG-3',
    'MAT-X-2',
  ],
  steps: [
    {
      say: say(
        'Un pase llega a un compañero a una o dos casillas. Pasa a tu 7.',
        'A pass reaches a team-mate one or two spaces away. Pass to your 7.',
      ),
      position: scene({ home: { p5: 'd8', p7: 'f9' }, away: { p7: 'h9', p5: 'b8' }, ball: 'd8' }),
      side: 'home',
      accept: happened('pass'),
      hint: ['pass:f9'],
      wrong: [{ say: say('Se puede, pero aquí se trata de pasar.', 'Allowed, but this is about passing.') }],
    },
    {
      say: say(
        'Los pases se encadenan en un solo turno, de peón en peón. Llega hasta tu 7.',
        'Passes chain in a single turn, from pawn to pawn. Reach your 7.',
      ),
      position: scene({ home: { p2: 'c4', p4: 'e5', p5: 'e7', p7: 'f9', p3: 'g3' }, ball: 'c4' }),
      side: 'home',
      accept: (tried) => linksOf(tried) >= 3,
      hint: ['pass:f9'],
      wrong: [
        {
          when: happened('pass'),
          say: say(
            'Ha llegado, pero en el mismo turno podías llegar al 7.',
            'It arrived, but in the same turn it could have reached your 7.',
          ),
        },
        { say: say('Eso gasta el turno. Pasa.', 'That uses up your turn. Pass.') },
      ],
    },
    {
      say: say(
        'Un pase salta por encima de los rivales. Dásela al 7, detrás de ese.',
        'A pass flies over rivals. Give it to your 7, behind that one.',
      ),
      position: scene({ home: { p5: 'e8', p7: 'e10' }, away: { p5: 'e9' }, ball: 'e8' }),
      side: 'home',
      accept: happened('pass'),
      hint: ['pass:e10'],
      wrong: [
        {
          say: say('Te la pueden robar: el rival está al lado.', 'It can be stolen: the rival is right beside you.'),
          costs: ['steal:e9-e8'],
        },
      ],
    },
    {
      say: say(
        'Nadie a tiro. Chuta a una casilla vacía, a dos de distancia: el balón queda suelto.',
        'Nobody in reach. Kick it to an empty space up to two away: the ball is loose there.',
      ),
      position: scene({ home: { p5: 'e8', p7: 'h6' }, away: { p5: 'd8', p7: 'g11' }, ball: 'e8' }),
      side: 'home',
      accept: happened('kick'),
      hint: ['kick:f10'],
      wrong: [{ say: say('Se puede, pero aquí se trata de chutar.', 'Allowed, but this is about kicking.') }],
    },
    {
      say: say(
        'Estás en una casilla de pase largo: llegas a cualquiera de los tuyos en esa mitad. Busca al 7.',
        'You stand on a long-pass space: it reaches any of yours in that half. Find your 7.',
      ),
      position: scene({ home: { p2: 'b10', p7: 'f12' }, away: { p2: 'b12' }, ball: 'b10' }),
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'long' && event.to === 'f12'),
      hint: ['long:f12'],
      wrong: [
        {
          when: happened('long'),
          say: say('Largo, pero a nadie: el balón queda suelto.', 'Long, but to nobody: the ball is loose.'),
        },
        { say: say('Tu 7 está solo delante de la portería.', 'Your 7 is alone in front of the goal.') },
      ],
    },
    {
      say: say(
        'A una casilla X no llega ningún pase. Dásela a quien no la pisa.',
        'No pass reaches an X space. Give it to the one who is not on it.',
      ),
      position: scene({ home: { p2: 'c11', p4: 'c13', p5: 'e12' }, away: { p2: 'b12' }, ball: 'c11' }),
      side: 'home',
      accept: happened('pass'),
      hint: ['pass:e12'],
      wrong: [{ say: say('Se puede, pero el 5 está mejor colocado.', 'Allowed, but your 5 is better placed.') }],
    },
  ],
};
