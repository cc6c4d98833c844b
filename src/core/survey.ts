import type { GameEvent, Seat, Side } from './game.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Something painted: path data, and the colour that fills it or the line that draws it. */
export interface Paint {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** The printed board as a still picture, lying: where nobody changes ends, home's goal is on the left. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** In the order in which it is painted. */
  readonly paints: readonly Paint[];
  /** Every place that the ball can be, by the name that actions and positions give it. */
  readonly spaces: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  /** A colour that stands out on all of it. */
  readonly heat: string;
  /** The outline of a space around its centre, as path data. */
  readonly outline: string;
}

/**
 * What whoever plays thousands of matches asks of a game. It is told from the bare state and its events, so that it costs
 * next to nothing.
 */
export interface Survey<S extends State = State, E extends GameEvent = GameEvent> {
  readonly plan: Plan;
  /** Options that end a match by themselves, where the default ones would let it go on for ever. */
  readonly limits: Options;
  /** The place of the ball, as its number in the plan's list of spaces; -1 where it is nowhere. */
  ball(s: S): number;
  /** Who starts the match, or -1 where that is not decided, or not remembered any more. */
  starter(s: S): Seat;
  /** Whose turn, play or attack it is; -1 where it is nobody's. */
  mover(s: S): Seat;
  /** The side that took the ball from its rival by this event; null where none did. */
  stealer(event: E): Side | null;
}

/** A closed rectangle as path data. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A circle as path data. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
