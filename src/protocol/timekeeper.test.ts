import { describe, expect, it } from 'vitest';
import type { Options } from '../core/options.ts';
import { createHost, type Host } from './host.ts';
import type { StepMessage } from './messages.ts';
import { type After, keepTime } from './timekeeper.ts';

/** Timers that run when the test says so. */
function pocketWatch() {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  const after: After = (millis, then) => {
    const one = { at: now + millis, then };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((each) => each !== one);
    };
  };
  const pass = (millis: number): void => {
    now += millis;
    for (let due = waiting.find(({ at }) => at <= now); due; due = waiting.find(({ at }) => at <= now)) {
      const { then } = due;
      waiting = waiting.filter((each) => each !== due);
      then();
    }
  };
  return { after, pass, now: () => now, count: () => waiting.length };
}

async function match(game: string, options: Options, now = () => 0) {
  const person = [{ name: 'Ana', bot: null }];
  const created = await createHost({ game, options, table: { home: person, away: person } }, 'seed', {
    now,
    think: () => Promise.reject(new Error('nobody thinks here')),
    save: () => undefined,
  });
  if (!created.ok) throw new Error(created.error.message.en);
  const host: Host = created.value;
  let last: StepMessage | undefined;
  const { receive } = host.connect({
    owns: ['home', 'away'],
    member: null,
    isReferee: false,
    send: (message) => {
      if (message.type === 'step') last = message;
    },
  });
  for (const side of ['home', 'away']) receive({ type: 'seed', side, seed: side });
  const position = () => last!.position as unknown as { period: unknown; phase: string; time: { up: boolean } };
  return { host, receive, position, turn: () => last!.turn, last: () => last! };
}

const MINUTE = 60_000;

describe('the keeper of the time', () => {
  const TIMED = { clock: 'whistle', minutesPerHalf: 2 };

  it('whistles when the minutes are up, which run from the first play (TOR-OPEN-3, TOR-TIME-3)', async () => {
    const watch = pocketWatch();
    const { host, receive, position, last } = await match('torino', TIMED, watch.now);
    keepTime(host, TIMED, watch.after, { moves: false });
    watch.pass(20 * MINUTE);
    expect(position()).toMatchObject({ period: 1, phase: 'opening' });
    expect(host.time.period).toBeNull();
    for (let i = 0; i < 50 && position().phase === 'opening'; i++) receive({ type: 'throw' });
    expect(last().position).toMatchObject({ period: 1, phase: 'first' });
    watch.pass(2 * MINUTE - 1);
    expect(position().period).toBe(1);
    watch.pass(1);
    expect(position().period).toBe(2);
    watch.pass(2 * MINUTE);
    expect(position().period).not.toBe(2);
  });

  it('tells with every step what is left, and goes on with what was left', async () => {
    const watch = pocketWatch();
    const { host, receive, last } = await match('torino', TIMED, watch.now);
    const keeper = keepTime(host, TIMED, watch.after, { moves: false, resumed: { period: '1', left: 5000 } });
    watch.pass(1000);
    expect(keeper.unspent()).toEqual({ period: '1', left: 5000 });
    for (let i = 0; i < 50 && last().position['phase'] === 'opening'; i++) receive({ type: 'throw' });
    receive({ type: 'resume', n: 0 });
    expect(last().time).toEqual({ period: 5000, move: null });
    watch.pass(4999);
    expect(keeper.unspent()).toEqual({ period: '1', left: 1 });
    watch.pass(1);
    expect(last().position['period']).toBe(2);
    receive({ type: 'resume', n: 0 });
    expect(last().time).toEqual({ period: 2 * MINUTE, move: null });
  });

  it('keeps no minutes where plays are counted, and stops when told to', async () => {
    const { host } = await match('torino', {});
    const watch = pocketWatch();
    const plays = keepTime(host, { clock: 'plays', minutesPerHalf: 5 }, watch.after, { moves: true });
    expect(watch.count()).toBe(0);
    plays.stop();
    const timed = await match('torino', { clock: 'whistle' });
    const minutes = keepTime(timed.host, { clock: 'whistle', minutesPerHalf: 5 }, watch.after, { moves: true });
    for (let i = 0; i < 50 && timed.position().phase === 'opening'; i++) timed.receive({ type: 'throw' });
    expect(watch.count()).toBe(1);
    minutes.stop();
    expect(watch.count()).toBe(0);
  });

  it('gives one time to all that a side decides in one go (tactics, section 9)', async () => {
    const watch = pocketWatch();
    const { host, receive, turn, last } = await match('tactics', { moveSeconds: 30 }, watch.now);
    keepTime(host, { moveSeconds: 30 }, watch.after, { moves: true });
    const playFirst = () => receive({ type: 'play', side: last().as, action: last().legal[0] });
    for (let i = 0; i < 50 && turn().kind === 'chance'; i++) receive({ type: 'throw' });
    const kicking = last().as;
    const left: (number | null)[] = [];
    while (last().position['phase'] === 'setup' && last().as === kicking) {
      watch.pass(4000);
      left.push(host.time.move);
      playFirst();
    }
    expect(left).toEqual([26_000, 22_000, 18_000]);
    expect(host.time.move).toBe(30_000);
    watch.pass(10_000);
    playFirst();
    receive({ type: 'undo', side: last().as });
    expect(host.time.move).toBe(20_000);
  });

  /** A match in which a choice is due, of which somebody keeps the 30 seconds. */
  async function hurried() {
    const watch = pocketWatch();
    const { host, receive, turn, last } = await match('tactics', { moveSeconds: 30 }, watch.now);
    keepTime(host, { moveSeconds: 30 }, watch.after, { moves: true });
    for (let i = 0; i < 200 && (turn().kind !== 'choice' || last().position['phase'] === 'setup'); i++) {
      const { legal, as } = last();
      receive(turn().kind === 'chance' ? { type: 'throw' } : { type: 'play', side: as, action: legal[0] });
    }
    const { as: side, legal } = last();
    return { watch, host, receive, last, side, action: legal[0] };
  }

  it('gives the seconds of a choice once, whatever is offered or taken back in between', async () => {
    const { watch, host, receive, last, side, action } = await hurried();
    const timeouts = (): number => last().events.filter((event) => event.type === 'timeout').length;
    watch.pass(10_000);
    receive({ type: 'offer-draw', side });
    expect(host.time.move).toBe(20_000);
    watch.pass(10_000);
    receive({ type: 'play', side, action });
    expect(host.time.move).toBeNull();
    watch.pass(15_000);
    receive({ type: 'undo', side });
    expect(host.time.move).toBe(10_000);
    watch.pass(9_999);
    expect(timeouts()).toBe(0);
    watch.pass(1);
    expect(timeouts()).toBe(1);
  });

  it('enters a timeout for whoever lets the seconds of a choice go by, where it is asked to', async () => {
    const { watch, last } = await hurried();
    expect(last().turn).toMatchObject({ kind: 'choice' });
    const before = last().n;
    watch.pass(29_999);
    expect(last().n).toBe(before);
    watch.pass(1);
    expect(last().events.map((event) => event.type)).toContain('timeout');
  });
});
