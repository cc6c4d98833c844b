import { expect, it } from 'vitest';
import { loadRoom } from '../../games/index.ts';
import { momentOf } from './moments.ts';

it('a kick of a shoot-out is a moment of joy where it goes in, and no penalty that was given', async () => {
  const eleven = (await loadRoom('eleven')).football;
  const kick = (goal: boolean) => momentOf([{ type: 'penalty', side: 'away', goal }], eleven);
  expect(kick(true)).toMatchObject({ kind: 'goal', side: 'away' });
  expect(kick(false)).toBeNull();
  const torino = (await loadRoom('torino')).football;
  const given = (cause: string) => momentOf([{ type: 'penalty', side: 'home', cause }], torino);
  expect(given('foul')).toMatchObject({ kind: 'penalty', side: 'home' });
  expect(given('shootout')).toBeNull();
});

it('the greatest thing of a step is shown, for whom it was', async () => {
  const { football } = await loadRoom('tactics');
  const red = { type: 'card', side: 'away', color: 'red' };
  expect(momentOf([red, { type: 'penalty', side: 'home' }], football)).toMatchObject({ kind: 'red', side: 'away' });
  expect(momentOf([{ type: 'over', winner: 'away' }], football)).toMatchObject({ kind: 'over', side: 'away' });
});
