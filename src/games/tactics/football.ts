import { type FootballEvent, footballIn, told } from '../../core/events.ts';
import type { Side } from '../../core/game.ts';
import type { TacticsEvent } from './events.ts';
import type { Face } from './model.ts';
import { shirtOf } from './shirts.ts';

const kick = (side: Side, result: Face): readonly FootballEvent[] => [
  { type: 'spin', result },
  { type: 'kick', side, isGoal: result === 'goal' },
];

export const football = footballIn<TacticsEvent>({
  roll: (event) => [{ type: 'dice', faces: 'dice' in event ? event.dice : [event.home, event.away] }],
  battle: ({ home, away }) => [{ type: 'dice', faces: [home, away] }],
  kickoff: told.stop,
  play: told.turn,
  kick: told.touch,
  pass: told.touch,
  dribble: told.touch,
  capture: told.possession,
  possession: told.possession,
  foul: told.foul,
  card: told.card,
  offside: told.offside,
  freekick: told.stop,
  goalkick: told.stop,
  corner: told.stop,
  penalty: told.penalty,
  shot({ side, piece, result, rule }) {
    const from = rule === 'STW-PEN-6' ? 'penalty' : null;
    const shot = { type: 'shot', side, isGoal: result === 'goal', from, shirt: String(shirtOf(piece)) } as const;
    return [{ type: 'spin', result }, { type: 'touch' }, shot];
  },
  goal: (event) => ('shootout' in event ? kick(event.side, 'goal') : told.goal(event)),
  miss: ({ side, result }) => kick(side, result),
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
