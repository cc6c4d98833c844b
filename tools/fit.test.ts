import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { citySearchEvaluation } from '../src/bots/eval/citySearch.ts';

describe('the fit', () => {
  it('gives the weights of city again from the matches that were kept', () => {
    const lines = execFileSync('node', ['tools/fit.ts', 'city', '--stored'], { encoding: 'utf8' }).trim().split('\n');
    const { names, weights } = citySearchEvaluation;
    // `tempo` is in logits already, and was found by itself
    expect(JSON.parse(lines.at(-1)!)).toEqual(weights.filter((_, i) => names[i] !== 'tempo'));
  });
});
