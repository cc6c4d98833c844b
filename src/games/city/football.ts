import { type FootballEvent, footballIn, told } from '../../core/events.ts';
import { otherSide } from '../../core/game.ts';
import type { KindName } from './cards.ts';
import type { CityEvent } from './events.ts';

/** A card is turned; whoever may not see it is not told which. */
const draw = ({ card = null }: { readonly card?: KindName | null }): FootballEvent => ({ type: 'draw', card });

/** The keeper's card decides the shot. */
function save(event: Extract<CityEvent, { readonly type: 'save' }>): readonly FootballEvent[] {
  const isGoal = event.result === 'goal';
  const shot: FootballEvent = { type: 'shot', side: otherSide(event.side), isGoal, from: null, shirt: null };
  return [draw(event), shot, ...(isGoal ? [] : told.save(event))];
}

export const football = footballIn<CityEvent>({
  toss: told.coin,
  draw: (event) => [draw(event)],
  minute: (event) => [draw(event)],
  /** Turned up, or decided by its coin or die. */
  factor: (event) => [draw(event), ...(event.side ? told.coin(event) : [])],
  turn: told.turn,
  pass: told.touch,
  contest: (event) => [{ type: 'dice', faces: event.roll }],
  referee: (event) => [{ type: 'dice', faces: [event.die] }],
  possession: told.possession,
  loose: told.loose,
  offside: told.offside,
  foul: told.foul,
  card: told.card,
  stop: (event) => [{ type: 'stop' }, ...(event.kind === 'penalty' ? told.penalty(event) : [])],
  shot: (event) => [draw(event), { type: 'touch' }],
  save,
  goal: told.goal,
  kick: (event) => [draw(event), { type: 'touch' }, { type: 'kick', side: event.side, isGoal: event.goal }],
  timeup: told.whistle,
  'period-end': told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
