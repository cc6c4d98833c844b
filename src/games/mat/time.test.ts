import { describe, expect, it } from 'vitest';
import { foulInArea, foulPenalty, load, placed, SHOT, USED } from './testing.ts';

const LAST = { options: { maxTurns: 21 } };

describe('time', () => {
  it('MAT-TIME-1: the last turn, with its substitution, ends the match', () => {
    const match = load({ ...LAST, score: [1, 0] }).play('home', 'move:e1-d1');
    expect(match.turn).toMatchObject({ phase: 'after' });
    match.play('home', 'end');
    expect(match.events).toEqual([
      { type: 'period', ended: 1, score: [1, 0], rule: 'MAT-TIME-1' },
      { type: 'over', winner: 'home', reason: 'time', score: [1, 0], rule: 'MAT-TIME-3' },
    ]);
  });

  it('MAT-TIME-1: a penalty in progress is finished; a save gives the keeper the ball, then the match ends', () => {
    const match = foulPenalty({ ...LAST, score: [1, 0] });
    expect(match.turn).toMatchObject({ phase: 'taker' });
    match.play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:1');
    expect(match.events.map((event) => event.type)).toEqual(['committed', 'fingers', 'save', 'period', 'over']);
    expect(match.position).toMatchObject({ ball: 'e1', penalty: null, result: { winner: 'home', reason: 'time' } });
  });

  it('MAT-TIME-1: a goal with the last turn that does not win resets nothing', () => {
    const match = load({ ...LAST, home: { p6: 'd13' }, away: { p1: 'e12' }, ball: 'd13' }).play('home', 'kick:d14');
    expect(match.position).toMatchObject({
      ball: 'd13',
      pieces: { home: { p6: 'd13' } },
      result: { winner: 'home', reason: 'time' },
      starts: null,
    });
  });

  it('MAT-TIME-1: a member skipped for coaching is no play', () => {
    const match = load({ options: { maxTurns: 21, homeMembers: 2, coaching: true } }).play('home', 'ruling:coaching');
    expect(match.position).toMatchObject({ phase: 'act', side: 'home', time: { plays: 20 } });
  });

  it('MAT-TIME-1, MAT-SUB-6: the last turn still has the pause before a penalty, not the one after a goal', () => {
    const penalty = foulInArea(LAST);
    expect(penalty.position).toMatchObject({ phase: 'after', side: 'home', time: { plays: 21 } });
    expect(penalty.play('home', 'sub:d3').turn).toMatchObject({ phase: 'taker', side: 'away' });
    const goal = load({ ...LAST, ...SHOT }).play('home', 'kick:e14');
    expect(goal.turn).toMatchObject({ kind: 'over', result: { reason: 'time' } });
  });

  it('MAT-TIME-2: the whistle ends the match at once, in a penalty after it', () => {
    const whistle = { options: { clock: 'whistle' } };
    expect(
      load(whistle)
        .whistle()
        .events.map((event) => event.type),
    ).toEqual(['whistle', 'period', 'over']);
    expect(
      load({ ...whistle })
        .play('home', 'move:e1-d1')
        .whistle().turn,
    ).toMatchObject({ kind: 'over' });
    const penalty = foulPenalty(whistle).whistle();
    expect(penalty.position).toMatchObject({ phase: 'taker', time: { up: true } });
    penalty.play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:2');
    expect(penalty.position).toMatchObject({
      time: { up: false },
      score: [0, 1],
      result: { winner: 'away', reason: 'time' },
      ball: 'e3',
    });
    const kickoff = placed({ clock: 'whistle' }).whistle();
    expect(kickoff.position).toMatchObject({ ball: null, starts: null, result: { winner: null, reason: 'time' } });
  });

  it('MAT-TIME-2, MAT-SUB-6: a whistle in the pause before a penalty waits for it, one after a goal does not', () => {
    const whistle = { options: { clock: 'whistle' } };
    const penalty = foulInArea(whistle).whistle();
    expect(penalty.events).toEqual([{ type: 'whistle', rule: 'MAT-TIME-2' }]);
    expect(penalty.position).toMatchObject({ phase: 'after', side: 'home', time: { up: true } });
    expect(penalty.game.whistle(penalty.state)?.clause).toBe('MAT-TIME-5');
    penalty.play('home', 'sub:d3').play('away', 'taker:f8', 'fingers:1').play('home', 'fingers:1');
    expect(penalty.position).toMatchObject({
      ball: 'e1',
      result: { winner: null, reason: 'time' },
      time: { up: false },
    });
    const goal = load({ ...whistle, ...SHOT })
      .play('home', 'kick:e14')
      .whistle();
    expect(goal.events.map((event) => event.type)).toEqual(['whistle', 'period', 'over']);
    expect(goal.position).toMatchObject({ ball: null, starts: null, result: { winner: 'home', reason: 'time' } });
  });

  it('MAT-TIME-2: the minutes are for whoever keeps the time and change nothing here', () => {
    const one = load({ options: { clock: 'whistle', minutes: 1 } }).play('home', 'move:e1-d1');
    expect(one.position).toEqual({
      ...load({ options: { clock: 'whistle' } }).play('home', 'move:e1-d1').position,
      options: one.position['options'],
    });
  });

  it('MAT-TIME-3: level is a draw, or the shoot-out', () => {
    expect(load({ options: { clock: 'whistle' }, score: [2, 2] }).whistle().turn).toEqual({
      kind: 'over',
      result: { winner: null, score: [2, 2], reason: 'time' },
    });
    const shootout = load({
      options: { clock: 'whistle', tie: 'shootout' },
      score: [2, 2],
      ban: { side: 'home', pawn: 'p1' },
    }).whistle();
    expect(shootout.events.map((event) => event.type)).toEqual(['whistle', 'period', 'shootout']);
    expect(shootout.position).toMatchObject({ ban: null, period: 'shootout', phase: 'penalty', penalty: null });
  });

  it('MAT-TIME-5: when no whistle goes', () => {
    const refused = (match: ReturnType<typeof load>) => match.game.whistle(match.state)?.clause;
    const whistle = { options: { clock: 'whistle' } };
    expect(refused(load())).toBe('MAT-TIME-5');
    expect(
      refused(
        load({
          ...whistle,
          options: { clock: 'whistle', restart: 'free' },
          home: { ...USED, p6: 'd13' },
          away: { p1: 'e12' },
          ball: 'd13',
        }).play('home', 'kick:d14'),
      ),
    ).toBe('MAT-TIME-5');
    expect(refused(foulPenalty(whistle).whistle())).toBe('MAT-TIME-5');
    expect(refused(load({ options: { clock: 'whistle', tie: 'shootout' } }).whistle())).toBe('MAT-TIME-5');
    expect(refused(load(whistle).whistle())).toBe('MAT-TIME-5');
  });
});

describe('the shoot-out', () => {
  const shootout = (taken: number[], goals: number[]) =>
    load({
      options: { tie: 'shootout', clock: 'whistle' },
      period: 'shootout',
      phase: 'penalty',
      side: taken[0] === taken[1] ? 'home' : 'away',
      shootout: { first: 'home', taken, goals },
    });
  const kick = (match: ReturnType<typeof load>, isGoal: boolean) =>
    match.play('home', 'fingers:1').play('away', `fingers:${isGoal ? 2 : 1}`);

  it('MAT-TIME-4, MAT-SHOOT-1: home first, in turn; no pawn moves and the score stays', () => {
    const match = load({ options: { tie: 'shootout', clock: 'whistle' } }).whistle();
    expect(match.events.at(-1)).toEqual({ type: 'shootout', first: 'home', rule: 'MAT-TIME-4' });
    kick(match, true);
    expect(match.event('goal')).toEqual({ type: 'goal', side: 'home', at: 'd14', how: 'shootout', rule: 'MAT-PEN-5' });
    kick(match, false);
    expect(match.event('save')).toEqual({ type: 'save', side: 'home', how: 'shootout', rule: 'MAT-PEN-6' });
    expect(match.position).toMatchObject({
      score: [0, 0],
      ball: 'f6',
      shootout: { taken: [1, 1], goals: [1, 0] },
      side: 'home',
    });
  });

  it("MAT-SHOOT-2: over as soon as it can't be made up", () => {
    const match = kick(shootout([3, 2], [3, 0]), false);
    expect(match.events.at(-1)).toEqual({
      type: 'over',
      winner: 'home',
      reason: 'shootout',
      score: [0, 0],
      rule: 'MAT-SHOOT-2',
    });
    expect(kick(shootout([2, 2], [2, 0]), true).turn).toMatchObject({ kind: 'secret' });
    expect(kick(shootout([4, 4], [2, 3]), false).turn).toMatchObject({ kind: 'over', result: { winner: 'away' } });
  });

  it('MAT-SHOOT-2: level after five, pairs until one decides', () => {
    const match = kick(kick(shootout([4, 4], [3, 3]), true), true);
    expect(match.turn).toMatchObject({ kind: 'secret' });
    kick(match, true);
    expect(match.turn).toMatchObject({ kind: 'secret' });
    kick(match, false);
    expect(match.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [0, 0], reason: 'shootout' } });
    expect(match.position).toMatchObject({ shootout: { taken: [6, 6], goals: [5, 4] }, side: null });
  });
});
