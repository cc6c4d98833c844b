import type { Said } from '../../core/clause.ts';
import { seatOf } from '../../core/game.ts';
import { isGameId, loadRoom } from '../../games/index.ts';
import { openRecord, replay } from '../../match/replay.ts';
import { ownSide } from '../match/names.ts';
import type { StoredMatch } from '../store/matches.ts';

/** What the owner of a match did first in it, as a person says it; null where he did nothing. */
export async function openingText({ table, record }: StoredMatch): Promise<Said | null> {
  const side = ownSide(table);
  const opened = openRecord(record);
  if (!side || !opened.ok || !isGameId(opened.value.game)) return null;
  const { game, voice } = await loadRoom(opened.value.game);
  const match = replay(game, opened.value);
  if (!match.ok) return null;
  const { history } = match.value;
  const first = history.steps.findIndex(({ seat }) => seat === seatOf(side));
  if (first < 0) return null;
  const before = history.at(first);
  return voice.action(game.writeAction(before, seatOf(side), history.steps[first]!.action), game.writePosition(before));
}
