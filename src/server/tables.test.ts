import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { HostMessage, StepMessage } from '../protocol/messages.ts';
import { openStore, type Store } from './store.ts';
import { Tables, type Visitor } from './tables.ts';

let store: Store;
let tables: Tables;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = openStore(':memory:');
  tables = new Tables(store, () => Promise.reject(new Error('nobody thinks here')));
});
afterEach(async () => {
  await tables.close();
  store.close();
  vi.useRealTimers();
});

/** A browser at a table; null watches. */
async function sit(id: string, side: Side | null) {
  const heard: HostMessage[] = [];
  const visitor: Visitor = { side, send: (message) => heard.push(message) };
  await tables.enter(store.loadMatch(id)!, visitor);
  return {
    heard,
    last: () => heard.findLast((message): message is StepMessage => message.type === 'step')!,
    say: (message: unknown) => tables.hear(id, visitor, message),
    leave: () => tables.leave(id, visitor),
  };
}
type Person = Awaited<ReturnType<typeof sit>>;

/** Two people at a table whose seeds are given. */
async function twoPeople(game: string, options: Options) {
  const { id } = tables.create({ game, options, side: 'home', name: 'Ana' });
  await tables.join(store.loadMatch(id)!, 'Blas');
  const people = { home: await sit(id, 'home'), away: await sit(id, 'away') };
  for (const side of ['home', 'away'] as const) people[side].say({ type: 'seed', side, seed: side });
  return { id, people };
}

/** Whoever is asked takes his first choice; home throws. Ends after `count` steps, and then as soon as a choice is due. */
function playOn(people: Record<Side, Person>, count: number): StepMessage {
  for (let i = 0; i < count || people.home.last().turn.kind !== 'choice'; i++) {
    const { turn } = people.home.last();
    if (turn.kind === 'choice')
      people[turn.side].say({ type: 'play', side: turn.side, action: people[turn.side].last().legal[0] });
    else people.home.say({ type: 'throw' });
  }
  return people.home.last();
}

/** After so many steps of tactics the first play has begun, and the clock of the half runs. */
const SET_UP = 9;

describe('the time that is left', () => {
  it('is the same when both come back', async () => {
    const { id, people } = await twoPeople('tactics', { moveSeconds: 30, clock: 'whistle', minutesPerHalf: 1 });
    playOn(people, SET_UP);
    vi.advanceTimersByTime(12_000);
    for (const person of Object.values(people)) await person.leave();
    vi.advanceTimersByTime(3_600_000);
    const again = await sit(id, 'home');
    expect(again.last().time).toEqual({ period: 48_000, move: 18_000 });
  });

  it('does not run for those who only watch', async () => {
    const { id, people } = await twoPeople('tactics', { moveSeconds: 30, clock: 'whistle', minutesPerHalf: 1 });
    const { n } = playOn(people, SET_UP);
    const watcher = await sit(id, null);
    vi.advanceTimersByTime(12_000);
    for (const person of Object.values(people)) await person.leave();
    vi.advanceTimersByTime(3_600_000);
    const again = await sit(id, 'home');
    expect(again.last()).toMatchObject({ n, time: { period: 48_000, move: 18_000 } });
    vi.advanceTimersByTime(18_000);
    expect(watcher.last().n).toBe(n + 1);
  });

  it('is that of the last step when the server was killed', async () => {
    const { id, people } = await twoPeople('torino', { clock: 'whistle', minutesPerHalf: 1 });
    playOn(people, 1);
    vi.advanceTimersByTime(12_000);
    const { turn } = people.home.last();
    if (turn.kind === 'choice')
      people[turn.side].say({ type: 'play', side: turn.side, action: people[turn.side].last().legal[0] });
    vi.advanceTimersByTime(2_000);
    const killed = tables;
    tables = new Tables(store, () => Promise.reject(new Error('nobody thinks here')));
    const again = await sit(id, 'home');
    expect(again.last().time.period).toBe(48_000);
    await killed.close();
  });
});

const NEVER_SAVED = { es: expect.stringContaining('no ha podido'), en: expect.stringContaining('could not') };

describe('a disk that refuses', () => {
  it('costs a refusal, not the match: nothing has happened until it is saved', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { id, people } = await twoPeople('tactics', { moveSeconds: 4 });
    const { n, turn, position } = playOn(people, 3);
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    const { record } = store.loadMatch(id)!;
    const disk = vi.spyOn(store, 'saveMatch').mockImplementation(() => {
      throw new Error('database is locked');
    });
    const actor = people[turn.side];
    actor.say({ type: 'play', side: turn.side, action: actor.last().legal[0] });
    expect(actor.heard.at(-1)).toMatchObject({ type: 'refused', error: { message: NEVER_SAVED } });
    vi.advanceTimersByTime(4000);
    expect(log).toHaveBeenCalledTimes(2);
    people.home.say({ type: 'resume', n });
    expect(people.home.last()).toMatchObject({ n, turn, position });

    disk.mockRestore();
    expect(store.loadMatch(id)!.record).toBe(record);
    vi.advanceTimersByTime(5000);
    expect(people.home.last().n).toBe(n + 1);
    expect(people.home.last().events.map((event) => event.type)).toContain('timeout');
    log.mockRestore();
  });
});

describe('a table that everybody has left', () => {
  it('stops its clocks: they neither act nor save over what was played since', async () => {
    const { id, people } = await twoPeople('tactics', { moveSeconds: 4 });
    playOn(people, 1);
    for (const person of Object.values(people)) await person.leave();
    expect(vi.getTimerCount()).toBe(0);
    const adjourned = store.loadMatch(id);
    vi.advanceTimersByTime(60_000);
    expect(store.loadMatch(id)).toEqual(adjourned);

    const watcher = await sit(id, null);
    await watcher.leave();
    vi.advanceTimersByTime(60_000);
    expect(store.loadMatch(id)).toEqual(adjourned);

    const again = { home: await sit(id, 'home'), away: await sit(id, 'away') };
    const { position } = playOn(again, 8);
    again.home.say({ type: 'resign', side: 'home' });
    for (const person of Object.values(again)) await person.leave();
    vi.advanceTimersByTime(60_000);
    const later = await sit(id, null);
    expect(later.last()).toMatchObject({ position, turn: { kind: 'over', result: { reason: 'resign' } } });
  });
});
