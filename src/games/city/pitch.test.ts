import { describe, expect, it } from 'vitest';
import {
  advOf,
  backwardOf,
  cornerNear,
  distance,
  findHex,
  forwardOf,
  HEXES,
  hexName,
  inBox,
  inGoalArea,
  inOwnHalf,
  inShotZone,
  neighbour,
  onWing,
  straightDirection,
  throwInHex,
} from './board.ts';
import { segmentsMeet } from './lines.ts';
import { match, moves } from './testing.ts';

const all = Array.from({ length: HEXES }, (_, hex) => hex);
const count = (isIn: (hex: number) => boolean): number => all.filter(isIn).length;
const hex = (name: string): number => findHex(name);

describe('city: the pitch', () => {
  it('CTY-BRD-1: 323 hexes, half hexes included, each with its name', () => {
    expect(new Set(all.map(hexName)).size).toBe(323);
    for (const name of ['a1', 'a22', 'o22', 'b21', 'h11']) expect(hexName(hex(name))).toBe(name);
    for (const name of ['b22', 'h0', 'p1', 'a23', 'h01', 'H1', '']) expect(hex(name)).toBe(-1);
  });

  it('CTY-BRD-2: the zones have the hexes of the specification, and away has the mirror of each', () => {
    expect([count((h) => inBox(0, h)), count((h) => inGoalArea(0, h)), count((h) => inShotZone(0, h))]).toEqual([
      36, 10, 55,
    ]);
    expect([count((h) => inBox(1, h)), count((h) => inGoalArea(1, h)), count((h) => inShotZone(1, h))]).toEqual([
      36, 10, 55,
    ]);
    expect(count((h) => onWing(0, h))).toBe(64);
    expect(inOwnHalf(0, hex('h11')) && inOwnHalf(1, hex('h11'))).toBe(true);
    expect([inOwnHalf(0, hex('g12')), inOwnHalf(1, hex('g12'))]).toEqual([false, true]);
    expect([inShotZone(0, hex('h15')), inShotZone(0, hex('h14')), inBox(1, hex('d18')), inBox(1, hex('d17'))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('CTY-BRD-3: three neighbours are ahead and three behind', () => {
    for (let dir = 0; dir < 6; dir++) {
      const gain = advOf(0, neighbour(hex('h11'), dir)) - advOf(0, hex('h11'));
      expect((forwardOf(0) >> dir) & 1).toBe(gain > 0 ? 1 : 0);
      expect((backwardOf(0) >> dir) & 1).toBe(gain < 0 ? 1 : 0);
      expect((forwardOf(1) >> dir) & 1).toBe(gain < 0 ? 1 : 0);
    }
  });

  it('neighbours and distances are those of the walk', () => {
    for (const from of all) {
      const reachedAt = new Map([[from, 0]]);
      const queue = [from];
      for (const at of queue)
        for (let dir = 0; dir < 6; dir++) {
          const next = neighbour(at, dir);
          if (next < 0 || reachedAt.has(next)) continue;
          reachedAt.set(next, reachedAt.get(at)! + 1);
          queue.push(next);
        }
      expect(reachedAt.size).toBe(HEXES);
      for (const [to, steps] of reachedAt)
        if (distance(from, to) !== steps) expect([hexName(from), hexName(to)]).toEqual(steps);
    }
  });

  it('a straight line is repeated steps in one direction', () => {
    expect(straightDirection(hex('h6'), hex('h14'))).toBe(0);
    expect(straightDirection(hex('h6'), hex('i9'))).toBe(-1);
    expect(straightDirection(hex('h6'), hex('j6'))).toBe(-1);
    expect(straightDirection(hex('h6'), hex('h6'))).toBe(-1);
  });

  it('corners and throw-ins lie on the side of the ball', () => {
    expect(hexName(cornerNear(1, hex('h19')))).toBe('a22');
    expect(hexName(cornerNear(0, hex('i2')))).toBe('o1');
    expect([hexName(throwInHex(hex('h19'))), hexName(throwInHex(hex('i2'))), hexName(throwInHex(hex('j2')))]).toEqual([
      'a19',
      'o2',
      'o3',
    ]);
  });

  it('CTY-CLO-5: segments that cross, touch or lie apart', () => {
    const meet = (a: string, b: string, c: string, d: string): boolean => segmentsMeet(hex(a), hex(b), hex(c), hex(d));
    expect(meet('h6', 'j6', 'i6', 'i7')).toBe(true);
    expect(meet('h6', 'l6', 'j6', 'j7')).toBe(true);
    expect(meet('h6', 'j6', 'i8', 'i9')).toBe(false);
    expect(meet('h6', 'i9', 'h9', 'g9')).toBe(false);
  });

  it('CTY-VAL-1, CTY-VAL-2: a keeper defends with 4 in his box and with 2 outside', () => {
    const tackle = (at: string, ball: string) =>
      match({
        phase: 'defend',
        side: 'away',
        stage: 'defence',
        ball,
        pieces: { home: { 8: ball }, away: { 1: at } },
      })
        .play('away', 'tackle:1', 'card:jockey')
        .play('home', 'card:none')
        .event('faceoff');
    expect(tackle('h18', 'h17')).toMatchObject({ totals: [4, 6] });
    expect(tackle('h17', 'h16')).toMatchObject({ totals: [4, 4] });
  });

  it('CTY-MOV-5: passing over the loose ball does nothing, ending on it takes it', () => {
    const loose = { phase: 'move', ball: 'h8', moves: moves() };
    const over = match(loose).play('home', 'reposition:8-h7').play('home', 'end');
    expect(over.position).toMatchObject({ ball: 'h8' });
    const on = match(loose).play('home', 'reposition:8-h8');
    expect(on.event('possession')).toMatchObject({ side: 'home', n: '8', rule: 'CTY-MOV-5' });
  });
});
