import { footballIn, told } from '../../../src/core/events.ts';
import { otherSide, type Side } from '../../../src/core/game.ts';
import type { ToyEvent } from './model.ts';

const shot = (side: Side, isGoal: boolean) => ({ type: 'shot', side, isGoal, from: 'penalty', shirt: null }) as const;

export const football = footballIn<ToyEvent>({
  toss: told.coin,
  turn: told.turn,
  pass: told.touch,
  roll: ({ value }) => [{ type: 'dice', faces: [value] }],
  penalty: told.penalty,
  goal: (event) => [shot(event.side, true), ...told.goal(event)],
  save: (event) => [shot(otherSide(event.side), false), ...told.save(event)],
  period: told.periodEnd,
  over: told.over,
});
