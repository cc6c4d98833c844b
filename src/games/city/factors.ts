import { type Seat, type Side, sideOf } from '../../core/game.ts';
import { favoursOne, KIND, KINDS, type Kind, turnsOf } from './cards.ts';
import type { CityTell } from './events.ts';
import { beginTurn } from './flow.ts';
import {
  addEffect,
  type City,
  clearFactor,
  DISCARD,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  pieceShirt,
  pieceSide,
  RESTART,
  type Shirt,
} from './model.ts';
import { carrier } from './pieces.ts';
import { beginRestart, setRestart } from './restart.ts';
import { enter } from './turn.ts';

/** What a factor card does when the clock turns it up (CTY-EXT-1). */

function tellFactor(kind: Kind, by: Seat, n: Shirt, tell?: CityTell): void {
  const side: Side | null = by === NONE ? null : sideOf(by);
  tell?.({ type: 'factor', side, card: KINDS[kind]!, n: n === NOBODY ? null : String(n) });
}

/** The factor is in force from the full turn that now begins. */
function apply(s: City, kind: Kind, by: Seat, n: Shirt, tell?: CityTell): void {
  tellFactor(kind, by, n, tell);
  addEffect(s, { kind, by, left: turnsOf(kind) ?? NONE, n });
  beginTurn(s, tell);
}

/** CTY-EXT-11: a stoppage without draws, in which no full turn ends. */
function invade(s: City, tell?: CityTell): void {
  const piece = carrier(s);
  const [side, n] = piece === NO_PIECE ? [s.touch, NOBODY] : [pieceSide(piece), pieceShirt(piece)];
  setRestart(s, RESTART.invasion, side, s.ball, n, tell);
  beginRestart(s, tell);
}

/** The card has been turned up: a coin names the side that it favours, or it applies at once. */
export function turnUp(s: City, kind: Kind, tell?: CityTell): void {
  s.factors++;
  s.next = NONE;
  if (favoursOne(kind)) {
    s.factorCard = kind;
    enter(s, PHASE.factor, NONE);
    return;
  }
  if (kind !== KIND.invasion && kind !== KIND.burst) {
    apply(s, kind, NONE, NOBODY, tell);
    return;
  }
  tellFactor(kind, NONE, NOBODY, tell);
  if (kind === KIND.invasion) invade(s, tell);
  else {
    s.factorCard = kind; // CTY-EXT-12
    enter(s, PHASE.rebound, NONE);
  }
}

/** The coin has named the side. */
export function favour(s: City, by: Seat, tell?: CityTell): void {
  const kind = s.factorCard;
  if (kind === KIND.knock) {
    s.factorBy = by;
    enter(s, PHASE.knock, NONE);
    return;
  }
  clearFactor(s);
  if (kind === KIND.talk) {
    tellFactor(kind, by, NOBODY, tell); // CTY-EXT-8
    s.discard = DISCARD.talk;
    enter(s, PHASE.discard, by);
  } else apply(s, kind, by, NOBODY, tell);
}

/** CTY-EXT-10: the die has named the player. */
export function hurt(s: City, n: Shirt, tell?: CityTell): void {
  const by = s.factorBy;
  clearFactor(s);
  apply(s, KIND.knock, by, n, tell);
}
