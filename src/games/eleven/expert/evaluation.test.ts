import { describe, expect, it } from 'vitest';
import { Judge } from '../../../bots/judge.ts';
import { type Evaluation, valueOf } from '../../../core/expert.ts';
import type { Eleven } from '../model.ts';
import { eleven } from '../rules.ts';
import { load } from '../testing.ts';
import { elevenEvaluation, elevenSearchEvaluation } from './evaluation.ts';
import { pointsToShot } from './threat.ts';

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

describe('the points that a side needs for a shot', () => {
  const needed = (given: Given): number => pointsToShot(stateOf(given), 0, 6);

  it('are none where kicks bring the ball to a man before the goal', () => {
    expect(needed({ home: { 2: '33' }, ball: '33' })).toBe(0);
    expect(needed({ home: { 2: '26', 3: '33' }, away: { 2: '13' }, ball: '26' })).toBe(0);
  });

  it('are his steps where a man carries it there, or goes there to be passed to', () => {
    expect(needed({ home: { 2: '13' }, ball: '13' })).toBe(1);
    expect(needed({ home: { 2: '48', 3: '41' }, away: { 2: '44' }, ball: '48' })).toBe(1);
  });

  it('are two more where he has to push an opponent away, and three where the ball is to be won', () => {
    const held = { 2: '33', 3: '20', 4: '44' };
    expect(needed({ home: { 2: '48', 3: '13' }, away: held, ball: '48' })).toBe(2);
    expect(needed({ home: { 2: '48' }, away: { 2: '33' }, ball: '33' })).toBe(3);
  });

  it('are more than a die gives where nobody is near', () => {
    expect(needed({ home: { 2: '30' }, ball: '30' })).toBe(7);
  });

  it('are no help to a keeper who must kick at once, unless kicks alone do it', () => {
    const ends = { home: 'E', away: 'W' };
    const given = { period: 2, ends, home: { 1: '32', 2: '10' }, away: { 1: '31' }, ball: '32' };
    expect(needed(given)).toBe(7);
    const links = { 3: '8', 4: '0', 5: '5', 6: '11', 7: '19' };
    expect(needed({ ...given, home: { ...given.home, ...links } })).toBe(0);
  });

  it('count a way as barred where the only place for the pushed man is in it', () => {
    const away = { 2: '19', 3: '12', 4: '34', 5: '49', 6: '43' };
    const ends = { home: 'E', away: 'W' };
    const given = { period: 2, ends, home: { 1: '32', 2: '5', 3: '11' }, away: { 1: '31', ...away }, ball: '5' };
    expect(needed(given)).toBeGreaterThan(2);
    expect(needed({ ...given, away: { 1: '31', ...away, 5: '2' } })).toBe(2);
  });
});

describe('the evaluation that the search of eleven uses', () => {
  const search = (given: Given): number => valueOf(elevenSearchEvaluation, stateOf(given));
  const near = { home: { 2: '48', 3: '13' }, away: { 2: '33', 3: '20', 4: '44' }, ball: '48', die: 2 };

  it('has a weight for every name', () => {
    expect(elevenSearchEvaluation.weights).toHaveLength(elevenSearchEvaluation.names.length);
  });

  /** Gives the part of what a goal would add that a shot at hand adds. */
  const QUARTER = 1 / 4;
  const goalAdds = search({ ...near, points: 1, score: [1, 0] }) - search({ ...near, points: 1 });

  it('sees a shot that the points are enough for, and is worth less than the goal', () => {
    const adds = search({ ...near, points: 2 }) - search({ ...near, points: 1 });
    expect(adds).toBeGreaterThan(QUARTER * goalAdds);
    expect(adds).toBeLessThan(goalAdds);
  });

  it('knows that nothing comes of it once the kick is spent', () => {
    const spent = search({ ...near, points: 2, kicks: 1 });
    expect(search({ ...near, points: 2 }) - spent).toBeGreaterThan(QUARTER * goalAdds);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
  ])('finds the shot itself better than having it, at %i to %i', (home, away) => {
    const held = { home: { 2: '33', 3: '20', 4: '13' }, ball: '33', points: 0, score: [home, away] };
    const shot = load(held).play('home', 'shoot').state as Eleven;
    const taken = new Judge(eleven, elevenSearchEvaluation as Evaluation, shot).expected(shot);
    expect(taken - search(held)).toBeGreaterThan((taken - search({ ...held, ball: '60' })) / 10);
  });

  it('counts a goal more with a lead as much as the first, in logits', () => {
    const logit = (score: readonly [number, number]): number => {
      const worth = search({ score });
      return Math.log(worth / (1 - worth));
    };
    expect(logit([3, 0]) - logit([2, 0])).toBeCloseTo(logit([1, 0]) - logit([0, 0]), 1);
  });

  it('shoots rather than keeps the ball before the goal', () => {
    const before = { home: { 2: '33' }, ball: '33' };
    const scored = valueOf(elevenSearchEvaluation, stateOf({ score: [1, 0], phase: 'roll', side: 'away' }));
    expect(search({ ...before, phase: 'play', points: 0, die: 4 })).toBeLessThan(scored);
    expect(search({ ...before, phase: 'roll', side: 'away' })).toBeLessThan(search({ ...before, points: 0, die: 4 }));
  });

  it('wants men forward, and kicks that gain nothing cost a little', () => {
    expect(search({ home: { 3: '21' } })).toBeGreaterThan(search({ home: { 3: '22' } }));
    const chain = { home: { 2: '35' }, chain: true };
    expect(search({ ...chain, kicks: 4 })).toBeLessThan(search({ ...chain, kicks: 2 }));
  });
});
