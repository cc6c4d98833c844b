import { type Mat, SEATS } from '../model.ts';
import { checkResult, checkScore, checkTime } from './end.ts';
import { checkPenalty, checkShootout } from './penalty.ts';
import { checkBall, checkPhase, checkStarts } from './phase.ts';
import { checkFormation, checkSetup, checkSquad } from './squad.ts';
import { checkTurn } from './turn.ts';

/** Refuses a position that no match can reach (section 4 of the specification); to be called inside `reading`. */
export function checkPosition(s: Mat): void {
  checkPhase(s);
  checkStarts(s);
  for (const seat of SEATS) {
    checkSquad(s, seat);
    checkFormation(s, seat);
  }
  checkSetup(s);
  checkBall(s);
  checkTurn(s);
  checkPenalty(s);
  checkScore(s);
  checkTime(s);
  checkShootout(s);
  checkResult(s);
}
