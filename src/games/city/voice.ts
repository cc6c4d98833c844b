import type { Voice } from '../../core/voice.ts';
import type { CityEvent } from './events.ts';
import type { CityPosition } from './position.ts';
import { ask } from './voice/asks.ts';
import { line } from './voice/events.ts';
import { FIELD_WORDS } from './voice/fields.ts';
import { aimOf, labelOf } from './voice/labels.ts';
import { OPTION_WORDS } from './voice/options.ts';

export const voice: Voice<CityPosition, CityEvent> = {
  event: line,
  ask,
  action: labelOf,
  aim: aimOf,
  options: OPTION_WORDS,
  fields: FIELD_WORDS,
};
