import type { Outcomes } from '../../core/dice.ts';
import type { Guards } from '../../core/phase.ts';
import { DECK_OF, DECKS, type Deck, type DeckName, FIRST, findKind, KINDS } from './cards.ts';
import type { City } from './model.ts';

export const drawOf = (deck: DeckName): string => `deck:${deck}`;

/** Chance draws the top card of a pile (§6): each kind is as likely as the pile has cards of it. */
function outcomesOf(name: DeckName, deck: Deck): Outcomes<City> {
  const draw = drawOf(name);
  return {
    draw,
    offer(s, _seat, out) {
      for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++)
        if (s.draw[kind]! > 0) out.add(kind, s.draw[kind]!);
    },
    write: (kind) => `${draw}:${KINDS[kind]}`,
    read(text) {
      const kind = text.startsWith(`${draw}:`) ? findKind(text.slice(draw.length + 1)) : -1;
      return DECK_OF[kind] === deck ? kind : undefined;
    },
  };
}

/** What is drawn from the pile of each deck. */
export const PILES: readonly Outcomes<City>[] = DECKS.map(outcomesOf);

/** CTY-TRN-1: the pile must still have the card. */
export const inPile: Guards<City> = [['CTY-TRN-1', (s, _seat, kind) => s.draw[kind]! <= 0]];
