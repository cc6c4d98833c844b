import { otherSeat, sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { ElevenEvent } from '../events.ts';
import { awaitRoll, scoreGoal, tellPossession } from '../flow.ts';
import { type Eleven, goalOf, keeperOf, spaceText } from '../model.ts';
import { commit, duelGuards, offerDuel, owes } from './duel.ts';

/** ELV-SHT-4 to ELV-SHT-7: a shot with the keeper on his goal. */
export const shot: Phase<Eleven, ElevenEvent> = {
  by: 'both',
  owes,
  exact: true,
  guards: duelGuards,
  candidates: offerDuel,
  apply(s, seat, action, tell) {
    const duel = commit(s, seat, action, tell);
    if (!duel) return;
    const shooter = s.side;
    const rival = otherSeat(shooter);
    tell?.({ type: 'shot', side: sideOf(shooter), from: spaceText(s.ball), ...duel, rule: 'ELV-SHT-5' });
    if (duel.saved) {
      s.ball = goalOf(s, rival);
      tell?.({ type: 'save', side: sideOf(rival), rule: 'ELV-SHT-6' });
      tellPossession(s, keeperOf(rival), 'ELV-SHT-6', tell);
      awaitRoll(s, rival);
    } else scoreGoal(s, shooter, false, tell);
  },
};
