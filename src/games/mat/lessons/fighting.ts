import { happened, isAboutBest, say } from '../../../core/lessons.ts';
import { isClean, isFoul, isRed, type MatLesson, scene, stealBy } from './scene.ts';

const KEEPS_IT = say('El rival conserva el balón.', 'Your rival keeps the ball.');
const CARDED = say(
  'En diagonal, el árbitro saca tarjeta. En recto era gratis.',
  'Diagonally the referee shows a card. Straight it was free.',
);

export const stealing: MatLesson = {
  id: 'stealing',
  title: say('Robar', 'Stealing'),
  clauses: [
    'MAT-STEAL-1',
    'MAT-STEAL-2',
    'MAT-STEAL-3',
    'MAT-STEAL-4',
    'MAT-FOUL-1',
    'MAT-FOUL-2',
    'MAT-FOUL-3',
    'MAT-CARD-1',
    'MAT-CARD-2',
    'MAT-CARD-3',
  ],
  steps: [
    {
      say: say(
        'El rival de al lado lleva el balón. Róbaselo con el 3: se cambian los sitios y es tuyo.',
        'The rival beside you has the ball. Steal it with your 3: you swap places and it is yours.',
      ),
      position: scene({ home: { p3: 'e6', p5: 'c5' }, away: { p5: 'e7' }, ball: 'e7' }),
      side: 'home',
      accept: happened('steal'),
      hint: ['steal:e6-e7'],
      wrong: [{ say: KEEPS_IT }],
    },
    {
      say: say(
        'En recto se roba limpio; en diagonal hay tarjeta. Róbala sin tarjeta.',
        'Straight is a clean steal; diagonally there is a card. Steal it without one.',
      ),
      position: scene({ home: { p3: 'd6', p5: 'f7' }, away: { p5: 'e7' }, ball: 'e7' }),
      side: 'home',
      accept: isClean,
      hint: ['steal:f7-e7'],
      wrong: [{ when: isFoul, say: CARDED }, { say: KEEPS_IT }],
    },
    {
      say: say(
        'En recto no llega nadie. Roba en diagonal con el 3: amarilla, pero el balón es tuyo.',
        'Nobody stands straight beside him. Steal diagonally with your 3: a yellow card, but the ball is yours.',
      ),
      position: scene({ home: { p3: 'd6', p5: 'b5' }, away: { p5: 'e7' }, ball: 'e7' }),
      side: 'home',
      accept: isFoul,
      hint: ['foul:d6-e7'],
      wrong: [{ say: KEEPS_IT }],
    },
    {
      say: say(
        'Tu 3 ya tiene amarilla: otra sería roja. Que robe el 5, que no tiene.',
        'Your 3 has a yellow card: another is a red. Let your 5 steal, who has none.',
      ),
      position: scene({
        home: { p3: 'd6', p5: 'f6', p7: 'h5' },
        away: { p5: 'e7' },
        ball: 'e7',
        yellow: { home: ['p3'], away: [] },
      }),
      side: 'home',
      accept: (tried) => stealBy(tried)?.pawn === 'p5',
      hint: ['foul:f6-e7'],
      wrong: [
        {
          when: isRed,
          say: say(
            'Roja: sigues con uno menos y el balón queda suelto.',
            'Red: you play on with one less, and the ball is loose.',
          ),
        },
        { say: KEEPS_IT },
      ],
    },
    {
      say: say(
        'En tu área, robar en diagonal es penalti. Aquí, mejor en recto.',
        'In your own area a diagonal steal is a penalty. Here, straight is better.',
      ),
      position: scene({ home: { p3: 'e4', p5: 'd4' }, away: { p5: 'd3' }, ball: 'd3' }),
      side: 'home',
      accept: isClean,
      hint: ['steal:d4-d3'],
      wrong: [
        {
          when: isFoul,
          say: say('Robada, pero es penalti para el rival.', 'Stolen, but it is a penalty for your rival.'),
        },
        {
          say: say(
            'Sigue con el balón, y delante de tu portería.',
            'He still has the ball, right in front of your goal.',
          ),
        },
      ],
    },
    {
      say: say(
        'A tu 3 le acaban de robar: en este turno no puede robar. Usa a otro.',
        'Your 3 has just been robbed: he may not steal this turn. Use another one.',
      ),
      position: scene({
        home: { p3: 'e6', p5: 'd7' },
        away: { p5: 'e7' },
        ball: 'e7',
        ban: { side: 'home', pawn: 'p3' },
      }),
      side: 'home',
      accept: happened('steal'),
      hint: ['steal:d7-e7'],
      wrong: [{ say: KEEPS_IT }],
    },
  ],
};

export const shooting: MatLesson = {
  id: 'shooting',
  title: say('Tirar y defender', 'Shooting and defending'),
  clauses: ['MAT-KICK-2', 'MAT-X-1', 'MAT-GOAL-1', 'MAT-GOAL-2', 'MAT-END-1', 'MAT-END-2'],
  steps: [
    {
      say: say(
        'Se tira a dos casillas o menos, en línea recta y con el hueco libre. Tira.',
        'You shoot from two spaces or less, in a straight line with nothing between. Shoot.',
      ),
      position: scene({ home: { p5: 'e12' }, away: { p1: 'd13' }, ball: 'e12' }),
      side: 'home',
      accept: happened('goal'),
      hint: ['kick:e14'],
      wrong: [{ say: say('Tenías la portería delante.', 'The goal was right in front of you.') }],
    },
    {
      say: say(
        'El portero tapa un lado. Busca la línea que queda libre y tira.',
        'The keeper covers one side. Find the line that is free, and shoot.',
      ),
      position: scene({ home: { p5: 'd12' }, ball: 'd12' }),
      side: 'home',
      accept: happened('goal'),
      hint: ['kick:d14'],
      wrong: [{ say: say('Había una línea libre hasta la portería.', 'There was a free line to the goal.') }],
    },
    {
      say: say('También en diagonal. Marca desde aquí.', 'Diagonally too. Score from here.'),
      position: scene({ home: { p5: 'c12' }, away: { p1: 'f13' }, ball: 'c12' }),
      side: 'home',
      accept: happened('goal'),
      hint: ['kick:e14'],
      wrong: [{ say: say('La diagonal estaba libre.', 'The diagonal was free.') }],
    },
    {
      say: say(
        'Desde una casilla X no se marca. Sal de ella, o pasa a quien pueda tirar.',
        'Nobody scores from an X space. Step off it, or pass to somebody who can shoot.',
      ),
      position: scene({ home: { p5: 'c13', p7: 'd11' }, ball: 'c13' }),
      side: 'home',
      accept: ({ events }) =>
        events.some((event) => event.type === 'pass' || (event.type === 'move' && event.from === 'c13')),
      hint: ['pass:d11'],
      wrong: [{ say: say('El balón sigue en la X.', 'The ball is still on the X.') }],
    },
    {
      say: say(
        'El rival va a tirar. Tápale la línea con un peón, o róbale el balón.',
        'Your rival is about to shoot. Block his line with a pawn, or steal the ball.',
      ),
      position: scene({ home: { p1: 'd1', p3: 'e3' }, away: { p5: 'e2' }, ball: 'e2' }),
      side: 'home',
      accept: (tried) => isAboutBest(tried) || tried.position.pieces.home['p1'] === 'e1',
      hint: ['steal:e3-e2'],
      wrong: [
        { when: isFoul, say: say('Falta en tu área: penalti.', 'A foul in your area: a penalty.') },
        { say: say('Línea libre, y gol.', 'A free line, and a goal.'), costs: ['kick:e0'] },
      ],
    },
  ],
};
