import { type FootballEvent, footballIn, sideIn, told } from '../../core/events.ts';
import type { GameEvent } from '../../core/game.ts';
import { shirtOf } from './shirts.ts';

const facesIn = ({ dice, home, away }: GameEvent): number[] => (dice ?? [home, away]) as number[];

function shot(event: GameEvent): readonly FootballEvent[] {
  const result = String(event['result']);
  const from = event.rule === 'STW-PEN-6' ? 'penalty' : null;
  const shirt = String(shirtOf(String(event['piece'])));
  return [
    { type: 'spin', result },
    { type: 'touch' },
    { type: 'shot', side: sideIn(event), isGoal: result === 'goal', from, shirt },
  ];
}

const kick = (event: GameEvent, result: string): readonly FootballEvent[] => [
  { type: 'spin', result },
  { type: 'kick', side: sideIn(event), isGoal: result === 'goal' },
];

export const football = footballIn<GameEvent>({
  roll: (event) => [{ type: 'dice', faces: facesIn(event) }],
  battle: (event) => [{ type: 'dice', faces: facesIn(event) }],
  kickoff: told.stop,
  play: told.turn,
  kick: told.touch,
  pass: told.touch,
  dribble: told.touch,
  capture: told.possession,
  possession: told.possession,
  foul: told.foul,
  card: told.card,
  offside: told.stop,
  freekick: told.stop,
  goalkick: told.stop,
  corner: told.stop,
  penalty: told.penalty,
  shot,
  goal: (event) => (event['shootout'] === true ? kick(event, 'goal') : told.goal(event)),
  miss: (event) => kick(event, String(event['result'])),
  whistle: told.whistle,
  period: told.periodEnd,
  shootout: told.shootout,
  over: told.over,
});
