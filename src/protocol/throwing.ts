import type { Position, Side, Turn } from '../core/game.ts';
import { lookOf } from '../core/look.ts';
import type { Stage } from '../core/stage.ts';
import { isBotSide, type Table } from '../match/table.ts';

/** Says whether a card is to be turned. */
export const isDeck = (stage: Stage, turn: Turn | undefined): boolean =>
  turn?.kind === 'chance' && lookOf(stage, turn.draw).kind === 'deck';

/**
 * Who throws what is due, seen from somebody who plays these sides: a person there, the frame around him by itself (decks
 * turn, and a bot has no hand), or the rival.
 */
export function throwerFor(
  owns: readonly Side[],
  stage: Stage,
  table: Table,
  position: Position,
  turn: Turn,
): 'person' | 'frame' | 'rival' {
  if (isDeck(stage, turn)) return 'frame';
  const side = stage.thrower(position, turn);
  if (side === null || owns.includes(side)) return 'person';
  return isBotSide(table, side) ? 'frame' : 'rival';
}
