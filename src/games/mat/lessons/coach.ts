import { otherSide } from '../../../core/game.ts';
import { happened, hasConceded, isOffered, offers, say, toChoose } from '../../../core/lessons.ts';
import type { MatSituation } from './scene.ts';

const FEW_LEFT = 4;

export const coach: readonly MatSituation[] = [
  {
    id: 'placing',
    title: say('Colocar', 'Placing'),
    when: offers('place:'),
    say: say(
      'Coloca tus peones en tu mitad. Uno, y solo uno, puede guardar la portería.',
      'Place your pawns in your half. One of them, and only one, may guard the goal.',
    ),
    lesson: 'course',
  },
  {
    id: 'kickoff',
    title: say('El saque', 'The kick-off'),
    when: offers('kickoff:'),
    say: say(
      'Sacas tú. Toca al peón que irá al centro con el balón.',
      'You kick off. Touch the pawn that goes to the centre with the ball.',
    ),
    lesson: 'course',
  },
  {
    id: 'fingers',
    title: say('Los dedos', 'Fingers'),
    when: offers('fingers:'),
    say: say(
      'Penalti: cada uno saca dedos en secreto. Iguales, parada; distintos, gol.',
      'A penalty: both show fingers in secret. The same is a save, different is a goal.',
    ),
    lesson: 'penalties',
  },
  {
    id: 'taker',
    title: say('El lanzador', 'The taker'),
    when: offers('taker:'),
    say: say(
      'Penalti a favor. Toca a quien lo tira: da igual cuál, todos valen lo mismo.',
      'A penalty for you. Touch who takes it: all are equally good.',
    ),
    lesson: 'penalties',
  },
  {
    id: 'change',
    title: say('El cambio', 'The substitution'),
    when: ({ turn, legal }) => turn.kind === 'choice' && turn.phase === 'after' && legal.includes('end'),
    say: say(
      'Tu jugada está hecha. Aún puedes cambiar a uno, una vez por partido; si no, termina.',
      'Your play is done. You may still substitute one, once a match; otherwise end the turn.',
    ),
    lesson: 'course',
  },
  {
    id: 'shot',
    title: say('Tirar', 'Shooting'),
    when: ({ legal }) => legal.some((action) => /^(kick:[def](0|14)|move:\w+-[def](0|14))$/.test(action)),
    say: say(
      '¡Puedes marcar! La línea hasta la portería está libre: toca la portería.',
      'You can score! The line to the goal is free: touch the goal.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'steal',
    title: say('Robar', 'Stealing'),
    when: offers('steal:'),
    say: say(
      'El del balón está a tu lado en recto: róbaselo sin tarjeta.',
      'The one with the ball is straight beside you: steal it without a card.',
    ),
    lesson: 'stealing',
  },
  {
    id: 'foul',
    title: say('Robar en diagonal', 'Stealing diagonally'),
    when: ({ legal }) => isOffered(legal, 'foul:') && !isOffered(legal, 'steal:'),
    say: say(
      'Solo llegas en diagonal: el balón será tuyo, pero con amarilla; en tu área, penalti.',
      'You reach him only diagonally: the ball would be yours, with a yellow card; in your area, a penalty.',
    ),
    lesson: 'stealing',
  },
  {
    id: 'turn',
    title: say('Tu turno', 'Your turn'),
    when: toChoose('act'),
    say: say(
      'Haz una cosa. Toca un peón con anillo y verás adónde puede ir o pasar.',
      'Do one thing. Touch a pawn with a ring and you see where it can go or pass.',
    ),
    lesson: 'moving',
  },
  {
    id: 'pass',
    title: say('Pasar', 'Passing'),
    when: offers('pass:'),
    say: say(
      'Tienes el balón. Un pase encadenado cruza medio campo en un solo turno.',
      'You have the ball. A chained pass crosses half the pitch in a single turn.',
    ),
    lesson: 'passing',
  },
  {
    id: 'off-the-ball',
    title: say('Sin balón', 'Off the ball'),
    when: ({ legal, position }) => legal.length > 0 && position.time.plays >= FEW_LEFT,
    say: say(
      'Consejo: los peones sin balón también ganan. Gasta turnos en colocarlos donde puedan recibir.',
      'A tip: pawns without the ball win matches too. Spend turns on putting them where they can receive.',
    ),
    lesson: 'passing',
  },
  {
    id: 'crowd',
    title: say('Demasiada gente', 'Too crowded'),
    when: ({ legal, position, side }) => {
      const { ball, pieces } = position;
      if (legal.length === 0 || ball === null || !Object.values(pieces[side]).includes(ball)) return false;
      const near = (at: string): boolean =>
        Math.abs(at.charCodeAt(0) - ball.charCodeAt(0)) <= 2 &&
        Math.abs(Number(at.slice(1)) - Number(ball.slice(1))) <= 2;
      return Object.values(pieces[otherSide(side)]).filter(near).length >= 2;
    },
    say: say(
      'Consejo: aquí hay demasiada gente. Abre el juego, vuelve atrás y entra por otro lado.',
      'A tip: it is crowded here. Spread out, go back and come again another way.',
    ),
    lesson: 'passing',
  },
  {
    id: 'long',
    title: say('El pase largo', 'The long pass'),
    when: offers('long:'),
    say: say(
      'Estás en una casilla de pase largo: llegas a cualquier punto de esa mitad.',
      'You stand on a long-pass space: you reach any space of that half.',
    ),
    lesson: 'passing',
  },
  {
    id: 'conceded',
    title: say('Un gol en contra', 'A goal against you'),
    when: hasConceded,
    say: say(
      'Gol en contra. Todos vuelven a su sitio y sacas tú.',
      'A goal against you. Everybody goes back to his place, and you kick off.',
    ),
    lesson: 'shooting',
  },
  {
    id: 'card',
    title: say('Tarjeta', 'A card'),
    when: happened('card'),
    say: say(
      'Tarjeta. A la segunda, ese peón se va y su equipo sigue con uno menos.',
      'A card. With a second one that pawn leaves, and its side plays on with one less.',
    ),
    lesson: 'stealing',
  },
];
