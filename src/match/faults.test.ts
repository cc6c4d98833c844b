import { describe, expect, it } from 'vitest';
import { MISSING, mustBe } from '../core/read.ts';
import { unknownWord, unreadable } from './faults.ts';

describe('what was expected', () => {
  it('makes a sentence in both languages', () => {
    for (const [expected, es, en] of [
      [{ es: 'debe ser un texto', en: 'must be a text' }, 'game: debe ser un texto.', 'game: must be a text.'],
      [mustBe(1), 'game: debe ser 1.', 'game: must be 1.'],
      [mustBe('a', 'b', 'c'), 'game: debe ser "a", "b" o "c".', 'game: must be "a" or "b" or "c".'],
      [MISSING, 'game: falta este campo.', 'game: this field is missing.'],
    ] as const)
      expect(unreadable('bad-position', { path: 'game', expected }).message).toEqual({ es, en });
  });
});

describe('an unknown word', () => {
  it('gets the nearest one, or all there are', () => {
    const sayTo = (word: string) => unknownWord('bad-request', 'No hay', 'No such', word, ['mat', 'torino']).message;
    expect(sayTo('tornio')).toEqual({
      es: 'No hay: «tornio». ¿Quizá «torino»?',
      en: 'No such: "tornio". Did you mean "torino"?',
    });
    expect(sayTo('chess')).toEqual({
      es: 'No hay: «chess». Hay: mat, torino.',
      en: 'No such: "chess". There are: mat, torino.',
    });
  });
});
