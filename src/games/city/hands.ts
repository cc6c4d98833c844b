import { otherSeat, type Seat, SIDES } from '../../core/game.ts';
import {
  BALL_DECKS,
  BALL_HAND,
  countOf,
  DECK,
  DECKS,
  type Deck,
  FIRST,
  HAND_SIZE,
  KIND,
  KINDS,
  type Kind,
} from './cards.ts';
import type { CityTell } from './events.ts';
import { type City, PERIOD, QUEUE_CAPACITY } from './model.ts';

/** Cards on their way between pile, hand and discards. */

const KIND_COUNT = KINDS.length;
const handCell = (side: Seat, kind: Kind): number => side * KIND_COUNT + kind;

export const inHand = (s: City, side: Seat, kind: Kind): number => s.hands[handCell(side, kind)]!;
/** Says whether that card of that deck is in the hand. */
export const holds = (s: City, side: Seat, deck: Deck, kind: Kind): boolean =>
  kind >= FIRST[deck]! && kind < FIRST[deck + 1]! && inHand(s, side, kind) > 0;

function sum(cells: Int16Array, from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += cells[i]!;
  return total;
}
export const handSize = (s: City, side: Seat, deck: Deck): number =>
  sum(s.hands, handCell(side, FIRST[deck]!), handCell(side, FIRST[deck + 1]!));
export const pileSize = (s: City, deck: Deck): number => sum(s.draw, FIRST[deck]!, FIRST[deck + 1]!);
export const discardSize = (s: City, deck: Deck): number => sum(s.discards, FIRST[deck]!, FIRST[deck + 1]!);

export function putInHand(s: City, side: Seat, kind: Kind): void {
  s.hands[handCell(side, kind)]!++;
}
/** From the hand to the discards. */
export function discardFromHand(s: City, side: Seat, kind: Kind): void {
  s.hands[handCell(side, kind)]!--;
  s.discards[kind]!++;
}

/** CTY-DSC-5: an empty pile is renewed from its discards. */
export function renewPile(s: City, deck: Deck): void {
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) {
    s.draw[kind]! += s.discards[kind]!;
    s.discards[kind] = 0;
  }
}
export const isRenewable = (s: City, deck: Deck): boolean =>
  (deck !== DECK.ball || s.options.clock === 'whistle') && discardSize(s, deck) > 0;
/** For the draws outside phase draw: the pile is renewed without a word. */
export function renewIfEmpty(s: City, deck: Deck): void {
  if (pileSize(s, deck) === 0) renewPile(s, deck);
}

/** A ball card on the played pile: a minute of the period. */
export function playBallCard(s: City, side: Seat, kind: Kind): void {
  discardFromHand(s, side, kind);
  s.plays++;
}

/** How many cards of each kind of ball the deck of the period has. */
export function ballDeck(s: City): readonly number[] {
  if (s.options.mode === 'quick') return BALL_DECKS.quick;
  if (s.period === PERIOD[1]) return BALL_DECKS.first;
  const isExtra = s.period === PERIOD.et1 || (s.period !== PERIOD[2] && s.options.extraTime);
  if (isExtra) return BALL_DECKS.extra;
  return s.options.mode === 'half' ? BALL_DECKS.first : BALL_DECKS.second; // CTY-QCK-2
}

/** How many cards of that kind are in the match. */
export const deckCount = (s: City, kind: Kind): number =>
  kind >= KIND.short && kind <= KIND.long ? ballDeck(s)[kind - KIND.short]! : countOf(kind);

/** CTY-HND-1, CTY-HND-2: the ball deck of the period, the fixed hands taken out of it. */
export function dealBalls(s: City): void {
  const deck = ballDeck(s);
  for (let i = 0; i < BALL_HAND.length; i++) {
    const kind = KIND.short + i;
    for (let side = 0; side < SIDES.length; side++) s.hands[handCell(side, kind)] = BALL_HAND[i]!;
    s.draw[kind] = deck[i]! - SIDES.length * BALL_HAND[i]!;
    s.discards[kind] = 0;
  }
}

/** The top card of a pile goes to its discards. */
export function turnOver(s: City, kind: Kind): void {
  s.draw[kind]!--;
  s.discards[kind]!++;
}

/** The other decks as they come out of the box. */
export function openBox(s: City): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) s.draw[kind] = countOf(kind);
  dealBalls(s);
}

/** The decks of a hand, in the order of a refill; nobody holds interventions or factors. */
export const HAND_DECKS: readonly Deck[] = [DECK.off, DECK.def, DECK.shot, DECK.ball];

/** An entry of the queue: 8 · side + deck, where the sides 2 and 3 are those of `burn:ball` and `up:ext`. */
const ENTRY_SIDE = 8;
const BURN = SIDES.length * ENTRY_SIDE + DECK.ball;
const UP = (SIDES.length + 1) * ENTRY_SIDE + DECK.ext;
export const entryDeck = (entry: number): Deck => entry % ENTRY_SIDE;
export const entrySide = (entry: number): Seat => Math.trunc(entry / ENTRY_SIDE);
export const isBurn = (entry: number): boolean => entry === BURN;
export const isUp = (entry: number): boolean => entry === UP;

/** Name → entry, of all that a queue may hold. */
export const ENTRIES: ReadonlyMap<string, number> = new Map([
  ...SIDES.flatMap((name, side) =>
    HAND_DECKS.map((deck) => [`${name}:${DECKS[deck]}`, side * ENTRY_SIDE + deck] as const),
  ),
  ['burn:ball', BURN],
  ['up:ext', UP],
]);
const ENTRY_NAMES = new Map([...ENTRIES].map(([name, entry]) => [entry, name]));
export const entryName = (entry: number): string => ENTRY_NAMES.get(entry)!;

function push(s: City, entry: number): void {
  if (s.queueLength < QUEUE_CAPACITY) s.queue[s.queueLength++] = entry;
}
export const queueBurn = (s: City): void => push(s, BURN);
export const queueFactor = (s: City): void => push(s, UP);
function queueCards(s: City, side: Seat, deck: Deck, count: number): void {
  for (let i = 0; i < count; i++) push(s, side * ENTRY_SIDE + deck);
}
export function shiftQueue(s: City): void {
  for (let i = 1; i < s.queueLength; i++) s.queue[i - 1] = s.queue[i]!;
  s.queue[--s.queueLength] = 0;
}

/** CTY-HND-3: every deck of the hand up to its size. */
export function queueRefill(s: City, side: Seat): void {
  for (const deck of HAND_DECKS) queueCards(s, side, deck, HAND_SIZE[deck]! - handSize(s, side, deck));
}
/** The cards of that deck which the queue still brings to that side. */
export function queuedFor(s: City, side: Seat, deck: Deck): number {
  let count = 0;
  for (let i = 0; i < s.queueLength; i++) if (s.queue[i] === side * ENTRY_SIDE + deck) count++;
  return count;
}
/** §6: the first deal, deck by deck, home before away. */
export function queueFirstDeal(s: City): void {
  for (const deck of [DECK.off, DECK.def, DECK.shot])
    for (let side = 0; side < SIDES.length; side++) queueCards(s, side, deck, HAND_SIZE[deck]!);
}

/** CTY-TIM-3: with no card in the pile the attacker's lowest ball card goes instead, or else the defender's. */
export function loseLowestBall(s: City, tell?: CityTell): void {
  const attacker = s.attacker;
  const side = handSize(s, attacker, DECK.ball) > 0 ? attacker : otherSeat(attacker);
  for (let kind = FIRST[DECK.ball]!; kind < FIRST[DECK.ball + 1]!; kind++) {
    if (inHand(s, side, kind) === 0) continue;
    playBallCard(s, side, kind);
    tell?.({ type: 'minute', card: KINDS[kind]!, rule: 'CTY-TIM-3' });
    return;
  }
}
