import { expect, it } from 'vitest';
import { CARD_COUNT, GALLERY, isFound } from './gallery.ts';

const entries = GALLERY.flatMap(([, cards]) => cards);
const found = (search: string): readonly string[] =>
  entries.filter((entry) => isFound(entry, search)).map(({ card }) => card);

it('the gallery holds the 166 cards of the box', () => {
  expect(CARD_COUNT).toBe(166);
  expect(GALLERY.map(([deck, cards]) => [deck, cards.reduce((sum, { count }) => sum + count, 0)])).toEqual([
    ['off', 27],
    ['def', 27],
    ['shot', 26],
    ['int', 26],
    ['ball', 48],
    ['ext', 12],
  ]);
});

it('a card is found by every name it has, in both languages, with or without accents', () => {
  for (const entry of entries) for (const name of entry.names) expect(found(name)).toContain(entry.card);
  expect(found('cano')).toContain('nutmeg');
  expect(found('Switch play')).toEqual(['nutmeg']);
  expect(found('centro al area')).toEqual(['dragback']);
  expect(found('no such card')).toEqual([]);
});
