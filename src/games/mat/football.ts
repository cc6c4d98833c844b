import { type FootballEvent, footballIn, told } from '../../core/events.ts';
import { otherSide, type Side } from '../../core/game.ts';
import type { How, MatEvent } from './events.ts';

/** An attempt on goal: most need no luck, a penalty is decided by fingers. */
function attempt(how: How | 'shootout', side: Side, isGoal: boolean): FootballEvent {
  if (how === 'shootout') return { type: 'kick', side, isGoal };
  return { type: 'shot', side, isGoal, from: how === 'penalty' ? 'penalty' : null, shirt: null };
}

export const football = footballIn<MatEvent>({
  coin: told.coin,
  kickoff: told.stop,
  turn: told.turn,
  possession: told.possession,
  pass: told.touch,
  kick: told.touch,
  long: told.touch,
  card: told.card,
  penalty: told.penalty,
  goal: (event) => [attempt(event.how, event.side, true), ...(event.how === 'shootout' ? [] : told.goal(event))],
  save: (event) => [attempt(event.how, otherSide(event.side), false), ...told.save(event)],
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
