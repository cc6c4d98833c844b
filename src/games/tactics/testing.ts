// Positions for the tests of this room.

import { defaultOptions } from '../../core/options.ts';
import { byName } from '../../core/vocabulary.ts';
import { CARD_SLOTS, OPTIONS, PIECES, type TacticsOptions } from './model.ts';
import type { TacticsPosition } from './position.ts';

type Team = Partial<TacticsPosition['pieces']['home']>;
type Cards = Partial<TacticsPosition['cards']['home']>;
type Given = Partial<Omit<TacticsPosition, 'options' | 'cards'>> & {
  readonly options?: Partial<TacticsOptions>;
  readonly cards?: { readonly home?: Cards; readonly away?: Cards };
};

const team = (given: Team) => ({ ...byName(PIECES, () => 'out'), ...given });
const NO_CARDS = byName(CARD_SLOTS, () => 0);

/**
 * A position for tests: the pieces that are named, everybody else sent off, keepers on d1 and d16; home is the attack
 * in its fifth play. The other fields are those of the specification and can be given.
 */
export function sketch(home: Team, away: Team, { options, cards, ...fields }: Given = {}): TacticsPosition {
  return {
    game: 'tactics',
    v: 1,
    options: { ...defaultOptions(OPTIONS), ...options },
    period: 1,
    score: [0, 0],
    phase: 'move',
    side: 'home',
    time: { plays: 5, up: false },
    pieces: { home: team({ gk: 'd1', ...home }), away: team({ gk: 'd16', ...away }) },
    ball: null,
    holder: null,
    roll: null,
    passes: 0,
    chance: false,
    restart: null,
    barred: null,
    offside: [],
    queue: [],
    corner: null,
    back: null,
    cards: { home: { ...NO_CARDS, ...cards?.home }, away: { ...NO_CARDS, ...cards?.away } },
    starter: 'home',
    shootout: null,
    result: null,
    ...fields,
  };
}

/** The full teams of the example in the specification. */
export const HOME_TEAM = {
  d1: 'b4',
  d2: 'd4',
  d3: 'e4',
  d4: 'g4',
  m1: 'a6',
  m2: 'c6',
  m3: 'f6',
  m4: 'h6',
  f1: 'd8',
  f2: 'f8',
} as const;
export const AWAY_TEAM = {
  gk: 'e16',
  d1: 'b13',
  d2: 'd13',
  d3: 'e13',
  d4: 'g13',
  m1: 'a11',
  m2: 'c11',
  m3: 'f11',
  m4: 'h11',
  f1: 'b9',
  f2: 'g9',
} as const;
