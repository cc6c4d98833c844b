import type { Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Member, Table } from '../../match/table.ts';
import { randomHex } from '../random.ts';
import { type StoredMatch, saveMatch } from '../store/matches.ts';
import { givenName, sideWord } from './names.ts';

const ID_LENGTH = 12;

/** The name of a match in this browser's store and in its address. */
export const newId = (): string => randomHex(ID_LENGTH / 2);

/** Lays the table for a match on this device, anew or from a record; its address. */
export async function newLocalMatch(game: GameId, options: Options, table: Table, record = ''): Promise<string> {
  const id = newId();
  await saveMatch({
    id,
    game,
    options,
    table,
    record,
    score: [0, 0],
    isOver: false,
    updated: Date.now(),
  });
  return `/match/${id}`;
}

/** The same two again, with changed sides; who has only the name of his side gets the other's. */
export const rematchOf = ({ game, options, table }: StoredMatch): Promise<string> =>
  newLocalMatch(game, options, { home: moved(table.away, 'away'), away: moved(table.home, 'home') });

const moved = (members: readonly Member[], from: Side): Member[] =>
  members.map(({ name, bot }) => ({ name: givenName(name, from) ?? sideWord(from === 'home' ? 'away' : 'home'), bot }));
