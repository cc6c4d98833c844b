import type { Clause } from '../../../core/clause.ts';
import type { PrintedCard } from '../../../core/rulebook.ts';
import { DECK_OF, DECKS, type DeckName, findKind, KINDS, tacticOf } from '../cards.ts';
import { cardText } from '../voice/cards.ts';
import { cardName } from '../voice/names.ts';

/** The clause of a whole deck; a tactical move and a factor have their own. */
const OF_DECK: Readonly<Record<DeckName, Clause>> = {
  off: 'CTY-OTC-1',
  def: 'CTY-DTC-1',
  shot: 'CTY-SHT-4',
  int: 'CTY-SHT-5',
  ball: 'CTY-PAS-2',
  ext: 'CTY-EXT-1',
};
const OF_FACTOR: Readonly<Record<string, Clause>> = {
  rain: 'CTY-EXT-2',
  wind: 'CTY-EXT-3',
  mud: 'CTY-EXT-4',
  crowd: 'CTY-EXT-5',
  whistles: 'CTY-EXT-6',
  strict: 'CTY-EXT-7',
  lenient: 'CTY-EXT-7',
  talk: 'CTY-EXT-8',
  bonus: 'CTY-EXT-9',
  knock: 'CTY-EXT-10',
  invasion: 'CTY-EXT-11',
  burst: 'CTY-EXT-12',
};

/** All cards of the box, with what they do. */
export const printed: readonly (PrintedCard & { readonly id: string })[] = KINDS.map((id) => {
  const kind = findKind(id);
  const clause = tacticOf(kind)?.clause ?? OF_FACTOR[id] ?? OF_DECK[DECKS[DECK_OF[kind]!]!];
  return { id, name: cardName(kind), text: cardText(id), clause, isMove: tacticOf(kind) !== undefined };
});
