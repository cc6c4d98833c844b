import { otherSeat, type Seat } from '../../core/game.ts';
import { distance, HEIGHT, inArea, inGoal, inHalf, onStar, ownRow, SPACES } from '../../games/tactics/board.ts';
import { meet, newMask } from '../../games/tactics/mask.ts';
import {
  BALL,
  BATTLE,
  CARD_SLOTS,
  CLEAR,
  cardIndex,
  DEFEND,
  DEFENDMOVE,
  DEFENDROLL,
  FIRST_FIELD,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  PENALTY,
  pieceOn,
  SHOOTOUT,
  SHOT,
  spaceOf,
  TAKE,
  TAKEROLL,
  type Tactics,
  TEAM,
} from '../../games/tactics/model.ts';
import { markPawns } from '../../games/tactics/moving.ts';
import { isBehind, lastRow, spoiler } from '../../games/tactics/offside.ts';
import { ballEnds, markOpenEnds, pawnEnds } from '../../games/tactics/ways.ts';
import type { Evaluation } from './eval.ts';

const DICE = 6;
/** A spin that goes in. */
const SPIN_GOAL = 1 / 2;

const walls = newMask();
const runners = newMask();
const near = newMask();

/** Whether a field pawn of the side can get to the ball with this number; ways are the same there and back. */
function reaches(s: Tactics, count: number): boolean {
  if (!meet(pawnEnds(s.ball, count), runners)) return false;
  markOpenEnds(s.ball, count, walls, near);
  return meet(near, runners);
}

/** How many of the numbers from `least` to `most` bring a field pawn of the side to the ball, as a share of all six. */
function reachOf(s: Tactics, seat: Seat, least: number, most: number): number {
  markPawns(s, otherSeat(seat), KEEPER, walls);
  markPawns(s, seat, inHalf(seat, s.ball) ? FIRST_FIELD : LAST_DEFENDER + 1, runners);
  let numbers = 0;
  for (let count = least; count <= most; count++) if (reaches(s, count)) numbers++;
  return numbers / (most - least + 1);
}

/** The attempt of a side: certain by its keeper, by the number on the die, or by all six. */
function attemptOf(s: Tactics, seat: Seat, isKeeperFree: boolean): number {
  if (isKeeperFree && distance(spaceOf(s, seat, KEEPER), s.ball) === 1) return 1;
  return s.roll > 0 ? reachOf(s, seat, s.roll, s.roll) : reachOf(s, seat, 1, DICE);
}

/** What the best kick with the number on the die promises: a shot, a battle in the area, a pass forward. */
const SHOT_PROMISE = 1;
const BATTLE_PROMISE = 0.45;
const PASS_PROMISE = 0.15;
function promiseOf(s: Tactics): number {
  const defence = otherSeat(s.side);
  const row = lastRow(s, defence);
  const ends = ballEnds(s.ball, s.roll);
  let best = 0;
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i]!;
    const mate = pieceOn(s, s.side, to);
    if (mate === NONE || ownRow(defence, to) < row) continue;
    const isContested = pieceOn(s, defence, to) !== NONE;
    if (inArea(defence, to)) best = Math.max(best, isContested ? BATTLE_PROMISE : SHOT_PROMISE);
    else if (isContested) continue;
    else if (onStar(defence, to)) best = SHOT_PROMISE;
    else best = Math.max(best, PASS_PROMISE * (1 - ownRow(defence, to) / HEIGHT));
    if (best === SHOT_PROMISE) return spoiler(s, mate) === NONE ? best : 0;
  }
  return best;
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

/** What one look over the pawns of a side tells. */
class Survey {
  /** Pawns that may receive a pass in the other area or on its stars, and those near it. */
  support = 0;
  /** Pawns in off-side position. */
  stranded = 0;
  men = 0;
  cards = 0;
  /** Keeper in goal, pawns between ball and goal. */
  guard = 0;

  look(s: Tactics, seat: Seat): void {
    const { at } = s;
    const rival = otherSeat(seat);
    const row = lastRow(s, rival);
    const supportAt = SUPPORT_AT[rival]!;
    const guardAt = GUARD_AT[seat]!;
    const first = seat * TEAM;
    let support = 0;
    let stranded = 0;
    let men = 0;
    let guard = 0;
    for (let pawn = first + FIRST_FIELD; pawn < first + TEAM; pawn++) {
      const space = at[pawn]!;
      if (space < 0) continue;
      men++;
      if (ownRow(rival, space) < row) stranded++;
      else support += supportAt[space]!;
      guard += guardAt[space]!;
    }
    const keeper = at[first + KEEPER]!;
    if (keeper >= 0 && inGoal(seat, keeper)) guard += 1;
    this.support = Math.min(support, ENOUGH_SUPPORT);
    this.stranded = stranded;
    this.men = men;
    this.guard = Math.min(guard, ENOUGH_GUARD);
    this.cards = 0;
    for (let slot = 0; slot < CARD_SLOTS.length; slot++) this.cards += s.cards[cardIndex(seat, slot)]!;
  }
}

const home = new Survey();
const away = new Survey();

const LEAD = 0;
const SHOOTING = 1;
const POSSESSION = 2;
const PROGRESS = 3;
const PROMISE = 4;
const REACH = 5;
const DANGER = 6;
const SUPPORT = 7;
const STRANDED = 8;
const GUARD = 9;
const MEN = 10;
const CARDS = 11;
const NAMES = [
  'lead',
  'shooting',
  'possession',
  'progress',
  'promise',
  'reach',
  'danger',
  'support',
  'stranded',
  'guard',
  'men',
  'cards',
] as const;

/** The share of battles against defenders and keepers that an attacker wins. */
const BATTLE_WON = 0.4;

/** How likely A is to shoot from where it stands now, before the coming attempt. */
function shooting(s: Tactics): number {
  if (s.phase === SHOT || (s.phase === CLEAR && s.restart === PENALTY)) return 1;
  const defence = otherSeat(s.side);
  if (s.phase === BATTLE) return inArea(defence, s.ball) ? BATTLE_WON : 0;
  return s.chance === 1 ? 1 - (1 - BATTLE_WON) * attemptOf(s, defence, s.phase === DEFEND) : 0;
}

/** What a football eye sees on the pitch. */
export const tacticsEvaluation: Evaluation<Tactics> = {
  names: NAMES,
  weights: [2.2, 0.8, 0.3, 0.25, 0.5, 0.25, 0.25, 0.1, 0.06, 0.1, 0.12, 0.04],
  terms(s, out) {
    out.fill(0, 0, NAMES.length);
    if (s.period === SHOOTOUT) {
      const due = s.side === NONE ? 0 : s.side === 0 ? SPIN_GOAL : -SPIN_GOAL;
      out[LEAD] = s.goals[0]! - s.goals[1]! + due / 2;
      return;
    }
    out[LEAD] = s.score[0]! - s.score[1]!;
    home.look(s, 0);
    away.look(s, 1);
    out[SUPPORT] = home.support - away.support;
    out[STRANDED] = away.stranded - home.stranded;
    out[GUARD] = home.guard - away.guard;
    out[MEN] = home.men - away.men;
    out[CARDS] = away.cards - home.cards;
    if (s.side === NONE) return;
    const sign = s.side === 0 ? 1 : -1;
    if (s.ball === NONE) {
      out[POSSESSION] = sign / 2;
      return;
    }
    const defence = otherSeat(s.side);
    out[PROGRESS] = (sign * (HEIGHT / 2 - ownRow(defence, s.ball))) / HEIGHT;
    if (s.holder !== NONE) {
      out[POSSESSION] = s.phase === BATTLE ? 0 : sign;
      out[SHOOTING] = sign * shooting(s);
      if (s.phase === BALL) out[PROMISE] = sign * promiseOf(s);
      else if (s.chance === 0 && s.phase >= DEFEND && s.phase <= DEFENDMOVE)
        out[REACH] = (-sign * attemptOf(s, defence, s.phase === DEFEND)) / 2;
      return;
    }
    looseBall(s, sign, out);
  },
};

/** Who gets to it first, and what the attack has of it near the goal. */
function looseBall(s: Tactics, sign: number, out: Float64Array): void {
  const defence = otherSeat(s.side);
  const isOurs = s.phase === TAKEROLL || s.phase === TAKE;
  const isNearGoal = inArea(defence, s.ball) && !(s.offside > 0 && isBehind(s, defence, s.ball));
  if (isOurs) {
    const reach = attemptOf(s, s.side, false);
    out[REACH] = sign * (2 * reach - 1);
    if (isNearGoal) out[DANGER] = sign * reach;
  } else if (s.phase === DEFEND || s.phase === DEFENDROLL || s.phase === DEFENDMOVE)
    out[REACH] = -sign * attemptOf(s, defence, s.phase === DEFEND);
}
