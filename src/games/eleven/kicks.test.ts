import { describe, expect, it } from 'vitest';
import { type Given, load } from './testing.ts';

const kicks = (given: Given): string[] =>
  load(given)
    .legal('home')
    .filter((text) => text.startsWith('kick:'));

describe('kicking', () => {
  it('ELV-KCK-1: free, and possible with no points', () => {
    const match = load({ home: { 2: '35' }, points: 0 }).play('home', 'kick:25');
    expect(match.position).toMatchObject({ ball: '25', points: 0, kicks: 1, chain: false });
    expect(match.legal('home')).toEqual(['end']);
  });

  it('ELV-KCK-2: one or two lines, bent or not, never back to the start', () => {
    // 35 is joined to 25, 27, 29 and 39; two lines reach the neighbours of those.
    const one = [25, 27, 29, 39];
    const two = [18, 22, 24, 28, 21, 26, 37, 16, 23, 40, 36, 38, 45, 47];
    expect(kicks({ home: { 2: '35' } })).toEqual([...one, ...two].map((space) => `kick:${space}`).sort());
    const match = load({ home: { 2: '35' } });
    expect(match.refusal('home', 'kick:35')).toBe('ELV-KCK-2');
    expect(match.refusal('home', 'kick:17')).toBe('ELV-KCK-2');
  });

  it('ELV-KCK-3: an opponent between closes a way, a team-mate does not, one open way is enough', () => {
    const closed = load({ home: { 2: '35' }, away: { 2: '29' } });
    expect(closed.refusal('home', 'kick:40')).toBe('ELV-KCK-3');
    expect(closed.refusal('home', 'kick:28')).toBeUndefined(); // by 25
    expect(load({ home: { 2: '35', 3: '29' } }).refusal('home', 'kick:40')).toBeUndefined();
  });

  it('ELV-KCK-3: with 34 and 49 held by opponents 43 is closed to 19, for the goal is no way either', () => {
    const match = load({ home: { 2: '19' }, away: { 2: '34', 3: '49' }, ball: '19' });
    expect(match.refusal('home', 'kick:43')).toBe('ELV-KCK-3');
  });

  it('ELV-KCK-4, ELV-KCK-5, ELV-KCK-6: what is told of a kick to nobody, to a friend, to a rival', () => {
    const loose = load({ home: { 2: '35' } }).play('home', 'kick:39');
    expect(loose.events).toEqual([
      { type: 'kick', side: 'home', from: '35', to: '39', receiver: null, rule: 'ELV-KCK-4' },
    ]);
    const friend = load({ home: { 2: '35', 3: '39' } }).play('home', 'kick:39');
    expect(friend.events).toEqual([
      { type: 'kick', side: 'home', from: '35', to: '39', receiver: 'home', rule: 'ELV-KCK-5' },
      { type: 'possession', side: 'home', piece: '3', space: '39', rule: 'ELV-KCK-5' },
    ]);
    expect(friend.position).toMatchObject({ chain: true, kicks: 1 });
    const rival = load({ home: { 2: '35' }, away: { 7: '39' } }).play('home', 'kick:39');
    expect(rival.events).toMatchObject([
      { receiver: 'away' },
      { type: 'possession', side: 'away', piece: '7', space: '39' },
    ]);
    expect(rival.refusal('home', 'kick:35')).toBe('ELV-KCK-10');
    expect(rival.position).toMatchObject({ chain: false, kicks: 1, side: 'home', phase: 'play' });
  });

  it('ELV-KCK-6: lost and stolen back, the kick stays spent', () => {
    const match = load({ home: { 2: '35' }, away: { 7: '39' }, points: 4 }).play('home', 'kick:39', 'attack:35-39>38');
    expect(match.position).toMatchObject({ ball: '39', points: 1, kicks: 1 });
    expect(match.refusal('home', 'kick:35')).toBe('ELV-KCK-7');
  });

  it('ELV-KCK-7: a move of anybody closes the chain', () => {
    const match = load({ home: { 2: '35', 3: '39' } }).play('home', 'kick:39', 'move:31-34');
    expect(match.position).toMatchObject({ chain: false, kicks: 1, ball: '39' });
    expect(match.refusal('home', 'kick:36')).toBe('ELV-KCK-7');
    const attacked = load({ home: { 2: '35', 3: '39', 4: '22' }, away: { 2: '25' } }).play(
      'home',
      'kick:39',
      'attack:22-25>24',
    );
    expect(attacked.refusal('home', 'kick:36')).toBe('ELV-KCK-7');
  });

  it('ELV-KCK-8: the own goal only with the keeper on it, the other never', () => {
    expect(load({ home: { 2: '12' }, ball: '12' }).refusal('home', 'kick:31')).toBeUndefined();
    const away = load({ home: { 1: '30', 2: '12' }, ball: '12' });
    expect(away.refusal('home', 'kick:31')).toBe('ELV-KCK-8');
    expect(load({ home: { 2: '13' }, ball: '13' }).refusal('home', 'kick:32')).toBe('ELV-KCK-8');
    expect(load({ home: { 2: '35' } }).refusal('home', 'kick:32')).toBe('ELV-KCK-8');
    expect(load({ home: { 2: '35' } }).refusal('home', 'kick:31')).toBe('ELV-KCK-2');
  });

  it('ELV-KCK-8: the keeper on his goal kicks out, not to himself', () => {
    const match = load({ ball: '31' });
    expect(match.refusal('home', 'kick:31')).toBe('ELV-KCK-2');
    expect(match.legal('home')).toEqual(
      ['11', '12', '19', '34', '40', '43', '49', '53'].map((space) => `kick:${space}`),
    );
  });

  it('ELV-KCK-9: twenty kicks, the twentieth not to the keeper in his area', () => {
    const running = { home: { 2: '35', 3: '39' }, kicks: 19, chain: true };
    const last = load(running).play('home', 'kick:39');
    expect(last.position).toMatchObject({ kicks: 20, chain: false, ball: '39' });
    expect(last.refusal('home', 'kick:35')).toBe('ELV-KCK-9');
    const tired = load({ home: { 2: '12' }, ball: '12', kicks: 19, chain: true });
    expect(tired.refusal('home', 'kick:31')).toBe('ELV-KCK-9');
    expect(tired.legal('home')).not.toContain('kick:31');
    const outside = load({ home: { 1: '23', 2: '12' }, ball: '12', kicks: 19, chain: true });
    expect(outside.refusal('home', 'kick:23')).toBeUndefined();
    const earlier = load({ home: { 2: '12' }, ball: '12', kicks: 18, chain: true });
    expect(earlier.refusal('home', 'kick:31')).toBeUndefined();
  });

  it('ELV-KCK-10: nobody kicks a loose ball or the other side’s', () => {
    for (const given of [{ ball: '35' }, { ball: '35', away: { 2: '35' } }]) {
      const match = load(given);
      expect(match.refusal('home', 'kick:25')).toBe('ELV-KCK-10');
      expect(match.refusal('home', 'shoot')).toBe('ELV-KCK-10');
    }
  });

  it('section 5: the twentieth kick is spent before the target is looked at', () => {
    expect(load({ home: { 2: '35' }, kicks: 20 }).refusal('home', 'kick:32')).toBe('ELV-KCK-9');
    expect(load({ home: { 2: '35' }, kicks: 2 }).refusal('home', 'kick:32')).toBe('ELV-KCK-7');
  });
});

describe('shooting', () => {
  const shooting: Given = { home: { 2: '33' }, ball: '33' };

  it('ELV-SHT-1: only from the three spaces of the other goal', () => {
    for (const space of ['20', '33', '44'])
      expect(load({ home: { 2: space }, ball: space }).refusal('home', 'shoot')).toBeUndefined();
    for (const space of ['13', '34', '19'])
      expect(load({ home: { 2: space }, ball: space }).refusal('home', 'shoot')).toBe('ELV-SHT-1');
  });

  it('ELV-SHT-2: first kick or last of a chain, not after a closed one', () => {
    expect(load({ ...shooting, kicks: 3, chain: true }).refusal('home', 'shoot')).toBeUndefined();
    expect(load({ ...shooting, kicks: 19, chain: true }).refusal('home', 'shoot')).toBeUndefined();
    expect(load({ ...shooting, kicks: 1 }).refusal('home', 'shoot')).toBe('ELV-SHT-2');
    expect(load({ ...shooting, kicks: 20 }).refusal('home', 'shoot')).toBe('ELV-SHT-2');
  });

  it('ELV-SHT-3: an empty goal is a goal at once', () => {
    const match = load({ ...shooting, away: { 1: '20' } }).play('home', 'shoot');
    expect(match.events).toEqual([
      { type: 'shot', side: 'home', from: '33', set: null, call: null, saved: false, rule: 'ELV-SHT-3' },
      { type: 'goal', side: 'home', score: [1, 0], auto: true, rule: 'ELV-SHT-3' },
    ]);
    expect(match.position).toMatchObject({ phase: 'kickoff', side: 'away', die: null, points: 0, ball: null });
  });

  it('ELV-SHT-4: the points lapse, the shooter sets and the other calls', () => {
    const match = load(shooting).play('home', 'shoot');
    expect(match.events).toEqual([{ type: 'shoot', side: 'home', from: '33', rule: 'ELV-SHT-4' }]);
    expect(match.position).toMatchObject({ phase: 'shot', side: 'home', die: null, points: 0, kicks: 0 });
    expect(match.legal('home')).toEqual(['set:1', 'set:2', 'set:3', 'set:4', 'set:5', 'set:6']);
    expect(match.legal('away')).toEqual(['call:high', 'call:low', 'call:mid']);
    expect(match.refusal('home', 'call:low')).toBe('ELV-SHT-4');
    expect(match.refusal('away', 'set:1')).toBe('ELV-SHT-4');
    expect(match.refusal('home', 'end')).toBe('ELV-TRN-5');
  });

  it('ELV-SHT-5: low 1 2, mid 3 4, high 5 6; either side may commit first', () => {
    const saving = { 1: 'low', 2: 'low', 3: 'mid', 4: 'mid', 5: 'high', 6: 'high' } as const;
    for (const [set, right] of Object.entries(saving)) {
      for (const call of ['low', 'mid', 'high']) {
        const match = load({ ...shooting, phase: 'shot' })
          .play('away', `call:${call}`)
          .play('home', `set:${set}`);
        expect(match.event('shot')).toMatchObject({
          side: 'home',
          from: '33',
          set: Number(set),
          call,
          saved: call === right,
        });
        expect(match.event('goal') === undefined).toBe(call === right);
      }
    }
  });

  it('ELV-SHT-6: a save gives the keeper the ball and his side the die', () => {
    const match = load({ ...shooting, phase: 'shot' })
      .play('home', 'set:2')
      .play('away', 'call:low');
    expect(match.events.map(({ type }) => type)).toEqual(['commit', 'shot', 'save', 'possession']);
    expect(match.events.at(-1)).toMatchObject({ side: 'away', piece: '1', space: '32' });
    expect(match.position).toMatchObject({
      ball: '32',
      phase: 'roll',
      side: 'away',
      secret: { home: null, away: null },
    });
    expect(
      match
        .roll('d6:6')
        .legal('away')
        .every((text) => text.startsWith('kick:')),
    ).toBe(true);
  });

  it('ELV-SHT-7: a commit says nothing but that it was made', () => {
    const match = load({ ...shooting, phase: 'shot' }).play('away', 'call:high');
    expect(match.events).toEqual([{ type: 'commit', side: 'away', rule: 'ELV-SHT-7' }]);
    expect(match.turn).toEqual({ kind: 'secret', sides: ['home'], phase: 'shot' });
    const secretFor = (who: 'home' | 'away' | 'public' | 'referee') =>
      match.game.writePosition(match.game.view(match.state, who))['secret'];
    expect(secretFor('home')).toEqual({ home: null, away: '?' });
    expect(secretFor('public')).toEqual({ home: null, away: '?' });
    expect(secretFor('away')).toEqual({ home: null, away: 'call:high' });
    expect(secretFor('referee')).toEqual({ home: null, away: 'call:high' });
  });

  it('ELV-SHT-7: a guess puts some choice of the right kind where one is hidden', () => {
    const match = load({ ...shooting, phase: 'shot' }).play('home', 'set:4');
    const seen = match.game.view(match.state, 'away');
    const guessed = [0, 0.5, 0.999].map(
      (share) => match.game.writePosition(match.game.guess(seen, 'away', () => share))['secret'],
    );
    expect(guessed).toEqual(['set:1', 'set:4', 'set:6'].map((home) => ({ home, away: null })));
  });
});
