import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { CLAIM, PLAY_ON } from '../action.ts';
import { freeKickForMinor } from '../awards.ts';
import type { TacticsEvent } from '../events.ts';
import { onlyWords } from '../guards.ts';
import { NONE, type Tactics } from '../model.ts';

/** STW-MIN-3: after a minor violation of D, A takes the free kick or plays on. */
export const advantage: Phase<Tactics, TacticsEvent> = {
  by: (s) => s.side,
  exact: true,
  guards: [onlyWords('claim', 'play-on')],
  candidates(_s, _seat, out) {
    out.add(CLAIM);
    out.add(PLAY_ON);
  },
  apply(s, seat, action, tell) {
    if (action === CLAIM) {
      freeKickForMinor(s, seat, tell);
      return;
    }
    s.phase = s.back;
    s.back = NONE;
    tell?.({ type: 'play-on', side: sideOf(seat), rule: 'STW-MIN-3' });
  },
};
