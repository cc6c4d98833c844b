// Wherever chance or a sealed choice follows what a person chooses, he is told the odds before.
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { Choices } from '../core/choices.ts';
import type { FootballEvent } from '../core/events.ts';
import { BOTH_BITS, CHANCE, type GameWithTexts, type Seat, SIDES, seatOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { GAME_IDS, type GameId, loadRoom, type Room } from '../games/index.ts';
import { Match } from './match.ts';
import { oddsFor } from './odds.ts';

/** Draws that only open what comes next: nothing that was chosen is won or lost by them. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  torino: [],
  mat: ['coin'],
  eleven: ['roll'],
  tactics: ['opening', 'ballroll', 'moveroll', 'shootroll'],
  city: ['draw'],
};
/** The risks that the walk must have come to, so that it proves something. */
const RISKS: Readonly<Record<string, readonly string[]>> = {
  torino: ['shot'],
  mat: ['penalty'],
  eleven: ['shot'],
  tactics: ['takeroll', 'defendroll', 'battle', 'shot'],
  city: ['contest', 'face', 'save', 'booking'],
};
const STEPS = 12_000;
/** Each kind of choice before each kind of risk is asked so often. */
const ENOUGH = 4;

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
  action: number,
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

describe.each(GAME_IDS)('in %s', async (id) => {
  const room = await loadRoom(id);
  const { game } = room;

  it('no choice before a risk is without its odds, and they do not depend on a guess', () => {
    const asked = new Map<string, number>();
    const met = new Set<string>();
    const choices = new Choices();
    for (const s of states(game, id)) {
      const turn = game.turn(s);
      if (turn.kind === 'over' || turn.kind === 'chance' || (turn.kind === 'secret' && turn.sides.length < 2)) continue;
      for (const side of SIDES) {
        const seat = seatOf(side);
        if ((game.toMove(s) & (1 << seat)) === 0) continue;
        game.choices(s, seat, choices);
        for (const action of choices.list()) {
          const risk = riskAfter(room, s, seat, action, OPENINGS[id] ?? []);
          if (risk === null) continue;
          const text = game.writeAction(s, seat, action);
          const key = `${turn.phase} ${text.split(':')[0]} ${risk}`;
          met.add(risk);
          asked.set(key, (asked.get(key) ?? 0) + 1);
          if (asked.get(key)! > ENOUGH) continue;
          const view = game.view(s, side);
          const odds = oddsFor(room, view, side, text, randomFrom('one'));
          const where = `${key}: ${text} in ${JSON.stringify(game.writePosition(view))}`;
          expect(odds, where).not.toBeNull();
          expect(odds, where).toBeGreaterThanOrEqual(0);
          expect(odds, where).toBeLessThanOrEqual(1);
          expect(oddsFor(room, view, side, text, randomFrom('another')), where).toBeCloseTo(odds!, 12);
        }
      }
    }
    expect([...met]).toEqual(expect.arrayContaining([...(RISKS[id] ?? [])]));
  });
});
