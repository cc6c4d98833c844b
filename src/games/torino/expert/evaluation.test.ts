import { describe, expect, it } from 'vitest';
import { Choices } from '../../../core/choices.ts';
import { valueOf } from '../../../core/expert.ts';
import { CHANCE, CHANCE_BIT } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/options.ts';
import { randomFrom } from '../../../core/random.ts';
import { OPTIONS, type Torino } from '../model.ts';
import { torino } from '../rules.ts';
import { torinoEvaluation, torinoShare } from './evaluation.ts';

const options = (changes: object = {}) => ({ ...defaultOptions(OPTIONS), ...changes });
const started = (outcome: number, changes: object = {}): Torino => {
  const s = torino.setup(options(changes));
  torino.apply(s, CHANCE, outcome);
  return s;
};

/** What the next step leads to: by the odds where chance is next, else every choice. */
function followers(s: Torino): { share: number; weight: number }[] {
  const choices = new Choices();
  const due = torino.toMove(s);
  const seat = due === CHANCE_BIT ? CHANCE : due >> 1;
  torino.choices(s, seat, choices);
  return choices.list().map((action, i) => {
    const after = s.clone();
    torino.apply(after, seat, action);
    return {
      share: torino.toMove(after) === 0 ? torino.payoff(after) : torinoShare(after),
      weight: choices.weight[i]!,
    };
  });
}

describe('the exact value of torino', () => {
  it('is even before the opening roll', () => {
    expect(torinoShare(torino.setup(options()))).toBeCloseTo(0.5, 12);
  });

  it('gives the starter of a default match as much as the other: 0.4420 each, 0.1160 to the shoot-out', () => {
    expect(torinoShare(started(61))).toBeCloseTo(0.5, 10);
    expect(torinoShare(started(16))).toBeCloseTo(0.5, 10);
  });

  it('is the expectation of what follows, at every step of whole matches', () => {
    for (const [n, changes] of [
      {},
      { turnsPerHalf: 3 },
      { secondHalf: 'roll', tie: 'draw', turnsPerHalf: 5 },
      { shootoutKicks: 2, turnsPerHalf: 2 },
    ].entries()) {
      const random = randomFrom(`torino ${n}`);
      const s = torino.setup(options(changes));
      const choices = new Choices();
      while (torino.toMove(s) !== 0) {
        const next = followers(s);
        const total = next.reduce((sum, one) => sum + one.weight, 0);
        const expected = next.reduce((sum, one) => sum + one.share * one.weight, 0) / total;
        expect(torinoShare(s)).toBeCloseTo(expected, 10);
        const due = torino.toMove(s);
        const seat = due === CHANCE_BIT ? CHANCE : due >> 1;
        torino.choices(s, seat, choices);
        torino.apply(s, seat, choices.pick(random()));
      }
    }
  });

  it('does not depend on any choice', () => {
    const s = started(61);
    torino.apply(s, CHANCE, 5);
    for (const { share } of followers(s)) expect(share).toBeCloseTo(torinoShare(s), 12);
  });

  it('is what the evaluation says', () => {
    const s = started(61);
    torino.apply(s, CHANCE, 6);
    expect(valueOf(torinoEvaluation, s)).toBeCloseTo(torinoShare(s), 12);
    expect(torinoShare(s)).toBeGreaterThan(0.5);
  });
});
