import { Choices } from '../core/choices.ts';
import { type Evaluation, type Instinct, type Lapses, NO_LAPSES } from '../core/expert.ts';
import { type Action, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Bot, Decision, Question } from './bot.ts';
import { guessesOf } from './guesses.ts';
import { sensibleActions } from './instinct.ts';
import { Judge } from './judge.ts';
import { isSealed, sealedChoice } from './sealed.ts';
import { drawn, softOdds } from './slip.ts';

const GUESSES = 3;

/** What each legal action is worth to the side that asks, one ply deep, over a few guesses of what it can't see. */
function rate(question: Question, judge: Judge, actions: readonly Action[]): Float64Array {
  const { game, view, side } = question;
  const seat = seatOf(side);
  const worth = new Float64Array(actions.length);
  const after: State = view.clone();
  const guesses = guessesOf(question, GUESSES);
  for (const guess of guesses) {
    for (const [k, action] of actions.entries()) {
      after.copyFrom(guess);
      game.apply(after, seat, action);
      const share = judge.expected(after);
      worth[k]! += (seat === 0 ? share : 1 - share) / guesses.length;
    }
  }
  return worth;
}

/** The index of the largest number; among equals, any. */
function bestOf(worth: Float64Array, random: () => number): number {
  let best = 0;
  let equals = 1;
  for (let i = 1; i < worth.length; i++) {
    if (worth[i]! > worth[best]!) {
      best = i;
      equals = 1;
    } else if (worth[i] === worth[best] && random() * ++equals < 1) best = i;
  }
  return best;
}

/** How somebody who looks one action ahead falls short of the best one. */
export interface Weakness {
  /** The loss that makes an action e times less likely, as with people who see what is good but not how good. */
  readonly temperature: number;
  /** What he gets right without thinking. */
  readonly instinct: Instinct | null;
  /** How often he lets that slip. */
  readonly lapses: Lapses;
}
const NONE: Weakness = { temperature: 0, instinct: null, lapses: NO_LAPSES };

/** Looks one action ahead and takes what looks best, or what looks plausible to somebody with a weakness. */
export const greedyBot = (evaluation: Evaluation, weakness: Weakness = NONE): Bot => ({
  async choose(question: Question): Promise<Decision> {
    const { game, view, side, random } = question;
    const { temperature, instinct, lapses } = weakness;
    const seat = seatOf(side);
    const judge = new Judge(game, evaluation, view);
    if (isSealed(question)) return sealedChoice(question, judge);
    const choices = new Choices();
    game.choices(view, seat, choices);
    const actions = sensibleActions(question, instinct, choices.list(), lapses);
    const worth = rate(question, judge, actions);
    const odds = temperature > 0 ? softOdds([...worth], temperature) : null;
    const chosen = odds ? drawn(odds, random()) : bestOf(worth, random);
    const action = actions[chosen]!;
    const line = [game.writeAction(view, seat, action)];
    return { action, value: worth[chosen]!, nodes: judge.nodes, line, ...(odds ? { lots: { actions, odds } } : {}) };
  },
});
