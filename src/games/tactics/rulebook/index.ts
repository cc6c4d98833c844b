import type { Rulebook } from '../../../core/rulebook.ts';
import type { TacticsPosition } from '../position.ts';
import { explain } from './explain.ts';
import { written } from './generated.ts';

export const rulebook: Rulebook<TacticsPosition> = { ...written, printed: [], explain };
