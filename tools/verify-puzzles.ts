// Looks at kept puzzles again with a hundred times master's nodes:
//   npm run -s puzzles:verify -- [--sample 10] [--nodes 200000] [--state verified.tsv] [game…]
// One is overturned, and named, where not all searches find its action the best by ten points. The last line is {"verified","overturned"}.
// With --state what was found is kept, a puzzle a line, and a run that was stopped goes on.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadRoom, type Room } from '../src/games/index.ts';
import { type Puzzle, PuzzleMaker } from '../src/lab/puzzles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '200000' },
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
async function holds({ game }: Room, maker: PuzzleMaker, { id, position, side, best }: Puzzle): Promise<boolean> {
  const key = `${id} ${values.nodes}`;
  if (!found.has(key)) {
    const state = game.readPosition(position);
    const judged = state.ok ? await maker.judge(state.value, side, Number(values.nodes)) : null;
    found.set(key, judged?.best ?? '');
    if (file !== undefined) appendFileSync(file, `${id}\t${values.nodes}\t${judged?.best ?? ''}\n`);
  }
  return found.get(key) === best;
}

let [verified, overturned] = [0, 0];
for (const id of games) {
  const path = new URL(`../src/lab/data/puzzles/${id}.json`, import.meta.url);
  if (!existsSync(path)) continue;
  const puzzles = JSON.parse(readFileSync(path, 'utf8')) as Puzzle[];
  const room = await loadRoom(id);
  const maker = await PuzzleMaker.for(room);
  const stride = Math.max(1, Math.floor(puzzles.length / Number(values.sample)));
  const sample = puzzles.filter((_, i) => i % stride === 0).slice(0, Number(values.sample));
  let lost = 0;
  for (const puzzle of sample) {
    if (await holds(room, maker, puzzle)) continue;
    lost++;
    console.log(`${id.padEnd(10)} ${puzzle.id}: ${puzzle.best} is overturned`);
  }
  console.log(`${id.padEnd(10)} ${sample.length} of ${puzzles.length} verified, ${lost} overturned`);
  verified += sample.length;
  overturned += lost;
}
console.log(JSON.stringify({ verified, overturned }));
