/**
 * What a page says of itself while it has a match open on a server, and is told of the others: who is there, and, in a
 * match at leisure, what its side wants done when its turn comes. None of it is a step of the match.
 */
import * as v from 'valibot';
import { type Side, seatOf } from '../core/game.ts';
import type { Millis } from '../match/clock.ts';
import { readerOf } from './byType.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const pips = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** What must have come since the plan was made, or since its last rule was played. */
export const whenSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('any') }),
  /** The last dice: one's own die where each side throws one, else all of them together. */
  v.strictObject({ kind: v.literal('least'), pips }),
  v.strictObject({ kind: v.literal('most'), pips }),
  v.strictObject({ kind: v.literal('exactly'), pips }),
  /** The last outcome of chance that is no number, as the game writes it. */
  v.strictObject({ kind: v.literal('came'), outcome: word }),
  /** The rival did this, and one can see it. */
  v.strictObject({ kind: v.literal('rival'), action: word }),
]);
export type When = v.InferOutput<typeof whenSchema>;

/** A conditional move: `play` is the action, or null to throw the dice that are due. */
export const ruleSchema = v.strictObject({ when: whenSchema, play: v.nullable(word) });
export type Rule = v.InferOutput<typeof ruleSchema>;
export const MOST_RULES = 10;

/** What has come, as one side may know it. */
export interface Came {
  readonly by: 'chance' | 'rival';
  readonly text: string;
}

/** The number that counts of dice as the engine protocol writes them: `d6:4`, `2d6:3+5`, `d6+d6:3+5` (home's first). */
export function pipsOf(outcome: string, side: Side): number | undefined {
  const [, draw, faces] = /^([^:]+):(\d+(?:\+\d+)*)$/.exec(outcome) ?? [];
  if (draw === undefined || faces === undefined) return undefined;
  const dice = faces.split('+').map(Number);
  return draw.includes('+') ? dice[seatOf(side)] : dice.reduce((sum, face) => sum + face, 0);
}

/** Says whether what a rule waits for has come. */
export function fits(when: When, came: readonly Came[], side: Side): boolean {
  const last = came.findLast(({ by }) => by === 'chance')?.text;
  const pips = last === undefined ? undefined : pipsOf(last, side);
  switch (when.kind) {
    case 'any':
      return true;
    case 'least':
      return pips !== undefined && pips >= when.pips;
    case 'most':
      return pips !== undefined && pips <= when.pips;
    case 'exactly':
      return pips === when.pips;
    case 'came':
      return last === when.outcome;
    case 'rival':
      return came.some(({ by, text }) => by === 'rival' && text === when.action);
  }
}

/** Why a plan was given up: something else came than it said, or what it wanted was not allowed. */
export const PLAN_NOTES = ['misfit', 'illegal'] as const;
export type PlanNote = (typeof PLAN_NOTES)[number];

export const asideSchema = v.variant('type', [
  /** Says whether the page is in sight. */
  v.strictObject({ type: v.literal('eyes'), open: v.boolean() }),
  /** In place of the plan that stood there. */
  v.strictObject({ type: v.literal('plan'), rules: v.pipe(v.array(ruleSchema), v.maxLength(MOST_RULES)) }),
]);
export type AsideMessage = v.InferOutput<typeof asideSchema>;
export const readAside = readerOf(asideSchema.options);

export type AsideNews =
  | {
      readonly type: 'there';
      /** For how long each side has had no page of the match open; null: it is there. */
      readonly away: Readonly<Record<Side, Millis | null>>;
      /** For how long nothing has happened in the match. */
      readonly idle: Millis;
      /** After so long without them whoever waits may claim the match; null: never. */
      readonly grace: Millis | null;
    }
  | { readonly type: 'plan'; readonly rules: readonly Rule[]; readonly note: PlanNote | null };
