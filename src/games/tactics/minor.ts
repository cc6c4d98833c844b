import { Choices } from '../../core/choices.ts';
import { type Seat, sideOf } from '../../core/game.ts';
import { type Decision, offer } from '../../core/phase.ts';
import { byText } from '../../core/text.ts';
import { actions } from './action.ts';
import { freeKickForMinor } from './awards.ts';
import type { TacticsEvent, TacticsTell } from './events.ts';
import { defenceOf } from './flow.ts';
import { settingSeat } from './kickoff.ts';
import { PHASE, type Tactics } from './model.ts';
import { sendoff } from './phases/sendoff.ts';
import { setup } from './phases/setup.ts';

const offered = new Choices();

/** Plays the first action of the sorted list. */
function playFirst(phase: Decision<Tactics, TacticsEvent>, s: Tactics, seat: Seat, tell?: TacticsTell): void {
  offer(phase, s, seat, offered);
  const [first] = offered.list().sort((a, b) => byText(actions.write(a), actions.write(b)));
  phase.apply(s, seat, first!, tell);
}

/** STW-MIN-1…5: `offender` took too long. In `sendoff` and `setup` the referee decides what is left to decide. */
export function punishTimeout(s: Tactics, offender: Seat, tell?: TacticsTell): void {
  tell?.({ type: 'timeout', side: sideOf(offender), rule: s.phase === PHASE.sendoff ? 'STW-MIN-5' : 'STW-MIN-1' });
  if (s.phase === PHASE.sendoff) {
    playFirst(sendoff, s, offender, tell); // STW-MIN-5: nothing else is given
    return;
  }
  while (s.phase === PHASE.setup) playFirst(setup, s, settingSeat(s), tell); // STW-MIN-4
  if (offender === s.side) freeKickForMinor(s, defenceOf(s), tell);
  else {
    s.back = s.phase;
    s.phase = PHASE.advantage;
  }
}
