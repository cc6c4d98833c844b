import type { BotName } from '../../bots/names.ts';
import { otherSide, type Side } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import { type GameId, isGameId, type Room } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { RecordWriter } from '../../match/record.ts';
import type { Table } from '../../match/table.ts';
import { newId } from '../match/create.ts';
import { sideWord } from '../match/names.ts';
import { randomHex } from '../random.ts';
import { settings } from '../settings.svelte.ts';
import { saveMatch } from '../store/matches.ts';

/** Against whom one plays on: a bot, from one side, or somebody at the same table. */
export type Rival = { readonly bot: BotName; readonly side: Side } | null;

/** A match that begins in this position, as a record without a step. */
export function beginRecord(room: Room, start: State, tags: Readonly<Record<string, string>>): string {
  const seeds = { referee: randomHex(), home: randomHex(), away: randomHex() };
  return new RecordWriter(new Match({ game: room.game, start, isFresh: false, seeds, tags }, 0)).write(true);
}

function tableOf(rival: Rival): Table {
  const member = (side: Side) => [{ name: settings.data.name.trim() || sideWord(side), bot: null }];
  if (!rival) return { home: member('home'), away: member('away') };
  const { bot, side } = rival;
  const both = { [side]: member(side), [otherSide(side)]: [{ name: sideWord(otherSide(side)), bot }] };
  return both as unknown as Table;
}

/** Where a position comes from: what the record calls it, and where one can look. */
export interface Origin {
  readonly name: string;
  readonly path: string | null;
}

/** Lays a table on which this position is played on; the new match names what it comes from. Its address. */
export async function playOn(room: Room, start: State, rival: Rival, origin: Origin): Promise<string> {
  const id = newId();
  if (!isGameId(room.game.id)) throw new Error(`no game ${room.game.id}`);
  const game: GameId = room.game.id;
  await saveMatch({
    id,
    game,
    options: start.options,
    table: tableOf(rival),
    record: beginRecord(room, start, { Origin: origin.name }),
    score: room.game.score(start),
    isOver: false,
    ...(origin.path === null ? {} : { origin: origin.path }),
    updated: Date.now(),
  });
  return `/match/${id}`;
}
