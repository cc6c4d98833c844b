import type { WebSocket } from '@fastify/websocket';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../../test/support/line.ts';
import { playOn, World } from '../../test/support/seated.ts';
import type { Attendance } from './leisure/attendance.ts';
import { type Entrance, Live } from './live.ts';
import { newMetrics } from './metrics.ts';
import type { Place } from './seats.ts';
import { LIMITS } from './settings.ts';

const isThere = { hear: async () => undefined, leave: () => undefined };
const attendance = { attend: () => isThere } as unknown as Attendance;
const DELAY = 30_000;
let world: World;
let live: Live;
let tables: ReturnType<World['tables']>;

const open = (limits: Partial<typeof LIMITS> = {}): void => {
  tables = world.tables();
  live = new Live(
    tables,
    attendance,
    { ...LIMITS, ...limits },
    newMetrics(() => 0),
    (error) => world.stumbled.push(error),
  );
};
const attend = (id: string, entrance: Partial<Entrance> = {}): Line => {
  const line = new Line();
  const nobody: Entrance = { seat: async () => null, delay: async () => 0 };
  live.attend(line as unknown as WebSocket, id, { ...nobody, ...entrance });
  return line;
};
const logsOf = ({ told }: Line): number => told.filter((text) => text.includes('"type":"log"')).length;
const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  world = await World.open();
  open();
});
afterEach(() => world.log.close());

describe('whoever goes while he is asked in', () => {
  it.each(['seat', 'delay'] as const)('is told nothing of the match any more: %s', async (asked) => {
    const { id, people } = await world.twoPeople('torino', {}, tables);
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    const slow: Partial<Entrance> =
      asked === 'seat' ? { seat: () => gate.then((): Place | null => null) } : { delay: () => gate.then(() => 0) };
    const line = attend(id, slow);
    line.say({ type: 'enter', key: null, n: 0 });
    await settled();
    line.emit('close');
    answer();
    await settled();
    await playOn(people, 1);
    expect(line.told).toEqual([]);
  });

  it('is told nothing either where his turn to enter comes later', async () => {
    const { id, people } = await world.twoPeople('torino', {}, tables);
    const late = await world.person(tables, id, null);
    const table = (await tables.take(id))!;
    const before = table.refresh();
    const entering = late.enter();
    late.leave();
    await Promise.all([before, entering]);
    await playOn(people, 1);
    expect(late.heard).toEqual([]);
  });
});

describe('whoever watches later than it is played', () => {
  afterEach(() => void vi.useRealTimers());

  async function watcher(limits: Partial<typeof LIMITS>) {
    open(limits);
    const { id, people } = await world.twoPeople('torino', {}, tables);
    await playOn(people, 20);
    const line = attend(id, { delay: async () => DELAY });
    line.say({ type: 'enter', key: null, n: 0 });
    await settled();
    return { line, people };
  }

  it('has what he asks for once, however often he asks, and one timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { line, people } = await watcher({ messagesPerSecond: 1e6 });
    const timers = vi.getTimerCount();
    for (let i = 0; i < 1000; i++) line.say({ type: 'resume', n: 0 });
    await settled();
    expect(vi.getTimerCount()).toBe(timers);
    await playOn(people, 1);
    expect(line.told).toEqual([]);
    vi.advanceTimersByTime(DELAY);
    expect(logsOf(line)).toBe(1);
    expect(line.told.length).toBeGreaterThan(3);
  });

  it('is let go where more waits for him than may, and nothing waits for whoever has gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { line } = await watcher({ messagesPerSecond: 1e6, backlog: 2000 });
    for (let n = 100; n >= 0; n--) line.say({ type: 'resume', n });
    await settled();
    expect(line.closed[0]).toEqual([1013, 'slow reader']);
    line.emit('close');
    vi.advanceTimersByTime(2 * DELAY);
    expect(line.told).toEqual([]);
  });
});

describe('what is made of the whole match', () => {
  it('counts as many messages, and is made once', async () => {
    open({ messagesPerSecond: 50 });
    const { id, people } = await world.twoPeople('torino', {}, tables);
    await playOn(people, 20);
    const line = attend(id);
    line.say({ type: 'enter', key: null, n: 0 });
    await settled();
    const { hide } = people.home.room.game;
    const hidden = vi.spyOn(people.home.room.game, 'hide').mockImplementation(hide);
    for (let i = 0; i < 50; i++) line.say({ type: 'resume', n: 0 });
    await settled();
    expect(hidden).not.toHaveBeenCalled();
    hidden.mockRestore();
    expect(logsOf(line)).toBe(1 + 5);
    expect(line.closed).toEqual([[1008, 'policy']]);
  });
});
