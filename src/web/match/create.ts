import type { Side } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import type { Member, Table } from '../../match/table.ts';
import { type StoredMatch, saveMatch } from '../store/matches.ts';

interface NewMatch {
  readonly game: GameId;
  readonly options: Options;
  readonly mine: Side;
  readonly me: string;
  readonly rival: Member;
}

const ID_LENGTH = 12;

/** The name of a match in this browser's store and in its address. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);

const namesOf = (table: Table): StoredMatch['names'] => ({ home: table.home[0]!.name, away: table.away[0]!.name });

async function store(game: GameId, options: Options, table: Table): Promise<string> {
  const id = newId();
  await saveMatch({
    id,
    game,
    options,
    table,
    names: namesOf(table),
    record: '',
    score: [0, 0],
    isOver: false,
    updated: Date.now(),
  });
  return `/match/${id}`;
}

/** Lays the table for a match on this device; its address. */
export function newLocalMatch({ game, options, mine, me, rival }: NewMatch): Promise<string> {
  const person = [{ name: me, bot: null }];
  const table = mine === 'home' ? { home: person, away: [rival] } : { home: [rival], away: person };
  return store(game, options, table);
}

/** The same two again, with changed sides. */
export const rematchOf = ({ game, options, table }: StoredMatch): Promise<string> =>
  store(game, options, { home: table.away, away: table.home });
