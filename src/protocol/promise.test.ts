import { expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { loadRoom } from '../games/index.ts';
import { commitmentTo } from '../match/fair.ts';
import { RecordWriter } from '../match/record.ts';
import { openRecord, verifyRecord } from '../match/replay.ts';
import { keepsPromise, type Promised } from './promise.ts';
import { REFEREE, Referee } from './referee.ts';

const person = (name: string) => [{ name, bot: null }];

/** The record of a match that was played with these seeds. */
async function played(seeds: { referee: string; home: string; away: string }): Promise<string> {
  const room = await loadRoom('torino');
  const start = room.game.setup({ turnsPerHalf: 2, tie: 'draw' });
  const table = { home: person('Ana'), away: person('Blas') };
  const referee = new Referee({ room, match: null, start, table, seed: seeds.referee, isSealed: true, head: 0 });
  for (const side of ['home', 'away'] as const)
    referee.submit(REFEREE, { type: 'commit', side, hash: commitmentTo(seeds[side]) }, 0);
  for (const side of ['home', 'away'] as const) referee.submit(REFEREE, { type: 'seed', side, seed: seeds[side] }, 0);
  referee.command({ type: 'resign', side: randomFrom('x')() < 0.5 ? 'home' : 'away' }, 0);
  return new RecordWriter(referee.match!).write(true);
}

const SEEDS = { referee: 'r', home: 'h', away: 'a' };
const PROMISED: Promised = {
  seed: 'h',
  commitment: commitmentTo('r'),
  hashes: { home: commitmentTo('h'), away: commitmentTo('a') },
};

it('a page believes a record that has the seeds that were promised, and no other', async () => {
  expect(keepsPromise(await played(SEEDS), 'home', PROMISED)).toBe(true);
  for (const other of [{ referee: 'R' }, { home: 'H' }, { away: 'A' }])
    expect(keepsPromise(await played({ ...SEEDS, ...other }), 'home', PROMISED)).toBe(false);
  expect(keepsPromise('no record', 'home', PROMISED)).toBe(false);
});

it('a seed is shown only when both are promised, and must be the promised one', async () => {
  const room = await loadRoom('torino');
  const table = { home: person('Ana'), away: person('Blas') };
  const start = room.game.setup({ turnsPerHalf: 2, tie: 'draw' });
  const referee = new Referee({ room, match: null, start, table, seed: 'r', isSealed: true, head: 0 });
  const said = (act: Parameters<Referee['submit']>[1]): string => {
    const done = referee.submit(REFEREE, act, 0);
    return done.ok ? 'done' : done.error.message.en;
  };
  expect(said({ type: 'seed', side: 'home', seed: 'h' })).toContain('First both sides commit');
  expect(said({ type: 'commit', side: 'home', hash: commitmentTo('h') })).toBe('done');
  expect(said({ type: 'commit', side: 'home', hash: commitmentTo('other') })).toContain('already');
  expect(said({ type: 'seed', side: 'home', seed: 'h' })).toContain('First both sides commit');
  expect(said({ type: 'commit', side: 'away', hash: commitmentTo('a') })).toBe('done');
  expect(said({ type: 'seed', side: 'away', seed: 'b' })).toContain('not the seed that was promised');
  expect(said({ type: 'seed', side: 'away', seed: 'a' })).toBe('done');
  expect(said({ type: 'seed', side: 'home', seed: 'h' })).toBe('done');
  const record = new RecordWriter(referee.match!).write(true);
  const opened = openRecord(record);
  expect(opened.ok && verifyRecord(room.game, opened.value).ok).toBe(true);
});
