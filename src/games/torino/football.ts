import { type FootballEvent, footballIn, rivalIn, type ShotKind, sideIn, told } from '../../core/events.ts';
import type { GameEvent, Side } from '../../core/game.ts';

const kindOf = (from: string): ShotKind => (from === 'penalty' ? from : from.startsWith('corner') ? 'corner' : null);

/** The second roll decides a shot, or a kick of the shoot-out. */
function attempt(event: GameEvent, side: Side, isGoal: boolean): readonly FootballEvent[] {
  if (event['shootout'] === true) return [{ type: 'kick', side, isGoal }];
  const from = String(event['from']);
  return [{ type: 'shot', side, isGoal, from: kindOf(from), shirt: /^\d+$/.test(from) ? from : null }];
}

const facesIn = ({ value, home, away }: GameEvent): number[] =>
  (value === undefined ? [home, away] : [value]) as number[];

export const football = footballIn({
  roll: (event) => [{ type: 'dice', faces: facesIn(event) }],
  turn: told.turn,
  foul: told.foul,
  penalty: (event) => (event['cause'] === 'shootout' ? [] : told.penalty(event)),
  pass: told.touch,
  goal: (event) => [...attempt(event, sideIn(event), true), ...(event['shootout'] === true ? [] : told.goal(event))],
  save: (event) => [...attempt(event, rivalIn(event), false), ...told.save(event)],
  wide: (event) => attempt(event, sideIn(event), false),
  corner: told.stop,
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
