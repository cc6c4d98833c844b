import type { GameWithTexts } from '../../core/game.ts';
import type { Room } from '../index.ts';
import { card } from './card.ts';
import { clauses } from './clauses.ts';
import type { ElevenEvent } from './events.ts';
import { football } from './football.ts';
import { formations } from './formations.ts';
import type { Eleven } from './model.ts';
import { type ElevenPosition, readPosition } from './position.ts';
import { eleven } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

export const game: GameWithTexts<Eleven, ElevenPosition, ElevenEvent> = { ...eleven, clauses, readPosition };

export const room: Room = {
  ...{ game, card, voice, stage, football, story, formations, targets },
  expert: async () => (await import('./expert/index.ts')).expert,
  survey: async () => (await import('./survey.ts')).survey,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
};
