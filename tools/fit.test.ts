import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { citySearchEvaluation } from '../src/bots/eval/citySearch.ts';

describe('the fit', () => {
  it('gives the likings of city again from the rounds that were kept; its flow is none of them', () => {
    const lines = execFileSync('node', ['tools/fit.ts', 'city', '--stored'], { encoding: 'utf8' }).trim().split('\n');
    expect([...(JSON.parse(lines.at(-1)!) as number[]), 0]).toEqual(citySearchEvaluation.likings);
  });
});
