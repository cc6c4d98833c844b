import type { Seat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { firstOf, KEEP, pack, VERB, verbOf } from '../action.ts';
import { distance } from '../board.ts';
import { playRestart } from '../delivery.ts';
import type { CityEvent } from '../events.ts';
import { verbs, when } from '../guards.ts';
import { isCloseBlocked, isCloseLineBlocked, isClosePairBlocked, isCloseSectionBlocked, LONG_REACH } from '../lines.ts';
import { type City, clearRestart, moverOf, PHASE, RESTART, SHIRTS, type Shirt } from '../model.ts';
import { hexOf, isOnPitch, layOut, type Occupancy } from '../pieces.ts';
import { enter, take, toAction } from '../turn.ts';

/** CTY-RST-1. */
const isTooFar = (s: City, seat: Seat, n: Shirt): boolean => distance(s.ball, hexOf(s, seat, n)) > LONG_REACH;

const canReceive = (s: City, on: Occupancy, seat: Seat, n: Shirt): boolean =>
  n !== s.restartN &&
  isOnPitch(s, seat, n) &&
  !isTooFar(s, seat, n) &&
  !isCloseBlocked(s, on, seat, s.ball, hexOf(s, seat, n));

function hasReceiver(s: City, seat: Seat): boolean {
  const on = layOut(s);
  for (let n = 1; n <= SHIRTS; n++) if (canReceive(s, on, seat, n)) return true;
  return false;
}

/** CTY-RST-2: always but at a kick-off with a close pass to play. */
const mayKeep = (s: City, seat: Seat): boolean => s.restartKind !== RESTART.kickoff || !hasReceiver(s, seat);

/** Kick-off, corner, throw-in, goal kick and the keeper's hold: a close pass, or play on. */
export const restart: Phase<City, CityEvent> = {
  by: moverOf,
  exact: true,
  guards: [
    verbs('close', 'keep'),
    ...when('close', [
      ['CTY-CLO-1', (s, seat, n) => !isOnPitch(s, seat, n)],
      ['CTY-RST-1', isTooFar, () => ({ reach: LONG_REACH })],
      ['CTY-CLO-3', (s, seat, n) => isCloseLineBlocked(layOut(s), seat, s.ball, hexOf(s, seat, n))],
      ['CTY-CLO-4', (s, seat, n) => isCloseSectionBlocked(layOut(s), seat, s.ball, hexOf(s, seat, n))],
      ['CTY-CLO-5', (s, seat, n) => isClosePairBlocked(s, seat, s.ball, hexOf(s, seat, n))],
      ['CTY-CLO-1', (s, _seat, n) => n === s.restartN],
    ]),
    ['CTY-RST-2', (s, seat, action) => verbOf(action) === VERB.keep && (action !== KEEP || !mayKeep(s, seat))],
  ],
  candidates(s, seat, out) {
    const on = layOut(s);
    for (let n = 1; n <= SHIRTS; n++) if (canReceive(s, on, seat, n)) out.add(pack(VERB.close, n));
    if (out.n === 0 || s.restartKind !== RESTART.kickoff) out.add(KEEP);
  },
  apply(s, seat, action, tell) {
    const { restartKind: kind, restartN: taker } = s;
    clearRestart(s);
    if (verbOf(action) === VERB.close) {
      if (kind === RESTART.corner) s.crossed = 1; // CTY-RST-5
      playRestart(s, firstOf(action), tell);
    } else if (kind === RESTART.kickoff) {
      take(s, seat, taker, 'CTY-RST-2', tell);
      toAction(s);
    } else enter(s, PHASE.ball, seat);
  },
};
