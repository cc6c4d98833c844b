import type { Lessons } from '../../../core/lessons.ts';
import type { ElevenEvent } from '../events.ts';
import type { ElevenPosition } from '../position.ts';
import { coach } from './coach.ts';
import { how } from './how.ts';
import { kicking, shooting } from './kicking.ts';
import { course, keeper, shootout } from './match.ts';
import { moving, pushing } from './moving.ts';

export const lessons: Lessons<ElevenPosition, ElevenEvent> = {
  how,
  lessons: [moving, pushing, kicking, shooting, keeper, course, shootout],
  coach,
};
