import { otherSide, type Side } from '../../../src/core/game.ts';
import { brief, periodEnd, shot, storyIn, trace, type Way, way } from '../../../src/core/story.ts';
import type { ToyEvent } from './model.ts';
import type { ToyPosition } from './position.ts';

/** From where the ball lies into the goal that a side attacks. */
const shotAt = (attacker: Side, before: ToyPosition | null): readonly Way[] =>
  way('ball', before && String(before.ball), `goal of ${otherSide(attacker)}`);

export const story = storyIn<ToyPosition, ToyEvent>({
  pass: () => trace([], brief('pase', 'pass')),
  save: ({ side }, before) =>
    shot(shotAt(otherSide(side), before), brief('penalti parado', 'penalty saved'), {
      kind: 'save',
      at: null,
      side,
      word: { es: '¡Parada!', en: 'Saved!' },
    }),
  goal: ({ side }, before) => shot(shotAt(side, before), brief('¡gol!', 'goal!')),
  period: ({ score }) => periodEnd(score),
});
