import type { Draw } from '../../core/dice.ts';
import type { FootballEvent } from '../../core/events.ts';
import { type Look, lookOf } from '../../core/look.ts';
import type { Stage } from '../../core/stage.ts';

/** How the dice, the coin, the spinner or the card of a draw came to lie, as the events tell it to this viewer. */
export type Landing =
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'word'; readonly word: string };

const word = (said: string | null): Landing | null => (said === null ? null : { kind: 'word', word: said });

/** By what lies there, the event that tells how. */
const LANDINGS: Readonly<Record<Look['kind'], (told: FootballEvent) => Landing | null>> = {
  dice: (told) => (told.type === 'dice' ? { kind: 'dice', faces: told.faces } : null),
  coin: (told) => (told.type === 'coin' ? word(told.side) : null),
  deck: (told) => (told.type === 'draw' ? word(told.card) : null),
  spinner: (told) => (told.type === 'spin' ? word(told.result) : null),
};

/** Undefined where this viewer is not told. */
export function landingOf(
  stage: Pick<Stage, 'draws'>,
  draw: string,
  told: readonly FootballEvent[],
): Landing | undefined {
  const land = LANDINGS[lookOf(stage, draw).kind];
  for (const event of told) {
    const landing = land(event);
    if (landing) return landing;
  }
  return undefined;
}

/** The dice that lie there, thrown by whom it may be: the last ones, unless a turn has begun since. */
export function lastLanding(told: readonly FootballEvent[]): { draw: Draw; landing: Landing } | undefined {
  const last = told.findLast(({ type }) => type === 'dice' || type === 'turn');
  if (last?.type !== 'dice') return undefined;
  return { draw: last.faces.length > 1 ? '2d6' : 'd6', landing: { kind: 'dice', faces: last.faces } };
}
