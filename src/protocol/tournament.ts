import * as v from 'valibot';
import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { Millis } from '../match/clock.ts';
import { FREE, type Pace } from '../match/pace.ts';
import {
  type Bout,
  divisionsOf,
  KINDS,
  type Kind,
  type Participant,
  type Row,
  roundsOf,
  tableOf,
} from '../match/tournament/index.ts';
import { cleanLine } from './line.ts';
import { paceSchema } from './pace.ts';

/** What a tournament is called at most, and how many may take part. */
export const MOST_NAME = 60;
export const MOST_ENTRANTS = 128;
/** So many bots of a level of the house may take part. */
export const MOST_BOTS = 16;

const MINUTE: Millis = 60_000;
export const DAY: Millis = 1440 * MINUTE;

const whole = (least: number, most: number, otherwise: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), otherwise);

/** How a tournament is played, beside its kind, its game and its pace. */
export const termsSchema = v.object({
  /** An arena lasts so long. */
  minutes: whole(5, 240, 30),
  /** A Swiss tournament has so many; null: as many as tell a first from all others. */
  rounds: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))), null),
  /** How long a round takes at leisure. */
  days: whole(1, 30, 7),
  /** A league has so many, and so many change places between two of them after a season. */
  divisions: whole(1, 8, 1),
  movers: whole(0, 8, 2),
  /** How many minutes a rival is waited for where it is played live. */
  patience: whole(1, 15, 3),
  /** Says whether bots of the house and accounts of programs may take part. */
  withBots: v.optional(v.boolean(), true),
  /** Says whether matches of two accounts count for their ratings. */
  isRated: v.optional(v.boolean(), false),
  most: whole(2, MOST_ENTRANTS, 64),
  /** Says whether everybody finds it in the list; otherwise by its link alone. */
  isListed: v.optional(v.boolean(), true),
});
export type Terms = v.InferOutput<typeof termsSchema>;

export const newTournamentSchema = v.object({
  kind: v.picklist(KINDS),
  name: v.pipe(v.string(), v.maxLength(4 * MOST_NAME), v.transform(cleanLine), v.minLength(1), v.maxLength(MOST_NAME)),
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  pace: v.optional(paceSchema, FREE),
  /** It is null where its maker says when. */
  starts: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  terms: v.optional(termsSchema, {}),
});

export const STATES = ['open', 'running', 'over', 'cancelled'] as const;
export type TournamentState = (typeof STATES)[number];

/** A tournament as it stands in a list. */
export interface TournamentLine {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly game: string;
  readonly pace: Pace;
  readonly state: TournamentState;
  readonly starts: Millis | null;
  readonly began: Millis | null;
  readonly season: number;
  /** How many take part. */
  readonly size: number;
}

export interface EntrantView extends Participant {
  /** Whose account it is, or which guest; null: a bot of the house, or somebody who is gone. */
  readonly person: string | null;
  /** A bot of the house has its level and which of them it is; people have their name. */
  readonly name: string;
  readonly level: string | null;
  readonly rating: number | null;
}

export interface BoutView extends Bout {
  readonly n: number;
  /** It is null where somebody rests. */
  readonly match: string | null;
  readonly made: Millis;
  /** Both have to have come until then, and when it is counted as it stands. */
  readonly due: Millis;
  readonly ends: Millis;
  /** The score of the moment, where it is being played. */
  readonly score: string | null;
}

/** All that everybody may know of a tournament; what can be counted of it is not told. */
export interface TournamentView extends TournamentLine {
  readonly options: Options;
  readonly terms: Terms;
  readonly owner: string;
  readonly over: Millis | null;
  /** The tournaments of the seasons before and after. */
  readonly before: string | null;
  readonly after: string | null;
  /** The strongest first; before it starts, in the order in which they came. */
  readonly entrants: readonly EntrantView[];
  readonly bouts: readonly BoutView[];
  readonly now: Millis;
}

/** When an arena pairs nobody any more. */
export const arenaEnd = ({ kind, began, terms }: Pick<TournamentView, 'kind' | 'began' | 'terms'>): Millis | null =>
  kind === 'arena' && began !== null ? began + terms.minutes * MINUTE : null;

/** When a round of a league at leisure is played; from 1. */
export const roundTime = (began: Millis, { days }: Pick<Terms, 'days'>, round: number): readonly [Millis, Millis] => [
  began + (round - 1) * days * DAY,
  began + round * days * DAY,
];

export const isOpenBout = ({ away, outcome }: Bout): boolean => away !== null && outcome === null;

/** The tables of a tournament, one for each division. */
export const tablesOf = ({ kind, entrants, bouts }: Pick<TournamentView, 'kind' | 'entrants' | 'bouts'>): Row[][] =>
  divisionsOf(entrants).map((division) => {
    const own = new Set(division.map(({ entrant }) => entrant));
    return tableOf(
      [...own],
      bouts.filter(({ home }) => own.has(home)),
      kind,
    );
  });

export const roundsIn = ({ kind, entrants, terms }: TournamentView): number | null =>
  roundsOf({ kind, participants: entrants, rounds: terms.rounds });

/** A match of a tournament that waits for somebody who has not come yet, or a place where he is awaited. */
export interface Call {
  readonly tournament: string;
  readonly name: string;
  readonly match: string;
  readonly game: string;
  readonly rival: string;
  readonly level: string | null;
  readonly side: Side;
  /** He has to come until then. */
  readonly due: Millis;
}
