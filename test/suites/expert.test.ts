// What a room's expert knows: terms that hints and reviews can name, and numbers that a search can work with.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/core/clause.ts';
import { type Evaluation, valueOf } from '../../src/core/expert.ts';
import type { State } from '../../src/core/state.ts';
import { ROOMS } from '../support/rooms.ts';
import { walk } from '../support/walk.ts';

const WALKS = 3;
const STEPS = 200;

describe.each(ROOMS)('$id', async ({ game, expert }) => {
  const { firstSight, inSearch, inStudy, terms, gains, habits, slips, sense } = await expert();
  const evaluations = [firstSight, inSearch, ...(inStudy ? [inStudy] : []), ...(sense ? [sense.evaluation] : [])];

  test('every term of its evaluations has a weight, and words in both languages that no other term has', () => {
    for (const { names, weights } of evaluations) {
      expect(weights).toHaveLength(names.length);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(Object.keys(terms).sort()).toEqual([...new Set(evaluations.flatMap(({ names }) => names))].sort());
    expect(Object.keys(gains).sort()).toEqual(Object.keys(terms).sort());
    for (const lang of LANGS) {
      expect(Object.values(gains).map((gain) => gain[lang].trim())).not.toContain('');
      const said = Object.values(terms).map((term) => term[lang].trim());
      expect(said).not.toContain('');
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('every term is a number wherever the match is not over, and their sum a share of it', () => {
    const out = new Float64Array(64);
    const isSound = (evaluation: Evaluation, state: State): boolean => {
      const before = String(state.cells);
      evaluation.terms(state, out.fill(Number.NaN));
      const share = valueOf(evaluation, state);
      const areNumbers = out.subarray(0, evaluation.names.length).every(Number.isFinite);
      return areNumbers && share >= 0 && share <= 1 && String(state.cells) === before;
    };
    for (let number = 0; number < WALKS; number++)
      walk(game, number, STEPS, ({ state }) => {
        if (!evaluations.every((evaluation) => isSound(evaluation, state)))
          expect.fail(JSON.stringify(game.writePosition(state)));
      });
  });

  test('its habits and slips are more than nothing', () => {
    for (const one of [...Object.values(habits), ...Object.values(slips)]) expect(one).toBeGreaterThan(0);
  });
});
