import { happened, say } from '../../../core/lessons.ts';
import { type MatLesson, otherFingers, sameFingers, scene, WITH_SUBSTITUTES } from './scene.ts';

const IN_HAND = { p1: 'hand', p2: 'hand', p3: 'hand', p4: 'hand', p5: 'hand', p6: 'hand', p7: 'sub' };

export const course: MatLesson = {
  id: 'course',
  title: say('Del saque al cambio', 'From kick-off to substitution'),
  clauses: ['MAT-SET-1', 'MAT-SET-2', 'MAT-SET-3', 'MAT-COIN-1', 'MAT-START-1', 'MAT-SUB-1', 'MAT-SUB-2', 'MAT-SUB-3'],
  steps: [
    {
      say: say(
        'Cada uno coloca seis peones en su mitad, por turnos. Pon el primero delante de tu portería.',
        'You place six pawns in turn, each in your own half. Put the first in front of your goal.',
      ),
      position: scene({ home: IN_HAND, away: IN_HAND, phase: 'setup', ball: null, time: { plays: 0, up: false } }),
      side: 'home',
      accept: ({ position }) => ['d1', 'e1', 'f1'].includes(position.pieces.home['p1'] ?? ''),
      hint: ['place:e1'],
      wrong: [{ say: say('Vale, pero nadie guarda la portería.', 'Fair enough, but nobody guards the goal.') }],
    },
    {
      say: say(
        'Todos colocados. Lanza la moneda: dice quién saca.',
        'All are placed. Toss the coin: it says who kicks off.',
      ),
      position: scene({ ...WITH_SUBSTITUTES, phase: 'coin', side: null, ball: null, time: { plays: 0, up: false } }),
      side: 'home',
      accept: happened('coin'),
      chance: ['coin:home'],
      hint: [],
      wrong: [],
    },
    {
      say: say(
        'Sacas tú: elige quién va al centro con el balón.',
        'You kick off: choose who goes to the centre with the ball.',
      ),
      position: null,
      side: 'home',
      accept: happened('kickoff'),
      hint: ['kickoff:f6'],
      wrong: [],
    },
    {
      say: say(
        'Antes o después de tu jugada puedes hacer un cambio. Mete al 7 por tu 3, que tiene amarilla.',
        'Before or after your play you may substitute. Bring your 7 on for your 3, who has a yellow card.',
      ),
      position: scene({ ...WITH_SUBSTITUTES, yellow: { home: ['p3'], away: [] } }),
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'sub' && event.off === 'p3'),
      goesOn: ({ turn }) => turn.kind === 'choice' && turn.phase === 'after',
      hint: ['sub:e3'],
      wrong: [
        {
          when: happened('sub'),
          say: say(
            'Cambio hecho, pero el de la amarilla sigue jugando.',
            'Done, but the one with the card still plays.',
          ),
        },
        { say: say('Turno terminado sin cambio.', 'The turn is over without a substitution.') },
      ],
    },
  ],
};

export const penalties: MatLesson = {
  id: 'penalties',
  title: say('Penaltis', 'Penalties'),
  clauses: ['MAT-PEN-1', 'MAT-PEN-2', 'MAT-PEN-4', 'MAT-PEN-5', 'MAT-PEN-6', 'MAT-TIME-3', 'MAT-SHOOT-1'],
  steps: [
    {
      say: say('Penalti a favor. Elige quién lo tira.', 'A penalty for you. Choose who takes it.'),
      position: scene({ phase: 'taker', ball: 'e11', away: { p3: 'e10' }, penalty: { taker: 'home', cause: 'foul' } }),
      side: 'home',
      accept: happened('taker'),
      hint: ['taker:d6'],
      wrong: [],
    },
    {
      say: say(
        'Saca uno, dos o tres dedos, en secreto. Si el portero no saca los mismos, gol.',
        'Show one, two or three fingers, in secret. Unless the keeper shows the same, it is a goal.',
      ),
      position: null,
      side: 'home',
      accept: happened('goal'),
      duel: otherFingers,
      hint: ['fingers:2'],
      wrong: [],
    },
    {
      say: say(
        'Penalti en contra. Si adivinas los dedos del rival, paras.',
        'A penalty against you. Guess your rival’s fingers and you save it.',
      ),
      position: scene({
        phase: 'penalty',
        side: 'away',
        home: { p3: 'e4' },
        away: { p5: 'e3' },
        ball: 'e3',
        penalty: { taker: 'away', cause: 'foul' },
      }),
      side: 'home',
      accept: happened('save'),
      duel: sameFingers,
      hint: ['fingers:1'],
      wrong: [],
    },
    {
      say: say(
        'Empate a tiempo cumplido: cinco penaltis cada uno. Tu turno.',
        'Level when time is up: five penalties each. Your turn.',
      ),
      position: scene({
        period: 'shootout',
        phase: 'penalty',
        options: { tie: 'shootout', maxTurns: 60 },
        time: { plays: 60, up: false },
        shootout: { first: 'home', taken: [0, 0], goals: [0, 0] },
      }),
      side: 'home',
      accept: happened('goal'),
      duel: otherFingers,
      hint: ['fingers:3'],
      wrong: [],
    },
    {
      say: say('¡Gol! Ahora el rival. Adivina sus dedos.', 'Goal! Now your rival. Guess his fingers.'),
      position: null,
      side: 'home',
      accept: happened('save'),
      duel: sameFingers,
      hint: ['fingers:2'],
      wrong: [],
    },
  ],
};
