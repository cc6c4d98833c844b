import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { placeAt, placedPiece, spaceIn } from '../action.ts';
import { SPACE_NAMES, SPACES } from '../board.ts';
import { endPlacement, isInForbiddenZone, leavesGoal, mayPlace, placingSeat } from '../corner.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords } from '../guards.ts';
import { PIECES, put, spaceOf, type Tactics } from '../model.ts';
import { standing } from '../standing.ts';

/** STW-CORN-4: the pawn picked goes anywhere it may stand. */
export const place: Phase<Tactics, TacticsEvent> = {
  by: placingSeat,
  exact: true,
  guards: [
    onlyWords('place'),
    ['STW-CORN-4', (s, _seat, action) => placedPiece(action) !== s.pick],
    ['STW-CORN-6', (s, seat, action) => isInForbiddenZone(s, seat, spaceIn(action))],
    ['STW-CORN-2', (s, seat, action) => leavesGoal(s, seat, s.pick, spaceIn(action))],
    ...standing(
      (s) => s.pick,
      (_s, _seat, action) => spaceIn(action),
    ),
    ['STW-CORN-4', (s, seat, action) => spaceIn(action) === spaceOf(s, seat, s.pick)],
  ],
  candidates(s, seat, out) {
    for (let space = 0; space < SPACES; space++) if (mayPlace(s, seat, s.pick, space)) out.add(placeAt(s.pick, space));
  },
  apply(s, seat, action, tell) {
    const space = spaceIn(action);
    put(s, seat, s.pick, space);
    tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[s.pick]!, at: SPACE_NAMES[space]!, rule: 'STW-CORN-4' });
    endPlacement(s, seat);
  },
};
