import { happened, say } from '../../../core/lessons.ts';
import { isIn, scene, type TacticsLesson } from './scene.ts';

const TO_NOBODY = {
  when: happened('kick'),
  say: say(
    'El balón cae en un hueco: ahora hay que ir a por él.',
    'The ball falls into a gap: now somebody has to fetch it.',
  ),
};
const OTHERWISE = say('Se puede, pero aquí se trata de otra cosa.', 'Allowed, but this is about something else.');

export const moving: TacticsLesson = {
  id: 'moving',
  title: say('Mover y pasar', 'Moving and passing'),
  clauses: [
    'STW-TURN-1',
    'STW-SET-1',
    'STW-SET-2',
    'STW-SET-3',
    'STW-MOVE-1',
    'STW-MOVE-2',
    'STW-MOVE-3',
    'STW-MOVE-4',
    'STW-MOVE-5',
    'STW-MOVE-6',
    'STW-BALL-1',
    'STW-BALL-2',
    'STW-BALL-3',
    'STW-BALL-4',
    'STW-BALL-5',
    'STW-PASS-1',
    'STW-PASS-2',
    'STW-PASS-3',
    'STW-DRIB-1',
    'STW-DRIB-2',
    'STW-DRIB-3',
    'STW-DRIB-4',
  ],
  steps: [
    {
      say: say(
        'Tienes el balón. Primero mueves a un jugador; luego, el balón. Tira.',
        'You have the ball. First you move a man, then the ball. Roll.',
      ),
      position: scene({}),
      side: 'home',
      accept: happened('roll'),
      chance: ['d6:3'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Un 3: alguien sin balón anda justo tres casillas, con un giro como mucho. Mueve a uno.',
        'A 3: somebody without the ball walks exactly three spaces, with one turn at most. Move one.',
      ),
      position: null,
      side: 'home',
      accept: happened('move'),
      hint: ['move:f8-e11'],
      wrong: [],
    },
    {
      say: say('Ahora, el balón. Tira otra vez.', 'Now the ball. Roll again.'),
      position: null,
      side: 'home',
      accept: happened('roll'),
      chance: ['d6:3'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'El balón va justo tres casillas y vuela sobre todos. Pásalo a un compañero.',
        'The ball goes exactly three spaces and flies over everybody. Pass it to a team-mate.',
      ),
      position: scene({ home: { f2: 'd11' }, phase: 'ball', roll: 3 }),
      side: 'home',
      accept: happened('pass'),
      hint: ['kick:d11'],
      wrong: [TO_NOBODY, { say: OTHERWISE }],
    },
    {
      say: say(
        'Pase directo: quien recibe juega otra vez el balón. Tira y vuelve a pasar.',
        'A direct pass: whoever receives it plays the ball again. Roll and pass once more.',
      ),
      position: scene({ home: { f1: 'd9', f2: 'd11' }, phase: 'ballroll', passes: 1, ball: 'd11', holder: 'f2' }),
      side: 'home',
      accept: happened('pass'),
      chance: ['d6:2'],
      hint: ['kick:d9'],
      wrong: [TO_NOBODY, { say: OTHERWISE }],
    },
    {
      say: say(
        'Con un 1 puedes regatear: el jugador y el balón dan un paso juntos. Regatea.',
        'With a 1 you may dribble: man and ball take a step together. Dribble.',
      ),
      position: scene({ phase: 'ball', roll: 1 }),
      side: 'home',
      accept: happened('dribble'),
      hint: ['dribble:d9'],
      wrong: [TO_NOBODY, { say: OTHERWISE }],
    },
  ],
};

export const fighting: TacticsLesson = {
  id: 'fighting',
  title: say('Balones sueltos y duelos', 'Loose balls and battles'),
  clauses: [
    'STW-CAP-1',
    'STW-CAP-2',
    'STW-CAP-3',
    'STW-CAP-4',
    'STW-BAT-1',
    'STW-BAT-2',
    'STW-BAT-4',
    'STW-FOUL-1',
    'STW-FOUL-2',
    'STW-CARD-1',
  ],
  steps: [
    {
      say: say(
        'El balón está suelto. Tira, y que alguien llegue a él con el número justo.',
        'The ball is loose. Roll, and reach it with exactly that number.',
      ),
      position: scene({ phase: 'takeroll', ball: 'e10', holder: null }),
      side: 'home',
      accept: happened('capture'),
      chance: ['d6:2'],
      hint: ['move:d8-e10'],
      wrong: [
        {
          say: say('No ha llegado nadie, y ahora lo intenta el rival.', 'Nobody reached it, and now your rival tries.'),
        },
      ],
    },
    {
      say: say(
        'El rival tiene el balón y tú un intento. Elige tirar, y llega a su casilla.',
        'Your rival has the ball and you have one attempt. Choose to roll, then reach his space.',
      ),
      position: scene({
        side: 'away',
        phase: 'defend',
        away: { f1: 'c8' },
        home: { f1: 'f7' },
        ball: 'c8',
        holder: 'f1',
      }),
      side: 'home',
      accept: isIn('battle'),
      goesOn: ({ action }) => action === 'roll',
      chance: ['d6:2'],
      hint: ['roll', 'move:c6-c8'],
      wrong: [{ say: say('Sigue con el balón, y empieza otra jugada.', 'He keeps the ball and begins another play.') }],
    },
    {
      say: say(
        'Duelo: tiran los dos y gana el más alto. Un defensa suma uno; el portero, dos. Tira.',
        'A battle: both roll and the higher wins. A defender adds one, a keeper two. Roll.',
      ),
      position: null,
      side: 'home',
      accept: happened('possession'),
      chance: ['d6+d6:5+2'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Regatear hacia la casilla de un rival también es un duelo. Encáralo.',
        'Dribbling onto a rival is a battle too. Take him on.',
      ),
      position: scene({ away: { f1: 'd9' }, phase: 'ball', roll: 1 }),
      side: 'home',
      accept: isIn('battle'),
      hint: ['dribble:d9'],
      wrong: [{ say: say('Lo has esquivado. Prueba a encararlo.', 'You went around him. Try to take him on.') }],
    },
    {
      say: say(
        'En un duelo, 6 contra 1 es falta del que saca el 1, con amarilla. Tira.',
        'In a battle, 6 against 1 is a foul by whoever rolls the 1, with a yellow card. Roll.',
      ),
      position: null,
      side: 'home',
      accept: happened('foul'),
      chance: ['d6+d6:6+1'],
      hint: [],
      wrong: [],
    },
  ],
};
