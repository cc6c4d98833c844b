import type { Rulebook } from '../../../core/rulebook.ts';
import type { TorinoPosition } from '../position.ts';
import { explain } from './explain.ts';
import { written } from './generated.ts';

export const rulebook: Rulebook<TorinoPosition> = { ...written, printed: [], explain };
