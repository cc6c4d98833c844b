import { happened, say } from '../../../core/lessons.ts';
import { type CityLesson, isOurs, isWon, scene } from './scene.ts';

const LOOSE = {
  when: happened('loose'),
  say: say(
    'El balón queda suelto: alguien tendrá que ir a por él.',
    'The ball is loose: somebody will have to fetch it.',
  ),
};
const ADVANCED = {
  when: happened('advance'),
  say: say('Eso es un avance. Aquí se trata de pasar.', 'That is an advance. This is about passing.'),
};
const SKIPPED = {
  say: say('Sin jugar balón se quema un minuto.', 'Without a ball card a minute is burnt.'),
};

export const passing: CityLesson = {
  id: 'passing',
  title: say('Pasar y avanzar', 'Passing and advancing'),
  clauses: [
    'CTY-BRD-3',
    'CTY-TRN-1',
    'CTY-TRN-2',
    'CTY-TRN-3',
    'CTY-BAL-1',
    'CTY-PAS-1',
    'CTY-PAS-2',
    'CTY-PAS-3',
    'CTY-PAS-4',
    'CTY-PAS-5',
    'CTY-PAS-6',
    'CTY-SQR-1',
    'CTY-SQR-2',
    'CTY-ADV-1',
    'CTY-ADV-2',
    'CTY-ADV-3',
    'CTY-ADV-4',
    'CTY-MRK-1',
    'CTY-CON-1',
    'CTY-CON-2',
    'CTY-OFF-1',
    'CTY-OFF-2',
  ],
  steps: [
    {
      say: say(
        'Fase 1: juega una carta de balón. La corta llega a cuatro casillas en línea recta. Pasa al 6.',
        'Phase 1: play a ball card. A short one reaches four hexes in a straight line. Pass to your 6.',
      ),
      position: scene({ home: { 6: 'h9' } }),
      side: 'home',
      accept: isOurs,
      rival: ['allow'],
      hint: ['pass:short-h9'],
      wrong: [LOOSE, ADVANCED, SKIPPED],
    },
    {
      say: say(
        'La media llega de cinco a ocho; la larga, hasta doce. Busca al 6, más lejos.',
        'A medium one goes five to eight hexes, a long one up to twelve. Find your 6, further away.',
      ),
      position: scene({ home: { 6: 'h12' } }),
      side: 'home',
      accept: isOurs,
      rival: ['allow'],
      hint: ['pass:medium-h12'],
      wrong: [LOOSE, ADVANCED, SKIPPED],
    },
    {
      say: say(
        'Un pase corto va raso: ese rival lo corta. Pasa al 5, que está libre.',
        'A short pass is low: that rival cuts it off. Pass to your 5, who is free.',
      ),
      position: scene({ home: { 6: 'h9', 5: 'l8' }, away: { 8: 'h8' } }),
      side: 'home',
      accept: isOurs,
      rival: ['allow'],
      hint: ['pass:short-l8'],
      wrong: [LOOSE, ADVANCED, SKIPPED],
    },
    {
      say: say(
        'También se pasa en horizontal. Una corta da un paso de lado: dásela al 6.',
        'You can pass square too. A short card goes one step sideways: give it to your 6.',
      ),
      position: scene({ home: { 6: 'j6' } }),
      side: 'home',
      accept: isOurs,
      rival: ['allow'],
      hint: ['pass:short-j6'],
      wrong: [LOOSE, ADVANCED, SKIPPED],
    },
    {
      say: say(
        'Con una carta de balón también puedes avanzar. Con la corta, jugador y balón dan un paso. Avanza.',
        'A ball card also lets you advance. With a short one, man and ball go one hex. Advance.',
      ),
      position: scene({}),
      side: 'home',
      accept: happened('advance'),
      hint: ['advance:short-n'],
      wrong: [
        {
          when: happened('pass'),
          say: say('Eso es un pase. Aquí se trata de avanzar.', 'That is a pass. This is about advancing.'),
        },
        SKIPPED,
      ],
    },
    {
      say: say(
        'Un pase alto a un compañero marcado se pugna: dado contra dado. Pasa al 6 y tira.',
        'A high pass to a marked team-mate is contested: die against die. Pass to your 6, then roll.',
      ),
      position: scene({ home: { 6: 'h12' }, away: { 8: 'i13' } }),
      side: 'home',
      accept: (tried) => happened('contest')(tried) && isOurs(tried),
      rival: ['allow'],
      chance: ['d6+d6:5+2'],
      hint: ['pass:medium-h12'],
      wrong: [
        LOOSE,
        ADVANCED,
        {
          when: happened('pass'),
          say: say('Bien pasado, pero sin pugna.', 'A good pass, but nothing was contested.'),
        },
        SKIPPED,
      ],
    },
    {
      say: say(
        'Tu 6 está en fuera de juego: solo le queda el portero delante. Pasa al 5.',
        'Your 6 is off-side: only the keeper is left in front of him. Pass to your 5.',
      ),
      position: scene({
        home: { 8: 'h12', 6: 'h16', 5: 'l10' },
        away: { 2: 'e9', 3: 'k9', 4: 'c10', 5: 'm10', 6: 'f8', 8: 'j8' },
        ball: 'h12',
      }),
      side: 'home',
      accept: (tried) => isOurs(tried) && !happened('offside')(tried),
      rival: ['allow'],
      hint: ['pass:short-l10'],
      wrong: [
        {
          when: happened('offside'),
          say: say('Fuera de juego: falta para el rival.', 'Off-side: a free kick for your rival.'),
        },
        LOOSE,
        ADVANCED,
        SKIPPED,
      ],
    },
  ],
};

export const duels: CityLesson = {
  id: 'duels',
  title: say('Regates y jugadas', 'Dribbles and tactical moves'),
  clauses: [
    'CTY-VAL-1',
    'CTY-HND-1',
    'CTY-HND-3',
    'CTY-HND-4',
    'CTY-FAC-1',
    'CTY-FAC-3',
    'CTY-FAC-4',
    'CTY-FAC-5',
    'CTY-FAC-7',
    'CTY-OTC-1',
    'CTY-OTC-3',
    'CTY-OTC-6',
  ],
  steps: [
    {
      say: say(
        'Fase 2: regatea al 6 rival con una carta en secreto. Cuentan la carta y tus puntos de ataque.',
        'Phase 2: dribble past their 6 with a secret card. The card and your attack points count.',
      ),
      position: scene({ home: { 8: 'h10' }, away: { 6: 'h11' }, phase: 'action', ball: 'h10' }),
      side: 'home',
      accept: isWon,
      goesOn: ({ action }) => action.startsWith('dribble:'),
      duel: () => 'card:jockey',
      hint: ['dribble:6', 'card:scissors'],
      wrong: [{ say: say('Se puede, pero aquí se trata de regatear.', 'Allowed, but this is about dribbling.') }],
    },
    {
      say: say(
        '¡Superado! Salta con el balón a un hexágono libre junto a él.',
        'Past him! Jump with the ball to a free hex beside him.',
      ),
      position: null,
      side: 'home',
      accept: happened('burst'),
      hint: ['to:h12'],
      wrong: [
        { say: say('Se puede quedar, pero ganabas terreno.', 'You may stay, but you would have gained ground.') },
      ],
    },
    {
      say: say(
        'Cada carta tiene también una jugada táctica. Juega el esprint con tu 6 y llévalo adelante.',
        'Each card also has a tactical move. Play the sprint with your 6 and send him forward.',
      ),
      position: scene({ phase: 'action' }),
      side: 'home',
      accept: (tried) => happened('tactic')(tried) && happened('move')(tried),
      goesOn: ({ action }) => action.startsWith('tactic:pace'),
      hint: ['tactic:pace-6', 'to:f14'],
      wrong: [
        {
          say: say(
            'Esa es otra jugada. Busca el cambio de ritmo.',
            'That is another move. Look for the change of pace.',
          ),
        },
      ],
    },
    {
      say: say(
        'Toque rápido: la tijera te da otra carta de balón. Juégala y pasa al 6.',
        'Quick passing: the scissors give you another ball card. Play it and pass to your 6.',
      ),
      position: scene({ home: { 6: 'h9' }, phase: 'action' }),
      side: 'home',
      accept: isOurs,
      goesOn: ({ action }) => action === 'tactic:scissors',
      rival: ['allow'],
      hint: ['tactic:scissors', 'pass:short-h9'],
      wrong: [
        { say: say('Se puede, pero el 6 no ha recibido el balón.', 'Allowed, but your 6 did not get the ball.') },
      ],
    },
  ],
};
