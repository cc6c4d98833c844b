import { otherSeat, type Seat } from '../../core/game.ts';
import { KIND, type Kind } from './cards.ts';
import { type City, EFFECT_CELLS, removeEffect, type Shirt } from './model.ts';

/** External factors in force (CTY-EXT-1). */

const indexOf = (s: City, kind: Kind, by?: Seat): number => {
  for (let i = 0; i < s.effectCount; i++)
    if (s.effects[i * EFFECT_CELLS] === kind && (by === undefined || s.effects[i * EFFECT_CELLS + 1] === by)) return i;
  return -1;
};

export const isInForce = (s: City, kind: Kind, by?: Seat): boolean => s.effectCount > 0 && indexOf(s, kind, by) >= 0;

/** CTY-EXT-3: the wind blows against the opponents of the side it favours. */
export const hasHeadwind = (s: City, side: Seat): boolean => isInForce(s, KIND.wind, otherSeat(side));
/** CTY-EXT-6. */
export const whistlePenalty = (s: City, side: Seat): number => (isInForce(s, KIND.whistles, otherSeat(side)) ? 1 : 0);
/** CTY-EXT-5. */
export const crowdBonus = (s: City, side: Seat): number => (isInForce(s, KIND.crowd, side) ? 1 : 0);

/** CTY-EXT-10: whether that player of that side cannot be moved. */
export function isKnocked(s: City, side: Seat, n: Shirt): boolean {
  for (let i = 0; i < s.effectCount; i++) {
    const cell = i * EFFECT_CELLS;
    if (s.effects[cell] === KIND.knock && s.effects[cell + 1] !== side && s.effects[cell + 3] === n) return true;
  }
  return false;
}

/** CTY-EXT-9: 1, and the bonus is gone, where that side has one. */
export function spendBonus(s: City, side: Seat): number {
  const i = indexOf(s, KIND.bonus, side);
  if (i < 0) return 0;
  removeEffect(s, i);
  return 1;
}

/** A full turn has ended: what is counted in turns comes nearer to its end. */
export function countDown(s: City): void {
  for (let i = s.effectCount - 1; i >= 0; i--) {
    const left = i * EFFECT_CELLS + 2;
    if (s.effects[left]! > 0 && --s.effects[left]! === 0) removeEffect(s, i);
  }
}
