import type { Said } from '../../../core/clause.ts';
import {
  type Explain,
  type Explanation,
  ownedBy,
  pieceOn,
  sentences,
  THE_BALL,
  tells,
  theScore,
} from '../../../core/explain.ts';
import { SIDES, type Side } from '../../../core/game.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import { AREA_END, CENTRE, ENDS, GOAL_END, KICKOFF_SPACE, NONE, SHOOTING_END, SPACE_COUNT } from '../board.ts';
import type { ElevenPosition } from '../position.ts';

const say = (es: string, en: string): Said => ({ es, en });
const KEEPER = '1';

/** Whose end it is in this period (ELV-BRD-2). */
const sideAt = (p: ElevenPosition, end: number): Side => SIDES.find((side) => p.ends[side] === ENDS[end])!;
const of = (side: Side, es: string, en: string): Said =>
  say(`${es} de ${SIDE_NAMES[side]!.es}`, `${SIDE_NAMES[side]!.en}'s ${en}`);

function placeOf(p: ElevenPosition, space: number): Explanation {
  if (GOAL_END[space] !== NONE) {
    const name = of(sideAt(p, GOAL_END[space]!), 'Portería', 'goal');
    const only = say('Solo entra su portero.', 'Only its keeper enters.');
    return { text: sentences(say(`${name.es}.`, `${name.en}.`), only), clause: 'ELV-BRD-3' };
  }
  if (SHOOTING_END[space] !== NONE) {
    const name = of(sideAt(p, SHOOTING_END[space]!), 'Casilla de tiro ante la portería', 'area, a shooting space');
    return { text: say(`${name.es}.`, `${name.en}.`), clause: 'ELV-SHT-1' };
  }
  if (space === KICKOFF_SPACE)
    return {
      text: say('La casilla del saque, en el centro.', 'The kick-off space, in the centre.'),
      clause: 'ELV-SET-3',
    };
  if (CENTRE.includes(space))
    return { text: say('El centro: no es de nadie.', "The centre: nobody's half."), clause: 'ELV-BRD-2' };
  return { text: say(`Casilla ${space}.`, `Space ${space}.`), clause: 'ELV-MOV-1' };
}

function pieceAt(p: ElevenPosition, space: string): Explanation | null {
  const piece = pieceOn(p.pieces, space);
  if (!piece) return null;
  const isKeeper = piece.name === KEEPER;
  const hasBall = p.ball === space;
  const isHome = isKeeper && AREA_END[Number(space)] !== NONE && sideAt(p, AREA_END[Number(space)]!) === piece.side;
  const name = isKeeper ? say('Portero', 'keeper') : say(`Jugador ${piece.name}`, `number ${piece.name}`);
  const text = sentences(
    ownedBy(piece.side, name),
    hasBall ? say('Controla el balón.', 'He controls the ball.') : null,
    isHome && hasBall ? say('Debe chutarlo enseguida.', 'He must kick it at once.') : null,
    isHome && !hasBall ? say('En su área no se le puede atacar.', 'In his area he can not be attacked.') : null,
  );
  if (isHome) return { text, clause: hasBall ? 'ELV-KPR-3' : 'ELV-KPR-1' };
  return { text, clause: isKeeper ? 'ELV-KPR-6' : hasBall ? 'ELV-ATK-3' : 'ELV-ATK-2' };
}

const AROUND: Readonly<Record<string, Explanation>> = {
  score: theScore('ELV-TIM-3'),
  time: tells(
    'ELV-TIM-1',
    'El periodo y la jugada. Cumplido el tiempo se sigue hasta que salga un 1.',
    'The period and the play. When time is up, play goes on until a 1 is rolled.',
  ),
  dice: tells('ELV-TRN-1', 'El número del dado son tus puntos.', 'The number of the die is your points.'),
};

export const explain: Explain<ElevenPosition> = (thing, p) => {
  const [kind, name = ''] = thing.split(':');
  if (kind !== 'space') return AROUND[kind!] ?? null;
  const space = Number(name);
  if (name === '' || !(space < SPACE_COUNT)) return null;
  const place = placeOf(p, space);
  const piece = pieceAt(p, name);
  if (piece) return { text: sentences(piece.text, place.text), clause: piece.clause };
  if (p.ball === name) return { text: sentences(THE_BALL, place.text), clause: 'ELV-MOV-4' };
  return place;
};
