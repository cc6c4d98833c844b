import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadRoom } from '../../games/index.ts';
import { problem } from '../../match/faults.ts';
import type { HostMessage } from '../../protocol/messages.ts';
import type { WireMessage } from '../../protocol/wire.ts';
import type { Aside } from '../turns/aside.svelte.ts';
import type { Listener } from './link.ts';
import { connectSocket } from './socket.ts';

vi.mock('../store/matches.ts', () => ({ updateMatch: async () => undefined }));

/** A line of the browser: nothing is heard on it but what a test says. */
class Wire {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readyState = 0;
  readonly said: { readonly type: string; readonly id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 2;
  }
  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  tells(message: WireMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const PLACES: WireMessage = { type: 'places', places: { home: ['Ana'], away: [null] } };
const REFUSED: WireMessage = { type: 'refused', error: problem('bad-request', 'x', 'x') };
let events: string[];
const listener: Listener = {
  hear: (message: HostMessage) => events.push(message.type),
  lost: () => events.push('lost'),
  found: () => events.push('found'),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { href: 'http://localhost/', protocol: 'http:' });
  Wire.all.length = 0;
  events = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function linked() {
  const seat = { id: 'one', game: 'torino', key: 'k', promised: null } as const;
  const link = connectSocket(seat, await loadRoom('torino'), {} as Aside)(listener);
  const [wire] = Wire.all;
  wire!.opens();
  wire!.tells(PLACES);
  return { link, wire: wire! };
}

it('a line that was cut is left within two seconds of a command, which is said again on another', async () => {
  const { link, wire } = await linked();
  link.send({ type: 'resign', side: 'home' });
  const { id } = wire.said.at(-1)!;
  vi.advanceTimersByTime(2400);
  expect(Wire.all).toHaveLength(2);
  expect(events).toEqual(['places', 'lost']);
  const [, next] = Wire.all;
  next!.opens();
  next!.tells(PLACES);
  expect(events).toEqual(['places', 'lost', 'found', 'places']);
  expect(id).toBeDefined();
  // The end of the old line comes late, and is no news.
  wire.onclose?.();
  vi.advanceTimersByTime(500);
  expect(Wire.all).toHaveLength(2);
});

it('a line on which anything comes is not left while it does, nor one on which nothing is awaited', async () => {
  const { link, wire } = await linked();
  vi.advanceTimersByTime(600_000);
  expect(Wire.all).toHaveLength(1);
  link.send({ type: 'resign', side: 'home' });
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(1500);
    wire.tells(PLACES);
  }
  expect(Wire.all).toHaveLength(1);
  wire.tells(REFUSED);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  link.send({ type: 'resign', side: 'home' });
  vi.advanceTimersByTime(2400);
  expect(Wire.all).toHaveLength(2);
});

it('a line that never opens is left too, each time after a longer wait, and a server that only refuses is not back', async () => {
  await linked();
  Wire.all[0]!.onclose!();
  vi.advanceTimersByTime(100);
  const opened: number[] = [];
  for (let seconds = 0; seconds < 20; seconds++) {
    const before = Wire.all.length;
    vi.advanceTimersByTime(1000);
    if (Wire.all.length > before) opened.push(seconds);
  }
  expect(opened.length).toBeGreaterThanOrEqual(3);
  expect(opened.length).toBeLessThan(6);
  const last = Wire.all.at(-1)!;
  last.opens();
  last.tells(REFUSED);
  expect(events).not.toContain('found');
});
