import { describe, expect, it } from 'vitest';
import { loadRoom } from '../games/index.ts';
import { soundOf } from './soundOf.ts';

describe('the whistle is heard when time is up', () => {
  it.each([
    ['torino', { type: 'whistle', period: 1 }],
    ['eleven', { type: 'time-up', period: 1 }],
    ['mat', { type: 'whistle' }],
    ['tactics', { type: 'whistle', period: 2 }],
    ['city', { type: 'timeup' }],
  ] as const)('%s', async (id, event) => {
    const { football } = await loadRoom(id);
    expect(football(event).map(soundOf)).toEqual(['whistle']);
  });
});

it('a goal is the net, in play and in a shoot-out; a miss is silent', () => {
  expect(soundOf({ type: 'goal', side: 'home' })).toBe('net');
  expect(soundOf({ type: 'kick', side: 'home', isGoal: true })).toBe('net');
  expect(soundOf({ type: 'kick', side: 'home', isGoal: false })).toBeUndefined();
});
