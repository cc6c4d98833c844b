import type { Choices } from '../../../core/choices.ts';
import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { attackAction, endAction, KIND, kickAction, kindOf, moveAction, shootAction } from '../action.ts';
import { FIELD_NEIGHBOURS, GOAL_END, NEIGHBOURS, NONE, REACH, SPACES, type Space } from '../board.ts';
import type { ElevenEvent } from '../events.ts';
import { awaitRoll } from '../flow.ts';
import { type Eleven, keeperHolds, keeperOf, MOVE_COST, ownerOf, PUSH_COST, TEAM_SIZE } from '../model.ts';
import { applyAttack, attackCost, attackGuards, isKeeperHeld, isSafe, mayBePushedTo } from './attack.ts';
import { only, whenKind } from './guards.ts';
import { applyKick, controls, isOpenWay, kickGuards, mayEndOn, mayKickNow, strandsKeeper } from './kick.ts';
import { applyMove, bringsBallHome, mayEnterGoal, moveGuards } from './move.ts';
import { applyShoot, isInRange, shootGuards } from './shoot.ts';

function offerPushes(s: Eleven, from: Space, to: Space, out: Choices): void {
  const { to: neighbours, first } = FIELD_NEIGHBOURS;
  for (let i = first[to]!; i < first[to + 1]!; i++) {
    const push = neighbours[i]!;
    if (mayBePushedTo(s, from, push)) out.add(attackAction(from, to, push));
  }
}

function offerKeeper(s: Eleven, seat: Seat, out: Choices): void {
  const keeper = keeperOf(seat);
  const from = s.at[keeper]!;
  const { to: neighbours, first } = NEIGHBOURS;
  for (let i = first[from]!; i < first[from + 1]!; i++) {
    const to = neighbours[i]!;
    const there = s.on[to]!;
    if (there === NONE) {
      if (GOAL_END[to] !== NONE && !mayEnterGoal(s, keeper, seat, to)) continue;
      if (!bringsBallHome(s, keeper, seat, from, to)) out.add(moveAction(from, to));
    } else if (s.ball !== from && ownerOf(there) !== seat && s.points >= attackCost(s, to)) {
      if (!isSafe(s, there, seat, to) && !isKeeperHeld(s, keeper, seat, from, to)) offerPushes(s, from, to, out);
    }
  }
}

/** The step along each line of FIELD_NEIGHBOURS, by the index of its end there. */
const FIELD_STEPS = Int32Array.from(
  SPACES.flatMap((_, from) =>
    [...FIELD_NEIGHBOURS.to.subarray(FIELD_NEIGHBOURS.first[from], FIELD_NEIGHBOURS.first[from + 1])].map((to) =>
      moveAction(from, to),
    ),
  ),
);

/** Outfield players never enter a goal, and nobody who stands on one can be attacked. */
function offerPlayers(s: Eleven, seat: Seat, out: Choices): void {
  const { at, on, ball, points } = s;
  const { to: neighbours, first } = FIELD_NEIGHBOURS;
  const keeper = keeperOf(seat);
  for (let piece = keeper + 1; piece < keeper + TEAM_SIZE; piece++) {
    const from = at[piece]!;
    const mayAttack = points >= PUSH_COST && ball !== from;
    for (let i = first[from]!; i < first[from + 1]!; i++) {
      const to = neighbours[i]!;
      const there = on[to]!;
      if (there === NONE) out.add(FIELD_STEPS[i]!);
      else if (mayAttack && ownerOf(there) !== seat && points >= attackCost(s, to) && !isSafe(s, there, seat, to))
        offerPushes(s, from, to, out);
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
export const play: Phase<Eleven, ElevenEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [
    only(KIND.move, KIND.attack, KIND.kick, KIND.shoot, KIND.end),
    ['ELV-KPR-3', (s, seat, action) => kindOf(action) !== KIND.kick && keeperHolds(s, seat)],
    ...whenKind(KIND.move, moveGuards),
    ...whenKind(KIND.attack, attackGuards),
    ...whenKind(KIND.kick, kickGuards),
    ...whenKind(KIND.shoot, shootGuards),
  ],
  candidates(s, seat, out) {
    const mayKick = mayKickNow(s) && controls(s, seat);
    if (mayKick) offerKicks(s, seat, out);
    if (keeperHolds(s, seat)) return;
    if (s.points >= MOVE_COST) {
      offerKeeper(s, seat, out);
      offerPlayers(s, seat, out);
    }
    if (mayKick && isInRange(s, seat)) out.add(shootAction());
    out.add(endAction());
  },
  apply(s, seat, action, tell) {
    const kind = kindOf(action);
    if (kind === KIND.move) applyMove(s, seat, action, tell);
    else if (kind === KIND.attack) applyAttack(s, seat, action, tell);
    else if (kind === KIND.kick) applyKick(s, seat, action, tell);
    else if (kind === KIND.shoot) applyShoot(s, seat, tell);
    else {
      tell?.({ type: 'turn-end', side: sideOf(seat), unused: s.points, rule: 'ELV-TRN-3' });
      awaitRoll(s, otherSeat(seat));
    }
  },
};
