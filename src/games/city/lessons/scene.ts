import type { Side } from '../../../core/game.ts';
import { headOf, type Lesson, type Situation, type Tried } from '../../../core/lessons.ts';
import { BALL_DECKS, countOf, DECK, DECKS, findKind, isOf, KINDS, type KindName } from '../cards.ts';
import type { CityEvent } from '../events.ts';
import { type CityOptions, OPTIONS } from '../model.ts';
import type { CityPosition } from '../position.ts';

export type CityLesson = Lesson<CityPosition, CityEvent>;
export type CitySituation = Situation<CityPosition, CityEvent>;
export type CityTried = Tried<CityPosition, CityEvent>;

type Places = Readonly<Record<string, string>>;
type Hand = Partial<Record<'off' | 'def' | 'shot' | 'ball', readonly KindName[]>>;

const TEAM = ['1', '2', '3', '4', '5', '6', '8'];
const BENCH = ['7', '9'];
const FORMATION: Readonly<Record<Side, Places>> = {
  home: { 1: 'h1', 2: 'f5', 3: 'j5', 4: 'd8', 5: 'l8', 6: 'h9', 8: 'h10' },
  away: { 1: 'h21', 2: 'f17', 3: 'j17', 4: 'd14', 5: 'l14', 6: 'h13', 8: 'h12' },
};
/** Where players stand whom a scene does not name. */
const PLACES: Readonly<Record<Side, Places>> = {
  home: { 1: 'h1', 2: 'f5', 3: 'j5', 4: 'c8', 5: 'm8', 6: 'f9', 8: 'h6' },
  away: { 1: 'h21', 2: 'e19', 3: 'k19', 4: 'c15', 5: 'm15', 6: 'f16', 8: 'j16' },
};
type Hands = Readonly<Record<Side, Required<Hand>>>;
const HANDS: Hands = {
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
  ...{ usedBall: false, idle: false, free: false, received: false, crossed: false, fresh: false, boost: null },
  beaten: [],
};
const NOBODY = { home: [], away: [] };

/** The decks of a match in which these cards are in the hands and these on the discards; the draw piles are what that leaves over. */
export function decksFor(
  hands: Hands,
  balls: readonly number[] = BALL_DECKS.first,
  discards: Readonly<Record<string, number>> = {},
): CityPosition['decks'] {
  const held = (kind: string): number =>
    [hands.home, hands.away].flatMap((hand) => Object.values(hand).flat()).filter((card) => card === kind).length;
  const piles = DECKS.map((name) => {
    const kinds = KINDS.filter((_, kind) => isOf(DECK[name], kind));
    const all = (kind: string, i: number): number => (name === 'ball' ? balls[i]! : countOf(findKind(kind)));
    const discard = Object.fromEntries(kinds.map((kind) => [kind, discards[kind] ?? 0]));
    return [
      name,
      { draw: Object.fromEntries(kinds.map((kind, i) => [kind, all(kind, i) - held(kind) - discard[kind]!])), discard },
    ];
  });
  return Object.fromEntries(piles) as CityPosition['decks'];
}

interface Given extends Omit<Partial<CityPosition>, 'pieces' | 'hands' | 'options'> {
  readonly home?: Places;
  readonly away?: Places;
  readonly hand?: Hand;
  readonly rivalHand?: Hand;
  readonly options?: Partial<CityOptions>;
}

/** Home's 8 has the ball and plays phase 1; `fields` say what is different. */
export function scene({ home, away, hand, rivalHand, options, ...fields }: Given): CityPosition {
  const hands = { home: { ...HANDS.home, ...hand }, away: { ...HANDS.away, ...rivalHand } };
  return {
    ...headOf<'city', CityOptions>('city', OPTIONS, 0, options),
    phase: 'ball',
    stall: 0,
    factors: 0,
    pieces: { home: { ...PLACES.home, ...home }, away: { ...PLACES.away, ...away } },
    ball: 'h6',
    attacker: 'home',
    touch: 'home',
    loose: 0,
    kickoff: 'home',
    first: 'home',
    team: { home: TEAM, away: TEAM },
    bench: { home: BENCH, away: BENCH },
    formation: FORMATION,
    yellow: NOBODY,
    sentOff: NOBODY,
    hands,
    decks: decksFor(hands),
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
    ...fields,
  };
}

/** Up to three players move up to two hexes. */
export const TEAM_MOVEMENT = { left: 3, reach: 2, mode: 'any', moved: [] } as const;
/** The rival attacks with his 8, and home defends. */
export const DEFENDING = { attacker: 'away', touch: 'away', side: 'home', stage: 'defence', phase: 'defend' } as const;

/** Says whether a player of home has got the ball. */
export const isOurs = ({ events }: CityTried): boolean =>
  events.findLast((event) => event.type === 'possession')?.side === 'home';
const faceOff = ({ events }: CityTried) => events.find((event) => event.type === 'faceoff');
export const isWon = (tried: CityTried): boolean => faceOff(tried)?.winner === 'home';
export const isLaid =
  (card: KindName) =>
  (tried: CityTried): boolean =>
    faceOff(tried)?.cards.def === card;
