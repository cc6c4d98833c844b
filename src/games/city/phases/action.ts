import type { Seat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, pack, SKIP, STAY, VERB, verbOf } from '../action.ts';
import { ANY_WAY, advOf, distance, fileOf, forwardOf, type Hex, inBox, onWing } from '../board.ts';
import { DECK, KIND } from '../cards.ts';
import { playCross, playLongClose, playWall } from '../delivery.ts';
import { isKnocked } from '../effects.ts';
import type { CityEvent } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { handSize } from '../hands.ts';
import { isCloseBlocked, LONG_REACH, SHORT_REACH } from '../lines.ts';
import {
  type City,
  defenderOf,
  FACE,
  has,
  KEEPER,
  MODE,
  moverOf,
  NOBODY,
  PHASE,
  SHIRTS,
  type Shirt,
  THEN,
} from '../model.ts';
import { carrierOf, hexOf, isLoose, layOut, shirtsBeside } from '../pieces.ts';
import { canWalk, reached, walk } from '../reach.ts';
import { hasBreak, moveTo } from '../reposition.ts';
import { offerTactics, playTactic, type TacticPlay, type TacticPlays, tacticGuards } from '../tactics.ts';
import { enter, enterMoves, take, toMove, toShot } from '../turn.ts';
import { hasThroughPass } from './ball.ts';
import { startFace } from './face.ts';

const WALL_RUN = 3;
const SPRINT = 5;
const BREAK_MEN = 2;
const BREAK_REACH = 2;
const SWITCH_FILES = 6;

/** An unblocked mate of the carrier (CTY-CLO-1). */
function isOpenMate(s: City, seat: Seat, n: Shirt, reach: number, isCross = false): boolean {
  const to = hexOf(s, seat, n);
  return to !== s.ball && distance(s.ball, to) <= reach && !isCloseBlocked(s, layOut(s), seat, s.ball, to, isCross);
}
const filesApart = (one: Hex, other: Hex): number => Math.abs(fileOf[one]! - fileOf[other]!);
const ANY_LENGTH = 64;

/** CTY-TRN-4, CTY-OTC-1: all but Sprint and All forward need the carrier. */
const withCarrier =
  (isPossible: TacticPlay['isPossible']): TacticPlay['isPossible'] =>
  (s, seat, n) =>
    carrierOf(s, seat) !== NOBODY && isPossible(s, seat, n);

const OFFENSIVE_PLAYS: TacticPlays = {
  // CTY-OTC-2: out to the mate, and the passer may run for the return.
  [KIND.feint]: {
    isPossible: withCarrier((s, seat, n) => isOpenMate(s, seat, n, SHORT_REACH)),
    play(s, seat, n, tell) {
      s.actor = carrierOf(s, seat);
      playWall(s, n, tell);
    },
  },
  // CTY-OTC-3
  [KIND.pace]: {
    isPossible: (s, seat, n) =>
      n !== KEEPER &&
      hexOf(s, seat, n) !== s.ball &&
      !isKnocked(s, seat, n) &&
      walk(layOut(s), hexOf(s, seat, n), 1, ANY_WAY) > 0,
    play(s, seat, n) {
      s.actor = n;
      enter(s, PHASE.sprint, seat);
    },
  },
  // CTY-OTC-4
  [KIND.pushrun]: {
    isPossible: withCarrier(hasThroughPass),
    play: (s, seat) => enter(s, PHASE.through, seat),
  },
  // CTY-OTC-5
  [KIND.cutback]: {
    isPossible: withCarrier((s, seat) => hasBreak(s, seat, BREAK_REACH)),
    play: (s, seat) => enterMoves(s, PHASE.unmark, seat, BREAK_MEN, BREAK_REACH, MODE.any),
  },
  // CTY-OTC-6
  [KIND.scissors]: {
    isPossible: withCarrier((s, seat) => handSize(s, seat, DECK.ball) > 0),
    play: (s, seat) => enter(s, PHASE.ball2, seat),
  },
  // CTY-OTC-7
  [KIND.dragback]: {
    isPossible: withCarrier(
      (s, seat, n) =>
        onWing(seat, s.ball) && inBox(1 - seat, hexOf(s, seat, n)) && isOpenMate(s, seat, n, ANY_LENGTH, true),
    ),
    play(s, _seat, n, tell) {
      s.crossed = 1;
      playCross(s, n, tell);
    },
  },
  // CTY-OTC-8
  [KIND.nutmeg]: {
    isPossible: withCarrier(
      (s, seat, n) =>
        distance(s.ball, hexOf(s, seat, n)) > SHORT_REACH &&
        filesApart(s.ball, hexOf(s, seat, n)) >= SWITCH_FILES &&
        isOpenMate(s, seat, n, LONG_REACH),
    ),
    play: (s, _seat, n, tell) => playLongClose(s, n, THEN.shot, tell),
  },
  // CTY-OTC-9
  [KIND.hat]: {
    isPossible: withCarrier(
      (s, seat, n) =>
        s.fresh === 1 && advOf(seat, hexOf(s, seat, n)) > advOf(seat, s.ball) && isOpenMate(s, seat, n, LONG_REACH),
    ),
    play: (s, _seat, n, tell) => playLongClose(s, n, THEN.runs, tell),
  },
  // CTY-OTC-10
  [KIND.roulette]: {
    isPossible: () => true,
    play(s) {
      s.boost = 1;
      toShot(s);
    },
  },
};

/** CTY-FAC-1: opponents who mark the carrier, where there is a card to dribble with. */
const dribbled = (s: City, seat: Seat): number =>
  carrierOf(s, seat) !== NOBODY && handSize(s, seat, DECK.off) > 0 ? shirtsBeside(s, defenderOf(s), s.ball) : 0;

/** Phase 2: a dribble or the tactical move of a card. */
export const action: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('dribble', 'tactic', 'skip'),
    ...when('dribble', [
      ['CTY-RST-6', (s) => s.free === 1],
      ['CTY-FAC-1', (s, seat, n) => n > SHIRTS || !has(dribbled(s, seat), n)],
    ]),
    ...tacticGuards(OFFENSIVE_PLAYS),
  ],
  candidates(s, seat, out) {
    const set = s.free ? 0 : dribbled(s, seat);
    for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) out.add(pack(VERB.dribble, n));
    offerTactics(OFFENSIVE_PLAYS, DECK.off, s, seat, out);
    out.add(SKIP);
  },
  apply(s, seat, a, tell) {
    if (verbOf(a) === VERB.dribble) startFace(s, FACE.dribble, carrierOf(s, seat), firstOf(a));
    else if (verbOf(a) === VERB.tactic) playTactic(OFFENSIVE_PLAYS, s, seat, a, tell);
    else toShot(s);
  },
};

/** CTY-OTC-2: a hex for the passer's run from which the return reaches him. */
const isReturnOpen = (s: City, seat: Seat, to: Hex): boolean =>
  distance(s.ball, to) <= SHORT_REACH && !isCloseBlocked(s, layOut(s), seat, s.ball, to);

const canRunWall = (s: City, seat: Seat, to: Hex): boolean =>
  canWalk(layOut(s), hexOf(s, seat, s.actor), to, WALL_RUN, forwardOf(seat)) && isReturnOpen(s, seat, to);

/** CTY-OTC-2: the passer runs and gets the ball back, or the mate keeps it. */
export const wall: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('to', 'stay'), ...when('to', [['CTY-OTC-2', (s, seat, to) => !canRunWall(s, seat, to)]])],
  candidates(s, seat, out) {
    out.add(STAY);
    const count = walk(layOut(s), hexOf(s, seat, s.actor), WALL_RUN, forwardOf(seat));
    for (let i = 0; i < count; i++) if (isReturnOpen(s, seat, reached[i]!)) out.add(pack(VERB.to, reached[i]!));
  },
  apply(s, seat, a, tell) {
    const n = s.actor;
    s.actor = NOBODY;
    if (verbOf(a) === VERB.to) {
      moveTo(s, seat, n, firstOf(a), tell);
      take(s, seat, n, undefined, tell);
    }
    toShot(s);
  },
};

/** CTY-OTC-3, CTY-TRN-8: who runs after a ball that got loose in this turn cannot shoot in it. */
export const sprint: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('to'),
    ...when('to', [['CTY-OTC-3', (s, seat, to) => !canWalk(layOut(s), hexOf(s, seat, s.actor), to, SPRINT, ANY_WAY)]]),
  ],
  candidates(s, seat, out) {
    const count = walk(layOut(s), hexOf(s, seat, s.actor), SPRINT, ANY_WAY);
    for (let i = 0; i < count; i++) out.add(pack(VERB.to, reached[i]!));
  },
  apply(s, seat, a, tell) {
    const n = s.actor;
    const gotLooseNow = isLoose(s) && !s.loose;
    s.actor = NOBODY;
    moveTo(s, seat, n, firstOf(a), tell);
    if (gotLooseNow) toMove(s);
    else toShot(s);
  },
};
