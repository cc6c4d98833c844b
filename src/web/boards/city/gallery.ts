import { BALL_DECKS, countOf, DECK, DECK_OF, DECKS, FIRST, KINDS, type Kind } from '../../../games/city/cards.ts';
import { cardName, moveName } from '../../../games/city/voice/names.ts';

/** A kind of card in the box, with how many there are and every name by which people look for it. */
export interface Entry {
  readonly card: string;
  readonly count: number;
  readonly names: readonly string[];
}

/** The box has the ball cards of a second half, the longest pile. */
const countInBox = (kind: Kind): number =>
  DECK_OF[kind] === DECK.ball ? BALL_DECKS.second[kind - FIRST[DECK.ball]!]! : countOf(kind);

const entryOf = (card: string, kind: Kind): Entry => {
  const said = [cardName(kind), moveName(kind)].filter((name) => name !== undefined);
  return { card, count: countInBox(kind), names: [...said.flatMap(({ es, en }) => [es, en]), card] };
};

/** All cards of the box, deck by deck. */
export const GALLERY: readonly (readonly [deck: (typeof DECKS)[number], entries: readonly Entry[]])[] = DECKS.map(
  (deck, i) => [deck, KINDS.slice(FIRST[i]!, FIRST[i + 1]!).map((card, n) => entryOf(card, FIRST[i]! + n))],
);

export const CARD_COUNT = GALLERY.flatMap(([, entries]) => entries).reduce((sum, { count }) => sum + count, 0);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Says whether a card is found by that: by a part of any of its names, with or without accents. */
export const isFound = ({ names }: Entry, search: string): boolean =>
  names.some((name) => plain(name).includes(plain(search.trim())));
