import { firstDie, secondDie } from '../../../core/dice.ts';
import { HOME, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { inBox } from '../board.ts';
import { goOn } from '../delivery.ts';
import { crowdBonus } from '../effects.ts';
import type { CityEvent } from '../events.ts';
import { bit, type City, clearContest, defenderOf, KEEPER, lowest, type Shirt } from '../model.ts';
import { hexOf } from '../pieces.ts';
import { take, toMove } from '../turn.ts';

const KEEPER_BONUS = 2;

/** CTY-CON-2, CTY-CON-3, CTY-DTC-10, CTY-EXT-5: what a man adds to his die. */
export function contestBonus(s: City, side: Seat, n: Shirt): number {
  const keeper = n === KEEPER && inBox(side, hexOf(s, side, n)) ? KEEPER_BONUS : 0;
  return keeper + (s.coach[side]! > 0 ? 1 : 0) + crowdBonus(s, side);
}

/** CTY-CON-1, CTY-CON-2: the receiver against his next marker; a tie goes to the defender. */
export const contest: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'd6+d6',
  apply(s, _seat, outcome, tell) {
    const attacker = s.attacker;
    const defender = defenderOf(s);
    const marker = lowest(s.contestMarkers);
    const n = s.contestN;
    const home = firstDie(outcome) + contestBonus(s, HOME, attacker === HOME ? n : marker);
    const away = secondDie(outcome) + contestBonus(s, 1, attacker === HOME ? marker : n);
    const isWon = attacker === HOME ? home > away : away > home;
    tell?.({
      type: 'contest',
      side: sideOf(attacker),
      n: String(n),
      marker: String(marker),
      roll: [firstDie(outcome), secondDie(outcome)],
      totals: [home, away],
      winner: sideOf(isWon ? attacker : defender),
      rule: 'CTY-CON-2',
    });
    if (!isWon) {
      clearContest(s);
      s.received = 0;
      take(s, defender, marker, 'CTY-CON-2', tell);
      toMove(s); // CTY-TRN-5
      return;
    }
    s.contestMarkers &= ~bit(marker);
    if (s.contestMarkers !== 0) return;
    const then = s.contestThen;
    clearContest(s);
    take(s, attacker, n, undefined, tell);
    goOn(s, then);
  },
};
