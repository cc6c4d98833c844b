import { type Action, type Seat, sideOf } from '../../../core/game.ts';
import type { Guard, Guards } from '../../../core/phase.ts';
import { fromOf, toOf } from '../action.ts';
import { AREA_END, areNeighbours, GOAL_END, NONE, type Space } from '../board.ts';
import type { ElevenTell } from '../events.ts';
import { tellPossession } from '../flow.ts';
import { type Eleven, endOf, isKeeper, isOwn, MOVE_COST, numberOf, type Piece, spaceText } from '../model.ts';

const fromTo = (_s: Eleven, _seat: Seat, action: Action) => ({ from: fromOf(action), to: toOf(action) });

/** The first two questions asked of every action that goes from one space to another. */
export const stepGuards: Guards<Eleven> = [
  ['ELV-MOV-5', (s, seat, action) => !isOwn(seat, s.on[fromOf(action)]), fromTo],
  ['ELV-MOV-1', (_s, _seat, action) => !areNeighbours(fromOf(action), toOf(action)), fromTo],
];

/** ELV-TRN-4. */
export const notEnough = (cost: (s: Eleven, action: Action) => number): Guard<Eleven> => [
  'ELV-TRN-4',
  (s, _seat, action) => cost(s, action) > s.points,
  (s, _seat, action) => ({ cost: cost(s, action), left: s.points }),
];

/** ELV-BRD-3: a goal space is open to the keeper of its end only. */
export const mayEnterGoal = (s: Eleven, piece: Piece, seat: Seat, goal: Space): boolean =>
  isKeeper(piece) && GOAL_END[goal] === endOf(s, seat);

/** ELV-KPR-5: after a kick the keeper neither carries the ball into his area nor fetches it there. */
export const bringsBallHome = (s: Eleven, piece: Piece, seat: Seat, from: Space, to: Space): boolean =>
  s.kicks > 0 && isKeeper(piece) && AREA_END[to] === endOf(s, seat) && (s.ball === from || s.ball === to);

export const moveGuards: Guards<Eleven> = [
  ...stepGuards,
  [
    'ELV-BRD-3',
    (s, seat, action) => GOAL_END[toOf(action)] !== NONE && !mayEnterGoal(s, s.on[fromOf(action)]!, seat, toOf(action)),
    fromTo,
  ],
  ['ELV-MOV-2', (s, _seat, action) => s.on[toOf(action)] !== NONE, fromTo],
  notEnough(() => MOVE_COST),
  ['ELV-KPR-5', (s, seat, action) => bringsBallHome(s, s.on[fromOf(action)]!, seat, fromOf(action), toOf(action))],
];

/** ELV-MOV-1, ELV-MOV-3, ELV-MOV-4: one step; the ball goes along or is picked up. */
export function applyMove(s: Eleven, seat: Seat, action: Action, tell?: ElevenTell): void {
  const from = fromOf(action);
  const to = toOf(action);
  const piece = s.on[from]!;
  const picksUp = s.ball === to;
  s.moveTo(piece, to);
  if (s.ball === from) s.ball = to;
  s.points -= MOVE_COST;
  s.chain = 0;
  tell?.({
    type: 'move',
    side: sideOf(seat),
    piece: numberOf(piece),
    from: spaceText(from),
    to: spaceText(to),
    rule: 'ELV-MOV-1',
  });
  if (picksUp) tellPossession(s, piece, 'ELV-MOV-4', tell);
}
