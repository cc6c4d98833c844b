import type { Choices } from '../../../core/choices.ts';
import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { Guards } from '../../../core/phase.ts';
import { firstOf, pack, SKIP, VERB, verbOf } from '../action.ts';
import { distance, GOAL_HEX, type Hex, inBox, inGoalArea, PENALTY_SPOT } from '../board.ts';
import { BETTER_VALUE, DECK, FIRST, KIND, KINDS, type Kind, VALUE } from '../cards.ts';
import { spendBonus } from '../effects.ts';
import type { CityEvent, CityTell } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { discardFromHand, holds, renewIfEmpty } from '../hands.ts';
import {
  type City,
  clearRestart,
  FIRST_OUTFIELD,
  KEEPER,
  moverOf,
  NONE,
  OUTFIELD,
  PHASE,
  SHIRTS,
  type Shirt,
} from '../model.ts';
import { attackPoints, carrierOf, hexOf, isOnPitch, putOn } from '../pieces.ts';
import { enter, toMove } from '../turn.ts';
import { offerTakers } from './setup.ts';

/** The numbers of CTY-SHT-4 and CTY-PEN-2. */
const RECEIVED_BONUS = 1;
const ALONE_BONUS = 2;
const ALONE_DISTANCE = 2;
const PRESSED_MALUS = 1;
const FAR_MALUS = 1;
export const PENALTY_BONUS = 2;

/** CTY-SHT-3. */
const mayIntervene = (defender: Seat, from: Hex, keeper: Hex): boolean =>
  inBox(defender, from) ? inGoalArea(defender, keeper) : inBox(defender, keeper);

function nearestRival(s: City, defender: Seat, hex: Hex): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) {
    const at = hexOf(s, defender, n);
    if (at >= 0) least = Math.min(least, distance(at, hex));
  }
  return least;
}

function isBetter(s: City, card: Kind, defender: Seat): boolean {
  if (card === KIND.header) return s.crossed === 1;
  if (card === KIND.volley) return s.received === 1;
  return card === KIND.lob && !inGoalArea(defender, hexOf(s, defender, KEEPER));
}

/** CTY-SHT-4, without the factor `bonus`. */
export function shotTotal(s: City, seat: Seat, card: Kind): number {
  const defender = otherSeat(seat);
  const rival = nearestRival(s, defender, s.ball);
  let total = isBetter(s, card, defender) ? BETTER_VALUE[card]! : VALUE[card]!;
  total += attackPoints(seat, carrierOf(s, seat), s.ball);
  if (s.received) total += RECEIVED_BONUS;
  if (rival > ALONE_DISTANCE) total += ALONE_BONUS;
  if (rival === 1 && !s.free) total -= PRESSED_MALUS;
  if (!inBox(defender, s.ball) && card !== KIND.cannon) total -= FAR_MALUS;
  return total;
}

/** CTY-PEN-2, CTY-SHO-3. */
export const penaltyTotal = (seat: Seat, n: Shirt, card: Kind): number =>
  VALUE[card]! + attackPoints(seat, n, NONE) + PENALTY_BONUS;

const shotGuards: Guards<City> = when('shot', [['CTY-SHT-1', (s, seat, card) => !holds(s, seat, DECK.shot, card)]]);

function offerShots(s: City, seat: Seat, out: Choices): void {
  for (let card = FIRST[DECK.shot]!; card < FIRST[DECK.shot + 1]!; card++)
    if (holds(s, seat, DECK.shot, card)) out.add(pack(VERB.shot, card));
}

function shoot(s: City, seat: Seat, card: Kind, total: number, isKept: boolean, tell?: CityTell): void {
  const n = carrierOf(s, seat);
  discardFromHand(s, seat, card);
  s.shotN = n;
  s.shotKind = card;
  s.shotTotal = total + spendBonus(s, seat); // CTY-EXT-9
  s.shotKeeper = isKept ? 1 : 0;
  s.shotFrom = s.ball;
  tell?.({ type: 'shot', side: sideOf(seat), n: String(n), card: KINDS[card]!, total: s.shotTotal });
  enter(s, PHASE.save, NONE);
  renewIfEmpty(s, DECK.int);
}

/** CTY-SHT-1: phase 3. */
export const shot: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('shot', 'skip'), ...shotGuards],
  candidates(s, seat, out) {
    offerShots(s, seat, out);
    out.add(SKIP);
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.skip) {
      toMove(s);
      return;
    }
    const card = firstOf(action);
    const defender = otherSeat(seat);
    const isKept = mayIntervene(defender, s.ball, hexOf(s, defender, KEEPER));
    shoot(s, seat, card, shotTotal(s, seat, card), isKept, tell);
  },
};

/** CTY-PEN-1: any outfield player; the keeper goes on his goal hex, the taker on the spot. */
export const penalty: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('taker'), ...when('taker', [['CTY-PEN-1', (s, seat, n) => n === KEEPER || !isOnPitch(s, seat, n)]])],
  candidates: (s, seat, out) => offerTakers(s.team[seat]! & OUTFIELD, out),
  apply(s, seat, action) {
    const defender = otherSeat(seat) as 0 | 1;
    s.restartN = firstOf(action);
    putOn(s, defender, KEEPER, GOAL_HEX[defender]);
    putOn(s, seat, s.restartN, PENALTY_SPOT[defender]);
    enter(s, PHASE.penshot, seat);
  },
};

/** CTY-PEN-2: the keeper always intervenes. */
export const penshot: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('shot'), ...shotGuards],
  candidates: offerShots,
  apply(s, seat, action, tell) {
    const card = firstOf(action);
    const n = carrierOf(s, seat);
    clearRestart(s);
    shoot(s, seat, card, penaltyTotal(seat, n, card), true, tell);
  },
};
