import { describe, expect, it } from 'vitest';
import { load } from './testing.ts';

describe('passing', () => {
  it('MAT-BALL-1: only the side whose pawn has the ball passes, kicks or plays it long', () => {
    for (const ball of ['e7', 'f8'])
      for (const text of ['pass:d6', 'kick:e6', 'long:e6'])
        expect(load({ ball }).refusal('home', text)).toBe('MAT-BALL-1');
  });

  it('MAT-PASS-1, MAT-X-2, MAT-PASS-2: the refusals of a pass, in this order', () => {
    const match = load({ home: { p5: 'c13', p6: 'd12' }, ball: 'd12' });
    expect(match.refusal('home', 'pass:d12')).toBe('MAT-PASS-1');
    expect(match.refusal('home', 'pass:e11')).toBe('MAT-PASS-1');
    expect(match.refusal('home', 'pass:g13')).toBe('MAT-PASS-1');
    expect(match.refusal('home', 'pass:c13')).toBe('MAT-X-2');
    expect(match.refusal('home', 'pass:e1')).toBe('MAT-PASS-2');
  });

  it('MAT-PASS-2: pawns in between do not hinder', () => {
    const match = load({ home: { p5: 'f7' }, away: { p6: 'f8', p5: 'e7' }, ball: 'f7' });
    expect(match.refusal('home', 'kick:f9')).toBeUndefined();
    expect(load({ home: { p5: 'f9' }, away: { p5: 'f7' } }).refusal('home', 'pass:f9')).toBe('MAT-PASS-2');
    expect(load({ home: { p5: 'f8' }, away: { p5: 'f7', p6: 'a13' } }).refusal('home', 'pass:f8')).toBeUndefined();
  });

  it('MAT-PASS-3: a chain names the last receiver and its shortest way; no link ends on an X space', () => {
    const match = load({
      home: { p5: 'e8', p4: 'd10', p3: 'c12', p2: 'g8' },
      away: { p5: 'a13', p2: 'b13', p6: 'h13' },
    });
    match.play('home', 'pass:c12');
    expect(match.events[0]).toEqual({
      type: 'pass',
      side: 'home',
      path: ['f6', 'e8', 'd10', 'c12'],
      rule: 'MAT-PASS-3',
    });
    const overX = load({ home: { p3: 'b3', p5: 'c1', p6: 'd2', p1: 'f1', p2: 'i1', p4: 'i2' }, ball: 'd2' });
    expect(overX.refusal('home', 'pass:b3')).toBeUndefined();
    const onlyX = load({ home: { p3: 'a2', p5: 'c1', p6: 'e2', p1: 'f1', p2: 'i1', p4: 'i2' }, ball: 'e2' });
    expect(onlyX.refusal('home', 'pass:a2')).toBe('MAT-PASS-2');
    const fromX = load({ home: { p3: 'a2', p5: 'c1' }, ball: 'c1' });
    expect(fromX.refusal('home', 'pass:a2')).toBeUndefined();
  });
});

describe('long passes', () => {
  it('MAT-LONG-1, MAT-X-2, MAT-LONG-2, MAT-LONG-3: the refusals of a long pass, in this order', () => {
    expect(load().refusal('home', 'long:a1')).toBe('MAT-LONG-1');
    const match = load({ home: { p2: 'b4' }, away: { p6: 'g6' }, ball: 'b4' });
    expect(match.refusal('home', 'long:c13')).toBe('MAT-X-2');
    expect(match.refusal('home', 'long:c1')).toBe('MAT-X-2');
    expect(match.refusal('home', 'long:e8')).toBe('MAT-LONG-2');
    expect(match.refusal('home', 'long:b4')).toBe('MAT-LONG-3');
    expect(match.refusal('home', 'long:d6')).toBe('MAT-LONG-3');
    expect(match.refusal('home', 'long:g6')).toBe('MAT-LONG-1');
    expect(match.refusal('home', 'long:i7')).toBeUndefined();
  });

  it('MAT-LONG-2: from the far long-pass spaces it is the far half', () => {
    const match = load({ home: { p2: 'h10' }, ball: 'h10' });
    expect(match.refusal('home', 'long:a6')).toBe('MAT-LONG-2');
    match.play('home', 'long:a13');
    expect(match.events[0]).toEqual({ type: 'long', side: 'home', from: 'h10', to: 'a13', rule: 'MAT-LONG-1' });
    expect(match.position).toMatchObject({ ball: 'a13' });
  });
});

describe('kicking', () => {
  const shooter = (at: string, keeper = 'e13'): ReturnType<typeof load> =>
    load({ home: { p6: at }, away: { p1: keeper }, ball: at });
  const shots = (at: string, keeper?: string): string[] =>
    shooter(at, keeper)
      .legal('home')
      .filter((text) => /^(kick|move).*14$/.test(text));

  it('MAT-KICK-1, MAT-KICK-3, MAT-X-2: a kick goes to an empty space within 2', () => {
    const match = load({ home: { p6: 'd2' }, ball: 'd2' });
    expect(match.refusal('home', 'kick:c1')).toBe('MAT-X-2');
    expect(match.refusal('home', 'kick:g13')).toBe('MAT-X-2');
    expect(match.refusal('home', 'kick:e13')).toBe('MAT-KICK-3');
    expect(match.refusal('home', 'kick:d2')).toBe('MAT-KICK-3');
    expect(match.refusal('home', 'kick:d5')).toBe('MAT-KICK-1');
    match.play('home', 'kick:d4');
    expect(match.events[0]).toEqual({ type: 'kick', side: 'home', from: 'd2', to: 'd4', rule: 'MAT-KICK-3' });
  });

  it('MAT-KICK-4, MAT-X-1, MAT-KICK-1, MAT-X-3, MAT-KICK-2: the refusals of a shot, in this order', () => {
    expect(shooter('c13').refusal('home', 'kick:d0')).toBe('MAT-KICK-4');
    expect(shooter('c13').refusal('home', 'kick:f14')).toBe('MAT-X-1');
    expect(shooter('b12').refusal('home', 'kick:e14')).toBe('MAT-KICK-1');
    expect(shooter('b12').refusal('home', 'kick:d14')).toBe('MAT-X-3');
    expect(shooter('h12').refusal('home', 'kick:f14')).toBe('MAT-X-3');
    expect(shooter('c12').refusal('home', 'kick:d14')).toBe('MAT-KICK-2');
    expect(shooter('e12').refusal('home', 'kick:e14')).toBe('MAT-KICK-2');
    expect(shooter('d13', 'e12').refusal('home', 'kick:f14')).toBe('MAT-KICK-2');
  });

  it('MAT-KICK-2, MAT-X-3: the spaces from which a shot is possible are those of the specification', () => {
    expect(shots('d13', 'a13')).toEqual(['kick:d14', 'kick:e14', 'move:d13-d14', 'move:d13-e14']);
    expect(shots('e13', 'a13')).toHaveLength(6);
    expect(shots('f13', 'a13')).toEqual(['kick:e14', 'kick:f14', 'move:f13-e14', 'move:f13-f14']);
    expect(shots('d12', 'a13')).toEqual(['kick:d14', 'kick:f14']);
    expect(shots('e12', 'a13')).toEqual(['kick:e14']);
    expect(shots('f12', 'a13')).toEqual(['kick:d14', 'kick:f14']);
    expect(shots('c12', 'a13')).toEqual(['kick:e14']);
    expect(shots('g12', 'a13')).toEqual(['kick:e14']);
    for (const none of ['c13', 'g13', 'b13', 'h12', 'b12', 'e10', 'c11']) expect(shots(none, 'a13')).toEqual([]);
  });

  it('MAT-X-2: pawns walk on X with the ball and may be robbed there', () => {
    expect(load({ home: { p6: 'd12' }, ball: 'd12' }).refusal('home', 'move:d12-c13')).toBeUndefined();
    expect(
      load({ home: { p6: 'b13' }, away: { p5: 'c13' }, ball: 'c13' }).refusal('home', 'steal:b13-c13'),
    ).toBeUndefined();
  });
});
