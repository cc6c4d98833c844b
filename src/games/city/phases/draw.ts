import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { DECKS, KINDS } from '../cards.ts';
import type { CityEvent } from '../events.ts';
import { turnUp } from '../factors.ts';
import { settleDraws } from '../flow.ts';
import { entryDeck, entrySide, isBurn, isUp, putInHand, shiftQueue, turnOver } from '../hands.ts';
import type { City } from '../model.ts';
import { inPile, PILES } from '../piles.ts';

/** CTY-HND-3, CTY-TIM-3, CTY-EXT-1: the next card of the queue, for a hand, the played pile or all to see. */
export const draw: Phase<City, CityEvent> = {
  by: 'chance',
  draw: (s) => PILES[entryDeck(s.queue[0]!)]!,
  guards: inPile,
  apply(s, _seat, kind, tell) {
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
      tell?.({ type: 'minute', card: KINDS[kind]!, rule: 'CTY-TIM-3' });
    } else {
      const side = entrySide(entry);
      s.draw[kind]!--;
      putInHand(s, side, kind);
      tell?.({ type: 'draw', side: sideOf(side), deck: DECKS[entryDeck(entry)]!, card: KINDS[kind]! });
    }
    shiftQueue(s);
    settleDraws(s, tell);
  },
};
