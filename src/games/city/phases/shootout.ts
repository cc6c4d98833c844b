import type { Seat } from '../../../core/game.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf } from '../action.ts';
import { DECK, KINDS } from '../cards.ts';
import type { CityEvent } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { renewIfEmpty, turnOver } from '../hands.ts';
import { type City, has, moverOf, NOBODY, NONE, OUTFIELD, PHASE, SHIRTS, USED_CAPACITY, usedTakers } from '../model.ts';
import { isOnPitch } from '../pieces.ts';
import { inPile, PILES } from '../piles.ts';
import { enter } from '../turn.ts';
import { offerTakers } from './setup.ts';
import { penaltyTotal } from './shot.ts';

function kickers(s: City, seat: Seat): number {
  let set = 0;
  for (let n = 2; n <= SHIRTS; n++) if (isOnPitch(s, seat, n)) set |= 1 << n;
  return set & OUTFIELD;
}

/** CTY-SHO-2: nobody twice before all of his side have kicked. */
function available(s: City, seat: Seat): number {
  const all = kickers(s, seat);
  const fresh = all & ~usedTakers(s, seat);
  return fresh === 0 ? all : fresh;
}

/** The side names its taker; a full list is emptied by it. */
export const sotaker: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('taker'),
    ...when('taker', [['CTY-SHO-2', (s, seat, n) => n > SHIRTS || !has(available(s, seat), n)]]),
  ],
  candidates: (s, seat, out) => offerTakers(available(s, seat), out),
  apply(s, seat, action) {
    const n = firstOf(action);
    const from = seat * USED_CAPACITY;
    if ((kickers(s, seat) & ~usedTakers(s, seat)) === 0) s.used.fill(NOBODY, from, from + USED_CAPACITY);
    let i = from;
    while (s.used[i] !== NOBODY) i++;
    s.used[i] = n;
    s.shootoutN = n;
    s.attacker = seat;
    enter(s, PHASE.soshot, NONE);
    renewIfEmpty(s, DECK.shot);
  },
};

/** CTY-SHO-3: a blind shot card. */
export const soshot: Phase<City, CityEvent> = {
  by: 'chance',
  draw: PILES[DECK.shot]!,
  guards: inPile,
  apply(s, _seat, card, tell) {
    turnOver(s, card);
    s.shotN = s.shootoutN;
    s.shotKind = card;
    s.shotTotal = penaltyTotal(s.attacker, s.shotN, card);
    s.shotKeeper = 1;
    s.shotFrom = NONE;
    tell?.({
      type: 'shot',
      side: sideOf(s.attacker),
      n: String(s.shotN),
      card: KINDS[card]!,
      total: s.shotTotal,
    });
    enter(s, PHASE.save, NONE);
    renewIfEmpty(s, DECK.int);
  },
};
