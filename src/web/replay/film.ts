import {
  CHANCE,
  type GameEvent,
  type MatchResult,
  otherSide,
  type Position,
  SIDES,
  type Side,
  sideOf,
  type Turn,
} from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isGameId, loadRoom, type Room } from '../../games/index.ts';
import { type Problem, problem } from '../../match/faults.ts';
import { WHISTLE } from '../../match/history.ts';
import type { Match } from '../../match/match.ts';
import { type OpenedRecord, openRecord, otherRules, replay } from '../../match/replay.ts';

/** One picture of a match that is looked through again. */
export interface Picture {
  readonly position: Position;
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
  /** What made it; null at the start, and where the match was ended without a step. */
  readonly step: { readonly side: Side | null; readonly action: string } | null;
}

/** A match as a row of pictures, the start first. */
export interface Film {
  readonly room: Room;
  readonly match: Match;
  readonly pictures: readonly Picture[];
  readonly names: Readonly<Record<Side, string>>;
  readonly seed: string;
  readonly isOver: boolean;
  /** The number of the first step of every line of the record, which are the turns of the match. */
  readonly turns: readonly number[];
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
  const take = (state: typeof match.state, events: readonly GameEvent[], step: Picture['step']): void => {
    pictures.push({
      position: game.writePosition(game.view(state, who)),
      turn: game.turn(state),
      events: events.map((event) => game.hide(event, who)),
      step,
    });
  };
  take(history.at(0), [], null);
  history.walk(0, ({ seat, action }, before, events, after) => {
    const isWhistle = seat === WHISTLE;
    const text = isWhistle ? '' : game.writeAction(before, seat, action);
    take(after, events, { side: isWhistle || seat === CHANCE ? null : sideOf(seat), action: text });
  });
  // A resignation, an agreement or the clock is no step of the rules; it is shown after the last one.
  if (match.end) pictures.push({ ...pictures.at(-1)!, turn: match.turn, events: endOf(match.end), step: null });
  const tag = (name: string): string => String(sheet.tags.find((each) => each.name === name)?.value ?? '');
  const names = Object.fromEntries(
    SIDES.map((side) => [side, match.setup.tags?.[side === 'home' ? 'Home' : 'Away'] ?? '']),
  );
  const turns: number[] = [];
  let next = 1;
  for (const { words } of sheet.turns) {
    turns.push(next);
    next += words.filter((word) => !SIDES.includes(word as Side)).length;
  }
  return ok({ room, match, pictures, names: names as Record<Side, string>, seed: tag('Commitment'), isOver, turns });
}

/** What is told of an end that no rule of the game brought. */
function endOf({ winner, reason, score }: MatchResult): GameEvent[] {
  const over = { type: 'over', winner, reason, score };
  if (reason === 'agreed' || winner === null) return [{ type: 'agreed' }, over];
  return [{ type: reason, side: otherSide(winner) }, over];
}
