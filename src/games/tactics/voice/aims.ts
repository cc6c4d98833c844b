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

/** What an action is after, where chance decides whether it gets it. */
export function aimOf(text: string, p: TacticsPosition): Aim | null {
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
      return to === p.ball && p.holder !== null ? POSSESSION : null;
    case 'move':
      return p.phase === 'defendmove' && to === p.ball && p.holder !== null ? POSSESSION : null;
    default:
      return null;
  }
}
