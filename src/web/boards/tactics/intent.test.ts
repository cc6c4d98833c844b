import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../../games/tactics/board.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../../../games/tactics/testing.ts';
import { ARROWS } from '../geometry.ts';
import { geometryOf, nextSpace, spaceAt } from './geometry.ts';
import { NONE, originOf, pickable, piecesToPlace, reachersOf, targetsOf, touchedBy, tryOf } from './intent.ts';

const NOTHING_GIVEN = new Map();
const at = (name: string): number => spaceNamed(name)!;
const p = sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, { phase: 'move', ball: 'd8', holder: 'f1', roll: 3 });

describe('geometry', () => {
  it('home attacks upwards, to the right when lying, and the other way when turned', () => {
    const [tall, lying, turned] = [geometryOf(true, false), geometryOf(false, false), geometryOf(true, true)];
    expect(tall.at[at('d1')]!.y).toBeGreaterThan(tall.at[at('d16')]!.y);
    expect(lying.at[at('d1')]!.x).toBeLessThan(lying.at[at('d16')]!.x);
    expect(turned.at[at('a1')]!.x).toBeGreaterThan(turned.at[at('h1')]!.x);
  });

  it('finds the space under a point, and the neighbour in the direction of an arrow', () => {
    const tall = geometryOf(true, false);
    for (const space of [0, 17, 127]) expect(spaceAt(tall, tall.at[space]!)).toBe(space);
    expect(nextSpace(tall, at('d8'), ARROWS['ArrowUp']!)).toBe(at('d9'));
    expect(nextSpace(tall, at('a8'), ARROWS['ArrowLeft']!)).toBe(at('a8'));
  });
});

describe('intentions', () => {
  it('a pawn is picked first, then its targets show', () => {
    const legal = ['move:c6-c9', 'move:c6-b7', 'move:f6-f9'];
    expect(pickable(p, legal)).toEqual(new Set([at('c6'), at('f6')]));
    expect(targetsOf(p, legal, NOTHING_GIVEN, 'home', NONE, undefined).size).toBe(0);
    expect([...targetsOf(p, legal, NOTHING_GIVEN, 'home', at('c6'), undefined).keys()]).toEqual([at('c9'), at('b7')]);
    expect(touchedBy(p, 'home', 'move:c6-b7')).toEqual([at('c6'), at('b7')]);
    expect(tryOf(p, 'move', 'home', at('c6'), undefined, at('c8'))).toBe('move:c6-c8');
    expect(tryOf(p, 'move', 'home', NONE, undefined, at('d8'))).toBe('move:d8-d8');
    expect(tryOf(p, 'move', 'home', NONE, undefined, at('b13'))).toBe('move:b13-b13');
    expect(tryOf(p, 'move', 'home', NONE, undefined, at('d9'))).toBeNull();
  });

  it('pawns that can get to the ball are known', () => {
    expect(reachersOf(p, ['move:c6-d8', 'move:c6-c9', 'move:f6-f9'])).toEqual(new Set([at('c6')]));
  });

  it('the ball needs no picking; the holder does, to dribble', () => {
    const ball = sketch({ f1: 'd8', m1: 'e9' }, { d1: 'b13' }, { phase: 'ball', ball: 'd8', holder: 'f1', roll: 1 });
    const legal = ['kick:d9', 'kick:e9', 'dribble:d9'];
    const given = new Map([['kick:e9', { action: 'kick:e9', kind: 'pass', route: ['d8', 'e9'] } as const]]);
    expect(targetsOf(ball, legal, given, 'home', NONE, undefined).get(at('e9'))).toEqual({
      action: 'kick:e9',
      kind: 'pass',
      route: [at('d8'), at('e9')],
    });
    expect(targetsOf(ball, legal, given, 'home', at('d8'), undefined).get(at('d9'))?.action).toBe('dribble:d9');
    expect(originOf(ball, 'kick', 'home', NONE, undefined)).toBe(at('d8'));
    expect(tryOf(ball, 'kick', 'home', NONE, undefined, at('h8'))).toBe('kick:h8');
    expect(tryOf(ball, 'kick', 'home', at('d8'), undefined, at('h8'))).toBe('dribble:h8');
  });

  it('only the piece in hand is placed', () => {
    const legal = ['place:f1-d8', 'place:f1-e8', 'place:f2-d8', 'place:f2-e8'];
    expect(piecesToPlace(legal)).toEqual(['f1', 'f2']);
    expect(targetsOf(p, legal, NOTHING_GIVEN, 'home', NONE, 'f2').get(at('e8'))?.action).toBe('place:f2-e8');
  });

  it('people are chosen where they stand', () => {
    const chosen = (action: string) =>
      targetsOf(p, [action, 'pass'], NOTHING_GIVEN, 'home', NONE, undefined).get(at('c6'));
    expect(chosen('pick:m2')).toEqual({ action: 'pick:m2', kind: 'person' });
    expect(chosen('taker:m2')).toEqual({ action: 'taker:m2', kind: 'taker' });
    expect(chosen('leave:m2')).toEqual({ action: 'leave:m2', kind: 'leaver' });
    expect(touchedBy(p, 'home', 'leave:m2')).toContain(at('c6'));
  });

  it('whoever cannot be chosen is asked for all the same, so that the rules say why not', () => {
    expect(tryOf(p, 'leave', 'home', NONE, undefined, at('d1'))).toBe('leave:gk');
    expect(tryOf(p, 'leave', 'home', NONE, undefined, at('b13'))).toBeNull();
    expect(tryOf(p, 'taker', 'home', NONE, undefined, at('d1'))).toBe('taker:gk');
  });
});
