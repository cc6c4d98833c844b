import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notes } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the newest of each match, all together, and at once what is urgent', async () => {
  const done: string[] = [];
  const stumbled: string[] = [];
  const notes = new Notes((_error, match) => void stumbled.push(match));
  const put = (match: string, what: string, isUrgent = false): void =>
    notes.put(match, async () => void done.push(what), isUrgent);
  put('one', 'a1');
  put('two', 'b1');
  put('one', 'a2');
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toEqual(['a2', 'b1']);
  put('one', 'a3');
  put('two', 'b2');
  put('two', 'the end', true);
  await vi.advanceTimersByTimeAsync(0);
  // The others are not written more often because somebody's match ends.
  expect(done.slice(2)).toEqual(['the end']);
  await vi.advanceTimersByTimeAsync(500);
  expect(done.slice(3)).toEqual(['a3']);
  notes.put('three', () => Promise.reject(new Error('away')), false);
  put('four', 'd1');
  await notes.settle();
  expect([done.at(-1), stumbled]).toEqual(['d1', ['three']]);
});
