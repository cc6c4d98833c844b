import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { afterPenalty } from '../flow.ts';
import { type Eleven, penaltyScoreText } from '../model.ts';
import { commit, duelGuards, offerDuel } from './duel.ts';

/** ELV-SHO-1 to ELV-SHO-5: one shot of the shoot-out. */
export const penalty: Phase<Eleven> = {
  name: 'penalty',
  exact: true,
  guards: duelGuards,
  candidates: offerDuel,
  apply(s, seat, action, tell) {
    const duel = commit(s, seat, action, tell);
    if (!duel) return;
    const { set, call, saved } = duel;
    s.penaltyShots[s.side]!++;
    if (!saved) s.penaltyGoals[s.side]!++;
    tell?.({
      type: 'penalty',
      side: sideOf(s.side),
      set,
      call,
      goal: !saved,
      score: penaltyScoreText(s),
      rule: 'ELV-SHO-2',
    });
    afterPenalty(s, tell);
  },
};
