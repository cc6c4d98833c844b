import { expect, it } from 'vitest';
import { zoneOf } from './zone.ts';

it('the event zone keeps the last card of each kind until the next', () => {
  const told = [
    { type: 'pass', side: 'home', card: 'medium' },
    { type: 'tactic', side: 'home', card: 'pace', n: '6' },
    { type: 'faceoff', attacker: 'away', cards: { off: 'hat', def: 'slide' } },
    { type: 'faceoff', attacker: 'home', cards: { off: 'feint', def: 'none' } },
    { type: 'minute', card: 'short' },
    { type: 'shot', side: 'home', n: '8', card: 'low', total: 6 },
    { type: 'save', side: 'away', card: 'catch', total: 6, result: 'hold' },
  ];
  const zone = zoneOf(told);
  expect(zone.ball).toBe('short');
  expect(zone.off).toEqual({ home: 'feint', away: 'hat' });
  expect(zone.def).toEqual({ home: 'slide', away: null });
  expect(zone.shot).toEqual({ side: 'home', n: '8', card: 'low', total: 6 });
  expect(zone.save).toEqual({ card: 'catch', total: 6, isGoal: false });
  const kicks = [
    { type: 'period-end' },
    { type: 'shot', side: 'away', n: '9', card: 'lob', total: 11 },
    { type: 'kick', side: 'away', card: 'wide', goal: false },
  ];
  expect(zoneOf([...told, kicks[0]!, kicks[1]!])).toMatchObject({ ball: null, shot: { n: '9' }, save: null });
  expect(zoneOf([...told, ...kicks]).save).toEqual({ card: 'wide', total: null, isGoal: false });
});
