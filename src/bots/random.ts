import { Choices } from '../core/choices.ts';
import { seatOf } from '../core/game.ts';
import type { Bot } from './bot.ts';

/** Any legal action, all equally likely: the measure of what play without a plan is worth. */
export const randomBot: Bot = {
  async choose({ game, view, side, random }) {
    const seat = seatOf(side);
    const choices = new Choices();
    const state = game.guess(view, side, random);
    game.choices(state, seat, choices);
    const action = choices.action[Math.floor(random() * choices.n)]!;
    return { action, value: 0.5, nodes: 1, line: [game.writeAction(state, seat, action)] };
  },
};
