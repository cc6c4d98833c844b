import type { Room } from '../../../src/games/index.ts';
import { card } from './card.ts';
import { football } from './football.ts';
import { toy } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

const expert: Room['expert'] = async () => (await import('./expert/index.ts')).expert;
const lessons: Room['lessons'] = async () => (await import('./lessons/index.ts')).lessons;
const survey: Room['survey'] = async () => (await import('./survey.ts')).survey;

export const room: Room = {
  game: toy,
  voice,
  stage,
  football,
  story,
  formations: null,
  targets,
  card,
  expert,
  survey,
  lessons,
  rulebook: null,
};
