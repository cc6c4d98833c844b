// What each level gives away in a decision, in the eyes of the analysis that people get:
//   npm run -s bands -- eleven [--matches 4] [--options '{"plays":12}'] [--every 4]
// Matches of a level against itself; one decision of so many is judged. Neighbours of which the stronger gives away more, in the
// eyes of an analysis that thinks less than it does, are not told apart. The result is kept in src/lab/data/bands.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBot } from '../src/bots/levels.ts';
import { LEVELS, type Level } from '../src/bots/names.ts';
import { defaultOptions } from '../src/core/options.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { Analyst, type Judged } from '../src/lab/analyse.ts';
import { playMatch } from '../src/lab/playMatch.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '4' },
    every: { type: 'string', default: '4' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'bands' },
  },
});
const [id] = positionals;
if (!isGameId(id)) throw new Error('usage: npm run -s bands -- <game> [--matches n] [--every n] [--options json]');
const room = await loadRoom(id);
const options = { ...defaultOptions(room.game.options), ...(JSON.parse(values.options) as object) };
const analyst = await Analyst.for(room);
/** Levels that are not told apart, with what they gave away in all. */
const pools: { levels: Level[]; lost: number; decisions: number }[] = [];
const meanOf = (pool: { lost: number; decisions: number }): number => pool.lost / pool.decisions;
for (const level of LEVELS) {
  const judged: Judged[] = [];
  for (let n = 0; n < Number(values.matches); n++) {
    const bots = [await loadBot(level, room), await loadBot(level, room)] as const;
    const match = await playMatch(room.game, options, bots, `${values.seed} ${level} ${n}`);
    for (let step = 1 + n; step <= match.history.steps.length; step += Number(values.every)) {
      const one = await analyst.judge(match, step);
      if (one) judged.push(one);
    }
  }
  let pool = { levels: [level], lost: judged.reduce((sum, { loss }) => sum + loss, 0), decisions: judged.length };
  console.log(`${level.padEnd(11)} ${(100 * meanOf(pool)).toFixed(3)} points a decision, ${judged.length} decisions`);
  while (pools.length > 0 && meanOf(pools.at(-1)!) < meanOf(pool)) {
    const { levels, lost, decisions } = pools.pop()!;
    pool = { levels: [...levels, ...pool.levels], lost: lost + pool.lost, decisions: decisions + pool.decisions };
  }
  pools.push(pool);
}
const bands = Object.fromEntries(
  pools.flatMap((pool) => pool.levels.map((level): [Level, number] => [level, Math.round(1e5 * meanOf(pool)) / 1e5])),
);
const path = new URL('../src/lab/data/bands.json', import.meta.url);
const all = { ...(JSON.parse(readFileSync(path, 'utf8')) as object), [id]: bands };
const lines = Object.entries(all).map(([name, one]) => `  ${JSON.stringify(name)}: ${JSON.stringify(one)}`);
writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
