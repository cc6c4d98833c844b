import { happened, type Lessons, say } from '../../../core/lessons.ts';
import type { TorinoEvent } from '../events.ts';
import type { TorinoPosition } from '../position.ts';
import { coach } from './coach.ts';
import { isDecided, scene, type TorinoLesson } from './scene.ts';

const attack: TorinoLesson = {
  id: 'attack',
  title: say('Atacar', 'Attacking'),
  clauses: [
    'TOR-OPEN-1',
    'TOR-OPEN-3',
    'TOR-TURN-1',
    'TOR-TURN-2',
    'TOR-BALL-1',
    'TOR-ONE-1',
    'TOR-THREE-1',
    'TOR-FOUR-1',
    'TOR-FIVE-1',
    'TOR-FIVE-2',
    'TOR-FIVE-3',
    'TOR-SHOT-1',
    'TOR-SHOT-2',
    'TOR-SHOT-3',
    'TOR-GOAL-1',
  ],
  steps: [
    {
      say: say('Cada uno tira su dado: el más alto empieza. Tira.', 'Each rolls a die: the higher one starts. Roll.'),
      position: scene({ phase: 'opening', side: null, starter: null, time: { plays: 0, up: false } }),
      side: 'home',
      accept: happened('turn'),
      chance: ['d6+d6:5+2'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Empiezas tú. El primer dado dice qué camiseta juega. Tira.',
        'You start. Your first die says which shirt plays. Roll.',
      ),
      position: null,
      side: 'home',
      accept: happened('roll'),
      chance: ['d6:4'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Un 4: pase al 7. Con un 3 o un 6 va a puerta; si el portero no está en esa zona, gol. Tira.',
        'A 4: pass to the 7. A 3 or a 6 is on target; a goal unless the keeper stands there. Roll.',
      ),
      position: null,
      side: 'home',
      accept: isDecided,
      rival: ['keep:even'],
      chance: ['d6:3'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Un 5: eliges tú. El 8 acierta con 2 y 5; el 10, con 1 y 4. Pasa a uno.',
        'A 5: you choose. The 8 hits with 2 and 5, the 10 with 1 and 4. Pass to one.',
      ),
      position: scene({ phase: 'pass', first: 5, ball: 'home-5' }),
      side: 'home',
      accept: happened('pass'),
      hint: ['pass:8'],
      wrong: [],
    },
    {
      say: say(
        'El portero ha elegido impar. Un número par a puerta es gol; los demás, no. Tira.',
        'The keeper chose odd. An even number on target is a goal, the others are not. Roll.',
      ),
      position: null,
      side: 'home',
      accept: isDecided,
      rival: ['keep:odd'],
      chance: ['d6:2'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'También hay mala suerte: con un 1 se pierde el turno. Tira.',
        'There is bad luck too: a 1 loses the turn. Roll.',
      ),
      position: scene({}),
      side: 'home',
      accept: happened('lost'),
      chance: ['d6:1'],
      hint: [],
      wrong: [],
    },
  ],
};

const keeper: TorinoLesson = {
  id: 'keeper',
  title: say('El portero, el córner y el penalti', 'Keeper, corner and penalty'),
  clauses: [
    'TOR-KEEP-1',
    'TOR-KEEP-2',
    'TOR-CORN-1',
    'TOR-CORN-2',
    'TOR-CORN-4',
    'TOR-PEN-1',
    'TOR-PEN-2',
    'TOR-TWO-1',
    'TOR-SIX-1',
    'TOR-TURN-3',
  ],
  steps: [
    {
      say: say(
        'Tira el 9 rival: va a puerta con 3, 4, 5 o 6. Elige zona: si el número cae en ella, paras.',
        'Their 9 shoots: 3, 4, 5 and 6 are on target. Choose a zone: a number in it is saved.',
      ),
      position: scene({ phase: 'keeper', side: 'away', first: 3, ball: 'away-9', shot: { kicker: 'away', kind: '9' } }),
      side: 'home',
      accept: isDecided,
      chance: ['d6:4'],
      hint: ['keep:even'],
      wrong: [],
    },
    {
      say: say(
        'Le han parado a tu 9: córner. Desde este lado aciertas con 4 y 5. Tira.',
        'Your 9 was saved: a corner. From this flag you hit with 4 and 5. Roll.',
      ),
      position: scene({
        phase: 'keeper',
        first: 3,
        ball: 'home-corner-right',
        shot: { kicker: 'home', kind: 'corner-right' },
      }),
      side: 'home',
      accept: isDecided,
      rival: ['keep:odd'],
      chance: ['d6:4'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Un 6 es falta del rival: penalti, y todo número va a puerta. Tira, y vuelve a tirar.',
        'A 6 is a foul by your rival: a penalty, and every number is on target. Roll twice.',
      ),
      position: scene({}),
      side: 'home',
      accept: isDecided,
      rival: ['keep:even'],
      chance: ['d6:6', 'd6:3'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Un 2 es falta tuya: penalti en contra. Tira y elige la zona de tu portero.',
        'A 2 is your own foul: a penalty against you. Roll, then choose your keeper’s zone.',
      ),
      position: scene({}),
      side: 'home',
      accept: isDecided,
      chance: ['d6:2', 'd6:5'],
      hint: ['keep:odd'],
      wrong: [],
    },
  ],
};

const end: TorinoLesson = {
  id: 'end',
  title: say('El final y la tanda', 'The end and the shoot-out'),
  clauses: ['TOR-TIME-1', 'TOR-TIME-2', 'TOR-TIME-5', 'TOR-END-1', 'TOR-END-2', 'TOR-SHOOT-1', 'TOR-SHOOT-2'],
  steps: [
    {
      say: say(
        'Último turno de la primera parte. La segunda la empieza el rival. Tira.',
        'The last turn of the first half. Your rival starts the second. Roll.',
      ),
      position: scene({ time: { plays: 23, up: false } }),
      side: 'home',
      accept: happened('period'),
      chance: ['d6:1'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Empate al final: penaltis, cinco cada uno. El portero ya ha elegido par. Tira.',
        'A draw: penalties, five each. The keeper has chosen even. Roll.',
      ),
      position: scene({
        period: 'shootout',
        phase: 'keeper',
        score: [2, 2],
        time: { plays: 0, up: false },
        ball: 'home-penalty',
        shot: { kicker: 'home', kind: 'penalty' },
        shootout: { first: 'home', taken: [0, 0], goals: [0, 0] },
      }),
      side: 'home',
      accept: isDecided,
      rival: ['keep:even'],
      chance: ['d6:5'],
      hint: [],
      wrong: [],
    },
    {
      say: say('¡Gol! Ahora tira el rival: elige par o impar.', 'Goal! Now your rival shoots: choose even or odd.'),
      position: null,
      side: 'home',
      accept: isDecided,
      chance: ['d6:4'],
      hint: ['keep:even'],
      wrong: [],
    },
  ],
};

export const lessons: Lessons<TorinoPosition, TorinoEvent> = {
  how: {
    aim: say('Marca más goles que el otro en dos partes.', 'Score more goals than your rival in two halves.'),
    turn: say(
      'Tira: el número dice qué camiseta juega. Con 3, 4 y 5 hay remate; con 6, penalti a favor; ' +
        'con 2, penalti en contra; con 1 pierdes el turno.',
      'Roll: the number says which shirt plays. A 3, 4 or 5 leads to a shot, a 6 to a penalty for you, ' +
        'a 2 to one against you; a 1 loses the turn.',
    ),
    scoring: say(
      'Quien defiende pone su portero en par o impar. Segundo dado: si va a puerta y no es de esa zona, gol.',
      'The defender puts his keeper on even or odd. Second die: on target and not in that zone, goal.',
    ),
    end: say('Gana quien marque más. Con empate, penaltis.', 'More goals win. A draw goes to penalties.'),
    pictures: [
      {
        caption: say('Un 4: pase al 7, y el 3 es gol.', 'A 4: pass to the 7, and the 3 is a goal.'),
        position: scene({}),
        plays: ['d6:4', 'keep:even', 'd6:3'],
      },
      {
        caption: say('Parada del tiro del 9: córner.', 'The shot of the 9 is saved: a corner.'),
        position: scene({}),
        plays: ['d6:3', 'keep:even', 'd6:4', 'keep:odd', 'd6:5'],
      },
      {
        caption: say('Un 2: falta propia y penalti en contra.', 'A 2: your own foul, and a penalty against you.'),
        position: scene({}),
        plays: ['d6:2', 'keep:odd', 'd6:5'],
      },
    ],
  },
  lessons: [attack, keeper, end],
  coach,
};
