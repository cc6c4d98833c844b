import { expect, it } from 'vitest';
import { momentOf } from './moments.ts';

it('a kick of a shoot-out is a moment of joy where it goes in, and no penalty that was given', () => {
  const kick = (goal: boolean) => momentOf([{ type: 'penalty', side: 'away', goal }]);
  expect(kick(true)).toMatchObject({ kind: 'goal', side: 'away' });
  expect(kick(false)).toBeNull();
  expect(momentOf([{ type: 'penalty', side: 'home', cause: 'foul' }])).toMatchObject({ kind: 'penalty' });
});
