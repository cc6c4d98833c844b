import { err, ok, type Result } from '../core/result.ts';
import { GAME_IDS, isGameId, loadRoom } from '../games/index.ts';
import { type Problem, unknownWord } from '../match/faults.ts';
import { openRecord, replay } from '../match/replay.ts';

/** Plays a record through the rules, in a thread of src/server/records.ts; the id of its game. */
export default async (record: string): Promise<Result<string, Problem>> => {
  const opened = openRecord(record);
  if (!opened.ok) return opened;
  const { game: id } = opened.value;
  if (!isGameId(id)) return err(unknownWord('bad-record', 'No hay tal juego', 'No such game', id, GAME_IDS));
  const match = replay((await loadRoom(id)).game, opened.value);
  return match.ok ? ok(id) : match;
};
