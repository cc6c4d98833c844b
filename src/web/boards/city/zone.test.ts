import { expect, it } from 'vitest';
import type { CityEvent } from '../../../games/city/events.ts';
import { zoneOf } from './zone.ts';

const FACE_OFF = {
  type: 'faceoff',
  kind: 'dribble',
  ...{ att: '6', def: '4', totals: [5, 4] as const, blocked: false, winner: 'home' as const, rule: 'CTY-FAC-4' },
} as const;

it('the event zone keeps the last card of each kind until the next', () => {
  const told: readonly CityEvent[] = [
    { type: 'pass', side: 'home', card: 'medium', from: 'h6', to: 'h9' },
    { type: 'tactic', side: 'home', card: 'pace', n: '6' },
    { ...FACE_OFF, attacker: 'away', cards: { off: 'hat', def: 'slide' } },
    { ...FACE_OFF, attacker: 'home', cards: { off: 'feint', def: 'none' } },
    { type: 'minute', card: 'short', rule: 'CTY-TIM-3' },
    { type: 'shot', side: 'home', n: '8', card: 'low', total: 6 },
    { type: 'save', side: 'away', card: 'catch', total: 6, result: 'hold' },
  ];
  const zone = zoneOf(told);
  expect(zone.ball).toBe('short');
  expect(zone.off).toEqual({ home: 'feint', away: 'hat' });
  expect(zone.def).toEqual({ home: 'slide', away: null });
  expect(zone.shot).toEqual({ side: 'home', n: '8', card: 'low', total: 6 });
  expect(zone.save).toEqual({ card: 'catch', total: 6, isGoal: false });
  const kicks: readonly CityEvent[] = [
    { type: 'period-end', period: 1, score: [0, 0], rule: 'CTY-TIM-1' },
    { type: 'shot', side: 'away', n: '9', card: 'lob', total: 11 },
    { type: 'kick', side: 'away', card: 'wide', goal: false, rule: 'CTY-SHO-1' },
  ];
  expect(zoneOf([...told, kicks[0]!, kicks[1]!])).toMatchObject({ ball: null, shot: { n: '9' }, save: null });
  expect(zoneOf([...told, ...kicks]).save).toEqual({ card: 'wide', total: null, isGoal: false });
});
