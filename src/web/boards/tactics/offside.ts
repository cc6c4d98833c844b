import { otherSeat, sideOf } from '../../../core/game.ts';
import { HEIGHT } from '../../../games/tactics/board.ts';
import { NO_OFFSIDE, NONE, PIECES, RESTART, spaceOf } from '../../../games/tactics/model.ts';
import { isBehind, lastRow } from '../../../games/tactics/offside.ts';
import { readPosition, type TacticsPosition } from '../../../games/tactics/position.ts';

/** STW-OFF-1 as it is drawn: the line (rows from home's goal line) and the pawns of A behind it. */
export interface Offside {
  readonly row: number | null;
  /** `side piece`. */
  readonly men: ReadonlySet<string>;
}
const NOBODY: Offside = { row: null, men: new Set() };

export function offsideOf(position: TacticsPosition): Offside {
  const read = readPosition(position);
  if (!read.ok || read.value.side === NONE || read.value.ball === NONE) return NOBODY;
  const s = read.value;
  if (s.restart === RESTART.corner || s.offside === NO_OFFSIDE) return NOBODY; // STW-CORN-8
  const defence = otherSeat(s.side);
  const own = lastRow(s, defence);
  if (own === 0) return NOBODY;
  const men = PIECES.map((_, piece) => piece)
    .filter((piece) => spaceOf(s, s.side, piece) >= 0 && isBehind(s, defence, spaceOf(s, s.side, piece)))
    .map((piece) => `${sideOf(s.side)} ${PIECES[piece]}`);
  return { row: defence === 0 ? own - 1 : HEIGHT - own + 1, men: new Set(men) };
}
