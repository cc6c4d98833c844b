import { otherSide, type Side } from '../../../core/game.ts';
import { DECK_OF, DECKS, findKind } from '../../../games/city/cards.ts';
import type { CityEvent } from '../../../games/city/events.ts';

/** The event zone beside the pitch: the last card of each kind that was played. */
export interface Zone {
  /** On top of the played ball cards. */
  readonly ball: string | null;
  readonly off: Readonly<Record<Side, string | null>>;
  readonly def: Readonly<Record<Side, string | null>>;
  /** The last chance at goal. */
  readonly shot: { readonly side: Side; readonly n: string; readonly card: string; readonly total: number } | null;
  readonly save: { readonly card: string; readonly total: number | null; readonly isGoal: boolean } | null;
}

export function zoneOf(told: readonly CityEvent[]): Zone {
  const off: Record<Side, string | null> = { home: null, away: null };
  const def: Record<Side, string | null> = { home: null, away: null };
  let [ball, shot, save]: [string | null, Zone['shot'], Zone['save']] = [null, null, null];
  const lay = (side: Side, card: string): void => {
    const deck = DECKS[DECK_OF[findKind(card)] ?? -1];
    if (deck === 'off') off[side] = card;
    if (deck === 'def') def[side] = card;
  };
  for (const event of told) {
    switch (event.type) {
      case 'pass':
      case 'advance':
      case 'minute':
        ball = event.card;
        break;
      case 'tactic':
        lay(event.side, event.card);
        break;
      case 'faceoff':
        lay(event.attacker, event.cards.off);
        lay(otherSide(event.attacker), event.cards.def);
        break;
      case 'shot':
        shot = { side: event.side, n: event.n, card: event.card, total: event.total };
        save = null;
        break;
      case 'save':
        save = { card: event.card, total: event.total, isGoal: event.result === 'goal' };
        break;
      case 'kick':
        save = { card: event.card, total: null, isGoal: event.goal };
        break;
      case 'period-end':
        ball = null;
        break;
      default:
        break;
    }
  }
  return { ball, off, def, shot, save };
}
