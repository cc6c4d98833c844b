import { otherSeat, type Seat, type Seen, SIDES, type Side, seatOf, type Viewer, type World } from '../../core/game.ts';
import { DECK, DECKS, type Deck, FIRST, KINDS, type Kind } from './cards.ts';
import type { CityEvent } from './events.ts';
import { deckCount, handSize, inHand, pileSize } from './hands.ts';
import { type City, FACE, HIDDEN_CARD, HIDDEN_DRAW, NO_CARD, NONE, PHASE } from './model.ts';

/** Who sees what (§4): hands and unrevealed commitments are their owner's, the draw piles nobody's. */

/** Keeps the sum of a deck and forgets its cards. */
function mask(cells: Int16Array, from: number, to: number): void {
  let sum = 0;
  for (let i = from; i < to; i++) sum += cells[i]!;
  cells.fill(0, from, to);
  cells[from] = sum;
}

export function view(s: City, who: Viewer, into?: Seen<City>): Seen<City> {
  const seen: City = s.clone(into);
  if (who === 'referee') return seen as Seen<City>;
  seen.hidden = HIDDEN_DRAW;
  for (const deck of DECKS.keys()) mask(seen.draw, FIRST[deck]!, FIRST[deck + 1]!);
  for (const [side, name] of SIDES.entries()) {
    if (name === who) continue;
    seen.hidden |= 1 << side;
    const from = side * KINDS.length;
    for (const deck of DECKS.keys()) mask(seen.hands, from + FIRST[deck]!, from + FIRST[deck + 1]!);
    if (seen.faceOffCard === NONE && seen.commit[side] !== NONE) seen.commit[side] = HIDDEN_CARD;
  }
  return seen as Seen<City>;
}

/** A drawn card is its side's alone. */
export function hide(event: CityEvent, who: Viewer): CityEvent {
  if (event.type !== 'draw' || who === 'referee' || event.side === who) return event;
  const { card: _card, ...rest } = event;
  return rest;
}

/** One of the kinds, as likely as there are of it. */
function pickKind(counts: Int16Array, deck: Deck, random: () => number): Kind {
  let total = 0;
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) total += counts[kind]!;
  let left = Math.floor(random() * total);
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) {
    left -= counts[kind]!;
    if (left < 0) return kind;
  }
  return FIRST[deck]!;
}

/** Deals the unseen cards to the rival's hand and the pile, as many to each as the viewer can count. */
export function guess(v: Seen<City>, who: Side, random: () => number): City {
  const s: City = v.clone();
  const me = seatOf(who);
  const rival = otherSeat(me);
  const base = rival * KINDS.length;
  const unseen = new Int16Array(KINDS.length);
  for (const kind of KINDS.keys())
    unseen[kind] = Math.max(0, deckCount(s, kind) - inHand(s, me, kind) - s.discards[kind]!);
  for (const deck of DECKS.keys()) {
    const held = handSize(v, rival, deck);
    const piled = pileSize(v, deck);
    s.hands.fill(0, base + FIRST[deck]!, base + FIRST[deck + 1]!);
    s.draw.fill(0, FIRST[deck]!, FIRST[deck + 1]!);
    for (let i = 0; i < held + piled; i++) {
      const kind = pickKind(unseen, deck, random);
      unseen[kind] = Math.max(0, unseen[kind]! - 1);
      if (i < held) s.hands[base + kind]!++;
      else s.draw[kind]!++;
    }
  }
  if (s.commit[rival] === HIDDEN_CARD) s.commit[rival] = guessCommit(s, rival, random);
  s.hidden = 0;
  return s;
}

/** The ways to take `n` of `of`. */
function ways(of: number, n: number): number {
  let product = 1;
  for (let i = 0; i < n; i++) product = (product * (of - i)) / (i + 1);
  return product;
}

/** The deck of which the rival's cards decide what the viewer risks: in a duel those he lays, in the shoot-out those the pile lacks. */
function decidingDeck(s: City, rival: Seat): Deck {
  if (s.phase === PHASE.sotaker) return DECK.shot;
  return rival === s.attacker ? DECK.off : DECK.def;
}

/** Every hand of that deck that the rival may have, as likely as what the viewer can count makes it. The rest is dealt once. */
export function worlds(v: Seen<City>, who: Side, random: () => number): World<City>[] {
  const dealt = guess(v, who, random);
  const rival = otherSeat(seatOf(who));
  const base = rival * KINDS.length;
  const deck = decidingDeck(dealt, rival);
  const found: World<City>[] = [];
  const deal = (s: City, kind: Kind, left: number, weight: number): void => {
    if (kind === FIRST[deck + 1]!) {
      if (left === 0) found.push({ state: s, weight });
      return;
    }
    const count = inHand(dealt, rival, kind) + dealt.draw[kind]!;
    for (let held = 0; held <= Math.min(left, count); held++) {
      const next: City = s.clone();
      next.hands[base + kind] = held;
      next.draw[kind] = count - held;
      deal(next, kind + 1, left - held, weight * ways(count, held));
    }
  };
  deal(dealt, FIRST[deck]!, handSize(dealt, rival, deck), 1);
  return found;
}

/** A card that the rival may have laid: one of the guessed hand, or none where he did not begin. */
function guessCommit(s: City, rival: Seat, random: () => number): Kind {
  const deck = rival === s.attacker ? DECK.off : DECK.def;
  const held = handSize(s, rival, deck);
  const mayLayNothing = (s.faceKind === FACE.dribble) !== (rival === s.attacker);
  let left = Math.floor(random() * (held + (mayLayNothing ? 1 : 0)));
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) {
    left -= inHand(s, rival, kind);
    if (left < 0) return kind;
  }
  return NO_CARD;
}
