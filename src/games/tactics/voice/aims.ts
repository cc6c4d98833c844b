import type { Side } from '../../../core/game.ts';
import type { Aim } from '../../../core/voice.ts';
import { type KickKind, kickKind } from '../kicks.ts';
import type { TacticsPosition } from '../position.ts';
import { say } from './words.ts';

const CAPTURE = { type: 'capture', label: say('captura', 'capture') };
const POSSESSION = { type: 'possession', label: say('ganar la lucha', 'win the battle') };
/** STW-GK-6. */
const BEAT_KEEPER = { type: 'possession', label: say('superar al portero', 'beat the keeper') };
const GOAL = { type: 'goal', label: say('gol', 'goal') };

/** What A is after in a battle there, where a rival stands: null without one. */
function aimOfBattle(p: TacticsPosition, space: string): Aim | null {
  const rivals = p.pieces[p.side === 'home' ? 'away' : 'home'];
  if (rivals.gk === space) return BEAT_KEEPER;
  return Object.values(rivals).includes(space) ? POSSESSION : null;
}

function aimOfKick(p: TacticsPosition, to: string, kind: KickKind): Aim | null {
  if (kind === 'battle') return aimOfBattle(p, to);
  if (kind === 'shot') return GOAL;
  return kind === 'empty' ? CAPTURE : null;
}

/** What D is after or must fear when its man ends there (STW-CAP-3 to STW-CAP-6, STW-AREA-1). */
function aimOfAttempt(p: TacticsPosition, to: string): Aim | null {
  if (to === p.ball) return p.holder === null ? null : POSSESSION;
  const facts = { side: p.side };
  if (p.holder === null) return { ...CAPTURE, facts, label: say('captura del rival', 'rival capture') };
  return p.chance ? rivalGoal(p) : null;
}

const rivalGoal = (p: TacticsPosition): Aim => ({
  ...GOAL,
  facts: { side: p.side },
  label: say('gol del rival', 'rival goal'),
});

/** STW-PEN-2: the last piece is cleared away, then the penalty is taken; the taker's own place comes before. */
function aimOfClearing(p: TacticsPosition, side: Side): Aim | null {
  const [next, ...rest] = p.queue;
  if (p.restart !== 'penalty' || rest.length > 0 || next === `${p.side}:${p.holder}`) return null;
  return side === p.side ? GOAL : rivalGoal(p);
}

/** What an action is after, where chance decides whether it gets it. */
export function aimOf(text: string, p: TacticsPosition, side: Side): Aim | null {
  const [word, operands = ''] = text.split(':');
  const to = operands.split('-').at(-1)!;
  switch (word) {
    case 'kick':
      return aimOfKick(p, to, kickKind(p, to));
    case 'dribble':
      return aimOfBattle(p, to);
    case 'roll':
      return p.holder === null ? CAPTURE : POSSESSION;
    case 'keeper':
      return aimOfAttempt(p, to);
    case 'place':
      return p.phase === 'clear' ? aimOfClearing(p, side) : null;
    case 'move':
    case 'pass':
      return p.phase === 'defendmove' ? aimOfAttempt(p, to) : null;
    default:
      return null;
  }
}
