import type { Outcomes } from '../../core/dice.ts';
import { FACE_WEIGHTS, FACES, type Tactics } from './model.ts';

const spin = (draw: 'spinner' | 'shotdie'): Outcomes => ({
  draw,
  offer(_s, _seat, out) {
    for (const [face, name] of FACES.entries()) out.add(face, FACE_WEIGHTS[name]);
  },
  write: (face) => `${draw}:${FACES[face]}`,
  read(text) {
    const face = FACES.findIndex((name) => text === `${draw}:${name}`);
    return face < 0 ? undefined : face;
  },
});
const SPINNER = spin('spinner');
const SHOT_DIE = spin('shotdie');

/** STW-SHOT-1, STW-VAR-2: spinner and shooting die have the same faces with the same odds. */
export const shotDraw = (s: Tactics): Outcomes => (s.options.shot === 'die' ? SHOT_DIE : SPINNER);
