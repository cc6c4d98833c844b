import type { Choices } from '../../../core/choices.ts';
import { otherSeat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, pack, secondOf, VERB } from '../action.ts';
import { CENTRE, HEXES, inOwnHalf, KICK_OFF_HEX } from '../board.ts';
import type { CityEvent } from '../events.ts';
import { beginLineup, startDraws } from '../flow.ts';
import { verbs, when } from '../guards.ts';
import { queueFirstDeal } from '../hands.ts';
import {
  ALL_SHIRTS,
  bit,
  type City,
  FIRST_OUTFIELD,
  has,
  KEEPER,
  moverOf,
  NEXT,
  NO_PIECE,
  NOBODY,
  OUTFIELD,
  PHASE,
  pieceOf,
  RESTART,
  SHIRTS,
  type Shirt,
} from '../model.ts';
import { hexOf, isOnPitch, layOut, pieceOn, putOn } from '../pieces.ts';
import { beginRestart, setRestart } from '../restart.ts';
import { enter } from '../turn.ts';

/** CTY-SET-1: the coin, then the deal. */
export const toss: Phase<City, CityEvent> = {
  by: 'chance',
  draw: 'coin',
  apply(s, _seat, side, tell) {
    s.kickoff = s.first = side;
    tell?.({ type: 'toss', side: sideOf(side), rule: 'CTY-SET-1' });
    queueFirstDeal(s);
    startDraws(s, NEXT.squad, tell);
  },
};

const isOutfield = (n: number): boolean => n >= FIRST_OUTFIELD && n <= SHIRTS;

/** CTY-SET-2: who begins on the bench. */
export const squad: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('squad'),
    ...when('squad', [
      ['CTY-SET-2', (_s, _seat, one, other) => !isOutfield(one) || !isOutfield(other) || one >= other],
    ]),
  ],
  candidates(_s, _seat, out) {
    for (let one = FIRST_OUTFIELD; one < SHIRTS; one++)
      for (let other = one + 1; other <= SHIRTS; other++) out.add(pack(VERB.squad, one, other));
  },
  apply(s, seat, action) {
    s.bench[seat] = bit(firstOf(action)) | bit(secondOf(action));
    s.team[seat] = ALL_SHIRTS & ~s.bench[seat]!;
    if (seat === s.kickoff) enter(s, PHASE.squad, otherSeat(seat));
    else beginLineup(s);
  },
};

/** The next man to be placed (CTY-SET-3), NOBODY when all are. */
function nextToPlace(s: City, seat: number): Shirt {
  for (let n = KEEPER; n <= SHIRTS; n++) if (has(s.team[seat]!, n) && hexOf(s, seat, n) < 0) return n;
  return NOBODY;
}

/** CTY-SET-3…5, CTY-SET-7: the pieces one by one, then the ball on the centre. */
export const lineup: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('place'),
    ...when('place', [
      ['CTY-SET-5', (s, _seat, hex) => hex < HEXES && pieceOn(s, hex) !== NO_PIECE],
      ['CTY-SET-4', (_s, seat, hex) => hex >= HEXES || hex === CENTRE || !inOwnHalf(seat, hex)],
    ]),
  ],
  candidates(s, seat, out) {
    const on = layOut(s);
    for (let hex = 0; hex < HEXES; hex++)
      if (on[hex] === NO_PIECE && hex !== CENTRE && inOwnHalf(seat, hex)) out.add(pack(VERB.place, hex));
  },
  apply(s, seat, action, tell) {
    s.at[pieceOf(seat, nextToPlace(s, seat))] = firstOf(action);
    if (nextToPlace(s, seat) !== NOBODY) return;
    for (let n = KEEPER; n <= SHIRTS; n++) s.formation[pieceOf(seat, n)] = hexOf(s, seat, n);
    if (seat === s.kickoff && nextToPlace(s, otherSeat(seat)) !== NOBODY) {
      enter(s, PHASE.lineup, otherSeat(seat));
      return;
    }
    setRestart(s, RESTART.kickoff, s.kickoff, CENTRE, NOBODY, tell);
    beginRestart(s, tell);
  },
};

/** CTY-SET-6: any outfield player, where none stands next to the centre. */
export const taker: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [verbs('taker'), ...when('taker', [['CTY-SET-6', (s, seat, n) => n === KEEPER || !isOnPitch(s, seat, n)]])],
  candidates: (s, seat, out) => offerTakers(s.team[seat]! & OUTFIELD, out),
  apply(s, seat, action) {
    s.restartN = firstOf(action);
    putOn(s, seat, s.restartN, KICK_OFF_HEX[seat as 0 | 1]);
    enter(s, PHASE.restart, seat);
  },
};

/** One `taker` for each shirt of the set. */
export function offerTakers(set: number, out: Choices): void {
  for (let n = FIRST_OUTFIELD; n <= SHIRTS; n++) if (has(set, n)) out.add(pack(VERB.taker, n));
}
