import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTarget, KINDS, ZONE, zoneOf } from './board.ts';
import { shootoutWinner } from './flow.ts';
import { game as torino } from './room.ts';
import { match, shootout, started } from './testing.ts';

describe('torino', () => {
  it('TOR-OPEN-3: ball in the centre, keepers in the middle, the opening roll costs no time', () => {
    expect(match().position).toMatchObject({
      ball: 'center',
      pieces: { home: { gk: 'middle' }, away: { gk: 'middle' } },
    });
    expect(started().position).toMatchObject({ time: { plays: 0 }, ball: 'center' });
  });

  it('TOR-TURN-1: a first roll and a shot make one attack turn', () => {
    const m = started().roll('d6:4').play('away', 'keep:even');
    expect(m.position).toMatchObject({ time: { plays: 0 }, phase: 'shot' });
    expect(m.roll('d6:1').position).toMatchObject({ time: { plays: 1 }, phase: 'first', side: 'away' });
  });

  it('TOR-BALL-1: the ball goes by the direct pass to the shirt that shoots', () => {
    expect(started().roll('d6:3').position).toMatchObject({ ball: 'home-9' });
    expect(started().roll('d6:5').position).toMatchObject({ ball: 'home-5' });
    expect(started().roll('d6:5').play('home', 'pass:10').position).toMatchObject({ ball: 'home-10' });
  });

  it('TOR-KEEP-2, TOR-KEEP-3: the keeper leaves the middle for one shot only', () => {
    const m = started().roll('d6:3').play('away', 'keep:even');
    expect(m.position).toMatchObject({ pieces: { away: { gk: 'even' } } });
    m.roll('d6:4');
    expect(m.position).toMatchObject({
      phase: 'keeper',
      pieces: { away: { gk: 'middle' } },
      shot: { kind: 'corner-right' },
    });
    const outside = { ...m.position, pieces: { home: { gk: 'left' }, away: { gk: 'middle' } } };
    expect(torino.readPosition(outside)).toMatchObject({
      ok: false,
      error: { clause: 'TOR-KEEP-2', path: 'pieces.home.gk' },
    });
  });

  it('TOR-SHOT-3, TOR-GOAL-1: the other parity on target is a goal, and the defender goes on from the centre', () => {
    const m = started().roll('d6:4').play('away', 'keep:even').roll('d6:3');
    expect(m.event('goal')).toMatchObject({ side: 'home', from: '7', score: [1, 0], rule: 'TOR-SHOT-3' });
    expect(m.position).toMatchObject({ score: [1, 0], ball: 'center', side: 'away', phase: 'first' });
  });

  it('TOR-CORN-4: a corner with the parity of the keeper is saved, no second corner', () => {
    const m = started().roll('d6:3').play('away', 'keep:odd').roll('d6:3').play('away', 'keep:odd');
    expect(m.position).toMatchObject({ shot: { kind: 'corner-left' } });
    expect(m.roll('d6:1').event('save')).toMatchObject({ side: 'away', rule: 'TOR-CORN-4' });
    expect(m.position).toMatchObject({ phase: 'first', side: 'away', ball: 'away-goalkick' });
  });

  it('TOR-PEN-1, TOR-PEN-2: every number is on target, parity decides', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const m = started().roll('d6:6').play('away', 'keep:even').roll(`d6:${value}`);
      expect(m.event(zoneOf(value) === ZONE.even ? 'save' : 'goal')).toBeDefined();
      expect(m.event('corner')).toBeUndefined();
    }
  });

  it('TOR-TIME-1, TOR-TIME-5: two halves, the second begun by the other side or by a roll', () => {
    const swap = started({ turnsPerHalf: 2 }).roll('d6:1', 'd6:1');
    expect(swap.position).toMatchObject({
      period: 2,
      side: 'away',
      phase: 'first',
      time: { plays: 0 },
      ball: 'center',
    });
    const roll = started({ turnsPerHalf: 2, secondHalf: 'roll' }).roll('d6:1', 'd6:1');
    expect(roll.position).toMatchObject({ period: 2, side: null, phase: 'opening', starter: 'home' });
    expect(roll.roll('d6+d6:1+2').position).toMatchObject({ side: 'away', starter: 'home' });
  });

  it('TOR-TIME-6: the whistle is refused where it means nothing', () => {
    expect(() => started().whistle()).toThrow('TOR-TIME-6');
    expect(() => match({ clock: 'whistle' }).whistle()).toThrow('TOR-TIME-6');
    const m = started({ clock: 'whistle' }).roll('d6:4').whistle();
    expect(m.position).toMatchObject({ time: { up: true }, phase: 'keeper', period: 1 });
    expect(() => m.whistle()).toThrow('TOR-TIME-6');
    expect(m.play('away', 'keep:odd').roll('d6:1').position).toMatchObject({
      period: 2,
      time: { plays: 0, up: false },
    });
  });

  it('TOR-SHOOT-2, TOR-SHOOT-5: the starter kicks first and the score stays', () => {
    const m = shootout(2);
    expect(m.event('shootout')).toMatchObject({ first: 'home' });
    m.play('away', 'keep:even').roll('d6:1');
    expect(m.position).toMatchObject({ score: [0, 0], shootout: { taken: [1, 0], goals: [1, 0] }, side: 'away' });
  });

  it('TOR-SHOOT-3: the series stops when it cannot be made up', () => {
    const m = shootout(2);
    m.play('away', 'keep:even')
      .roll('d6:1')
      .play('home', 'keep:even')
      .roll('d6:2')
      .play('away', 'keep:even')
      .roll('d6:1');
    expect(m.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [0, 0], reason: 'shootout' } });
    expect(m.position).toMatchObject({
      ball: 'center',
      time: { plays: 0 },
      shootout: { taken: [2, 1], goals: [2, 0] },
    });
  });

  it('TOR-SHOOT-4: after the series only a complete pair decides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(20), fc.nat(30), (kicks, extra, goals) => {
        const taken = kicks + extra;
        const level = Math.min(goals, taken);
        expect(shootoutWinner(kicks, [taken + 1, taken], [level + 1, level])).toBe(-1);
        expect(shootoutWinner(kicks, [taken + 1, taken + 1], [level + 1, level])).toBe(0);
        expect(shootoutWinner(kicks, [taken + 1, taken + 1], [level, level + 1])).toBe(1);
      }),
    );
  });

  it('TOR-SHOOT-4: an extra pair is not begun after a decided one', () => {
    const m = shootout(1);
    for (const keeper of ['away', 'home', 'away'] as const) m.play(keeper, 'keep:even').roll('d6:2');
    const withGoals = (goals: string) =>
      torino.readPosition({
        ...m.position,
        shootout: { first: 'home', taken: [2, 1], goals: goals.split('-').map(Number) },
      });
    for (const goals of ['0-0', '1-0', '1-1', '2-1']) expect(withGoals(goals)).toMatchObject({ ok: true });
    for (const goals of ['0-1', '2-0'])
      expect(withGoals(goals)).toMatchObject({ ok: false, error: { clause: 'TOR-SHOOT-4', path: 'shootout.goals' } });
  });

  it('every shot has as many even as odd numbers on target, so no placing is better', () => {
    for (const [kind] of KINDS.entries()) {
      const on = [1, 2, 3, 4, 5, 6].filter((value) => isOnTarget(kind, value));
      expect(on.filter((value) => zoneOf(value) === ZONE.even).length * 2).toBe(on.length);
    }
  });
});
