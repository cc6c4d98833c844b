import type { Options } from '../../core/options.ts';
import {
  type Batch,
  type ClauseRow,
  type MatchRow,
  type PlaceRow,
  TURN_WIDTH,
  type Turn,
  turnAt,
} from '../sim/batch.ts';
import type { SimPlan } from '../sim/plan.ts';
import { METRIC_NAMES, type MetricName, metricOf } from './metrics.ts';
import { explained, Mean, type Measure } from './stats.ts';

/** The match is cut into so many parts of equal length. */
export const PARTS = 10;

const count = (counts: number[], index: number, by = 1): void => {
  while (counts.length <= index) counts.push(0);
  counts[index]! += by;
};

/** All that a report tells of one series, gathered match by match: no match is kept. */
export class Digest {
  readonly plan: SimPlan;
  readonly spaces: number;
  matches = 0;
  readonly results = { home: 0, draws: 0, away: 0 };
  /** How many matches had so many goals, and so many turns. */
  readonly goals: number[] = [];
  readonly lengths: number[] = [];
  /** Goals in each part of the match. */
  readonly when: number[] = Array(PARTS).fill(0) as number[];
  readonly reasons = new Map<string, number>();
  readonly clauses = new Map<string, { told: number; forbade: number; matches: number }>();
  readonly places = new Map<string, number[]>();
  readonly #means = new Map<MetricName, Mean>(METRIC_NAMES.map((name) => [name, new Mean()]));
  readonly #lead = new Mean();
  readonly #luck: [luck: number, share: number][] = [];

  constructor(plan: SimPlan, spaces: number) {
    this.plan = plan;
    this.spaces = spaces;
  }

  get options(): Options {
    return this.plan.options;
  }

  /** One match, with the numbers of its turns. */
  addMatch(row: MatchRow, cells: Int32Array): void {
    const turns = Array.from({ length: cells.length / TURN_WIDTH }, (_, i) => turnAt(cells, i));
    this.matches++;
    this.results[row.winner ?? 'draws']++;
    this.#lead.add(row.winner === null ? 0.5 : row.winner === 'home' ? 1 : 0);
    this.reasons.set(row.reason, (this.reasons.get(row.reason) ?? 0) + 1);
    count(this.goals, row.home + row.away);
    count(this.lengths, row.turns);
    this.#whenGoalsFell(turns);
    for (const name of METRIC_NAMES) {
      const value = metricOf(name).of({ row, turns, spaces: this.spaces });
      if (value !== null) this.#means.get(name)!.add(value);
    }
    if (row.luck !== null) this.#luck.push([row.luck, row.winner === null ? 0.5 : row.winner === 'home' ? 1 : 0]);
  }

  #whenGoalsFell(turns: readonly Turn[]): void {
    let before = 0;
    for (const [i, { home, away }] of turns.entries()) {
      const fallen = home + away - before;
      if (fallen > 0) count(this.when, Math.min(PARTS - 1, Math.floor((PARTS * i) / turns.length)), fallen);
      before = home + away;
    }
  }

  addClauses(rows: Iterable<ClauseRow>): void {
    for (const { clause, told, forbade, matches } of rows) {
      const sum = this.clauses.get(clause) ?? { told: 0, forbade: 0, matches: 0 };
      this.clauses.set(clause, {
        told: sum.told + told,
        forbade: sum.forbade + forbade,
        matches: sum.matches + matches,
      });
    }
  }

  addPlaces(rows: Iterable<PlaceRow>): void {
    for (const { kind, space, times } of rows) {
      const counts = this.places.get(kind) ?? (Array(this.spaces).fill(0) as number[]);
      counts[space]! += times;
      this.places.set(kind, counts);
    }
  }

  addBatch({ matches, turns, clauses, places }: Batch): void {
    let from = 0;
    for (const row of matches) {
      const cells = (row.turns + 1) * TURN_WIDTH;
      this.addMatch(row, turns.subarray(from, from + cells));
      from += cells;
    }
    this.addClauses(clauses);
    this.addPlaces(places);
  }

  /** Undefined where no match says anything of it. */
  metric(name: MetricName): Measure | undefined {
    const mean = this.#means.get(name)!;
    if (mean.n === 0) return undefined;
    if (metricOf(name).as === 'share') return mean.share();
    const measure = mean.measure();
    return { ...measure, low: Math.max(0, measure.low) };
  }

  /** Ludii's balance: 1 where both bots win equally often, 0 where one wins every match. */
  get balance(): Measure {
    // From −1 to 1: as a share it is half of it and one half more.
    const share = this.#lead.share();
    const [value, low, high] = [share.value, share.low, share.high].map((end) => 2 * end - 1) as [
      number,
      number,
      number,
    ];
    const [error, n] = [2 * share.error, share.n];
    const far = Math.max(Math.abs(low), Math.abs(high));
    const near = low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
    return { value: 1 - Math.abs(value), low: 1 - far, high: 1 - near, error, n };
  }

  /** How much of who wins is told by what chance gave him; undefined where luck was not weighed, or there was none. */
  get luck(): Measure | undefined {
    return explained(this.#luck);
  }
}
