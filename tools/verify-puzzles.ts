// Looks at kept puzzles again with a hundred times master's nodes:
//   npm run -s puzzles:verify -- [--sample 10] [--seed verify] [--times 100] [--state verified.tsv] [game…]
// The sample is drawn by lot from the seed. One is overturned, and named, where not all searches, which share these nodes, find its
// action the best by ten points. The last line is {"verified","overturned"}; with more than one of a game overturned the exit code is 1.
// With --state what was found is kept, a puzzle a line, and a run that was stopped goes on.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { masterNodes } from '../src/bots/levels.ts';
import { randomFrom } from '../src/core/random.ts';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../src/games/index.ts';
import { type Puzzle, PuzzleMaker, SEARCHES } from '../src/lab/puzzles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '10' },
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'verify' },
    state: { type: 'string' },
  },
});
const { state: file } = values;
const games = positionals.length > 0 ? positionals.filter(isGameId) : GAME_IDS;
/** By puzzle and nodes the action that held, or nothing. */
const found = new Map<string, string>();
if (file !== undefined && existsSync(file))
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [puzzle, nodes, best] = line.split('\t');
    found.set(`${puzzle} ${nodes}`, best!);
  }

/** Whether all searches with so many nodes find the puzzle's action the best by ten points. */
async function holds(
  { game }: Room,
  maker: PuzzleMaker,
  { id, position, side, best }: Puzzle,
  nodes: number,
): Promise<boolean> {
  const key = `${id} ${nodes}`;
  if (!found.has(key)) {
    const state = game.readPosition(position);
    const judged = state.ok ? await maker.judge(state.value, side, Math.ceil(nodes / SEARCHES)) : null;
    found.set(key, judged?.best ?? '');
    if (file !== undefined) appendFileSync(file, `${id}\t${nodes}\t${judged?.best ?? ''}\n`);
  }
  return found.get(key) === best;
}

const MOST_OVERTURNED = 1;
let [verified, overturned] = [0, 0];
for (const id of games) {
  const path = new URL(`../src/lab/data/puzzles/${id}.json`, import.meta.url);
  if (!existsSync(path)) continue;
  const puzzles = JSON.parse(readFileSync(path, 'utf8')) as Puzzle[];
  const room = await loadRoom(id);
  const maker = await PuzzleMaker.for(room);
  const nodes = Number(values.times) * masterNodes(await room.expert());
  const random = randomFrom(`${values.seed} ${id}`);
  const sample = puzzles
    .map((puzzle) => ({ puzzle, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, Number(values.sample))
    .map(({ puzzle }) => puzzle);
  let lost = 0;
  for (const puzzle of sample) {
    if (await holds(room, maker, puzzle, nodes)) continue;
    lost++;
    console.log(`${id.padEnd(10)} ${puzzle.id}: ${puzzle.best} is overturned`);
  }
  console.log(`${id.padEnd(10)} ${sample.length} of ${puzzles.length} verified, ${lost} overturned`);
  verified += sample.length;
  overturned += lost;
  if (lost > MOST_OVERTURNED) process.exitCode = 1;
}
console.log(JSON.stringify({ verified, overturned }));
