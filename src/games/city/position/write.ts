import { type Seat, sideOf } from '../../../core/game.ts';
import { bySide, sideOrNull } from '../../../core/position.ts';
import { byText } from '../../../core/text.ts';
import { hexName } from '../board.ts';
import type { KindName } from '../cards.ts';
import { DECK, type Deck, FIRST, KINDS, type Kind } from '../cards.ts';
import type { Laid } from '../events.ts';
import { handSize, inHand, pileSize } from '../hands.ts';
import {
  type City,
  effectAt,
  FACES,
  HIDDEN_CARD,
  HIDDEN_DRAW,
  has,
  kickScored,
  MODES,
  NO_CARD,
  NOBODY,
  NONE,
  pieceOf,
  RESTARTS,
  SHIRTS,
  type Shirt,
  THENS,
  USED_CAPACITY,
} from '../model.ts';

/** The parts of a position (§4) as they are written. */

export const hexOrNull = (hex: number): string | null => (hex === NONE ? null : hexName(hex));
export const shirtOrNull = (n: Shirt): string | null => (n === NOBODY ? null : String(n));
export const nameOrNull = <T>(names: readonly T[], index: number): T | null => (index === NONE ? null : names[index]!);

export const shirts = (set: number): string[] => {
  const list: string[] = [];
  for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) list.push(String(n));
  return list;
};

export const placesOf = (list: Int16Array, side: Seat): Record<string, string> => {
  const places: Record<string, string> = {};
  for (let n = 1; n <= SHIRTS; n++) {
    const hex = list[pieceOf(side, n)]!;
    if (hex !== NONE) places[n] = hexName(hex);
  }
  return places;
};

const cardsOf = (s: City, side: Seat, deck: Deck): KindName[] => {
  const cards: KindName[] = [];
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++)
    for (let i = inHand(s, side, kind); i > 0; i--) cards.push(KINDS[kind]!);
  return cards.sort(byText);
};
/** A rival's hand is the number of its cards. */
export const handOf = (s: City, side: Seat) => {
  const isHidden = (s.hidden >> side) & 1;
  const held = (deck: Deck) => (isHidden ? handSize(s, side, deck) : cardsOf(s, side, deck));
  return { off: held(DECK.off), def: held(DECK.def), shot: held(DECK.shot), ball: held(DECK.ball) };
};

const countsOf = (cells: Int16Array, deck: Deck): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++) counts[KINDS[kind]!] = cells[kind]!;
  return counts;
};
const pilesOf = (s: City, deck: Deck) => ({
  draw: s.hidden & HIDDEN_DRAW ? pileSize(s, deck) : countsOf(s.draw, deck),
  discard: countsOf(s.discards, deck),
});
export const decksOf = (s: City) => ({
  off: pilesOf(s, DECK.off),
  def: pilesOf(s, DECK.def),
  shot: pilesOf(s, DECK.shot),
  int: pilesOf(s, DECK.int),
  ball: pilesOf(s, DECK.ball),
  ext: pilesOf(s, DECK.ext),
});

export const turnOf = (s: City) =>
  s.turnOn
    ? {
        usedBall: s.usedBall === 1,
        idle: s.idle === 1,
        free: s.free === 1,
        received: s.received === 1,
        crossed: s.crossed === 1,
        fresh: s.fresh === 1,
        boost: s.boost === 1 ? ('forward' as const) : null,
        beaten: shirts(s.beaten),
      }
    : null;
export const movesOf = (s: City) =>
  s.movesLeft === NONE
    ? null
    : { left: s.movesLeft, reach: s.movesReach, mode: MODES[s.movesMode]!, moved: shirts(s.moved) };
export const passOf = (s: City) =>
  s.passCard === NONE
    ? null
    : // biome-ignore lint/suspicious/noThenProperty: the name in the specification
      { card: KINDS[s.passCard]!, from: hexName(s.passFrom), to: hexName(s.passTo), then: THENS[s.passThen]! };
export const contestOf = (s: City) =>
  s.contestN === NOBODY
    ? null
    : // biome-ignore lint/suspicious/noThenProperty: the name in the specification
      { n: String(s.contestN), markers: shirts(s.contestMarkers), then: THENS[s.contestThen]! };

const laidName = (card: Kind): Laid => (card === NO_CARD ? 'none' : KINDS[card]!);
const commitOf = (card: Kind): Laid | '?' | null => {
  if (card === NONE) return null;
  return card === HIDDEN_CARD ? '?' : laidName(card);
};
export const faceOf = (s: City) =>
  s.faceKind === NONE
    ? null
    : {
        kind: FACES[s.faceKind]!,
        att: String(s.faceAtt),
        def: String(s.faceDef),
        commit: bySide((side) => commitOf(s.commit[side]!)),
        cards: s.faceOffCard === NONE ? null : { off: laidName(s.faceOffCard), def: laidName(s.faceDefCard) },
        winner: sideOrNull(s.faceWinner),
      };
export const shotOf = (s: City) =>
  s.shotN === NOBODY
    ? null
    : {
        n: String(s.shotN),
        kind: KINDS[s.shotKind]!,
        total: s.shotTotal,
        keeper: s.shotKeeper === 1,
        from: hexOrNull(s.shotFrom),
      };
export const restartOf = (s: City) =>
  s.restartKind === NONE
    ? null
    : {
        kind: RESTARTS[s.restartKind]!,
        side: sideOf(s.restartSide),
        at: hexName(s.restartAt),
        n: shirtOrNull(s.restartN),
      };

export const factorOf = (s: City) =>
  s.factorCard === NONE ? null : { card: KINDS[s.factorCard]!, by: sideOrNull(s.factorBy) };

export const effectsOf = (s: City) =>
  Array.from({ length: s.effectCount }, (_, i) => {
    const { kind, by, left, n } = effectAt(s, i);
    const effect = { id: KINDS[kind]!, by: sideOrNull(by), left: left === NONE ? null : left };
    return n === NOBODY ? effect : { ...effect, n: String(n) };
  });

const usedOf = (s: City, side: Seat): string[] =>
  [...s.used.subarray(side * USED_CAPACITY, (side + 1) * USED_CAPACITY)].filter((n) => n !== NOBODY).map(String);
const kicksOf = (s: City, side: Seat): boolean[] =>
  Array.from({ length: s.kicksTaken[side]! }, (_, i) => kickScored(s, side, i));
export const shootoutOf = (s: City) =>
  s.shootoutFirst === NONE
    ? null
    : {
        first: sideOf(s.shootoutFirst),
        kicks: bySide((side) => kicksOf(s, side)),
        used: bySide((side) => usedOf(s, side)),
        n: shirtOrNull(s.shootoutN),
      };
