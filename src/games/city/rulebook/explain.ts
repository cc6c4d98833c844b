import type { Said } from '../../../core/clause.ts';
import type { Explain, Explanation, Zone } from '../../../core/explain.ts';
import { ownedBy, pieceOn, sentences, THE_BALL, tells, theScore } from '../../../core/explain.ts';
import { AWAY, HOME, type Seat, seatOf, sideOf } from '../../../core/game.ts';
import { CENTRE, findHex, inBox, inGoalArea, inShotZone, NOWHERE, onWing, PENALTY_SPOT } from '../board.ts';
import { attackPoints, defencePoints } from '../pieces.ts';
import type { CityPosition } from '../position.ts';
import { printed } from './printed.ts';

const say = (es: string, en: string): Said => ({ es, en });
const of = (seat: Seat, es: string, en: string): Said => ownedBy(sideOf(seat), { es, en });
const KEEPER = '1';

/** The narrowest zone stands first. */
const ZONES: readonly Zone[] = [
  ...[HOME, AWAY].flatMap((seat): Zone[] => [
    [(at) => PENALTY_SPOT[seat] === at, of(seat, 'Punto de penalti ante la portería', 'penalty spot'), 'CTY-PEN-1'],
    [(at) => inGoalArea(seat, at), of(seat, 'Área pequeña', 'goal area'), 'CTY-SHT-3'],
    [(at) => inBox(seat, at), of(seat, 'Área', 'box'), 'CTY-REF-3'],
  ]),
  ...[HOME, AWAY].flatMap((seat): Zone[] => [
    [(at) => inShotZone(seat, at), of(seat, 'Zona de tiro', 'shot zone'), 'CTY-SHT-1'],
    [(at) => onWing(seat, at), of(seat, 'Banda para centrar', 'wing, for crosses'), 'CTY-OTC-7'],
  ]),
  [(at) => at === CENTRE, say('El centro: de aquí se saca.', 'The centre: the kick-off is here.'), 'CTY-SET-7'],
  [() => true, say('Un hexágono del campo.', 'A hex of the pitch.'), 'CTY-BRD-1'],
];

function pieceAt(p: CityPosition, space: string, hex: number): Explanation | null {
  const piece = pieceOn(p.pieces, space);
  if (!piece) return null;
  const [seat, n] = [seatOf(piece.side), Number(piece.name)];
  const isBeaten = p.attacker !== piece.side && (p.turn?.beaten.includes(piece.name) ?? false);
  const isBooked = p.yellow[piece.side].includes(piece.name);
  const [attack, defence] = [attackPoints(seat, n, hex), defencePoints(seat, n, hex)];
  const name = piece.name === KEEPER ? say('Portero', 'keeper') : say(`El ${n}`, `number ${n}`);
  const text = sentences(
    ownedBy(piece.side, name),
    p.ball === space ? say('Lleva el balón.', 'He has the ball.') : null,
    say(`Ataca con ${attack} y defiende con ${defence}.`, `He attacks with ${attack} and defends with ${defence}.`),
    isBooked ? say('Tiene amarilla.', 'He has a yellow card.') : null,
    isBeaten ? say('Está superado hasta que acabe el turno.', 'He is beaten until the turn ends.') : null,
  );
  return {
    text,
    clause: isBeaten ? 'CTY-FAC-8' : isBooked ? 'CTY-REF-4' : piece.name === KEEPER ? 'CTY-VAL-2' : 'CTY-VAL-1',
  };
}

const AROUND: Readonly<Record<string, Explanation>> = {
  score: theScore('CTY-SHT-7'),
  time: tells('CTY-TIM-1', 'El minuto: cada carta de balón es uno.', 'The minute: each ball card is one.'),
  dice: tells(
    'CTY-CON-2',
    'El dado de una pugna, del árbitro o de un rebote.',
    'The die of a contest, of the referee or of a rebound.',
  ),
};

export const explain: Explain<CityPosition> = (thing, p) => {
  const [kind, name = ''] = thing.split(':');
  if (kind === 'card') {
    const card = printed.find(({ id }) => id === name);
    return card ? { text: card.text, clause: card.clause } : null;
  }
  if (kind !== 'space') return AROUND[kind!] ?? null;
  const hex = findHex(name);
  if (hex === NOWHERE) return null;
  const [, zone, clause] = ZONES.find(([isIn]) => isIn(hex))!;
  const piece = pieceAt(p, name, hex);
  return {
    text: sentences(piece?.text ?? (p.ball === name ? THE_BALL : null), zone),
    clause: piece?.clause ?? (p.ball === name ? 'CTY-MOV-5' : clause),
  };
};
