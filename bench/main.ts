// npm run -s bench -- engine --game torino --seconds 5
// npm run -s bench -- engine --base ../cancha-before [--game torino]   exit code 1 where a game is slower than 95 %
// npm run -s bench -- search --game eleven --seconds 5
// npm run -s bench -- server --seconds 4
// npm run -s bench -- server --seconds 2 --game eleven --matches 50 --only 'SQLite|Colyseus' --rounds 3
// npm run -s bench -- people --seconds 10
// npm run -s bench -- hostile --seconds 20
// npm run -s bench -- sim --seconds 5
// The last line is one JSON object; the lines before it are for people.
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, loadRoom } from '../src/games/index.ts';
import { compareEngines, compareHouses } from './engine.ts';
import { compareSearches } from './search.ts';

const USAGE =
  'usage: npm run -s bench -- engine [--base <another checkout>]|search --game <id> [--seconds 5] [--seed 1], ' +
  'or server|people|hostile|sim [--seconds 5]; server takes --rounds 3 [--game <id>] [--matches 50] [--only SQLite] too';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    base: { type: 'string' },
    rounds: { type: 'string' },
    matches: { type: 'string' },
    only: { type: 'string' },
  },
});
const BENCHES = { engine: compareEngines, search: compareSearches };

const { game: id = 'torino' } = values;
const bench = Object.entries(BENCHES).find(([name]) => name === positionals[0])?.[1];
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
if (positionals[0] === 'server' && seconds > 0) {
  const { comparePart, compareServers } = await import('./server.ts');
  const { rounds, only, matches } = values;
  const part = { only, game: values.game, matches: matches === undefined ? undefined : Number(matches) };
  const figures = rounds === undefined ? compareServers(seconds) : comparePart(seconds, Number(rounds), part);
  console.log(JSON.stringify(await figures));
} else if (positionals[0] === 'people' && seconds > 0) {
  const { crowd } = await import('./people.ts');
  console.log(JSON.stringify(await crowd(seconds)));
} else if (positionals[0] === 'hostile' && seconds > 0) {
  const { compareHostile } = await import('./hostile.ts');
  console.log(JSON.stringify(await compareHostile(seconds)));
} else if (positionals[0] === 'sim' && seconds > 0 && Number.isInteger(seed)) {
  const { compareSims } = await import('./sim.ts');
  console.log(JSON.stringify(await compareSims(seconds, seed)));
} else if (!bench || !isGameId(id) || !(seconds > 0) || !Number.isInteger(seed)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { base } = values;
  if (bench === compareEngines && base !== undefined) {
    const rooms = await Promise.all((values.game === undefined ? GAME_IDS : [id]).map(loadRoom));
    const told = await compareHouses(
      rooms.map(({ game }) => game),
      base,
      seconds,
      seed,
    );
    console.log(JSON.stringify(told));
    if (!told.isFastEnough) process.exitCode = 1;
  } else console.log(JSON.stringify(await bench((await loadRoom(id)).game, seconds, seed)));
}
