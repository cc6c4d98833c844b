import { describe, expect, it } from 'vitest';
import { foulInArea, foulPenalty, load, THREE_OUT, USED } from './testing.ts';

const duel = (given: object = {}) => load({ home: { p5: 'd7' }, away: { p5: 'e7', p6: 'f7' }, ball: 'e7', ...given });

describe('stealing', () => {
  it('MAT-STEAL-1, MAT-STEAL-2, MAT-STEAL-3: the pawns change places and the thief has the ball', () => {
    const match = duel().play('home', 'steal:d7-e7');
    expect(match.events[0]).toEqual({
      type: 'steal',
      side: 'home',
      pawn: 'p5',
      from: 'd7',
      to: 'e7',
      victim: 'p5',
      diagonal: false,
      rule: 'MAT-STEAL-1',
    });
    expect(match.position).toMatchObject({ ball: 'e7', pieces: { home: { p5: 'e7' }, away: { p5: 'd7' } } });
  });

  it('MAT-STEAL-1, MAT-FOUL-1: the refusals of a steal, in this order', () => {
    const match = duel({ ban: { side: 'home', pawn: 'p5' } });
    expect(match.refusal('home', 'steal:c4-e7')).toBe('MAT-STEAL-1');
    expect(match.refusal('home', 'foul:c4-e7')).toBe('MAT-STEAL-1');
    expect(match.refusal('home', 'steal:f7-e7')).toBe('MAT-STEAL-1');
    expect(match.refusal('home', 'steal:d7-d8')).toBe('MAT-STEAL-1');
    expect(match.refusal('home', 'steal:f6-e7')).toBe('MAT-STEAL-1');
    expect(match.refusal('home', 'foul:d7-e7')).toBe('MAT-FOUL-1');
    expect(match.refusal('home', 'steal:d7-e7')).toBe('MAT-STEAL-4');
    expect(match.refusal('home', 'foul:f6-e7')).toBeUndefined();
    expect(duel({ home: { p5: 'e7', p6: 'd7' }, away: {}, ball: 'e7' }).refusal('home', 'steal:d7-e7')).toBe(
      'MAT-STEAL-1',
    );
  });

  it("MAT-STEAL-4: the ban ends with the side's next main action or a substitution, not with a skip", () => {
    const robbed = () => duel({ home: { p5: 'd7', ...USED } }).play('home', 'steal:d7-e7');
    expect(robbed().position).toMatchObject({ ban: { side: 'away', pawn: 'p5' } });
    expect(robbed().refusal('away', 'steal:d7-e7')).toBe('MAT-STEAL-4');
    expect(robbed().play('away', 'move:e13-d13').position).toMatchObject({ phase: 'after', ban: null });
    expect(robbed().play('away', 'sub:d7').position).toMatchObject({ ban: null });
    expect(robbed().play('away', 'sub:d7').refusal('away', 'steal:d7-e7')).toBeUndefined();
    const coached = duel({ home: { p5: 'd7', ...USED }, options: { awayMembers: 2, coaching: true } }).play(
      'home',
      'steal:d7-e7',
    );
    expect(coached.play('away', 'ruling:coaching').position).toMatchObject({
      ban: { side: 'away', pawn: 'p5' },
      side: 'away',
    });
    expect(coached.refusal('away', 'steal:d7-e7')).toBe('MAT-STEAL-4');
  });

  it('MAT-AREA-2: no steal that leaves a side with two pawns in its own area, thief or robbed', () => {
    const thief = load({ home: { p1: 'e1', p3: 'd2' }, away: { p5: 'd1' }, ball: 'd1' });
    expect(thief.refusal('home', 'steal:d2-d1')).toBe('MAT-AREA-2');
    expect(thief.refusal('home', 'steal:e1-d1')).toBeUndefined();
    const robbed = load({ home: { p6: 'd13' }, away: { p5: 'd12' }, ball: 'd12' });
    expect(robbed.refusal('home', 'steal:d13-d12')).toBe('MAT-AREA-2');
    expect(robbed.legal('home')).not.toContain('steal:d13-d12');
    const red = load({ home: { p6: 'd13' }, away: { p5: 'c12' }, ball: 'c12', yellow: { home: ['p6'], away: [] } });
    expect(red.refusal('home', 'foul:d13-c12')).toBe('MAT-AREA-2');
  });
});

describe('diagonal steals', () => {
  it('MAT-FOUL-1, MAT-FOUL-2, MAT-CARD-1: yellow, the thief keeps the ball and play goes on', () => {
    const match = duel().play('home', 'foul:f6-e7');
    expect(match.events.map((event) => [event.type, event.rule])).toEqual([
      ['steal', 'MAT-FOUL-1'],
      ['card', 'MAT-CARD-1'],
    ]);
    expect(match.position).toMatchObject({
      ball: 'e7',
      phase: 'after',
      yellow: { home: ['p6'], away: [] },
      pieces: { home: { p6: 'e7' }, away: { p5: 'f6' } },
    });
  });

  it('MAT-CARD-1: the token stays through a goal and a substitution', () => {
    const match = load({ home: { p6: 'e13' }, away: { p1: 'd12' }, ball: 'e13', yellow: { home: ['p6'], away: [] } });
    match.play('home', 'sub:e13', 'kick:e14');
    expect(match.position).toMatchObject({ yellow: { home: ['p6'] }, pieces: { home: { p6: 'off', p7: 'f6' } } });
  });

  it("MAT-CARD-2, MAT-CARD-3: the second is red; the ball stays where it was stolen, the robbed pawn on the thief's space", () => {
    const match = duel({ yellow: { home: ['p6'], away: [] } }).play('home', 'foul:f6-e7');
    expect(match.events[1]).toEqual({ type: 'card', color: 'red', side: 'home', pawn: 'p6', rule: 'MAT-CARD-2' });
    expect(match.position).toMatchObject({
      ball: 'e7',
      ban: null,
      phase: 'after',
      yellow: { home: [] },
      pieces: { home: { p6: 'out' }, away: { p5: 'f6' } },
      formation: { home: { p5: 'd6' } },
    });
    expect(match.position['formation']).not.toHaveProperty('home.p6');
  });

  it('MAT-SUB-5: nobody comes in for a pawn sent off', () => {
    const match = duel({ yellow: { home: ['p6'], away: [] } }).play('home', 'foul:f6-e7');
    expect(match.refusal('home', 'sub:e7')).toBe('MAT-SUB-1');
    expect(match.legal('home')).toHaveLength(6);
  });

  it('MAT-FOUL-3, MAT-PEN-1: on a space of the own penalty area it is a penalty, after yellow and after red', () => {
    const match = foulInArea();
    expect(match.events.map((event) => event.type)).toEqual(['steal', 'card', 'penalty']);
    expect(match.events[2]).toEqual({ type: 'penalty', side: 'away', cause: 'foul', rule: 'MAT-FOUL-3' });
    expect(match.play('home', 'end').position).toMatchObject({
      phase: 'taker',
      side: 'away',
      ban: null,
      penalty: { taker: 'away', cause: 'foul' },
      time: { plays: 21 },
    });
    const red = foulPenalty({ yellow: { home: ['p3'], away: [] } });
    expect(red.position).toMatchObject({ phase: 'taker', pieces: { home: { p3: 'out' } }, ball: 'd3' });
    const outside = load({ home: { p3: 'd3' }, away: { p5: 'd4' }, ball: 'd4' });
    expect(outside.refusal('home', 'foul:d3-d4')).toBe('MAT-FOUL-1');
    const leaving = load({ home: { p3: 'd3', p2: 'a1' }, away: { p5: 'c4' }, ball: 'c4' }).play('home', 'foul:d3-c4');
    expect(leaving.position).toMatchObject({ phase: 'after', penalty: null });
  });

  it('MAT-FORF-1: the fourth red card loses at once, before any penalty', () => {
    const match = load({
      home: { ...THREE_OUT, p5: 'e2' },
      away: { p5: 'd3' },
      ball: 'd3',
      score: [2, 0],
      yellow: { home: ['p5'], away: [] },
    }).play('home', 'foul:e2-d3');
    expect(match.events.map((event) => event.type)).toEqual(['steal', 'card', 'over']);
    expect(match.position).toMatchObject({
      period: 'over',
      phase: 'over',
      side: null,
      penalty: null,
      result: { winner: 'away', reason: 'forfeit' },
      time: { plays: 21 },
    });
  });
});
