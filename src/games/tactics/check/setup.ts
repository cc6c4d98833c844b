import type { Said } from '../../../core/clause.ts';
import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import { demand, fail } from '../../../core/read.ts';
import { inZone } from '../awards.ts';
import { FORWARDS_ROW, inCircle, inGoal, ownRow } from '../board.ts';
import { newMatch } from '../flow.ts';
import { formationSpace, isSetUp, spaceAtSetup, substituteKicker } from '../kickoff.ts';
import {
  isDefender,
  isForward,
  KEEPER,
  NONE,
  OUT,
  PHASE,
  PIECE,
  PIECES,
  spaceOf,
  type Tactics,
  TEAM,
} from '../model.ts';

export const ON_CIRCLE: Said = {
  es: 'debe estar en una casilla del círculo central de A',
  en: "must be on a space of A's centre circle",
};

const pathOf = (seat: Seat, piece: number): string => `pieces.${sideOf(seat)}.${PIECES[piece]}`;

/** `opening` is the fresh position; in `setup` the pieces come one by one (section 3). */
export function checkSetup(s: Tactics, write: (s: Tactics) => object): void {
  if (s.phase === PHASE.opening) checkOpening(s, write);
  if (s.phase !== PHASE.setup) return;
  const defence = otherSeat(s.side);
  checkFormation(s, s.side);
  checkFormation(s, defence);
  checkKicker(s);
  checkOrder(s, s.side);
  checkOrder(s, defence);
  checkLatePieces(s, s.side);
  checkLatePieces(s, defence);
  demand(
    !isSetUp(s),
    'phase',
    {
      es: 'debe ser setup solo mientras queda una pieza por colocar',
      en: 'must be setup only while a piece is to be placed',
    },
    'STW-SETUP-7',
  );
}

function checkOpening(s: Tactics, write: (s: Tactics) => object): void {
  const given = new Map(Object.entries(write(s)));
  for (const [field, fresh] of Object.entries(write(newMatch(s.options))))
    if (JSON.stringify(given.get(field)) !== JSON.stringify(fresh))
      fail(
        field,
        {
          es: 'debe ser como en un partido nuevo en la fase opening',
          en: 'must be as in a fresh match in phase opening',
        },
        'STW-SETUP-1',
      );
}

/** STW-SETUP-3, STW-SETUP-4. */
function checkFormation(s: Tactics, seat: Seat): void {
  for (let piece = KEEPER + 1; piece < PIECE.f1; piece++) {
    const at = spaceOf(s, seat, piece);
    if (at === OUT || (seat === s.side && piece === substituteKicker(s, seat))) continue;
    const rule = isDefender(piece) ? 'STW-SETUP-3' : 'STW-SETUP-4';
    demand(
      at === formationSpace(seat, piece),
      pathOf(seat, piece),
      { es: 'debe ser su sitio en la formación', en: 'must be its place in the formation' },
      rule,
    );
  }
}

/** STW-SETUP-7: the ball lies on A's half of the circle, under the kicker. */
function checkKicker(s: Tactics): void {
  const substitute = substituteKicker(s, s.side);
  demand(
    (s.ball === NONE) === (s.holder === NONE),
    'holder',
    { es: 'debe tener valor exactamente cuando lo tiene el balón', en: 'must be set exactly when the ball is' },
    'STW-SETUP-7',
  );
  if (s.ball === NONE) return;
  demand(inCircle(s.side, s.ball), 'ball', ON_CIRCLE, 'STW-SETUP-7');
  const isKicker = isForward(s.holder) || s.holder === substitute;
  const isOnBall = spaceOf(s, s.side, s.holder) === s.ball;
  demand(
    isKicker && isOnBall,
    'holder',
    {
      es: 'debe ser un delantero sobre el balón, o quien lo sustituye',
      en: 'must be a forward on the ball, or who replaces him',
    },
    'STW-SETUP-7',
  );
}

/** The pieces of a side in the order in which they come; the kicker is wherever the ball is. */
function comingOrder(s: Tactics, seat: Seat): number[] {
  const substitute = substituteKicker(s, seat);
  if (seat !== s.side) return [KEEPER, PIECE.f1, PIECE.f2];
  if (substitute !== NONE) return substitute === KEEPER ? [KEEPER] : [KEEPER, substitute];
  return s.holder === PIECE.f2 ? [KEEPER, PIECE.f2, PIECE.f1] : [KEEPER, PIECE.f1, PIECE.f2];
}

/** STW-SETUP-6: nobody stands while somebody before him waits. */
function checkOrder(s: Tactics, seat: Seat): void {
  const isWaitedFor = (other: Seat): boolean => PIECES.some((_, piece) => spaceOf(s, other, piece) === NONE);
  let isEarly = seat !== s.side && isWaitedFor(s.side);
  for (const piece of comingOrder(s, seat)) {
    const at = spaceOf(s, seat, piece);
    if (at === OUT) continue;
    demand(
      at === NONE || !isEarly,
      pathOf(seat, piece),
      { es: 'debe ser null antes de su turno', en: 'must be null before its turn' },
      'STW-SETUP-6',
    );
    if (at === NONE) isEarly = true;
    const isFirstOfField = seat === s.side && piece !== KEEPER && s.ball === NONE;
    demand(
      at === NONE || !isFirstOfField,
      pathOf(seat, piece),
      { es: 'debe ser null antes de que se coloque el balón', en: 'must be null before the ball is placed' },
      'STW-SETUP-6',
    );
  }
}

/** STW-SETUP-2, STW-SETUP-5. */
function checkLatePieces(s: Tactics, seat: Seat): void {
  for (let piece = 0; piece < TEAM; piece++) {
    const at = spaceOf(s, seat, piece);
    if (at < 0 || spaceAtSetup(s, seat, piece, s.side) !== NONE) continue;
    if (seat === s.side && piece === s.holder) continue;
    const path = pathOf(seat, piece);
    if (piece === KEEPER)
      demand(
        inGoal(seat, at),
        path,
        { es: 'debe estar en su área de meta', en: 'must be in his goal area' },
        'STW-SETUP-2',
      );
    else {
      const isFree = seat === s.side || s.ball === NONE || !inZone(s, at);
      demand(
        ownRow(seat, at) === FORWARDS_ROW && isFree,
        path,
        {
          es: 'debe estar en su fila 8, los rivales lejos del balón',
          en: 'must be on own row 8, rivals away from the ball',
        },
        'STW-SETUP-5',
      );
    }
  }
}
