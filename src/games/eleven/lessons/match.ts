import { happened, say } from '../../../core/lessons.ts';
import {
  calledDie,
  type ElevenLesson,
  hasStolen,
  isLoose,
  isReceived,
  isStep,
  OFF,
  scene,
  wrongCall,
} from './scene.ts';

export const keeper: ElevenLesson = {
  id: 'keeper',
  title: say('El portero', 'The keeper'),
  clauses: ['ELV-KPR-1', 'ELV-KPR-3', 'ELV-KPR-6', 'ELV-BRD-3'],
  steps: [
    {
      say: say(
        'Tu portero tiene el balón en su área: debe chutarlo ya. Dáselo a un compañero.',
        'Your keeper has the ball in his area: he must kick it now. Give it to a team-mate.',
      ),
      position: scene({ home: { 3: '12', 1: '31' }, away: { 9: '49' }, ball: '31' }),
      side: 'home',
      accept: isReceived,
      hint: ['kick:12'],
      wrong: [
        {
          when: isLoose,
          say: say('El balón queda suelto delante de tu portería.', 'The ball lies loose in front of your goal.'),
          costs: ['end', 'd6:3'],
        },
        { say: say('Se la has dado al rival, junto a tu área.', 'You gave it to your rival, right beside your area.') },
      ],
    },
    {
      say: say(
        'Fuera de su área, el portero es uno más. Quítale el balón: tres puntos.',
        'Outside his area a keeper is a man like any other. Take the ball: three points.',
      ),
      position: scene({ home: { 9: '26' }, away: { 1: '13' }, ball: '13', points: 6 }),
      side: 'home',
      accept: hasStolen,
      hint: ['attack:26-13>15'],
      wrong: [
        {
          say: say('El portero se va con el balón.', 'The keeper gets away with the ball.'),
          costs: ['end', 'd6:5', 'kick:15'],
        },
      ],
    },
    {
      say: say('Portería vacía. Llega a una casilla oscura y tira.', 'An empty goal. Get to a dark space and shoot.'),
      position: null,
      side: 'home',
      accept: happened('goal'),
      goesOn: (tried) => isStep(tried),
      hint: ['move:13-33', 'shoot', 'move:13-20', 'shoot'],
      wrong: [{ say: say('Un paso a lo oscuro, y a tirar.', 'One step into the dark, then shoot.') }],
    },
    {
      say: say(
        'Tu portero está fuera y el rival llega. Devuélvelo a su portería.',
        'Your keeper is out and a rival comes close. Bring him back to his goal.',
      ),
      position: scene({ home: { 1: '19' }, away: { 9: '40' }, ball: '40', points: 1 }),
      side: 'home',
      accept: ({ position }) => position.pieces.home['1'] === '31',
      hint: ['move:19-31'],
      wrong: [
        {
          say: say(
            'Portería vacía: un paso, tiro y gol sin respuesta.',
            'An empty goal: a step, a shot, and nothing to stop it.',
          ),
          costs: ['end', 'd6:3', 'move:40-43', 'shoot'],
        },
      ],
    },
  ],
};

export const course: ElevenLesson = {
  id: 'course',
  title: say('Del saque al final', 'From kick-off to the whistle'),
  clauses: [
    'ELV-SET-1',
    'ELV-SET-2',
    'ELV-SET-3',
    'ELV-SET-4',
    'ELV-SET-5',
    'ELV-SET-6',
    'ELV-GOL-1',
    'ELV-GOL-3',
    'ELV-GOL-4',
    'ELV-GOL-5',
    'ELV-TIM-1',
  ],
  steps: [
    {
      say: say(
        'Empieza el partido. Lanza la moneda: dice quién saca.',
        'The match begins. Toss the coin: it says who kicks off.',
      ),
      position: scene({
        home: OFF,
        away: OFF,
        phase: 'toss',
        side: null,
        starter: null,
        ball: null,
        time: { plays: 0, up: false },
      }),
      side: 'home',
      accept: happened('toss'),
      chance: ['coin:home'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Sacas tú: un jugador va al centro con el balón.',
        'You kick off: a man goes to the middle with the ball.',
      ),
      position: null,
      side: 'home',
      accept: happened('kickoff'),
      hint: ['kickoff'],
      wrong: [],
    },
    {
      say: say(
        'Se colocan por turnos, uno cada vez. Pon al tuyo en tu mitad.',
        'Men are placed in turn, one each. Put yours in your own half.',
      ),
      position: null,
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'place' && event.side === 'home'),
      rival: ['place:26'],
      hint: ['place:29'],
      wrong: [],
    },
    {
      say: say(
        'Te han marcado. Saca de centro: tus jugadores de fuera vuelven a colocarse.',
        'They scored. Kick off again: your men off the board are placed anew.',
      ),
      position: scene({
        home: { 5: null, 9: null },
        away: { 9: null, 10: null, 11: null },
        phase: 'kickoff',
        score: [0, 1],
        ball: null,
      }),
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'place' && event.side === 'home'),
      goesOn: happened('kickoff'),
      rival: ['place:26'],
      hint: ['kickoff', 'place:29'],
      wrong: [],
    },
    {
      say: say(
        'Tiempo cumplido. Se sigue jugando hasta que salga un 1. Tira.',
        'Time is up. Play goes on until somebody rolls a 1. Roll.',
      ),
      position: scene({ home: { 9: '35' }, phase: 'roll', time: { plays: 30, up: true } }),
      side: 'home',
      accept: happened('period-end'),
      chance: ['d6:1'],
      hint: [],
      wrong: [],
    },
  ],
};

export const shootout: ElevenLesson = {
  id: 'shootout',
  title: say('La tanda', 'The shoot-out'),
  clauses: ['ELV-TIM-7', 'ELV-SHO-1', 'ELV-SHO-2'],
  steps: [
    {
      say: say(
        'Empate: cinco penaltis cada uno. Pon tu número en secreto.',
        'A draw: five penalties each. Set your number in secret.',
      ),
      position: scene({
        home: { ...OFF, 2: '34', 1: '32' },
        away: { ...OFF, 1: '31' },
        options: { shootout: true },
        period: 'shootout',
        phase: 'penalty',
        score: [1, 1],
        ends: { home: 'E', away: 'W' },
        ball: '34',
        time: { plays: 0, up: false },
        shootout: { score: [0, 0], shots: [0, 0] },
      }),
      side: 'home',
      accept: happened('penalty'),
      duel: wrongCall,
      hint: ['set:2'],
      wrong: [],
    },
    {
      say: say(
        '¡Gol! Ahora tira el rival. Di bajo, medio o alto.',
        'Goal! Now your rival shoots. Call low, middle or high.',
      ),
      position: null,
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'penalty' && !event.goal),
      duel: calledDie,
      hint: ['call:mid'],
      wrong: [],
    },
  ],
};
