import { describe, expect, it } from 'vitest';
import { Choices } from '../core/choices.ts';
import { CHANCE, firstSeat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import { sensible } from './instinct.ts';

const STEPS = 1_500;

describe.each(GAME_IDS)('instinct in %s', async (id) => {
  const { game, expert } = await loadRoom(id);
  const { instinct } = await expert();
  if (!instinct) return it('is not needed', () => expect(instinct).toBeNull());

  it('takes a loose ball within reach, and leaves the keeper no farther from his goal than he must be; inattentive, a step', () => {
    const random = randomFrom(`${id} instinct`);
    const choices = new Choices();
    let s = game.setup(defaultOptions(game.options));
    const after = s.clone();
    let taken = 0;
    let held = 0;
    for (let step = 0; step < STEPS; step++) {
      if (game.toMove(s) === 0) s = game.setup(defaultOptions(game.options));
      const seat = firstSeat(game.toMove(s));
      game.choices(s, seat, choices);
      const all = choices.list();
      if (seat === CHANCE || game.turn(s).kind !== 'choice') {
        game.apply(s, seat, choices.pick(random()));
        continue;
      }
      const outcome = (action: number) => {
        after.copyFrom(s);
        game.apply(after, seat, action);
        return { has: instinct.hasBall(after, seat), away: instinct.keeperAway(after, seat) };
      };
      const left = sensible(game, instinct, s, seat, all);
      expect(left.length).toBeGreaterThan(0);
      expect(left.every((action) => all.includes(action))).toBe(true);
      const takes = instinct.isLoose(s) && all.some((action) => outcome(action).has);
      if (takes) expect(left.every((action) => outcome(action).has)).toBe(true);
      else {
        const least = Math.min(...all.map((action) => outcome(action).away));
        expect(left.some((action) => outcome(action).away === least)).toBe(true);
      }
      const astray = sensible(game, instinct, s, seat, all, { ball: true, keeper: true });
      const nearest = Math.min(...all.map((action) => outcome(action).away));
      const isBound = instinct.hasBall(s, seat) || instinct.keeperAway(s, seat) > 0;
      const farthest = Math.max(nearest, isBound ? 0 : 1);
      const goals = game.score(s)[seat]!;
      for (const action of astray) {
        const { away } = outcome(action);
        if (game.score(after)[seat] === goals) expect(away).toBeLessThanOrEqual(farthest);
      }
      if (takes) taken++;
      if (left.length < all.length) held++;
      game.apply(s, seat, choices.pick(random()));
    }
    expect(taken).toBeGreaterThan(0);
    expect(held).toBeGreaterThan(0);
  });
});
