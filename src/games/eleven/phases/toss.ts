import { offerDraw } from '../../../core/dice.ts';
import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { type Eleven, PHASE } from '../model.ts';

/** ELV-SET-1: a coin says who starts. */
export const toss: Phase<Eleven> = {
  name: 'toss',
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => offerDraw('coin', out),
  apply(s, _seat, starter, tell) {
    s.starter = starter;
    s.side = starter;
    s.phase = PHASE.kickoff;
    tell?.({ type: 'toss', side: sideOf(starter), rule: 'ELV-SET-1' });
  },
};
