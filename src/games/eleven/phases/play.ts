import type { Choices } from '../../../core/choices.ts';
import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import {
  ATTACK,
  attackAction,
  END,
  endAction,
  KICK,
  kickAction,
  kindOf,
  MOVE,
  moveAction,
  SHOOT,
  shootAction,
} from '../action.ts';
import { FIRST_NEIGHBOUR, GOAL_END, NEIGHBOUR, NONE, REACH, type Space } from '../board.ts';
import { awaitRoll } from '../flow.ts';
import { type Eleven, isOwn, keeperHolds, keeperOf, MOVE_COST, type Piece, TEAM_SIZE } from '../model.ts';
import { applyAttack, attackCost, attackGuards, isKeeperHeld, isSafe, mayBePushedTo } from './attack.ts';
import { only, whenKind } from './guards.ts';
import { applyKick, controls, isOpenWay, kickGuards, mayEndOn, mayKickNow, strandsKeeper } from './kick.ts';
import { applyMove, bringsBallHome, mayEnterGoal, moveGuards } from './move.ts';
import { applyShoot, isInRange, shootGuards } from './shoot.ts';

function offerPushes(s: Eleven, from: Space, to: Space, out: Choices): void {
  for (let i = FIRST_NEIGHBOUR[to]!; i < FIRST_NEIGHBOUR[to + 1]!; i++) {
    const push = NEIGHBOUR[i]!;
    if (mayBePushedTo(s, from, push)) out.add(attackAction(from, to, push));
  }
}

function offerSteps(s: Eleven, seat: Seat, piece: Piece, points: number, out: Choices): void {
  const from = s.at[piece]!;
  const carries = s.ball === from;
  for (let i = FIRST_NEIGHBOUR[from]!; i < FIRST_NEIGHBOUR[from + 1]!; i++) {
    const to = NEIGHBOUR[i]!;
    const there = s.on[to]!;
    if (there === NONE) {
      if (GOAL_END[to] !== NONE && !mayEnterGoal(s, piece, seat, to)) continue;
      if (!bringsBallHome(s, piece, seat, from, to)) out.add(moveAction(from, to));
    } else if (!carries && points >= attackCost(s, to) && !isOwn(seat, there)) {
      if (!isSafe(s, there, seat, to) && !isKeeperHeld(s, piece, seat, from, to)) offerPushes(s, from, to, out);
    }
  }
}

function offerKicks(s: Eleven, seat: Seat, out: Choices): void {
  const reaches = REACH[s.ball]!;
  for (let i = 0; i < reaches.length; i++) {
    const reach = reaches[i]!;
    if (mayEndOn(s, seat, reach.to) && isOpenWay(s, seat, reach) && !strandsKeeper(s, seat, reach.to))
      out.add(kickAction(reach.to));
  }
}

/** ELV-TRN-2: points are spent as one likes; the kick is free, once or as one chain. */
export const play: Phase<Eleven> = {
  name: 'play',
  exact: true,
  guards: [
    only(MOVE, ATTACK, KICK, SHOOT, END),
    ['ELV-KPR-3', (s, seat, action) => kindOf(action) !== KICK && keeperHolds(s, seat)],
    ...whenKind(MOVE, moveGuards),
    ...whenKind(ATTACK, attackGuards),
    ...whenKind(KICK, kickGuards),
    ...whenKind(SHOOT, shootGuards),
  ],
  candidates(s, seat, out) {
    const mayKick = mayKickNow(s) && controls(s, seat);
    if (mayKick) offerKicks(s, seat, out);
    if (keeperHolds(s, seat)) return;
    const points = s.points;
    if (points >= MOVE_COST) {
      const keeper = keeperOf(seat);
      for (let piece = keeper; piece < keeper + TEAM_SIZE; piece++) offerSteps(s, seat, piece, points, out);
    }
    if (mayKick && isInRange(s, seat)) out.add(shootAction());
    out.add(endAction());
  },
  apply(s, seat, action, tell) {
    const kind = kindOf(action);
    if (kind === MOVE) applyMove(s, seat, action, tell);
    else if (kind === ATTACK) applyAttack(s, seat, action, tell);
    else if (kind === KICK) applyKick(s, seat, action, tell);
    else if (kind === SHOOT) applyShoot(s, seat, tell);
    else {
      tell?.({ type: 'turn-end', side: sideOf(seat), unused: s.points, rule: 'ELV-TRN-3' });
      awaitRoll(s, otherSeat(seat));
    }
  },
};
