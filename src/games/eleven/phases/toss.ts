import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { ElevenEvent } from '../events.ts';
import { type Eleven, PHASE } from '../model.ts';

/** ELV-SET-1: a coin says who starts. */
export const toss: Phase<Eleven, ElevenEvent> = {
  by: 'chance',
  draw: 'coin',
  apply(s, _seat, starter, tell) {
    s.starter = starter;
    s.side = starter;
    s.phase = PHASE.kickoff;
    tell?.({ type: 'toss', side: sideOf(starter), rule: 'ELV-SET-1' });
  },
};
