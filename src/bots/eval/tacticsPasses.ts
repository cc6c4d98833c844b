import type { Seat } from '../../core/game.ts';
import { inArea, inGoal, onStar, ownRow } from '../../games/tactics/board.ts';
import { hasSpace } from '../../games/tactics/mask.ts';
import { BALL, KEEPER, NONE, pieceOn, type Tactics, TEAM } from '../../games/tactics/model.ts';
import { ballEndsMask } from '../../games/tactics/ways.ts';
import { BATTLE_WON, DICE } from './tacticsSurvey.ts';

/** Spaces of A's pawns, filled anew by each question. */
class Spots {
  readonly spaces = new Uint8Array(TEAM);
  readonly worth = new Float64Array(TEAM);
  count = 0;

  add(space: number): void {
    this.spaces[this.count++] = space;
  }

  /** Whether the ball from that space finds one of them with this number. */
  isFoundFrom(from: number, roll: number): boolean {
    const ends = ballEndsMask(from, roll);
    for (let i = 0; i < this.count; i++) if (hasSpace(ends, this.spaces[i]!)) return true;
    return false;
  }
}

/** Who would shoot, who would fight in the area first, who would pass on. */
const shooters = new Spots();
const fighters = new Spots();
const outlets = new Spots();

/** Of 36: the sums of the two dice that the keeper uses, from 2 on. */
const KEEPER_ODDS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const LEAST_SUM = 2;
const KEEPER_ROLLS = 36;

const byOnePass = (from: number, roll: number): number =>
  shooters.isFoundFrom(from, roll) ? 1 : fighters.isFoundFrom(from, roll) ? BATTLE_WON : 0;

function byTwoPasses(from: number, roll: number): number {
  let best = byOnePass(from, roll);
  if (best === 1) return best;
  const ends = ballEndsMask(from, roll);
  for (let i = 0; i < outlets.count; i++)
    if (outlets.worth[i]! > best && hasSpace(ends, outlets.spaces[i]!)) best = outlets.worth[i]!;
  return best;
}

const overDice = (from: number, promise: (from: number, roll: number) => number): number => {
  let sum = 0;
  for (let roll = 1; roll <= DICE; roll++) sum += promise(from, roll);
  return sum / DICE;
};

const overKeeperDice = (from: number): number => {
  let sum = 0;
  for (let i = 0; i < KEEPER_ODDS.length; i++) sum += KEEPER_ODDS[i]! * byTwoPasses(from, LEAST_SUM + i);
  return sum / KEEPER_ROLLS;
};

/** Sorts A's pawns; false where one waits off-side in the goal area, so that no chance counts (STW-OFF-4). */
function sortPawns(s: Tactics, defence: Seat, line: number): boolean {
  shooters.count = 0;
  fighters.count = 0;
  outlets.count = 0;
  for (let piece = 0; piece < TEAM; piece++) {
    const space = s.at[s.side * TEAM + piece]!;
    if (space < 0) continue;
    if (ownRow(defence, space) < line) {
      if (inGoal(defence, space)) return false;
      continue;
    }
    const isAlone = pieceOn(s, defence, space) === NONE;
    if (inArea(defence, space)) (isAlone ? shooters : fighters).add(space);
    else if (isAlone && onStar(defence, space)) shooters.add(space);
    else if (isAlone && piece !== s.holder && piece !== KEEPER) outlets.add(space);
  }
  return true;
}

/**
 * How likely the direct passes that are left to A end in a shot, if nobody moves: over the dice, or with the number that
 * lies. Pawns nearer to the defence's goal line than its own row `line` are off-side.
 */
export function passPromise(s: Tactics, defence: Seat, line: number): number {
  if (!sortPawns(s, defence, line) || shooters.count + fighters.count === 0) return 0;
  if (s.passes > 0) outlets.count = 0;
  for (let i = 0; i < outlets.count; i++) outlets.worth[i] = overDice(outlets.spaces[i]!, byOnePass);
  if (s.phase === BALL) return byTwoPasses(s.ball, s.roll);
  return s.holder === KEEPER ? overKeeperDice(s.ball) : overDice(s.ball, byTwoPasses);
}
