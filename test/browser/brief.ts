import type { GameId } from '../../src/games/index.ts';
import type { MatchOptions } from './app.ts';

/** Options with which a match that is played without a plan ends soon. */
const BRIEF: Readonly<Record<GameId, Readonly<Record<string, string | number | boolean>>>> = {
  torino: { turnsPerHalf: 4, tie: 'draw' },
  eleven: { plays: 4 },
  tactics: { playsPerHalf: 2, tie: 'draw' },
  mat: { maxTurns: 12 },
  city: { mode: 'quick' },
};

export const briefOf = (game: GameId): MatchOptions => ({ options: BRIEF[game] });
