import type { FootballEvent } from '../../core/events.ts';

/** How the dice, the coin, the spinner or the card of a draw came to lie, as the events tell it to this viewer. */
export type Landing =
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'word'; readonly word: string };

function wordOf(draw: string, told: FootballEvent): string | null {
  if (draw === 'coin') return told.type === 'coin' ? told.side : null;
  if (draw.startsWith('deck')) return told.type === 'draw' ? told.card : null;
  return told.type === 'spin' ? told.result : null;
}

/** Undefined where this viewer is not told. */
export function landingOf(draw: string, told: readonly FootballEvent[]): Landing | undefined {
  for (const event of told) {
    if (draw.includes('d6')) {
      if (event.type === 'dice') return { kind: 'dice', faces: event.faces };
    } else {
      const word = wordOf(draw, event);
      if (word !== null) return { kind: 'word', word };
    }
  }
  return undefined;
}

type Dice = Extract<Landing, { readonly kind: 'dice' }>;

/** The dice that lie there: the last ones, unless a turn has begun since. */
export function lastLanding(told: readonly FootballEvent[]): Dice | undefined {
  const last = told.findLast(({ type }) => type === 'dice' || type === 'turn');
  return last?.type === 'dice' ? { kind: 'dice', faces: last.faces } : undefined;
}
