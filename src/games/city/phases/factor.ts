import { otherSeat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { CityEvent } from '../events.ts';
import { favour, hurt } from '../factors.ts';
import { type City, FIRST_OUTFIELD, NOBODY, SHIRTS, type Shirt } from '../model.ts';
import { isOnPitch } from '../pieces.ts';

/** CTY-EXT-1: the coin names the side that the factor card favours. */
export const factor: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'coin',
  apply: (s, _seat, side, tell) => favour(s, side, tell),
};

/** CTY-EXT-10: the outfield player of the opponent to whom the die counts, round and round. */
function counted(s: City, die: number): Shirt {
  const side = otherSeat(s.factorBy);
  const men: Shirt[] = [];
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) if (isOnPitch(s, side, n)) men.push(n);
  return men[(die - 1) % men.length] ?? NOBODY;
}

export const knock: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'd6',
  apply: (s, _seat, die, tell) => hurt(s, counted(s, die), tell),
};
