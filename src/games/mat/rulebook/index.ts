import type { Rulebook } from '../../../core/rulebook.ts';
import type { MatPosition } from '../position.ts';
import { explain } from './explain.ts';
import { written } from './generated.ts';

export const rulebook: Rulebook<MatPosition> = { ...written, printed: [], explain };
