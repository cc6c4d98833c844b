import type { GameWithTexts } from '../../core/game.ts';
import type { Room } from '../index.ts';
import { card } from './card.ts';
import { clauses } from './clauses.ts';
import type { CityEvent } from './events.ts';
import { football } from './football.ts';
import { formations } from './formations.ts';
import type { City } from './model.ts';
import { type CityPosition, readPosition } from './position.ts';
import { city } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

// A position in which nobody can go on is refused: the rules are asked (CTY-POS-6).
export const game: GameWithTexts<City, CityPosition, CityEvent> = {
  ...city,
  clauses,
  readPosition: (position) => readPosition(position, city),
};

export const room: Room = {
  ...{ game, card, voice, stage, football, story, formations, targets },
  expert: async () => (await import('./expert/index.ts')).expert,
  survey: async () => (await import('./survey.ts')).survey,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
};
