import { describe, expect, it } from 'vitest';
import { KIND, Tree } from './tree.ts';
import { settle } from './worth.ts';

describe('a choice', () => {
  const worth = (kind: number, edges: readonly (readonly [tries: number, worth: number])[]): number => {
    const tree = new Tree();
    tree.find(new Int16Array(1));
    const node = tree.addNode(kind, edges.length);
    for (const [i, [tries, edgeWorth]] of edges.entries()) {
      const edge = tree.firstEdge[node]! + i;
      tree.tries[edge] = tries;
      tree.edgeWorth[edge] = edgeWorth;
      tree.firstSight[edge] = edgeWorth;
    }
    settle(tree, node);
    return tree.worth[node]!;
  };

  it('that is new is worth its best action at first sight, for the side that chooses', () => {
    const edges = [
      [0, 0.4],
      [0, 0.7],
    ] as const;
    expect(worth(KIND.home, edges)).toBeCloseTo(0.7);
    expect(worth(KIND.away, edges)).toBeCloseTo(0.4);
  });

  it('is not taken in by one leaf that looks better than everything tried', () => {
    const edges = [
      [38, 0.5],
      [1, 0.9],
    ] as const;
    expect(worth(KIND.home, edges)).toBeCloseTo(0.52);
  });
});
