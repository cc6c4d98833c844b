import { type GameEvent, type Position, SIDES, type Side, type Turn } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isGameId, loadRoom, type Room } from '../../games/index.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { type OpenedRecord, openRecord, otherRules, replay } from '../../match/replay.ts';

/** One picture of a match that is looked through again. */
interface Picture {
  readonly position: Position;
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
}

/** A match as a row of pictures, the start first. */
export interface Film {
  readonly room: Room;
  readonly pictures: readonly Picture[];
  readonly names: Readonly<Record<Side, string>>;
  readonly seed: string;
  readonly isOver: boolean;
}

/** Why a record can't be shown, and what it says of its match where only its rules are others. */
export interface Unfilmed {
  readonly problem: Problem;
  readonly archived: OpenedRecord | null;
}

const unfilmed = (problem: Problem): Result<Film, Unfilmed> => err({ problem, archived: null });

/** Reads a record; an unfinished match is shown as the public sees it. */
export async function filmOf(record: string): Promise<Result<Film, Unfilmed>> {
  const opened = openRecord(record);
  if (!opened.ok) return unfilmed(opened.error);
  const { game: id, sheet } = opened.value;
  if (!isGameId(id))
    return unfilmed(problem('bad-record', 'El acta es de un juego desconocido.', 'The record is of an unknown game.'));
  const room = await loadRoom(id);
  const foreign = otherRules(room.game, opened.value);
  if (foreign) return err({ problem: foreign, archived: opened.value });
  const replayed = replay(room.game, opened.value);
  if (!replayed.ok) return unfilmed(replayed.error);
  const match = replayed.value;
  const { game, history } = match;
  const isOver = match.turn.kind === 'over';
  const who = isOver ? 'referee' : 'public';
  const pictures: Picture[] = [];
  const take = (state: typeof match.state, events: readonly GameEvent[]): void => {
    pictures.push({
      position: game.writePosition(game.view(state, who)),
      turn: game.turn(state),
      events: events.map((event) => game.hide(event, who)),
    });
  };
  take(history.at(0), []);
  history.walk(0, (_step, _before, events, after) => take(after, events));
  const tag = (name: string): string => String(sheet.tags.find((each) => each.name === name)?.value ?? '');
  const names = Object.fromEntries(
    SIDES.map((side) => [side, match.setup.tags?.[side === 'home' ? 'Home' : 'Away'] ?? '']),
  );
  return ok({ room, pictures, names: names as Record<Side, string>, seed: tag('Commitment'), isOver });
}
