import type { Millis } from '../../match/clock.ts';
import type { Pace } from '../../match/pace.ts';
import { tempoOf } from '../../match/pace.ts';
import type { Kind } from '../../match/tournament/index.ts';
import {
  type BoutView,
  type EntrantView,
  isOpenBout,
  type Terms,
  type TournamentLine,
  type TournamentState,
  type TournamentView,
} from '../../protocol/tournament.ts';
import type { Person } from '../people/people.ts';
import { strengthsOf } from '../ratings/strength.ts';
import type { Store } from '../store/tables.ts';
import { type Entered, type Field, findField } from './field.ts';

const MOST_LISTED = 40;
/** What is over stays in the list for so long. */
const RECENT_MILLIS: Millis = 3 * 86_400_000;

interface Listed extends TournamentLine {
  /** Whether bots and accounts of programs may take part. */
  readonly withBots: boolean;
  readonly isMine: boolean;
}

/** What may be told of tournaments. */
export class Told {
  readonly #store: Store;
  readonly #now: () => Millis;

  constructor(store: Store, now: () => Millis) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Those that are open or under way, and what was over lately; those of the person among them, listed or not. A child
   * hears of those alone that its adult has allowed: what a tournament is called is anybody's word.
   */
  async list(person: Pick<Person, 'id' | 'guardian'> | undefined): Promise<Listed[]> {
    const { id: who = '', guardian = null } = person ?? {};
    const entered = await this.#store.selectFrom('entrants').select('tournament').where('person', '=', who).execute();
    const own = entered.map(({ tournament }) => tournament);
    const allowed = this.#store
      .selectFrom('allowed')
      .select('target')
      .where('kind', '=', 'tournament')
      .where('person', '=', who);
    const rows = await this.#store
      .selectFrom('tournaments')
      .leftJoin('entrants', (join) =>
        join.onRef('entrants.tournament', '=', 'tournaments.id').on('entrants.gone', '=', 0),
      )
      .select(({ fn }) => [
        ...([
          'tournaments.id',
          'tournaments.name',
          'kind',
          'game',
          'pace',
          'terms',
          'state',
          'starts',
          'began',
          'season',
        ] as const),
        fn.count('entrants.id').as('size'),
      ])
      .where(({ or, eb }) =>
        guardian === null
          ? or([
              eb('listed', '=', 1),
              eb('owner', '=', who),
              ...(own.length > 0 ? [eb('tournaments.id', 'in', own)] : []),
            ])
          : eb('tournaments.id', 'in', allowed),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('state', 'in', ['open', 'running'] satisfies TournamentState[]),
          and([eb('state', '=', 'over' satisfies TournamentState), eb('over', '>', this.#now() - RECENT_MILLIS)]),
        ]),
      )
      .groupBy('tournaments.id')
      .orderBy('made', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return rows.map(({ kind, pace, terms, state, size, ...row }) => ({
      ...row,
      kind: kind as Kind,
      pace: JSON.parse(pace) as Pace,
      state: state as TournamentState,
      size: Number(size),
      withBots: (JSON.parse(terms) as Terms).withBots,
      isMine: own.includes(row.id),
    }));
  }

  async view(id: string): Promise<TournamentView | undefined> {
    const field = await findField(this.#store, id);
    if (!field) return undefined;
    const { kind, name, game, pace, state, starts, began, season, options, terms, owner, over, before } = field;
    const after = await this.#store.selectFrom('tournaments').select('id').where('before', '=', id).executeTakeFirst();
    const [entrants, bouts] = await Promise.all([this.#entrants(field), this.#bouts(field)]);
    const size = entrants.filter(({ isGone }) => !isGone).length;
    return {
      ...{ id, kind, name, game, pace, state, starts, began, season, size, options, terms, owner, over, before },
      after: after?.id ?? null,
      entrants,
      bouts,
      now: this.#now(),
    };
  }

  async #entrants({ entrants, game, pace }: Field): Promise<EntrantView[]> {
    const ids = entrants.flatMap(({ person }) => person ?? []);
    const people =
      ids.length === 0
        ? []
        : await this.#store.selectFrom('people').select(['id', 'name', 'key']).where('id', 'in', ids).execute();
    const known = new Map(people.map((each) => [each.id, each]));
    const accounts = people.filter(({ key }) => key !== null).map(({ id }) => id);
    const strengths = await strengthsOf(this.#store, accounts, { game, tempo: tempoOf(pace) }, this.#now());
    const rated = (person: string): number | null => {
      const strength = strengths.get(person);
      return strength && strength.matches > 0 ? Math.round(strength.rating) : null;
    };
    return entrants.map(({ entrant, division, isGone, isResting, isBot, free, person, name, level }: Entered) => ({
      ...{ entrant, division, isGone, isResting, isBot, free, person, level },
      name: (person === null ? undefined : known.get(person)?.name) ?? name,
      rating: person === null ? null : rated(person),
    }));
  }

  async #bouts({ bouts }: Field): Promise<BoutView[]> {
    const open = bouts.filter((bout) => isOpenBout(bout)).flatMap(({ match }) => match ?? []);
    const rows =
      open.length === 0
        ? []
        : await this.#store.selectFrom('played').select(['match', 'score']).where('match', 'in', open).execute();
    const scores = new Map(rows.map(({ match, score }) => [match, score]));
    return bouts.map(({ n, round, home, away, outcome, match, made, due, ends, task }) => ({
      ...{ n, round, home, away, outcome, made, due, ends },
      match: task === 'lay' ? null : match,
      score: scores.get(match ?? '') ?? null,
    }));
  }
}
