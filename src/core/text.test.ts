import { describe, expect, test } from 'vitest';
import { nearest } from './text.ts';

describe('nearest', () => {
  test('finds the word that was meant', () => {
    expect(nearest('torin', ['eleven', 'torino', 'mat'])).toBe('torino');
    expect(nearest('MAT', ['eleven', 'torino', 'mat'])).toBe('mat');
    expect(nearest('keep:evn', ['keep:even', 'keep:odd'])).toBe('keep:even');
  });

  test('says nothing where no word is near', () => {
    expect(nearest('handball', ['eleven', 'torino', 'mat'])).toBeUndefined();
    expect(nearest('', ['eleven'])).toBeUndefined();
  });

  test('an endless word is not compared letter by letter', { timeout: 10_000 }, () => {
    const known = Array.from({ length: 1000 }, (_, i) => `action:${i}`);
    expect(nearest('a'.repeat(10_000_000), known)).toBeUndefined();
  });
});
