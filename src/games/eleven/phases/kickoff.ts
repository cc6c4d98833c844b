import { otherSeat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { fromOf, KIND, kickoffAction, kickoffFromAction, kindOf } from '../action.ts';
import { KICKOFF_SPACE, NONE } from '../board.ts';
import type { ElevenEvent } from '../events.ts';
import { awaitPlacing } from '../flow.ts';
import {
  type Eleven,
  hasOff,
  isKeeper,
  isOwn,
  keeperOf,
  lowestOff,
  numberOf,
  spaceOrNull,
  spaceText,
  TEAM_SIZE,
} from '../model.ts';
import { only } from './guards.ts';

/** ELV-SET-3, ELV-GOL-3: a player goes on the kick-off space with the ball. */
export const kickoff: Phase<Eleven, ElevenEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [
    only(KIND.kickoff, KIND.kickoffFrom),
    ['ELV-GOL-3', (s, seat, action) => (kindOf(action) === KIND.kickoff) !== hasOff(s, seat)],
    [
      'ELV-GOL-3',
      (s, seat, action) => {
        const piece = s.on[fromOf(action)];
        return kindOf(action) === KIND.kickoffFrom && (!isOwn(seat, piece) || isKeeper(piece));
      },
    ],
  ],
  candidates(s, seat, out) {
    out.add(kickoffAction());
    for (let piece = keeperOf(seat) + 1; piece < keeperOf(seat) + TEAM_SIZE; piece++)
      if (s.at[piece] !== NONE) out.add(kickoffFromAction(s.at[piece]!));
  },
  apply(s, seat, action, tell) {
    const isFromBoard = kindOf(action) === KIND.kickoffFrom;
    const piece = isFromBoard ? s.on[fromOf(action)]! : lowestOff(s, seat);
    const from = s.at[piece]!;
    s.lift(piece);
    s.put(piece, KICKOFF_SPACE);
    s.ball = KICKOFF_SPACE;
    tell?.({
      type: 'kickoff',
      side: sideOf(seat),
      piece: numberOf(piece),
      from: spaceOrNull(from),
      space: spaceText(KICKOFF_SPACE),
      rule: isFromBoard ? 'ELV-GOL-3' : 'ELV-SET-3',
    });
    awaitPlacing(s, otherSeat(seat), seat);
  },
};
