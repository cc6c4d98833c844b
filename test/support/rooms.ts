import { GAME_IDS, isGameId, loadRoom, type Room } from '../../src/games/index.ts';

/** The games a suite runs over: all of the registry, or those named in GAMES (`GAMES=torino,mat`) while one works on them. */
const wanted = process.env['GAMES']?.split(',').filter(isGameId) ?? GAME_IDS;

export interface NamedRoom extends Room {
  readonly id: string;
}

export const ROOMS: readonly NamedRoom[] = await Promise.all(
  wanted.map(async (id) => ({ id, ...(await loadRoom(id)) })),
);
