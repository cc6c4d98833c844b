import { describe, expect, it } from 'vitest';
import { load, THREE_OUT, USED } from './testing.ts';

describe('substitutions', () => {
  it('MAT-SUB-1: the substitute has the space, the ball and the place in the formation, not card or ban', () => {
    const match = load({ yellow: { home: ['p6'], away: [] }, ban: { side: 'home', pawn: 'p6' } });
    expect(match.refusal('home', 'sub:f8')).toBe('MAT-SUB-1');
    match.play('home', 'sub:f6');
    expect(match.events).toEqual([{ type: 'sub', side: 'home', off: 'p6', on: 'p7', at: 'f6', rule: 'MAT-SUB-1' }]);
    expect(match.position).toMatchObject({
      ball: 'f6',
      ban: null,
      subbed: true,
      yellow: { home: ['p6'] },
      formation: { home: { p7: 'f6' } },
    });
  });

  it('MAT-SUB-2: before or after the own turn, once a turn', () => {
    const before = load().play('home', 'sub:f6');
    expect(before.refusal('home', 'sub:e1')).toBe('MAT-SUB-2');
    expect(before.legal('home').some((text) => text.startsWith('sub'))).toBe(false);
    expect(before.play('home', 'move:e1-d1').turn).toMatchObject({ side: 'away', phase: 'act' });
    const after = load().play('home', 'move:e1-d1');
    expect(after.legal('home')).toEqual(['end', 'sub:c4', 'sub:d1', 'sub:d6', 'sub:e3', 'sub:f6', 'sub:g4']);
    expect(after.refusal('home', 'kick:f7')).toBe('MAT-SUB-2');
    expect(after.play('home', 'sub:d1').position).toMatchObject({ side: 'away', phase: 'act', subbed: false });
  });

  it('MAT-SUB-3: once a match; the replaced pawn is off', () => {
    const match = load({ home: USED });
    expect(match.refusal('home', 'sub:e1')).toBe('MAT-SUB-3');
    expect(match.play('home', 'move:e1-d1').turn).toMatchObject({ side: 'away' });
  });

  it('MAT-SUB-4: rolling, the replaced pawn becomes the substitute', () => {
    const match = load({ options: { subs: 'rolling' } }).play('home', 'sub:f6');
    expect(match.position).toMatchObject({ subbed: true, pieces: { home: { p6: 'sub', p7: 'f6' } } });
    expect(match.refusal('home', 'sub:f6')).toBe('MAT-SUB-2');
    match.play('home', 'move:e1-d1');
    expect(match.turn).toMatchObject({ side: 'away', phase: 'act' });
    match.play('away', 'move:e13-d13', 'end').play('home', 'sub:f6');
    expect(match.position).toMatchObject({
      pieces: { home: { p6: 'f6', p7: 'sub' } },
      formation: { home: { p6: 'f6' } },
    });
  });

  it('MAT-SUB-5: a side with three sent off substitutes among the three left', () => {
    expect(
      load({ home: THREE_OUT })
        .legal('home')
        .filter((text) => text.startsWith('sub')),
    ).toEqual(['sub:d6', 'sub:e1', 'sub:f6']);
  });
});

describe('teams', () => {
  const team = { options: { homeMembers: 3, awayMembers: 2, coaching: true } };

  it('MAT-TEAM-1, MAT-TEAM-2: members in rotation, one on with every completed turn and with a skip', () => {
    const match = load({ ...team, home: USED, away: { p4: 'off', p7: 'g10' }, member: { home: 3, away: 2 } });
    match.play('home', 'move:e1-d1');
    expect(match.events.at(-1)).toEqual({ type: 'turn', side: 'away', member: 2, rule: 'MAT-TURN-1' });
    expect(match.position).toMatchObject({ member: { home: 1, away: 2 } });
    match.play('away', 'ruling:coaching');
    expect(match.position).toMatchObject({ member: { home: 1, away: 1 }, side: 'away', time: { plays: 21 } });
  });

  it('MAT-TEAM-3: the first offence skips the member to play and changes nothing else', () => {
    const ban = { side: 'home', pawn: 'p5' };
    const match = load({ ...team, home: USED, member: { home: 3, away: 1 }, subbed: true, ban });
    const before = match.position;
    match.play('home', 'ruling:coaching');
    expect(match.events).toEqual([
      { type: 'coaching', side: 'home', count: 1, rule: 'MAT-TEAM-3' },
      { type: 'turn', side: 'home', member: 1, rule: 'MAT-TURN-1' },
    ]);
    expect(match.position).toEqual({ ...before, member: { home: 1, away: 1 }, coached: { home: 1, away: 0 } });
    expect(match.play('home', 'move:e1-d1').position).toMatchObject({ side: 'away', member: { home: 2 } });
  });

  it('MAT-TEAM-3: only where it is played so, and in a side with several members', () => {
    expect(load(team).legal('home')).toContain('ruling:coaching');
    expect(load({ options: { homeMembers: 2 } }).refusal('home', 'ruling:coaching')).toBe('MAT-TEAM-3');
    expect(load({ options: { awayMembers: 2, coaching: true } }).refusal('home', 'ruling:coaching')).toBe('MAT-TEAM-3');
  });

  it('MAT-TEAM-4: every further offence is a penalty; saved, the same member plays the interrupted turn', () => {
    const match = load({ ...team, member: { home: 2, away: 1 }, coached: { home: 1, away: 0 } });
    match.play('home', 'sub:f6', 'ruling:coaching');
    expect(match.events.map((event) => [event.type, event.rule])).toEqual([
      ['coaching', 'MAT-TEAM-4'],
      ['penalty', 'MAT-TEAM-4'],
    ]);
    expect(match.position).toMatchObject({
      phase: 'taker',
      side: 'away',
      subbed: false,
      penalty: { taker: 'away', cause: 'coaching' },
      coached: { home: 2 },
      member: { home: 2 },
      time: { plays: 20 },
    });
    match.play('away', 'taker:f8').play('home', 'fingers:2').play('away', 'fingers:2');
    expect(match.events.at(-1)).toEqual({ type: 'turn', side: 'home', member: 2, rule: 'MAT-TURN-1' });
    expect(match.position).toMatchObject({
      phase: 'act',
      side: 'home',
      ball: 'e1',
      member: { home: 2 },
      time: { plays: 20 },
    });
  });

  it('MAT-TEAM-4, MAT-SUB-2: what follows a saved penalty for coaching is a new turn of substitutions', () => {
    const rolling = { options: { ...team.options, subs: 'rolling' }, coached: { home: 1, away: 0 } };
    const match = load(rolling).play('home', 'sub:f6', 'ruling:coaching', 'sub:d6').play('away', 'taker:f8');
    match.play('home', 'fingers:2').play('away', 'fingers:2');
    expect(match.position).toMatchObject({ phase: 'act', side: 'home', subbed: false });
    expect(match.play('home', 'sub:e1').position).toMatchObject({ subbed: true });
    expect(match.refusal('home', 'sub:e1')).toBe('MAT-SUB-2');
  });
});
