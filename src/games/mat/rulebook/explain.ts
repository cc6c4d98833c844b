import type { Said } from '../../../core/clause.ts';
import type { Explain, Explanation, Zone } from '../../../core/explain.ts';
import { ownedBy, pieceOn, sentences, THE_BALL, tells } from '../../../core/explain.ts';
import { AWAY, HOME, type Seat, sideOf } from '../../../core/game.ts';
import * as board from '../board.ts';
import type { MatPosition } from '../position.ts';

const say = (es: string, en: string): Said => ({ es, en });
const of = (seat: Seat, es: string, en: string): Said => ownedBy(sideOf(seat), { es, en });

/** The narrowest zone stands first. */
const ZONES: readonly Zone[] = [
  ...[HOME, AWAY].flatMap((seat): Zone[] => [
    [(at) => board.isGoal(at) && board.goalKeptBy(at) === seat, of(seat, 'Portería', 'goal'), 'MAT-GOAL-1'],
  ]),
  [board.isBlocked, say('Una X: ni se recibe ni se marca aquí.', 'An X: no receiving and no scoring here.'), 'MAT-X-2'],
  ...[HOME, AWAY].flatMap((seat): Zone[] => [
    [(at) => board.SPOT[seat] === at, of(seat, 'Punto de penalti ante la portería', 'penalty spot'), 'MAT-PEN-2'],
    [(at) => board.inArea(seat, at), of(seat, 'Área de meta', 'goal-kick area'), 'MAT-AREA-1'],
    [(at) => board.inPenaltyArea(seat, at), of(seat, 'Área de penalti', 'penalty area'), 'MAT-FOUL-3'],
  ]),
  [
    board.isSpeed,
    say('Zona de velocidad: quien entra puede correr.', 'Speed zone: whoever steps on it may run.'),
    'MAT-SPEED-1',
  ],
  [
    board.isLong,
    say(
      'Espacio de pase largo: el balón llega a toda esta mitad.',
      'Long-pass space: the ball reaches all of this half.',
    ),
    'MAT-LONG-1',
  ],
  [(at) => at === board.CENTRE, say('El centro: de aquí se saca.', 'The centre: the kick-off is here.'), 'MAT-START-1'],
  [(at) => board.rowOf(at) === 7, say('La fila central.', 'The middle row.'), 'MAT-SET-2'],
  [() => true, say('Un espacio del tapete.', 'A space of the mat.'), 'MAT-MOVE-1'],
];

function pawnOn(p: MatPosition, space: string): Explanation | null {
  const pawn = pieceOn(p.pieces, space);
  if (!pawn) return null;
  const number = pawn.name.slice(1);
  const isBooked = p.yellow[pawn.side].includes(pawn.name);
  const isBanned = p.ban?.side === pawn.side && p.ban.pawn === pawn.name;
  const text = sentences(
    ownedBy(pawn.side, say(`Peón ${number}`, `pawn ${number}`)),
    p.ball === space ? say('Tiene el balón.', 'It has the ball.') : null,
    isBooked ? say('Tiene amarilla: otra es roja.', 'It has a yellow: another is red.') : null,
    isBanned ? say('Acaban de robarle: este turno no roba.', 'It was just robbed: it may not steal this turn.') : null,
  );
  return { text, clause: isBanned ? 'MAT-STEAL-4' : isBooked ? 'MAT-CARD-2' : 'MAT-MOVE-1' };
}

const AROUND: Readonly<Record<string, Explanation>> = {
  score: tells(
    'MAT-END-1',
    'Los goles de Local y de Visitante. Gana quien llega antes al número acordado.',
    'The goals of Home and Away. The agreed number wins.',
  ),
  time: tells(
    'MAT-TIME-1',
    'Los turnos jugados; si se acordó un límite, con él acaba el partido.',
    'The turns played; with an agreed limit the match ends there.',
  ),
  dice: tells('MAT-COIN-1', 'La moneda dice quién empieza.', 'The coin says who starts.'),
};

export const explain: Explain<MatPosition> = (thing, p) => {
  const [kind, name = ''] = thing.split(':');
  if (kind !== 'space') return AROUND[kind!] ?? null;
  const space = board.spaceNamed(name);
  if (space === undefined) return null;
  const [, zone, clause] = ZONES.find(([isIn]) => isIn(space))!;
  const pawn = pawnOn(p, name);
  return {
    text: sentences(pawn?.text ?? (p.ball === name ? THE_BALL : null), zone),
    clause: pawn?.clause ?? (p.ball === name ? 'MAT-BALL-2' : clause),
  };
};
