import { DRAWS, type Draw } from './dice.ts';
import { SIDES, type Side } from './game.ts';
import type { Stage } from './stage.ts';

/** A part of a spinner, as large as the others; `outcome` is the result that its event tells. */
export interface Sector {
  readonly outcome: string;
  /** A sign or two. */
  readonly mark: string;
  /** Behind a white mark. */
  readonly colour: string;
}

/** What lies on the table for a draw. */
export type Look =
  /** A die for each; null where it is of no one side. */
  | { readonly kind: 'dice'; readonly dice: readonly (Side | null)[] }
  | { readonly kind: 'coin' }
  /** A card is turned, and nobody has to throw it. */
  | { readonly kind: 'deck' }
  | { readonly kind: 'spinner'; readonly sectors: readonly Sector[] };

export const DECK_LOOK: Look = { kind: 'deck' };

const SHARED: Readonly<Record<Draw, Look>> = {
  d6: { kind: 'dice', dice: [null] },
  '2d6': { kind: 'dice', dice: [null, null] },
  'd6+d6': { kind: 'dice', dice: SIDES },
  coin: { kind: 'coin' },
};

const isShared = (draw: string): draw is Draw => (DRAWS as readonly string[]).includes(draw);
/** Dice and coin look the same in all games; a room names the look of its own draws. */
export const lookOf = ({ draws }: Pick<Stage, 'draws'>, draw: string): Look =>
  isShared(draw) ? SHARED[draw] : draws[draw]!;
