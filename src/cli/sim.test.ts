import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { SeriesFile } from './series/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'cancha-sim-'));
const file = (name: string): string => join(folder, name);

/** What the command line printed and its exit code. */
async function cancha(...words: string[]): Promise<{ readonly code: number; readonly text: string }> {
  const child = spawn(process.execPath, ['src/cli/main.ts', '--lang', 'en', ...words]);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text: printed.join('') };
}

const contents = (exported: string): Record<string, string> =>
  Object.fromEntries(readdirSync(exported).map((name) => [name, readFileSync(join(exported, name), 'utf8')]));

/** The processor's seconds that two cores have in the twenty seconds allowed. */
const CORE_SECONDS = 40;

describe('cancha sim', () => {
  test('a hundred thousand matches of torino agree with the exact values of its specification, in time', async () => {
    const child = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `
        const { run } = await import('./src/cli/program.ts');
        await run(${JSON.stringify(['sim', 'torino', '--matches', '100000', '--threads', '2', '--json', '--out', file('exact.sqlite')])});
        const { user, system } = process.cpuUsage();
        console.log(JSON.stringify({ seconds: (user + system) / 1e6 }));`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    await once(child, 'close');
    const { seconds } = JSON.parse(text.trim().split('\n').at(-1)!) as { seconds: number };
    expect(seconds).toBeLessThan(CORE_SECONDS);

    const db = new DatabaseSync(file('exact.sqlite'), { readOnly: true });
    const one = (sql: string): number => Number(Object.values(db.prepare(sql).get()!)[0]);
    const n = one('SELECT count(*) FROM matches');
    expect(n).toBe(100_000);
    /** The share of the matches in which this holds lies within three standard errors of the exact one. */
    const agrees = (condition: string, exact: number): void => {
      const share = one(`SELECT avg(${condition}) FROM matches`);
      expect(Math.abs(share - exact), `${condition}: ${share}`).toBeLessThan(3 * Math.sqrt((exact * (1 - exact)) / n));
    };
    agrees("reason = 'time' AND winner = started_by", 0.442);
    agrees("reason = 'shootout'", 0.116);
    agrees("reason = 'time' AND winner <> started_by", 0.442);
    agrees("winner = 'home'", 0.5);
    const variance = one(
      'SELECT avg((home + away) * (home + away)) - avg(home + away) * avg(home + away) FROM matches',
    );
    expect(Math.abs(one('SELECT avg(home + away) FROM matches') - 13.78)).toBeLessThan(
      3 * Math.sqrt(variance / n) + 0.005,
    );
    /** Of all attack turns: the goals that fall in a turn for the side whose turn it is, and for the other. */
    const turns = one('SELECT count(*) FROM turns WHERE mover >= 0 AND turn BETWEEN 1 AND 48');
    const scored = `SELECT count(*) FROM turns AS t JOIN turns AS b ON b.match = t.match AND b.turn = t.turn - 1
      WHERE t.turn BETWEEN 1 AND 48 AND`;
    const [own, others] = [
      one(`${scored} (t.mover = 0 AND t.home > b.home OR t.mover = 1 AND t.away > b.away)`),
      one(`${scored} (t.mover = 1 AND t.home > b.home OR t.mover = 0 AND t.away > b.away)`),
    ];
    for (const [times, exact] of [
      [own, 11 / 54],
      [others, 1 / 12],
    ] as const)
      expect(Math.abs(times / turns - exact)).toBeLessThan(3 * Math.sqrt((exact * (1 - exact)) / turns));
    db.close();
  });

  test('gives the same rows on one thread, on two, and after a kill', async () => {
    const series = ['sim', 'eleven', '--matches', '120', '--home', 'greedy', '--luck', '--export', 'csv', '--out'];
    expect((await cancha(...series, file('one.sqlite'), '--threads', '1')).code).toBe(0);
    const child = spawn(process.execPath, ['src/cli/main.ts', ...series, file('killed.sqlite'), '--threads', '2']);
    for (let batches = 0; batches < 3; await after(20)) {
      try {
        const db = new DatabaseSync(file('killed.sqlite'), { readOnly: true });
        batches = Number(db.prepare('SELECT count(*) AS n FROM batches').get()!['n']);
        db.close();
      } catch {
        // The file is not there yet, or is being written.
      }
    }
    child.kill('SIGKILL');
    await once(child, 'close');
    const kept = new SeriesFile(file('killed.sqlite'));
    expect(kept.isComplete).toBe(false);
    kept.close();
    expect((await cancha(...series, file('killed.sqlite'), '--threads', '2')).text).toContain('120 matches');
    expect(contents(file('killed.sqlite.csv'))).toEqual(contents(file('one.sqlite.csv')));
    const again = await cancha(...series, file('killed.sqlite'));
    expect(again.text).toContain('120 matches');
  });

  test('says what is wrong', async () => {
    const refused = async (...words: string[]) => {
      const { code, text } = await cancha('sim', ...words);
      expect(code).toBe(2);
      return text;
    };
    expect(await refused('torno')).toContain('torino');
    expect(await refused('torino', '--home', 'prro')).toContain('pro');
    expect(await refused('torino', '--home', 'pro@5ms')).toContain('pro@200n');
    expect(await refused('torino', '-o', 'clock=whistle')).toContain('real clock');
    const own = file('own.sqlite');
    expect((await cancha('sim', 'torino', '--matches', '2', '--out', own)).code).toBe(0);
    expect(await refused('torino', '--matches', '3', '--out', own)).toContain('another series');
    expect(await refused('torino', '--out', 'package.json')).toContain('no file of');
  });
});
