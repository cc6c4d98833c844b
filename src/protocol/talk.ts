/**
 * What is said beside a match: over a socket of its own the people who sit there talk, agree on another match, and hear
 * how many watch. The page says first who it is (`enter`); it is told how things are (`room`) and then what changes.
 */
import * as v from 'valibot';
import type { Side } from '../core/game.ts';
import type { Millis } from '../match/clock.ts';
import type { Problem } from '../match/faults.ts';

/** What can be said with one touch; each reader reads it in his own language. */
export const PHRASES = [
  'hello',
  'luck',
  'nice',
  'goal',
  'unlucky',
  'almost',
  'thanks',
  'sorry',
  'thinking',
  'moment',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Who may write what beside a match. */
export const CHATS = ['free', 'phrases', 'off'] as const;
export type Chat = (typeof CHATS)[number];

/** Seconds by which those who watch see a match later than those who play it. */
export const DELAYS = [0, 30, 120] as const;

/** What those who lay a table may choose for it. */
export const mannersSchema = v.object({
  chat: v.optional(v.picklist(CHATS), 'free'),
  delay: v.optional(v.picklist(DELAYS), 0),
});
export type Manners = v.InferOutput<typeof mannersSchema>;

export const MOST_LETTERS = 200;
/** The name of a space of the board is no longer. */
const MOST_POINTED = 40;

/** How many matches somebody wants: one more, or the best of three with the one that was just played. */
export const LENGTHS = [1, 3] as const;
export type Length = (typeof LENGTHS)[number];

export const talkEnterSchema = v.strictObject({
  type: v.literal('enter'),
  key: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});

export const talkSchema = v.variant('type', [
  v.strictObject({ type: v.literal('look') }),
  v.strictObject({ type: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ type: v.literal('say'), text: v.pipe(v.string(), v.maxLength(4 * MOST_LETTERS)) }),
  v.strictObject({ type: v.literal('mute'), isMuted: v.boolean() }),
  v.strictObject({ type: v.literal('report'), n: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ type: v.literal('again'), best: v.nullable(v.picklist(LENGTHS)) }),
  v.strictObject({ type: v.literal('point'), at: v.nullable(v.pipe(v.string(), v.maxLength(MOST_POINTED))) }),
]);
export type TalkMessage = v.InferOutput<typeof talkSchema>;

/** One thing that was said: a phrase, or words of somebody's own. */
export interface Line {
  readonly n: number;
  readonly side: Side;
  readonly name: string;
  readonly at: Millis;
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

/** A match in a series: which it is of at most how many, and how often each of the two of this match has won. */
export interface Series {
  readonly number: number;
  readonly of: number;
  readonly won: Readonly<Record<Side, number>>;
  readonly isDecided: boolean;
}

/** Who wants to play again, and how; `next` is the match that has come of it. */
export interface Again {
  readonly wishes: Readonly<Record<Side, Length | null>>;
  readonly next: string | null;
}

export type TalkNews =
  | {
      readonly type: 'room';
      /** The side of whoever is told; null: he watches, and hears nothing of what they say. */
      readonly side: Side | null;
      /** Which member of it; null: he watches. */
      readonly member: number | null;
      /** What he is called here. */
      readonly name: string;
      readonly manners: Manners;
      readonly isMuted: boolean;
      readonly lines: readonly Line[];
      readonly watching: number;
      readonly again: Again;
      /** The sides have changed since the match before. */
      readonly isRematch: boolean;
      readonly series: Series | null;
    }
  | { readonly type: 'line'; readonly line: Line }
  /** A team-mate points at a space of the board, or no longer. */
  | { readonly type: 'point'; readonly member: number; readonly at: string | null }
  | { readonly type: 'watching'; readonly count: number }
  | { readonly type: 'again'; readonly again: Again }
  | { readonly type: 'reported'; readonly n: number }
  | { readonly type: 'refused'; readonly error: Problem };
