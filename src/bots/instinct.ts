import { type Instinct, NO_LAPSES } from '../core/expert.ts';
import { type Action, type Game, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Question } from './bot.ts';
import { guessesOf } from './guesses.ts';

/** What an action does to the two things that instinct sees to. */
interface Effect {
  readonly action: Action;
  readonly takesBall: boolean;
  readonly scores: boolean;
  readonly away: number;
}

function effectsOf(game: Game, instinct: Instinct, s: State, seat: number, actions: readonly Action[]): Effect[] {
  const after = s.clone();
  const isLoose = instinct.isLoose(s);
  const goals = game.score(s)[seat]!;
  return actions.map((action) => {
    after.copyFrom(s);
    game.apply(after, seat, action);
    return {
      action,
      takesBall: isLoose && instinct.hasBall(after, seat),
      scores: game.score(after)[seat]! > goals,
      away: instinct.keeperAway(after, seat),
    };
  });
}

/** Those with the keeper no more than so many steps away, or as near as any action leaves him. */
function keepingGoal(effects: readonly Effect[], most: number): Effect[] {
  const least = Math.min(...effects.map(({ away }) => away));
  return effects.filter(({ away, scores }) => scores || away <= Math.max(most, least));
}

/** So far the keeper of somebody inattentive strays from his goal, and goes back. */
const STROLL = 1;

/** What somebody overlooks in a decision. */
interface Overlooked {
  readonly ball: boolean;
  readonly keeper: boolean;
}
const NOTHING: Overlooked = { ball: false, keeper: false };

/** The actions that a person would think of: a loose ball within reach is taken, and the keeper stays by his goal. */
export function sensible(
  game: Game,
  instinct: Instinct,
  s: State,
  seat: number,
  actions: readonly Action[],
  overlooked = NOTHING,
): Action[] {
  const effects = effectsOf(game, instinct, s, seat, actions);
  const taking = overlooked.ball ? [] : effects.filter(({ takesBall }) => takesBall);
  const isFree = overlooked.keeper && !instinct.hasBall(s, seat) && instinct.keeperAway(s, seat) === 0;
  return keepingGoal(taking.length > 0 ? taking : effects, isFree ? STROLL : 0).map(({ action }) => action);
}

/** Gives the legal actions of a question that instinct leaves; all of them in a game that has none. */
export function sensibleActions(
  question: Question,
  instinct: Instinct | null,
  actions: readonly Action[],
  lapses = NO_LAPSES,
): Action[] {
  if (!instinct) return [...actions];
  const [guess] = guessesOf(question, 1);
  const slips = (odds: number): boolean => odds > 0 && question.random() < odds;
  const overlooked = { ball: slips(lapses.ball), keeper: slips(lapses.keeper) };
  return sensible(question.game, instinct, guess, seatOf(question.side), actions, overlooked);
}
