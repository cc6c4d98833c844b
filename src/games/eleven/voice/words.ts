import type { Said } from '../../../core/clause.ts';
import { SIDES, type Side } from '../../../core/game.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import type { ElevenPosition } from '../position.ts';

export const say = (es: string, en: string): Said => ({ es, en });

export const nameOf = (side: unknown, lang: keyof Said): string => SIDE_NAMES[String(side)]?.[lang] ?? '';

/** Who stands on a space, if anybody. */
export function manOn(p: ElevenPosition, space: string | undefined): { side: Side; number: string } | undefined {
  for (const side of SIDES)
    for (const [number, at] of Object.entries(p.pieces[side])) if (at !== null && at === space) return { side, number };
  return undefined;
}
