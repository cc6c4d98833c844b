import type { Position } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { CARD_SLOTS, OPTIONS, PIECES } from './model.ts';

type Team = Readonly<Record<string, string | null>>;

const team = (given: Team): Team =>
  Object.fromEntries(PIECES.map((piece) => [piece, piece in given ? (given[piece] ?? null) : 'out']));
const NO_CARDS = Object.fromEntries(CARD_SLOTS.map((slot) => [slot, 0]));

/**
 * A position for tests: the pieces that are named, everybody else sent off, keepers on d1 and d16; home is the attack
 * in its fifth play. The other fields are those of the specification and can be given.
 */
export function sketch(home: Team, away: Team, fields: Readonly<Record<string, unknown>> = {}): Position {
  const { options, cards, ...rest } = fields as { options?: object; cards?: { home?: object; away?: object } };
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
    ...rest,
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
