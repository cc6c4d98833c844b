import { describe, expect, it } from 'vitest';
import type { Eleven } from '../../games/eleven/model.ts';
import { load } from '../../games/eleven/testing.ts';
import { elevenEvaluation } from './eleven.ts';
import { valueOf } from './eval.ts';

type Given = Parameters<typeof load>[0];
const stateOf = (given: Given): Eleven => load(given).state as Eleven;
const value = (given: Given): number => valueOf(elevenEvaluation, stateOf(given));
const term = (name: string, given: Given): number => {
  const out = new Float64Array(elevenEvaluation.names.length);
  elevenEvaluation.terms(stateOf(given), out);
  return out[elevenEvaluation.names.indexOf(name)]!;
};

describe('the evaluation of eleven', () => {
  it('has a weight for every name', () => {
    expect(elevenEvaluation.weights).toHaveLength(elevenEvaluation.names.length);
  });

  it('likes a lead, and likes it more when little time is left', () => {
    const early = value({ score: [1, 0] });
    expect(early).toBeGreaterThan(0.5);
    const late = {
      period: 2,
      ends: { home: 'E', away: 'W' },
      home: { 1: '32' },
      away: { 1: '31' },
      time: { plays: 29, up: false },
    };
    expect(term('lead', { ...late, score: [1, 0] })).toBeGreaterThan(term('lead', { score: [1, 0] }));
  });

  it('gains nothing by the clock from one turn to the next', () => {
    expect(term('lead', { score: [1, 0], time: { plays: 5, up: false } })).toBe(
      term('lead', { score: [1, 0], time: { plays: 6, up: false } }),
    );
  });

  it('likes the ball, the nearer to the other goal the better', () => {
    const held = (space: string) => value({ home: { 2: space }, ball: space });
    expect(held('35')).toBeGreaterThan(value({ away: { 2: '35' } }));
    expect(held('33')).toBeGreaterThan(held('48'));
    expect(held('48')).toBeGreaterThan(held('35'));
  });

  it('sees a chain of kicks that ends before the goal, and an opponent who breaks it', () => {
    const chain = { home: { 2: '35', 3: '26', 4: '33' }, points: 0 };
    expect(term('chance', chain)).toBeGreaterThan(0.9);
    const broken = { ...chain, away: { 2: '27', 3: '21', 4: '37', 5: '13', 6: '48', 7: '41' } };
    expect(term('chance', broken)).toBeLessThan(0.5);
    expect(term('chance', { ...chain, kicks: 1 })).toBeLessThan(0.8);
  });

  it('fears a thief in reach of the carrier', () => {
    const carrier = { home: { 2: '35' }, points: 0 };
    expect(term('control', { ...carrier, away: { 2: '39' } })).toBeLessThan(term('control', carrier));
  });

  it('wants the keeper at home', () => {
    expect(value({ home: { 1: '12' } })).toBeLessThan(value({}));
  });
});
