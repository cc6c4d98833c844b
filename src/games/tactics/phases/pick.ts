import type { Action, Seat } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { isWord, PASS, pickOf, pieceIn } from '../action.ts';
import { endPlacement, hasPlacement, placingSeat } from '../corner.ts';
import type { TacticsEvent } from '../events.ts';
import { forWord, onlyWords } from '../guards.ts';
import { PHASE, type Tactics, TEAM } from '../model.ts';

const isTaker = (s: Tactics, seat: Seat, action: Action): boolean => seat === s.side && pieceIn(action) === s.holder;

/** STW-CORN-4, STW-CORN-5: a side picks the pawn that it will place, or gives the placement up. */
export const pick: Phase<Tactics, TacticsEvent> = {
  by: placingSeat,
  exact: false,
  guards: [
    onlyWords('pick', 'pass'),
    ...forWord('pick', [
      ['STW-CORN-3', isTaker],
      ['STW-CORN-4', (s, seat, action) => !hasPlacement(s, seat, pieceIn(action))],
    ]),
  ],
  candidates(_s, _seat, out) {
    out.add(PASS);
    for (let piece = 0; piece < TEAM; piece++) out.add(pickOf(piece));
  },
  apply(s, seat, action) {
    if (isWord(action, 'pick')) {
      s.pick = pieceIn(action);
      s.phase = PHASE.place;
    } else endPlacement(s, seat);
  },
};
