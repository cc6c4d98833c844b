import type { Room } from '../index.ts';
import { card } from './card.ts';
import { football } from './football.ts';
import { formations } from './formations.ts';
import { city } from './rules.ts';
import { stage } from './stage.ts';
import { story } from './story.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

const expert: Room['expert'] = async () => (await import('./expert/index.ts')).expert;
const lessons: Room['lessons'] = async () => (await import('./lessons/index.ts')).lessons;
const survey: Room['survey'] = async () => (await import('./survey.ts')).survey;
const rulebook: Room['rulebook'] = async () => (await import('./rulebook/index.ts')).rulebook;

export const room: Room = {
  game: city,
  voice,
  stage,
  football,
  story,
  formations,
  targets,
  card,
  expert,
  survey,
  lessons,
  rulebook,
};
