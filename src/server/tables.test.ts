import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optionsOf, playOn, World, wires } from '../../test/support/seated.ts';
import { throwerOf } from '../../test/support/thrower.ts';
import { otherSide } from '../core/game.ts';
import { commitmentTo } from '../match/fair.ts';
import type { Pace } from '../match/pace.ts';
import type { Log, MatchRow } from './log/log.ts';
import type { Node } from './node.ts';
import { Tables } from './tables.ts';

const SECOND = 1000;
let world: World;
let log: Log;

beforeEach(async () => {
  world = await World.open();
  log = world.log;
});
afterEach(() => log.close());

/** After so many steps of tactics the first play has begun, and the clock of the half runs. */
const SET_UP = 9;

describe('the time', () => {
  it('goes on when nobody is there, and what is due is done then', async () => {
    const { id, people, tables } = await world.twoPeople('tactics', { moveSeconds: 30 });
    const { n, turn } = await playOn(people, 1);
    expect(people.home.step.time.move).toBe(30 * SECOND);
    for (const person of Object.values(people)) {
      person.leave();
      tables.release(id);
    }
    world.now += 29 * SECOND;
    await tables.serveDue();
    expect(await log.heads([id])).toEqual(new Map([[id, n]]));
    world.now += SECOND;
    // Two nodes look at once.
    await Promise.all([tables.serveDue(), world.tables().serveDue()]);
    const [row] = await log.stepsAfter(id, n);
    expect(row).toMatchObject({ n: n + 1, text: `${turn.kind === 'choice' && turn.side} timeout` });
    expect(await log.stepsAfter(id, n + 1)).toEqual([]);
    expect(tables.size).toBe(0);
  });

  it('is the same for who comes back, after a restart too', async () => {
    const { id, people } = await world.twoPeople('tactics', { moveSeconds: 30, clock: 'whistle', minutesPerHalf: 1 });
    await playOn(people, SET_UP);
    world.now += 12 * SECOND;
    const again = await world.sit(world.tables(), id, 'home');
    expect(again.step.time).toEqual({ period: 48 * SECOND, move: 18 * SECOND });
  });

  it('of a period is whistled as soon as the rules take it', async () => {
    const { id, people, tables } = await world.twoPeople('torino', {
      clock: 'whistle',
      minutesPerHalf: 1,
      tie: 'draw',
    });
    await playOn(people, 4);
    world.now += 61 * SECOND;
    for (let i = 0; i < 40 && people.home.step.turn.kind !== 'over'; i++) {
      await tables.serveDue();
      if (people.home.step.events.some(({ type }) => type === 'whistle')) break;
      const { turn } = people.home.step;
      const actor = turn.kind === 'choice' && turn.side === 'away' ? people.away : people.home;
      if (turn.kind === 'choice') await actor.say({ type: 'play', side: turn.side, action: actor.step.legal[0]! });
      else await people[throwerOf(people.home.room, people.home.step)].say({ type: 'throw' });
    }
    expect((await log.stepsAfter(id, 0)).map(({ text }) => text)).toContain('whistle');
  });

  it('never runs backwards in the log, whatever the clock of a node says', async () => {
    const { id, people } = await world.twoPeople('torino', {});
    await people.home.say({ type: 'throw' });
    world.now -= 500 * SECOND;
    await people.home.say({ type: 'throw' });
    const times = (await log.stepsAfter(id, 0)).map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

describe('whoever comes to a match', () => {
  it('is told how it came to where it is; who has only missed a step is not', async () => {
    const { id, people } = await world.twoPeople('torino', {});
    await playOn(people, 6);
    const again = await world.sit(world.tables(), id, 'home');
    const { n, position, turn } = again.step;
    const lastLog = () => again.heard.findLast((message) => message.type === 'log');
    expect(lastLog()?.past?.seen.at(-1)).toMatchObject({ position, turn });
    await again.say({ type: 'resume', n: n - 1 });
    expect(lastLog()?.entries.map((entry) => entry.n)).toEqual([n]);
    expect(lastLog()).not.toHaveProperty('past');
  });
});

describe('the clocks of the sides', () => {
  const PACE: Pace = { kind: 'live', initial: 60 * SECOND, increment: 5 * SECOND };
  const clocked = (pace: Pace = PACE) =>
    world.twoPeople('tactics', { moveSeconds: 0 }, world.tables(), undefined, pace);

  it('run for whoever must act, and a flag falls once, whoever looks and whoever is there', async () => {
    const { id, people, tables } = await clocked();
    const { n, turn, clock } = await playOn(people, 1);
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    expect(clock!.running).toEqual([turn.side]);
    for (const person of Object.values(people)) {
      person.leave();
      tables.release(id);
    }
    world.now += clock!.left[turn.side] + SECOND - 1;
    await tables.serveDue();
    expect(await log.heads([id])).toEqual(new Map([[id, n]]));
    world.now += 1;
    await Promise.all([tables.serveDue(), world.tables().serveDue()]);
    const winner = otherSide(turn.side);
    expect(await log.stepsAfter(id, n)).toMatchObject([{ n: n + 1, text: `end ${winner} flag` }]);
    const later = await world.sit(tables, id, winner);
    expect(later.step.turn).toMatchObject({ kind: 'over', result: { winner, reason: 'flag' } });
  });

  it('stand as they stood after a restart, and still for who need not act', async () => {
    const { id, people } = await clocked();
    const { turn, clock } = await playOn(people, 3);
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    world.now += 12 * SECOND;
    const again = await world.sit(world.tables(), id, 'away');
    expect(again.step.clock!.left).toEqual({ ...clock!.left, [turn.side]: clock!.left[turn.side] - 12 * SECOND });
  });

  it('give back what the network took, as it was measured, and a second at most', async () => {
    const { id, people } = await clocked();
    for (const lag of [400, 5000]) {
      const { turn, n, clock } = await playOn(people, 0);
      if (turn.kind !== 'choice') throw new Error('a choice was due');
      const actor = people[turn.side];
      Object.assign(actor.visitor, { lag });
      world.now += 3 * SECOND;
      await actor.say({ type: 'play', side: turn.side, action: actor.step.legal[0]! });
      Object.assign(actor.visitor, { lag: 0 });
      const [row] = await log.stepsAfter(id, n);
      const given = Math.min(lag, SECOND);
      expect(row!.text).toMatch(new RegExp(`^lag ${given} ${turn.side} `));
      const earned = actor.step.clock!.running.includes(turn.side) ? 0 : PACE.kind === 'live' ? PACE.increment : 0;
      expect(actor.step.clock!.left[turn.side]).toBe(clock!.left[turn.side] - 3 * SECOND + given + earned);
    }
  });
});

describe('a match of other rules', () => {
  it('does not go on under those of today', async () => {
    const id = await world.laid(world.tables(), 'torino', {});
    const older = (row: MatchRow | undefined): MatchRow | undefined => row && { ...row, rules: row.rules + 1 };
    const old: Log = { ...log, match: async (name) => older(await log.match(name)) };
    const ana = await world.sit(world.tables(undefined, old), id, 'home');
    expect(ana.heard).toMatchObject([{ type: 'refused', error: { code: 'bad-record' } }]);
    await ana.say({ type: 'commit', side: 'home', hash: commitmentTo('home') });
    expect(ana.refused).toBe(2);
    expect(await log.stepsAfter(id, 0)).toEqual([]);
  });
});

describe('a log that refuses', () => {
  it('costs a refusal, not the match: nothing has happened until it is kept', async () => {
    let isFull = false;
    const fragile: Log = {
      ...log,
      append: (entry) => (isFull ? Promise.reject(new Error('disk is full')) : log.append(entry)),
    };
    const { id, people, tables } = await world.twoPeople(
      'tactics',
      { moveSeconds: 4 },
      world.tables(undefined, fragile),
    );
    const { n, turn, position } = await playOn(people, 3);
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    const rows = await log.stepsAfter(id, 0);
    isFull = true;
    const actor = people[turn.side];
    await actor.say({ type: 'play', side: turn.side, action: actor.step.legal[0]!, id: 'x' });
    expect(actor.heard.at(-1)).toMatchObject({
      type: 'refused',
      id: 'x',
      error: { message: { es: expect.stringContaining('no ha podido'), en: expect.stringContaining('could not') } },
    });
    world.now += 4 * SECOND;
    await tables.serveDue();
    expect(world.stumbled.at(-1)).toMatchObject({ message: 'disk is full' });
    await people.home.say({ type: 'resume', n });
    expect(people.home.step).toMatchObject({ n, turn, position });
    isFull = false;
    expect(await log.stepsAfter(id, 0)).toEqual(rows);
    world.now += 5 * SECOND;
    await tables.serveDue();
    expect(people.home.step.n).toBe(n + 1);
    expect(people.home.step.events.map((event) => event.type)).toContain('timeout');
  });

  it('and that has taken the step all the same: it is told, and not done twice', async () => {
    let isCut = false;
    const cut: Log = {
      ...log,
      append: async (entry) => {
        const isKept = await log.append(entry);
        if (isCut) throw new Error('the connection is gone');
        return isKept;
      },
    };
    const { people } = await world.twoPeople('torino', {}, world.tables(undefined, cut));
    const { n } = people.home.step;
    isCut = true;
    await people.home.say({ type: 'throw', n, id: 'x' });
    isCut = false;
    await people.home.say({ type: 'throw', n, id: 'x' });
    expect(people.home.step.n).toBe(n + 1);
    expect(people.away.step.n).toBe(n + 1);
    expect(people.away.step.position).toEqual(people.home.step.position);
  });
});

describe('a log that is away before a match has begun', () => {
  it('is asked again by the table, which asks for the seeds again', async () => {
    let isAway = false;
    const fragile: Log = {
      ...log,
      append: (entry) => (isAway ? Promise.reject(new Error('the database is away')) : log.append(entry)),
    };
    const tables = world.tables(undefined, fragile);
    const id = await world.laid(tables, 'torino', {});
    const ana = await world.sit(tables, id, 'home');
    isAway = true;
    await ana.say({ type: 'commit', side: 'home', hash: commitmentTo('home') });
    expect(ana.heard.at(-1)).toMatchObject({ type: 'refused' });
    isAway = false;
    world.now += 2 * SECOND;
    await tables.refresh();
    expect(ana.heard.at(-1)).toMatchObject({ type: 'hello', hashesAwaited: ['home', 'away'] });
  });
});

describe('two nodes', () => {
  it('hear of a step whose writer died before telling it, as soon as it is said again elsewhere', async () => {
    const { bus, state } = wires();
    const tables = Array.from({ length: 3 }, () => world.tables(bus()));
    const { id, people } = await world.twoPeople('torino', {}, tables[0], tables[1]);
    await vi.waitUntil(() => people.away.step?.n === people.home.step?.n);
    const { n } = people.home.step;
    state.isUp = false;
    await people.home.say({ type: 'throw', n, id: 'x' });
    state.isUp = true;
    const moved = await world.sit(tables[2]!, id, 'home');
    await moved.say({ type: 'throw', n, id: 'x' });
    await vi.waitUntil(() => people.away.step.n === n + 1);
  });

  it('show the same match, and of two commands for one step one is done', async () => {
    const { bus } = wires();
    const [here, there] = [world.tables(bus()), world.tables(bus())];
    const { people } = await world.twoPeople('torino', {}, here, there);
    await vi.waitUntil(() => people.away.step?.n === people.home.step?.n);
    const { n } = people.home.step;
    await Promise.all([people.home.say({ type: 'throw', n, id: 'a' }), people.away.say({ type: 'throw', n, id: 'b' })]);
    await vi.waitUntil(() => people.away.step.n === people.home.step.n);
    expect(people.home.step.n).toBe(n + 1);
    expect(people.home.step.position).toEqual(people.away.step.position);
    expect(people.home.refused + people.away.refused).toBe(1);
  });

  it('find out that the rival has come to the other, where the bus did not say so', async () => {
    const { bus, state } = wires();
    const [here, there] = [world.tables(bus()), world.tables(bus())];
    const { id } = await here.create({ game: 'torino', ...(await optionsOf('torino', {})), side: 'home', name: 'Ana' });
    const ana = await world.sit(here, id, 'home');
    state.isUp = false;
    await there.join((await there.find(id))!, 'Blas');
    const blas = await world.sit(there, id, 'away');
    await blas.say({ type: 'commit', side: 'away', hash: commitmentTo('away') });
    state.isUp = true;
    expect(ana.heard).toEqual([{ type: 'places', places: { home: ['Ana'], away: [null] } }]);
    world.now += 6 * SECOND;
    await here.refresh();
    expect(ana.heard.at(-1)).toMatchObject({ type: 'hello', hashesAwaited: ['home'] });
  });

  it('go on without the bus, from the log', async () => {
    const { bus, state } = wires();
    const [here, there] = [world.tables(bus()), world.tables(bus())];
    const { id, people } = await world.twoPeople('torino', {}, here, there);
    state.isUp = false;
    const { n } = people.home.step;
    await people.home.say({ type: 'throw' });
    await people.home.say({ type: 'offer-draw', side: 'home' });
    expect(people.away.step.n).toBeLessThan(people.home.step.n);
    const moved = await world.person(there, id, 'home');
    await moved.enter(n + 2);
    expect(moved.step.n).toBe(n + 2);
    world.now += SECOND;
    await there.refresh();
    expect(people.away.step.n).toBe(n + 2);
    expect(people.away.step.position).toEqual(people.home.step.position);
  });

  it.each([
    ['by the bus', true],
    ['from the log', false],
  ])('go on after an outage: who stayed hears %s what is played at the other', async (_, isUp) => {
    const { bus, state } = wires();
    let isAway = false;
    const fragile: Log = {
      ...log,
      append: (entry) => (isAway ? Promise.reject(new Error('the database is away')) : log.append(entry)),
    };
    const [here, there] = [world.tables(bus(), fragile), world.tables(bus())];
    const { id, people } = await world.twoPeople('torino', {}, here);
    const { n } = people.home.step;
    isAway = true;
    await people.home.say({ type: 'throw', n, id: 'x' });
    expect(people.home.refused).toBe(1);
    isAway = false;
    state.isUp = isUp;
    const moved = await world.sit(there, id, 'home');
    await moved.say({ type: 'throw', n, id: 'x' });
    if (!isUp) {
      world.now += SECOND;
      await here.refresh();
    }
    await vi.waitUntil(() => people.away.step.n === n + 1);
    expect(people.away.step.position).toEqual(moved.step.position);
  });
});

describe('a finished match', () => {
  it('becomes one record in the log, and looks the same', async () => {
    const { id, people, tables } = await world.twoPeople('torino', { turnsPerHalf: 2, tie: 'draw' });
    await playOn(people, 2);
    await people.home.say({ type: 'resign', side: 'home' });
    const { n, position, turn } = people.home.step;
    await tables.tidy({ idleDays: 1, finishedDays: 1 });
    expect(await log.stepsAfter(id, 0)).not.toEqual([]);
    for (let i = 0; i < 2; i++) tables.release(id);
    expect(await tables.tidy({ idleDays: 1, finishedDays: 1 })).toBe(0);
    expect(await log.stepsAfter(id, 0)).toEqual([]);
    const later = await world.sit(tables, id, null);
    expect(later.step).toMatchObject({ n, position, turn });
    tables.release(id);
    world.now += 48 * 3600 * SECOND;
    expect(await tables.tidy({ idleDays: 1, finishedDays: 1 })).toBe(1);
    expect(await tables.find(id)).toBeUndefined();
  });
});

describe('a match that nobody can read any more', () => {
  /** It is over, or due, and its only step says nothing. */
  async function spoil(id: string, entry: { readonly due?: number; readonly isOver?: true }): Promise<void> {
    const laid = (await log.match(await world.laid(world.tables(), 'torino', {})))!;
    await log.addMatch({ ...laid, id });
    await log.append({ row: { match: id, n: 1, at: world.now, id: 'x', text: 'nothing' }, ...entry });
  }

  it('keeps no other waiting that is due, and is told of once', async () => {
    const { id, people, tables } = await world.twoPeople('tactics', { moveSeconds: 30 });
    const { n } = await playOn(people, 1);
    for (let i = 0; i < 3; i++) await spoil(`bad${i}`, { due: 1 });
    world.now += 31 * SECOND;
    for (let i = 0; i < 3; i++) {
      await tables.serveDue();
      world.now += 6 * SECOND;
    }
    expect((await log.stepsAfter(id, n))[0]!.text).toContain('timeout');
    expect(world.stumbled).toHaveLength(3);
    expect(tables.size).toBe(1);
  });

  it('keeps no other from becoming a record, however many there are', async () => {
    for (let i = 0; i < 130; i++) await spoil(`!${i}`, { isOver: true });
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id, people, tables } = await world.twoPeople('torino', { turnsPerHalf: 2, tie: 'draw' });
      await people.home.say({ type: 'resign', side: 'home' });
      for (let pages = 0; pages < 2; pages++) tables.release(id);
      ids.push(id);
    }
    await world.tables().tidy({ idleDays: 1, finishedDays: 1 });
    for (const id of ids) expect(await log.stepsAfter(id, 0)).toEqual([]);
    expect(await log.stepsAfter('!0', 0)).toHaveLength(1);
  });
});

describe('a bot at a table', () => {
  it('plays, and a bot that fails does not stop the match', async () => {
    const tables = world.tables();
    const { id, ana } = await world.withBot('mat', 'random', tables);
    for (let i = 0; i < 20; i++) {
      const { turn, legal, as } = ana.step;
      if (turn.kind === 'chance') await ana.say({ type: 'throw' });
      else if (legal.length > 0 && as === 'home') await ana.say({ type: 'play', side: 'home', action: legal[0]! });
      else await vi.waitUntil(() => ana.step.turn !== turn);
    }
    expect((await log.stepsAfter(id, 0)).some(({ text }) => text.startsWith('away '))).toBe(true);
  });

  it('goes on at the node to which its rival comes, where the one is gone at which it thought', async () => {
    const node = world.node();
    let asked = 0;
    const counts: Node = { ...node, think: () => Promise.reject(new Error(`thought ${++asked}`)) };
    const forgets: Node = { ...node, think: () => new Promise(() => undefined) };
    const tables = new Tables(forgets);
    const { id, ana } = await world.withBot('torino', 'random', tables);
    for (let i = 0; i < 60 && !(ana.step.turn.kind === 'choice' && ana.step.turn.side === 'away'); i++)
      if (ana.step.turn.kind === 'choice') await ana.say({ type: 'play', side: 'home', action: ana.step.legal[0]! });
      else await ana.say({ type: 'throw' });
    const { n } = ana.step;
    const moved = await world.sit(new Tables(counts), id, 'home');
    await vi.waitUntil(() => moved.step.n > n);
    expect(asked).toBeGreaterThan(0);
  });
});
