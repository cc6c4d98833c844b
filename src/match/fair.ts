import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Choices } from '../core/choices.ts';
import { type Action, CHANCE, type Game } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { byText } from '../core/text.ts';

/**
 * Dice that can be checked. Before the start the referee publishes the hash of its seed, and where people play online each
 * side the hash of its own; only then do the sides show their seeds, so that nobody chooses his knowing the others'. Every
 * outcome is drawn from all three seeds and the number of the draw. When the referee's is revealed at the end, anybody
 * can draw again and compare. What this proves, and against whom, stands in docs/record.md.
 */
export interface Seeds {
  readonly referee: string;
  readonly home: string;
  readonly away: string;
}

/** What is published of a seed before any is shown: its SHA-256. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/** A whole number below `limit`, each equally likely: numbers of the incomplete last stretch are thrown away. */
function numberBelow(limit: number, seeds: Seeds, draw: number): number {
  const fair = RANGE - (RANGE % limit);
  for (let attempt = 0; ; attempt++) {
    const digest = sha256(utf8ToBytes(JSON.stringify([seeds.referee, seeds.home, seeds.away, draw, attempt])));
    for (let at = 0; at + BYTES <= digest.length; at += BYTES) {
      let value = 0;
      for (let i = 0; i < BYTES; i++) value = value * 256 + digest[at + i]!;
      if (value < fair) return value % limit;
    }
  }
}

/**
 * The outcome of draw number `draw` (from 0): the outcomes in the order of their texts, each as wide as its weight, and
 * a number that falls on one of them. `scratch` is overwritten.
 */
export function drawOutcome<S extends State>(
  game: Game<S>,
  s: S,
  seeds: Seeds,
  draw: number,
  scratch: Choices,
): Action {
  game.choices(s, CHANCE, scratch);
  const outcomes = Array.from({ length: scratch.n }, (_, i) => {
    const action = scratch.action[i]!;
    return { action, weight: scratch.weight[i]!, text: game.writeAction(s, CHANCE, action) };
  }).sort((a, b) => byText(a.text, b.text));
  let left = numberBelow(scratch.totalWeight(), seeds, draw);
  for (const { action, weight } of outcomes) {
    left -= weight;
    if (left < 0) return action;
  }
  throw new Error(`${game.id}: a chance without outcomes`);
}
