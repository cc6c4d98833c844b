import { describe, expect, it } from 'vitest';
import type { Side } from '../../core/game.ts';
import { targets } from './targets.ts';
import { foulPenalty, load, type MatScript, THREE_OUT } from './testing.ts';

const targetOf = ({ position }: MatScript, side: Side, action: string) =>
  targets.draw({ position, before: null, events: [], side, legal: [action] }).targets[0];

describe('what the mat draws', () => {
  it('says the price of a diagonal steal (MAT-FOUL-2, MAT-CARD-2, MAT-FORF-1)', () => {
    const duel = { home: { p5: 'd7' }, away: { p5: 'e7' }, ball: 'e7' };
    const price = (match: MatScript, from: string, to: string) =>
      targetOf(match, 'home', `foul:${from}-${to}`)?.warnings;
    expect(price(load(duel), 'f6', 'e7')).toEqual(['yellow']);
    expect(price(load({ ...duel, yellow: { home: ['p6'], away: [] } }), 'f6', 'e7')).toEqual(['red']);
    const inArea = load({ home: { p3: 'e2' }, away: { p5: 'd3' }, ball: 'd3' });
    expect(price(inArea, 'e2', 'd3')).toEqual(['yellow', 'penalty']);
    expect(targetOf(inArea, 'home', 'foul:e2-d3')?.aim).toEqual({ es: 'parar el penalti', en: 'saving the penalty' });
    const fourth = load({ ...duel, home: { ...THREE_OUT, p5: 'd7' }, yellow: { home: ['p6'], away: [] } });
    expect(price(fourth, 'f6', 'e7')).toEqual(['red', 'forfeit']);
  });

  it('warns of what a keeper leaves open who goes from the middle of his area to a flank (MAT-AREA-2)', () => {
    for (const flank of ['d1', 'f1']) expect(targetOf(load(), 'home', `move:e1-${flank}`)?.warnings).toEqual(['open']);
    expect(targetOf(load(), 'away', 'move:e13-d13')?.warnings).toEqual(['open']);
    for (const other of ['move:e1-e2', 'move:d1-e1', 'move:e13-d13'])
      expect(targetOf(load(), 'home', other)?.warnings, other).toBeUndefined();
  });

  it('tells a step from a run, and a goal from a kick (MAT-MOVE-1)', () => {
    const kindOf = (action: string) => targetOf(load(), 'home', action)?.kind;
    expect(['move:e1-e2', 'move:b2-a5', 'kick:d14', 'kick:e8'].map(kindOf)).toEqual(['move', 'run', 'goal', 'kick']);
    expect(targetOf(load(), 'home', 'end')).toBeUndefined();
  });

  it('draws the chain as the rules tell it (MAT-PASS-3)', () => {
    const match = load({ home: { p5: 'e8', p4: 'd10', p3: 'c12' }, away: { p5: 'a13', p2: 'b13', p6: 'h13' } });
    const route = targetOf(match, 'home', 'pass:c12')?.route;
    expect(route).toHaveLength(4);
    match.play('home', 'pass:c12');
    expect(match.event('pass')).toMatchObject({ path: route });
  });

  it('says what the odds of a penalty are of', () => {
    expect(targetOf(foulPenalty(), 'away', 'taker:a13')?.aim?.en).toBe('goal');
  });
});
