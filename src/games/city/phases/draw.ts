import { sideOf } from '../../../core/game.ts';
import { DECKS, KINDS } from '../cards.ts';
import { turnUp } from '../factors.ts';
import { settleDraws } from '../flow.ts';
import { entryDeck, entrySide, isBurn, isUp, putInHand, shiftQueue, turnOver } from '../hands.ts';
import { deckPhase } from './chance.ts';

/** CTY-HND-3, CTY-TIM-3, CTY-EXT-1: the next card of the queue, for a hand, the played pile or all to see. */
export const draw = deckPhase(
  'draw',
  (s) => entryDeck(s.queue[0]!),
  (s, _seat, kind, tell) => {
    const entry = s.queue[0]!;
    if (isUp(entry)) {
      turnOver(s, kind);
      shiftQueue(s);
      turnUp(s, kind, tell);
      return;
    }
    if (isBurn(entry)) {
      turnOver(s, kind);
      s.plays++;
      tell?.({ type: 'minute', card: KINDS[kind], rule: 'CTY-TIM-3' });
    } else {
      const side = entrySide(entry);
      s.draw[kind]!--;
      putInHand(s, side, kind);
      tell?.({ type: 'draw', side: sideOf(side), deck: DECKS[entryDeck(entry)], card: KINDS[kind] });
    }
    shiftQueue(s);
    settleDraws(s, tell);
  },
);
