import { type FootballEvent, footballIn, rivalIn, sideIn, told } from '../../core/events.ts';
import type { GameEvent } from '../../core/game.ts';

/** Private where the viewer does not own it. */
const draw = ({ card }: GameEvent): FootballEvent => ({ type: 'draw', card: typeof card === 'string' ? card : null });

/** The keeper's card decides the shot. */
function save(event: GameEvent): readonly FootballEvent[] {
  const isGoal = event['result'] === 'goal';
  const shot: FootballEvent = { type: 'shot', side: rivalIn(event), isGoal, from: null, shirt: null };
  return [draw(event), shot, ...(isGoal ? [] : told.save(event))];
}

export const football = footballIn<GameEvent>({
  toss: told.coin,
  draw: (event) => [draw(event)],
  minute: (event) => [draw(event)],
  /** Turned up, or decided by its coin or die. */
  factor: (event) => [draw(event), ...(event['side'] ? told.coin(event) : [])],
  turn: told.turn,
  pass: told.touch,
  contest: (event) => [{ type: 'dice', faces: event['roll'] as number[] }],
  referee: (event) => [{ type: 'dice', faces: [event['die'] as number] }],
  possession: told.possession,
  loose: told.loose,
  offside: told.stop,
  foul: told.foul,
  card: told.card,
  stop: (event) => [{ type: 'stop' }, ...(event['kind'] === 'penalty' ? told.penalty(event) : [])],
  shot: (event) => [draw(event), { type: 'touch' }],
  save,
  goal: told.goal,
  kick: (event) => [
    draw(event),
    { type: 'touch' },
    { type: 'kick', side: sideIn(event), isGoal: event['goal'] === true },
  ],
  timeup: told.whistle,
  'period-end': told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
