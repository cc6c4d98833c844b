import { happened, say } from '../../../core/lessons.ts';
import { isIn, scene, type TacticsLesson } from './scene.ts';

const WASTED = say('Se puede, pero dejas pasar el tiro.', 'Allowed, but you let the shot go.');

export const shooting: TacticsLesson = {
  id: 'shooting',
  title: say('Marcar', 'Scoring'),
  clauses: [
    'STW-SCORE-1',
    'STW-PASS-4',
    'STW-AREA-1',
    'STW-STAR-1',
    'STW-SHOT-1',
    'STW-SHOT-2',
    'STW-SHOT-3',
    'STW-SHOT-4',
    'STW-OFF-1',
    'STW-OFF-2',
    'STW-OFF-5',
  ],
  steps: [
    {
      say: say(
        'Un pase directo a un compañero dentro del área es tiro. Pásala.',
        'A direct pass to a team-mate inside the area is a shot. Pass it.',
      ),
      position: scene({
        home: { f1: 'e11', f2: 'e14' },
        away: { d2: 'd15' },
        phase: 'ball',
        roll: 3,
        ball: 'e11',
      }),
      side: 'home',
      accept: isIn('shot'),
      hint: ['kick:e14'],
      wrong: [{ say: WASTED }],
    },
    {
      say: say(
        'Gira la ruleta: la mitad es gol; el resto, córner o saque de puerta.',
        'Spin: half of it is goal, the rest corner or goal kick.',
      ),
      position: null,
      side: 'home',
      accept: happened('goal'),
      chance: ['spinner:goal'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Las estrellas también valen, pero solo con un pase directo. Hazlo.',
        'The stars count too, but only by a direct pass. Do it.',
      ),
      position: scene({ home: { f1: 'f10', f2: 'f13' }, away: { d3: 'e14' }, phase: 'ball', roll: 3, ball: 'f10' }),
      side: 'home',
      accept: isIn('shot'),
      hint: ['kick:f13'],
      wrong: [{ say: WASTED }],
    },
    {
      say: say(
        'Tu delantero más adelantado está en fuera de juego: no queda ningún defensa más atrás. Pasa al otro.',
        'Your forward up front is off-side: no defender stands behind him. Pass to the other one.',
      ),
      position: scene({ home: { m2: 'b12', m3: 'e12', f2: 'e15' }, phase: 'ball', roll: 3, ball: 'e12', holder: 'm3' }),
      side: 'home',
      accept: (tried) => happened('pass')(tried) && !happened('offside')(tried),
      hint: ['kick:b12'],
      wrong: [
        {
          when: happened('offside'),
          say: say('Fuera de juego: tiro libre para el rival.', 'Off-side: a free kick for your rival.'),
        },
        { say: WASTED },
      ],
    },
    {
      say: say(
        'Balón suelto en el área rival. Llega con el número justo: es ocasión de gol.',
        'A loose ball in their area. Reach it with the exact number: it is a goal chance.',
      ),
      position: scene({
        home: { f1: 'e12' },
        away: { d3: 'g15', d2: 'c15' },
        phase: 'takeroll',
        ball: 'e14',
        holder: null,
      }),
      side: 'home',
      accept: happened('capture'),
      chance: ['d6:2'],
      hint: ['move:e12-e14'],
      wrong: [
        {
          say: say('No ha llegado nadie, y ahora lo intenta el rival.', 'Nobody reached it, and now your rival tries.'),
        },
      ],
    },
  ],
};

export const keeper: TacticsLesson = {
  id: 'keeper',
  title: say('El portero', 'The keeper'),
  clauses: ['STW-GK-1', 'STW-GK-2', 'STW-GK-3', 'STW-GK-4'],
  steps: [
    {
      say: say(
        'El rival está en tu área. En vez de tirar, tu portero puede dar un paso: llévalo al balón.',
        'Your rival is in your area. Instead of rolling, your keeper may take a step: go to the ball.',
      ),
      position: scene({
        side: 'away',
        phase: 'defend',
        home: { gk: 'e2' },
        away: { f1: 'd3' },
        ball: 'd3',
        chance: true,
      }),
      side: 'home',
      accept: isIn('battle'),
      goesOn: ({ action }) => action === 'roll',
      chance: ['d6:1'],
      hint: ['keeper:d3', 'move:d4-d3'],
      wrong: [
        {
          say: say('Nadie llega al balón, y el rival tira.', 'Nobody reaches the ball, and your rival shoots.'),
          costs: ['spinner:goal'],
        },
      ],
    },
    {
      say: say('En el duelo un portero suma dos. Tira.', 'In a battle a keeper adds two. Roll.'),
      position: null,
      side: 'home',
      accept: happened('possession'),
      chance: ['d6+d6:4+3'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Tu portero juega el balón con dos dados: llega lejos. Tira y sácalo de tu área.',
        'Your keeper plays the ball with two dice: it goes far. Roll, and get it out of your area.',
      ),
      position: scene({ phase: 'ballroll', ball: 'd1', holder: 'gk', home: { m2: 'd8', f1: 'c9' } }),
      side: 'home',
      accept: happened('kick'),
      chance: ['2d6:4+3'],
      hint: ['kick:d8'],
      wrong: [],
    },
  ],
};
