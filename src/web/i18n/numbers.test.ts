import { describe, expect, it } from 'vitest';
import { ago, moment } from './numbers.ts';

describe('a moment', () => {
  it('is told day first in both languages', () => {
    const at = new Date(2026, 10, 16, 18, 5).getTime();
    expect(moment(at, 'en')).toBe('16 Nov 2026, 18:05');
    expect(moment(at, 'es')).toBe('16 nov 2026, 18:05');
  });
});

it('says how long ago something was in its largest whole unit', () => {
  const HOUR = 3_600_000;
  expect(ago(2.5 * HOUR, 'es')).toBe('hace 2 horas');
  expect(ago(49 * HOUR, 'en')).toBe('2 days ago');
  expect(ago(61_000, 'en')).toBe('1 minute ago');
});
