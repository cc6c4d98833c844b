// Seeks puzzles in matches of bots against themselves and keeps them in src/lab/data/puzzles/<game>.json:
//   npm run -s puzzles -- eleven [--want 40] [--minutes 30] [--every 3] [--options '{"plays":12}'] [--late 2]
//   npm run -s puzzles -- eleven --again
// A puzzle's best action beats the second by at least 10 points (99 % lower bound over four searches with ten times master's nodes
// each), is not what looks best at first sight, and has at least two others that look as good. No two are from one match,
// and answers, themes and sides are mixed (`isVaried`): what is kept stays, unless it is too much like others, and better is found.
// With --late only the last so many plays of a period are looked at: more hangs on each action there. A run that was stopped goes on
// with the matches after the last one that gave a puzzle. The second form seeks none: it proves those again whose proof had fewer
// nodes or another scale, and drops what does not hold.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBot } from '../src/bots/levels.ts';
import { defaultOptions } from '../src/core/options.ts';
import type { State } from '../src/core/state.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { playMatch } from '../src/lab/playMatch.ts';
import { isVaried, type Puzzle, PuzzleMaker } from '../src/lab/puzzles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    want: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '3' },
    from: { type: 'string', default: '0' },
    late: { type: 'string' },
    again: { type: 'boolean', default: false },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'puzzles' },
  },
});
const [id] = positionals;
if (!isGameId(id)) throw new Error('usage: npm run -s puzzles -- <game> [--want n] [--minutes n] [--again]');
const want = Number(values.want);
const room = await loadRoom(id);
const maker = await PuzzleMaker.for(room);
const bot = await loadBot('beginner', room);
const options = { ...defaultOptions(room.game.options), ...(JSON.parse(values.options) as object) };
const folder = new URL('../src/lab/data/puzzles/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${id}.json`, folder);
const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : [];
const write = (puzzles: readonly Puzzle[]): void =>
  writeFileSync(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);

async function proveAgain(): Promise<void> {
  const isProved = ({ proved }: Puzzle): boolean => proved?.nodes === maker.nodes && proved.scale === maker.key;
  const held: Puzzle[] = [];
  for (const [i, puzzle] of stored.entries()) {
    const found = isProved(puzzle) ? puzzle : await maker.again(puzzle);
    if (found) held.push(found);
    write([...held, ...stored.slice(i + 1)]);
    console.error(`${puzzle.id} ${found ? `holds (${found.gap})` : 'is dropped'}`);
  }
  console.log(JSON.stringify({ game: id, puzzles: held.length, dropped: stored.length - held.length }));
}
if (values.again) {
  await proveAgain();
  process.exit();
}
const kept: Puzzle[] = [];
/** Too much like others: they fill up until better ones are found. */
const spare: Puzzle[] = [];
for (const puzzle of stored) (isVaried(kept, puzzle, want) ? kept : spare).push(puzzle);
const until = performance.now() + Number(values.minutes) * 60_000;
const isDone = (): boolean => kept.length >= want || performance.now() > until;

const own = `${values.seed} ${id} `;

/** Whether a period is as near its end as was asked for: there, more hangs on an action. */
function isLate(s: State): boolean {
  const progress = room.stage.progress(room.game.writePosition(s));
  return values.late === undefined || !progress?.of || progress.of - progress.n < Number(values.late);
}

/** The first puzzle of a match, or null. */
async function puzzleOf(n: number): Promise<Puzzle | null> {
  const seed = `${own}${n}`;
  const match = await playMatch(room.game, options, [bot, bot], seed);
  const every = Number(values.every);
  for (let step = n % every; step < match.history.steps.length && !isDone(); step += every) {
    const state = match.history.at(step);
    const found = isLate(state) && (await maker.seek(state, (kind) => isVaried(kept, kind, want)));
    if (found) return { ...found, match: seed };
  }
  return null;
}

const numbers = kept.flatMap(({ match }) => (match?.startsWith(own) ? [Number(match.slice(own.length))] : []));
let n = Math.max(Number(values.from), ...numbers.map((number) => number + 1));
for (; !isDone(); n++) {
  const found = await puzzleOf(n);
  if (!found) continue;
  kept.push(found);
  const filled = [...kept, ...spare].slice(0, want);
  write(filled);
  console.error(`${kept.length}: ${found.match}: ${found.theme} ${found.best} over ${found.second} (${found.gap})`);
}
console.log(
  JSON.stringify({ game: id, matches: n, varied: kept.length, puzzles: Math.min(want, kept.length + spare.length) }),
);
