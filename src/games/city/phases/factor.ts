import { otherSeat } from '../../../core/game.ts';
import { favour, hurt } from '../factors.ts';
import { type City, FIRST_OUTFIELD, NOBODY, SHIRTS, type Shirt } from '../model.ts';
import { isOnPitch } from '../pieces.ts';
import { dicePhase } from './chance.ts';

/** CTY-EXT-1: the coin names the side that the factor card favours. */
export const factor = dicePhase('factor', 'coin', (s, _seat, side, tell) => favour(s, side, tell));

/** CTY-EXT-10: the outfield player of the opponent to whom the die counts, round and round. */
function counted(s: City, die: number): Shirt {
  const side = otherSeat(s.factorBy);
  const men: Shirt[] = [];
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) if (isOnPitch(s, side, n)) men.push(n);
  return men[(die - 1) % men.length] ?? NOBODY;
}

export const knock = dicePhase('knock', 'd6', (s, _seat, die, tell) => hurt(s, counted(s, die), tell));
