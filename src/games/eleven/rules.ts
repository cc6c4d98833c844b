import type { Game } from '../../core/game.ts';
import { gameFrom } from '../../core/gameFrom.ts';
import { actions } from './action.ts';
import { describe } from './describe.ts';
import type { ElevenEvent } from './events.ts';
import { begin, verdict } from './flow.ts';
import { Eleven, OPTIONS, PERIOD, PHASE, PHASES, periodText, scoreOf } from './model.ts';
import { kickoff } from './phases/kickoff.ts';
import { penalty } from './phases/penalty.ts';
import { place } from './phases/place.ts';
import { play } from './phases/play.ts';
import { roll } from './phases/roll.ts';
import { shot } from './phases/shot.ts';
import { toss } from './phases/toss.ts';
import { type ElevenPosition, writePosition } from './position.ts';
import { guess, view } from './view.ts';

export const eleven: Game<Eleven, ElevenPosition, ElevenEvent> = gameFrom({
  id: 'eleven',
  name: { es: '11', en: '11' },
  version: 1,
  options: OPTIONS,
  setup(options) {
    const s = new Eleven(options);
    begin(s);
    return s;
  },
  phaseNames: PHASES,
  phases: { toss, kickoff, place, roll, play, shot, penalty, over: { by: 'nobody' } },
  actions,
  verdict,
  score: scoreOf,
  whistle(s, tell) {
    if (s.phase === PHASE.toss || s.period >= PERIOD.shootout) return { clause: 'ELV-TIM-5', facts: {} };
    if (s.up === 0) tell?.({ type: 'time-up', period: periodText(s), rule: 'ELV-TIM-5' });
    s.up = 1;
    return undefined;
  },
  // No event needs hiding: a sealed choice is told only when both are made (ELV-SHT-7).
  secrets: { view, guess },
  describe,
  writePosition,
});
