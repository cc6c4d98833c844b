import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { percent } from './numbers.ts';
import type { Translate } from './t.svelte.ts';

// The dictionaries are looked at, not spoken: they need no page and no settings.
vi.mock('../settings.svelte.ts', () => ({ settings: { lang: 'es' } }));

const factsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

const modules = ['src/web/i18n/t.svelte.ts', ...globSync('src/web/*/i18n.ts').sort()];

describe.each(modules)('the dictionaries of %s', async (path) => {
  const { t } = (await import(pathToFileURL(path).href)) as { t: Translate<string> };
  const { es, en } = t.dictionaries;

  it('have the same keys', () => expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort()));

  it.each(Object.keys(es))('say «%s» with the same facts, and not with nothing', (key) => {
    expect(es[key]).not.toBe('');
    expect(en[key]).not.toBe('');
    expect(factsOf(en[key]!)).toEqual(factsOf(es[key]!));
  });

  it('speak to nobody as «vosotros»', () =>
    expect(Object.values(es).filter((text) => /\b\p{L}+(áis|éis)\b|vosotros|vuestr/u.test(text))).toEqual([]));
});

describe('options', () => {
  it.each(GAME_IDS)('%s names every option and every value of it, with a sentence', async (id) => {
    const { game, voice } = await loadRoom(id);
    const names = Object.entries(game.options).flatMap(([name, spec]) => [
      name,
      ...(spec.type === 'enum' ? spec.values.map((value) => `${name}=${value}`) : []),
    ]);
    expect(names.filter((name) => !voice.options[name]?.label.es || !voice.options[name]?.help.en)).toEqual([]);
  });
});

describe('a chance', () => {
  it.each([
    [0, '0%'],
    [0.004, '<1%'],
    [1 / 6, '17%'],
    [0.999, '>99%'],
    [1, '100%'],
  ])('%d is told as %s', (chance, text) => expect(percent(chance, 'en')).toBe(text));
});
