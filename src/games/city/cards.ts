import type { Clause } from '../../core/clause.ts';
import { numbered } from '../../core/vocabulary.ts';

export const DECKS = ['off', 'def', 'shot', 'int', 'ball', 'ext'] as const;
export type DeckName = (typeof DECKS)[number];
/** An index into DECKS. */
export type Deck = number;
/** An index into KINDS. */
export type Kind = number;

interface Tactic {
  readonly clause: Clause;
  /** Says whether the card is played with the shirt of a player. */
  readonly player: boolean;
}
interface Card {
  readonly count: number;
}
interface OffensiveCard extends Card {
  readonly value: number;
  readonly tactic: Tactic;
}
const TACKLE_TYPES = ['clean', 'normal', 'hard'] as const;
type TackleType = (typeof TACKLE_TYPES)[number];
interface DefensiveCard extends Card {
  readonly value: number;
  readonly type: TackleType;
  readonly blocks: string | null;
  readonly tactic: Tactic;
}
interface ShotCard extends Card {
  readonly value: number;
  /** The value under the condition of CTY-SHT-4, where the card has one. */
  readonly better?: number;
}
export type SaveResult = 'hold' | 'loose' | 'corner' | 'goalkick';
interface InterventionCard extends Card {
  /** It is null for the special cards, which are no goal whatever the totals (CTY-SHT-6). */
  readonly value: number | null;
  readonly result: SaveResult;
}
interface FactorCard extends Card {
  readonly clause: Clause;
  /** Full turns in force; null until the period ends or it is used; 0 for what happens at once. */
  readonly turns: number | null;
  /** Says whether a coin decides which side it favours (CTY-EXT-1). */
  readonly favours: boolean;
}

const tactic = (clause: Clause, player = false): Tactic => ({ clause, player });

export const OFFENSIVE = {
  feint: {
    count: 3,
    value: 2,
    tactic: tactic('CTY-OTC-2', true),
  },
  pace: {
    count: 3,
    value: 2,
    tactic: tactic('CTY-OTC-3', true),
  },
  pushrun: {
    count: 3,
    value: 3,
    tactic: tactic('CTY-OTC-4'),
  },
  cutback: {
    count: 3,
    value: 3,
    tactic: tactic('CTY-OTC-5'),
  },
  scissors: {
    count: 3,
    value: 4,
    tactic: tactic('CTY-OTC-6'),
  },
  dragback: {
    count: 3,
    value: 4,
    tactic: tactic('CTY-OTC-7', true),
  },
  nutmeg: {
    count: 3,
    value: 5,
    tactic: tactic('CTY-OTC-8', true),
  },
  hat: {
    count: 3,
    value: 5,
    tactic: tactic('CTY-OTC-9', true),
  },
  roulette: {
    count: 3,
    value: 6,
    tactic: tactic('CTY-OTC-10'),
  },
} as const satisfies Record<string, OffensiveCard>;

export const DEFENSIVE = {
  jockey: {
    count: 3,
    value: 2,
    type: 'clean',
    blocks: null,
    tactic: tactic('CTY-DTC-2'),
  },
  toepoke: {
    count: 3,
    value: 3,
    type: 'clean',
    blocks: 'pushrun',
    tactic: tactic('CTY-DTC-3'),
  },
  charge: {
    count: 3,
    value: 3,
    type: 'normal',
    blocks: null,
    tactic: tactic('CTY-DTC-4', true),
  },
  block: {
    count: 3,
    value: 4,
    type: 'normal',
    blocks: 'feint',
    tactic: tactic('CTY-DTC-5', true),
  },
  front: {
    count: 3,
    value: 4,
    type: 'normal',
    blocks: 'cutback',
    tactic: tactic('CTY-DTC-6'),
  },
  side: {
    count: 3,
    value: 5,
    type: 'normal',
    blocks: 'scissors',
    tactic: tactic('CTY-DTC-7'),
  },
  check: {
    count: 3,
    value: 5,
    type: 'hard',
    blocks: 'hat',
    tactic: tactic('CTY-DTC-8'),
  },
  slide: {
    count: 3,
    value: 6,
    type: 'hard',
    blocks: 'nutmeg',
    tactic: tactic('CTY-DTC-9', true),
  },
  behind: {
    count: 3,
    value: 6,
    type: 'hard',
    blocks: null,
    tactic: tactic('CTY-DTC-10'),
  },
} as const satisfies Record<string, DefensiveCard>;

export const SHOTS = {
  low: { count: 4, value: 2 },
  placed: { count: 5, value: 3 },
  header: { count: 4, value: 1, better: 5 },
  volley: { count: 4, value: 2, better: 4 },
  cannon: { count: 4, value: 4 },
  curler: { count: 2, value: 5 },
  lob: { count: 2, value: 5, better: 6 },
  overhead: { count: 1, value: 6 },
} as const satisfies Record<string, ShotCard>;

export const INTERVENTIONS = {
  catch: { count: 5, value: 2, result: 'hold' },
  safehands: { count: 4, value: 4, result: 'hold' },
  punch: { count: 4, value: 3, result: 'loose' },
  dive: { count: 4, value: 4, result: 'corner' },
  fingertips: { count: 3, value: 5, result: 'corner' },
  parry: { count: 2, value: 1, result: 'loose' },
  miracle: { count: 1, value: 7, result: 'hold' },
  wide: { count: 2, value: null, result: 'goalkick' },
  post: { count: 1, value: null, result: 'loose' },
} as const satisfies Record<string, InterventionCard>;

/** `count` is that of a first half; BALL_DECKS has the others. */
export const BALLS = {
  short: { count: 21 },
  medium: { count: 14 },
  long: { count: 10 },
} as const satisfies Record<string, Card>;

const factor = (clause: Clause, turns: number | null, favours = false): FactorCard => ({
  count: 1,
  clause,
  turns,
  favours,
});
export const FACTORS = {
  rain: factor('CTY-EXT-2', 5),
  wind: factor('CTY-EXT-3', 5, true),
  mud: factor('CTY-EXT-4', 3),
  crowd: factor('CTY-EXT-5', 5, true),
  whistles: factor('CTY-EXT-6', 3, true),
  strict: factor('CTY-EXT-7', null),
  lenient: factor('CTY-EXT-7', null),
  talk: factor('CTY-EXT-8', 0, true),
  knock: factor('CTY-EXT-10', 3, true),
  invasion: factor('CTY-EXT-11', 0),
  burst: factor('CTY-EXT-12', 0),
  bonus: factor('CTY-EXT-9', null, true),
} as const satisfies Record<string, FactorCard>;

/** How many of each ball card (CTY-TIM-1, CTY-TIM-6, CTY-QCK-1); the first half's are also those of a half match. */
export const BALL_DECKS = { first: [21, 14, 10], second: [22, 15, 11], extra: [12, 7, 5], quick: [14, 9, 7] } as const;
/** The fixed ball hand of each side: short, medium, long (CTY-HND-1). */
export const BALL_HAND = [2, 1, 1] as const;

const ALL: readonly Readonly<Record<string, Card>>[] = [OFFENSIVE, DEFENSIVE, SHOTS, INTERVENTIONS, BALLS, FACTORS];
/** The hand size of each deck; interventions and factors are never in a hand (CTY-HND-3, CTY-HND-4, CTY-EXT-1). */
export const HAND_SIZE: readonly number[] = [3, 3, 2, 0, 4, 0];

export type KindName =
  | keyof typeof OFFENSIVE
  | keyof typeof DEFENSIVE
  | keyof typeof SHOTS
  | keyof typeof INTERVENTIONS
  | keyof typeof BALLS
  | keyof typeof FACTORS;

/** Every kind of card, deck by deck. `burst` and others may share a word with a phase, never with another kind. */
export const KINDS = ALL.flatMap((deck) => Object.keys(deck)) as readonly KindName[];
export const KIND = numbered(KINDS);
export const findKind = (name: string): Kind => (Object.hasOwn(KIND, name) ? KIND[name as KindName] : -1);

export const DECK = numbered(DECKS);
/** The kinds of a deck are those from FIRST[deck] up to, but not including, FIRST[deck + 1]. */
export const FIRST = Int16Array.from([
  0,
  ...ALL.map((_, deck) => ALL.slice(0, deck + 1).reduce((n, d) => n + Object.keys(d).length, 0)),
]);
export const DECK_OF = Int16Array.from(KINDS, (_, kind) => FIRST.findLastIndex((first) => first <= kind));
export const isOf = (deck: Deck, kind: Kind): boolean => kind >= 0 && kind < KINDS.length && DECK_OF[kind] === deck;

const flat = ALL.flatMap((deck) => Object.values(deck)) as readonly (Card & {
  readonly value?: number | null;
  readonly better?: number;
  readonly type?: TackleType;
  readonly blocks?: string | null;
  readonly tactic?: Tactic;
  readonly result?: SaveResult;
  readonly turns?: number | null;
  readonly favours?: boolean;
})[];

export const countOf = (kind: Kind): number => flat[kind]!.count;
/** Dribble, tackle, shot or save value; 0 for cards without one. */
export const VALUE = Int16Array.from(flat, (card) => card.value ?? 0);
export const BETTER_VALUE = Int16Array.from(flat, (card) => card.better ?? card.value ?? 0);
export const isSpecial = (kind: Kind): boolean => flat[kind]!.value === null;
/** 0 clean (or no card), 1 normal, 2 hard. */
export const ROUGHNESS = Int16Array.from(flat, (card) => TACKLE_TYPES.indexOf(card.type ?? 'clean'));
export const CLEAN = TACKLE_TYPES.indexOf('clean');
export const HARD = TACKLE_TYPES.indexOf('hard');
/** The dribble that a tackle blocks, or -1. */
export const BLOCKS = Int16Array.from(flat, (card) => (card.blocks ? findKind(card.blocks) : -1));
export const tacticOf = (kind: Kind): Tactic | undefined => flat[kind]?.tactic;
export const saveResult = (kind: Kind): SaveResult => flat[kind]!.result!;
export const turnsOf = (kind: Kind): number | null => flat[kind]!.turns ?? null;
export const favoursOne = (kind: Kind): boolean => flat[kind]!.favours === true;

/** How many cards lie in a pile or are held, listed, counted by kind, or no more than counted. */
export function cardCount(cards: unknown): number {
  if (typeof cards === 'number') return cards;
  if (Array.isArray(cards)) return cards.length;
  return Object.values((cards ?? {}) as Readonly<Record<string, number>>).reduce((total, n) => total + n, 0);
}
