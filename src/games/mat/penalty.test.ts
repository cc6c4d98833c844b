import { describe, expect, it } from 'vitest';
import { foulPenalty, load, THREE_OUT } from './testing.ts';

describe('penalties', () => {
  it('MAT-PEN-2: any own pawn goes to the spot with the ball; who stands there goes where it came from', () => {
    const match = foulPenalty({ home: { p6: 'e3' } });
    expect(match.refusal('away', 'taker:d6')).toBe('MAT-PEN-2');
    expect(match.refusal('away', 'move:e13-d13')).toBe('MAT-PEN-2');
    match.play('away', 'taker:f8');
    expect(match.events).toEqual([{ type: 'taker', side: 'away', pawn: 'p6', rule: 'MAT-PEN-2' }]);
    expect(match.position).toMatchObject({
      ball: 'e3',
      phase: 'penalty',
      side: 'away',
      pieces: { away: { p6: 'e3' }, home: { p6: 'f8' } },
    });
  });

  it('MAT-PEN-2: a taker already on the spot stays there', () => {
    const match = foulPenalty({ away: { p6: 'e3' } }).play('away', 'taker:e3');
    expect(match.position).toMatchObject({ ball: 'e3', pieces: { away: { p6: 'e3' } } });
  });

  it('MAT-AREA-1: no taker whose old space would bring a second defender into the area', () => {
    const match = foulPenalty({ home: { p6: 'e3' }, away: { p6: 'd1', p2: 'd12' } });
    expect(match.refusal('away', 'taker:d1')).toBe('MAT-AREA-1');
    expect(match.legal('away')).not.toContain('taker:d1');
    expect(foulPenalty({ away: { p6: 'd1' } }).refusal('away', 'taker:d1')).toBeUndefined();
  });

  it('MAT-PEN-3: a defender without a keeper puts one in first, and he takes the place in the formation', () => {
    const match = foulPenalty({ home: { p1: 'e2', p3: 'a1' }, yellow: { home: ['p1'], away: [] } }).play(
      'away',
      'taker:f8',
    );
    expect(match.turn).toEqual({ kind: 'choice', side: 'home', phase: 'keeper' });
    expect(match.legal('home')).toHaveLength(15);
    expect(match.refusal('home', 'keeper:a1-d2')).toBe('MAT-PEN-3');
    expect(match.refusal('home', 'keeper:f8-d1')).toBe('MAT-PEN-3');
    expect(match.refusal('home', 'fingers:1')).toBe('MAT-PEN-3');
    match.play('home', 'keeper:a1-d1');
    expect(match.events).toEqual([{ type: 'keeper', side: 'home', pawn: 'p3', at: 'd1', rule: 'MAT-PEN-3' }]);
    expect(match.position).toMatchObject({ phase: 'penalty', side: 'away', formation: { home: { p3: 'd1' } } });
  });

  it('MAT-PEN-3: while a pawn of the formation has its place in the area, nobody else takes it', () => {
    const match = foulPenalty({ home: { p1: 'a1' } })
      .play('away', 'taker:f8')
      .play('home', 'keeper:c4-f1');
    expect(match.position).toMatchObject({
      formation: { home: { p1: 'e1', p2: 'c4' } },
      pieces: { home: { p2: 'f1' } },
    });
  });

  it('MAT-PEN-3: where opponents hold the whole area, one of them changes places; never as a second one in his own area', () => {
    const match = foulPenalty({
      home: { p1: 'd13', p2: 'f12' },
      away: { p1: 'e13', p2: 'd1', p3: 'e1', p4: 'f1', p6: 'a9' },
    }).play('away', 'taker:a9');
    expect(match.turn).toMatchObject({ phase: 'keeper', side: 'home' });
    expect(match.refusal('home', 'keeper:d13-e1')).toBe('MAT-PEN-3');
    match.play('home', 'keeper:f12-e1');
    expect(match.position).toMatchObject({ pieces: { home: { p2: 'e1' }, away: { p3: 'f12' } } });
  });

  it('MAT-PEN-2, MAT-PEN-3: a defender whom the taker sends into the area is the keeper', () => {
    const match = foulPenalty({ home: { p1: 'e3' }, away: { p6: 'd1' } }).play('away', 'taker:d1');
    expect(match.position).toMatchObject({ phase: 'penalty', pieces: { home: { p1: 'd1' } } });
  });

  it("MAT-PEN-4: both commit in secret, in any order; nobody sees the other's fingers", () => {
    const match = foulPenalty().play('away', 'taker:f8', 'fingers:3');
    expect(match.events).toEqual([{ type: 'committed', side: 'away', rule: 'MAT-PEN-4' }]);
    expect(match.turn).toEqual({ kind: 'secret', sides: ['home'], phase: 'penalty' });
    expect(match.legal('away')).toEqual([]);
    expect(match.refusal('home', 'move:e1-d1')).toBe('MAT-PEN-4');
    const secretFor = (who: 'home' | 'away' | 'public' | 'referee') =>
      match.game.writePosition(match.game.view(match.state, who))['secret'];
    expect(secretFor('home')).toEqual({ home: null, away: '?' });
    expect(secretFor('away')).toEqual({ home: null, away: 3 });
    expect(secretFor('public')).toEqual({ home: null, away: '?' });
    expect(secretFor('referee')).toEqual({ home: null, away: 3 });
  });

  it("MAT-PEN-5: different numbers, a goal in the taker's column", () => {
    const match = foulPenalty().play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:3');
    expect(match.events).toEqual([
      { type: 'committed', side: 'home', rule: 'MAT-PEN-4' },
      { type: 'fingers', home: 3, away: 1, rule: 'MAT-PEN-4' },
      { type: 'goal', side: 'away', at: 'd0', how: 'penalty', score: [0, 1], rule: 'MAT-PEN-5' },
    ]);
    expect(match.play('away', 'end').position).toMatchObject({
      phase: 'kickoff',
      side: 'home',
      penalty: null,
      secret: { home: null, away: null },
    });
  });

  it('MAT-PEN-6: equal numbers, the keeper has the ball and the defender plays', () => {
    const match = foulPenalty().play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:1');
    expect(match.events.slice(2)).toEqual([
      { type: 'save', side: 'home', how: 'penalty', rule: 'MAT-PEN-6' },
      { type: 'turn', side: 'home', member: 1, rule: 'MAT-TURN-1' },
    ]);
    expect(match.position).toMatchObject({ phase: 'act', side: 'home', ball: 'e1', pieces: { away: { p6: 'e3' } } });
  });

  it('MAT-PEN-3: a side of three always finds a keeper', () => {
    const match = foulPenalty({ home: { ...THREE_OUT, p1: 'a1', p5: 'e2' }, away: { p5: 'd3' } });
    expect(match.play('away', 'taker:f8').legal('home')).toHaveLength(9);
  });
});

describe('the golden goal and the goal limit', () => {
  const shot = { home: { p6: 'e13' }, away: { p1: 'd12' }, ball: 'e13' };

  it('MAT-END-1: the first side with that many goals wins; nothing moves any more', () => {
    const match = load({ ...shot, score: [2, 1] }).play('home', 'move:e13-d14');
    expect(match.events.at(-1)).toEqual({
      type: 'over',
      winner: 'home',
      reason: 'goals',
      score: [3, 1],
      rule: 'MAT-END-1',
    });
    expect(match.position).toMatchObject({
      period: 'over',
      ball: 'e13',
      pieces: { home: { p6: 'e13' } },
      starts: null,
      time: { plays: 21 },
    });
  });

  it('MAT-END-2: with the golden goal the first one wins', () => {
    const match = load({ ...shot, options: { mode: 'golden', goals: 5 } }).play('home', 'kick:d14');
    expect(match.events.at(-1)).toMatchObject({ type: 'over', winner: 'home', reason: 'goals', rule: 'MAT-END-2' });
  });
});
