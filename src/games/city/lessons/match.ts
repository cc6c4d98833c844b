import { happened, say } from '../../../core/lessons.ts';
import { city } from '../rules.ts';
import { type CityLesson, scene } from './scene.ts';

const FRESH = city.writePosition(city.setup(scene({}).options));

export const course: CityLesson = {
  id: 'course',
  title: say('Del sorteo al final', 'From the toss to the end'),
  clauses: [
    'CTY-SET-1',
    'CTY-SET-2',
    'CTY-SET-3',
    'CTY-SET-4',
    'CTY-SET-5',
    'CTY-SET-6',
    'CTY-SET-7',
    'CTY-RST-1',
    'CTY-RST-2',
    'CTY-TIM-1',
    'CTY-TIM-3',
    'CTY-SHO-1',
    'CTY-SHO-2',
  ],
  steps: [
    {
      say: say('Lanza la moneda: dice quién saca.', 'Toss the coin: it says who kicks off.'),
      position: FRESH,
      side: 'home',
      accept: happened('toss'),
      chance: ['coin:home'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Tienes tu mano de cartas. Juegan siete: elige a los dos suplentes.',
        'You have your hand of cards. Seven play: choose your two substitutes.',
      ),
      position: null,
      side: 'home',
      accept: ({ action }) => action.startsWith('squad:'),
      hint: ['squad:7-9'],
      wrong: [],
    },
    {
      say: say(
        'Coloca a tu portero en tu mitad, mejor delante de tu portería.',
        'Place your keeper in your half, best in front of your goal.',
      ),
      position: null,
      side: 'home',
      accept: ({ action }) => /^place:[g-i][12]$/.test(action),
      rival: ['squad:7-9'],
      hint: ['place:h1'],
      wrong: [{ say: say('Vale, pero la portería queda sola.', 'Fair enough, but nobody guards the goal.') }],
    },
    {
      say: say(
        'Saque: pase al pie a un compañero, sin carta y sin línea recta. Elige a quién.',
        'Kick-off: a close pass to a team-mate, with no card and no straight line. Choose one.',
      ),
      position: scene({
        ...{ home: { 8: 'h10', 6: 'h9' }, phase: 'restart', ball: 'h11' },
        restart: { kind: 'kickoff', side: 'home', at: 'h11', n: '8' },
      }),
      side: 'home',
      accept: happened('close'),
      hint: ['close:6'],
      wrong: [{ say: say('Se puede, pero así no pasas.', 'Allowed, but that is no pass.') }],
    },
    {
      say: say(
        'Las cartas de balón son el reloj. Si dejas pasar la fase 1, se quema un minuto. Pruébalo.',
        'The ball cards are the clock. If you skip phase 1, a minute is burnt. Try it.',
      ),
      position: scene({}),
      side: 'home',
      accept: ({ action }) => action === 'skip',
      hint: ['skip'],
      wrong: [
        { say: say('Has jugado la fase 1. Ahora, prueba a saltarla.', 'You played phase 1. Now try to skip it.') },
      ],
    },
    {
      say: say(
        'Empate y tanda: elige quién lanza el penalti.',
        'Level, and a shoot-out: choose who takes the penalty.',
      ),
      position: scene({
        ...{ options: { shootout: true }, period: 'shootout', phase: 'sotaker', ball: null, stage: null, turn: null },
        shootout: { first: 'home', kicks: { home: [], away: [] }, used: { home: [], away: [] }, n: null },
      }),
      side: 'home',
      accept: ({ action }) => action.startsWith('taker:'),
      hint: ['taker:8'],
      wrong: [],
    },
  ],
};
