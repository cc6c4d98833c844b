import type { GameWithTexts } from '../../core/game.ts';
import type { Room } from '../index.ts';
import { card } from './card.ts';
import { clauses } from './clauses.ts';
import type { TorinoEvent } from './events.ts';
import { football } from './football.ts';
import type { Torino } from './model.ts';
import { readPosition, type TorinoPosition } from './position.ts';
import { torino } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

export const game: GameWithTexts<Torino, TorinoPosition, TorinoEvent> = { ...torino, clauses, readPosition };

export const room: Room = {
  ...{ game, card, voice, stage, football, story, formations: null, targets },
  expert: async () => (await import('./expert/index.ts')).expert,
  survey: async () => (await import('./survey.ts')).survey,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
};
