import { describe, expect, it } from 'vitest';
import { load } from './testing.ts';

describe('moving', () => {
  it('ELV-MOV-1: one line, one point', () => {
    const match = load({ home: { 2: '22' }, points: 1, ball: '35' });
    expect(match.legal('home').filter((text) => text.startsWith('move:22-'))).toEqual([
      'move:22-17',
      'move:22-18',
      'move:22-23',
      'move:22-25',
      'move:22-28',
    ]);
    match.play('home', 'move:22-28');
    expect(match.position).toMatchObject({ points: 0, pieces: { home: { 2: '28' } } });
    expect(match.events).toEqual([{ type: 'move', side: 'home', piece: '2', from: '22', to: '28', rule: 'ELV-MOV-1' }]);
  });

  it('ELV-MOV-3: the ball goes along and nothing is said of possession', () => {
    const match = load({ home: { 2: '22' }, ball: '22' }).play('home', 'move:22-25');
    expect(match.position).toMatchObject({ ball: '25' });
    expect(match.events.map(({ type }) => type)).toEqual(['move']);
  });

  it('ELV-MOV-4: a loose ball is picked up by the step', () => {
    const match = load({ home: { 2: '25' }, ball: '35', points: 1 }).play('home', 'move:25-35');
    expect(match.events).toMatchObject([
      { type: 'move' },
      { type: 'possession', side: 'home', piece: '2', space: '35', rule: 'ELV-MOV-4' },
    ]);
    expect(match.position).toMatchObject({ ball: '35', points: 0 });
  });

  it('section 5: refusals of a step come in their order', () => {
    const blocked = load({ home: { 2: '19', 1: '34' }, away: { 2: '12' }, points: 0 });
    expect(blocked.refusal('home', 'move:12-6')).toBe('ELV-MOV-5');
    expect(blocked.refusal('home', 'move:19-43')).toBe('ELV-MOV-1');
    expect(blocked.refusal('home', 'move:19-31')).toBe('ELV-BRD-3');
    expect(blocked.refusal('home', 'move:19-12')).toBe('ELV-MOV-2');
    expect(blocked.refusal('home', 'move:19-49')).toBe('ELV-TRN-4');
    expect(blocked.refusal('home', 'move:34-31')).toBe('ELV-TRN-4');
  });

  it('ELV-BRD-3: nobody but its keeper enters a goal, not even the other keeper', () => {
    const match = load({ home: { 1: '20' }, away: { 1: '33' } });
    expect(match.refusal('home', 'move:20-32')).toBe('ELV-BRD-3');
    expect(load({ away: { 1: '33' }, side: 'away' }).legal('away')).toContain('move:33-32');
  });

  it('ELV-BRD-3: a goal held by its keeper is named as a goal before it is named as taken', () => {
    expect(load({ home: { 2: '20' } }).refusal('home', 'move:20-32')).toBe('ELV-BRD-3');
  });
});

describe('attacking', () => {
  it('ELV-ATK-2, ELV-ATK-3: a push costs 2 and the attacker chooses where to', () => {
    const match = load({ home: { 2: '22' }, away: { 2: '25' }, ball: '36', points: 2 });
    expect(match.legal('home').filter((text) => text.startsWith('attack:22-'))).toEqual([
      'attack:22-25>18',
      'attack:22-25>22',
      'attack:22-25>24',
      'attack:22-25>28',
      'attack:22-25>35',
    ]);
    match.play('home', 'attack:22-25>22');
    expect(match.position).toMatchObject({ points: 0, pieces: { home: { 2: '25' }, away: { 2: '22' } } });
    expect(match.events).toEqual([
      {
        type: 'attack',
        side: 'home',
        piece: '2',
        from: '22',
        to: '25',
        victim: '2',
        pushed: '22',
        stolen: false,
        rule: 'ELV-ATK-2',
      },
    ]);
  });

  it('ELV-ATK-3, ELV-ATK-4: the man with the ball costs 3 and loses it', () => {
    const poor = load({ home: { 2: '22' }, away: { 2: '25' }, ball: '25', points: 2 });
    expect(poor.refusal('home', 'attack:22-25>18')).toBe('ELV-TRN-4');
    expect(poor.legal('home').some((text) => text.startsWith('attack:22-'))).toBe(false);
    const match = load({ home: { 2: '22' }, away: { 2: '25' }, ball: '25', points: 3 }).play('home', 'attack:22-25>18');
    expect(match.position).toMatchObject({ points: 0, ball: '25', pieces: { away: { 2: '18' } } });
    expect(match.events).toMatchObject([
      { type: 'attack', stolen: true },
      { type: 'possession', side: 'home', piece: '2', space: '25', rule: 'ELV-ATK-4' },
    ]);
  });

  it('section 5: refusals of an attack come in their order', () => {
    const match = load({ home: { 2: '22', 3: '20' }, away: { 1: '33', 2: '25', 3: '13' }, ball: '22', points: 1 });
    expect(match.refusal('home', 'attack:25-22>18')).toBe('ELV-MOV-5');
    expect(match.refusal('home', 'attack:22-35>18')).toBe('ELV-MOV-1');
    expect(match.refusal('home', 'attack:22-18>14')).toBe('ELV-ATK-2');
    expect(match.refusal('home', 'attack:20-33>99')).toBe('bad-action');
    expect(match.refusal('home', 'attack:20-33>0')).toBe('ELV-KPR-1');
    expect(match.refusal('home', 'attack:22-25>0')).toBe('ELV-ATK-1');
    expect(match.refusal('home', 'attack:20-13>0')).toBe('ELV-ATK-5');
    expect(match.refusal('home', 'attack:20-13>2')).toBe('ELV-ATK-5');
    expect(match.refusal('home', 'attack:20-13>20')).toBe('ELV-TRN-4');
  });

  it('ELV-ATK-1: the carrier who stands beside a keeper in his area hears of the keeper first', () => {
    expect(load({ home: { 2: '20' }, away: { 1: '33' }, ball: '20' }).refusal('home', 'attack:20-33>44')).toBe(
      'ELV-KPR-1',
    );
  });

  it('ELV-ATK-5: nobody is pushed onto the ball, a piece or a goal', () => {
    const match = load({ home: { 2: '12', 3: '43' }, away: { 2: '34' }, ball: '19' });
    expect(match.legal('home').filter((text) => text.startsWith('attack:12-34'))).toEqual(['attack:12-34>12']);
    for (const push of ['19', '31', '43', '34'])
      expect(match.refusal('home', `attack:12-34>${push}`)).toBe('ELV-ATK-5');
  });

  it('ELV-ATK-5: a keeper from his goal with no free neighbour to push to cannot attack', () => {
    const hemmed = load({ home: { 2: '12', 3: '19', 4: '43' }, away: { 2: '34' }, ball: '35', points: 6, die: 6 });
    expect(hemmed.legal('home').filter((text) => text.startsWith('attack:31-'))).toEqual([]);
    for (const push of ['31', '12', '19', '43'])
      expect(hemmed.refusal('home', `attack:31-34>${push}`)).toBe('ELV-ATK-5');
    const open = load({ home: { 2: '12', 3: '19' }, away: { 2: '34' }, ball: '35' });
    expect(open.legal('home').filter((text) => text.startsWith('attack:31-'))).toEqual(['attack:31-34>43']);
  });

  it('ELV-KPR-1, ELV-KPR-6: a keeper is safe in his area and robbed outside, even pushed back in', () => {
    expect(load({ home: { 2: '20' }, away: { 1: '33' } }).refusal('home', 'attack:20-33>13')).toBe('ELV-KPR-1');
    const match = load({ home: { 2: '10' }, away: { 1: '20' }, ball: '20', side: 'home', kicks: 1 });
    expect(match.refusal('home', 'attack:10-20>13')).toBe('ELV-KPR-1');
    const robbed = load({ home: { 2: '15' }, away: { 1: '13' }, ball: '13' }).play('home', 'attack:15-13>33');
    expect(robbed.position).toMatchObject({ ball: '13', pieces: { away: { 1: '33' }, home: { 2: '13' } } });
  });

  it('ELV-KPR-1: in the area of the other end a keeper can be attacked', () => {
    const match = load({ home: { 2: '12' }, away: { 1: '34' }, ball: '35' });
    expect(match.refusal('home', 'attack:12-34>43')).toBeUndefined();
  });
});

describe('keepers', () => {
  it('ELV-KPR-2: a keeper steals from inside his area, and KPR-3 binds him', () => {
    const match = load({ away: { 2: '34' }, ball: '34' }).play('home', 'attack:31-34>12');
    expect(match.position).toMatchObject({ ball: '34', pieces: { home: { 1: '34' } } });
    expect(match.legal('home').every((text) => text.startsWith('kick:'))).toBe(true);
  });

  it('ELV-KPR-3: nothing but a kick, whatever is asked', () => {
    const match = load({ ball: '31' });
    for (const text of ['end', 'shoot', 'move:31-34', 'move:1-11', 'move:0-64', 'attack:1-2>3'])
      expect(match.refusal('home', text)).toBe('ELV-KPR-3');
    expect(match.refusal('home', 'place:1')).toBe('ELV-TRN-5');
    const kicked = match.play('home', 'kick:12');
    expect(kicked.refusal('home', 'end')).toBeUndefined();
    expect(kicked.position).toMatchObject({ points: 4, kicks: 1, chain: false });
  });

  it('ELV-KPR-3: given the ball on the other turn he kicks first on his own', () => {
    const match = load({ home: { 2: '13' }, away: { 1: '33' }, ball: '13', points: 0 });
    match.play('home', 'kick:33', 'end').roll('d6:3');
    expect(match.legal('away').every((text) => text.startsWith('kick:'))).toBe(true);
  });

  it('ELV-KPR-4: after a kick no attack from or into the own area, but elsewhere', () => {
    const spent = { kicks: 1, points: 4, ball: '35' };
    const inside = load({ home: { 1: '19' }, away: { 2: '12' }, ...spent });
    expect(inside.refusal('home', 'attack:19-12>6')).toBe('ELV-KPR-4');
    const into = load({ home: { 1: '12' }, away: { 2: '19' }, ...spent });
    expect(into.refusal('home', 'attack:12-19>11')).toBe('ELV-KPR-4');
    const outside = load({ home: { 1: '12' }, away: { 2: '23' }, ...spent });
    expect(outside.refusal('home', 'attack:12-23>17')).toBeUndefined();
    const before = load({ home: { 1: '12' }, away: { 2: '19' }, ball: '35' });
    expect(before.refusal('home', 'attack:12-19>11')).toBeUndefined();
    const other = load({ home: { 1: '13' }, away: { 2: '33', 1: '32' }, ...spent });
    expect(other.refusal('home', 'attack:13-33>48')).toBeUndefined();
  });

  it('ELV-KPR-4 is asked before ELV-ATK-5 and ELV-TRN-4', () => {
    expect(load({ home: { 1: '19' }, away: { 2: '12' }, kicks: 1, points: 0 }).refusal('home', 'attack:19-12>0')).toBe(
      'ELV-KPR-4',
    );
  });

  it('ELV-KPR-5: after a kick no loose ball in the area, no ball into it', () => {
    const fetch = load({ home: { 1: '31' }, ball: '34', kicks: 1 });
    expect(fetch.refusal('home', 'move:31-34')).toBe('ELV-KPR-5');
    expect(fetch.refusal('home', 'move:31-19')).toBeUndefined();
    const carry = load({ home: { 1: '12' }, ball: '12', kicks: 1 });
    expect(carry.refusal('home', 'move:12-19')).toBe('ELV-KPR-5');
    expect(carry.refusal('home', 'move:12-23')).toBeUndefined();
    const outside = load({ home: { 1: '34' }, ball: '12', kicks: 1 });
    expect(outside.refusal('home', 'move:34-12')).toBeUndefined();
    const broke = load({ home: { 1: '31' }, ball: '34', kicks: 1, points: 0 });
    expect(broke.refusal('home', 'move:31-34')).toBe('ELV-TRN-4');
  });

  it('ELV-KPR-5: an outfield player may do all of it', () => {
    const match = load({ home: { 1: '31', 2: '12' }, ball: '34', kicks: 1 });
    expect(match.refusal('home', 'move:12-34')).toBeUndefined();
  });

  it('ELV-KPR-5: in a running chain the keeper receives and kicks on', () => {
    const match = load({ home: { 2: '12', 3: '23' }, ball: '23' }).play('home', 'kick:12', 'kick:31');
    expect(match.position).toMatchObject({ ball: '31', kicks: 2, chain: true });
    expect(match.refusal('home', 'end')).toBe('ELV-KPR-3');
    expect(match.play('home', 'kick:43').position).toMatchObject({ ball: '43', chain: false });
  });

  it('ELV-KPR-6: a keeper may shoot', () => {
    const match = load({ home: { 1: '33' }, ball: '33' });
    expect(match.play('home', 'shoot').turn).toMatchObject({ kind: 'secret', phase: 'shot' });
  });

  it('ELV-KPR-7: brought home before any kick, the ball must be kicked', () => {
    const match = load({ home: { 1: '12' }, ball: '12' }).play('home', 'move:12-34');
    expect(match.position).toMatchObject({ ball: '34', points: 3 });
    expect(match.refusal('home', 'move:34-31')).toBe('ELV-KPR-3');
    expect(match.legal('home').every((text) => text.startsWith('kick:'))).toBe(true);
  });
});
