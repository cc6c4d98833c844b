import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

const HOME = { f1: 'd10', m1: 'a8' };
const AWAY = { d1: 'd10', m1: 'h9' };
const from = (fields: object, home: Record<string, string> = HOME, away: Record<string, string> = AWAY): Script =>
  Script.from(tactics, sketch(home, away, { ...fields }));
/** A battle on d10 that ends the last play of a period. */
const lastBattle = (fields: object): Script =>
  from({ phase: 'battle', ball: 'd10', holder: 'f1', time: { plays: 20, up: false }, ...fields });
const WHISTLE = { options: { clock: 'whistle' } };

describe('time', () => {
  it('STW-TIME-1, STW-TIME-6, STW-END-2: two halves, and extra time kicked off by the starter', () => {
    const m = lastBattle({ period: 2, starter: 'away' }).roll('d6+d6:5+2');
    expect(m.event('period')).toMatchObject({ ended: 2, score: [0, 0] });
    expect(m.position).toMatchObject({ period: 'et1', side: 'away', phase: 'setup', time: { plays: 0, up: false } });
    const second = lastBattle({ period: 'et1', starter: 'away', time: { plays: 7, up: false } }).roll('d6+d6:5+2');
    expect(second.position).toMatchObject({ period: 'et2', side: 'home' });
    expect(lastBattle({ starter: 'away' }).roll('d6+d6:5+2').position).toMatchObject({ period: 2, side: 'home' });
  });

  it('STW-END-1: more goals win, after two halves or after extra time', () => {
    const m = lastBattle({ period: 2, score: [2, 1] }).roll('d6+d6:5+2');
    expect(m.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [2, 1], reason: 'time' } });
    expect(m.event('over')).toMatchObject({ winner: 'home', reason: 'time', score: [2, 1] });
    const extra = lastBattle({ period: 'et2', score: [0, 1], time: { plays: 7, up: false } }).roll('d6+d6:5+2');
    expect(extra.turn).toMatchObject({ result: { winner: 'away', reason: 'extra' } });
    const draw = lastBattle({ period: 2, options: { tie: 'draw' } }).roll('d6+d6:5+2');
    expect(draw.turn).toMatchObject({ result: { winner: null, reason: 'time' } });
  });

  it('STW-END-3: level with tie shootout, or after extra time: penalties', () => {
    const m = lastBattle({ period: 2, options: { tie: 'shootout' } }).roll('d6+d6:5+2');
    expect(m.event('shootout')).toBeDefined();
    expect(m.position).toMatchObject({ period: 'shootout', phase: 'shootroll', side: null, ball: null });
    const late = lastBattle({ period: 'et2', time: { plays: 7, up: false } }).roll('d6+d6:5+2');
    expect(late.position).toMatchObject({ period: 'shootout' });
  });

  it('STW-TIME-2: a goal in the last play ends the period too', () => {
    const m = from(
      { phase: 'shot', ball: 'd15', holder: 'f1', chance: true, time: { plays: 20, up: false } },
      { ...HOME, f1: 'd15' },
    ).roll('spinner:goal');
    expect(m.events.map((event) => event.type)).toEqual(['shot', 'goal', 'period', 'kickoff']);
    expect(m.position).toMatchObject({ period: 2, score: [1, 0] });
  });

  it('STW-TIME-3: the whistle ends the period at once, in a set-up after a goal too', () => {
    const m = from({ ...WHISTLE, phase: 'moveroll', ball: 'd10', holder: 'f1' }).whistle();
    expect(m.events.map((event) => event.type)).toEqual(['whistle', 'period', 'kickoff']);
    expect(m.position).toMatchObject({ period: 2, phase: 'setup' });
    const goal = from({ ...WHISTLE, phase: 'shot', ball: 'd15', holder: 'f1', chance: true }, { ...HOME, f1: 'd15' });
    expect(goal.roll('spinner:goal').whistle().position).toMatchObject({ period: 2, score: [1, 0] });
  });

  it('STW-TIME-4: a shot, a corner and a penalty are finished; a ball outside the area is not', () => {
    const shot = from({ ...WHISTLE, phase: 'shot', ball: 'd15', holder: 'f1', chance: true }, { ...HOME, f1: 'd15' });
    expect(shot.whistle().position).toMatchObject({ period: 1, time: { up: true } });
    expect(shot.roll('spinner:corner').position).toMatchObject({ restart: 'corner', time: { up: true } });
    shot.play('away', 'pass').play('home', 'pass').play('away', 'pass').play('home', 'pass').play('away', 'pass');
    shot.play('home', 'pass').roll('d6:3').play('home', 'kick:a13').roll('d6:1').play('home', 'move:a8-a9');
    shot.play('away', 'roll').roll('d6:1').play('away', 'move:h9-h8');
    expect(shot.position).toMatchObject({ period: 2, phase: 'setup' });
    const loose = from({ ...WHISTLE, phase: 'takeroll', ball: 'a12' });
    expect(loose.whistle().position).toMatchObject({ period: 2 });
    const offside = from({ ...WHISTLE, phase: 'advantage', back: 'defend', ball: 'd14' });
    expect(offside.whistle().position).toMatchObject({ period: 1, time: { up: true }, phase: 'advantage' });
    expect(offside.play('home', 'claim').position).toMatchObject({ period: 2 });
  });

  it('STW-TIME-5: a failed round with time up goes on in the area and ends elsewhere', () => {
    const round = (ball: string): Script =>
      from({ phase: 'defendmove', ball, roll: 1, time: { plays: 20, up: false } }).play('away', 'move:h9-h8');
    expect(round('d14').position).toMatchObject({ phase: 'takeroll', time: { plays: 20, up: true }, ball: 'd14' });
    expect(round('a5').position).toMatchObject({ period: 2, phase: 'setup' });
  });

  it('STW-TIME-7: no whistle before the first play, in the shoot-out and after the end', () => {
    const fresh = Script.fresh(tactics, { clock: 'whistle' });
    expect(() => fresh.whistle()).toThrow('STW-TIME-7');
    expect(() => fresh.roll('d6+d6:1+2').whistle()).toThrow('STW-TIME-7');
  });
});

describe('the shoot-out', () => {
  const kicks = (taken: number[], goals: number[], side = 'home'): Script =>
    from({
      period: 'shootout',
      phase: 'shootkick',
      side,
      time: { plays: 0, up: false },
      shootout: { first: 'home', taken, goals },
    });

  it('STW-SHOOT-2: the higher roll starts, a tie is repeated', () => {
    const m = lastBattle({ period: 2, options: { tie: 'shootout' } }).roll('d6+d6:5+2', 'd6+d6:4+4');
    expect(m.event('reroll')).toBeDefined();
    expect(m.roll('d6+d6:2+6').position).toMatchObject({ phase: 'shootkick', side: 'away' });
    expect(m.position).toMatchObject({ shootout: { first: 'away', taken: [0, 0], goals: [0, 0] } });
  });

  it('STW-SHOOT-1: only a goal counts', () => {
    const m = kicks([0, 0], [0, 0]).roll('spinner:corner');
    expect(m.event('miss')).toMatchObject({ side: 'home', shootout: true, result: 'corner' });
    expect(m.roll('spinner:goal').event('goal')).toEqual({
      type: 'goal',
      side: 'away',
      shootout: true,
      rule: 'STW-SHOOT-1',
    });
    expect(m.position).toMatchObject({ shootout: { taken: [1, 1], goals: [0, 1] }, score: [0, 0] });
  });

  it('STW-SHOOT-4: level after the series, pairs decide', () => {
    const m = kicks([5, 5], [3, 3]).roll('spinner:goal', 'spinner:goal');
    expect(m.position).toMatchObject({ phase: 'shootkick', shootout: { taken: [6, 6] } });
    m.roll('spinner:goalkick', 'spinner:goal');
    expect(m.position).toMatchObject({
      phase: 'over',
      result: { winner: 'away', reason: 'shootout' },
      shootout: { taken: [7, 7], goals: [4, 5] },
    });
  });
});
