import { atChance, happened, isOffered, offers, say, toChoose } from '../../../core/lessons.ts';
import type { CitySituation } from './scene.ts';

/** Cards of the clock after which the first tip is given. */
const WARMED_UP = 3;

export const coach: readonly CitySituation[] = [
  {
    id: 'toss',
    title: say('El sorteo', 'The toss'),
    when: atChance('toss'),
    say: say('Toca la moneda: dice quién saca de centro.', 'Touch the coin: it says who kicks off.'),
    lesson: 'course',
  },
  {
    id: 'squad',
    title: say('Los suplentes', 'The substitutes'),
    when: offers('squad:'),
    say: say(
      'Juegan siete. Deja a dos en el banquillo: el 8 y el 9 atacan, el 2 y el 3 defienden.',
      'Seven play. Leave two on the bench: 8 and 9 attack, 2 and 3 defend.',
    ),
    lesson: 'course',
  },
  {
    id: 'lineup',
    title: say('La alineación', 'The line-up'),
    when: offers('place:'),
    say: say(
      'Coloca a los tuyos en tu mitad: el portero en su portería y uno junto al centro.',
      'Place your men in your half: the keeper in goal and one beside the centre.',
    ),
    lesson: 'course',
  },
  {
    id: 'restart',
    title: say('Reanudar', 'Restarts'),
    when: offers('close:'),
    say: say(
      'Pase al pie: sin carta, a un compañero que nadie tape. Toca a uno marcado.',
      'A close pass: no card, to a team-mate whom nobody blocks. Touch a marked one.',
    ),
    lesson: 'course',
  },
  {
    id: 'shot',
    title: say('Tirar', 'Shooting'),
    when: offers('shot:'),
    say: say(
      'Zona de tiro: elige una carta de tiro. La ficha dice cuántas veces es gol.',
      'The shot zone: choose a shot card. The chip says how often it is a goal.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'face',
    title: say('El duelo', 'The face-off'),
    when: offers('card:'),
    say: say(
      'Duelo: cada uno pone una carta en secreto. Gana la suma de carta y puntos; empate, el defensa.',
      'A face-off: each lays a card in secret. Card plus points wins; a tie goes to the defender.',
    ),
    lesson: 'duels',
  },
  {
    id: 'anticipate',
    title: say('Anticiparse', 'Anticipation'),
    when: offers('anticipate:'),
    say: say(
      'El rival anuncia un pase. Con la puntera puedes quedarte el balón antes de que llegue.',
      'Your rival announces a pass. With the toe poke you can take the ball before it arrives.',
    ),
    lesson: 'defending',
  },
  {
    id: 'ball',
    title: say('Fase 1: el balón', 'Phase 1: the ball'),
    when: toChoose('ball'),
    say: say(
      'Fase 1: elige una carta de balón y verás adónde llega. Pasa o avanza.',
      'Phase 1: choose a ball card and you see where it reaches. Pass or advance.',
    ),
    lesson: 'passing',
  },
  {
    id: 'dribble',
    title: say('Regatear', 'Dribbling'),
    when: offers('dribble:'),
    say: say(
      'Un rival te marca: puedes regatearlo con una carta ofensiva. Las fuertes ganan más.',
      'A rival marks you: you may dribble past him with an offensive card. Strong ones win more.',
    ),
    lesson: 'duels',
  },
  {
    id: 'action',
    title: say('Fase 2: la jugada', 'Phase 2: the action'),
    when: toChoose('action'),
    say: say(
      'Fase 2: una carta ofensiva, como regate o por su jugada táctica. También puedes pasar de fase.',
      'Phase 2: an offensive card, as a dribble or for its tactical move. You may also skip it.',
    ),
    lesson: 'duels',
  },
  {
    id: 'tackle',
    title: say('Entrar', 'Tackling'),
    when: offers('tackle:'),
    say: say(
      'Puedes entrar al del balón. Las cartas limpias nunca son falta; las duras, a menudo.',
      'You can tackle the man with the ball. Clean cards are never a foul, hard ones often are.',
    ),
    lesson: 'defending',
  },
  {
    id: 'defend',
    title: say('Defender', 'Defending'),
    when: toChoose('defend'),
    say: say(
      'Te toca defender: una carta defensiva, o pasar de fase.',
      'You defend now: one defensive card, or skip the phase.',
    ),
    lesson: 'defending',
  },
  {
    id: 'move',
    title: say('Mover al equipo', 'Team movement'),
    when: offers('reposition:'),
    say: say(
      'Mueve hasta tres, dos casillas cada uno. Quien acaba sobre un balón suelto se lo queda.',
      'Move up to three, two hexes each. Whoever ends on a loose ball has it.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'loose',
    title: say('Balón suelto', 'A loose ball'),
    when: happened('loose'),
    say: say(
      'Balón suelto. No pasa nada: recógelo al mover al equipo, o en el turno siguiente.',
      'The ball is loose. No harm done: fetch it in the team movement, or next turn.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'space',
    title: say('Pasar al hueco', 'Passing into space'),
    when: ({ legal, position }) => isOffered(legal, 'pass:') && position.time.plays >= 1,
    say: say(
      'Consejo: no hace falta pasar a un compañero. Mándala a un hueco cerca y recógela al moverte.',
      'A tip: a pass need not go to a team-mate. Send it into space near him and fetch it when you move.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'cards',
    title: say('Tus cartas', 'Your cards'),
    when: ({ legal, position }) => legal.length > 0 && position.time.plays >= WARMED_UP,
    say: say(
      'Consejo: tus cartas son tus armas. Jugarlas en su momento decide más que la suerte.',
      'A tip: your cards are your weapons. Playing them at the right moment decides more than luck.',
    ),
    lesson: 'duels',
  },
  {
    id: 'contest',
    title: say('La pugna', 'The contest'),
    when: atChance('contest'),
    say: say(
      'Pase alto a un hombre marcado: dado contra dado. El empate es del defensa.',
      'A high pass to a marked man: die against die. A tie goes to the defender.',
    ),
    lesson: 'passing',
  },
  {
    id: 'referee',
    title: say('El árbitro', 'The referee'),
    when: ({ turn }) => turn.kind === 'chance' && (turn.phase === 'referee' || turn.phase === 'booking'),
    say: say(
      'Decide el árbitro: del 1 al 3 se sigue; más alto puede ser falta o tarjeta.',
      'The referee decides: 1 to 3 is play on; higher may be a foul or a card.',
    ),
    lesson: 'defending',
  },
  {
    id: 'factor',
    title: say('Un factor externo', 'An external factor'),
    when: happened('factor'),
    say: say(
      'Un factor externo: el tiempo o el público cambian algo por unos turnos. Léelo en su carta.',
      'An external factor: weather or crowd change something for some turns. Read it on its card.',
    ),
    lesson: 'course',
  },
  {
    id: 'discard',
    title: say('Descartar', 'Discarding'),
    when: offers('keep:'),
    say: say(
      'Puedes descartar la mano: guarda dos cartas como mucho, o quédate con todas.',
      'You may discard your hand: keep two cards at most, or all of them.',
    ),
    lesson: 'course',
  },
];
