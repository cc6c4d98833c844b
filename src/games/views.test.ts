import { expect, it } from 'vitest';
import { isSame, walk } from '../../test/support/walk.ts';
import type { Seen, Viewer } from '../core/game.ts';
import { GAME_IDS, loadRoom } from './index.ts';

const VIEWERS: readonly Viewer[] = ['home', 'away', 'public', 'referee'];

it.each(GAME_IDS)('%s: a view that is written over another is as if it were new', async (id) => {
  const { game } = await loadRoom(id);
  for (let number = 0; number < 6; number++) {
    // What was seen before, by whomever, leaves no trace.
    let used: Seen | undefined;
    walk(game, number, 300, ({ state }) => {
      for (const who of VIEWERS) {
        const fresh = game.view(state, who);
        used = game.view(state, who, used);
        if (!isSame(used, fresh)) expect(used.cells).toEqual(fresh.cells);
        expect(used.options).toBe(fresh.options);
      }
    });
  }
});
