import type { Choices } from '../../../core/choices.ts';
import { type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, OUT, pack, SKIP, VERB, verbOf } from '../action.ts';
import {
  ANY_WAY,
  DIRECTIONS,
  distance,
  HEXES,
  type Hex,
  hexName,
  inBox,
  neighbour,
  straightDirection,
  throwInHex,
} from '../board.ts';
import { DECK, KIND } from '../cards.ts';
import { leaveLoose } from '../delivery.ts';
import { isKnocked } from '../effects.ts';
import type { CityEvent } from '../events.ts';
import { stop } from '../flow.ts';
import { verbs, when } from '../guards.ts';
import { handSize } from '../hands.ts';
import {
  type City,
  FACE,
  has,
  KEEPER,
  MODE,
  moverOf,
  NO_PIECE,
  NOBODY,
  NONE,
  PHASE,
  RESTART,
  SHIRTS,
  type Shirt,
} from '../model.ts';
import { carrierOf, hexOf, isMarkedAt, layOut, type Occupancy, pieceOn, shirtsBeside } from '../pieces.ts';
import { canWalk, reached, walk } from '../reach.ts';
import { isBeaten, moveTo } from '../reposition.ts';
import { offerTactics, playTactic, type TacticPlays, tacticGuards } from '../tactics.ts';
import { enter, enterMoves, toDefenceMove } from '../turn.ts';
import { startFace } from './face.ts';

const MARK_REACH = 4;
const COVER_REACH = 3;
const CLEARANCE = 10;
const PRESS = { men: 3, reach: 3 } as const;
const DROP = { men: 5, reach: 3 } as const;
const TRAP = { men: 4, reach: 2 } as const;
const REPRIMAND = 2;

const attackerHasBall = (s: City): boolean => carrierOf(s, s.attacker) !== NOBODY;
/** CTY-DTC-1: for the moves that may also be made with a loose ball. */
const isBallTheirsOrLoose = (s: City, seat: Seat): boolean => carrierOf(s, seat) === NOBODY;

/** A hex for man-marking (next to an opponent) or cover (next to the carrier). */
type Target = (s: City, on: Occupancy, seat: Seat, to: Hex) => boolean;
const besideOpponent: Target = (_s, on, seat, to) => isMarkedAt(on, seat, to);
const besideCarrier: Target = (s, _on, _seat, to) => distance(s.ball, to) === 1;

function canGo(s: City, seat: Seat, n: Shirt, reach: number, target: Target): boolean {
  if (n === KEEPER || isBeaten(s, seat, n) || isKnocked(s, seat, n)) return false;
  const on = layOut(s);
  const count = walk(on, hexOf(s, seat, n), reach, ANY_WAY);
  for (let i = 0; i < count; i++) if (target(s, on, seat, reached[i]!)) return true;
  return false;
}

const goingTo =
  (phase: number) =>
  (s: City, seat: Seat, n: Shirt): void => {
    s.actor = n;
    enter(s, phase, seat);
  };

const DEFENSIVE_PLAYS: TacticPlays = {
  // CTY-DTC-2
  [KIND.jockey]: {
    isPossible: isBallTheirsOrLoose,
    play: (s, seat) => enterMoves(s, PHASE.press, seat, PRESS.men, PRESS.reach, MODE.any),
  },
  // CTY-DTC-4
  [KIND.charge]: {
    isPossible: (s, seat, n) => isBallTheirsOrLoose(s, seat) && canGo(s, seat, n, MARK_REACH, besideOpponent),
    play: goingTo(PHASE.mark),
  },
  // CTY-DTC-5
  [KIND.block]: {
    isPossible: (s, seat, n) => attackerHasBall(s) && canGo(s, seat, n, COVER_REACH, besideCarrier),
    play: goingTo(PHASE.cover),
  },
  // CTY-DTC-6
  [KIND.front]: {
    isPossible: isBallTheirsOrLoose,
    play: (s, seat) => enterMoves(s, PHASE.drop, seat, DROP.men, DROP.reach, MODE.back),
  },
  // CTY-DTC-7
  [KIND.side]: {
    isPossible: attackerHasBall,
    play: (s, seat) => enterMoves(s, PHASE.trap, seat, TRAP.men, TRAP.reach, MODE.fwd),
  },
  // CTY-DTC-8
  [KIND.check]: {
    isPossible: (s, seat) => carrierOf(s, seat) !== NOBODY && inBox(seat, s.ball),
    play: (s, seat) => enter(s, PHASE.clear, seat),
  },
  // CTY-DTC-9
  [KIND.slide]: {
    isPossible: (s, seat, n) =>
      attackerHasBall(s) && distance(hexOf(s, seat, n), s.ball) === 1 && !isBeaten(s, seat, n),
    play: (s, _seat, n) => goingTo(PHASE.booking)(s, NONE, n),
  },
  // CTY-DTC-10
  [KIND.behind]: {
    isPossible: attackerHasBall,
    play(s, seat) {
      s.coach[seat] = REPRIMAND;
      toDefenceMove(s);
    },
  },
};

/** CTY-FAC-2: those next to the attacker's carrier, with a card left to tackle with. */
const tacklers = (s: City, seat: Seat): number =>
  attackerHasBall(s) && handSize(s, seat, DECK.def) > 0 ? shirtsBeside(s, seat, s.ball) & ~s.beaten : 0;

function offerTackles(set: number, out: Choices): void {
  for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) out.add(pack(VERB.tackle, n));
}

/** Phase 1 of the defence turn: a tackle or the tactical move of a card. */
export const defend: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('tackle', 'tactic', 'skip'),
    ...when('tackle', [
      ['CTY-FAC-8', (s, seat, n) => n <= SHIRTS && isBeaten(s, seat, n)],
      ['CTY-FAC-2', (s, seat, n) => n > SHIRTS || !has(tacklers(s, seat), n)],
    ]),
    ...tacticGuards(DEFENSIVE_PLAYS),
  ],
  candidates(s, seat, out) {
    offerTackles(tacklers(s, seat), out);
    offerTactics(DEFENSIVE_PLAYS, DECK.def, s, seat, out);
    out.add(SKIP);
  },
  apply(s, seat, action, tell) {
    if (verbOf(action) === VERB.tackle) startFace(s, FACE.tackle, carrierOf(s, s.attacker), firstOf(action));
    else if (verbOf(action) === VERB.tactic) playTactic(DEFENSIVE_PLAYS, s, seat, action, tell);
    else toDefenceMove(s);
  },
};

/** The man chosen by a card walks to one of its targets. */
function walkPhase(
  clause: string,
  reach: number,
  target: Target,
  then: (s: City, n: Shirt) => void,
): Phase<City, CityEvent> {
  const isOpen = (s: City, seat: Seat, to: number): boolean => {
    const on = layOut(s);
    return to < HEXES && target(s, on, seat, to) && canWalk(on, hexOf(s, seat, s.actor), to, reach, ANY_WAY);
  };
  return {
    by: moverOf,
    exact: true,
    guards: [verbs('to'), ...when('to', [[clause, (s, seat, to) => !isOpen(s, seat, to)]])],
    candidates(s, seat, out) {
      const on = layOut(s);
      const count = walk(on, hexOf(s, seat, s.actor), reach, ANY_WAY);
      for (let i = 0; i < count; i++) if (target(s, on, seat, reached[i]!)) out.add(pack(VERB.to, reached[i]!));
    },
    apply(s, seat, action, tell) {
      const n = s.actor;
      s.actor = NOBODY;
      moveTo(s, seat, n, firstOf(action), tell);
      then(s, n);
    },
  };
}

/** CTY-DTC-4. */
export const mark = walkPhase('CTY-DTC-4', MARK_REACH, besideOpponent, toDefenceMove);
/** CTY-DTC-5: the covering man may then tackle. */
export const cover = walkPhase('CTY-DTC-5', COVER_REACH, besideCarrier, (s, n) =>
  goingTo(PHASE.cover2)(s, 1 - s.attacker, n),
);

export const cover2: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('tackle', 'skip'),
    ...when('tackle', [
      ['CTY-FAC-8', (s, seat, n) => n <= SHIRTS && isBeaten(s, seat, n)],
      ['CTY-DTC-5', (s, seat, n) => n !== s.actor || !has(tacklers(s, seat), n)],
    ]),
  ],
  candidates(s, seat, out) {
    offerTackles(tacklers(s, seat) & (1 << s.actor), out);
    out.add(SKIP);
  },
  apply(s, _seat, action) {
    s.actor = NOBODY;
    if (verbOf(action) === VERB.tackle) startFace(s, FACE.tackle, carrierOf(s, s.attacker), firstOf(action));
    else toDefenceMove(s);
  },
};

const canClear = (s: City, to: number): boolean =>
  to < HEXES && straightDirection(s.ball, to) >= 0 && distance(s.ball, to) <= CLEARANCE && pieceOn(s, to) === NO_PIECE;

/** CTY-DTC-8: up the pitch, or into touch. */
export const clear: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('to', 'out'), ...when('to', [['CTY-DTC-8', (s, _seat, to) => !canClear(s, to)]])],
  candidates(s, _seat, out) {
    out.add(OUT);
    for (let dir = 0; dir < DIRECTIONS.length; dir++) {
      let to = neighbour(s.ball, dir);
      for (let length = 1; to >= 0 && length <= CLEARANCE; length++, to = neighbour(to, dir))
        if (pieceOn(s, to) === NO_PIECE) out.add(pack(VERB.to, to));
    }
  },
  apply(s, seat, action, tell) {
    const isOut = verbOf(action) === VERB.out;
    const to = isOut ? throwInHex(s.ball) : firstOf(action);
    tell?.({ type: 'clearance', side: sideOf(seat), to: hexName(to) });
    if (isOut) {
      stop(s, RESTART.throwin, s.attacker, to, NOBODY, tell);
      return;
    }
    s.ball = to;
    s.touch = seat;
    leaveLoose(s, tell);
    toDefenceMove(s);
  },
};
