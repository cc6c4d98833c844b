import { Choices } from '../src/core/choices.ts';
import { type Action, CHANCE, firstSeat, type Game, type Seat } from '../src/core/game.ts';
import { defaultOptions } from '../src/core/options.ts';
import { withAnEnd } from '../test/support/walk.ts';
import type { FastRandom } from './fast-random.ts';

/** What some random matches came to. */
export interface Tally {
  actions: number;
  matches: number;
  /** Offered actions, summed over all decisions of the sides. */
  offered: number;
  decisions: number;
}
/** One action of a seat that had these choices. */
export function count(tally: Tally, seat: Seat, out: Choices): void {
  tally.actions++;
  if (seat === CHANCE) return;
  tally.decisions++;
  tally.offered += out.n;
}
export const newTally = (): Tally => ({ actions: 0, matches: 0, offered: 0, decisions: 0 });

/** A match is given up there: without a time limit random play may wander. */
export const LONGEST_MATCH = 20_000;

/** An outcome by its weight, or any choice of a side. */
export function pickAction(out: Choices, seat: Seat, random: FastRandom): Action {
  if (seat !== CHANCE) return out.action[random.below(out.n)]!;
  let left = random.below(out.totalWeight());
  let i = 0;
  for (; left >= out.weight[i]!; i++) left -= out.weight[i]!;
  return out.action[i]!;
}

/** Plays one random match and counts it. */
export type Playout = () => void;

/** Through the rules alone. */
export function ownPlayout(game: Game, random: FastRandom, tally: Tally): Playout {
  const start = game.setup(withAnEnd(defaultOptions(game.options)));
  const s = start.clone();
  const out = new Choices();
  return () => {
    s.copyFrom(start);
    let length = 0;
    for (let due = game.toMove(s); due !== 0 && length < LONGEST_MATCH; due = game.toMove(s)) {
      const seat = firstSeat(due);
      game.choices(s, seat, out);
      count(tally, seat, out);
      game.apply(s, seat, pickAction(out, seat, random));
      length++;
    }
    tally.matches++;
  };
}
