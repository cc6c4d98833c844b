import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { Puzzle } from '../../lab/puzzles.ts';

const FILES = import.meta.glob<{ default: readonly Puzzle[] }>('../../lab/data/puzzles/*.json');
const fileOf = (game: GameId) => FILES[`../../lab/data/puzzles/${game}.json`];

/** The games of which there are puzzles. */
export const PUZZLE_GAMES: readonly GameId[] = GAME_IDS.filter((game) => fileOf(game) !== undefined);

export const loadPuzzles = async (game: GameId): Promise<readonly Puzzle[]> => (await fileOf(game)?.())?.default ?? [];
