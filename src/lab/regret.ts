import { never, type Question } from '../bots/bot.ts';
import { settingsOf } from '../bots/levels.ts';
import { SearchBot } from '../bots/search/search.ts';
import type { Evaluation } from '../core/expert.ts';
import { type Action, firstSeat, type Game, sideOf } from '../core/game.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { playItself, type SelfPlay } from './fit.ts';

/** What searches of some sizes give away in a match, in the eyes of one that looks much further. */

export interface RegretPlan extends SelfPlay {
  /** One open decision of so many is looked at. */
  readonly every: number;
  /** The sizes compared, and the size that they are judged by. */
  readonly sizes: readonly number[];
  readonly reference: number;
}

/** Of each size the share of a match that a side loses by its decisions; one list a match. */
export async function* regrets(game: Game, evaluation: Evaluation, plan: RegretPlan): AsyncGenerator<number[]> {
  for (let number = 0; number < plan.matches; number++) {
    const random = randomFrom(`${plan.seed} looks ${number}`);
    const looked: State[] = [];
    await playItself(game, evaluation, plan, number, (s) => {
      if (game.turn(s).kind === 'choice' && random() * plan.every < 1) looked.push(s.clone());
    });
    const sums = plan.sizes.map(() => 0);
    for (const s of looked)
      for (const [i, regret] of (await regretsAt(game, evaluation, plan, s)).entries()) sums[i]! += regret;
    yield sums.map((sum) => (sum * plan.every) / 2);
  }
}

/** Of each size what its decision is worth less than that of the reference. */
async function regretsAt(game: Game, evaluation: Evaluation, plan: RegretPlan, s: State): Promise<number[]> {
  const side = sideOf(firstSeat(game.toMove(s)));
  const question = (nodes: number): Question => {
    return { game, view: game.view(s, side), side, random: randomFrom(plan.seed), isOver: never, nodes };
  };
  const search = (): SearchBot => new SearchBot(evaluation, settingsOf(plan.habits));
  const taken: Action[] = [];
  for (const nodes of plan.sizes) taken.push((await search().choose(question(nodes))).action);
  const reference = search();
  const best = await reference.choose(question(plan.reference));
  const regret = new Map<Action, number>([[best.action, 0]]);
  for (const action of taken) {
    if (regret.has(action)) continue;
    const { value } = await reference.study(question(plan.reference), action);
    regret.set(action, best.value - value);
  }
  return taken.map((action) => regret.get(action)!);
}
