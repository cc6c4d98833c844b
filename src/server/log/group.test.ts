import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grouped } from './group.ts';
import type { Entry } from './log.ts';
import { pack, unpack } from './packed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (n: number): Entry => ({ row: { match: 'm', n, at: n, id: `c${n}`, text: 'home a' } });

it('writes one by itself at once, and under load waits a little for larger groups', async () => {
  const groups: number[][] = [];
  const append = grouped(async (entries) => {
    groups.push(entries.map(({ row }) => row.n));
    return entries.map(({ row }) => row.n !== 3);
  });
  const first = append(entry(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(await first).toBe(true);
  const second = [append(entry(2)), append(entry(3))];
  await vi.advanceTimersByTimeAsync(0);
  expect(await Promise.all(second)).toEqual([true, false]);
  const third = [append(entry(4))];
  await vi.advanceTimersByTimeAsync(1);
  third.push(append(entry(5)));
  expect(groups).toEqual([[1], [2, 3]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(third)).toEqual([true, true]);
  expect(groups).toEqual([[1], [2, 3], [4, 5]]);
});

it('tells everybody in a group that failed, and goes on with the next', async () => {
  let isBroken = true;
  const append = grouped(async (entries) => {
    if (isBroken) throw new Error('full');
    return entries.map(() => true);
  });
  const told = Promise.allSettled([append(entry(1)), append(entry(2))]);
  await vi.advanceTimersByTimeAsync(0);
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  const next = append(entry(1));
  await vi.advanceTimersByTimeAsync(2);
  expect(await next).toBe(true);
});

it('carries entries between threads as they are', () => {
  const entries: Entry[] = [
    entry(1),
    { ...entry(2), due: null },
    { ...entry(3), due: 5, isOver: true },
    { ...entry(4), isOver: true },
  ];
  expect(unpack(structuredClone(pack(entries)))).toStrictEqual(entries);
});
