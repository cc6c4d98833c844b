import { describe, expect, it } from 'vitest';
import { moment } from './numbers.ts';

describe('a moment', () => {
  it('is told day first in both languages', () => {
    const at = new Date(2026, 10, 16, 18, 5).getTime();
    expect(moment(at, 'en')).toBe('16 Nov 2026, 18:05');
    expect(moment(at, 'es')).toBe('16 nov 2026, 18:05');
  });
});
