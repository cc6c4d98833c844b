import type { Rulebook } from '../../../core/rulebook.ts';
import type { CityPosition } from '../position.ts';
import { explain } from './explain.ts';
import { written } from './generated.ts';
import { printed } from './printed.ts';

export const rulebook: Rulebook<CityPosition> = { ...written, printed, explain };
