import { type Eleven, PHASE } from '../model.ts';
import { checkPhase, checkTime } from './phase.ts';
import { checkPieces } from './pieces.ts';
import { checkShootout } from './shootout.ts';
import { checkBall, checkSecret, checkShot, checkTurn } from './turn.ts';

/** Refuses a position that no match can reach, with the clause it breaks; to be called inside `reading`. */
export function checkPosition(s: Eleven): void {
  checkPhase(s);
  checkTime(s);
  checkPieces(s);
  checkBall(s);
  checkTurn(s);
  checkSecret(s);
  if (s.phase === PHASE.shot) checkShot(s);
  checkShootout(s);
}
