import { happened, say } from '../../../core/lessons.ts';
import { type CityLesson, DEFENDING, isLaid, isOurs, isWon, scene, TEAM_MOVEMENT } from './scene.ts';

const RIVAL_HAS_IT = say('El rival conserva el balón.', 'Your rival keeps the ball.');

export const defending: CityLesson = {
  id: 'defending',
  title: say('Defender', 'Defending'),
  clauses: [
    'CTY-FAC-2',
    'CTY-FAC-6',
    'CTY-FAC-8',
    'CTY-REF-1',
    'CTY-REF-2',
    'CTY-REF-3',
    'CTY-DTC-1',
    'CTY-DTC-2',
    'CTY-DTC-3',
  ],
  steps: [
    {
      say: say(
        'Defiendes. Tu 2 está junto al del balón: entra con él y pon una carta en secreto.',
        'You defend. Your 2 is beside the man with the ball: tackle with him and lay a secret card.',
      ),
      position: scene({ ...DEFENDING, home: { 2: 'h9', 8: 'd12' }, away: { 8: 'h10' }, ball: 'h10' }),
      side: 'home',
      accept: isWon,
      goesOn: ({ action }) => action.startsWith('tackle:'),
      duel: () => 'card:none',
      hint: ['tackle:2', 'card:jockey'],
      wrong: [{ say: RIVAL_HAS_IT }],
    },
    {
      say: say(
        'Las cartas duras pueden acabar en falta. Aquí te basta la limpia: la temporización.',
        'Hard cards may end in a foul. The clean one is enough here: the jockey.',
      ),
      position: scene({
        ...DEFENDING,
        ...{ home: { 2: 'h9', 8: 'd12' }, away: { 6: 'h10', 8: 'd20' }, ball: 'h10' },
        hand: { def: ['behind', 'jockey', 'slide'] },
      }),
      side: 'home',
      accept: (tried) => isWon(tried) && isLaid('jockey')(tried),
      goesOn: ({ action }) => action.startsWith('tackle:'),
      duel: () => 'card:none',
      hint: ['tackle:2', 'card:jockey'],
      wrong: [
        {
          when: happened('faceoff'),
          say: say(
            'Carta dura: con 4, 5 o 6 el árbitro pita falta.',
            'A hard card: with 4, 5 or 6 the referee gives a foul.',
          ),
          costs: ['d6:5'],
        },
        { say: RIVAL_HAS_IT },
      ],
    },
    {
      say: say(
        'Sin nadie al lado, juega la presión y acerca a los tuyos al balón.',
        'With nobody beside him, play pressing and bring your men closer to the ball.',
      ),
      position: scene({ ...DEFENDING, home: { 8: 'd12' }, away: { 8: 'h12' }, ball: 'h12' }),
      side: 'home',
      accept: (tried) => happened('tactic')(tried) && happened('move')(tried),
      goesOn: ({ action }) => action === 'tactic:jockey',
      hint: ['tactic:jockey', 'reposition:6-h10'],
      wrong: [
        {
          say: say('Se puede, pero nadie presiona al del balón.', 'Allowed, but nobody presses the man with the ball.'),
        },
      ],
    },
    {
      say: say(
        'El rival anuncia un pase junto a tu 4. Con la puntera puedes adelantarte: quítaselo.',
        'Your rival announces a pass beside your 4. With the toe poke you can get there first: take it.',
      ),
      position: scene({
        ...{ attacker: 'away', touch: 'away', side: 'home', phase: 'react', home: { 4: 'g9', 8: 'd12' } },
        ...{ away: { 8: 'h12', 6: 'h9' }, ball: 'h12' },
        // biome-ignore lint/suspicious/noThenProperty: the specification names this field of a position.
        pass: { card: 'short', from: 'h12', to: 'h9', then: 'action' },
        ...{ hand: { def: ['charge', 'jockey', 'toepoke'] }, rivalHand: { ball: ['long', 'medium', 'short'] } },
      }),
      side: 'home',
      accept: isOurs,
      hint: ['anticipate:4'],
      wrong: [{ say: say('El pase ha llegado.', 'The pass has arrived.') }],
    },
    {
      say: say(
        'Al final de tu turno mueves a tres, dos casillas cada uno. Tapa al rival que va a tirar.',
        'At the end of your turn three of your men move two hexes each. Get close to the rival who may shoot.',
      ),
      position: scene({
        ...DEFENDING,
        phase: 'dmove',
        moves: TEAM_MOVEMENT,
        home: { 2: 'h4', 8: 'd12' },
        away: { 8: 'h7' },
        ball: 'h7',
      }),
      side: 'home',
      accept: ({ events }) => events.some((event) => event.type === 'move' && ['h6', 'g7', 'i7'].includes(event.to)),
      goesOn: happened('move'),
      hint: ['reposition:2-h6'],
      wrong: [{ say: say('Nadie le estorba: tirará solo.', 'Nobody disturbs him: he will shoot alone.') }],
    },
  ],
};

export const shooting: CityLesson = {
  id: 'shooting',
  title: say('Tirar y moverse', 'Shooting and moving'),
  clauses: [
    'CTY-SHT-1',
    'CTY-SHT-2',
    'CTY-SHT-4',
    'CTY-SHT-5',
    'CTY-SHT-7',
    'CTY-MOV-1',
    'CTY-MOV-2',
    'CTY-MOV-3',
    'CTY-MOV-4',
    'CTY-MOV-5',
    'CTY-TRN-4',
    'CTY-TRN-5',
  ],
  steps: [
    {
      say: say(
        'Fase 3: tu 8 está en la zona de tiro. Juega una carta de tiro.',
        'Phase 3: your 8 is in the shot zone. Play a shot card.',
      ),
      position: scene({ home: { 8: 'h18' }, phase: 'shot', ball: 'h18' }),
      side: 'home',
      accept: happened('goal'),
      chance: ['deck:int:parry'],
      hint: ['shot:placed'],
      wrong: [{ say: say('Has dejado pasar el tiro.', 'You let the shot go.') }],
    },
    {
      say: say(
        'Fase 4: mueve hasta tres jugadores, dos casillas cada uno. Adelanta a uno.',
        'Phase 4: move up to three men, two hexes each. Send one forward.',
      ),
      position: scene({ phase: 'move', moves: TEAM_MOVEMENT }),
      side: 'home',
      accept: happened('move'),
      hint: ['reposition:6-f11'],
      wrong: [{ say: say('Has terminado sin mover a nadie.', 'You ended without moving anybody.') }],
    },
    {
      say: say(
        'El balón está suelto. Quien acaba sobre él se lo queda: llega con el 6.',
        'The ball is loose. Whoever ends on it has it: get there with your 6.',
      ),
      position: scene({ phase: 'move', moves: TEAM_MOVEMENT, home: { 6: 'f9' }, ball: 'f11' }),
      side: 'home',
      accept: isOurs,
      goesOn: happened('move'),
      hint: ['reposition:6-f11'],
      wrong: [{ say: say('El balón sigue suelto.', 'The ball is still loose.') }],
    },
    {
      say: say(
        'Listo. Termina: repones cartas y defiende el rival.',
        'Done. End the turn: you draw cards, and your rival defends.',
      ),
      position: scene({ phase: 'move', moves: TEAM_MOVEMENT }),
      side: 'home',
      accept: ({ action }) => action === 'end',
      goesOn: happened('move'),
      hint: ['end'],
      wrong: [],
    },
    {
      say: say(
        'Sin línea de pase puedes mandarla a un hueco y recogerla después. Pasa a un hexágono vacío.',
        'With no line to a team-mate, send it into space and fetch it later. Pass to an empty hex.',
      ),
      position: scene({ home: { 6: 'g10' } }),
      side: 'home',
      accept: happened('loose'),
      rival: ['allow'],
      hint: ['pass:short-h9'],
      wrong: [
        { say: say('Se puede, pero aquí se trata de buscar el hueco.', 'Allowed, but this is about finding space.') },
      ],
    },
  ],
};
