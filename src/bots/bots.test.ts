import { describe, expect, it } from 'vitest';
import { Choices } from '../core/choices.ts';
import { CHANCE, firstSeat, type Game, type Side, seatOf, sideOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { GAME_IDS, loadRoom, type Room } from '../games/index.ts';
import { never } from './bot.ts';
import { loadBot } from './levels.ts';
import { BOT_NAMES, type BotName } from './names.ts';

const NODES = 8;
const DECISIONS = 3;
const STEPS_BETWEEN = 23;

/** Decisions of a random match, with the side that owes them. */
function* decisions(game: Game, seed: string): Generator<{ readonly s: State; readonly side: Side }> {
  const random = randomFrom(seed);
  const choices = new Choices();
  const s = game.setup(defaultOptions(game.options));
  for (let found = 0, steps = 1; found < DECISIONS && game.toMove(s) !== 0; steps++) {
    const seat = firstSeat(game.toMove(s));
    game.choices(s, seat, choices);
    if (steps % STEPS_BETWEEN === 0 && seat !== CHANCE && choices.n > 1) {
      found++;
      yield { s: s.clone(), side: sideOf(seat) };
    }
    game.apply(s, seat, choices.pick(random()));
  }
}

const decide = async (name: BotName, room: Room, s: State, side: Side, seed = 'x') => {
  const { game } = room;
  const bot = await loadBot(name, room);
  return bot.choose({ game, view: game.view(s, side), side, random: randomFrom(seed), isOver: never, nodes: NODES });
};

describe.each(GAME_IDS)('in %s', (id) => {
  it.each(BOT_NAMES)('%s decides legally, and the same with the same seed', async (name) => {
    const room = await loadRoom(id);
    const { game } = room;
    const choices = new Choices();
    for (const { s, side } of decisions(game, `${id} legal`)) {
      const decision = await decide(name, room, s, side);
      game.choices(s, seatOf(side), choices);
      expect(choices.has(decision.action)).toBe(true);
      expect(decision.value).toBeGreaterThanOrEqual(0);
      expect(decision.value).toBeLessThanOrEqual(1);
      expect(await decide(name, room, s, side)).toEqual(decision);
    }
  });

  it.each(BOT_NAMES)('%s does not know what it cannot see', async (name) => {
    const room = await loadRoom(id);
    const { game } = room;
    const random = randomFrom(`${id} hidden`);
    for (const { s, side } of decisions(game, `${id} hidden`)) {
      const other = game.guess(game.view(s, side), side, random);
      expect(await decide(name, room, other, side)).toEqual(await decide(name, room, s, side));
    }
  });
});

it.each([
  ['tactics', true],
  ['eleven', false],
] as const)('in %s a pro is now and then less careful than a master: %s', async (id, isLess) => {
  const room = await loadRoom(id);
  const { game } = room;
  const distinct = async (name: BotName): Promise<number> => {
    const taken = new Set<string>();
    for (const { s, side } of decisions(game, `${id} slips`))
      for (const seed of 'abcdefgh') taken.add(`${s.cells} ${(await decide(name, room, s, side, seed)).action}`);
    return taken.size;
  };
  expect((await distinct('pro')) > (await distinct('master'))).toBe(isLess);
});
