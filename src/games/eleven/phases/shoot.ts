import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Guards } from '../../../core/phase.ts';
import { SHOOTING_END } from '../board.ts';
import type { ElevenTell } from '../events.ts';
import { scoreGoal } from '../flow.ts';
import { type Eleven, endOf, goalOf, keeperOf, PHASE, restTurn, spaceText } from '../model.ts';
import { mayKickNow, needsBall } from './kick.ts';

/** ELV-SHT-1: the ball lies on a shooting space of the other goal. */
export const isInRange = (s: Eleven, seat: Seat): boolean => SHOOTING_END[s.ball] === endOf(s, otherSeat(seat));

export const shootGuards: Guards<Eleven> = [
  needsBall,
  ['ELV-SHT-1', (s, seat) => !isInRange(s, seat)],
  ['ELV-SHT-2', (s) => !mayKickNow(s)],
];

/** ELV-SHT-3, ELV-SHT-4: a goal at once where the keeper is away, else the secret duel. */
export function applyShoot(s: Eleven, seat: Seat, tell?: ElevenTell): void {
  const rival = otherSeat(seat);
  const side = sideOf(seat);
  const from = spaceText(s.ball);
  if (s.at[keeperOf(rival)] === goalOf(s, rival)) {
    tell?.({ type: 'shoot', side, from, rule: 'ELV-SHT-4' });
    restTurn(s);
    s.phase = PHASE.shot;
  } else {
    tell?.({ type: 'shot', side, from, set: null, call: null, saved: false, rule: 'ELV-SHT-3' });
    scoreGoal(s, seat, true, tell);
  }
}
