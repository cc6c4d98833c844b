import { expect, it } from 'vitest';
import { requestOf } from '../bots/worker.ts';
import type { Seen } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { threadThinker } from './thinking.ts';

it('lets few wait for a thought, and refuses the rest at once', async () => {
  const { game } = await loadRoom('mat');
  const options = chooseOptions(game.options, {});
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const view = game.setup(options.value) as Seen;
  const { think, close } = threadThinker();
  const ASKED = 100;
  let refused = 0;
  for (let i = 0; i < ASKED; i++) {
    const { signal } = new AbortController();
    const request = requestOf(game, view, { side: 'home', bot: 'master', seed: '' });
    think(request, signal).catch(() => refused++);
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toBeGreaterThan(ASKED / 2);
  expect(refused).toBeLessThan(ASKED);
  await close();
});
