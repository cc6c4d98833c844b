/**
 * What a page and the host of a match say to each other; the same for a worker in the browser and for a server.
 *
 *   host → `places`  online, while somebody is awaited: who has come, and which places are free
 *   host → `hello`   who sits where, and the hash of the referee's seed
 *   page → `commit`  online, where both sides are people: the hash of its seed, before any seed is shown
 *   page → `seed`    one for each side that this page owns; when all people have given theirs, the match begins
 *   host → `step`    after everything that happens: the position as this page may see it, what happened, whose turn
 *   page → `play`, `throw` (the person throws the dice), `undo`, `offer-draw`, `answer`, `resign`
 *   host → `step`, or `refused` with the rule
 *   page → `look`    one device, two people, secrets: `step.cover` named who should take the device; he has it now
 *   page → `resume`  after a lost connection: host → `log` of what was missed, then `step`; whoever says that he has nothing
 *                    (`n` 0) is told the last positions, too
 *   page → `odds`, `hint`, `record`: answered to this page alone
 *   page → `claim`   online: the rival has been away for too long (leisure.ts has what else is said of who is there)
 *
 * A page is only ever told what the side it shows may know. Where it owns both sides it sees what everybody sees until
 * it says who is looking.
 */
import * as v from 'valibot';
import type { Advice } from '../bots/reasons.ts';
import type { GameEvent, Position, Side, Turn } from '../core/game.ts';
import { SIDES } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { Millis } from '../match/clock.ts';
import type { Problem } from '../match/faults.ts';
import type { Offer } from '../match/match.ts';
import type { Pace } from '../match/pace.ts';
import type { Table } from '../match/table.ts';
import { readerOf } from './byType.ts';

const side = v.picklist(SIDES);
const word = v.pipe(v.string(), v.maxLength(200));
const seed = v.pipe(v.string(), v.maxLength(200));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A command has one, unique in its match: sent again after a lost answer it is done once and answered again. */
const id = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/)));
const number = v.pipe(v.number(), v.integer(), v.minValue(0));

export const clientSchema = v.variant('type', [
  v.strictObject({ type: v.literal('commit'), id, side, hash }),
  v.strictObject({ type: v.literal('seed'), id, side, seed }),
  v.strictObject({ type: v.literal('play'), id, side, action: word, n: v.optional(number) }),
  v.strictObject({ type: v.literal('throw'), id, n: v.optional(number) }),
  v.strictObject({ type: v.literal('look'), side }),
  v.strictObject({ type: v.literal('undo'), id, side }),
  v.strictObject({ type: v.literal('offer-draw'), id, side }),
  v.strictObject({ type: v.literal('offer-pause'), id, side }),
  v.strictObject({ type: v.literal('go'), id, side }),
  v.strictObject({ type: v.literal('answer'), id, side, accept: v.boolean(), offer: number }),
  v.strictObject({ type: v.literal('resign'), id, side }),
  v.strictObject({ type: v.literal('claim'), id, side }),
  v.strictObject({ type: v.literal('whistle'), id }),
  v.strictObject({ type: v.literal('resume'), n: number }),
  v.strictObject({ type: v.literal('odds'), id: number, side, action: word }),
  v.strictObject({ type: v.literal('hint'), side }),
  v.strictObject({ type: v.literal('record') }),
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;
export const readClient = readerOf(clientSchema.options);

export interface Hello {
  readonly type: 'hello';
  readonly game: string;
  readonly options: Options;
  readonly table: Table;
  /** The sides that this page plays; none: it watches. */
  readonly owns: readonly Side[];
  /** Which member (from 1) of its side the page is; null: all of them, or none. */
  readonly member: number | null;
  /** The sides whose seed is still awaited from anybody. */
  readonly seedsAwaited: readonly Side[];
  /** SHA-256 of the referee's seed. */
  readonly commitment: string;
  /** The sides that must promise their seed by its hash before anybody shows one. */
  readonly hashesAwaited: readonly Side[];
  /** SHA-256 of the sides' seeds, as far as they are promised. */
  readonly hashes: Readonly<Partial<Record<Side, string>>>;
  /** How quickly it is played, where a server has it. */
  readonly pace?: Pace;
}

/** It is left until the period is whistled off, and for the choice that is due; null where nobody keeps that time. */
export interface TimeLeft {
  readonly period: Millis | null;
  readonly move: Millis | null;
}

export interface StepMessage {
  readonly type: 'step';
  /** Grows by one with everything that happens, take-backs included. */
  readonly n: number;
  readonly position: Position;
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
  /** Whose eyes `position`, `legal` and `events` are for. */
  readonly as: Side | 'public';
  /** The choices of `as`, where it is to decide and this page plays it. */
  readonly legal: readonly string[];
  /** Take the device to this side, then say `look`: it has something to see that the other must not. */
  readonly cover: Side | null;
  /** Which member (from 1) the rules ask to decide for each side; null: any. */
  readonly member: Readonly<Record<Side, number | null>>;
  readonly clock: {
    readonly left: Readonly<Record<Side, Millis>>;
    readonly running: readonly Side[];
    /** For how long a side is still on vacation; 0: it is not. */
    readonly rest: Readonly<Record<Side, Millis>>;
  } | null;
  /** Both have agreed to wait: no time runs. */
  readonly isPaused: boolean;
  readonly time: TimeLeft;
  /** `id` is what its answer names. */
  readonly offer: (Offer & { readonly id: number }) | null;
  /** For the sides of this page: take back at once, with the rival's leave, or not at all. */
  readonly undo: Readonly<Partial<Record<Side, 'free' | 'ask' | 'none'>>>;
}

/** The names of those who have taken their places, by side; null: still free. The match begins when all are taken. */
export type Places = Readonly<Record<Side, readonly (string | null)[]>>;

export type HostMessage =
  | Hello
  | { readonly type: 'places'; readonly places: Places }
  | StepMessage
  | { readonly type: 'log'; readonly entries: readonly LogEntry[]; readonly past?: Past }
  | { readonly type: 'refused'; readonly error: Problem; readonly action?: string; readonly id?: string }
  | { readonly type: 'odds'; readonly id: number; readonly chance: number | null }
  | ({
      readonly type: 'hint';
      readonly side: Side;
      readonly action: string;
      readonly value: number;
      readonly line: readonly string[];
    } & Advice)
  | { readonly type: 'record'; readonly record: string };

export interface LogEntry {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

/**
 * The last positions as that viewer sees them, each with what led to it: for whoever has seen nothing of the match yet.
 * The first is only where they begin.
 */
export interface Past {
  /** So many steps had been taken at the first. */
  readonly taken: number;
  readonly seen: readonly Pick<StepMessage, 'position' | 'turn' | 'events'>[];
}
