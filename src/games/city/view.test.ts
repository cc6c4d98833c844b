import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/random.ts';
import { DECK, FIRST } from './cards.ts';
import { handSize, inHand } from './hands.ts';
import { city } from './rules.ts';
import { DEFENCE, match } from './testing.ts';

describe('the worlds that a side can not tell apart (CTY-FAC-3)', () => {
  it.each(['home', 'away'] as const)('look alike to %s, and hold each card as often as it may', (side) => {
    const { state } = match(DEFENCE);
    const seat = side === 'home' ? 0 : 1;
    const rival = 1 - seat;
    const view = city.view(state, side);
    const worlds = city.worlds(view, side, randomFrom('x'));
    expect(worlds.length).toBeGreaterThan(20);
    for (const world of worlds) expect([...city.view(world.state, side).cells]).toEqual([...view.cells]);
    expect(new Set(worlds.map(({ state: { hands } }) => hands.join())).size).toBe(worlds.length);
    const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
    const deck = rival === state.attacker ? DECK.off : DECK.def;
    const [first] = worlds;
    const unseen = (kind: number): number => inHand(first!.state, rival, kind) + first!.state.draw[kind]!;
    let all = 0;
    for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) all += unseen(kind);
    // The mean of a draw without putting back: each card is in the hand as often as any other.
    for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) {
      const mean = worlds.reduce((sum, { state: s, weight }) => sum + weight * inHand(s, rival, kind), 0) / total;
      expect(mean).toBeCloseTo((handSize(state, rival, deck) * unseen(kind)) / all, 9);
    }
  });
});
