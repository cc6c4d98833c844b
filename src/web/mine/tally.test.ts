import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Analysis, Judged, KeptAnalysis } from '../../lab/analyse.ts';
import type { StoredMatch } from '../store/matches.ts';
import { openingText } from './opening.ts';
import { csvOf, openingsOf, type Played, playedOf, rowsOf, streaksOf } from './tally.ts';

vi.mock('../settings.svelte.ts', () => ({ settings: { lang: 'es' } }));

const stored: StoredMatch = {
  id: 'a1',
  game: 'torino',
  options: {},
  table: { home: [{ name: 'Ana', bot: null }], away: [{ name: '', bot: 'club' }] },
  record: readFileSync('test/golden/torino-1.txt', 'utf8'),
  score: [0, 0],
  isOver: true,
  updated: 0,
};

describe('my matches', () => {
  it('are counted from their records, for the side that a person played', () => {
    const one = playedOf(stored, {});
    expect(one).toMatchObject({ against: 'club', side: 'home', result: 'won', score: [12, 3], error: null });
    expect(one.begins).toMatch(/^\w+:/);
    expect(rowsOf([one])).toEqual([{ game: 'torino', against: 'club', won: 1, drawn: 0, lost: 0 }]);
  });

  it('count what was given away only where the analysis is whole and judged as it would be today', () => {
    const decision = { side: 'home', loss: 0.02 } as Judged;
    const analysis = { decisions: Array.from({ length: 10 }, () => decision) } as unknown as Analysis;
    const errorOf = (kept: Partial<KeptAnalysis>): number | null =>
      playedOf({ ...stored, analysis: { key: 'today', done: 9, of: 9, analysis, ...kept } }, { torino: 'today' }).error;
    expect(errorOf({})).toBe(2);
    expect(errorOf({ done: 8 })).toBeNull();
    expect(errorOf({ key: 'yesterday' })).toBeNull();
  });

  const played = (result: Played['result'], begins = 'pass:7'): Played => ({ ...playedOf(stored, {}), result, begins });

  it('know the longest and the present row of wins, newest first', () =>
    expect(streaksOf([played('won'), played('lost'), played('won'), played('won'), played(null)])).toEqual({
      longest: 2,
      current: 1,
    }));

  it('know what one likes to begin with', () =>
    expect(openingsOf([played('won'), played('lost', 'x:1'), played('lost')], 1)).toEqual([
      { game: 'torino', action: 'pass:7', match: 'a1', times: 2, won: 1 },
    ]));

  it('say it as a person would', async () => {
    const text = await openingText(stored);
    expect(text?.es).not.toMatch(/^\w+:\w+$/);
    expect(text?.en).not.toBe(text?.es);
    expect(await openingText({ ...stored, table: { home: stored.table.away, away: stored.table.away } })).toBeNull();
  });

  it('are written as a table in which nothing is a formula', () => {
    const lines = csvOf([played('won', '=1+1'), played('lost', 'a,b')]).split('\n');
    expect(lines[0]).toBe('id,game,when,against,side,score,result,error,begins');
    expect(lines[1]).toBe("a1,torino,1970-01-01T00:00:00.000Z,club,home,12-3,won,,'=1+1");
    expect(lines[2]).toMatch(/,"a,b"$/);
  });
});
