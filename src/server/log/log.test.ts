import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../../test/support/postgres.ts';
import type { Log, MatchRow, StepRow } from './log.ts';
import { openPostgresLog } from './postgres.ts';
import { openSqliteLog } from './sqlite.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.close());

/** Where a log lies, opened as often as one likes, one after the other. */
interface Place {
  open(): Promise<Log>;
  clear(): void;
}
const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cancha-log-'));
    return {
      open: () => openSqliteLog(join(folder, 'cancha.sqlite')),
      clear: () => rmSync(folder, { recursive: true }),
    };
  },
  ...(hasPostgres && {
    PostgreSQL: async () => {
      const url = await postgres!.database();
      return { open: () => openPostgresLog(url), clear: () => undefined };
    },
  }),
};

const row = (n: number, match = 'one', text = `home a${n}`): StepRow => ({ match, n, at: 1000 + n, id: `c${n}`, text });
const match = (id: string, made = 0): MatchRow => ({
  id,
  game: 'mat',
  rules: 2,
  options: { turns: 3 },
  seats: { home: { name: 'Ana', keyHash: 'x' }, away: null },
  seed: 's',
  origin: '',
  head: 0,
  time: null,
  pace: { kind: 'live', initial: 60_000, increment: 0 },
  made,
});

describe.each(Object.entries(PLACES))('a log in %s', (_name, makePlace) => {
  let place: Place;
  let log: Log;

  beforeEach(async () => {
    place = await makePlace();
    log = await place.open();
  });
  afterEach(async () => {
    await log.close();
    place.clear();
  });

  it('keeps steps in the order of their numbers, over a restart too', async () => {
    for (const n of [1, 2, 3]) expect(await log.append({ row: row(n) })).toBe(true);
    await log.close();
    log = await place.open();
    expect(await log.stepsAfter('one', 0)).toEqual([row(1), row(2), row(3)]);
    expect(await log.stepsAfter('one', 2)).toEqual([row(3)]);
    expect(await log.stepsAfter('two', 0)).toEqual([]);
  });

  it('gives a number once: whoever comes second is told, and nothing of his has happened', async () => {
    await log.append({ row: row(1), due: 5 });
    const second = { ...row(1), id: 'other', text: 'away b1' };
    expect(await log.append({ row: second, due: 1, isOver: true })).toBe(false);
    expect(await log.stepsAfter('one', 0)).toEqual([row(1)]);
    expect(await log.claimDue(1, 2, 9)).toEqual([]);
    expect(await log.claimDue(5, 9, 9)).toEqual(['one']);
    expect(await log.finished(9)).toEqual([]);
  });

  it('of many that want one number at once, one gets it', async () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...row(1), id: `c${i}`, text: `home ${i}` }));
    const kept = await Promise.all(many.map((each) => log.append({ row: each })));
    expect(kept.filter((isKept) => isKept)).toHaveLength(1);
    expect(await log.stepsAfter('one', 0)).toEqual([many[kept.indexOf(true)]]);
  });

  it('writes what comes together, each of many matches', async () => {
    const entries = Array.from({ length: 300 }, (_, i) => ({ row: row(1, `m${i}`) }));
    await Promise.all(entries.map(({ row }) => log.addMatch(match(row.match))));
    expect((await Promise.all(entries.map((entry) => log.append(entry)))).every((isKept) => isKept)).toBe(true);
    await log.append({ row: row(2, 'm7') });
    await log.addMatch(match('new'));
    const heads = await log.heads(['new', ...entries.map(({ row }) => row.match)]);
    expect(heads.size).toBe(300);
    expect([heads.get('m6'), heads.get('m7')]).toEqual([1, 2]);
    expect(await log.heads([])).toEqual(new Map());
  });

  it('keeps matches, and changes their seats only as they were', async () => {
    await log.addMatch(match('one'));
    expect(await log.match('one')).toEqual(match('one'));
    expect(await log.match('two')).toBeUndefined();
    const { seats } = match('one');
    const taken = { ...seats, away: { name: 'Blas «ñ» \u{1F600}', keyHash: 'y' } };
    expect(await log.changeSeats('one', seats, taken)).toBe(true);
    expect(await log.changeSeats('one', seats, { ...seats, away: { name: 'Coco', keyHash: 'z' } })).toBe(false);
    expect((await log.match('one'))!.seats).toEqual(taken);
    expect(await log.countMatches()).toBe(1);
    await expect(log.addMatch(match('one'))).rejects.toThrow();
  });

  it('hands out what is due once, and again where nobody has done it', async () => {
    for (const [id, due] of [
      ['late', 10],
      ['soon', 20],
      ['never', null],
    ] as const)
      await log.append({ row: row(1, id), due });
    expect(await log.claimDue(9, 100, 9)).toEqual([]);
    const claims = await Promise.all([log.claimDue(30, 100, 9), log.claimDue(30, 100, 9)]);
    expect(claims.flat().sort()).toEqual(['late', 'soon']);
    expect((await log.claimDue(100, 200, 9)).sort()).toEqual(['late', 'soon']);
    await log.setDue('late', null);
    expect(await log.claimDue(500, 600, 9)).toEqual(['soon']);
  });

  it('makes one record of the steps of a finished match', async () => {
    await log.addMatch(match('one'));
    await log.append({ row: row(1), due: 1 });
    expect(await log.finished(9)).toEqual([]);
    await log.append({ row: row(2), isOver: true });
    expect(await log.finished(9)).toEqual(['one']);
    await log.archive('one', 'all of it', 2);
    expect(await log.stepsAfter('one', 0)).toEqual([]);
    expect(await log.match('one')).toMatchObject({ origin: 'all of it', head: 2 });
    expect(await log.finished(9)).toEqual([]);
    expect(await log.claimDue(9, 9, 9)).toEqual([]);
  });

  it('forgets what nobody has touched for long, and nothing else', async () => {
    for (const [id, made] of [
      ['laid', 10],
      ['played', 10],
      ['fresh', 90],
      ['over', 10],
    ] as const)
      await log.addMatch(match(id, made));
    await log.append({ row: { ...row(1, 'played'), at: 60 } });
    await log.append({ row: { ...row(1, 'over'), at: 20 }, isOver: true });
    await log.addRecord('r', 'mat', 'text', 10);
    expect(await log.record('r')).toEqual({ game: 'mat', record: 'text' });
    expect(await log.forget({ idleSince: 50, finishedSince: 5 })).toBe(1);
    expect(await log.match('laid')).toBeUndefined();
    expect(await log.forget({ idleSince: 50, finishedSince: 50 })).toBe(2);
    expect([await log.record('r'), await log.match('over'), (await log.stepsAfter('over', 0)).length]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(await log.countMatches()).toBe(2);
  });

  it('forgets in parts, so that nobody waits long for his step', async () => {
    for (let i = 0; i < 7; i++) await log.addMatch(match(`m${i}`, 10));
    for (let i = 0; i < 4; i++) await log.addRecord(`r${i}`, 'mat', 'text', 10);
    const parts: number[] = [];
    for (let some = -1; some !== 0; parts.push(some)) some = await log.forget({ idleSince: 50, finishedSince: 50 }, 3);
    expect(parts).toEqual([6, 4, 1, 0]);
    expect(await log.countMatches()).toBe(0);
  });

  it('names what is over after another, and knows it for over when it is one record', async () => {
    for (const id of ['a', 'b', 'c']) {
      await log.addMatch(match(id));
      await log.append({ row: row(1, id), isOver: true });
    }
    expect([await log.finished(2), await log.finished(2, 'b')]).toEqual([['a', 'b'], ['c']]);
    await log.archive('b', 'all of it', 1);
    expect(await log.finished(9)).toEqual(['a', 'c']);
    expect((await log.overOf(['a', 'b', 'x'])).sort()).toEqual(['a', 'b']);
  });

  it('knows the heads of more matches than one statement has room for', async () => {
    await log.addMatch(match('one'));
    await log.append({ row: row(1) });
    const many = Array.from({ length: 70_000 }, (_, i) => `m${i}`);
    expect(await log.heads([...many, 'one'])).toEqual(new Map([['one', 1]]));
  });

  it('says the time, and that it can be written to', async () => {
    expect(Math.abs((await log.time()) - Date.now())).toBeLessThan(60_000);
    await log.probe();
    await log.probe();
  });
});

it('two servers do not share a folder: the second hears who has it', async () => {
  const place = await PLACES['SQLite']!();
  const first = await place.open();
  await expect(place.open()).rejects.toMatchObject({
    code: 'CANCHA_FOLDER_TAKEN',
    path: expect.stringContaining(`"pid":${process.pid}`),
  });
  await first.close();
  await (await place.open()).close();
  place.clear();
});
