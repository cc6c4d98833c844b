import type { State } from '../core/state.ts';
import type { Question } from './bot.ts';

/** Full states that agree with what the side knows: so many where something is hidden, one where nothing is. */
export function guessesOf(
  { game, view, side, random }: Pick<Question, 'game' | 'view' | 'side' | 'random'>,
  count: number,
): [State, ...State[]] {
  const guesses: [State, ...State[]] = [game.guess(view, side, random)];
  const isOpen = guesses[0].cells.every((cell, i) => cell === view.cells[i]);
  while (!isOpen && guesses.length < count) guesses.push(game.guess(view, side, random));
  return guesses;
}
