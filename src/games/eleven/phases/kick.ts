import { type Action, otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Guard, Guards } from '../../../core/phase.ts';
import { toOf } from '../action.ts';
import { AREA_END, GOAL_END, NONE, REACH, type Reach, type Space } from '../board.ts';
import type { ElevenTell } from '../events.ts';
import { tellPossession } from '../flow.ts';
import { controllerOf, type Eleven, endOf, isOwn, keeperOf, MAX_KICKS, ownerOf, spaceText } from '../model.ts';

/** ELV-KCK-10. */
export const controls = (s: Eleven, seat: Seat): boolean => isOwn(seat, controllerOf(s));
export const needsBall: Guard<Eleven> = ['ELV-KCK-10', (s, seat) => !controls(s, seat)];

/** ELV-KCK-1, ELV-KCK-7: nothing kicked yet in this turn, or in the middle of a chain. */
export const mayKickNow = (s: Eleven): boolean => s.kicks === 0 || s.chain === 1;

/** ELV-KCK-8: of the goal spaces only the own one, where the own keeper stands on it. */
export const mayEndOn = (s: Eleven, seat: Seat, to: Space): boolean =>
  GOAL_END[to] === NONE || (GOAL_END[to] === endOf(s, seat) && s.on[to] === keeperOf(seat));

/** ELV-KCK-3: one way without an opponent on the space between. */
export function isOpenWay(s: Eleven, seat: Seat, { via }: Reach): boolean {
  for (let i = 0; i < via.length; i++) if (!isOwn(otherSeat(seat), s.on[via[i]!])) return true;
  return via.length === 0;
}

/** ELV-KCK-9: the twentieth kick must not leave the own keeper with a ball that he could not kick on. */
export const strandsKeeper = (s: Eleven, seat: Seat, to: Space): boolean =>
  s.kicks === MAX_KICKS - 1 && s.on[to] === keeperOf(seat) && AREA_END[to] === endOf(s, seat);

const reachOf = (s: Eleven, to: Space): Reach | undefined => REACH[s.ball]?.find((reach) => reach.to === to);
const ballTo = (s: Eleven, _seat: Seat, action: Action) => ({ from: s.ball, to: toOf(action) });

export const kickGuards: Guards<Eleven> = [
  needsBall,
  ['ELV-KCK-9', (s) => s.kicks === MAX_KICKS],
  ['ELV-KCK-7', (s) => !mayKickNow(s)],
  ['ELV-KCK-8', (s, seat, action) => !mayEndOn(s, seat, toOf(action)), ballTo],
  ['ELV-KCK-2', (s, _seat, action) => reachOf(s, toOf(action)) === undefined, ballTo],
  ['ELV-KCK-3', (s, seat, action) => !isOpenWay(s, seat, reachOf(s, toOf(action))!), ballTo],
  ['ELV-KCK-9', (s, seat, action) => strandsKeeper(s, seat, toOf(action))],
];

/** ELV-KCK-4, ELV-KCK-5, ELV-KCK-6: the ball goes where it is kicked; with a team-mate there the chain runs on. */
export function applyKick(s: Eleven, seat: Seat, action: Action, tell?: ElevenTell): void {
  const from = s.ball;
  const to = toOf(action);
  const receiver = s.on[to]!;
  s.ball = to;
  s.kicks++;
  s.chain = isOwn(seat, receiver) && s.kicks < MAX_KICKS ? 1 : 0;
  const rule = receiver === NONE ? 'ELV-KCK-4' : isOwn(seat, receiver) ? 'ELV-KCK-5' : 'ELV-KCK-6';
  tell?.({
    type: 'kick',
    side: sideOf(seat),
    from: spaceText(from),
    to: spaceText(to),
    receiver: receiver === NONE ? null : sideOf(ownerOf(receiver)),
    rule,
  });
  if (receiver !== NONE) tellPossession(s, receiver, rule, tell);
}
