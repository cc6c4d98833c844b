import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notes } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes the newest of each match, all together, and at once what is the last', async () => {
  const done: string[] = [];
  const stumbled: string[] = [];
  const notes = new Notes((_error, match) => void stumbled.push(match));
  const put = (match: string, what: string, isLast = false): void =>
    notes.put(match, async () => void done.push(what), isLast);
  put('one', 'a1');
  put('two', 'b1');
  put('one', 'a2');
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['a2', 'b1']);
  put('one', 'a3');
  put('two', 'the end', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(done.slice(2)).toEqual(['a3', 'the end']);
  notes.put('three', () => Promise.reject(new Error('away')), false);
  put('four', 'd1');
  await notes.settle();
  expect([done.at(-1), stumbled]).toEqual(['d1', ['three']]);
});
