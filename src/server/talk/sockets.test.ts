import type { WebSocket } from '@fastify/websocket';
import { afterEach, expect, it, vi } from 'vitest';
import { Line } from '../../../test/support/line.ts';
import { TalkSockets } from './sockets.ts';

const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
afterEach(() => void vi.useRealTimers());

/** The pages beside one match, and how many times the bus is listened to for it. */
function beside(mutes: () => Promise<Set<never>> = async () => new Set()) {
  let subscriptions = 0;
  const talk = { mutes, manners: async () => ({}), lines: async () => [] };
  const rematches = { of: async () => null, isRematch: async () => false, series: async () => null };
  const bus = {
    publish: () => undefined,
    subscribe: () => {
      subscriptions++;
      return () => subscriptions--;
    },
  };
  const parts = {
    talk,
    rematches,
    bus,
    tables: { find: async () => ({ seats: { home: null, away: null } }) },
    now: () => 0,
    seatOf: async () => null,
    watched: () => undefined,
    stumbled: (error: unknown) => {
      throw error;
    },
  };
  const sockets = new TalkSockets(parts as unknown as ConstructorParameters<typeof TalkSockets>[0]);
  const line = new Line();
  sockets.attend(line as unknown as WebSocket, 'one', async () => undefined);
  return { line, subscriptions: () => subscriptions };
}

it('whoever floods is served no more, and not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { line } = beside();
  const gone = vi.spyOn(line, 'terminate');
  line.say({ type: 'enter', key: null });
  await settled();
  for (let i = 0; i < 100; i++) line.say({ type: 'look' });
  await settled();
  vi.advanceTimersByTime(999);
  const told = line.told.length;
  expect(told).toBeLessThan(20);
  expect([line.closed, gone.mock.calls.length]).toEqual([[[1008, undefined]], 0]);
  // Another second has begun, and he sends on.
  vi.advanceTimersByTime(1);
  for (let i = 0; i < 5; i++) line.say({ type: 'look' });
  await settled();
  expect([line.told.length, gone.mock.calls.length]).toEqual([told, 1]);
});

it('whoever goes while he is asked in leaves nothing behind', async () => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const { line, subscriptions } = beside(() => gate.then(() => new Set()));
  line.say({ type: 'enter', key: null });
  await settled();
  line.emit('close');
  answer();
  await settled();
  expect(subscriptions()).toBe(0);
});
