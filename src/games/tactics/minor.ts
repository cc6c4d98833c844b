import { Choices } from '../../core/choices.ts';
import { type Seat, sideOf, type Tell } from '../../core/game.ts';
import { offer } from '../../core/phase.ts';
import { freeKickForMinor } from './awards.ts';
import { defenceOf } from './flow.ts';
import { settingSeat } from './kickoff.ts';
import { ADVANTAGE, SETUP, type Tactics } from './model.ts';
import { setup } from './phases/setup.ts';

const offered = new Choices();

/** STW-MIN-4: the pieces still to be placed go to the first place of their list. */
function completeSetup(s: Tactics, tell?: Tell): void {
  while (s.phase === SETUP) {
    const seat = settingSeat(s);
    offer(setup, s, seat, offered);
    setup.apply(s, seat, offered.action[0]!, tell);
  }
}

/** STW-MIN-1…4: `offender` took too long over a choice. */
export function punishTimeout(s: Tactics, offender: Seat, tell?: Tell): void {
  tell?.({ type: 'timeout', side: sideOf(offender), rule: 'STW-MIN-1' });
  completeSetup(s, tell);
  if (offender === s.side) freeKickForMinor(s, defenceOf(s), tell);
  else {
    s.back = s.phase;
    s.phase = ADVANTAGE;
  }
}
