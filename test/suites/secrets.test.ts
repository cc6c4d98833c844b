// Nobody learns what he may not know: not from a view, not from an event, not from his own choices.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { never } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/levels.ts';
import { Choices } from '../../src/core/choices.ts';
import {
  type Action,
  BOTH_BITS,
  CHANCE,
  type Game,
  type GameEvent,
  type Seat,
  type Seen,
  SIDES,
  type Side,
  seatOf,
  sideOf,
  type Viewer,
} from '../../src/core/game.ts';
import { randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, isSame, roam, SCALE, seatsToMove, walk } from '../support/walk.ts';

const WALKS = 4 * SCALE;
const STEPS = 300;
const BOT_DECISIONS = 6;
const BOT_NODES = 60;
const VIEWERS = ['home', 'away', 'public'] as const satisfies readonly Viewer[];

const textOf = (game: Game, s: State): string => JSON.stringify(game.writePosition(s));

function textsFor(game: Game, s: State, seat: Seat): string {
  const out = new Choices();
  game.choices(s, seat, out);
  return out
    .list()
    .map((action) => game.writeAction(s, seat, action))
    .sort()
    .join(' ');
}

/** The state after an action, and its events as they are. */
interface Outcome {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

function outcomeOf(game: Game, s: State, seat: Seat, action: Action): Outcome {
  const state = s.clone();
  const events: GameEvent[] = [];
  game.apply(state, seat, action, (event) => events.push(event));
  return { state, events };
}

/** Where two outcomes differ only in what is hidden from a viewer, they must be told to him in the same words. */
function checkTold(game: Game, s: State, who: Viewer, one: Outcome, two: Outcome): void {
  if (isSame(one.state, two.state) || !isSame(game.view(one.state, who), game.view(two.state, who))) return;
  const [first, second] = [one, two].map(({ events }) => JSON.stringify(events.map((event) => game.hide(event, who))));
  if (first !== second) complain(game, s, `${who} can tell ${first} from ${second}`);
}

/** Both sides owe a sealed choice: whatever one of them enters stays hidden. */
const isSealed = (game: Game, s: State): boolean => game.toMove(s) === BOTH_BITS;

function checkGuess(game: Game, state: State, guess: State, side: Side): void {
  for (const who of [side, 'public'] as const) {
    const [seen, guessed] = [game.view(state, who), game.view(guess, who)];
    if (textOf(game, seen) !== textOf(game, guessed)) {
      complain(game, state, `${who} would see ${textOf(game, guessed)} in place of ${textOf(game, seen)}`);
    }
    if (!isSame(seen, guessed)) complain(game, state, `the view of ${who} holds more than it shows`);
  }
  if (game.toMove(guess) !== game.toMove(state)) complain(game, state, 'others are to move in the guess');
  const seat = seatOf(side);
  if (!seatsToMove(game, state).includes(seat)) return;
  if (textsFor(game, state, seat) !== textsFor(game, guess, seat))
    complain(game, state, `${side} has other choices in the guess`);
}

/** The specification says so where nothing is hidden in a game. */
const isOpen = (game: Game): boolean =>
  /(nothing|no field) is secret/i.test(readFileSync(`docs/games/${game.id}.md`, 'utf8'));

describe.each(ROOMS)('$id', ({ game, expert }) => {
  test('a guess agrees with everything its side can see, and with what it may choose', () => {
    const random = randomFrom(`guesses of ${game.id}`);
    roam(game, WALKS, STEPS, ({ state }) => {
      for (const side of SIDES) {
        const view = game.view(state, side);
        const guess = game.guess(view, side, random);
        checkGuess(game, state, guess, side);
        if (!game.readPosition(JSON.parse(textOf(game, guess))).ok)
          complain(game, state, `${side} guesses an impossible position`);
      }
    });
  });

  test('a view and a guess leave the state and each other alone', () => {
    const random = randomFrom(`views of ${game.id}`);
    walk(game, 1, STEPS, ({ state }) => {
      const before = state.clone();
      const view = game.view(state, 'home');
      const seen = view.clone();
      game.guess(view, 'home', random).cells.fill(0);
      if (!isSame(seen, view)) complain(game, state, 'a guess shares memory with its view');
      view.cells.fill(0);
      if (!isSame(before, state)) complain(game, state, 'a view shares memory with its state');
    });
  });

  test('a sealed choice shows nobody but its owner what it is', () => {
    let met = 0;
    roam(game, WALKS, 2 * STEPS, ({ state, seat, choices }) => {
      // The last to choose reveals: only a choice that somebody else still owes his own to stays sealed.
      if (!isSealed(game, state) || seatsToMove(game, state).length < 2) return;
      met++;
      const [first, ...others] = choices.list().map((action) => outcomeOf(game, state, seat, action));
      for (const who of VIEWERS.filter((viewer) => viewer === 'public' || seatOf(viewer) !== seat)) {
        for (const other of others) {
          if (!isSame(game.view(other.state, who), game.view(first!.state, who)))
            complain(game, state, `${who} sees a sealed choice`);
          checkTold(game, state, who, first!, other);
        }
      }
    });
    expect(met > 0).toBe(!isOpen(game));
  });

  test('outcomes that look alike to a viewer are told alike', () => {
    roam(game, WALKS, STEPS, ({ state, seat, choices }) => {
      if (seat !== CHANCE || choices.n < 2) return;
      const one = outcomeOf(game, state, seat, choices.action[0]!);
      const two = outcomeOf(game, state, seat, choices.action[choices.n - 1]!);
      for (const who of VIEWERS) checkTold(game, state, who, one, two);
    });
  });

  test('a bot decides the same whatever is hidden from it', async () => {
    const random = randomFrom(`bots of ${game.id}`);
    const asked: { side: Side; one: Seen; two: Seen }[] = [];
    walk(game, 0, STEPS, ({ state, seat, choices }) => {
      if (seat === CHANCE || choices.n < 2 || random() > 0.1) return;
      const side = sideOf(seat);
      const other = game.guess(game.view(state, side), side, random);
      asked.push({ side, one: game.view(state, side), two: game.view(other, side) });
    });
    for (const name of ['greedy', 'club'] as const) {
      for (const { side, one, two } of asked.slice(0, BOT_DECISIONS)) {
        const decide = async (view: Seen): Promise<unknown> => {
          const bot = await loadBot(name, { expert });
          return bot.choose({ game, view, side, random: randomFrom('same'), isOver: never, nodes: BOT_NODES });
        };
        expect(await decide(two)).toEqual(await decide(one));
      }
    }
  });

  test('the referee sees and hears everything', () => {
    walk(game, 0, STEPS, ({ state, seat, action }) => {
      expect(isSame(game.view(state, 'referee'), state)).toBe(true);
      for (const event of outcomeOf(game, state, seat, action).events)
        expect(game.hide(event, 'referee')).toEqual(event);
    });
  });
});
