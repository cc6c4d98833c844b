import type { Guard, Guards } from '../../core/phase.ts';
import { isWord, type Word } from './action.ts';
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
