import { type FootballEvent, footballIn, rivalIn, sideIn, told } from '../../core/events.ts';
import type { GameEvent, Side } from '../../core/game.ts';

/** Most goals need no luck; a penalty is decided by fingers. */
function attempt(event: GameEvent, side: Side, isGoal: boolean): readonly FootballEvent[] {
  if (event['how'] === 'shootout') return [{ type: 'kick', side, isGoal }];
  return [{ type: 'shot', side, isGoal, from: event['how'] === 'penalty' ? 'penalty' : null, shirt: null }];
}

export const football = footballIn<GameEvent>({
  coin: told.coin,
  kickoff: told.stop,
  turn: told.turn,
  possession: told.possession,
  pass: told.touch,
  kick: told.touch,
  long: told.touch,
  card: told.card,
  penalty: told.penalty,
  goal: (event) => [...attempt(event, sideIn(event), true), ...(event['how'] === 'shootout' ? [] : told.goal(event))],
  save: (event) => [...attempt(event, rivalIn(event), false), ...told.save(event)],
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
