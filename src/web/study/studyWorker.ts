import { never, type Thought } from '../../bots/bot.ts';
import { loadBot } from '../../bots/levels.ts';
import { firstSeat, sideOf } from '../../core/game.ts';
import { randomFrom } from '../../core/random.ts';
import { isGameId, loadRoom, type Room } from '../../games/index.ts';
import { Analyst, type Judged } from '../../lab/analyse.ts';
import type { Match } from '../../match/match.ts';
import { openRecord, replay } from '../../match/replay.ts';
import type { Answer, Question } from './ask.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const answer = (message: Answer): void => scope.postMessage(message);

/** A position that is looked into by itself is worth more thought than one of hundreds of a match. */
const BEST_NODES = 2000;

interface Opened {
  readonly room: Room;
  readonly match: Match;
  readonly analyst: Analyst;
}

async function open(record: string): Promise<Opened | null> {
  const opened = openRecord(record);
  if (!opened.ok || !isGameId(opened.value.game)) return null;
  const room = await loadRoom(opened.value.game);
  const match = replay(room.game, opened.value);
  return match.ok ? { room, match: match.value, analyst: await Analyst.for(room) } : null;
}

async function analyse({ match, analyst }: Opened): Promise<void> {
  const of = match.history.steps.length;
  const decisions: Judged[] = [];
  answer({ type: 'analysis', analysis: analyst.conclude(match, []), done: 0, of });
  for (let step = 1; step <= of; step++) {
    const judged = await analyst.judge(match, step);
    if (judged) decisions.push(judged);
    answer({ type: 'progress', done: step, of });
  }
  answer({ type: 'analysis', analysis: analyst.conclude(match, decisions), done: of, of });
}

/** What an action is worth in the state before a step, beside the best one. */
async function tryOut({ room, match, analyst }: Opened, step: number, text: string, id: number): Promise<void> {
  const before = match.history.at(step - 1);
  const seat = firstSeat(room.game.toMove(before));
  const action = room.game.readAction(before, seat, text);
  answer({ type: 'tried', id, tried: action.ok ? await analyst.try(before, seat, action.value, step) : null });
}

/** What there is to do after so many steps, best first, by what the side can see. */
async function best({ room, match }: Opened, after: number, id: number): Promise<void> {
  const { game } = room;
  const state = match.history.at(after);
  const side = sideOf(firstSeat(game.toMove(state)));
  let last: Thought | undefined;
  const bot = await loadBot('master', room);
  await bot.choose({
    game,
    view: game.view(state, side),
    side,
    random: randomFrom(`after ${after}`),
    isOver: never,
    nodes: BEST_NODES,
    report(thought) {
      last = thought;
    },
  });
  answer({ type: 'best', id, side, candidates: last?.candidates ?? [] });
}

let opened: Promise<Opened | null> | undefined;
scope.onmessage = async ({ data }: MessageEvent<Question>) => {
  if (data.type === 'open') {
    opened = open(data.record);
    return;
  }
  const found = await opened;
  if (!found) answer({ type: 'unreadable' });
  else if (data.type === 'analyse') await analyse(found);
  else if (data.type === 'try') await tryOut(found, data.step, data.action, data.id);
  else await best(found, data.after, data.id);
};
