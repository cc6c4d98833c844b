// Seeks puzzles in matches of bots against themselves and keeps them in src/lab/data/puzzles/<game>.json:
//   npm run -s puzzles -- eleven [--want 40] [--minutes 30] [--nodes 20000] [--from 0] [--options '{"plays":12}']
// A puzzle's best action beats the second by at least 10 points (99 % lower bound over four searches that together have ten times
// master's nodes), is not what looks best at first sight, and has at least two others that look as good. What is kept stays; no new
// puzzle has an answer that a quarter of them have already.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBot } from '../src/bots/levels.ts';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { playMatch } from '../src/lab/playMatch.ts';
import { type Puzzle, PuzzleMaker } from '../src/lab/puzzles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    want: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '30' },
    nodes: { type: 'string', default: '20000' },
    every: { type: 'string', default: '3' },
    from: { type: 'string', default: '0' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'puzzles' },
  },
});
const [id] = positionals;
if (!isGameId(id)) throw new Error('usage: npm run -s puzzles -- <game> [--want n] [--minutes n] [--nodes n]');
const room = await loadRoom(id);
const maker = await PuzzleMaker.for(room);
const bot = await loadBot('beginner', room);
const options = { ...defaultOptions(room.game.options), ...(JSON.parse(values.options) as object) };
const folder = new URL('../src/lab/data/puzzles/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${id}.json`, folder);
const kept: Puzzle[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : [];
const isWanted = (best: string): boolean =>
  kept.filter((puzzle) => puzzle.best === best).length < Number(values.want) / 4;
const known = new Set(kept.map((puzzle) => puzzle.id));
const until = performance.now() + Number(values.minutes) * 60_000;
const isDone = (): boolean => kept.length >= Number(values.want) || performance.now() > until;

/** Positions of the same turn pose the same question: after a puzzle so many steps are left out. */
const APART = 60;

let looked = 0;
for (let n = Number(values.from); !isDone(); n++) {
  const match = await playMatch(room.game, options, [bot, bot], `${values.seed} ${id} ${n}`);
  for (
    let step = n % Number(values.every);
    step < match.history.steps.length && !isDone();
    step += Number(values.every)
  ) {
    const found = await maker.seek(match.history.at(step), Number(values.nodes), isWanted);
    looked++;
    if (!found || known.has(found.id)) continue;
    known.add(found.id);
    step += APART;
    kept.push(found);
    writeFileSync(file, `[\n${kept.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    console.error(`${kept.length}: ${found.theme} ${found.best} (${found.gap})`);
  }
}
console.log(JSON.stringify({ game: id, looked, puzzles: kept.length }));
