import type { Drawn, Targets } from '../../../src/core/targets.ts';
import type { ToyEvent } from './model.ts';
import type { ToyPosition } from './position.ts';

/** The words of the actions say everything that the board draws. */
export const targets: Targets<ToyPosition, ToyEvent, Drawn> = { draw: () => ({ targets: [], marks: null }) };
