import { describe, expect, it } from 'vitest';
import { load, USED } from './testing.ts';

describe('moving', () => {
  it('MAT-MOVE-1: one own pawn, one space in any of 8 directions, with the ball if it has it', () => {
    const match = load();
    expect(match.refusal('home', 'move:d8-d7')).toBe('MAT-MOVE-1');
    expect(match.refusal('home', 'move:b2-b3')).toBe('MAT-MOVE-1');
    expect(match.refusal('home', 'move:f6-f9')).toBe('MAT-MOVE-1');
    match.play('home', 'move:f6-g7');
    expect(match.position).toMatchObject({ ball: 'g7', pieces: { home: { p6: 'g7' } } });
    expect(match.events[0]).toEqual({
      type: 'move',
      side: 'home',
      pawn: 'p6',
      from: 'f6',
      to: 'g7',
      rule: 'MAT-MOVE-1',
    });
  });

  it('MAT-MOVE-2: nobody moves onto a pawn, and that is said before the distance', () => {
    const match = load();
    expect(match.refusal('home', 'move:f6-f8')).toBe('MAT-MOVE-2');
    expect(match.refusal('home', 'move:f6-f6')).toBe('MAT-MOVE-2');
    expect(match.refusal('home', 'move:e1-e13')).toBe('MAT-MOVE-2');
  });

  it('MAT-MOVE-3, MAT-X-1, MAT-MOVE-1: the refusals of a walk into a goal, in this order', () => {
    const holder = load({ home: { p6: 'c13' }, away: { p1: 'e12' }, ball: 'c13' });
    expect(holder.refusal('home', 'move:c13-d14')).toBe('MAT-X-1');
    expect(holder.refusal('home', 'move:c13-d0')).toBe('MAT-MOVE-3');
    expect(holder.refusal('home', 'move:e1-e0')).toBe('MAT-MOVE-3');
    expect(holder.refusal('home', 'move:e9-e14')).toBe('MAT-MOVE-1');
    const far = load({ home: { p6: 'd12' }, ball: 'd12' });
    expect(far.refusal('home', 'move:d12-d14')).toBe('MAT-MOVE-1');
  });

  it('MAT-GOAL-1, MAT-GOAL-2, MAT-GOAL-3: carried in, one more; formations are reset and the side that conceded kicks off', () => {
    const match = load({ home: { p6: 'd13' }, away: { p1: 'e12' }, ball: 'd13' }).play('home', 'move:d13-e14');
    expect(match.events).toEqual([
      { type: 'move', side: 'home', pawn: 'p6', from: 'd13', to: 'e14', rule: 'MAT-MOVE-1' },
      { type: 'goal', side: 'home', at: 'e14', how: 'move', score: [1, 0], rule: 'MAT-GOAL-1' },
    ]);
    expect(match.play('home', 'end').position).toMatchObject({
      phase: 'kickoff',
      side: 'away',
      starts: 'away',
      ball: null,
      ban: null,
      time: { plays: 21 },
      pieces: { home: { p6: 'f6' }, away: { p1: 'e13' } },
    });
  });

  it('MAT-GOAL-4: free restart, all pawns on the board are placed anew', () => {
    const match = load({
      options: { restart: 'free' },
      home: { ...USED, p2: 'out', p6: 'd13' },
      away: { p1: 'e12' },
      ball: 'd13',
    });
    match.play('home', 'move:d13-d14');
    expect(match.position).toMatchObject({
      phase: 'setup',
      side: 'home',
      starts: 'away',
      ball: null,
      formation: { home: {}, away: {} },
      pieces: { home: { p1: 'hand', p2: 'out', p4: 'off', p7: 'hand' }, away: { p1: 'hand', p7: 'sub' } },
    });
  });
});

describe('speed zones', () => {
  const runs = (match: ReturnType<typeof load>, from: string): string[] =>
    match
      .legal('home')
      .filter((text) => text.startsWith(`move:${from}-a`))
      .map((text) => text.slice(8));

  it('MAT-SPEED-1: a step into the zone and up to 3 more, either way', () => {
    expect(runs(load({ home: { p2: 'b2' } }), 'b2')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    expect(runs(load({ home: { p2: 'b7' } }), 'b7')).toEqual(['a10', 'a11', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9']);
    expect(runs(load({ home: { p2: 'a4' } }), 'a4')).toEqual(['a3', 'a5', 'a6']);
    const match = load({ home: { p2: 'a7' } }).play('home', 'move:a7-a11');
    expect(match.events[0]).toMatchObject({ type: 'move', from: 'a7', to: 'a11', rule: 'MAT-SPEED-1' });
  });

  it('MAT-SPEED-1: pawns stop the run, from whichever side it comes', () => {
    expect(runs(load({ home: { p2: 'b4', p3: 'a5' } }), 'b4')).toEqual(['a3', 'a4']);
    expect(runs(load({ home: { p2: 'b5', p3: 'a4' } }), 'b5')).toEqual(['a5', 'a6']);
    expect(runs(load({ home: { p2: 'b2', p3: 'a4' } }), 'b2')).toEqual(['a1', 'a2', 'a3']);
    expect(load({ home: { p2: 'b2', p3: 'a4' } }).refusal('home', 'move:b2-a5')).toBe('MAT-SPEED-1');
  });

  it('MAT-SPEED-2: a run ends on the loose ball and does not go past it', () => {
    expect(runs(load({ home: { p2: 'b2' }, ball: 'a5' }), 'b2')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect(runs(load({ home: { p2: 'b2' }, ball: 'a3' }), 'b2')).toEqual(['a1', 'a2', 'a3']);
    expect(load({ home: { p2: 'b2' }, ball: 'a3' }).refusal('home', 'move:b2-a4')).toBe('MAT-SPEED-1');
    expect(runs(load({ home: { p2: 'b2' }, ball: 'b2' }), 'b2')).toHaveLength(6);
  });

  it('MAT-BALL-2: who ends a move on the loose ball has it', () => {
    const match = load({ home: { p2: 'b2' }, ball: 'a5' }).play('home', 'move:b2-a5');
    expect(match.events[1]).toEqual({ type: 'possession', side: 'home', pawn: 'p2', at: 'a5', rule: 'MAT-BALL-2' });
  });
});
