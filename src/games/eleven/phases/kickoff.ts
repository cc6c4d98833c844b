import { otherSeat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { fromOf, KICKOFF, KICKOFF_FROM, kickoffAction, kickoffFromAction, kindOf } from '../action.ts';
import { KICKOFF_SPACE, NONE } from '../board.ts';
import { awaitPlacing } from '../flow.ts';
import { type Eleven, hasOff, isKeeper, isOwn, keeperOf, lowestOff, numberOf, spaceText, TEAM_SIZE } from '../model.ts';
import { only } from './guards.ts';

/** ELV-SET-3, ELV-GOL-3: a player goes on the kick-off space with the ball. */
export const kickoff: Phase<Eleven> = {
  name: 'kickoff',
  exact: false,
  guards: [
    only(KICKOFF, KICKOFF_FROM),
    ['ELV-GOL-3', (s, seat, action) => (kindOf(action) === KICKOFF) !== hasOff(s, seat)],
    [
      'ELV-GOL-3',
      (s, seat, action) => {
        const piece = s.on[fromOf(action)];
        return kindOf(action) === KICKOFF_FROM && (!isOwn(seat, piece) || isKeeper(piece));
      },
    ],
  ],
  candidates(s, seat, out) {
    out.add(kickoffAction());
    for (let piece = keeperOf(seat) + 1; piece < keeperOf(seat) + TEAM_SIZE; piece++)
      if (s.at[piece] !== NONE) out.add(kickoffFromAction(s.at[piece]!));
  },
  apply(s, seat, action, tell) {
    const isFromBoard = kindOf(action) === KICKOFF_FROM;
    const piece = isFromBoard ? s.on[fromOf(action)]! : lowestOff(s, seat);
    const from = s.at[piece]!;
    s.lift(piece);
    s.put(piece, KICKOFF_SPACE);
    s.ball = KICKOFF_SPACE;
    tell?.({
      type: 'kickoff',
      side: sideOf(seat),
      piece: numberOf(piece),
      from: spaceText(from),
      space: spaceText(KICKOFF_SPACE),
      rule: isFromBoard ? 'ELV-GOL-3' : 'ELV-SET-3',
    });
    awaitPlacing(s, otherSeat(seat), seat);
  },
};
