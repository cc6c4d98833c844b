import { type FootballEvent, footballIn, type ShotKind, told } from '../../core/events.ts';
import { otherSide, type Side } from '../../core/game.ts';
import type { Kind } from './board.ts';
import type { TorinoEvent } from './events.ts';

const shotKind = (from: Kind): ShotKind => (from === 'penalty' ? from : from.startsWith('corner') ? 'corner' : null);

/** A shot, or a kick of the shoot-out, as the second roll decides it. */
function attempt(event: object, side: Side, isGoal: boolean, from: Kind): readonly FootballEvent[] {
  if ('shootout' in event) return [{ type: 'kick', side, isGoal }];
  return [{ type: 'shot', side, isGoal, from: shotKind(from), shirt: /^\d+$/.test(from) ? from : null }];
}

export const football = footballIn<TorinoEvent>({
  roll: (event) => [{ type: 'dice', faces: event.for === 'opening' ? [event.home, event.away] : [event.value] }],
  turn: told.turn,
  foul: told.foul,
  penalty: (event) => (event.cause === 'shootout' ? [] : told.penalty(event)),
  pass: told.touch,
  goal: (event) => [...attempt(event, event.side, true, event.from), ...('shootout' in event ? [] : told.goal(event))],
  save: (event) => [...attempt(event, otherSide(event.side), false, event.from), ...told.save(event)],
  wide: (event) => attempt(event, event.side, false, event.from),
  corner: told.stop,
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
