import type { Said } from '../../../core/clause.ts';
import { SIDES } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { GOAL_SPACES, inHalf } from '../board.ts';
import { substituteKicker } from '../kickoff.ts';
import {
  CARD_SLOTS,
  cardIndex,
  isDefender,
  isForward,
  isOut,
  KEEPER,
  NONE,
  PHASE,
  PIECES,
  pieceOn,
  slotOf,
  spaceOf,
  type Tactics,
} from '../model.ts';
import { fieldPawnsInArea, MOST_IN_AREA } from '../standing.ts';

const OWN_HALF: Said = { es: 'debe estar en su mitad', en: 'must be in his own half' };

/** In `setup` the formation decides (check/setup.ts). */
const MAY_MISS = new Set([PHASE.opening, PHASE.shootroll, PHASE.shootkick, PHASE.over]);

/** Halves, limits of the areas, cards, and who may be off the board. */
export function checkPieces(s: Tactics): void {
  for (const [seat, side] of SIDES.entries()) {
    for (const [piece, name] of PIECES.entries()) checkPiece(s, seat, piece, `pieces.${side}.${name}`);
    for (const end of [0, 1] as const) {
      const inside = fieldPawnsInArea(s, seat, end);
      demand(
        inside <= MOST_IN_AREA,
        `pieces.${side}`,
        {
          es: 'debe haber como mucho 4 peones de campo en un área de penalti',
          en: 'must be at most 4 field pawns in a penalty area',
        },
        'STW-LIM-3',
      );
      const inGoalArea = GOAL_SPACES[end].filter((space) => pieceOn(s, seat, space) !== NONE);
      demand(
        inGoalArea.length <= 1,
        `pieces.${side}`,
        { es: 'debe haber como mucho 1 peón en un área de meta', en: 'must be at most 1 pawn in a goal area' },
        'STW-LIM-4',
      );
    }
    for (const [slot, name] of CARD_SLOTS.entries()) {
      const isHeld = PIECES.some((_, piece) => slotOf(piece) === slot && !isOut(s, seat, piece));
      const hasNone = s.cards[cardIndex(seat, slot)] === 0;
      demand(
        hasNone || isHeld,
        `cards.${side}.${name}`,
        { es: 'debe ser 0 para un peón expulsado', en: 'must be 0 for a pawn sent off' },
        'STW-CARD-2',
      );
    }
  }
}

function checkPiece(s: Tactics, seat: number, piece: number, path: string): void {
  const at = spaceOf(s, seat, piece);
  if (piece === KEEPER) {
    demand(
      !isOut(s, seat, piece),
      path,
      { es: 'a un portero nunca se le expulsa', en: 'a keeper is never sent off' },
      'STW-CARD-6',
    );
    demand(at < 0 || inHalf(seat, at), path, OWN_HALF, 'STW-GK-5');
  }
  if (isDefender(piece)) demand(at < 0 || inHalf(seat, at), path, OWN_HALF, 'STW-MOVE-7');
  if (at !== NONE || s.phase === PHASE.setup) return;
  const isPlacedLate = piece === KEEPER || isForward(piece) || piece === substituteKicker(s, seat);
  demand(
    MAY_MISS.has(s.phase) && isPlacedLate,
    path,
    { es: 'debe ser una casilla o "out"', en: 'must be a space or "out"' },
    'STW-SETUP-1',
  );
}
