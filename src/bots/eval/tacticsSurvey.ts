import { otherSeat, type Seat } from '../../core/game.ts';
import { newMask } from '../../games/tactics/bitboard.ts';
import { distance, HEIGHT, inArea, inGoal, inHalf, onStar, ownRow, SPACES } from '../../games/tactics/board.ts';
import {
  CARD_SLOTS,
  cardIndex,
  FIRST_FIELD,
  isForward,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  OUT,
  PHASE,
  pieceOn,
  RESTART,
  spaceOf,
  type Tactics,
  TEAM,
} from '../../games/tactics/model.ts';
import { markPawns } from '../../games/tactics/moving.ts';
import { hasOpenWay } from '../../games/tactics/ways.ts';

/** What both evaluations of tactics see: who gets to the ball, how near a shot is, how the pawns of a side stand. */

export const DICE = 6;
/** A spin that goes in. */
const SPIN_GOAL = 1 / 2;

/** The goals by which home leads in a shoot-out; half of the kick that is due is counted. */
export function shootoutLead({ side, goals }: Tactics): number {
  const due = side === NONE ? 0 : side === 0 ? SPIN_GOAL : -SPIN_GOAL;
  return goals[0]! - goals[1]! + due / 2;
}

const walls = newMask();
const runners = newMask();

/**
 * How many of the numbers from `least` to `most` bring a field pawn of the side to the ball, as a share of them; ways
 * are the same there and back.
 */
function reachOf(s: Tactics, seat: Seat, least: number, most: number): number {
  markPawns(s, otherSeat(seat), KEEPER, walls);
  markPawns(s, seat, inHalf(seat, s.ball) ? FIRST_FIELD : LAST_DEFENDER + 1, runners);
  let numbers = 0;
  for (let count = least; count <= most; count++) if (hasOpenWay(s.ball, count, walls, runners)) numbers++;
  return numbers / (most - least + 1);
}

export const isKeeperNear = (s: Tactics, seat: Seat): boolean => distance(spaceOf(s, seat, KEEPER), s.ball) === 1;

/** The attempt of a side before it rolls: certain by its keeper, else by the six numbers. */
export const comingAttempt = (s: Tactics, seat: Seat, isKeeperFree: boolean): number =>
  isKeeperFree && isKeeperNear(s, seat) ? 1 : reachOf(s, seat, 1, DICE);

/** The attempt that is due: by the number on the die, or before the roll. */
export const attemptOf = (s: Tactics, seat: Seat, isKeeperFree: boolean): number =>
  s.roll > 0 ? reachOf(s, seat, s.roll, s.roll) : comingAttempt(s, seat, isKeeperFree);

/** The share of battles in the area that an attacker wins. */
const BATTLE_WON = 0.4;
/** And of those against a keeper who has come out. */
const KEEPER_BEATEN = 0.2;

/** A shot is certain: it is due, or a penalty is given (STW-PEN-1), be it after a keeper's second yellow. */
export const isShotSure = (s: Tactics): boolean => {
  if (s.phase === PHASE.sendoff) return s.holder !== KEEPER && inArea(otherSeat(s.side), s.ball);
  return s.phase === PHASE.shot || (s.phase === PHASE.clear && s.restart === RESTART.penalty);
};

/** STW-AREA-2, STW-GK-6: A shoots if it wins the battle that is due. */
export const isShotIfWon = (s: Tactics, defence: Seat): boolean =>
  inArea(defence, s.ball) || pieceOn(s, defence, s.ball) === KEEPER;

/** How likely A is to shoot from where it stands now, before the coming attempt. */
export function shooting(s: Tactics): number {
  if (isShotSure(s)) return 1;
  if (s.phase === PHASE.sendoff) return 0;
  const defence = otherSeat(s.side);
  if (s.phase === PHASE.battle) {
    if (inArea(defence, s.ball)) return BATTLE_WON;
    return isShotIfWon(s, defence) ? KEEPER_BEATEN : 0;
  }
  return s.chance === 1 ? 1 - (1 - BATTLE_WON) * attemptOf(s, defence, s.phase === PHASE.defend) : 0;
}

/** More than this is idle. */
const ENOUGH_SUPPORT = 3;
const ENOUGH_GUARD = 2;
/** A field pawn in the own area, where the keeper in goal counts 1. */
const PAWN_GUARD = 0.25;

/** What a pawn on each space is worth to the attack on that side's goal, where it is not off-side. */
const SUPPORT_AT = ([0, 1] as const).map((defence) =>
  Float64Array.from({ length: SPACES }, (_, space) => {
    if (inArea(defence, space) || onStar(defence, space)) return 1;
    return Math.max(0, HEIGHT / 2 - ownRow(defence, space)) / (2 * HEIGHT);
  }),
);
const GUARD_AT = ([0, 1] as const).map((seat) =>
  Float64Array.from({ length: SPACES }, (_, space) => (inArea(seat, space) ? PAWN_GUARD : 0)),
);

/** What the last pawn of a line is worth beyond a man: without it there is no defence, midfield or attack. */
const LAST_OF_LINE = 2;
/** By piece: the bit of its line. */
const LINE_OF = Uint8Array.from({ length: TEAM }, (_, piece) =>
  piece <= LAST_DEFENDER ? 1 : isForward(piece) ? 4 : 2,
);
/** By the bits of the lines that are not empty: what they are worth. */
const LINES_WORTH = Float64Array.from(
  { length: 8 },
  (_, lines) => LAST_OF_LINE * ((lines & 1) + ((lines >> 1) & 1) + (lines >> 2)),
);

/** What one look over the pawns of a side tells. */
export class Survey {
  /** Pawns that may receive a pass in the other area or on its stars, and those near it. */
  support = 0;
  /** Pawns in off-side position. */
  stranded = 0;
  /** Pawns still in the match, the last of each line for more. */
  men = 0;
  cards = 0;
  /** Keeper in goal, pawns between ball and goal. */
  guard = 0;

  /** `line`: the own row of the rival's field pawn nearest to his goal line. */
  look(s: Tactics, seat: Seat, line: number): void {
    const { at } = s;
    const rival = otherSeat(seat);
    const supportAt = SUPPORT_AT[rival]!;
    const guardAt = GUARD_AT[seat]!;
    const first = seat * TEAM;
    let support = 0;
    let stranded = 0;
    let men = 0;
    let lines = 0;
    let guard = 0;
    for (let pawn = first + FIRST_FIELD; pawn < first + TEAM; pawn++) {
      const space = at[pawn]!;
      if (space !== OUT) {
        men++;
        lines |= LINE_OF[pawn - first]!;
      }
      if (space < 0) continue;
      if (ownRow(rival, space) < line) stranded++;
      else support += supportAt[space]!;
      guard += guardAt[space]!;
    }
    const keeper = at[first + KEEPER]!;
    if (keeper >= 0 && inGoal(seat, keeper)) guard += 1;
    this.support = Math.min(support, ENOUGH_SUPPORT);
    this.stranded = stranded;
    this.men = men + LINES_WORTH[lines]!;
    this.guard = Math.min(guard, ENOUGH_GUARD);
    this.cards = 0;
    for (let slot = 0; slot < CARD_SLOTS.length; slot++) this.cards += s.cards[cardIndex(seat, slot)]!;
  }
}
