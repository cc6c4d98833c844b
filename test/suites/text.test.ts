// A position is text: complete, the same for the same state, and whatever is not a position is said to be wrong.
import { describe, expect, test } from 'vitest';
import { Choices } from '../../src/core/choices.ts';
import { CHANCE, type GameWithTexts, type Position } from '../../src/core/game.ts';
import { type Random, randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import { hashPosition } from '../../src/core/text.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, isSame, pickOne, roam, SCALE, seatsToMove, walk } from '../support/walk.ts';

const WALKS = 8 * SCALE;
const STEPS = 500;
const LONGEST_MATCH = 50_000;

const throughJson = (position: Position): unknown => JSON.parse(JSON.stringify(position));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Leaf = { readonly holder: Json[] | { [key: string]: Json }; readonly key: string };

function leavesOf(value: Json): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key } as Leaf, ...leavesOf(inner)]);
}

const JUNK: readonly Json[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  7,
  99,
  0.5,
  1e9,
  '',
  '?',
  'home',
  'away',
  'over',
  'x',
  [],
  {},
  [0],
  ['home'],
];

/** The position with one or two of its parts replaced by a part of another position or by junk, added or left out. */
function spoil(position: Position, other: Position, random: Random): Json {
  const spoilt = throughJson(position) as Json;
  for (let times = 1 + Math.floor(random() * 2); times > 0; times--) {
    const { holder, key } = pickOne(leavesOf(spoilt), random);
    const target = holder as { [key: string]: Json };
    const kind = random();
    if (kind < 0.1 && !Array.isArray(holder)) delete target[key];
    else if (kind < 0.15) target['extra'] = 1;
    else if (kind < 0.5) target[key] = pickOne(JUNK, random);
    else {
      const from = pickOne(leavesOf(throughJson(other) as Json), random);
      target[key] = (from.holder as { [key: string]: Json })[from.key]!;
    }
  }
  return JSON.parse(JSON.stringify(spoilt)) as Json;
}

/** Whatever loads can be played on: for some moves there is always something to choose. */
function playOn(game: GameWithTexts, position: unknown, random: Random): void {
  const loaded = game.readPosition(position);
  if (!loaded.ok) return;
  const s = loaded.value;
  const out = new Choices();
  for (let i = 0; i < 25 && game.toMove(s) !== 0; i++) {
    const seat = pickOne(seatsToMove(game, s), random);
    game.choices(s, seat, out);
    if (out.n === 0) complain(game, s, `nothing to choose after loading ${JSON.stringify(position)}`);
    game.apply(s, seat, seat === CHANCE ? out.pick(random()) : out.action[Math.floor(random() * out.n)]!);
    game.turn(s);
  }
}

describe.each(ROOMS)('$id', ({ game }) => {
  test('a position says all of a state and loads to the same state and hash', () => {
    const check = (state: State): void => {
      const position = game.writePosition(state);
      const loaded = game.readPosition(throughJson(position));
      if (!loaded.ok) complain(game, state, `not loaded: ${JSON.stringify(loaded.error)}`);
      if (!isSame(loaded.value, state)) complain(game, state, 'loaded to another state');
      if (hashPosition(game.writePosition(loaded.value)) !== hashPosition(position))
        complain(game, state, 'another hash');
    };
    roam(game, WALKS, STEPS, ({ state }) => check(state));
    for (let number = 0; number < WALKS; number++) check(walk(game, number, LONGEST_MATCH).end);
  });

  test('a position begins with the game and its version and holds plain data', () => {
    roam(game, 1, 200, ({ state }) => {
      const position = game.writePosition(state);
      expect(position).toMatchObject({ game: game.id, v: 1 });
      expect(throughJson(position)).toEqual(position);
    });
  });

  test('a spoilt position is refused with its place, or loads to just what it says and can be played on', () => {
    const random = randomFrom(`spoilt ${game.id}`);
    const pool: Position[] = [game.writePosition(game.setup(walk(game, 0, 1).options))];
    let refused = 0;
    roam(game, WALKS, STEPS, ({ state }) => {
      const position = game.writePosition(state);
      const spoilt = spoil(position, pickOne(pool, random), random);
      if (pool.length < 200) pool.push(position);
      else pool[Math.floor(random() * pool.length)] = position;
      const loaded = game.readPosition(spoilt);
      if (loaded.ok) {
        expect(throughJson(game.writePosition(loaded.value))).toEqual(spoilt);
        playOn(game, spoilt, random);
      } else {
        refused++;
        if (!loaded.error.expected) complain(game, state, `no reason given for ${JSON.stringify(spoilt)}`);
        if (loaded.error.clause) expect(game.clauses.byId.has(loaded.error.clause), loaded.error.clause).toBe(true);
      }
    });
    expect(refused).toBeGreaterThan(100);
  });

  test.each([[null], [[]], [{}], ['position'], [7], [{ game: game.id }], [{ game: game.id, v: 2 }]])(
    '%j is no position',
    (junk) => {
      expect(game.readPosition(junk)).toMatchObject({
        ok: false,
        error: { expected: { es: expect.any(String), en: expect.any(String) } },
      });
    },
  );

  test('the board can be described', () => {
    roam(game, 2, 100, ({ state }) => {
      if (!game.describe(state).includes('\n')) complain(game, state, 'no board');
    });
  });
});
