import { expect, it } from 'vitest';
import type { Level } from '../../bots/names.ts';
import { levelFrom } from './usual.ts';

const against = (game: 'torino' | 'mat', bot: Level | null) => ({
  game,
  table: { home: [{ name: 'Ana', bot: null }], away: [{ name: '', bot }] },
});

it('the level that is offered first is the easiest for a newcomer, else that of the latest match', () => {
  expect(levelFrom([], 'torino')).toBe('first-steps');
  expect(levelFrom([against('torino', null)], 'torino')).toBe('first-steps');
  const played = [against('mat', 'pro'), against('torino', 'beginner'), against('torino', 'club')];
  expect(levelFrom(played, 'torino')).toBe('beginner');
  expect(levelFrom(played, 'city')).toBe('pro');
});
