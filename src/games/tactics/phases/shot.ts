import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { awardCorner, awardGoalKick } from '../awards.ts';
import type { TacticsEvent } from '../events.ts';
import { restartAfterGoal, scoreOf } from '../flow.ts';
import { FACES, PIECES, RESTART, type Tactics } from '../model.ts';
import { shotDraw } from '../spin.ts';

/** STW-SHOT-*, STW-PEN-6: one spin decides. */
export const shot: Phase<Tactics, TacticsEvent> = {
  by: 'chance',
  draw: shotDraw,
  apply(s, _seat, face, tell) {
    const result = FACES[face]!;
    const side = sideOf(s.side);
    const piece = PIECES[s.holder]!;
    tell?.({ type: 'shot', side, piece, result, rule: s.restart === RESTART.penalty ? 'STW-PEN-6' : 'STW-SHOT-1' });
    if (result === 'corner') awardCorner(s, tell);
    else if (result === 'goalkick') awardGoalKick(s, tell);
    else {
      s.score[s.side]!++;
      tell?.({ type: 'goal', side, piece, score: scoreOf(s), rule: 'STW-SHOT-2' });
      restartAfterGoal(s, tell);
    }
  },
};
