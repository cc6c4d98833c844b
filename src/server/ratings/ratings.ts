import { otherSide, SIDES, type Side } from '../../core/game.ts';
import type { Millis } from '../../match/clock.ts';
import { type Problem, problem } from '../../match/faults.ts';
import type { Match } from '../../match/match.ts';
import { tempoOf } from '../../match/pace.ts';
import type { Log, MatchRow } from '../log/log.ts';
import type { Store } from '../store/tables.ts';
import { type Ended, type Ending, endingOf, isThrown, LAST_MATCHES, type LimitKind, limitsAfter } from './conduct.ts';
import { botId, type Field, levelOf, type Moved, rateMatch } from './strength.ts';
import type { Studied, Study } from './study.ts';

/** How many matches are studied in one round, and how old they may be. */
const MOST_STUDIED = 4;
const STUDIED_MILLIS: Millis = 86_400_000;
/** Stands where a match can't be studied. */
const NO_FORM = -1;
/** Who sets a limit that follows from the rules of conduct. */
const HOUSE = 'house';

const RATED = problem(
  'bad-request',
  'Este partido cuenta para la clasificación: aquí no hay consejos.',
  'This match is rated: there is no advice here.',
);

/** Keeps what follows from the end of a match: ratings, results, conduct. */
export class Ratings {
  readonly store: Store;
  readonly #log: Log;
  readonly #now: () => Millis;
  readonly #study: Study;
  readonly #stumbled: (error: unknown, match: string) => void;
  readonly #studied: (match: string, studied: Studied) => Promise<void>;
  readonly #counting = new Set<Promise<void>>();

  constructor(
    store: Store,
    log: Log,
    now: () => Millis,
    study: Study,
    stumbled: (error: unknown, match: string) => void,
    studied: (match: string, studied: Studied) => Promise<void> = async () => undefined,
  ) {
    this.#studied = studied;
    this.store = store;
    this.#log = log;
    this.#now = now;
    this.#study = study;
    this.#stumbled = stumbled;
  }

  /** A match is over; nobody waits for it to be counted. What fails here is counted when the match is put away. */
  note(id: string, match: Match): void {
    const counting = this.over(id, match)
      .catch((error: unknown) => this.#stumbled(error, id))
      .finally(() => this.#counting.delete(counting));
    this.#counting.add(counting);
  }

  /** Until everything is counted that was noted. */
  async settle(): Promise<void> {
    await Promise.all(this.#counting);
  }

  /**
   * A match is over, and the log has its end: this is the one place where that is counted. It may be told as often as
   * one likes, on any node: the first counts.
   */
  async over(id: string, match: Match): Promise<void> {
    if (match.turn.kind !== 'over') return;
    const row = await this.#log.match(id);
    if (!row) return;
    const { result } = match.turn;
    const at = this.#now();
    const field: Field = { game: row.game, tempo: tempoOf(row.pace) };
    const ended: Ended = { match, tempo: field.tempo, lastWait: await this.#lastWait(id) };
    const share = (side: Side): number => (result.winner === null ? 0.5 : result.winner === side ? 1 : 0);
    await this.store.transaction().execute(async (one) => {
      const first = await one
        .insertInto('counted')
        .values({ match: id, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (first.numInsertedOrUpdatedRows !== 1n) return;
      const seated = await one.selectFrom('seated').select(['side', 'person']).where('match', '=', id).execute();
      const players = (side: Side): string[] => playersOf(row, side, seated);
      const pair = (await isRated(one, id)) ? pairOf(players('home'), players('away')) : null;
      const moved = pair ? await rateMatch(one, pair, field, share('home'), at) : null;
      for (const [i, side] of SIDES.entries()) {
        const rivals = players(otherSide(side));
        const { rating, deviation, change }: Partial<Moved> = moved?.[i] ?? {};
        // Nobody waits in vain where a bot does.
        const ending = rivals.some((each) => !levelOf(each)) ? endingOf(ended, side) : 'finished';
        for (const person of players(side).filter((each) => !levelOf(each))) {
          await one
            .insertInto('results')
            .values({
              match: id,
              person,
              side,
              rival: rivals.length === 1 ? rivals[0]! : '',
              ...field,
              at,
              score: result.score.join('–'),
              share: share(side),
              ending,
              rating: rating ?? null,
              deviation: deviation ?? null,
              change: change ?? null,
              form: null,
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          if (ending !== 'finished') await this.#restrict(one, person);
        }
      }
    });
  }

  /** In a match that counts everybody finds his moves alone. */
  async refuseAdvice(match: string): Promise<Problem | undefined> {
    return (await isRated(this.store, match)) ? RATED : undefined;
  }

  async #lastWait(id: string): Promise<Millis> {
    const [before, last] = (await this.#log.stepsAfter(id, 0)).slice(-2);
    return before && last ? last.at - before.at : 0;
  }

  /** Limits that follow from the last matches of somebody; a longer one that he has stays. */
  async #restrict(one: Store, person: string): Promise<void> {
    const now = this.#now();
    for (const { kind, until } of limitsAfter(await lastEndings(one, person), now)) {
      const before = await limitOf(one, person, kind, now);
      if (before === null || before < until) await setLimit(one, person, kind, until, now, HOUSE);
    }
  }

  /** Studies some of the newest matches whose form is not known; what fails is not tried for ever. */
  async studySome(): Promise<void> {
    const waiting = await this.store
      .selectFrom('results')
      .select('match')
      .distinct()
      .where('form', 'is', null)
      .where('at', '>', this.#now() - STUDIED_MILLIS)
      .limit(MOST_STUDIED)
      .execute();
    for (const { match } of waiting) await this.#studyOne(match);
  }

  async #studyOne(id: string): Promise<void> {
    const row = await this.#log.match(id);
    const steps = row ? await this.#log.stepsAfter(id, 0) : [];
    const studied = row ? await this.#study({ row, steps }).catch(() => null) : null;
    if (studied) await this.#studied(id, studied);
    const seats = await this.store
      .selectFrom('results')
      .select(['person', 'side', 'rating', 'ending'])
      .where('match', '=', id)
      .execute();
    for (const { person, side, rating, ending } of seats) {
      const own = (home: number): number => (side === 'home' ? home : 1 - home);
      const end = studied?.end ?? undefined;
      const hasThrown =
        rating !== null && isThrown({ end }, side as Side, ending as Ending, own(studied?.expected ?? 0));
      await this.store.transaction().execute(async (one) => {
        await one
          .updateTable('results')
          .set({ form: studied ? own(studied.form) : NO_FORM, ...(hasThrown ? { ending: 'thrown' } : {}) })
          .where('match', '=', id)
          .where('person', '=', person)
          .execute();
        if (hasThrown) await this.#restrict(one, person);
      });
    }
  }
}

async function isRated(store: Store, match: string): Promise<boolean> {
  const terms = await store.selectFrom('played').select('rated').where('match', '=', match).executeTakeFirst();
  return terms?.rated === 1;
}

/** Who plays a side: the people who sit there, or the bot of this house. */
function playersOf(
  { seats }: MatchRow,
  side: Side,
  seated: readonly { readonly side: string; readonly person: string }[],
): string[] {
  const people = seated.filter((seat) => seat.side === side).map(({ person }) => person);
  const bot = seats[side]?.bot;
  const id = bot === undefined ? undefined : botId(bot as Parameters<typeof botId>[0]);
  return people.length === 0 && id !== undefined && levelOf(id) ? [id] : people;
}

/** A rated match is one of two, who are not the same. */
function pairOf(home: readonly string[], away: readonly string[]): readonly [string, string] | null {
  const [one, other] = [home[0], away[0]];
  const isPair = home.length === 1 && away.length === 1 && one !== other;
  return isPair && one !== undefined && other !== undefined ? [one, other] : null;
}

/** How somebody ended his last matches, the newest first. */
export const lastEndings = (store: Store, person: string) =>
  store
    .selectFrom('results')
    .select(['ending', 'at'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(LAST_MATCHES)
    .execute();

/** Until when somebody may not do that; null: he may. */
export async function limitOf(store: Store, person: string, kind: LimitKind, now: Millis): Promise<Millis | null> {
  const row = await store
    .selectFrom('limits')
    .select('until')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** In place of the one that he has. */
export async function setLimit(
  store: Store,
  person: string,
  kind: LimitKind,
  until: Millis,
  now: Millis,
  by: string,
): Promise<void> {
  await store
    .insertInto('limits')
    .values({ person, kind, until, made: now, by })
    .onConflict((conflict) => conflict.columns(['person', 'kind']).doUpdateSet({ until, made: now, by }))
    .execute();
}
