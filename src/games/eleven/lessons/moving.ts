import { happened, say } from '../../../core/lessons.ts';
import { areNeighbours } from '../board.ts';
import { type ElevenLesson, hasStolen, isDark, isEnd, isStep, scene, walks } from './scene.ts';

const OUT_OF_POINTS = say(
  'Te has quedado sin puntos a medio camino. Cada línea cuesta uno.',
  'You ran out of points halfway. Every line costs one.',
);

const isBeside = (space: string | null, other: string): boolean =>
  space !== null && areNeighbours(Number(space), Number(other));

export const moving: ElevenLesson = {
  id: 'moving',
  title: say('Mover el balón', 'Moving the ball'),
  clauses: [
    'ELV-TRN-1',
    'ELV-TRN-2',
    'ELV-TRN-3',
    'ELV-TRN-4',
    'ELV-MOV-1',
    'ELV-MOV-2',
    'ELV-MOV-3',
    'ELV-MOV-4',
    'ELV-MOV-5',
    'ELV-BRD-1',
    'ELV-BRD-4',
  ],
  steps: [
    {
      say: say(
        'Te toca. Tira el dado: lo que salga son los puntos de tu turno.',
        'Your turn. Roll: those are your points.',
      ),
      position: scene({ home: { 9: '35' }, phase: 'roll' }),
      side: 'home',
      accept: happened('roll'),
      chance: ['d6:4'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Cuatro puntos. Un punto es un paso por una línea. Da un paso con el 9: el balón va con él.',
        'Four points. A point is a step along a line. Step with your 9: the ball goes along.',
      ),
      position: null,
      side: 'home',
      accept: (tried) => walks('9')(tried),
      hint: ['move:35-27'],
      wrong: [
        {
          when: isEnd,
          say: say('Has terminado sin mover: los puntos se pierden.', 'You ended without a step: the points are lost.'),
        },
        { say: say('Se puede, pero el balón lo lleva el 9.', 'Allowed, but it is your 9 who has the ball.') },
      ],
    },
    {
      say: say(
        'Te quedan tres puntos. Lleva al 9 hasta una casilla oscura, junto a la portería.',
        'Three points left. Take your 9 to a dark space in front of the goal.',
      ),
      position: scene({ home: { 9: '27' }, ball: '27', points: 3, die: 4 }),
      side: 'home',
      accept: ({ position }) => isDark(position.ball),
      goesOn: (tried) => walks('9')(tried) && tried.position.points > 0,
      hint: ['move:27-26', 'move:26-13', 'move:13-33'],
      wrong: [
        { when: walks('9'), say: OUT_OF_POINTS },
        { say: say('Esos puntos los necesita el 9.', 'Your 9 needs those points.') },
      ],
    },
    {
      say: say(
        'El balón está suelto. Entra en su casilla con el 6 y es tuyo, sin pagar más.',
        'The ball is loose. Step onto it with your 6 and it is yours, at no extra cost.',
      ),
      position: scene({ home: { 6: '29' }, away: { 8: '27' }, points: 2 }),
      side: 'home',
      accept: happened('possession'),
      hint: ['move:29-35'],
      wrong: [
        {
          say: say(
            'El balón sigue suelto, y el rival llega antes.',
            'The ball is still loose, and your rival is quicker.',
          ),
          costs: ['end', 'd6:2', 'move:27-35'],
        },
      ],
    },
    {
      say: say(
        'En una casilla solo cabe uno. Rodea al rival con el 9 y ponte al lado de tu 7.',
        'A space holds one man. Walk your 9 around the rival until he stands next to your 7.',
      ),
      position: scene({ home: { 9: '35', 7: '41' }, away: { 5: '27' }, points: 3 }),
      side: 'home',
      accept: ({ position }) => isBeside(position.ball, '41'),
      goesOn: (tried) => walks('9')(tried) && tried.position.points > 0,
      hint: ['move:35-39', 'move:39-45'],
      wrong: [{ when: walks('9'), say: OUT_OF_POINTS }, { say: say('Mueve al 9.', 'Move your 9.') }],
    },
    {
      say: say(
        'Te sobra un punto. No se guarda: termina el turno y tira el rival.',
        'One point is left. It is not kept: end your turn and your rival rolls.',
      ),
      position: scene({ home: { 9: '35' }, points: 1, die: 5 }),
      side: 'home',
      accept: happened('turn-end'),
      goesOn: () => true,
      hint: ['end'],
      wrong: [],
    },
  ],
};

export const pushing: ElevenLesson = {
  id: 'pushing',
  title: say('Empujar y robar', 'Pushing and stealing'),
  clauses: ['ELV-ATK-1', 'ELV-ATK-2', 'ELV-ATK-3', 'ELV-ATK-4', 'ELV-ATK-5'],
  steps: [
    {
      say: say(
        'Ese rival estorba. Empújalo con el 4: cuesta dos puntos y tú eliges adónde va.',
        'That rival is in the way. Push him with your 4: two points, and you choose where he goes.',
      ),
      position: scene({ home: { 4: '25', 9: '29' }, away: { 6: '35' }, ball: '29', points: 2 }),
      side: 'home',
      accept: happened('attack'),
      hint: ['attack:25-35>27'],
      wrong: [{ say: say('El rival sigue ahí, en medio.', 'Your rival still stands in the way.') }],
    },
    {
      say: say(
        'Este lleva el balón. Empujarlo cuesta tres puntos, y el balón es tuyo.',
        'This one has the ball. Pushing him costs three points, and the ball is yours.',
      ),
      position: scene({ home: { 4: '25' }, away: { 6: '35' }, points: 3, die: 3 }),
      side: 'home',
      accept: hasStolen,
      hint: ['attack:25-35>39'],
      wrong: [
        {
          when: isStep,
          say: say(
            'Un paso te deja dos puntos, y robar cuesta tres.',
            'That step leaves two points, and stealing costs three.',
          ),
          costs: ['end', 'd6:4', 'move:35-29', 'move:29-40', 'move:40-43', 'shoot'],
        },
        {
          say: say('Ha seguido con el balón, y ya tira.', 'He goes on with the ball, and shoots.'),
          costs: ['d6:4', 'move:35-29', 'move:29-40', 'move:40-43', 'shoot'],
        },
      ],
    },
    {
      say: say(
        'Roba otra vez, pero mándalo hacia el centro: lejos de tu portería.',
        'Steal again, but send him to the middle: away from your goal.',
      ),
      position: scene({ home: { 4: '28' }, away: { 6: '29' }, ball: '29', points: 3, die: 3 }),
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'attack' && ['28', '35'].includes(event.pushed)),
      hint: ['attack:28-29>35'],
      wrong: [
        {
          when: hasStolen,
          say: say(
            'Robado, pero lo has dejado más cerca de tu portería.',
            'Stolen, but now he is closer to your goal.',
          ),
        },
        { say: say('El rival conserva el balón.', 'Your rival keeps the ball.') },
      ],
    },
    {
      say: say(
        'Quien lleva el balón no empuja. Que el 5 aparte al rival que tapa al 9.',
        'Whoever has the ball can not push. Let your 5 clear the rival in front of your 9.',
      ),
      position: scene({ home: { 9: '35', 5: '21' }, away: { 6: '27' }, points: 2 }),
      side: 'home',
      accept: happened('attack'),
      hint: ['attack:21-27>37'],
      wrong: [{ say: say('El rival sigue tapando al 9.', 'The rival still stands in front of your 9.') }],
    },
  ],
};
