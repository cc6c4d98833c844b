import { footballIn, rivalIn, told } from '../../core/events.ts';
import type { ElevenEvent } from './events.ts';

export const football = footballIn<ElevenEvent>({
  toss: told.coin,
  roll: ({ value }) => [{ type: 'dice', faces: [value] }],
  kickoff: (event) => [...told.stop(), ...told.turn(event)],
  kick: told.touch,
  possession: told.possession,
  'turn-end': (event) => [{ type: 'turn', side: rivalIn(event) }],
  shot: ({ side, saved }) => [{ type: 'touch' }, { type: 'shot', side, isGoal: !saved, from: null, shirt: null }],
  save: told.save,
  goal: told.goal,
  penalty: ({ side, goal }) => [{ type: 'touch' }, { type: 'kick', side, isGoal: goal }],
  'time-up': told.whistle,
  'period-end': told.periodEnd,
  'period-start': ({ period }) => (period === 'shootout' ? told.shootout() : []),
  over: told.over,
});
