import { Choices } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { PASS } from './action.ts';
import type { Tactics } from './model.ts';
import { forWord } from './words.ts';

/** STW-MOVE-9, STW-BALL-5: `pass` only where the phase offers nothing else. */
export const passGuards = (offer: (s: Tactics, seat: Seat, out: Choices) => void): Guards<Tactics> => {
  const offered = new Choices();
  return forWord('pass', [
    [
      'STW-MOVE-9',
      (s, seat) => {
        offered.clear();
        offer(s, seat, offered);
        return !offered.has(PASS);
      },
    ],
  ]);
};
