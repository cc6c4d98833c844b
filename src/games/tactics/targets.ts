import type { Position } from '../../core/game.ts';
import type { Aim } from '../../core/voice.ts';
import { kickTo } from './action.ts';
import { spaceNamed } from './board.ts';
import { say } from './lines.ts';
import { PHASE } from './model.ts';
import { ball } from './phases/ball.ts';
import type { TacticsPosition } from './position.ts';
import { readPosition } from './position.ts';

/** What becomes of a ball played there: a loose ball, a pass, a shot, a battle, or off-side. */
export const KICK_KINDS = ['empty', 'pass', 'shot', 'battle', 'offside'] as const;
export type KickKind = (typeof KICK_KINDS)[number];

/** The kind of a legal kick, found by playing it on a copy. */
export function kickKind(position: Position, to: string): KickKind {
  const read = readPosition(position);
  const space = spaceNamed(to);
  if (!read.ok || space === undefined) return 'empty';
  const s = read.value;
  const told = new Set<string>();
  ball.apply(s, s.side, kickTo(space), (event) => told.add(event.type));
  if (told.has('offside')) return 'offside';
  if (s.phase === PHASE.shot) return 'shot';
  if (s.phase === PHASE.battle) return 'battle';
  return told.has('pass') ? 'pass' : 'empty';
}

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
export function aimOf(text: string, position: Position): Aim | null {
  const p = position as unknown as TacticsPosition;
  const [word, operands = ''] = text.split(':');
  const to = operands.split('-').at(-1)!;
  switch (word) {
    case 'kick':
      return aimOfKick(p, to, kickKind(position, to));
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
