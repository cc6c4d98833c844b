import { atChance, happened, hasConceded, inPeriod, isOffered, offers, say, toChoose } from '../../../core/lessons.ts';
import type { TacticsSituation } from './scene.ts';

export const coach: readonly TacticsSituation[] = [
  {
    id: 'opening',
    title: say('Quién saca', 'Who kicks off'),
    when: atChance('opening'),
    say: say(
      'Toca los dados: el más bajo saca la primera parte, el más alto la segunda.',
      'Touch the dice: the lower one kicks off the first half, the higher the second.',
    ),
    lesson: 'course',
  },
  {
    id: 'setup',
    title: say('Colocar', 'Placing'),
    when: toChoose('setup'),
    say: say(
      'Coloca al portero y a los dos delanteros; los demás tienen su sitio fijo.',
      'Place your keeper and your two forwards; the others have fixed places.',
    ),
    lesson: 'course',
  },
  {
    id: 'shot',
    title: say('El tiro', 'The shot'),
    when: ({ turn, position, side }) => turn.kind === 'chance' && turn.phase === 'shot' && position.side === side,
    say: say(
      '¡Tiro! Toca la ruleta: la mitad es gol, un cuarto córner, un cuarto saque de puerta.',
      'A shot! Touch the spinner: half is goal, a quarter corner, a quarter goal kick.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'battle',
    title: say('El duelo', 'The battle'),
    when: atChance('battle'),
    say: say(
      'Duelo: el más alto se queda el balón. El defensa suma uno, el portero dos.',
      'A battle: the higher one has the ball. A defender adds one, a keeper two.',
    ),
    lesson: 'fighting',
  },
  {
    id: 'defend',
    title: say('Defender', 'Defending'),
    when: ({ legal }) => legal.includes('roll'),
    say: say(
      'Un intento para llegar al balón: tira y mueve a uno, o da un paso con el portero.',
      'One attempt to reach the ball: roll and move a man, or take a step with your keeper.',
    ),
    lesson: 'fighting',
  },
  {
    id: 'offside',
    title: say('Fuera de juego', 'Off-side'),
    when: happened('offside'),
    say: say(
      'Fuera de juego: recibió más cerca de la línea de fondo que cualquier jugador de campo rival.',
      'Off-side: he received it nearer to the goal line than every field man of the other side.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'dribble',
    title: say('Regatear', 'Dribbling'),
    when: offers('dribble:'),
    say: say(
      'Ha salido un 1: puedes regatear, un paso con el balón.',
      'You rolled a 1: you may dribble, a step with the ball.',
    ),
    lesson: 'moving',
  },
  {
    id: 'kickoff',
    title: say('El saque', 'The kick-off'),
    when: ({ legal, position }) => isOffered(legal, 'kick:') && position.restart === 'kickoff',
    say: say(
      'Saque: el balón debe cruzar el medio campo. Después tiras para cogerlo.',
      'The kick-off: the ball must cross the halfway line. Then you roll to fetch it.',
    ),
    lesson: 'course',
  },
  {
    id: 'ball',
    title: say('Jugar el balón', 'Playing the ball'),
    when: offers('kick:'),
    say: say(
      'Las casillas marcadas están a la distancia justa. Con un compañero, pase directo; vacías, balón suelto.',
      'The marked spaces are at the exact distance. With a team-mate it is a direct pass; empty, a loose ball.',
    ),
    lesson: 'moving',
  },
  {
    id: 'take',
    title: say('Balón suelto', 'A loose ball'),
    when: toChoose('take'),
    say: say(
      'Balón suelto: quien acabe justo en su casilla lo coge. Si nadie llega, acércate.',
      'A loose ball: whoever ends exactly on its space takes it. If nobody can, come closer.',
    ),
    lesson: 'fighting',
  },
  {
    id: 'move',
    title: say('Mover', 'Moving'),
    when: toChoose('move'),
    say: say(
      'Mueve a uno sin balón justo ese número de casillas, con un giro como mucho.',
      'Move one without the ball exactly that many spaces, with one turn at most.',
    ),
    lesson: 'moving',
  },
  {
    id: 'first-roll',
    title: say('Una jugada', 'A play'),
    when: ({ turn, position, side }) => turn.kind === 'chance' && turn.phase === 'moveroll' && position.side === side,
    say: say(
      'Tu jugada: un dado para mover a alguien y otro para el balón. Toca el dado.',
      'Your play: one die to move a man, another for the ball. Touch the die.',
    ),
    lesson: 'moving',
  },
  {
    id: 'keeper-ball',
    title: say('El portero con el balón', 'The keeper with the ball'),
    when: ({ position, side, turn }) => position.side === side && position.holder === 'gk' && turn.kind === 'chance',
    say: say(
      'Tu portero juega el balón con dos dados: llega muy lejos.',
      'Your keeper plays the ball with two dice: it goes very far.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'foul',
    title: say('Falta', 'A foul'),
    when: happened('foul'),
    say: say(
      '6 contra 1 en un duelo: falta y amarilla. En el área, penalti.',
      'Six against one in a battle: a foul and a yellow card. In the area, a penalty.',
    ),
    lesson: 'fighting',
  },
  {
    id: 'corner',
    title: say('El córner', 'The corner'),
    when: offers('pick:'),
    say: say(
      'Córner: cada uno recoloca hasta tres jugadores donde quiera. Después se saca.',
      'A corner: each side moves up to three men wherever it likes. Then it is taken.',
    ),
    lesson: 'course',
  },
  {
    id: 'conceded',
    title: say('Un gol en contra', 'A goal against you'),
    when: hasConceded,
    say: say(
      'Gol en contra. Todos vuelven a su sitio y sacas tú.',
      'A goal against you. Everybody goes back to his place, and you kick off.',
    ),
    lesson: 'course',
  },
  {
    id: 'penalties',
    title: say('Penaltis', 'Penalties'),
    when: inPeriod('shootout'),
    say: say('Tanda: se gira por turnos y solo cuenta el gol.', 'Shoot-out: you spin in turn, and only a goal counts.'),
    lesson: 'course',
  },
];
