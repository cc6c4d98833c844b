import { type MatchResult, type Position, type Seat, sideOf } from '../../core/game.ts';
import { bySide, sideOrNull, writeHead } from '../../core/position.ts';
import { byText } from '../../core/text.ts';
import { hexName } from './board.ts';
import { DECK, DECKS, type Deck, type DeckName, FIRST, KINDS, type Kind } from './cards.ts';
import { entryName, HAND_DECKS, handSize, inHand, pileSize } from './hands.ts';
import {
  type City,
  DISCARDS,
  effectAt,
  FACES,
  HIDDEN_CARD,
  HIDDEN_DRAW,
  has,
  kickScored,
  MODES,
  NEXTS,
  NO_CARD,
  NOBODY,
  NONE,
  PERIODS,
  PHASES,
  pieceOf,
  REASONS,
  RESTARTS,
  SHIRTS,
  type Shirt,
  STAGES,
  scoreOf,
  THENS,
  USED_CAPACITY,
} from './model.ts';

/** The position of §4, fields in its order. */

const hexOrNull = (hex: number): string | null => (hex === NONE ? null : hexName(hex));
const shirtOrNull = (n: Shirt): string | null => (n === NOBODY ? null : String(n));
const nameOrNull = <T>(names: readonly T[], index: number): T | null => (index === NONE ? null : names[index]!);

const shirts = (set: number): string[] => {
  const list: string[] = [];
  for (let n = 1; n <= SHIRTS; n++) if (has(set, n)) list.push(String(n));
  return list;
};

const placesOf = (list: Int16Array, side: Seat): Record<string, string> => {
  const places: Record<string, string> = {};
  for (let n = 1; n <= SHIRTS; n++) {
    const hex = list[pieceOf(side, n)]!;
    if (hex !== NONE) places[n] = hexName(hex);
  }
  return places;
};

const cardsOf = (s: City, side: Seat, deck: Deck): string[] => {
  const cards: string[] = [];
  for (let kind = FIRST[deck]!; kind < FIRST[deck + 1]!; kind++)
    for (let i = inHand(s, side, kind); i > 0; i--) cards.push(KINDS[kind]!);
  return cards.sort(byText);
};
const handOf = (s: City, side: Seat): Record<string, string[] | number> => {
  const isHidden = (s.hidden >> side) & 1;
  return Object.fromEntries(
    HAND_DECKS.map((deck) => [DECKS[deck], isHidden ? handSize(s, side, deck) : cardsOf(s, side, deck)]),
  );
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
const decksOf = (s: City) => Object.fromEntries(DECKS.map((name: DeckName) => [name, pilesOf(s, DECK[name])]));

const turnOf = (s: City) =>
  s.turnOn
    ? {
        usedBall: s.usedBall === 1,
        idle: s.idle === 1,
        free: s.free === 1,
        received: s.received === 1,
        crossed: s.crossed === 1,
        fresh: s.fresh === 1,
        boost: s.boost === 1 ? 'forward' : null,
        beaten: shirts(s.beaten),
      }
    : null;
const movesOf = (s: City) =>
  s.movesLeft === NONE
    ? null
    : { left: s.movesLeft, reach: s.movesReach, mode: MODES[s.movesMode], moved: shirts(s.moved) };
const passOf = (s: City) =>
  s.passCard === NONE
    ? null
    : // biome-ignore lint/suspicious/noThenProperty: the name in the specification
      { card: KINDS[s.passCard], from: hexName(s.passFrom), to: hexName(s.passTo), then: THENS[s.passThen] };
const contestOf = (s: City) =>
  s.contestN === NOBODY
    ? null
    : // biome-ignore lint/suspicious/noThenProperty: the name in the specification
      { n: String(s.contestN), markers: shirts(s.contestMarkers), then: THENS[s.contestThen] };

const laidName = (card: Kind): string | null => {
  if (card === NONE) return null;
  return card === NO_CARD ? 'none' : card === HIDDEN_CARD ? '?' : KINDS[card]!;
};
const faceOf = (s: City) =>
  s.faceKind === NONE
    ? null
    : {
        kind: FACES[s.faceKind],
        att: String(s.faceAtt),
        def: String(s.faceDef),
        commit: bySide((side) => laidName(s.commit[side]!)),
        cards: s.faceOffCard === NONE ? null : { off: laidName(s.faceOffCard), def: laidName(s.faceDefCard) },
        winner: sideOrNull(s.faceWinner),
      };
const shotOf = (s: City) =>
  s.shotN === NOBODY
    ? null
    : {
        n: String(s.shotN),
        kind: KINDS[s.shotKind],
        total: s.shotTotal,
        keeper: s.shotKeeper === 1,
        from: hexOrNull(s.shotFrom),
      };
const restartOf = (s: City) =>
  s.restartKind === NONE
    ? null
    : {
        kind: RESTARTS[s.restartKind],
        side: sideOf(s.restartSide),
        at: hexName(s.restartAt),
        n: shirtOrNull(s.restartN),
      };

const factorOf = (s: City) =>
  s.factorCard === NONE ? null : { card: KINDS[s.factorCard], by: sideOrNull(s.factorBy) };

const effectsOf = (s: City) =>
  Array.from({ length: s.effectCount }, (_, i) => {
    const { kind, by, left, n } = effectAt(s, i);
    const effect = { id: KINDS[kind], by: sideOrNull(by), left: left === NONE ? null : left };
    return n === NOBODY ? effect : { ...effect, n: String(n) };
  });

const usedOf = (s: City, side: Seat): string[] =>
  [...s.used.subarray(side * USED_CAPACITY, (side + 1) * USED_CAPACITY)].filter((n) => n !== NOBODY).map(String);
const kicksOf = (s: City, side: Seat): boolean[] =>
  Array.from({ length: s.kicksTaken[side]! }, (_, i) => kickScored(s, side, i));
const shootoutOf = (s: City) =>
  s.shootoutFirst === NONE
    ? null
    : {
        first: sideOf(s.shootoutFirst),
        kicks: bySide((side) => kicksOf(s, side)),
        used: bySide((side) => usedOf(s, side)),
        n: shirtOrNull(s.shootoutN),
      };

/** Of a match that is over. */
export const resultOf = (s: City): MatchResult => ({
  winner: sideOrNull(s.winner),
  score: scoreOf(s),
  reason: REASONS[s.reason]!,
});

export const writePosition = (s: City): Position => ({
  ...writeHead('city', s, s.mover, PERIODS, PHASES),
  stall: s.stall,
  factors: s.factors,
  pieces: bySide((side) => placesOf(s.at, side)),
  ball: hexOrNull(s.ball),
  attacker: sideOrNull(s.attacker),
  touch: sideOrNull(s.touch),
  loose: s.loose,
  kickoff: sideOrNull(s.kickoff),
  first: sideOrNull(s.first),
  team: bySide((side) => shirts(s.team[side]!)),
  bench: bySide((side) => shirts(s.bench[side]!)),
  formation: bySide((side) => placesOf(s.formation, side)),
  yellow: bySide((side) => shirts(s.yellow[side]!)),
  sentOff: bySide((side) => shirts(s.sentOff[side]!)),
  hands: bySide((side) => handOf(s, side)),
  decks: decksOf(s),
  queue: [...s.queue.subarray(0, s.queueLength)].map(entryName),
  next: nameOrNull(NEXTS, s.next),
  stage: nameOrNull(STAGES, s.stage),
  turn: turnOf(s),
  moves: movesOf(s),
  pass: passOf(s),
  contest: contestOf(s),
  face: faceOf(s),
  shot: shotOf(s),
  actor: shirtOrNull(s.actor),
  restart: restartOf(s),
  factor: factorOf(s),
  effects: effectsOf(s),
  coach: bySide((side) => s.coach[side]!),
  discard: nameOrNull(DISCARDS, s.discard),
  shootout: shootoutOf(s),
  over: s.reason === NONE ? null : resultOf(s),
});

/** Those after the first eight. */
export const POSITION_FIELDS = [
  ...['stall', 'factors', 'pieces', 'ball', 'attacker', 'touch'],
  ...['loose', 'kickoff', 'first', 'team', 'bench', 'formation', 'yellow', 'sentOff', 'hands', 'decks', 'queue'],
  ...['next', 'stage', 'turn', 'moves', 'pass', 'contest', 'face', 'shot', 'actor', 'restart'],
  ...['factor', 'effects', 'coach', 'discard', 'shootout', 'over'],
] as const;
