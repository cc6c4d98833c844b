import { otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { KIND, placeAction, toOf } from '../action.ts';
import { GOAL_END, KICKOFF_SPACE, NONE, SPACE_COUNT, type Space, ZONE } from '../board.ts';
import type { ElevenEvent } from '../events.ts';
import { awaitPlacing } from '../flow.ts';
import { type Eleven, endOf, lowestOff, numberOf, ownerOf, spaceText } from '../model.ts';
import { only } from './guards.ts';

/** ELV-SET-5: a free space of the own half; the centre and the goals are nobody's to be placed on. */
const mayStand = (s: Eleven, seat: Seat, space: Space): boolean =>
  ZONE[space] === endOf(s, seat) && GOAL_END[space] === NONE && s.on[space] === NONE;

/** ELV-SET-4, ELV-GOL-4: the players off the board are placed in turn. */
export const place: Phase<Eleven, ElevenEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [
    only(KIND.place),
    [
      'ELV-SET-5',
      (s, seat, action) => !mayStand(s, seat, toOf(action)),
      (_s, _seat, action) => ({ space: toOf(action) }),
    ],
  ],
  candidates(s, seat, out) {
    for (let space = 0; space < SPACE_COUNT; space++) if (mayStand(s, seat, space)) out.add(placeAction(space));
  },
  apply(s, seat, action, tell) {
    const piece = lowestOff(s, seat);
    const space = toOf(action);
    s.put(piece, space);
    tell?.({ type: 'place', side: sideOf(seat), piece: numberOf(piece), space: spaceText(space), rule: 'ELV-SET-5' });
    awaitPlacing(s, otherSeat(seat), ownerOf(s.on[KICKOFF_SPACE]!));
  },
};
