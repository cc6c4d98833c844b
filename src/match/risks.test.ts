// Wherever chance or a sealed choice follows what a person chooses, he is told the odds before.
import { describe, expect, it } from 'vitest';
import { RISKS, risksIn } from '../../test/support/risks.ts';
import { randomFrom } from '../core/random.ts';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import { oddsFor } from './odds.ts';

/** Each kind of choice before each kind of risk is asked so often. */
const ENOUGH = 4;

describe.each(GAME_IDS)('in %s', async (id) => {
  const room = await loadRoom(id);
  const { game } = room;

  it('no choice before a risk is without its odds, and they do not depend on a guess', () => {
    const asked = new Map<string, number>();
    for (const { state, side, text, key } of risksIn(room, id)) {
      asked.set(key, (asked.get(key) ?? 0) + 1);
      if (asked.get(key)! > ENOUGH) continue;
      const view = game.view(state, side);
      const odds = oddsFor(room, view, side, text, randomFrom('one'));
      const where = `${key}: ${text} in ${JSON.stringify(game.writePosition(view))}`;
      expect(odds, where).not.toBeNull();
      expect(odds, where).toBeGreaterThanOrEqual(0);
      expect(odds, where).toBeLessThanOrEqual(1);
      expect(oddsFor(room, view, side, text, randomFrom('another')), where).toBeCloseTo(odds!, 12);
    }
    expect([...asked.keys()]).toEqual(expect.arrayContaining([...(RISKS[id] ?? [])]));
  });
});
