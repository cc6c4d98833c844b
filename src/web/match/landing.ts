import type { GameEvent } from '../../core/game.ts';

/** How the dice, the coin, the spinner or the card of a draw came to lie, as the events tell it to this viewer. */
export type Landing =
  | { readonly kind: 'dice'; readonly faces: readonly number[] }
  | { readonly kind: 'word'; readonly word: string };

const isFace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;

function diceOf(event: GameEvent): readonly number[] | undefined {
  for (const list of [event['dice'], event['roll'], [event['home'], event['away']], [event['value']], [event['die']]])
    if (Array.isArray(list) && list.length > 0 && list.every(isFace)) return list;
  return undefined;
}

const wordOf = (event: GameEvent, draw: string): unknown => {
  if (draw === 'coin') return event['side'];
  return draw.startsWith('deck') ? event['card'] : event['result'];
};

/** Undefined where this viewer is not told. */
export function landingOf(draw: string, events: readonly GameEvent[]): Landing | undefined {
  for (const event of events) {
    if (draw.includes('d6')) {
      const faces = diceOf(event);
      if (faces) return { kind: 'dice', faces };
    } else {
      const word = wordOf(event, draw);
      if (typeof word === 'string') return { kind: 'word', word };
    }
  }
  return undefined;
}
