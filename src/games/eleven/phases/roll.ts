import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import type { ElevenEvent } from '../events.ts';
import { endPeriod } from '../flow.ts';
import { type Eleven, PERIOD, PHASE, periodText } from '../model.ts';

const ENDING_ROLL = 1;

/** The plays after which time is up, with clock `plays` (ELV-TIM-4). */
export const playLimit = (s: Eleven): number =>
  s.period === PERIOD.et1 || s.period === PERIOD.et2 ? s.options.etPlays : s.options.plays;

/** ELV-TRN-1, ELV-TIM-1: the die gives the points of the turn; a 1 after time ends the period instead. */
export const roll: Phase<Eleven, ElevenEvent> = {
  by: 'chance',
  draw: 'd6',
  apply(s, _seat, value, tell) {
    const discarded = s.up === 1 && value === ENDING_ROLL;
    tell?.({ type: 'roll', side: sideOf(s.side), value, discarded, rule: discarded ? 'ELV-TIM-1' : 'ELV-TRN-1' });
    if (discarded) {
      endPeriod(s, tell);
      return;
    }
    s.phase = PHASE.play;
    s.die = value;
    s.points = value;
    s.plays++;
    if (s.up === 0 && s.options.clock === 'plays' && s.plays >= playLimit(s)) {
      s.up = 1;
      tell?.({ type: 'time-up', period: periodText(s), rule: 'ELV-TIM-4' });
    }
  },
};
