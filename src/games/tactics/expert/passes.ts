import type { Seat } from '../../../core/game.ts';
import { dropSpace, hasSpace, newMask } from '../bitboard.ts';
import { inArea, inGoal, onStar, ownRow, SPACES } from '../board.ts';
import { KEEPER, LAST_DEFENDER, NONE, PHASE, pieceOn, type Tactics, TEAM } from '../model.ts';
import { markPawns } from '../moving.ts';
import { ballEndsMask, hasOpenWay } from '../ways.ts';
import { FIGHT_WON } from './battles.ts';
import { DICE } from './survey.ts';

const foundMemo = new Array<Uint16Array | undefined>(SPACES);
/** By space: bit r is set where the ball comes down on it with an r. */
function foundFrom(from: number): Uint16Array {
  foundMemo[from] ??= Uint16Array.from({ length: SPACES }, (_, to) => {
    let rolls = 0;
    for (let roll = 1; roll <= 2 * DICE; roll++) if (hasSpace(ballEndsMask(from, roll), to)) rolls |= 1 << roll;
    return rolls;
  });
  return foundMemo[from];
}

/** By roll: the odds of a die, and of the two that the keeper uses. */
const DIE_ODDS = [0, 1, 1, 1, 1, 1, 1].map((ways) => ways / DICE);
const KEEPER_ODDS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / (DICE * DICE));

/** How many rolls of a die are in each set of them. */
const ROLLS_IN = Uint8Array.from({ length: 2 << DICE }, (_, rolls) => {
  let count = 0;
  for (let roll = 1; roll <= DICE; roll++) count += (rolls >> roll) & 1;
  return count;
});
const ANY_ROLL = ROLLS_IN.length - 1;

/** Spaces of A's pawns, filled anew by each question. */
class Spots {
  readonly spaces = new Uint8Array(TEAM);
  count = 0;

  add(space: number): void {
    this.spaces[this.count++] = space;
  }

  /** The rolls that find one of them. */
  rollsFrom(found: Uint16Array): number {
    let rolls = 0;
    for (let i = 0; i < this.count; i++) rolls |= found[this.spaces[i]!]!;
    return rolls;
  }
}

/** What the direct passes of a set may lead to, from where the pawns stand. */
class Passes {
  /** Who would shoot, who would fight for it first (in the area, or with the keeper), who would pass on. */
  readonly #shooters = new Spots();
  readonly #fighters = new Spots();
  readonly #outlets = new Spots();
  /** By outlet: the rolls with which he finds a shooter, a fighter, and what that is worth. */
  readonly #toShooter = new Uint16Array(TEAM);
  readonly #toFighter = new Uint16Array(TEAM);
  readonly #worth = new Float64Array(TEAM);
  #found = foundFrom(0);
  #odds = DIE_ODDS;
  /** The number that lies, or 0. */
  #roll = 0;
  #shots = 0;
  #fights = 0;

  /** It is false where nothing can come of them: a pawn waits off-side in the goal area, so no chance counts (STW-OFF-4). */
  look(s: Tactics, defence: Seat, line: number, mayPassOn: boolean): boolean {
    if (!this.#sort(s, defence, line)) return false;
    if (!mayPassOn) this.#outlets.count = 0;
    this.#found = foundFrom(s.ball);
    this.#odds = s.holder === KEEPER ? KEEPER_ODDS : DIE_ODDS;
    this.#roll = s.phase === PHASE.ball ? s.roll : 0;
    this.#shots = this.#shooters.rollsFrom(this.#found);
    this.#fights = this.#fighters.rollsFrom(this.#found);
    for (let i = 0; i < this.#outlets.count; i++) {
      const found = foundFrom(this.#outlets.spaces[i]!);
      this.#toShooter[i] = this.#shooters.rollsFrom(found);
      this.#toFighter[i] = this.#fighters.rollsFrom(found);
    }
    return true;
  }

  #sort(s: Tactics, defence: Seat, line: number): boolean {
    this.#shooters.count = 0;
    this.#fighters.count = 0;
    this.#outlets.count = 0;
    for (let piece = 0; piece < TEAM; piece++) {
      const space = s.at[s.side * TEAM + piece]!;
      if (space < 0) continue;
      if (ownRow(defence, space) < line) {
        if (inGoal(defence, space)) return false;
        continue;
      }
      const rival = pieceOn(s, defence, space);
      const isAlone = rival === NONE;
      if (inArea(defence, space)) (isAlone ? this.#shooters : this.#fighters).add(space);
      else if (rival === KEEPER) this.#fighters.add(space);
      else if (isAlone && onStar(defence, space)) this.#shooters.add(space);
      else if (isAlone && piece !== s.holder && piece !== KEEPER) this.#outlets.add(space);
    }
    return true;
  }

  /** The shots to expect; with one more pawn on `spot`, where one is given, who then shoots or fights. */
  promise(spot = NONE, isFight = false): number {
    if (spot === NONE && this.#shooters.count + this.#fighters.count === 0) return 0;
    const toSpot = spot === NONE ? 0 : this.#found[spot]!;
    const shots = isFight ? this.#shots : this.#shots | toSpot;
    const fights = isFight ? this.#fights | toSpot : this.#fights;
    for (let i = 0; i < this.#outlets.count; i++) this.#worth[i] = this.#onward(i, spot, isFight);
    if (this.#roll > 0) return this.#withRoll(this.#roll, shots, fights);
    let sum = 0;
    for (let roll = 1; roll < this.#odds.length; roll++) sum += this.#odds[roll]! * this.#withRoll(roll, shots, fights);
    return sum;
  }

  /** What the second pass promises, from that outlet. */
  #onward(outlet: number, spot: number, isFight: boolean): number {
    const toSpot = spot === NONE ? 0 : foundFrom(this.#outlets.spaces[outlet]!)[spot]!;
    const shots = this.#toShooter[outlet]! | (isFight ? 0 : toSpot);
    const fights = (this.#toFighter[outlet]! | toSpot) & ~shots;
    return (ROLLS_IN[shots & ANY_ROLL]! + FIGHT_WON * ROLLS_IN[fights & ANY_ROLL]!) / DICE;
  }

  #withRoll(roll: number, shots: number, fights: number): number {
    if ((shots >> roll) & 1) return 1;
    let best = (fights >> roll) & 1 ? FIGHT_WON : 0;
    for (let i = 0; i < this.#outlets.count; i++)
      if (this.#worth[i]! > best && (this.#found[this.#outlets.spaces[i]!]! >> roll) & 1) best = this.#worth[i]!;
    return best;
  }
}

const passes = new Passes();

/**
 * How likely the direct passes that are left to A end in a shot, if nobody moves: over the dice, or with the number
 * that lies. Pawns nearer to the defence's goal line than its own row `line` are off-side.
 */
export const passPromise = (s: Tactics, defence: Seat, line: number): number =>
  passes.look(s, defence, line, s.passes === 0) ? passes.promise() : 0;

/** By side: where one shoots from. */
const SHOOTING_SPACES = ([0, 1] as const).map((defence) =>
  Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) => inArea(defence, space) || onStar(defence, space),
  ),
);

const walls = newMask();
const runners = newMask();
const best = new Float64Array(DICE + 1);

/**
 * The same for a set that begins: one of A's pawns may first run to where one shoots from, over the die for him.
 * Whoever runs still counts as an outlet where he stood.
 */
export function setPromise(s: Tactics, defence: Seat, line: number): number {
  if (!passes.look(s, defence, line, true)) return 0;
  const standing = passes.promise();
  best.fill(standing);
  markPawns(s, defence, KEEPER, walls);
  markPawns(s, s.side, LAST_DEFENDER + 1, runners);
  dropSpace(runners, s.ball);
  const [least, most] = s.phase === PHASE.move ? [s.roll, s.roll] : [1, DICE];
  for (const spot of SHOOTING_SPACES[defence]!) {
    if (ownRow(defence, spot) < line || pieceOn(s, s.side, spot) !== NONE) continue;
    const rival = pieceOn(s, defence, spot);
    const isFight = rival !== NONE;
    if (isFight && rival !== KEEPER && onStar(defence, spot)) continue;
    const promise = passes.promise(spot, isFight);
    if (promise <= standing) continue;
    for (let run = least; run <= most; run++)
      if (promise > best[run]! && hasOpenWay(spot, run, walls, runners)) best[run] = promise;
  }
  let sum = 0;
  for (let run = least; run <= most; run++) sum += best[run]!;
  return sum / (most - least + 1);
}
