import { otherSide, type Side } from '../../../core/game.ts';
import { advOf, distance, findHex, type Hex, neighbour, straightDirection } from '../../../games/city/board.ts';
import { isLongClose, SHORT_REACH } from '../../../games/city/lines.ts';
import { partsOf } from '../../../games/city/voice/labels.ts';
import type { CityPosition } from '../../../games/city/voice/words.ts';

/** What may go wrong with a pass, to be shown before it is played. */

const hexesOf = (p: CityPosition, side: Side): Hex[] => Object.values(p.pieces[side]).map(findHex);
const SEATS: Readonly<Record<Side, number>> = { home: 0, away: 1 };
const HALFWAY = 21;

/** CTY-PAS-4, CTY-PAS-5: the opponents who stop a straight pass to that hex. */
export function blockersOf(p: CityPosition, side: Side, to: Hex): Hex[] {
  const from = findHex(p.ball ?? '');
  if (from < 0 || to < 0 || straightDirection(from, to) < 0) return [];
  const rivals = new Set(hexesOf(p, otherSide(side)));
  const dir = straightDirection(from, to);
  const length = distance(from, to);
  const line: Hex[] = [];
  for (let hex = neighbour(from, dir), step = 1; step < length; step++, hex = neighbour(hex, dir)) line.push(hex);
  const matters = (i: number): boolean => length <= SHORT_REACH || i === 0 || i === line.length - 1;
  return line.filter((hex, i) => rivals.has(hex) && matters(i));
}

export type Warning = 'contest' | 'offside';

/** CTY-OFF-1, CTY-PAS-6, CTY-CON-4: what awaits the receiver of this action on that hex. */
export function warningsOf(p: CityPosition, side: Side, action: string, to: Hex): Warning[] {
  const { verb, a } = partsOf(action);
  const isTactic = verb === 'tactic' && ['dragback', 'nutmeg', 'hat'].includes(a);
  const from = findHex(p.ball ?? '');
  if (from < 0 || (verb !== 'pass' && verb !== 'close' && !isTactic) || !hexesOf(p, side).includes(to)) return [];
  const rivals = hexesOf(p, otherSide(side));
  const isLong = verb === 'pass' ? a !== 'short' : isLongClose(from, to, a === 'dragback');
  const warnings: Warning[] = [];
  if (isLong && rivals.some((hex) => distance(hex, to) === 1)) warnings.push('contest');
  const seat = SEATS[side];
  const adv = advOf(seat, to);
  const isAhead = adv > HALFWAY && adv > advOf(seat, from);
  if (verb !== 'close' && isAhead && rivals.filter((hex) => advOf(seat, hex) >= adv).length < 2)
    warnings.push('offside');
  return warnings;
}
