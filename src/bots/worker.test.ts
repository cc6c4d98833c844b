import { describe, expect, it } from 'vitest';
import { CHANCE, type Seen } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { torino } from '../games/torino/rules.ts';
import { requestOf, Thinker } from './worker.ts';

/** Home has the choice of its pass. */
function view(): Seen {
  const s = torino.setup(defaultOptions(torino.options));
  torino.apply(s, CHANCE, 61);
  torino.apply(s, CHANCE, 5);
  return torino.view(s, 'home');
}
const request = (more: object = {}) =>
  structuredClone(requestOf(torino, view(), { side: 'home', bot: 'pro', seed: 'w', ...more }));
const calm = { now: () => 0, isCancelled: () => false };

describe('the thinker of a worker', () => {
  it('answers a request that has crossed as plain data, the same each time', async () => {
    const answer = await new Thinker().think(request(), calm);
    expect(['pass:8', 'pass:10']).toContain(answer.action);
    expect(await new Thinker().think(request(), calm)).toEqual(answer);
  });

  it('ends when its milliseconds are over', async () => {
    let time = 0;
    const { nodes } = await new Thinker().think(request({ ms: 10 }), { ...calm, now: () => time++ });
    expect(nodes).toBe(72);
  });

  it('ends at once when it is cancelled, with an answer', async () => {
    const { nodes, action } = await new Thinker().think(request({ ms: 1e9 }), { ...calm, isCancelled: () => true });
    expect(nodes).toBe(0);
    expect(['pass:8', 'pass:10']).toContain(action);
  });

  it('hears a cancellation that comes while it thinks, in its next pause', async () => {
    let isCancelled = false;
    const around = {
      now: () => 0,
      isCancelled: () => isCancelled,
      pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
    };
    setImmediate(() => {
      isCancelled = true;
    });
    const { nodes } = await new Thinker().think(request({ ms: 1e9 }), around);
    expect(nodes).toBeLessThanOrEqual(128);
  });

  it('remembers what it has searched for a match', async () => {
    const thinker = new Thinker();
    const first = await thinker.think(request({ match: 'm' }), calm);
    const again = await thinker.think(request({ match: 'm' }), calm);
    expect(again.nodes).toBeLessThan(first.nodes);
    expect((await thinker.think(request({ match: 'other' }), calm)).nodes).toBe(first.nodes);
  });
});
