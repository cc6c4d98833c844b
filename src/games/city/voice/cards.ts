import type { Said } from '../../../core/clause.ts';
import { findKind, type KindName } from '../cards.ts';
import { moveName, type TacticalKind } from './names.ts';
import { both, say } from './words.ts';

/** What the cards do, in a sentence or two. */

/** A tactical move: when it can be played, and what happens then. */
interface MoveText {
  readonly needs: Said;
  readonly does: Said;
}
type OtherKind = Exclude<KindName, TacticalKind>;

export const MOVE_TEXTS: Readonly<Record<TacticalKind, MoveText>> = {
  feint: {
    needs: say(
      'Un compañero a 4 hexágonos o menos y el camino libre.',
      'A mate within 4 hexes and a clear way to him.',
    ),
    does: say(
      'Le das el balón, corres hasta 3 hexágonos adelante y te lo devuelve. O te quedas, y es suyo.',
      'Play it to him, run up to 3 hexes forward and get it back. Or stay, and it is his.',
    ),
  },
  pace: {
    needs: say(
      'Un jugador de campo sin el balón. Vale también con el balón suelto.',
      'An outfield player without the ball. A loose ball will do too.',
    ),
    does: say(
      'Corre hasta 5 hexágonos. Si acaba sobre el balón suelto, es suyo.',
      'He runs up to 5 hexes. If he ends on the loose ball, it is his.',
    ),
  },
  pushrun: {
    needs: say(
      'Un pase recto corto o medio que se pueda jugar.',
      'A straight short or medium pass that can be played.',
    ),
    does: say(
      'Juegas esa carta de balón al momento, y un rival que cortaría el pase no cuenta.',
      'Play that ball card at once; one rival who would block the pass is ignored.',
    ),
  },
  cutback: {
    needs: say('Un compañero marcado que pueda soltarse.', 'A marked mate who can get away.'),
    does: say(
      'Hasta 2 compañeros marcados van hasta 2 hexágonos, adonde nadie los marca.',
      'Up to 2 marked mates go up to 2 hexes, to where nobody marks them.',
    ),
  },
  scissors: {
    needs: say('Otra carta de balón en la mano.', 'Another ball card in your hand.'),
    does: say('La juegas al momento: un pase o un avance más.', 'Play it at once: one more pass or advance.'),
  },
  dragback: {
    needs: say(
      'El balón en la banda, cerca del fondo, y un compañero en el área rival.',
      "The ball on the wing near the goal line, and a mate in the rival's box.",
    ),
    does: say(
      'Centro por alto, a cualquier distancia: si está marcado, hay pugna. El cabezazo vale entonces 5.',
      'A high ball at any distance: contested if he is marked. A header is then worth 5.',
    ),
  },
  nutmeg: {
    needs: say(
      'Un compañero de 5 a 12 hexágonos, a 6 columnas o más.',
      'A mate 5 to 12 hexes away, at least 6 files across.',
    ),
    does: say(
      'El balón cruza el campo hasta él, sin carta de balón. Si está marcado, hay pugna.',
      'The ball crosses the pitch to him without a ball card. Contested if he is marked.',
    ),
  },
  hat: {
    needs: say(
      'El primer turno tras ganar el balón y un compañero más adelantado, a 12 o menos.',
      'The first turn after winning the ball, and a mate farther forward within 12.',
    ),
    does: say(
      'Pase directo a él; si el balón sigue siendo tuyo, 2 compañeros corren hasta 3 hexágonos adelante.',
      'Straight to him; if you keep the ball, 2 mates run up to 3 hexes forward.',
    ),
  },
  roulette: {
    needs: say('Nada más. Vale también con el balón suelto.', 'Nothing more. A loose ball will do too.'),
    does: say(
      'En el movimiento de este turno suben hasta 6 jugadores, hasta 2 hexágonos cada uno.',
      'In this turn’s team movement up to 6 players go forward, up to 2 hexes each.',
    ),
  },
  jockey: {
    needs: say('El rival tiene el balón, o está suelto.', 'The rival has the ball, or it is loose.'),
    does: say(
      'Hasta 3 jugadores se acercan al balón, hasta 3 hexágonos. Quien llega al balón suelto se lo queda.',
      'Up to 3 players close in on the ball, up to 3 hexes. Who reaches a loose ball has it.',
    ),
  },
  toepoke: {
    needs: say(
      'El rival anuncia un pase con carta y un jugador tuyo está junto al destino.',
      'The rival announces a ball-card pass and a man of yours is next to where it lands.',
    ),
    does: say(
      'Se adelanta y se queda el balón. Se juega en el turno del rival.',
      'He steps in and takes the ball. Played in the rival’s turn.',
    ),
  },
  charge: {
    needs: say(
      'Un jugador de campo que pueda moverse. Vale también con el balón suelto.',
      'An outfield player who can move. A loose ball will do too.',
    ),
    does: say(
      'Va hasta 4 hexágonos y acaba junto a un rival. Si allí está el balón suelto, es suyo.',
      'He goes up to 4 hexes and ends next to a rival. If the loose ball lies there, it is his.',
    ),
  },
  block: {
    needs: say(
      'El rival tiene el balón y un jugador de campo puede llegar a su lado.',
      'The rival has the ball and an outfield player can get next to him.',
    ),
    does: say(
      'Va hasta 3 hexágonos, junto al portador, y puede entrarle al momento.',
      'He goes up to 3 hexes, next to the carrier, and may tackle at once.',
    ),
  },
  front: {
    needs: say('El rival tiene el balón, o está suelto.', 'The rival has the ball, or it is loose.'),
    does: say(
      'Hasta 5 jugadores retroceden hasta 3 hexágonos. Quien acaba sobre el balón suelto se lo queda.',
      'Up to 5 players fall back up to 3 hexes. Who ends on a loose ball has it.',
    ),
  },
  side: {
    needs: say('El rival tiene el balón.', 'The rival has the ball.'),
    does: say(
      'Hasta 4 jugadores de campo salen hasta 2 hexágonos adelante.',
      'Up to 4 outfield players step up to 2 hexes forward.',
    ),
  },
  check: {
    needs: say(
      'Tú tienes el balón en tu área en tu turno de defensa.',
      'You have the ball in your own box in your defence turn.',
    ),
    does: say(
      'Lo mandas de 1 a 10 hexágonos en línea recta, por encima de todos, o fuera: saque de banda rival.',
      'Send it 1 to 10 hexes in a straight line over everybody, or into touch: the rival’s throw-in.',
    ),
  },
  slide: {
    needs: say('Un jugador tuyo, no superado, junto al portador.', 'A man of yours, not beaten, next to the carrier.'),
    does: say(
      'Falta a propósito: con 4, 5 o 6 en el dado, amarilla. Tiro libre, o penalti en tu área.',
      'A foul on purpose: 4, 5 or 6 on the die is a yellow card. Free kick, or penalty in your box.',
    ),
  },
  behind: {
    needs: say('El rival tiene el balón.', 'The rival has the ball.'),
    does: say(
      '+1 en tus duelos de defensa y en tus pugnas hasta que acabe tu próximo turno de defensa.',
      '+1 in your face-offs as defender and in your contests until your next defence turn ends.',
    ),
  },
};

const OTHER_TEXTS: Readonly<Record<OtherKind, Said>> = {
  low: say('Pegado al césped: vale 2.', 'Along the grass: worth 2.'),
  placed: say('Con el interior, al rincón: vale 3.', 'Side-footed into the corner: worth 3.'),
  header: say(
    'Vale 1; si remata un centro o un córner de este turno, 5.',
    'Worth 1; from a cross or corner of this turn, 5.',
  ),
  volley: say(
    'Vale 2; si el balón llegó de un compañero en este turno, 4.',
    'Worth 2; if a mate played the ball this turn, 4.',
  ),
  cannon: say('Vale 4, y de fuera del área no pierde nada.', 'Worth 4, and loses nothing from outside the box.'),
  curler: say('Con efecto: vale 5.', 'With a bend: worth 5.'),
  lob: say(
    'Vale 5; si el portero está fuera de su área pequeña, 6.',
    'Worth 5; if the keeper is out of his goal area, 6.',
  ),
  overhead: say('De espaldas y en el aire: vale 6.', 'Back to goal and in the air: worth 6.'),
  catch: say('Vale 2. Si para, el portero se queda el balón.', 'Worth 2. If it saves, the keeper holds the ball.'),
  safehands: say('Vale 4. Si para, el portero se queda el balón.', 'Worth 4. If it saves, the keeper holds the ball.'),
  punch: say('Vale 3. Si para, el balón sale rebotado.', 'Worth 3. If it saves, the ball rebounds.'),
  dive: say('Vale 4. Si para, hay córner.', 'Worth 4. If it saves, it is a corner.'),
  fingertips: say('Vale 5. Si para, hay córner.', 'Worth 5. If it saves, it is a corner.'),
  parry: say('Vale 1. Si para, el balón sale rebotado.', 'Worth 1. If it saves, the ball rebounds.'),
  miracle: say('Vale 7. Si para, el portero se queda el balón.', 'Worth 7. If it saves, the keeper holds the ball.'),
  wide: say('No hay gol, sea cual sea el tiro: saque de puerta.', 'No goal, whatever the shot: goal kick.'),
  post: say('No hay gol, sea cual sea el tiro: el balón sale rebotado.', 'No goal, whatever the shot: it rebounds.'),
  short: say(
    'Pase raso de 1 a 4 en línea recta, o 1 salto horizontal. Avance: jugador y balón, 1 hexágono.',
    'A low pass of 1 to 4 in a straight line, or 1 square step. Advance: player and ball 1 hex.',
  ),
  medium: say(
    'Pase alto de 5 a 8 en línea recta, o 2 saltos horizontales. Avance: jugador 1, balón 2.',
    'A high pass of 5 to 8 in a straight line, or 2 square steps. Advance: player 1, ball 2.',
  ),
  long: say(
    'Pase alto de 9 a 12 en línea recta, o 3 o 4 saltos horizontales. Avance: jugador 1, balón 3.',
    'A high pass of 9 to 12 in a straight line, or 3 or 4 square steps. Advance: player 1, ball 3.',
  ),
  rain: say('Nadie puede hacer avances largos.', 'No long advances for anybody.'),
  wind: say(
    'Los pases largos rectos del otro equipo llegan a 10 como mucho.',
    "The other side's straight long passes reach 10 at most.",
  ),
  mud: say('En el movimiento de equipo nadie pasa de 1 hexágono.', 'In team movement nobody goes farther than 1 hex.'),
  crowd: say('+1 en las pugnas del equipo favorecido.', '+1 in the contests of the side it favours.'),
  whistles: say('El otro equipo resta 1 en los duelos.', 'The other side takes 1 off in face-offs.'),
  strict: say('El 4 del dado del árbitro cuenta como 6.', 'A 4 on the referee die counts as a 6.'),
  lenient: say('El 5 del dado del árbitro cuenta como 1.', 'A 5 on the referee die counts as a 1.'),
  talk: say(
    'El equipo favorecido puede descartar, como tras un gol, y repone su mano.',
    'The side it favours may discard as after a goal, and refills its hand.',
  ),
  knock: say(
    'El dado señala a un jugador del otro equipo, que durante 3 turnos no puede moverse sin el balón.',
    'The die names a man of the other side, who for 3 turns cannot be moved off the ball.',
  ),
  invasion: say(
    'El juego se para: los dos equipos se recolocan y hay cambios.',
    'Play stops: both sides may reposition and make substitutions.',
  ),
  burst: say('El balón se va 2 hexágonos hacia donde diga el dado.', 'The ball goes 2 hexes the way the die says.'),
  bonus: say(
    '+1 al próximo tiro o a la próxima parada del equipo favorecido, lo que llegue antes.',
    '+1 to the next shot or save of the side it favours, whichever comes first.',
  ),
};

/** What a kind of card does; a tactical move with its name and what it needs. */
export function cardText(kind: string): Said {
  const move = MOVE_TEXTS[kind as TacticalKind];
  if (!move) return OTHER_TEXTS[kind as OtherKind];
  const name = moveName(findKind(kind))!;
  return both((lang) => `${name[lang]}: ${move.does[lang]} ${NEEDS[lang]} ${lowered(move.needs[lang])}`);
}
const NEEDS = say('Hace falta:', 'Needs:');
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
