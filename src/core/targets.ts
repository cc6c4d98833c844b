import type { Said } from './clause.ts';
import type { GameEvent, Position, Side } from './game.ts';

/** What a legal action is on the board, as far as its text alone does not say it. Spaces are named as in action texts. */
export interface Target {
  readonly action: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  /** In what the game pays with. */
  readonly cost?: number;
  /** The spaces over which it goes, both ends included. */
  readonly route?: readonly string[];
  /** What it brings besides, or what may go wrong: worst first. */
  readonly warnings?: readonly string[];
  /** What its odds are the chance of. */
  readonly aim?: Said;
}

/** A step through somebody's eyes. */
export interface Scene<P = Position, E = GameEvent> {
  readonly position: P;
  /** What was seen before these events; null where nothing was. */
  readonly before: P | null;
  readonly events: readonly E[];
  /** For whom `legal` is. */
  readonly side: Side | null;
  readonly legal: readonly string[];
}

/** All that a board is told of the rules. */
export interface Drawn<T extends Target = Target, M = unknown> {
  /** Some of the legal actions, none of them or several for one: a further aim that it is the first step to. */
  readonly targets: readonly T[];
  /** What the position shows to anybody who looks at it. */
  readonly marks: M;
}

/**
 * What a board draws and can't know, as it knows no rules. It is made of what its viewer sees and nothing else, so it
 * tells no secret, and whoever has the step can make it.
 */
export interface Targets<P = Position, E = GameEvent, D extends Drawn = Drawn> {
  draw(scene: Scene<P, E>): D;
}
