// Plays random matches through the match door and keeps their records as test/golden/<id>-N.txt. A record that is kept is
// never written again, unless the rules got a new version and --again says so.
// usage: npm run golden -- <id> [count] [--again]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { CHANCE, type Game, sideOf } from '../src/core/game.ts';
import { randomFrom } from '../src/core/random.ts';
import { isGameId, loadRoom } from '../src/games/index.ts';
import { Match } from '../src/match/match.ts';
import { RecordWriter } from '../src/match/record.ts';
import { GOLDEN } from '../test/support/tables.ts';
import { pickOne, seatsToMove, someOptions } from '../test/support/walk.ts';

const LONGEST = 4000;
const WHISTLE_ODDS = 1 / 80;

function playMatch(game: Game, number: number): Match {
  const random = randomFrom(`golden ${game.id} ${number}`);
  const options = someOptions(game, number - 1, random);
  const seeds = { referee: `referee ${number}`, home: `home ${number}`, away: `away ${number}` };
  const tags = { Home: 'Random', Away: 'Random', Event: `Golden match ${number}` };
  const match = new Match({ game, start: game.setup(options), isFresh: true, seeds, tags }, 0);
  for (let i = 0; i < LONGEST && match.turn.kind !== 'over'; i++) {
    if (options['clock'] === 'whistle' && random() < WHISTLE_ODDS && match.submit({ type: 'whistle' }, 0).ok) continue;
    const seat = pickOne(seatsToMove(game, match.state), random);
    const done =
      seat === CHANCE
        ? match.submit({ type: 'chance' }, 0)
        : match.submit({ type: 'play', side: sideOf(seat), action: pickOne(match.legal(seat), random) }, 0);
    if (!done.ok) throw new Error(done.error.message.en);
  }
  return match;
}

const [id, count = '4'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!isGameId(id) || !(Number(count) > 0)) {
  console.error('usage: npm run golden -- <id of a registered game> [count] [--again]');
  process.exitCode = 2;
} else {
  const { game } = await loadRoom(id);
  mkdirSync(GOLDEN, { recursive: true });
  for (let number = 1; number <= Number(count); number++) {
    const path = `${GOLDEN}/${id}-${number}.txt`;
    if (existsSync(path) && !process.argv.includes('--again')) {
      console.log(`${path} is kept`);
      continue;
    }
    const match = playMatch(game, number);
    writeFileSync(path, new RecordWriter(match).write(true));
    console.log(`${path}: ${match.history.steps.length} steps, ${JSON.stringify(match.turn)}`);
  }
}
