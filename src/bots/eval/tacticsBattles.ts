import { otherSeat, type Seat } from '../../core/game.ts';
import { newMask } from '../../games/tactics/bitboard.ts';
import { inHalf } from '../../games/tactics/board.ts';
import { FIRST_FIELD, KEEPER, LAST_DEFENDER, PHASE, pieceOn, type Tactics, TEAM } from '../../games/tactics/model.ts';
import { markPawns } from '../../games/tactics/moving.ts';
import { bonusOf } from '../../games/tactics/phases/battle.ts';
import { hasOpenWay } from '../../games/tactics/ways.ts';
import { DICE, isKeeperNear, isShotIfWon, isShotSure } from './tacticsSurvey.ts';

/** The share of battles won with that much more bonus than the rival, equal totals being rolled again (STW-BAT-3). */
function wonWith(more: number): number {
  let won = 0;
  let lost = 0;
  for (let own = 1; own <= DICE; own++)
    for (let rival = 1; rival <= DICE; rival++) {
      if (own + more > rival) won++;
      else if (own + more < rival) lost++;
    }
  return won / (won + lost);
}

const MOST_BONUS = 2;
const WON_WITH = Array.from({ length: 2 * MOST_BONUS + 1 }, (_, i) => wonWith(i - MOST_BONUS));

/** How likely a pawn beats that rival. */
const wonBy = (s: Tactics, piece: number, rival: number): number =>
  WON_WITH[bonusOf(s, piece) - bonusOf(s, rival) + MOST_BONUS]!;

/** An attacker who fights where defenders stand. */
export const FIGHT_WON = wonWith(-1);

/** Any midfielder or forward. */
export const FORWARD = TEAM - 1;

const walls = newMask();
const defenders = newMask();
const forwards = newMask();

/** How likely D's attempt, due or coming, takes the ball from that pawn of A: with the number that lies, or any. */
export function robbed(s: Tactics, defence: Seat, isKeeperFree: boolean, holder: number): number {
  markPawns(s, otherSeat(defence), KEEPER, walls);
  markPawns(s, defence, LAST_DEFENDER + 1, forwards);
  markPawns(s, defence, FIRST_FIELD, defenders);
  for (let word = 0; word < defenders.length; word++) defenders[word]! &= ~forwards[word]!;
  const byDefender = inHalf(defence, s.ball) ? 1 - wonBy(s, holder, LAST_DEFENDER) : 0;
  const byForward = 1 - wonBy(s, holder, FORWARD);
  const [least, most] = s.phase === PHASE.defendmove ? [s.roll, s.roll] : [1, DICE];
  let sum = 0;
  for (let count = least; count <= most; count++) {
    if (byDefender > 0 && hasOpenWay(s.ball, count, walls, defenders)) sum += byDefender;
    else if (hasOpenWay(s.ball, count, walls, forwards)) sum += byForward;
  }
  const byRunner = sum / (most - least + 1);
  return isKeeperFree && isKeeperNear(s, defence) ? Math.max(byRunner, 1 - wonBy(s, holder, KEEPER)) : byRunner;
}

/** How likely A wins the battle that is due. */
export const battleWon = (s: Tactics, defence: Seat): number => wonBy(s, s.holder, pieceOn(s, defence, s.ball));

/** How likely A shoots from where it stands now. */
export function shotComing(s: Tactics, defence: Seat): number {
  if (isShotSure(s)) return 1;
  if (s.phase === PHASE.sendoff) return 0;
  if (s.phase === PHASE.battle) return isShotIfWon(s, defence) ? battleWon(s, defence) : 0;
  return s.chance === 1 ? 1 - robbed(s, defence, s.phase === PHASE.defend, s.holder) : 0;
}
