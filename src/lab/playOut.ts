import { type Bot, never } from '../bots/bot.ts';
import { Choices } from '../core/choices.ts';
import { CHANCE, CHANCE_BIT, firstSeat, type Game, sideOf } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { Random } from '../core/random.ts';
import type { State } from '../core/state.ts';

const choices = new Choices();

/** One match of two bots, home's first, on the bare rules; `look` is shown every state before its step. Returns how it ended. */
export async function playOut(
  game: Game,
  options: Options,
  bots: readonly [Bot, Bot],
  random: Random,
  look?: (s: State) => void,
): Promise<State> {
  const s = game.setup(options);
  while (game.toMove(s) !== 0) {
    look?.(s);
    await step(game, s, bots, random);
  }
  return s;
}

/** Lets whoever is due take one step: chance, or the bot of that side. */
export async function step(game: Game, s: State, bots: readonly [Bot, Bot], random: Random): Promise<void> {
  const due = game.toMove(s);
  if (due === CHANCE_BIT) {
    game.choices(s, CHANCE, choices);
    game.apply(s, CHANCE, choices.pick(random()));
    return;
  }
  const seat = firstSeat(due);
  const side = sideOf(seat);
  const { action } = await bots[seat as 0 | 1].choose({ game, view: game.view(s, side), side, random, isOver: never });
  game.apply(s, seat, action);
}
