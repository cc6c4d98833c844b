import { otherSide } from '../../../core/game.ts';
import { atChance, hasConceded, inPeriod, offers, say, toChoose } from '../../../core/lessons.ts';
import { areNeighbours } from '../board.ts';
import type { ElevenSituation } from './scene.ts';

export const coach: readonly ElevenSituation[] = [
  {
    id: 'toss',
    title: say('El sorteo', 'The toss'),
    when: atChance('toss'),
    say: say('Toca la moneda: dice quién saca de centro.', 'Touch the coin: it says who kicks off.'),
    lesson: 'course',
  },
  {
    id: 'kickoff',
    title: say('El saque', 'The kick-off'),
    when: toChoose('kickoff'),
    say: say(
      'Sacas tú. Tu primer jugador va al centro con el balón.',
      'You kick off. Your first man goes to the middle with the ball.',
    ),
    lesson: 'course',
  },
  {
    id: 'placing',
    title: say('Colocar', 'Placing'),
    when: offers('place:'),
    say: say(
      'Coloca a los tuyos en tu mitad, uno cada vez. Deja alguno cerca de tu portería.',
      'Place your men in your half, one at a time. Leave some near your goal.',
    ),
    lesson: 'course',
  },
  {
    id: 'keeper-kicks',
    title: say('El portero con el balón', 'The keeper with the ball'),
    when: ({ legal }) => legal.length > 0 && legal.every((action) => action.startsWith('kick:')),
    say: say(
      'Tu portero tiene el balón en su área: debe chutar ya. Busca a un compañero.',
      'Your keeper has the ball in his area: he must kick now. Find a team-mate.',
    ),
    lesson: 'keeper',
  },
  {
    id: 'shot',
    title: say('Tirar a puerta', 'Shooting'),
    when: ({ legal }) => legal.includes('shoot'),
    say: say(
      '¡Casilla oscura! Puedes tirar: el botón dice cuánto vale.',
      'A dark space! You can shoot: the button says how good your chance is.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'set',
    title: say('El número secreto', 'The secret number'),
    when: offers('set:'),
    say: say(
      'Elige un número en secreto. El portero solo acierta una de cada tres veces.',
      'Choose a number in secret. The keeper guesses right only one time in three.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'call',
    title: say('Parar', 'Saving'),
    when: offers('call:'),
    say: say(
      'Te tiran. Bajo es 1 o 2, medio 3 o 4, alto 5 o 6. Si aciertas, paras.',
      'They shoot. Low is 1 or 2, middle 3 or 4, high 5 or 6. Guess right and you save.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'conceded',
    title: say('Un gol en contra', 'A goal against you'),
    when: hasConceded,
    say: say(
      'Gol en contra. Quien encaja saca, y se vuelven a colocar los que faltan.',
      'A goal against you. Whoever concedes kicks off, and missing men are placed again.',
    ),
    lesson: 'course',
  },
  {
    id: 'points',
    title: say('Los puntos', 'The points'),
    when: ({ turn, legal, position }) =>
      turn.kind === 'choice' && turn.phase === 'play' && legal.length > 0 && position.points > 0,
    say: say(
      'Estos son tus puntos. Toca a un jugador con anillo: verás adónde llega y cuánto cuesta.',
      'These are your points. Touch a man with a ring: you see where he can go and what it costs.',
    ),
    lesson: 'moving',
  },
  {
    id: 'steal',
    title: say('Robar', 'Stealing'),
    when: ({ legal, position }) =>
      position.ball !== null &&
      legal.some((action) => action.startsWith('attack:') && action.includes(`-${position.ball}>`)),
    say: say(
      'El del balón está a tu lado. Empújalo por tres puntos y el balón es tuyo.',
      'The man with the ball is beside you. Push him for three points and it is yours.',
    ),
    lesson: 'pushing',
  },
  {
    id: 'kick',
    title: say('Chutar', 'Kicking'),
    when: offers('kick:'),
    say: say(
      'Puedes chutar gratis, una o dos líneas. Si la recibe un compañero, puedes seguir.',
      'You can kick for free, one or two lines. If a team-mate receives it, you may go on.',
    ),
    lesson: 'kicking',
  },
  {
    id: 'danger',
    title: say('El rival al lado', 'A rival beside you'),
    when: ({ position, side, legal }) => {
      const { ball, pieces } = position;
      if (legal.length === 0 || ball === null || !Object.values(pieces[side]).includes(ball)) return false;
      const rivals = Object.values(pieces[otherSide(side)]);
      return rivals.some((at) => at !== null && areNeighbours(Number(ball), Number(at)));
    },
    say: say(
      'Cuidado: un rival está a un paso. Con un 3 o más te quita el balón (67 %).',
      'Careful: a rival is one step away. With a 3 or more he takes the ball (67%).',
    ),
    lesson: 'pushing',
  },
  {
    id: 'no-points',
    title: say('Sin puntos', 'No points left'),
    when: ({ turn, legal, position }) =>
      turn.kind === 'choice' && turn.phase === 'play' && legal.includes('end') && position.points === 0,
    say: say(
      'Sin puntos. Si aún puedes chutar, es gratis; si no, termina el turno.',
      'No points left. A kick is still free if you have one; otherwise end your turn.',
    ),
    lesson: 'moving',
  },
  {
    id: 'time-up',
    title: say('Tiempo cumplido', 'Time is up'),
    when: ({ position, turn }) => position.time.up && turn.kind !== 'over',
    say: say(
      'Tiempo cumplido: se sigue hasta que alguien saque un 1 al tirar.',
      'Time is up: play goes on until somebody rolls a 1.',
    ),
    lesson: 'course',
  },
  {
    id: 'second-half',
    title: say('Cambio de campo', 'Changing ends'),
    when: inPeriod(2),
    say: say(
      'Segunda parte: se cambia de campo. Ahora atacas hacia el otro lado.',
      'Second half: you change ends. Now you attack the other way.',
    ),
    lesson: 'course',
  },
  {
    id: 'penalties',
    title: say('Penaltis', 'Penalties'),
    when: inPeriod('shootout'),
    say: say(
      'Tanda: cinco tiros cada uno, por turnos. Gana quien marque más.',
      'Shoot-out: five shots each, in turn. More goals win.',
    ),
    lesson: 'shootout',
  },
];
