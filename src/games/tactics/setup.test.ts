import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from './testing.ts';

const match = (options: object = {}): Script => Script.fresh(tactics, options);
const homeKicks = (): Script => match().roll('d6+d6:1+2');
/** Home has scored and away, with these pieces left, is to kick off. */
const afterGoal = (away: Record<string, string>): Script =>
  Script.from(
    tactics,
    sketch({ ...HOME_TEAM, f1: 'd15' }, away, { phase: 'shot', ball: 'd15', holder: 'f1', chance: true }),
  ).roll('spinner:goal');

describe('the set-up', () => {
  it('STW-OPEN-1, STW-OPEN-2: a tied roll is repeated, then the lower one kicks off', () => {
    const m = match().roll('d6+d6:3+3');
    expect(m.event('reroll')).toMatchObject({ rule: 'STW-OPEN-2' });
    expect(m.position).toMatchObject({ phase: 'opening', starter: null });
    expect(m.roll('d6+d6:6+5').position).toMatchObject({ phase: 'setup', side: 'away', starter: 'away' });
    expect(m.event('kickoff')).toMatchObject({ side: 'away' });
  });

  it('STW-SETUP-1: eleven pawns a side, keeper and forwards still to come', () => {
    const { pieces } = Script.fresh(tactics).position;
    expect(Object.keys(pieces.home)).toHaveLength(11);
    expect(Object.entries(pieces.away).filter(([, at]) => at === null)).toEqual([
      ['gk', null],
      ['f1', null],
      ['f2', null],
    ]);
  });

  it('STW-SETUP-5, STW-SETUP-6: out of order, onto a team-mate and off the row are refused', () => {
    const m = homeKicks();
    expect(m.refusal('home', 'place:f1-d8')).toBe('STW-SETUP-5');
    m.play('home', 'place:gk-d1', 'place:f1-d8');
    expect(m.refusal('home', 'place:f2-d8')).toBe('STW-SETUP-5');
    expect(m.refusal('home', 'place:f2-d7')).toBe('STW-SETUP-5');
    expect(m.refusal('home', 'place:gk-e1')).toBe('STW-SETUP-5');
    m.play('home', 'place:f2-e8');
    expect(m.turn).toMatchObject({ side: 'away', phase: 'setup' });
    expect(m.refusal('away', 'place:gk-d15')).toBe('STW-SETUP-2');
    m.play('away', 'place:gk-d16');
    expect(m.refusal('away', 'place:f1-e9')).toBe('STW-SETUP-8');
    expect(m.refusal('away', 'place:f2-a9')).toBe('STW-SETUP-5');
    expect(m.refusal('away', 'pass')).toBe('STW-TURN-1');
  });

  it('STW-SETUP-9, STW-CARD-5: who was sent off stays out, a midfielder kicks off for lack of forwards', () => {
    const m = afterGoal({ m2: 'c11', m3: 'f11', d1: 'b13' });
    expect(m.position).toMatchObject({ side: 'away', pieces: { away: { m2: null, m3: 'f11', f1: 'out', m1: 'out' } } });
    m.play('away', 'place:gk-e16');
    expect(m.legal('away')).toEqual(['place:m2-d9', 'place:m2-e9']);
    m.play('away', 'place:m2-e9').play('home', 'place:gk-d1', 'place:f1-a8', 'place:f2-b8');
    expect(m.position).toMatchObject({ phase: 'ballroll', holder: 'm2', ball: 'e9' });
  });

  it('STW-SETUP-9: with no field pawn left the keeper kicks off, with two dice', () => {
    const m = afterGoal({});
    expect(m.legal('away')).toEqual(['place:gk-d9', 'place:gk-e9']);
    expect(m.refusal('away', 'place:gk-d16')).toBe('STW-SETUP-2');
    expect(m.refusal('away', 'place:f1-d9')).toBe('STW-SETUP-5');
    m.play('away', 'place:gk-d9').play('home', 'place:gk-d1', 'place:f1-a8', 'place:f2-b8');
    expect(m.turn).toMatchObject({ kind: 'chance', draw: '2d6' });
    expect(m.roll('2d6:1+1').legal('away')).toContain('kick:d7');
    expect(m.refusal('away', 'kick:b9')).toBe('STW-KO-2');
  });

  it('STW-KO-1, STW-KO-3: nobody moves before the ball, and then A goes for it', () => {
    const m = homeKicks().play('home', 'place:gk-d1', 'place:f1-d8', 'place:f2-f8');
    m.play('away', 'place:gk-e16', 'place:f1-a9', 'place:f2-h9');
    expect(m.event('play')).toMatchObject({ side: 'home', kind: 'kickoff', n: 1 });
    expect(m.turn).toMatchObject({ kind: 'chance', phase: 'ballroll' });
    m.roll('d6:3').play('home', 'kick:d11');
    expect(m.turn).toMatchObject({ kind: 'chance', phase: 'takeroll' });
  });

  it('the example of the specification: exactly ten kicks', () => {
    const m = Script.from(
      tactics,
      sketch(HOME_TEAM, AWAY_TEAM, {
        ...{ phase: 'ball', time: { plays: 1, up: false }, ball: 'd8', holder: 'f1', roll: 3, restart: 'kickoff' },
      }),
    );
    const spaces = ['a10', 'a9', 'b11', 'c10', 'd11', 'e10', 'e11', 'f9', 'g10', 'g11'];
    expect(m.legal('home')).toEqual(spaces.map((space) => `kick:${space}`));
  });
});
