import type { Said } from '../../../core/clause.ts';
import { SIDES, type Side } from '../../../core/game.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import type { MatPosition } from '../position.ts';

export const say = (es: string, en: string): Said => ({ es, en });

export const nameOf = (side: unknown, lang: keyof Said): string => SIDE_NAMES[String(side)]?.[lang] ?? '';

/** A pawn is called by its number. */
export const numberOf = (pawn: unknown): string => String(pawn ?? '').slice(1);

/** A space of a goal, by its name. */
export const isInGoal = (space: string): boolean => /^[def](0|14)$/.test(space);

/** The pawn that stands on a space, if one does. */
export function pawnOn(p: MatPosition, space: string | null): { side: Side; id: string } | undefined {
  for (const side of SIDES)
    for (const [id, at] of Object.entries(p.pieces[side])) if (at === space) return { side, id };
  return undefined;
}

/** MAT-SUB-6: the pause that a side is in, which says why the match waits; '' outside of one. */
export function pauseOf(p: MatPosition, side: Side): '' | 'goal' | 'penalty' | 'pause' {
  if (p.phase === 'after') return p.penalty ? 'penalty' : p.starts ? 'goal' : '';
  const canSub = !p.subbed && Object.values(p.pieces[side]).includes('sub');
  return p.phase === 'kickoff' && canSub && p.score[0] + p.score[1] > 0 ? 'pause' : '';
}
