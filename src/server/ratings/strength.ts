import { LEVELS, type Level } from '../../bots/names.ts';
import type { Millis } from '../../match/clock.ts';
import type { Tempo } from '../../match/pace.ts';
import type { Store } from '../store/tables.ts';
import { afterIdle, afterOutcomes, NEWCOMER, type Rating } from './glicko.ts';

/** A tempo of a game: people are rated apart for each. */
export interface Field {
  readonly game: string;
  readonly tempo: Tempo;
}

/** How strong somebody is today. */
export interface Strength extends Rating {
  readonly matches: number;
  /** Too little is known yet, or it is too long ago: it may change a lot. */
  readonly isProvisional: boolean;
}

const DAY: Millis = 86_400_000;
/** So that a rating that is well known (60) becomes provisional after about a year without a match. */
const PERIOD_MILLIS = 4.7 * DAY;
/** Beyond this a rating is provisional, and stands on no list. */
export const PROVISIONAL_DEVIATION = 110;

const BOT = 'bot:';
/** The bots of this house are rated by their levels. */
export const botId = (level: Level): string => BOT + level;
export const levelOf = (id: string): Level | undefined => LEVELS.find((level) => botId(level) === id);

/** Nobody knows how strong a bot is in a game before it has played there: its first rating is a guess by its level. */
const LEVEL_STEP = 250;
const MIDDLE = LEVELS.indexOf('club');
const startOf = (id: string): Rating => {
  const level = levelOf(id);
  return level ? { ...NEWCOMER, rating: NEWCOMER.rating + LEVEL_STEP * (LEVELS.indexOf(level) - MIDDLE) } : NEWCOMER;
};

const periodsBetween = (from: Millis, to: Millis): number => Math.max(0, to - from) / PERIOD_MILLIS;
/** Nobody is less known than a newcomer. */
const capped = (rating: Rating): Rating => ({
  ...rating,
  deviation: Math.min(NEWCOMER.deviation, rating.deviation),
});

type Row = Rating & { readonly matches: number; readonly updated: Millis };

export const strengthOf = (row: Row, now: Millis): Strength => {
  const { rating, deviation, volatility } = capped(afterIdle(row, periodsBetween(row.updated, now)));
  return { rating, deviation, volatility, matches: row.matches, isProvisional: deviation > PROVISIONAL_DEVIATION };
};

/** How strong each of these is in a field; who has not played there is a newcomer. */
export async function strengthsOf(
  store: Store,
  people: readonly string[],
  { game, tempo }: Field,
  now: Millis,
): Promise<ReadonlyMap<string, Strength>> {
  const rows =
    people.length === 0
      ? []
      : await store
          .selectFrom('ratings')
          .selectAll()
          .where('game', '=', game)
          .where('tempo', '=', tempo)
          .where('person', 'in', people)
          .execute();
  const known = new Map(rows.map((row) => [row.person, row]));
  return new Map(
    people.map((id) => [id, strengthOf(known.get(id) ?? { ...startOf(id), matches: 0, updated: now }, now)]),
  );
}

/** The bot of this house that is nearest to that strength. */
export async function botNear(store: Store, rating: number, field: Field, now: Millis): Promise<Level> {
  const bots = await strengthsOf(store, LEVELS.map(botId), field, now);
  const gap = (level: Level): number => Math.abs(bots.get(botId(level))!.rating - rating);
  return LEVELS.reduce((best, level) => (gap(level) < gap(best) ? level : best));
}

/** What a rated match has done to one of the two. */
export interface Moved {
  readonly rating: number;
  readonly deviation: number;
  readonly change: number;
}

/**
 * Counts a match between two, `share` is the first one's. Their rows are locked in one order on all nodes, so that two
 * matches of one person that end together are counted one after the other.
 */
export async function rateMatch(
  one: Store,
  pair: readonly [string, string],
  { game, tempo }: Field,
  share: number,
  now: Millis,
): Promise<readonly [Moved, Moved]> {
  const locked = new Map<string, Row>();
  for (const person of [...pair].sort()) {
    await one
      .insertInto('ratings')
      .values({ person, game, tempo, ...startOf(person), matches: 0, updated: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await one
      .updateTable('ratings')
      .set(({ eb }) => ({ matches: eb('matches', '+', 1) }))
      .where('person', '=', person)
      .where('game', '=', game)
      .where('tempo', '=', tempo)
      .returningAll()
      .executeTakeFirstOrThrow();
    locked.set(person, row);
  }
  const moved = pair.map((person, i): Rating => {
    const [own, rival] = [locked.get(person)!, locked.get(pair[1 - i]!)!];
    const outcome = { rival: strengthOf(rival, now), share: i === 0 ? share : 1 - share };
    return capped(afterOutcomes(own, [outcome], periodsBetween(own.updated, now)));
  });
  for (const [i, { rating, deviation, volatility }] of moved.entries())
    await one
      .updateTable('ratings')
      .set({ rating, deviation, volatility, updated: now })
      .where('person', '=', pair[i]!)
      .where('game', '=', game)
      .where('tempo', '=', tempo)
      .execute();
  const told = moved.map(({ rating, deviation }, i) => ({
    rating,
    deviation,
    change: rating - locked.get(pair[i]!)!.rating,
  }));
  return [told[0]!, told[1]!];
}
