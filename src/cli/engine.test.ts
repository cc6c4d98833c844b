import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../core/random.ts';
import { GAME_IDS } from '../games/index.ts';
import { serveEngine } from './engine.ts';

const LINES = 100_000;
const MEGABYTES_10 = 10_000_000;

/** Requests of all kinds, sound and broken, the same for the same seed. */
function* mixedLines(count: number): Generator<string> {
  const random = randomFrom('mixed lines');
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const words = ['pass:8', 'pass:10', 'keep:even', 'keep:odd', 'pass', 'fly:h9', '', 'set:3', 'call:low'] as const;
  const sound = (): object =>
    one([
      { cmd: 'new', game: one(GAME_IDS), seed: String(random()) },
      { cmd: 'chance' },
      { cmd: 'chance' },
      { cmd: 'chance', outcome: `d6:${Math.ceil(random() * 7)}` },
      { cmd: 'play', side: one(['home', 'away']), action: one(words) },
      { cmd: 'legal', side: one(['home', 'away', 'chance']) },
      { cmd: 'turn' },
      { cmd: 'position' },
      { cmd: 'view', as: one(['home', 'away', 'public']) },
      { cmd: 'undo' },
      { cmd: 'whistle' },
      { cmd: 'record' },
      { cmd: 'perft', depth: 1 },
      { cmd: 'games' },
      { cmd: 'load', position: { game: 'torino' } },
      { cmd: 'replay', record: '[Game "torino"]' },
    ]);
  for (let id = 0; id < count; id++) {
    const text = JSON.stringify({ ...sound(), id });
    const cut = Math.floor(random() * text.length);
    const broken = [
      text.slice(0, cut),
      text.slice(cut),
      `${text.slice(0, cut)}\u2028\r${text.slice(cut)}`,
      '[]',
      'null',
      '{"cmd":"__proto__"}',
    ];
    yield random() < 0.8 ? text : one(broken);
  }
}

describe('cancha engine', () => {
  it('answers 100,000 mixed lines and one of 10 MB in order, and ends with code 0', async () => {
    const child = spawn('npx', ['cancha', 'engine'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const answers: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => answers.push(line));
    const closed = once(child, 'close');
    const expected: (number | undefined)[] = [];
    for (const line of mixedLines(LINES)) {
      if (line.trim() !== '') expected.push(idOf(line));
      if (!child.stdin.write(`${line}\n`)) await once(child.stdin, 'drain');
    }
    child.stdin.write(`${JSON.stringify({ cmd: 'play', side: 'home', action: 'x'.repeat(MEGABYTES_10), id: -1 })}\n`);
    expected.push(-1);
    child.stdin.end('{"cmd":"games","id":-2}');
    expected.push(-2);
    expect(await closed).toEqual([0, null]);
    const answered = answers.map((line) => JSON.parse(line) as { ok: boolean; id?: number });
    expect(answered.map((answer) => answer.id)).toEqual(expected);
    expect(answered.filter((answer) => answer.ok).length).toBeGreaterThan(LINES / 3);
  }, 240_000);

  it('answers each line at once, before the next one comes', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const done = serveEngine(input, output, () => undefined);
    for (const id of [1, 2, 3]) {
      input.write(`\n   \r\n{"cmd":"turn","id":${id}}\n`);
      const [chunk] = (await once(output, 'data')) as [Buffer];
      expect(JSON.parse(chunk.toString())).toMatchObject({ id, ok: false });
    }
    input.end();
    await done;
  });

  it('refuses a line that is too long, skips to its end and goes on', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const fits = '{"cmd":"turn","id":1}';
    input.write(`${fits}\n`);
    for (let i = 0; i < 50; i++) input.write(fits.slice(0, 10));
    input.end(`\n${fits} \n${fits}\n${fits} `);
    await serveEngine(input, output, () => undefined, fits.length);
    output.end();
    const answers = (await output.toArray()).join('').trim().split('\n');
    const whole = { ok: false, id: 1, error: { code: 'no-match' } };
    const long = { ok: false, error: { code: 'bad-request', message: { en: 'This line is too long.' } } };
    expect(answers.map((line) => JSON.parse(line))).toMatchObject([whole, long, long, whole, long]);
  });
});

function idOf(line: string): number | undefined {
  try {
    return (JSON.parse(line) as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}
