import type { Choices } from '../../core/choices.ts';
import { FACE_WEIGHTS } from './model.ts';

/** STW-SHOT-1, STW-VAR-2: spinner and shooting die have the same faces with the same odds. */
export function offerSpin(out: Choices): void {
  for (const [face, weight] of FACE_WEIGHTS.entries()) out.add(face, weight);
}
