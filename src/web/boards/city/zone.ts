import { type GameEvent, otherSide, type Side } from '../../../core/game.ts';
import { DECK_OF, DECKS, findKind } from '../../../games/city/cards.ts';

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

const text = (value: unknown): string => String(value);

export function zoneOf(told: readonly GameEvent[]): Zone {
  const off: Record<Side, string | null> = { home: null, away: null };
  const def: Record<Side, string | null> = { home: null, away: null };
  let [ball, shot, save]: [string | null, Zone['shot'], Zone['save']] = [null, null, null];
  const lay = (side: Side, card: string): void => {
    const deck = DECKS[DECK_OF[findKind(card)] ?? -1];
    if (deck === 'off') off[side] = card;
    if (deck === 'def') def[side] = card;
  };
  for (const event of told) {
    const card = text(event['card']);
    switch (event.type) {
      case 'pass':
      case 'advance':
      case 'minute':
        ball = card;
        break;
      case 'tactic':
        lay(event['side'] as Side, card);
        break;
      case 'faceoff': {
        const cards = event['cards'] as Readonly<Record<'off' | 'def', string>>;
        const attacker = event['attacker'] as Side;
        lay(attacker, cards.off);
        lay(otherSide(attacker), cards.def);
        break;
      }
      case 'shot':
        shot = { side: event['side'] as Side, n: text(event['n']), card, total: Number(event['total']) };
        save = null;
        break;
      case 'save':
        save = { card, total: event['total'] as number | null, isGoal: event['result'] === 'goal' };
        break;
      case 'kick':
        save = { card, total: null, isGoal: event['goal'] === true };
        break;
      case 'period-end':
        ball = null;
        break;
    }
  }
  return { ball, off, def, shot, save };
}
