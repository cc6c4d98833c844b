// Plays matches through the match door and keeps their records: random ones as test/golden/<id>-N.txt, those of a bot, which
// see more of the game, as test/golden/<id>-<bot>-N.txt. A record that is kept is never written again, unless the rules got
// a new version and --again says so.
// usage: npm run golden -- <id> [count] [--by <bot>] [--again]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, never } from '../src/bots/bot.ts';
import { loadBot } from '../src/bots/levels.ts';
import { type BotName, isBotName } from '../src/bots/names.ts';
import { CHANCE, type Seat, sideOf } from '../src/core/game.ts';
import { type Random, randomFrom } from '../src/core/random.ts';
import { isGameId, loadRoom, type Room } from '../src/games/index.ts';
import { type Command, Match } from '../src/match/match.ts';
import { RecordWriter } from '../src/match/record.ts';
import { GOLDEN } from '../test/support/tables.ts';
import { pickOne, seatsToMove, someOptions } from '../test/support/walk.ts';

const LONGEST = 4000;
const NODES = 40;
const WHISTLE_ODDS = 1 / 80;

async function playMatch(room: Room, number: number, by: BotName): Promise<Match> {
  const { game } = room;
  const random = randomFrom(`golden ${game.id} ${number}`);
  const options = someOptions(game, number - 1, random);
  const seeds = { referee: `referee ${number}`, home: `home ${number}`, away: `away ${number}` };
  const tags = { Home: by, Away: by, Event: `Golden match ${number}` };
  const match = new Match({ game, start: game.setup(options), isFresh: true, seeds, tags }, 0);
  const bot = await loadBot(by, room);
  for (let i = 0; i < LONGEST && match.turn.kind !== 'over'; i++) {
    if (options['clock'] === 'whistle' && random() < WHISTLE_ODDS && match.submit({ type: 'whistle' }, 0).ok) continue;
    const seat = pickOne(seatsToMove(game, match.state), random);
    const done = match.submit(seat === CHANCE ? { type: 'chance' } : await decide(match, bot, seat, random), 0);
    if (!done.ok) throw new Error(done.error.message.en);
  }
  return match;
}

async function decide({ game, state }: Match, bot: Bot, seat: Seat, random: Random): Promise<Command> {
  const side = sideOf(seat);
  const view = game.view(state, side);
  const { action } = await bot.choose({ game, view, side, random, isOver: never, nodes: NODES });
  return { type: 'play', side, action: game.writeAction(state, seat, action) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string', default: 'random' }, again: { type: 'boolean', default: false } },
});
const [id, count = '4'] = positionals;
const { by, again } = values;
if (!isGameId(id) || !isBotName(by) || !(Number(count) > 0)) {
  console.error('usage: npm run golden -- <id of a registered game> [count] [--by <bot>] [--again]');
  process.exitCode = 2;
} else {
  const room = await loadRoom(id);
  mkdirSync(GOLDEN, { recursive: true });
  for (let number = 1; number <= Number(count); number++) {
    const path = `${GOLDEN}/${id}-${by === 'random' ? '' : `${by}-`}${number}.txt`;
    if (existsSync(path) && !again) {
      console.log(`${path} is kept`);
      continue;
    }
    const match = await playMatch(room, number, by);
    writeFileSync(path, new RecordWriter(match).write(true));
    console.log(`${path}: ${match.history.steps.length} steps, ${JSON.stringify(match.turn)}`);
  }
}
