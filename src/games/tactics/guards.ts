import { Choices } from '../../core/choices.ts';
import type { Seat } from '../../core/game.ts';
import type { Guard, Guards } from '../../core/phase.ts';
import { isWord, PASS, type Word } from './action.ts';
import type { Tactics } from './model.ts';

/** Guards that look only at actions with this word. */
export const forWord = (word: Word, guards: Guards<Tactics>): Guards<Tactics> =>
  guards.map(([clause, isBroken, facts]): Guard<Tactics> => {
    const isBrokenByWord: Guard<Tactics>[1] = (s, seat, action) => isWord(action, word) && isBroken(s, seat, action);
    return facts ? [clause, isBrokenByWord, facts] : [clause, isBrokenByWord];
  });

/** STW-TURN-1: the phase admits no other words than these. */
export const onlyWords = (...words: readonly Word[]): Guard<Tactics> => [
  'STW-TURN-1',
  (_s, _seat, action) => !words.some((word) => isWord(action, word)),
];

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
