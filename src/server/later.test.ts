import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Later } from './later.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function later(most: number) {
  const told: string[] = [];
  let isFull = false;
  const queue = new Later({ delay: 1000, most, send: (text) => told.push(text), full: () => (isFull = true) });
  return { queue, told, isFull: () => isFull };
}

it('tells everything in order, each so much later than it came, and has one timer', () => {
  const { queue, told } = later(100);
  queue.put('a');
  queue.put('b');
  vi.advanceTimersByTime(600);
  queue.put('c');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(399);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a', 'b']);
  vi.advanceTimersByTime(600);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps no more than it may, and says so', () => {
  const { queue, told, isFull } = later(10);
  for (let i = 0; i < 3; i++) queue.put('123456');
  expect(isFull()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
});

it('has room again for what was told', () => {
  const { queue, told, isFull } = later(10);
  for (let i = 0; i < 20; i++) {
    queue.put('123456');
    vi.advanceTimersByTime(1000);
  }
  expect([told.length, isFull()]).toEqual([20, false]);
});
