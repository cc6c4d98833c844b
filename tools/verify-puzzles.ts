// Looks at kept puzzles again with a hundred times master's nodes:
//   npm run -s puzzles:verify -- [--sample 10] [--nodes 200000] [game…]
// One is overturned, and named, where not all searches find its action the best by ten points. The last line is {"verified","overturned"}.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadRoom } from '../src/games/index.ts';
import { type Puzzle, PuzzleMaker } from '../src/lab/puzzles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '10' }, nodes: { type: 'string', default: '200000' } },
});
const games = positionals.length > 0 ? positionals.filter(isGameId) : GAME_IDS;
let [verified, overturned] = [0, 0];
for (const id of games) {
  const file = new URL(`../src/lab/data/puzzles/${id}.json`, import.meta.url);
  if (!existsSync(file)) continue;
  const puzzles = JSON.parse(readFileSync(file, 'utf8')) as Puzzle[];
  const room = await loadRoom(id);
  const maker = await PuzzleMaker.for(room);
  const stride = Math.max(1, Math.floor(puzzles.length / Number(values.sample)));
  let lost = 0;
  const sample = puzzles.filter((_, i) => i % stride === 0).slice(0, Number(values.sample));
  for (const { id: puzzle, position, side, best } of sample) {
    const state = room.game.readPosition(position);
    const judged = state.ok ? await maker.judge(state.value, side, Number(values.nodes)) : null;
    if (judged?.best === best) continue;
    lost++;
    console.log(`${id.padEnd(10)} ${puzzle}: ${best} is overturned`);
  }
  console.log(`${id.padEnd(10)} ${sample.length} of ${puzzles.length} verified, ${lost} overturned`);
  verified += sample.length;
  overturned += lost;
}
console.log(JSON.stringify({ verified, overturned }));
