// The tables of docs/bots.md, measured again:
//   npm run -s strength -- [--game eleven] [--matches 40] [--state folder]
// Each row is one `cancha arena` command; with --state a run that was stopped goes on where it was.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Estimate } from '../src/lab/elo.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '100' },
    state: { type: 'string' },
  },
});

/** Short matches where short ones tell as much; eleven has few goals and is played in full. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  eleven: ['plays=30'],
  mat: ['maxTurns=200'],
  tactics: ['playsPerHalf=20', 'tie=extra'],
  city: ['mode=quick'],
};

/** With a second a decision, half a match or less takes as long as a whole one with less. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  ...OPTIONS,
  eleven: ['plays=10'],
  tactics: ['playsPerHalf=10', 'tie=extra'],
};
const optionsOf = (game: string, a: string): readonly string[] => (a === 'master@1000ms' ? SHORT : OPTIONS)[game]!;

/** What docs/bots.md claims: the first beats the second. */
const PAIRS: readonly (readonly [a: string, b: string])[] = [
  ['beginner', 'first-steps'],
  ['club', 'beginner'],
  ['pro', 'club'],
  ['master', 'pro'],
  ['master@200ms', 'greedy'],
  ['master@50ms', 'uct@50ms'],
  ['master@1000ms', 'master@200ms'],
];

interface Row {
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly elo: number;
  readonly ci95: readonly [number, number];
  /** Of a series that is long enough, where there are dice. */
  readonly withoutLuck?: Estimate;
}

const percent = (share: number): string => (100 * share).toFixed(1);
const run = promisify(execFile);

async function measure(game: string, a: string, b: string): Promise<Row> {
  const flags = ['--game', game, '--a', a, '--b', b, '--matches', values.matches, '--json'];
  const state = values.state === undefined ? [] : ['--state', join(values.state, `${game} ${a} ${b}.jsonl`)];
  const options = optionsOf(game, a).flatMap((option) => ['-o', option]);
  const { stdout } = await run('npx', ['cancha', 'arena', ...flags, ...state, ...options]);
  const lines = stdout.trim().split('\n');
  return Object.assign({}, ...lines.map((line) => JSON.parse(line))) as Row;
}

const known = Object.keys(OPTIONS);
const games = known.filter((game) => values.game === undefined || game === values.game);
if (games.length === 0) {
  console.error(`There is no strength to measure in "${values.game}". There is in: ${known.join(', ')}.`);
  process.exitCode = 2;
}
if (values.state !== undefined) mkdirSync(values.state, { recursive: true });
for (const game of games) {
  console.log(`\n### ${game}\n`);
  console.log(
    '| a | b | options | matches | won | drawn | lost | Elo | 95 % | % without luck |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const [a, b] of PAIRS) {
    const { matches, wins, draws, losses, elo, ci95, withoutLuck: fair } = await measure(game, a, b);
    const fairly = fair ? `${percent(fair.share)}, ${percent(fair.low)} to ${percent(fair.high)}` : '';
    const options = optionsOf(game, a).join(' ');
    console.log(
      `| ${a} | ${b} | ${options} | ${matches} | ${wins} | ${draws} | ${losses} | ${elo} | ${ci95[0]} to ${ci95[1]} | ${fairly} |`,
    );
  }
}
