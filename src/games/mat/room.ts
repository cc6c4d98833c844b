import type { Room } from '../index.ts';
import { card } from './card.ts';
import { football } from './football.ts';
import { mat } from './rules.ts';
import { stage } from './stage.ts';
import { voice } from './voice.ts';

export const room: Room = { game: mat, voice, stage, football, card };
