import type { Instinct } from '../core/expert.ts';
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

/** Those with the keeper as near to where he belongs as any action leaves him. */
function keepingGoal(effects: readonly Effect[]): Effect[] {
  const least = Math.min(...effects.map(({ away }) => away));
  return effects.filter(({ away, scores }) => scores || away === least);
}

/** The actions that a person would think of: a loose ball within reach is taken, and the keeper stays by his goal. */
export function sensible(game: Game, instinct: Instinct, s: State, seat: number, actions: readonly Action[]): Action[] {
  const effects = effectsOf(game, instinct, s, seat, actions);
  const taking = effects.filter(({ takesBall }) => takesBall);
  return keepingGoal(taking.length > 0 ? taking : effects).map(({ action }) => action);
}

/** Of the legal actions of a question those that instinct leaves; all of them in a game that has none. */
export function sensibleActions(question: Question, instinct: Instinct | null, actions: readonly Action[]): Action[] {
  if (!instinct) return [...actions];
  const [guess] = guessesOf(question, 1);
  return sensible(question.game, instinct, guess, seatOf(question.side), actions);
}
