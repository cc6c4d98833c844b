import type { Room } from '../../../src/games/index.ts';
import { card } from './card.ts';
import { football } from './football.ts';
import { toy } from './rules.ts';
import { stage } from './stage.ts';
import { targets } from './targets.ts';
import { voice } from './voice.ts';

const expert: Room['expert'] = async () => (await import('./expert/index.ts')).expert;

export const room: Room = { game: toy, voice, stage, football, targets, card, expert };
