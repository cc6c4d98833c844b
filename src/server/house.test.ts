import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decider, playOn, playOne, World, wires } from '../../test/support/seated.ts';
import type { Pace } from '../match/pace.ts';
import type { Log } from './log/log.ts';

const SECOND = 1000;
const LIVE: Pace = { kind: 'live', initial: 60 * SECOND, increment: 0 };
let world: World;

beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.log.close());

const textsAfter = async (id: string, n: number): Promise<string[]> =>
  (await world.log.stepsAfter(id, n)).map(({ text }) => text);

describe('what the house does is done, whatever ids a page has taken before', () => {
  it('a time that is up', async () => {
    const { id, people, tables } = await world.twoPeople('tactics', { moveSeconds: 30 });
    const { n } = await playOn(people, 1);
    const { side, rival, waiter } = decider(people);
    await waiter.say({ type: 'offer-draw', side: rival, id: `play${n + 1}` });
    world.now += 31 * SECOND;
    await tables.serveDue();
    expect(await textsAfter(id, n)).toEqual([`draw ${rival}`, `${side} timeout`]);
  });

  it('the whistle', async () => {
    const { id, people, tables } = await world.twoPeople('torino', {
      clock: 'whistle',
      minutesPerHalf: 1,
      tie: 'draw',
    });
    await playOn(people, 4);
    world.now += 61 * SECOND;
    for (let i = 0; i < 40 && !(await textsAfter(id, 0)).includes('whistle'); i++) {
      const { n, turn } = people.home.step;
      const taken = { id: `whistle${n + 1}`, n };
      if (turn.kind === 'choice')
        await people[turn.side].say({
          type: 'play',
          side: turn.side,
          action: people[turn.side].step.legal[0]!,
          ...taken,
        });
      else for (const person of Object.values(people)) await person.say({ type: 'throw', ...taken });
      await tables.serveDue();
    }
    expect(await textsAfter(id, 0)).toContain('whistle');
  });

  it('a flag that falls', async () => {
    const { id, people, tables } = await world.twoPeople('tactics', { moveSeconds: 0 }, undefined, undefined, LIVE);
    const { n } = await playOn(people, 1);
    const { rival, waiter } = decider(people);
    await waiter.say({ type: 'offer-draw', side: rival, id: `clock${n + 1}` });
    world.now += 62 * SECOND;
    await tables.serveDue();
    expect((await textsAfter(id, n)).at(-1)).toBe(`end ${rival} flag`);
  });

  it('the turn of a bot, and its answer to an offer', async () => {
    const { id, ana } = await world.withBot('torino', 'random');
    let bots = 0;
    for (let i = 0; i < 60 && bots === 0; i++) {
      const { n, turn, legal } = ana.step;
      const taken = { id: `bot${n + 1}` };
      if (turn.kind === 'chance') await ana.say({ type: 'throw', ...taken });
      else if (legal.length > 0) await ana.say({ type: 'play', side: 'home', action: legal[0]!, ...taken });
      else await vi.waitUntil(() => ana.step.n > n, { timeout: 2000 });
      bots = (await textsAfter(id, 0)).filter((text) => text.startsWith('away ')).length;
    }
    expect(bots).toBeGreaterThan(0);
    while (ana.step.turn.kind !== 'chance') {
      if (ana.step.legal.length === 0) await vi.waitUntil(() => ana.step.legal.length > 0);
      await ana.say({ type: 'play', side: 'home', action: ana.step.legal[0]! });
    }
    await ana.say({ type: 'throw', id: 'xr' });
    const { n } = ana.step;
    await ana.say({ type: 'offer-draw', side: 'home', id: 'x' });
    expect((await textsAfter(id, n)).slice(0, 2)).toEqual(['draw home', 'no away']);
  });

  it('a ruling', async () => {
    const { id, people, tables } = await world.twoPeople('torino', {});
    const { n } = people.home.step;
    await people.home.say({ type: 'throw', id: 'deadline' });
    await tables.rule(id, 'away', 'deadline');
    expect((await textsAfter(id, n)).at(-1)).toBe('end away deadline');
  });

  it('and a match whose log was written when pages could still take them is opened as before', async () => {
    const { id, people, tables } = await world.twoPeople('tactics', { moveSeconds: 30 });
    await playOn(people, 1);
    world.now += 31 * SECOND;
    await tables.serveDue();
    const old: Log = {
      ...world.log,
      stepsAfter: async (match, n) =>
        (await world.log.stepsAfter(match, n)).map((row) => ({ ...row, id: row.id.replace(':', '') })),
    };
    const later = await world.sit(world.tables(undefined, old), id, 'home');
    expect(later.step).toMatchObject({ n: people.home.step.n, position: people.home.step.position });
  });
});

describe('two nodes', () => {
  it('never punish a go for the time of one that is over: what came between is not what was due', async () => {
    const { bus } = wires();
    let between: () => Promise<void> = async () => undefined;
    const late: Log = {
      ...world.log,
      append: async (entry) => {
        const work = between;
        between = async () => undefined;
        await work();
        return world.log.append(entry);
      },
    };
    const [slow, quick] = [world.tables(bus(), late), world.tables(bus())];
    const { id, people } = await world.twoPeople('tactics', { moveSeconds: 30 }, quick);
    await playOn(people, 20);
    const { side } = decider(people);
    const { n } = people.home.step;
    await world.sit(slow, id, null);
    world.now += 31 * SECOND;
    // While the slow node writes that the time is up, the side decides at the other, and is to decide again in a new go.
    between = async () => {
      let others = 0;
      for (let i = 0; i < 500; i++) {
        const { turn } = people.home.step;
        if (turn.kind !== 'choice' || turn.side !== side) others++;
        else if (others > 0) return;
        await playOne(people);
      }
    };
    await slow.serveDue();
    expect(people.home.step.turn).toMatchObject({ kind: 'choice', side });
    expect(people.home.step.n).toBeGreaterThan(n);
    expect((await textsAfter(id, n)).filter((text) => text.endsWith('timeout'))).toEqual([]);
    // The time of the new go is still kept.
    world.now += 31 * SECOND;
    await quick.serveDue();
    expect((await textsAfter(id, n)).at(-1)).toBe(`${side} timeout`);
  });
});
