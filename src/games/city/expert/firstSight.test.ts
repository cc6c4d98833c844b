import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../core/expert.ts';
import type { City } from '../model.ts';
import { type Given, match, moves } from '../testing.ts';
import { cityEvaluation } from './firstSight.ts';

const value = (given: Given = {}): number => valueOf(cityEvaluation, match(given).state as City);
const term = (name: string, given: Given = {}): number => {
  const out = new Float64Array(cityEvaluation.names.length);
  cityEvaluation.terms(match(given).state as City, out);
  return out[cityEvaluation.names.indexOf(name)]!;
};

describe('the evaluation of city', () => {
  it('has a weight for every name', () => {
    expect(cityEvaluation.weights).toHaveLength(cityEvaluation.names.length);
  });

  it('likes a lead, and likes it more when little time is left', () => {
    expect(value({ score: [1, 0] })).toBeGreaterThan(value());
    const late = { time: { plays: 40, up: false }, period: 2 };
    expect(term('lead', { ...late, score: [1, 0] })).toBeGreaterThan(term('lead', { score: [1, 0] }));
  });

  it('sees a loose ball in reach of the side on the move as nearly won', () => {
    const loose = { phase: 'move', moves: moves(), ball: 'h8' };
    expect(term('control', loose)).toBeGreaterThan(0.8);
    expect(term('control', { ...loose, moves: moves(0) })).toBeLessThan(0.8);
  });

  it('wants the ball near the goal, with a forward, and nobody by his side', () => {
    const shot = (n: string, away: Record<string, string> = {}) =>
      term('threat', { phase: 'action', ball: 'h18', pieces: { home: { 8: 'h6', [n]: 'h18' }, away } });
    expect(shot('8')).toBeGreaterThan(shot('2'));
    expect(shot('8')).toBeGreaterThan(shot('8', { 2: 'h17' }));
    expect(shot('2')).toBeGreaterThan(term('threat'));
  });

  it('a chance that has gone by is worth less than one at hand', () => {
    const chance = { ball: 'h18', pieces: { home: { 8: 'h18' } } };
    expect(term('threat', { ...chance, phase: 'shot' })).toBeGreaterThan(
      term('threat', { ...chance, phase: 'move', moves: moves() }),
    );
  });

  it('fears a tackler next to the carrier', () => {
    expect(term('pressure', { pieces: { away: { 6: 'h7' } } })).toBeLessThan(term('pressure'));
  });
});
