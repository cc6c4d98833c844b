import { Script } from '../../../test/support/script.ts';
import type { Side } from '../../core/game.ts';
import { BALL_DECKS, countOf, DECK, DECKS, type DeckName, findKind, isOf, KINDS } from './cards.ts';
import type { CityEvent } from './events.ts';
import type { City } from './model.ts';
import type { CityPosition } from './position.ts';
import { game as city } from './room.ts';

/** Positions for tests: what is not named is the quiet match of `BASE`, and the draw piles are what the rest leaves over. */

type Cards = Partial<Record<DeckName, readonly string[]>>;
type Counts = Readonly<Record<string, number>>;
export type Given = Readonly<Record<string, unknown>> & {
  /** Hexes by shirt; undefined takes a man off. */
  readonly pieces?: Readonly<Partial<Record<Side, Readonly<Record<string, string | undefined>>>>>;
  readonly hands?: Readonly<Partial<Record<Side, Cards>>>;
  /** Discard piles: kind → how many. */
  readonly discards?: Counts;
};

const TEAM = ['1', '2', '3', '4', '5', '6', '8'];
const BENCH = ['7', '9'];
const FORMATION = {
  home: { 1: 'h1', 2: 'f5', 3: 'j5', 4: 'd8', 5: 'l8', 6: 'h9', 8: 'h10' },
  away: { 1: 'h21', 2: 'f17', 3: 'j17', 4: 'd14', 5: 'l14', 6: 'h13', 8: 'h12' },
};
/** Far from everything: home 8 has the ball on h6. */
const PIECES = {
  home: { 1: 'h1', 2: 'a2', 3: 'a4', 4: 'a6', 5: 'o2', 6: 'o4', 8: 'h6' },
  away: { 1: 'h21', 2: 'a22', 3: 'a20', 4: 'o22', 5: 'o20', 6: 'c21', 8: 'm21' },
};
const HANDS: Readonly<Record<Side, Required<Omit<Cards, 'int' | 'ext'>>>> = {
  home: {
    off: ['feint', 'pace', 'scissors'],
    def: ['charge', 'jockey', 'side'],
    shot: ['low', 'placed'],
    ball: ['long', 'medium', 'short', 'short'],
  },
  away: {
    off: ['cutback', 'pace', 'roulette'],
    def: ['block', 'front', 'jockey'],
    shot: ['cannon', 'placed'],
    ball: ['long', 'medium', 'short', 'short'],
  },
};
export const TURN = {
  usedBall: false,
  idle: false,
  free: false,
  received: false,
  crossed: false,
  fresh: false,
  boost: null,
  beaten: [],
};
export const OPTIONS = {
  clock: 'plays',
  mode: 'full',
  periodEnd: 'pile',
  externalFactors: true,
  extraTime: false,
  shootout: false,
};

const nothing = { home: [], away: [] };
const BASE = {
  game: 'city',
  v: 1,
  options: OPTIONS,
  period: 1,
  score: [0, 0],
  phase: 'ball',
  side: 'home',
  time: { plays: 0, up: false },
  stall: 0,
  factors: 0,
  pieces: PIECES,
  ball: 'h6',
  attacker: 'home',
  touch: 'home',
  loose: 0,
  kickoff: 'home',
  first: 'home',
  team: { home: TEAM, away: TEAM },
  bench: { home: BENCH, away: BENCH },
  formation: FORMATION,
  yellow: nothing,
  sentOff: nothing,
  hands: HANDS,
  decks: {},
  queue: [],
  next: null,
  stage: 'attack',
  turn: TURN,
  moves: null,
  pass: null,
  contest: null,
  face: null,
  shot: null,
  actor: null,
  restart: null,
  factor: null,
  effects: [],
  coach: { home: 0, away: 0 },
  discard: null,
  shootout: null,
  over: null,
};

const ballsOf = (period: unknown, options: { mode: string }): readonly number[] => {
  if (options.mode === 'quick') return BALL_DECKS.quick;
  if (period === 'et1') return BALL_DECKS.extra;
  return period === 1 || options.mode === 'half' ? BALL_DECKS.first : BALL_DECKS.second;
};

/** The decks of a match in which these cards are in the hands and these on the discards. */
function decksFor(hands: typeof HANDS, discards: Counts, balls: readonly number[]): object {
  const held = (kind: string): number =>
    [hands.home, hands.away].flatMap((hand) => Object.values(hand).flat()).filter((card) => card === kind).length;
  return Object.fromEntries(
    DECKS.map((name) => {
      const kinds = KINDS.filter((_, kind) => isOf(DECK[name], kind));
      const all = (kind: string, i: number): number => (name === 'ball' ? balls[i]! : countOf(findKind(kind)));
      const discard = Object.fromEntries(kinds.map((kind) => [kind, discards[kind] ?? 0]));
      const draw = Object.fromEntries(
        kinds.map((kind, i) => [kind, all(kind, i) - held(kind) - (discards[kind] ?? 0)]),
      );
      return [name, { draw, discard }];
    }),
  );
}

export function positionOf({ pieces = {}, hands = {}, discards = {}, ...rest }: Given): object {
  const held = {
    home: { ...HANDS.home, ...hands.home },
    away: { ...HANDS.away, ...hands.away },
  } as typeof HANDS;
  const fields = { ...BASE, ...rest };
  const position = {
    ...fields,
    pieces: { home: { ...PIECES.home, ...pieces.home }, away: { ...PIECES.away, ...pieces.away } },
    hands: held,
    decks: decksFor(held, discards, ballsOf(fields.period, fields.options)),
  };
  return JSON.parse(JSON.stringify(position));
}

/** A match of this game in a test. */
export type CityScript = Script<City, CityPosition, CityEvent>;

/** A match loaded from `positionOf`. */
export const match = (given: Given = {}): CityScript => Script.from(city, positionOf(given));

/** The first event of this type that the last step told. */
export const eventOf = <T extends CityEvent['type']>(m: CityScript, type: T) =>
  m.events.find((event): event is Extract<CityEvent, { readonly type: T }> => event.type === type);

/** The clause under which a position is refused. */
export function badness(position: object): string | undefined {
  const read = city.readPosition(position);
  return read.ok ? 'accepted' : read.error.clause;
}

/** The defence turn of away against home's carrier. */
export const DEFENCE = { phase: 'defend', side: 'away', stage: 'defence' } as const;
export const moves = (left = 3, reach = 2, mode = 'any', moved: readonly string[] = []) => ({
  left,
  reach,
  mode,
  moved,
});
