// Do the weaker levels look human? Each plays against itself in the games that have keepers:
//   npm run -s manners -- [--game city] [--level club] [--matches 20]
import { parseArgs } from 'node:util';
import { LEVELS } from '../src/bots/names.ts';
import { chooseOptions } from '../src/core/options.ts';
import { GAME_IDS, loadRoom } from '../src/games/index.ts';
import { looksHuman, type Manners, mannersOf } from '../src/lab/manners.ts';

const { values } = parseArgs({
  options: { game: { type: 'string' }, level: { type: 'string' }, matches: { type: 'string', default: '20' } },
});

const OPTIONS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  city: { mode: 'quick' },
  mat: { maxTurns: 200 },
};
const WATCHED = LEVELS.slice(0, 3);

console.log(
  '| game | level | matches | turns | keeper away, most turns in a row | ball left, most turns in a row | not human |',
);
console.log('|---|---|---|---|---|---|---|');
for (const id of GAME_IDS.filter((game) => values.game === undefined || game === values.game)) {
  const room = await loadRoom(id);
  if (!(await room.expert()).instinct) continue;
  const options = chooseOptions(room.game.options, OPTIONS[id] ?? {});
  if (!options.ok) throw new Error(`no such options of ${id}`);
  for (const level of WATCHED.filter((name) => values.level === undefined || name === values.level)) {
    const seen: Manners[] = [];
    for (let n = 0; n < Number(values.matches); n++)
      seen.push(await mannersOf(room, level, options.value, `${id} ${level} ${n}`));
    const most = (of: (one: Manners) => number): number => Math.max(...seen.map(of));
    const turns = seen.reduce((sum, one) => sum + one.turns, 0);
    const odd = seen.filter((one) => !looksHuman(one)).length;
    console.log(
      `| ${id} | ${level} | ${seen.length} | ${turns} | ${most((one) => one.keeperAway)} | ${most((one) => one.ballLeft)} | ${odd} |`,
    );
  }
}
