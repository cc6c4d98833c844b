import { describe, expect, it } from 'vitest';
import type { Mat } from '../../games/mat/model.ts';
import { foulInArea, foulPenalty, load, SHOT } from '../../games/mat/testing.ts';
import { valueOf } from './eval.ts';
import { matEvaluation, matSearchEvaluation } from './mat.ts';

type Given = NonNullable<Parameters<typeof load>[0]>;
const value = (given: Given): number => valueOf(matEvaluation, load(given).state as Mat);
const term = (name: (typeof matEvaluation.names)[number], given: Given): number => {
  const out = new Float64Array(matEvaluation.names.length);
  matEvaluation.terms(load(given).state as Mat, out);
  return out[matEvaluation.names.indexOf(name)]!;
};

describe('the evaluation of mat', () => {
  it('has a weight for every name', () => {
    expect(matEvaluation.weights).toHaveLength(matEvaluation.names.length);
  });

  it('likes a goal more than all that can be had before the goal', () => {
    expect(value({ score: [1, 0] })).toBeGreaterThan(value(SHOT));
    expect(value(SHOT)).toBeGreaterThan(value({}));
  });

  it('sees a shot only on a free line, and more in it for the side to act', () => {
    expect(term('shot', SHOT)).toBe(1);
    expect(term('shot', { ...SHOT, away: { p1: 'e13' } })).toBe(0);
    expect(term('shot', { ...SHOT, side: 'away' })).toBeLessThan(1);
  });

  it('fears a straight robber more than a diagonal one', () => {
    const risk = (rival: string) => term('risk', { side: 'away', away: { p6: rival } });
    expect(risk('f7')).toBeLessThan(risk('g7'));
    expect(risk('g7')).toBeLessThan(risk('i9'));
  });

  it('counts a pending penalty as two thirds of a goal, and men sent off', () => {
    const out = new Float64Array(matEvaluation.names.length);
    matEvaluation.terms(foulPenalty().state as Mat, out);
    expect(out[matEvaluation.names.indexOf('penalty')]).toBe(-1);
    const weight = (name: string): number => matEvaluation.weights[matEvaluation.names.indexOf(name)]!;
    expect(weight('penalty')).toBeCloseTo((2 / 3) * weight('lead'));
    expect(term('men', { home: { p2: 'out' } })).toBe(-1);
  });

  it('spends its substitute on a card, in a turn and in a pause, and keeps it otherwise (MAT-SUB-6)', () => {
    const worthOf = (match: ReturnType<typeof load>, action: string): number =>
      valueOf(matEvaluation, match.play('home', action).state as Mat);
    const goal = (yellow: string[]) => load({ ...SHOT, yellow: { home: yellow, away: [] } }).play('home', 'kick:e14');
    expect(worthOf(goal([]), 'end')).toBeGreaterThan(worthOf(goal([]), 'sub:f6'));
    expect(worthOf(goal(['p6']), 'sub:f6')).toBeGreaterThan(worthOf(goal(['p6']), 'end'));
    expect(worthOf(goal(['p6']), 'end')).toBeGreaterThan(worthOf(goal(['p6']), 'sub:c4'));
    expect(worthOf(foulInArea(), 'sub:d3')).toBeGreaterThan(worthOf(foulInArea(), 'end'));
  });

  it('sees the pawns that would score with the ball and that nobody next to them can rob', () => {
    const outposts = (given: Given): number => term('outposts', { ball: 'e7', ...given });
    expect(outposts({ home: { p5: 'd13' }, away: { p1: 'f13' } })).toBe(1);
    expect(outposts({ home: { p5: 'd13' }, away: { p1: 'e13' } })).toBe(0);
    expect(outposts({ home: { p5: 'd13', p6: 'g12' }, away: { p1: 'f13' } })).toBeGreaterThan(1);
    const weight = ({ names, weights }: typeof matEvaluation): number => weights[names.indexOf('outposts')]!;
    expect(weight(matSearchEvaluation)).toBeGreaterThan(weight(matEvaluation));
  });

  it('sees the same for both sides', () => {
    const mirror = (space: string): string => `${space[0]}${14 - Number(space.slice(1))}`;
    const home = value({ home: { p6: 'd9' }, ball: 'd9' });
    const away = value({ side: 'away', away: { p6: mirror('d9') }, ball: mirror('d9') });
    expect(home).toBeCloseTo(1 - away, 10);
  });
});
