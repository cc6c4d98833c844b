import { expect, it } from 'vitest';
import { dramaOf } from './drama.ts';

const stroke = (swing: number) => ({ step: 1, outcome: 'd6:1', swing });

it('a match without a turn of the tide has none', () => {
  expect(dramaOf({ course: [0.5, 0.6, 0.8, 1], strokes: [] }, 'home')).toEqual({
    value: 0,
    leads: 0,
    behind: 0,
    stroke: 0,
  });
});

it('grows with the changes of the lead, with how far behind the winner was and with what one throw moved', () => {
  const calm = dramaOf({ course: [0.5, 0.4, 0.7, 1], strokes: [stroke(0.1)] }, 'home');
  const wild = dramaOf({ course: [0.5, 0.1, 0.7, 0.2, 0.9, 1], strokes: [stroke(0.1), stroke(-0.6)] }, 'home');
  expect(calm).toMatchObject({ leads: 1, stroke: 0.1 });
  expect(calm.behind).toBeCloseTo(0.2);
  expect(wild).toMatchObject({ leads: 3, stroke: 0.6 });
  expect(wild.behind).toBeCloseTo(0.8);
  expect(wild.value).toBeGreaterThan(calm.value);
  expect(wild.value).toBeLessThanOrEqual(1);
});

it('whoever is hardly ahead does not lead, and of a draw nobody came back', () => {
  expect(dramaOf({ course: [0.5, 0.52, 0.48, 0.53, 0.5], strokes: [] }, null)).toMatchObject({ leads: 0, behind: 0 });
});
