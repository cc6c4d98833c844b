import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadRoom } from '../../games/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { percent } from './numbers.ts';

const factsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('the dictionaries', () => {
  it('have the same keys', () => expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort()));

  it.each(Object.keys(es) as (keyof typeof es)[])('say «%s» with the same facts, and not with nothing', (key) => {
    expect(es[key]).not.toBe('');
    expect(en[key]).not.toBe('');
    expect(factsOf(en[key])).toEqual(factsOf(es[key]));
  });

  it('speak to nobody as «vosotros»', () =>
    expect(Object.values(es).filter((text) => /\b\p{L}+(áis|éis)\b|vosotros|vuestr/u.test(text))).toEqual([]));

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
