import { describe, expect, it } from 'vitest';
import { foulInArea, load, placed, SHOT, USED } from './testing.ts';

const AWAY_USED = { p4: 'off', p7: 'g10' };
const ROLLING = { options: { subs: 'rolling' } };
const goal = (given: Parameters<typeof load>[0] = {}) => load({ ...SHOT, ...given }).play('home', 'kick:e14');

describe('the pause after a goal', () => {
  it('MAT-SUB-6: first the side that scored may substitute once, when all stand for the kick-off', () => {
    const match = goal();
    expect(match.position).toMatchObject({
      phase: 'after',
      side: 'home',
      starts: 'away',
      ball: null,
      subbed: false,
      ban: null,
      pieces: { home: { p6: 'f6' }, away: { p1: 'e13' } },
    });
    expect(match.legal('home')).toEqual(['end', 'sub:c4', 'sub:d6', 'sub:e1', 'sub:e3', 'sub:f6', 'sub:g4']);
    expect(match.legal('away')).toEqual([]);
    expect(match.refusal('home', 'kickoff:f6')).toBe('MAT-SUB-2');
    expect(match.refusal('home', 'sub:f8')).toBe('MAT-SUB-1');
    expect(match.refusal('home', 'ruling:coaching')).toBe('MAT-SUB-2');
    match.play('home', 'sub:f6');
    expect(match.events).toEqual([{ type: 'sub', side: 'home', off: 'p6', on: 'p7', at: 'f6', rule: 'MAT-SUB-1' }]);
    expect(match.position).toMatchObject({ phase: 'kickoff', side: 'away', formation: { home: { p7: 'f6' } } });
    const none = goal().play('home', 'end');
    expect(none.events).toEqual([]);
    expect(none.position).toMatchObject({ phase: 'kickoff', side: 'away', starts: 'away', subbed: false });
  });

  it('MAT-SUB-6: then the side that conceded once, before it names who kicks off', () => {
    const match = goal().play('home', 'end');
    expect(match.legal('away').filter((text) => text.startsWith('sub'))).toHaveLength(6);
    expect(match.refusal('away', 'end')).toBe('MAT-START-1');
    expect(match.refusal('away', 'kickoff:f6')).toBe('MAT-START-1');
    expect(match.refusal('away', 'sub:a9')).toBe('MAT-SUB-1');
    match.play('away', 'sub:f8');
    expect(match.position).toMatchObject({ phase: 'kickoff', side: 'away', starts: 'away', subbed: true });
    expect(match.legal('away')).toHaveLength(6);
    expect(match.refusal('away', 'sub:a9')).toBe('MAT-SUB-1');
    expect(match.refusal('away', 'sub:f8')).toBe('MAT-SUB-6');
    match.play('away', 'kickoff:f8');
    expect(match.position).toMatchObject({ phase: 'act', subbed: false, starts: null, pieces: { away: { p7: 'e7' } } });
  });

  it('MAT-SUB-6: pauses count apart from the turns before and after them', () => {
    const match = load({ ...SHOT, ...ROLLING }).play('home', 'sub:c4', 'kick:e14');
    expect(match.position).toMatchObject({ phase: 'after', side: 'home', subbed: false });
    match.play('home', 'sub:c4').play('away', 'sub:f8');
    expect(match.refusal('away', 'sub:f8')).toBe('MAT-SUB-6');
    match.play('away', 'kickoff:f8', 'sub:e7');
    expect(match.position).toMatchObject({ phase: 'act', side: 'away', subbed: true, ball: 'e7' });
    expect(match.refusal('away', 'sub:e7')).toBe('MAT-SUB-2');
  });

  it('MAT-SUB-6, MAT-SUB-3: a side without a substitute has no pause', () => {
    const used = goal({ home: { ...USED, ...SHOT.home } });
    expect(used.position).toMatchObject({ phase: 'kickoff', side: 'away', subbed: false });
    const both = goal({ home: { ...USED, ...SHOT.home }, away: { ...AWAY_USED, ...SHOT.away } });
    expect(both.legal('away')).toHaveLength(6);
    expect(both.refusal('away', 'sub:f6')).toBe('MAT-SUB-1');
    expect(both.refusal('away', 'sub:f8')).toBe('MAT-SUB-3');
  });

  it('MAT-SUB-6, MAT-GOAL-4: with free placing it comes when all are placed', () => {
    const match = goal({ options: { restart: 'free' } });
    expect(match.position).toMatchObject({ phase: 'setup', side: 'home', starts: 'away' });
    for (const row of [1, 2, 3, 4, 5, 6]) match.play('home', `place:d${row}`).play('away', `place:d${row + 7}`);
    expect(match.position).toMatchObject({ phase: 'after', side: 'home', starts: 'away', ball: null });
    match.play('home', 'sub:d6').play('away', 'kickoff:d8');
    expect(match.position).toMatchObject({ formation: { home: { p7: 'd6' } }, phase: 'act', side: 'away' });
  });

  it('MAT-SUB-6: a goal from a penalty has the same pause', () => {
    const match = foulInArea().play('home', 'end').play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:2');
    expect(match.position).toMatchObject({ phase: 'after', side: 'away', starts: 'home', penalty: null });
    expect(match.play('away', 'end').turn).toMatchObject({ phase: 'kickoff', side: 'home' });
  });

  it('MAT-SUB-6, MAT-START-1: there is none before the first kick-off', () => {
    const match = placed();
    expect(match.legal('home')).toHaveLength(6);
    expect(match.refusal('home', 'sub:f6')).toBe('MAT-START-1');
    expect(match.refusal('home', 'sub:a1')).toBe('MAT-START-1');
  });

  it('MAT-SUB-6, MAT-END-1: there is none after a goal that wins', () => {
    expect(goal({ score: [2, 0] }).turn).toMatchObject({ kind: 'over' });
  });
});

describe('the pause before a penalty', () => {
  it('MAT-SUB-6: its defender may substitute once, before the taker is named', () => {
    const match = foulInArea();
    expect(match.position).toMatchObject({
      phase: 'after',
      side: 'home',
      penalty: { taker: 'away', cause: 'foul' },
      ball: 'd3',
      starts: null,
      ban: null,
      subbed: false,
    });
    expect(match.legal('home')).toHaveLength(7);
    expect(match.legal('away')).toEqual([]);
    expect(match.refusal('home', 'taker:d3')).toBe('MAT-SUB-2');
    match.play('home', 'sub:d3');
    expect(match.position).toMatchObject({
      phase: 'taker',
      side: 'away',
      ball: 'd3',
      pieces: { home: { p3: 'off', p7: 'd3' } },
      yellow: { home: ['p3'], away: [] },
    });
    expect(match.refusal('away', 'sub:f8')).toBe('MAT-PEN-2');
    match.play('away', 'taker:f8');
    expect(match.refusal('home', 'sub:c4')).toBe('MAT-PEN-4');
  });

  it('MAT-SUB-6: what the defender did in the turn before does not matter', () => {
    const rolling = load({ ...ROLLING, home: { p3: 'e2' }, away: { p5: 'd3' }, ball: 'd3' });
    rolling.play('home', 'sub:c4', 'foul:e2-d3');
    expect(rolling.position).toMatchObject({ phase: 'after', side: 'home', subbed: false });
    expect(rolling.play('home', 'sub:c4').turn).toMatchObject({ phase: 'taker' });
    const used = load({ home: { p3: 'e2' }, away: { p5: 'd3' }, ball: 'd3' }).play('home', 'sub:c4', 'foul:e2-d3');
    expect(used.turn).toMatchObject({ phase: 'taker', side: 'away' });
  });

  it('MAT-SUB-6, MAT-PEN-3: a keeper sent off is not replaced by it, only whoever stands on the mat', () => {
    const match = foulInArea({ home: { p1: 'e2', p3: 'a1' }, yellow: { home: ['p1'], away: [] } });
    expect(match.legal('home')).toHaveLength(6);
    match.play('home', 'sub:a1').play('away', 'taker:f8').play('home', 'keeper:a1-d1');
    expect(match.position).toMatchObject({ phase: 'penalty', formation: { home: { p7: 'd1' } } });
  });

  it('MAT-SUB-6: a penalty for coaching has it too', () => {
    const coached = { options: { homeMembers: 2, coaching: true }, coached: { home: 1, away: 0 } };
    const match = load(coached).play('home', 'ruling:coaching');
    expect(match.position).toMatchObject({ phase: 'after', side: 'home', penalty: { cause: 'coaching' }, ban: null });
    expect(match.play('home', 'end').turn).toMatchObject({ phase: 'taker', side: 'away' });
  });
});
