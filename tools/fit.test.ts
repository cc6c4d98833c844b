import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { citySearchEvaluation } from '../src/games/city/expert/inSearch.ts';

describe('the fit', () => {
  it('gives the weights of city again from the rounds that were kept', () => {
    const lines = execFileSync('node', ['tools/fit.ts', 'city', '--stored'], { encoding: 'utf8' }).trim().split('\n');
    expect(JSON.parse(lines.at(-1)!)).toEqual(citySearchEvaluation.weights);
  });
});
