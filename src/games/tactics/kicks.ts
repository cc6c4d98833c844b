import { kickTo } from './action.ts';
import { spaceNamed } from './board.ts';
import { PHASE } from './model.ts';
import { ball } from './phases/ball.ts';
import { readPosition, type TacticsPosition } from './position.ts';

/** What becomes of a ball played there: a loose ball, a pass, a shot, a battle, or off-side. */
export const KICK_KINDS = ['empty', 'pass', 'shot', 'battle', 'offside'] as const;
export type KickKind = (typeof KICK_KINDS)[number];

/** The kind of a legal kick, found by playing it on a copy. */
export function kickKind(position: TacticsPosition, to: string): KickKind {
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
