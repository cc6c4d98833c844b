import { loadBot } from '../bots/levels.ts';
import { isBotName } from '../bots/names.ts';
import { loadRoom, type Room } from '../games/index.ts';
import { type Fixture, type Plan, type Played, playedBy } from '../lab/arena.ts';
import { type Player, playDuel } from '../lab/duel.ts';
import { botPlayer, readContender } from '../lab/players.ts';
import { COMMAND_PREFIX, CommandPlayer } from './commandPlayer.ts';

/** A decision may take this many times its budget, and never less than the floor, before it is lost. */
const PATIENCE_FACTOR = 50;
const PATIENCE_FLOOR_MS = 10_000;
const PATIENCE_WITHOUT_BUDGET_MS = 120_000;
/** In a millisecond. */
const MICROSECONDS = 1000;

function patienceFor({ ms }: Plan) {
  const wait = ms === undefined ? PATIENCE_WITHOUT_BUDGET_MS : Math.max(PATIENCE_FLOOR_MS, PATIENCE_FACTOR * ms);
  return () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, wait);
    });
    return { late, stop: () => clearTimeout(timer) };
  };
}

/** A bot's time is the processor's, so that a busy machine spoils no measurement. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

async function playerOf(contender: string, { ms, nodes }: Plan, room: Room): Promise<Player> {
  const shared = { ...(ms === undefined ? {} : { ms }), ...(nodes === undefined ? {} : { nodes }) };
  if (contender.startsWith(COMMAND_PREFIX)) return new CommandPlayer(contender.slice(COMMAND_PREFIX.length), shared);
  const { name, budget } = readContender(contender);
  if (!isBotName(name)) throw new Error(`no bot is called ${name}`);
  const own = Object.keys(budget).length > 0 ? budget : shared;
  return botPlayer(await loadBot(name, room), own, processorTime);
}

/** One match of an arena, in a thread of its own. */
export default async function playFixture({
  plan,
  fixture,
}: {
  readonly plan: Plan;
  readonly fixture: Fixture;
}): Promise<Played> {
  const room = await loadRoom(plan.game);
  const [a, b] = await Promise.all([playerOf(plan.a, plan, room), playerOf(plan.b, plan, room)]);
  const players = fixture.aSide === 'home' ? { home: a, away: b } : { home: b, away: a };
  try {
    const result = await playDuel({
      game: room.game,
      evaluation: (await room.expert()).inSearch,
      options: plan.options,
      seed: fixture.seed,
      players,
      patience: patienceFor(plan),
    });
    return playedBy(fixture, result);
  } finally {
    a.close();
    b.close();
  }
}
