import type { Said } from '../../../core/clause.ts';
import {
  type Explain,
  type Explanation,
  ownedBy,
  sentences,
  THE_BALL,
  tells,
  theScore,
  type Zone,
} from '../../../core/explain.ts';
import { AWAY, HOME, type Seat, SIDES, type Side, sideOf } from '../../../core/game.ts';
import { inArea, inCircle, inGoal, isCorner, onArc, onStar, spaceNamed } from '../board.ts';
import type { TacticsPosition } from '../position.ts';

const say = (es: string, en: string): Said => ({ es, en });
const of = (seat: Seat, es: string, en: string): Said => ownedBy(sideOf(seat), { es, en });

/** The narrowest zone stands first. */
const ZONES: readonly Zone[] = [
  ...[HOME, AWAY].flatMap((seat): Zone[] => [
    [(at) => inGoal(seat, at), of(seat, 'Área de meta', 'goal area'), 'STW-LIM-4'],
    [(at) => onStar(seat, at), of(seat, 'Estrella ante el área', 'star'), 'STW-STAR-1'],
    [(at) => onArc(seat, at), of(seat, 'Arco del área', 'arc'), 'STW-PEN-3'],
    [(at) => inArea(seat, at), of(seat, 'Área de penalti', 'penalty area'), 'STW-AREA-1'],
    [(at) => isCorner(seat, at), of(seat, 'Casilla de córner en el campo', 'corner space'), 'STW-CORN-1'],
  ]),
  [
    (at) => inCircle(HOME, at) || inCircle(AWAY, at),
    say('El círculo central: de aquí se saca.', 'The centre circle: the kick-off is here.'),
    'STW-SETUP-7',
  ],
  [() => true, say('Una casilla del campo.', 'A space of the pitch.'), 'STW-MOVE-1'],
];

const ROLES: Readonly<Record<string, readonly [name: Said, clause: string]>> = {
  g: [say('Portero', 'keeper'), 'STW-GK-1'],
  d: [say('Defensa', 'defender'), 'STW-MOVE-7'],
  m: [say('Centrocampista', 'midfielder'), 'STW-MOVE-8'],
  f: [say('Delantero', 'forward'), 'STW-MOVE-8'],
};

function pawnOf(p: TacticsPosition, side: Side, space: string): Explanation | null {
  const found = Object.entries(p.pieces[side]).find(([, at]) => at === space);
  if (!found) return null;
  const [name] = found;
  const [role, clause] = ROLES[name[0]!]!;
  const number = name === 'gk' ? '' : ` ${name.slice(1)}`;
  const cards: Readonly<Record<string, number>> = p.cards[side];
  const isBooked = (cards[name] ?? cards[name[0]!] ?? 0) > 0;
  const isHolder = p.ball === space && p.holder === name && p.side === side;
  const text = sentences(
    ownedBy(side, say(role.es + number, role.en + number)),
    isHolder ? say('Tiene el balón.', 'He has the ball.') : null,
    isBooked ? say('Tiene amarilla: otra es roja.', 'He has a yellow: another is red.') : null,
  );
  return { text, clause: isBooked ? 'STW-CARD-2' : clause };
}

const AROUND: Readonly<Record<string, Explanation>> = {
  score: theScore('STW-END-1'),
  time: tells('STW-TIME-2', 'La parte y la jugada que se juega.', 'The half and the play that is on.'),
  dice: tells(
    'STW-MOVE-1',
    'El dado dice cuántas casillas, ni una más ni una menos.',
    'The die says how many spaces, no more and no less.',
  ),
};

export const explain: Explain<TacticsPosition> = (thing, p) => {
  const [kind, name = ''] = thing.split(':');
  if (kind !== 'space') return AROUND[kind!] ?? null;
  const space = spaceNamed(name);
  if (space === undefined) return null;
  const [, zone, clause] = ZONES.find(([isIn]) => isIn(space))!;
  const pawns = SIDES.map((side) => pawnOf(p, side, name)).filter((pawn) => pawn !== null);
  const isLoose = p.ball === name && pawns.length === 0;
  return {
    text: sentences(...pawns.map(({ text }) => text), isLoose ? THE_BALL : null, zone),
    clause: pawns[0]?.clause ?? (isLoose ? 'STW-CAP-1' : clause),
  };
};
