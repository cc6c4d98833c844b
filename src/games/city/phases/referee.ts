import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { advOf, hexName, inBox, inShotZone, PENALTY_SPOT } from '../board.ts';
import { HARD, KIND, ROUGHNESS } from '../cards.ts';
import { isInForce } from '../effects.ts';
import type { CityEvent, CityTell, Ruling } from '../events.ts';
import { stop } from '../flow.ts';
import {
  bit,
  type City,
  defenderOf,
  FIRST_OUTFIELD,
  has,
  KEEPER,
  lowest,
  MOST_SENT_OFF,
  NOBODY,
  NONE,
  OUTFIELD,
  pieceOf,
  REASON,
  RESTART,
  SHIRTS,
  type Shirt,
} from '../model.ts';
import { finish } from '../period.ts';
import { carrierOf, hexOf } from '../pieces.ts';
import { settleFace } from './face.ts';

/** By what the die says, as it counts. */
const RULINGS: readonly Ruling[] = ['play', 'play', 'play', 'play', 'controversy', 'foul', 'yellow'];
const PLAY_ON = 1;
const CONTROVERSY = 4;
const FOUL = 5;
const YELLOW = 6;

/** CTY-EXT-7. */
function ruled(s: City, die: number): number {
  if (die === CONTROVERSY && isInForce(s, KIND.strict)) return YELLOW;
  return die === FOUL && isInForce(s, KIND.lenient) ? PLAY_ON : die;
}

/** CTY-REF-5: whether nobody but the tackler stood between the ball and his goal line. */
function isLastMan(s: City, side: Seat, n: Shirt): boolean {
  if (!inShotZone(otherSeat(side), s.ball) || inBox(side, s.ball)) return false;
  for (let other = FIRST_OUTFIELD; other <= SHIRTS; other++) {
    const at = hexOf(s, side, other);
    if (other !== n && at >= 0 && advOf(side, at) < advOf(side, s.ball)) return false;
  }
  return true;
}

/** CTY-REF-5: he leaves for good; for a keeper the lowest outfield shirt does. */
function sendOff(s: City, side: Seat, n: Shirt): void {
  s.yellow[side]! &= ~bit(n);
  const leaver = n === KEEPER ? lowest(s.team[side]! & OUTFIELD) : n;
  s.yellow[side]! &= ~bit(leaver);
  s.team[side]! &= ~bit(leaver);
  s.sentOff[side]! |= bit(leaver);
  s.at[pieceOf(side, leaver)] = NONE;
  s.formation[pieceOf(side, leaver)] = NONE;
}

function book(s: City, side: Seat, n: Shirt, rule: string, tell?: CityTell): void {
  tell?.({ type: 'card', color: 'yellow', side: sideOf(side), n: String(n), rule });
  if (has(s.yellow[side]!, n)) {
    tell?.({ type: 'card', color: 'red', side: sideOf(side), n: String(n), rule: 'CTY-REF-4' });
    sendOff(s, side, n);
  } else s.yellow[side]! |= bit(n);
}

/** CTY-REF-3, CTY-REF-6: the side that fouled pays with a free kick, a penalty or the match. */
function award(s: City, fouler: Seat, tell?: CityTell): void {
  const side = otherSeat(fouler);
  if (countShirts(s.sentOff[fouler]!) >= MOST_SENT_OFF) finish(s, side, REASON.forfeit, tell);
  else if (inBox(fouler, s.ball)) stop(s, RESTART.penalty, side, PENALTY_SPOT[fouler as 0 | 1], NOBODY, tell);
  else stop(s, RESTART.freekick, side, s.ball, carrierOf(s, side), tell);
}

const countShirts = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

function whistleFoul(s: City, n: Shirt, tell?: CityTell): void {
  tell?.({ type: 'foul', side: sideOf(defenderOf(s)), n: String(n), at: hexName(s.ball), rule: 'CTY-REF-3' });
}

/** CTY-REF-2: the referee die after a normal or hard tackle card. */
export const referee: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, die, tell) {
    const side = defenderOf(s);
    const n = s.faceDef;
    const isHard = ROUGHNESS[s.faceDefCard] === HARD;
    const ruling = ruled(s, die);
    tell?.({ type: 'referee', die, face: RULINGS[ruling]!, rule: 'CTY-REF-2' });
    if (ruling < CONTROVERSY || (ruling === CONTROVERSY && !isHard)) {
      settleFace(s, tell);
      return;
    }
    whistleFoul(s, n, tell);
    if (ruling === YELLOW && isHard) {
      if (isLastMan(s, side, n)) {
        tell?.({ type: 'card', color: 'red', side: sideOf(side), n: String(n), rule: 'CTY-REF-5' });
        sendOff(s, side, n);
      } else book(s, side, n, 'CTY-REF-2', tell);
    }
    award(s, side, tell);
  },
};

/** CTY-DTC-9: the referee die after a tactical foul. */
export const booking: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, die, tell) {
    const side = defenderOf(s);
    const n = s.actor;
    const isBooked = die >= CONTROVERSY;
    s.actor = NOBODY;
    tell?.({ type: 'referee', die, face: isBooked ? 'yellow' : 'foul', rule: 'CTY-DTC-9' });
    whistleFoul(s, n, tell);
    if (isBooked) book(s, side, n, 'CTY-DTC-9', tell);
    award(s, side, tell);
  },
};
