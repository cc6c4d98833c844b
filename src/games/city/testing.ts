import { Script } from '../../../test/support/script.ts';
import type { Side } from '../../core/game.ts';
import { BALL_DECKS, type DeckName } from './cards.ts';
import type { CityEvent } from './events.ts';
import { decksFor, scene } from './lessons/scene.ts';
import type { City } from './model.ts';
import type { CityPosition } from './position.ts';
import { game as city } from './room.ts';

export { TURN } from './lessons/scene.ts';

/** Positions for tests: what is not named is the quiet match of `BASE`. */

type Cards = Partial<Record<DeckName, readonly string[]>>;
type Counts = Readonly<Record<string, number>>;
export type Given = Readonly<Record<string, unknown>> & {
  /** Hexes by shirt; undefined takes a man off. */
  readonly pieces?: Readonly<Partial<Record<Side, Readonly<Record<string, string | undefined>>>>>;
  readonly hands?: Readonly<Partial<Record<Side, Cards>>>;
  /** Discard piles: kind → how many. */
  readonly discards?: Counts;
};

/** Far from everything: home 8 has the ball on h6. */
const BASE = scene({
  home: { 1: 'h1', 2: 'a2', 3: 'a4', 4: 'a6', 5: 'o2', 6: 'o4', 8: 'h6' },
  away: { 1: 'h21', 2: 'a22', 3: 'a20', 4: 'o22', 5: 'o20', 6: 'c21', 8: 'm21' },
});
export const OPTIONS = BASE.options;

const ballsOf = (period: unknown, options: { mode: string }): readonly number[] => {
  if (options.mode === 'quick') return BALL_DECKS.quick;
  if (period === 'et1') return BALL_DECKS.extra;
  return period === 1 || options.mode === 'half' ? BALL_DECKS.first : BALL_DECKS.second;
};

export function positionOf({ pieces = {}, hands = {}, discards = {}, ...rest }: Given): object {
  const fields = { ...BASE, ...rest };
  const held = { home: { ...BASE.hands.home, ...hands.home }, away: { ...BASE.hands.away, ...hands.away } };
  const position = {
    ...fields,
    pieces: { home: { ...BASE.pieces.home, ...pieces.home }, away: { ...BASE.pieces.away, ...pieces.away } },
    hands: held,
    decks: decksFor(held as Parameters<typeof decksFor>[0], ballsOf(fields.period, fields.options), discards),
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
