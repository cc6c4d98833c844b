// What longer thinking could find at all: the share of a match that searches of some sizes give away, in the eyes of a far longer one:
//   npm run -s regret -- tactics --sizes 1,100,900,4500 --reference 40000 --matches 40 --every 25 [--options '{"playsPerHalf":10}']
// The last column is what a size gives away more than the next one.
import { parseArgs } from 'node:util';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { Z95 } from '../src/lab/elo.ts';
import { regrets } from '../src/lab/regret.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '40' },
    every: { type: 'string', default: '25' },
    sizes: { type: 'string', default: '1,100,900,4500' },
    reference: { type: 'string', default: '40000' },
    nodes: { type: 'string', default: '60' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'regret' },
  },
});

const [id] = positionals;
if (!isGameId(id))
  throw new Error(
    'usage: npm run -s regret -- <game> [--sizes n,n] [--reference n] [--matches n] [--every n] [--options json]',
  );
const { game, expert } = await loadRoom(id);
const { inSearch, habits } = await expert();
const sizes = values.sizes.split(',').map(Number);
const plan = {
  options: { ...defaultOptions(game.options), ...(JSON.parse(values.options) as object) },
  matches: Number(values.matches),
  nodes: Number(values.nodes),
  seed: values.seed,
  habits,
  every: Number(values.every),
  sizes,
  reference: Number(values.reference),
};

function percent(values: readonly number[]): string {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return `${(100 * mean).toFixed(2)} ± ${(100 * Z95 * Math.sqrt(spread / n)).toFixed(2)} %`;
}

const played: number[][] = [];
for await (const lost of regrets(game, inSearch, plan)) {
  played.push(lost);
  console.error(`${played.length} of ${plan.matches}`);
}
for (const [i, size] of sizes.entries()) {
  const more = i + 1 < sizes.length ? percent(played.map((lost) => lost[i]! - lost[i + 1]!)) : '';
  console.log(`${String(size).padStart(7)}  ${percent(played.map((lost) => lost[i]!)).padEnd(18)} ${more}`);
}
