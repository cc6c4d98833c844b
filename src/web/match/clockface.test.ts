import { describe, expect, it } from 'vitest';
import { minutesText, progressKey } from './clockface.ts';

describe('the scoreboard', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
  ])('shows %d ms as %s', (millis, text) => expect(minutesText(millis)).toBe(text));

  it('tells plays with and without an agreed end, and minutes', () => {
    expect(progressKey({ unit: 'play', n: 3, of: 20 })).toBe('match.playsOf');
    expect(progressKey({ unit: 'play', n: 3, of: null })).toBe('match.plays');
    expect(progressKey({ unit: 'minute', n: 3, of: 45 })).toBe('match.minuteOf');
  });
});
