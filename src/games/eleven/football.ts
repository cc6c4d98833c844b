import { footballIn, sideIn, told } from '../../core/events.ts';

export const football = footballIn({
  toss: told.coin,
  roll: (event) => [{ type: 'dice', faces: [event['value'] as number] }],
  kickoff: told.stop,
  kick: told.touch,
  possession: told.possession,
  'turn-end': told.turn,
  shot: (event) => [
    { type: 'touch' },
    { type: 'shot', side: sideIn(event), isGoal: event['saved'] === false, from: null, shirt: null },
  ],
  save: told.save,
  goal: told.goal,
  penalty: (event) => [{ type: 'touch' }, { type: 'kick', side: sideIn(event), isGoal: event['goal'] === true }],
  'time-up': told.whistle,
  'period-end': told.periodEnd,
  'period-start': (event) => (event['period'] === 'shootout' ? told.shootout() : []),
  over: told.over,
});
