import type { Voice } from '../../core/voice.ts';
import type { TacticsEvent } from './events.ts';
import type { TacticsPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';
import { askFor } from './voice/asks.ts';
import { lineFor } from './voice/events.ts';
import { FIELD_WORDS } from './voice/fields.ts';
import { labelOf } from './voice/labels.ts';
import { OPTION_WORDS } from './voice/options.ts';

export const voice: Voice<TacticsPosition, TacticsEvent> = {
  event: lineFor,
  ask: askFor,
  action: labelOf,
  aim: aimOf,
  options: OPTION_WORDS,
  fields: FIELD_WORDS,
};
