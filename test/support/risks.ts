// Choices after which chance or something sealed decides, and states in which they are made.
import { Choices } from '../../src/core/choices.ts';
import type { FootballEvent } from '../../src/core/events.ts';
import {
  type Action,
  BOTH_BITS,
  CHANCE,
  type GameWithTexts,
  type Seat,
  SIDES,
  type Side,
  seatOf,
} from '../../src/core/game.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { randomFrom } from '../../src/core/random.ts';
import type { State } from '../../src/core/state.ts';
import type { GameId, Room } from '../../src/games/index.ts';
import { Match } from '../../src/match/match.ts';
import { casesOf } from './cases.ts';

/** Draws that only open what comes next: nothing that was chosen is won or lost by them. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  torino: [],
  mat: ['coin'],
  eleven: ['roll'],
  tactics: ['opening', 'ballroll', 'moveroll', 'shootroll'],
  city: ['draw'],
};
/** The risks that the walk must have come to, by `key`, so that it proves something. */
export const RISKS: Readonly<Record<string, readonly string[]>> = {
  // Where the keeper stays: he may save the shot.
  torino: ['keeper keep shot'],
  mat: ['taker taker penalty', 'penalty fingers penalty'],
  eleven: ['play shoot shot', 'shot call shot', 'penalty set penalty'],
  tactics: ['ball kick takeroll', 'defend roll defendroll', 'ball dribble battle', 'ball kick shot'],
  // The referee's die decides over what is laid in a face-off, and over whoever breaks a play up.
  city: ['react allow contest', 'face card face', 'shot shot save', 'defend tactic booking'],
};
const STEPS = 12_000;

/** States of random matches, and those that the public cases pass through. */
function* states(game: GameWithTexts, id: GameId): Generator<State> {
  const random = randomFrom(`${id} risks`);
  const choices = new Choices();
  for (const { given, steps } of casesOf(id)) {
    const start = game.readPosition(given);
    if (!start.ok) continue;
    const match = new Match(
      { game, start: start.value, isFresh: false, seeds: { referee: '', home: '', away: '' } },
      0,
    );
    yield match.state.clone();
    for (const { play, side, chance } of steps) {
      if (play !== undefined) match.submit({ type: 'play', side: side as 'home', action: play }, 0);
      else if (chance !== undefined) match.submit({ type: 'chance', outcome: chance }, 0);
      yield match.state.clone();
    }
  }
  let s = game.setup(defaultOptions(game.options));
  for (let step = 0; step < STEPS; step++) {
    if (game.toMove(s) === 0) s = game.setup(defaultOptions(game.options));
    yield s;
    const due = game.toMove(s);
    const seat = due === BOTH_BITS ? 0 : due === 1 ? 0 : due === 2 ? 1 : CHANCE;
    game.choices(s, seat, choices);
    game.apply(s, seat, choices.pick(random()));
  }
}

/** What decides over an action right after it is chosen, by the name of its phase; null where nothing is left open. */
function riskAfter(
  { game, football }: Room,
  s: State,
  seat: Seat,
  action: Action,
  openings: readonly string[],
): string | null {
  const before = game.turn(s);
  if (before.kind === 'secret') return before.phase;
  const after = s.clone();
  const told: FootballEvent[] = [];
  game.apply(after, seat, action, (event) => told.push(...football(event)));
  // A shoot-out that begins has nothing to do with the last choice before it.
  if (told.some(({ type }) => type === 'period-end' || type === 'shootout')) return null;
  const turn = game.turn(after);
  if (turn.kind !== 'chance' && turn.kind !== 'secret') return null;
  return openings.includes(turn.phase) ? null : turn.phase;
}

export interface Risk {
  /** Not to be kept: the walk goes on with it. */
  readonly state: State;
  readonly side: Side;
  readonly text: string;
  /** The phase of the choice, its verb, and the phase that decides over it. */
  readonly key: string;
  readonly by: string;
}

/** Every choice before a risk that random matches and the public cases of a game come to. */
export function* risksIn(room: Room, id: GameId): Generator<Risk> {
  const { game } = room;
  const choices = new Choices();
  for (const state of states(game, id)) {
    const turn = game.turn(state);
    if (turn.kind === 'over' || turn.kind === 'chance' || (turn.kind === 'secret' && turn.sides.length < 2)) continue;
    for (const side of SIDES) {
      const seat = seatOf(side);
      if ((game.toMove(state) & (1 << seat)) === 0) continue;
      game.choices(state, seat, choices);
      for (const action of choices.list()) {
        const by = riskAfter(room, state, seat, action, OPENINGS[id] ?? []);
        if (by === null) continue;
        const text = game.writeAction(state, seat, action);
        yield { state, side, text, key: `${turn.phase} ${text.split(':')[0]} ${by}`, by };
      }
    }
  }
}
