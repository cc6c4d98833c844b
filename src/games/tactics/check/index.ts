import type { Tactics } from '../model.ts';
import { checkBall } from './ball.ts';
import { checkEnd } from './end.ts';
import { checkPhase } from './phase.ts';
import { checkPieces } from './pieces.ts';
import { checkRestart } from './restart.ts';
import { checkSetup } from './setup.ts';
import { checkTime } from './time.ts';

/**
 * Refuses a position that no match can reach, with the clause it breaks; to be called inside `reading`. `write` gives
 * the fields by which an opening is compared with a fresh match.
 */
export function checkPosition(s: Tactics, write: (s: Tactics) => object): void {
  checkPhase(s);
  checkPieces(s);
  checkTime(s);
  checkSetup(s, write);
  checkBall(s);
  checkRestart(s);
  checkEnd(s);
}
