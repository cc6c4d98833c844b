// What the home and set-up pages show of a game: words in both languages, and presets that its rules take.
import { describe, expect, test } from 'vitest';
import { LANGS, type Said } from '../../src/core/clause.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { REGISTRY } from '../../src/games/index.ts';
import { ROOMS } from '../support/rooms.ts';

const isSaid = (said: Said): boolean => LANGS.every((lang) => said[lang].trim() !== '');

describe.each(ROOMS)('$id', ({ id, game, card }) => {
  test('has the card and the name of the registry', () => {
    expect(REGISTRY[id as keyof typeof REGISTRY]).toMatchObject({ name: game.name, card });
    expect(isSaid(card.about) && (card.levels === null || isSaid(card.levels))).toBe(true);
  });

  test('can be played as printed, short or quick', () => {
    const names = card.presets.map(({ name }) => name.es);
    for (const name of ['Reglamento', 'Corto', 'Rápido'])
      expect(
        names.some((each) => each.startsWith(name)),
        name,
      ).toBe(true);
  });

  test('every preset has a name of its own and options that the rules take', () => {
    expect(new Set(card.presets.map((preset) => preset.id)).size).toBe(card.presets.length);
    for (const { id: preset, name, options } of card.presets) {
      expect(isSaid(name), preset).toBe(true);
      expect(chooseOptions(game.options, options), preset).toMatchObject({ ok: true, value: options });
    }
  });
});
