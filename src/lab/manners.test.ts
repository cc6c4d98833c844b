import { describe, expect, it } from 'vitest';
import { chooseOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { looksHuman, mannersOf } from './manners.ts';

const SHORT = { city: { mode: 'quick' }, eleven: { plays: 12 }, mat: { maxTurns: 120 } } as const;
const LEVELS = ['first-steps', 'beginner', 'club'] as const;

describe.each(Object.keys(SHORT) as (keyof typeof SHORT)[])('in %s', async (id) => {
  const room = await loadRoom(id);
  const options = chooseOptions(room.game.options, SHORT[id]);
  if (!options.ok) throw new Error('no such options');

  it.each(LEVELS)('%s keeps its goal and takes loose balls', async (level) => {
    const manners = await mannersOf(room, level, options.value, `${id} ${level}`);
    expect(manners.turns).toBeGreaterThan(20);
    expect(manners).toSatisfy(looksHuman);
  });

  it('whoever takes any legal action is seen to do neither', async () => {
    const seen = [];
    for (const seed of 'abc') seen.push(await mannersOf(room, 'random', options.value, seed));
    expect(seen.every(looksHuman)).toBe(false);
  });
});
