import type { Rulebook } from '../../../core/rulebook.ts';
import type { ElevenPosition } from '../position.ts';
import { explain } from './explain.ts';
import { written } from './generated.ts';

export const rulebook: Rulebook<ElevenPosition> = { ...written, printed: [], explain };
