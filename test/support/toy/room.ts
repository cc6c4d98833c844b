import type { Room } from '../../../src/games/index.ts';
import { card } from './card.ts';
import { clauses } from './clauses.ts';
import { football } from './football.ts';
import { readPosition } from './position.ts';
import { toy } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

export const room: Room = {
  game: { ...toy, clauses, readPosition },
  ...{ card, voice, stage, football, story, formations: null, targets },
  expert: async () => (await import('./expert/index.ts')).expert,
  survey: async () => (await import('./survey.ts')).survey,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  rulebook: null,
};
