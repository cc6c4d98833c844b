import type { Choices } from '../../core/choices.ts';
import { type Seat, sideOf } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { ABSENT, firstOf, pack, secondOf, VERB } from './action.ts';
import { DECK, DECK_OF, type Deck, FIRST, isOf, KINDS, type Kind, tacticOf } from './cards.ts';
import type { CityTell } from './events.ts';
import { when } from './guards.ts';
import { discardFromHand, holds, inHand } from './hands.ts';
import { type City, SHIRTS, type Shirt } from './model.ts';
import { isOnPitch } from './pieces.ts';

/** A card played for its tactical move. `n` is a man of the side on the pitch where the card names one. */
export interface TacticPlay {
  /** CTY-OTC-1, CTY-DTC-1: whether the move is possible now. */
  isPossible(s: City, seat: Seat, n: Shirt): boolean;
  play(s: City, seat: Seat, n: Shirt, tell?: CityTell): void;
}
/** By kind, one deck of them. */
export type TacticPlays = Readonly<Record<Kind, TacticPlay>>;

function canPlay(plays: TacticPlays, s: City, seat: Seat, kind: Kind, n: number): boolean {
  const play = plays[kind];
  if (!play) return false;
  const isFitting = tacticOf(kind)!.player ? isOnPitch(s, seat, n) : n === ABSENT;
  return isFitting && play.isPossible(s, seat, n);
}

const isActionCard = (kind: Kind): boolean => isOf(DECK.off, kind) || isOf(DECK.def, kind);
const ACTION_KINDS: readonly Kind[] = KINDS.map((_, kind) => kind).filter(isActionCard);

/** CTY-HND-4, then the card's own clause. */
export const tacticGuards = (plays: TacticPlays): Guards<City> =>
  when('tactic', [
    ['CTY-HND-4', (s, seat, kind) => !isActionCard(kind) || !holds(s, seat, DECK_OF[kind]!, kind)],
    ...ACTION_KINDS.map(
      (kind) =>
        [
          tacticOf(kind)!.clause,
          (s: City, seat: Seat, card: Kind, n: number) => card === kind && !canPlay(plays, s, seat, card, n),
        ] as const,
    ),
  ]);

export function offerTactics(plays: TacticPlays, deck: Deck, s: City, seat: Seat, out: Choices): void {
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) {
    if (inHand(s, seat, kind) === 0) continue;
    if (!tacticOf(kind)!.player) {
      if (canPlay(plays, s, seat, kind, ABSENT)) out.add(pack(VERB.tactic, kind));
      continue;
    }
    for (let n = 1; n <= SHIRTS; n++) if (canPlay(plays, s, seat, kind, n)) out.add(pack(VERB.tactic, kind, n));
  }
}

export function playTactic(plays: TacticPlays, s: City, seat: Seat, action: number, tell?: CityTell): void {
  const kind = firstOf(action);
  const n = secondOf(action);
  discardFromHand(s, seat, kind);
  tell?.({ type: 'tactic', side: sideOf(seat), card: KINDS[kind]!, n: n === ABSENT ? null : String(n) });
  plays[kind]!.play(s, seat, n, tell);
}
