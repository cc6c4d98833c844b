import type { Voice } from '../../core/voice.ts';
import type { ElevenEvent } from './events.ts';
import type { ElevenPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';
import { ask } from './voice/asks.ts';
import { line } from './voice/events.ts';
import { FIELD_WORDS } from './voice/fields.ts';
import { label } from './voice/labels.ts';
import { OPTION_WORDS } from './voice/options.ts';

export const voice: Voice<ElevenPosition, ElevenEvent> = {
  event: line,
  ask,
  action: label,
  aim: aimOf,
  options: OPTION_WORDS,
  fields: FIELD_WORDS,
};
