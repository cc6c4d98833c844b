import { LEVELS, type Level } from '../../bots/names.ts';
import type { GameId } from '../../games/index.ts';
import type { Table } from '../../match/table.ts';
import { listMatches, type StoredMatch } from '../store/matches.ts';

const levelAt = ({ home, away }: Table): Level | undefined =>
  LEVELS.find((level) => [...home, ...away].some(({ bot }) => bot === level));

/** The level of the latest match against a bot: of this game, else of any; of the easiest where there is none. */
export function levelFrom(matches: readonly Pick<StoredMatch, 'game' | 'table'>[], game: GameId): Level {
  const inOrder = [...matches.filter((match) => match.game === game), ...matches];
  return inOrder.map(({ table }) => levelAt(table)).find((level) => level !== undefined) ?? LEVELS[0];
}

export const usualLevel = async (game: GameId): Promise<Level> =>
  levelFrom((await listMatches().catch(() => ({ matches: [] }))).matches, game);
