// How matches run: they end, they can be copied and repeated, and asking a question changes nothing.
import { describe, expect, test } from 'vitest';
import { Choices } from '../../src/core/choices.ts';
import { CHANCE, type Game, type GameEvent } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import { hashPosition } from '../../src/core/text.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, isSame, roam, SCALE, type Trace, walk } from '../support/walk.ts';

const WHOLE_MATCHES = 10 * SCALE;
const LONGEST_MATCH = 50_000;
const WALKS = 4 * SCALE;
const STEPS = 400;

/** The same moves again, by their texts alone. */
function replay(game: Game, { options, moves }: Trace): State {
  const state = game.setup(options);
  for (const move of moves) {
    if (move === 'whistle') {
      if (game.whistle(state)) complain(game, state, 'the whistle is refused the second time');
      continue;
    }
    const read = game.readAction(state, move.seat, move.text);
    if (!read.ok) complain(game, state, `«${move.text}» is not read the second time`);
    game.apply(state, move.seat, read.value);
  }
  return state;
}

const hashOf = (game: Game, s: State): string => hashPosition(game.writePosition(s));

describe.each(ROOMS)('$id', ({ game }) => {
  test('random matches end, with a result that the score does not contradict', () => {
    for (let number = 0; number < WHOLE_MATCHES; number++) {
      const { end, moves } = walk(game, number, LONGEST_MATCH);
      if (game.toMove(end) !== 0) complain(game, end, `not over after ${moves.length} steps`);
      const turn = game.turn(end);
      if (turn.kind !== 'over') complain(game, end, 'nobody is to move, but it is not over');
      const { winner, score } = turn.result;
      expect(score).toEqual(game.score(end));
      expect(game.payoff(end)).toBe(winner === 'home' ? 1 : winner === 'away' ? 0 : 0.5);
      expect(game.whistle(end), 'a whistle after the end').toBeDefined();
    }
  });

  test('turn and toMove say the same', () => {
    roam(game, WALKS, STEPS, ({ state }) => {
      const turn = game.turn(state);
      const due = game.toMove(state);
      const said =
        turn.kind === 'choice'
          ? [turn.side]
          : turn.kind === 'secret'
            ? turn.sides
            : turn.kind === 'chance'
              ? ['chance']
              : [];
      const names = [due & 1 ? 'home' : '', due & 2 ? 'away' : '', (due >> CHANCE) & 1 ? 'chance' : ''].filter(Boolean);
      if (said.join() !== names.join()) complain(game, state, `${JSON.stringify(turn)} but ${names} to move`);
    });
  });

  test('a replay by texts ends in the same hash, and the same seed gives the same bytes', () => {
    for (let number = 0; number < WALKS; number++) {
      const trace = walk(game, number, STEPS);
      expect(hashOf(game, replay(game, trace))).toBe(hashOf(game, trace.end));
      const again = walk(game, number, STEPS);
      expect(again.moves).toEqual(trace.moves);
      expect(isSame(again.end, trace.end)).toBe(true);
    }
  });

  test('a copy does not change with its original', () => {
    for (let number = 0; number < WALKS; number++) {
      const kept: { copy: State; hash: string }[] = [];
      const into = game.setup(walk(game, number, 1).options);
      walk(game, number, STEPS, ({ state }) => {
        into.copyFrom(state);
        if (!isSame(into, state) || into.options !== state.options)
          complain(game, state, 'copyFrom left something out');
        if (kept.length < 50) kept.push({ copy: state.clone(), hash: hashOf(game, state) });
      });
      for (const { copy, hash } of kept) expect(hashOf(game, copy)).toBe(hash);
    }
  });

  test('a change of a copy does not reach the original', () => {
    roam(game, 2, STEPS, ({ state, seat, action }) => {
      const before = state.clone();
      game.apply(state.clone(), seat, action);
      if (!isSame(before, state)) complain(game, state, 'changed by a move of its copy');
    });
  });

  test('asking changes nothing', () => {
    const out = new Choices();
    roam(game, 2, STEPS, ({ state, seat, action }) => {
      const before = state.clone();
      game.choices(state, seat, out);
      game.refuse(state, seat, action);
      game.turn(state);
      game.score(state);
      game.describe(state);
      for (const who of ['home', 'away', 'public', 'referee'] as const) game.view(state, who);
      if (!isSame(before, state)) complain(game, state, 'changed by a question');
    });
  });

  test('a refused whistle changes nothing and names a clause', () => {
    roam(game, 2, STEPS, ({ state }) => {
      const copy = state.clone();
      const refusal = game.whistle(copy);
      if (!refusal) return;
      if (!isSame(copy, state)) complain(game, state, 'changed by a refused whistle');
      if (!game.clauses.byId.has(refusal.clause)) complain(game, state, `no clause ${refusal.clause}`);
    });
  });

  test('the same happens whether or not it is told', () => {
    roam(game, WALKS, STEPS, ({ state, seat, action }) => {
      const told = state.clone();
      const silent = state.clone();
      const events: GameEvent[] = [];
      game.apply(told, seat, action, (event) => events.push(event));
      game.apply(silent, seat, action);
      if (!isSame(told, silent)) complain(game, state, `${action} does something else when it is told`);
    });
  });
});
