import { sideOf } from '../../../core/game.ts';
import { DECKS, KINDS } from '../cards.ts';
import { settleDraws } from '../flow.ts';
import { entryDeck, entrySide, isBurn, putInHand, shiftQueue } from '../hands.ts';
import { deckPhase } from './chance.ts';

/** CTY-HND-3, CTY-TIM-3: the next card of the queue, into a hand or onto the played pile. */
export const draw = deckPhase(
  'draw',
  (s) => entryDeck(s.queue[0]!),
  (s, _seat, kind, tell) => {
    const entry = s.queue[0]!;
    s.draw[kind]!--;
    if (isBurn(entry)) {
      s.discards[kind]!++;
      s.plays++;
      tell?.({ type: 'minute', card: KINDS[kind], rule: 'CTY-TIM-3' });
    } else {
      const side = entrySide(entry);
      putInHand(s, side, kind);
      tell?.({ type: 'draw', side: sideOf(side), deck: DECKS[entryDeck(entry)], card: KINDS[kind] });
    }
    shiftQueue(s);
    settleDraws(s, tell);
  },
);
