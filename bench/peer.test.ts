import { describe, expect, test } from 'vitest';
import { ROOMS } from '../test/support/rooms.ts';
import { FastRandom } from './fast-random.ts';
import { peerPlayout } from './peer.ts';
import { newTally, ownPlayout } from './playouts.ts';

describe.each(ROOMS)('$id', ({ game }) => {
  test('the peer plays the very same matches', () => {
    const [own, peer] = [newTally(), newTally()];
    ownPlayout(game, new FastRandom(7), own)();
    peerPlayout(game, new FastRandom(7), peer)();
    expect(peer).toEqual(own);
    expect(own.actions).toBeGreaterThan(50);
  });
});
