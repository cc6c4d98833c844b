import { expect, it } from 'vitest';
import { loadBot } from '../bots/levels.ts';
import { LEVELS } from '../bots/names.ts';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { playMatch } from './playMatch.ts';

const NODES = 4;

it('no bot looks at what people are told: it plays the same where that can not be had', async () => {
  const { expert: load, ...room } = await loadRoom('mat');
  const expert = await load();
  expect(expert.inStudy).toBeDefined();
  const { inStudy: _, ...without } = expert;
  const options = { ...defaultOptions(room.game.options), maxTurns: 6 };
  for (const level of LEVELS) {
    const [one, other] = await Promise.all(
      [expert, without].map(async (known) => {
        const bot = await loadBot(level, { expert: async () => known });
        const { history } = await playMatch(room.game, options, [bot, bot], level, NODES);
        return history.steps;
      }),
    );
    expect(one, level).toEqual(other);
  }
});
