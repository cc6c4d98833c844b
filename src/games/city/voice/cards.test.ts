import { expect, it } from 'vitest';
import { LANGS } from '../../../core/clause.ts';
import { DEFENSIVE, findKind, KINDS, OFFENSIVE } from '../cards.ts';
import { cardText, MOVE_TEXTS } from './cards.ts';
import { moveName } from './names.ts';

it('every card says what it does, in both languages and in whole sentences', () => {
  for (const kind of KINDS)
    for (const lang of LANGS) {
      expect(cardText(kind)[lang], kind).toMatch(/^[\p{Lu}+].*\.$/u);
      const move = moveName(findKind(kind));
      if (move) expect(cardText(kind)[lang]).toContain(move[lang]);
    }
  expect(Object.keys(MOVE_TEXTS)).toEqual([...Object.keys(OFFENSIVE), ...Object.keys(DEFENSIVE)]);
});
