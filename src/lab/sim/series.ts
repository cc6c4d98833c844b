import { never } from '../../bots/bot.ts';
import { loadBot } from '../../bots/levels.ts';
import type { BotName } from '../../bots/names.ts';
import type { Choices } from '../../core/choices.ts';
import type { Evaluation } from '../../core/expert.ts';
import { type Action, type Seat, sideOf } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import type { Survey } from '../../core/survey.ts';
import { loadRoom, type Room } from '../../games/index.ts';
import { readContender } from '../players.ts';
import type { Batch } from './batch.ts';
import { type SimPlan, spanOf } from './plan.ts';
import { Scribe } from './scribe.ts';

/** Chooses among what is legal for a seat: at once where it can, so that thousands of quick matches wait for nothing. */
export type Decide = (s: State, seat: Seat, legal: Choices, random: Random) => Action | Promise<Action>;

/** All that is needed to play matches of a plan. */
export interface Series {
  readonly plan: SimPlan;
  readonly room: Room;
  readonly survey: Survey;
  readonly evaluation: Evaluation;
  readonly decide: readonly [home: Decide, away: Decide];
}

const byLot: Decide = (_s, _seat, legal, random) => legal.action[Math.floor(random() * legal.n)]!;

async function deciderOf(text: string, room: Room): Promise<Decide> {
  const { name, budget } = readContender(text);
  if (name === 'random') return byLot;
  const bot = await loadBot(name as BotName, room);
  const { game } = room;
  const limit = budget.nodes === undefined ? {} : { nodes: budget.nodes };
  return async (s, seat, _legal, random) => {
    const side = sideOf(seat);
    return (await bot.choose({ game, view: game.view(s, side), side, random, isOver: never, ...limit })).action;
  };
}

export async function openSeries(plan: SimPlan): Promise<Series> {
  const room = await loadRoom(plan.game);
  const [survey, expert, home, away] = await Promise.all([
    room.survey(),
    room.expert(),
    deciderOf(plan.home, room),
    deciderOf(plan.away, room),
  ]);
  return { plan, room, survey, evaluation: expert.firstSight, decide: [home, away] };
}

/** Plays one batch of the plan; `isStopped` is asked between matches, and a batch that was stopped gives nothing. */
export async function playBatch(series: Series, number: number, isStopped = never): Promise<Batch | undefined> {
  const scribe = new Scribe(series);
  const { first, end } = spanOf(series.plan, number);
  for (let match = first; match < end; match++) {
    if (isStopped()) return undefined;
    await scribe.play(match);
  }
  return scribe.batch(number);
}
