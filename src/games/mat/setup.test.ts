import { describe, expect, it } from 'vitest';
import { fresh, load, placed, USED } from './testing.ts';

describe('set-up', () => {
  it('MAT-SET-1: p1 to p6 are placed, p7 waits', () => {
    const match = placed();
    expect(match.position).toMatchObject({ pieces: { home: { p6: 'f6', p7: 'sub' }, away: { p1: 'e13', p7: 'sub' } } });
    expect(fresh().refusal('home', 'kickoff:e1')).toBe('MAT-SET-1');
  });

  it('MAT-SET-2: the own half but speed zones, long-pass spaces and the middle row; X is allowed', () => {
    const match = fresh();
    expect(match.legal('home')).toHaveLength(44);
    for (const text of ['place:a3', 'place:i6', 'place:b4', 'place:h4', 'place:e7', 'place:e8'])
      expect(match.refusal('home', text)).toBe('MAT-SET-2');
    expect(match.refusal('home', 'place:c1')).toBeUndefined();
  });

  it('MAT-SET-3: home and away in turn, in the order of the numbers; a side with none left is skipped', () => {
    const match = fresh();
    match.play('home', 'place:e2').play('away', 'place:e12').play('home', 'place:d2');
    expect(match.position).toMatchObject({ side: 'away', pieces: { home: { p1: 'e2', p2: 'd2' } } });
    const uneven = load({
      options: { restart: 'free' },
      home: { p2: 'out', p3: 'out', p6: 'e12' },
      away: { p1: 'd12' },
      ball: 'e12',
    });
    uneven.play('home', 'kick:e14');
    expect(uneven.turn).toMatchObject({ phase: 'setup', side: 'home' });
    for (const row of [1, 2, 3, 4]) uneven.play('home', `place:d${row}`).play('away', `place:e${row + 7}`);
    expect(uneven.turn).toMatchObject({ phase: 'setup', side: 'away' });
    uneven.play('away', 'place:d8');
    expect(uneven.turn).toMatchObject({ phase: 'setup', side: 'away' });
    uneven.play('away', 'place:d9').play('home', 'end');
    expect(uneven.turn).toMatchObject({ phase: 'kickoff', side: 'away' });
  });

  it('MAT-AREA-1: one own pawn in the own goal-kick area, at the set-up and later', () => {
    const match = fresh().play('home', 'place:e1').play('away', 'place:d12');
    expect(match.refusal('home', 'place:f1')).toBe('MAT-AREA-1');
    expect(match.refusal('home', 'place:e1')).toBe('MAT-MOVE-2');
    const later = load({ home: { p3: 'd2' }, away: { p5: 'd1' } });
    expect(later.refusal('home', 'move:d2-d1')).toBe('MAT-MOVE-2');
    expect(later.refusal('home', 'move:d2-e1')).toBe('MAT-MOVE-2');
    expect(load({ home: { p3: 'e2' } }).refusal('home', 'move:e2-f1')).toBe('MAT-AREA-1');
    expect(load().refusal('home', 'move:e1-f1')).toBeUndefined();
    expect(load({ home: { p1: 'd2', p3: 'e2' } }).refusal('home', 'move:e2-f1')).toBeUndefined();
  });

  it('MAT-COIN-1: a coin after the set-up decides who starts', () => {
    expect(placed({}, 'away').position).toMatchObject({ phase: 'kickoff', side: 'away', starts: 'away', ball: null });
  });

  it('MAT-START-1: a pawn of the starting side goes to e7 with the ball and its side has the first turn', () => {
    const match = placed();
    expect(match.legal('home')).toHaveLength(6);
    expect(match.refusal('home', 'kickoff:f8')).toBe('MAT-START-1');
    expect(match.refusal('home', 'move:e1-e2')).toBe('MAT-START-1');
    match.play('home', 'kickoff:f6');
    expect(match.position).toMatchObject({ ball: 'e7', phase: 'act', side: 'home', starts: null, time: { plays: 0 } });
    expect(match.events.map((event) => event.type)).toEqual(['kickoff', 'turn']);
  });
});

describe('turns', () => {
  it('MAT-TURN-1: one main action, then the other side', () => {
    const match = load({ home: USED, ball: 'f6' }).play('home', 'move:f6-f7');
    expect(match.turn).toEqual({ kind: 'choice', side: 'away', phase: 'act' });
    expect(match.refusal('away', 'end')).toBe('MAT-TURN-1');
    expect(match.refusal('away', 'fingers:1')).toBe('MAT-TURN-1');
    expect(match.refusal('away', 'place:e9')).toBe('MAT-TURN-1');
  });

  it('MAT-TURN-2: no turn is skipped at will; where nothing can be played, pass is the action', () => {
    expect(load().refusal('home', 'pass')).toBe('MAT-TURN-2');
    const shut = load({
      home: { ...USED, p1: 'a1', p2: 'out', p3: 'out', p5: 'out', p4: 'off', p6: 'b1', p7: 'a2' },
      away: { p1: 'c1', p2: 'c2', p3: 'b2', p4: 'a3', p5: 'b3', p6: 'e7' },
      ball: 'e7',
    });
    expect(shut.legal('home')).toEqual(['pass']);
    shut.play('home', 'pass');
    expect(shut.events[0]).toEqual({ type: 'pass', side: 'home', none: true, rule: 'MAT-TURN-2' });
    expect(shut.position).toMatchObject({ side: 'away', time: { plays: 21 } });
  });
});

describe('what is no action', () => {
  it.each([
    'move:e1',
    'move:e1-e15',
    'move:e14-e13',
    'pass:e14',
    'long:e14',
    'steal:e13-e14',
    'sub:d0',
    'place:j1',
    'fingers:4',
    'fingers:0',
    'keeper:e1-e0',
    'kick',
    'ruling',
    'end:',
    'constructor',
    '',
  ])('%s is a bad action', (text) => {
    expect(load().refusal('home', text)).toBe('bad-action');
  });
});
