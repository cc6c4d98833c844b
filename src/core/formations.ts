import type { Said } from './clause.ts';
import type { Position, Side } from './game.ts';

/** A ready-made set-up. */
export interface Formation {
  readonly id: string;
  readonly name: Said;
}

/** The set-ups that a game offers, so that nobody has to place man after man. */
export interface Formations {
  readonly list: readonly Formation[];
  /** What puts the men of a side up like that, in the order in which they are placed. */
  actions(id: string, position: Position, side: Side): readonly string[];
  /** Says whether an action places a man: what was played last time can be offered again. */
  isPlacing(action: string): boolean;
  /** The end at which a side is placed, by a name of the game's own. */
  endOf(position: Position, side: Side): string;
  /** The same set-up at the other end, as nearly as the board allows. */
  mirrored(actions: readonly string[]): readonly string[];
}
