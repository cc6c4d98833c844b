import { type Action, otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Guards } from '../../../core/phase.ts';
import { fromOf, pushOf, toOf } from '../action.ts';
import { AREA_END, areNeighbours, GOAL_END, NONE, type Space } from '../board.ts';
import type { ElevenTell } from '../events.ts';
import { tellPossession } from '../flow.ts';
import {
  type Eleven,
  endOf,
  isKeeper,
  isOwn,
  numberOf,
  type Piece,
  PUSH_COST,
  STEAL_COST,
  spaceText,
} from '../model.ts';
import { notEnough, stepGuards } from './move.ts';

/** ELV-ATK-3: entering and pushing, and the steal where the opponent has the ball. */
export const attackCost = (s: Eleven, to: Space): number => (s.ball === to ? STEAL_COST : PUSH_COST);

/** ELV-KPR-1: in his own area a keeper is safe. */
export const isSafe = (s: Eleven, victim: Piece, seat: Seat, to: Space): boolean =>
  isKeeper(victim) && AREA_END[to] === endOf(s, otherSeat(seat));

/** ELV-KPR-4: after a kick the keeper attacks neither from his area nor into it. */
export const isKeeperHeld = (s: Eleven, piece: Piece, seat: Seat, from: Space, to: Space): boolean =>
  s.kicks > 0 && isKeeper(piece) && (AREA_END[from] === endOf(s, seat) || AREA_END[to] === endOf(s, seat));

/** ELV-ATK-5, for a neighbour of the space attacked: free of pieces and of the ball, and no goal. */
export const mayBePushedTo = (s: Eleven, from: Space, push: Space): boolean =>
  (s.on[push] === NONE || push === from) && s.ball !== push && GOAL_END[push] === NONE;

export const attackGuards: Guards<Eleven> = [
  ...stepGuards,
  [
    'ELV-ATK-2',
    (s, seat, action) => !isOwn(otherSeat(seat), s.on[toOf(action)]),
    (_s, _seat, action) => ({ to: toOf(action) }),
  ],
  ['ELV-KPR-1', (s, seat, action) => isSafe(s, s.on[toOf(action)]!, seat, toOf(action))],
  ['ELV-ATK-1', (s, _seat, action) => s.ball === fromOf(action)],
  ['ELV-KPR-4', (s, seat, action) => isKeeperHeld(s, s.on[fromOf(action)]!, seat, fromOf(action), toOf(action))],
  [
    'ELV-ATK-5',
    (s, _seat, action) =>
      !areNeighbours(toOf(action), pushOf(action)) || !mayBePushedTo(s, fromOf(action), pushOf(action)),
    (_s, _seat, action) => ({ to: toOf(action), push: pushOf(action) }),
  ],
  notEnough((s, action) => attackCost(s, toOf(action))),
];

/** ELV-ATK-2, ELV-ATK-4: the attacker enters, the opponent is pushed, his ball stays with the attacker. */
export function applyAttack(s: Eleven, seat: Seat, action: Action, tell?: ElevenTell): void {
  const from = fromOf(action);
  const to = toOf(action);
  const push = pushOf(action);
  const piece = s.on[from]!;
  const victim = s.on[to]!;
  const stolen = s.ball === to;
  s.points -= attackCost(s, to);
  s.chain = 0;
  s.lift(piece);
  s.moveTo(victim, push);
  s.put(piece, to);
  tell?.({
    type: 'attack',
    side: sideOf(seat),
    piece: numberOf(piece),
    from: spaceText(from),
    to: spaceText(to),
    victim: numberOf(victim),
    pushed: spaceText(push),
    stolen,
    rule: 'ELV-ATK-2',
  });
  if (stolen) tellPossession(s, piece, 'ELV-ATK-4', tell);
}
