import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { pair } from '../../../core/position.ts';
import type { ElevenEvent } from '../events.ts';
import { afterPenalty } from '../flow.ts';
import type { Eleven } from '../model.ts';
import { commit, duelGuards, offerDuel, owes } from './duel.ts';

/** ELV-SHO-1 to ELV-SHO-5: one shot of the shoot-out. */
export const penalty: Phase<Eleven, ElevenEvent> = {
  by: 'both',
  owes,
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
      score: pair(s.penaltyGoals),
      rule: 'ELV-SHO-2',
    });
    afterPenalty(s, tell);
  },
};
