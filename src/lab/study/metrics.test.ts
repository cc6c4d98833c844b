import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../../test/support/rooms.ts';
import { withAnEnd } from '../../../test/support/walk.ts';
import { defaultOptions } from '../../core/options.ts';
import type { GameId } from '../../games/index.ts';
import { type Batch, type MatchRow, TURN_WIDTH, type Turn, turnAt } from '../sim/batch.ts';
import { openSeries, playBatch } from '../sim/series.ts';
import { Digest } from './digest.ts';
import { METRIC_NAMES, type MetricName } from './metrics.ts';

/** The same by plain loops over all turns: what a metric is, written a second time. */
const BY_FORCE: Readonly<Record<MetricName, (row: MatchRow, turns: readonly Turn[], spaces: number) => number | null>> =
  {
    starting(row) {
      if (!row.started_by) return null;
      if (row.winner === null) return 0.5;
      return row.winner === row.started_by ? 1 : 0;
    },
    home: (row) => ({ home: 1, away: 0, none: 0.5 })[row.winner ?? 'none'],
    completion: (row) => (row.winner ? 1 : 0),
    drawishness: (row) => (!row.winner && row.reason !== 'unfinished' ? 1 : 0),
    timeouts: (row) => (row.reason === 'unfinished' ? 1 : 0),
    goals: (_row, turns) => turns.at(-1)!.home + turns.at(-1)!.away,
    shots: (row) => row.home_shots + row.away_shots,
    difference(_row, turns) {
      const { home, away } = turns.at(-1)!;
      return home > away ? home - away : away - home;
    },
    drama(row, turns) {
      if (!row.winner) return null;
      let [sum, times] = [0, 0];
      for (let i = 0; i < turns.length - 1; i++) {
        const home = turns[i]!.share;
        const [winner, loser] = row.winner === 'home' ? [home, 1000 - home] : [1000 - home, home];
        if (winner >= loser) continue;
        sum += (loser - winner) / 1000;
        times++;
      }
      return times === 0 ? 0 : sum / times;
    },
    comeback(row, turns) {
      if (!row.winner) return null;
      let worst = 0;
      for (let i = 0; i < turns.length - 1; i++) {
        const home = turns[i]!.share;
        const gap = row.winner === 'home' ? 1000 - 2 * home : 2 * home - 1000;
        if (gap / 1000 > worst) worst = gap / 1000;
      }
      return worst;
    },
    threshold(row, turns) {
      if (!row.winner) return null;
      let best = 0;
      for (let i = 0; i < turns.length - 1; i++) {
        const losers = row.winner === 'home' ? 1000 - turns[i]!.share : turns[i]!.share;
        if (losers / 1000 > best) best = losers / 1000;
      }
      return best;
    },
    decisiveness(row, turns) {
      if (!row.winner || turns.length < 2) return null;
      let ahead = 0;
      for (let i = turns.length - 2; i >= 0; i--) {
        const winners = row.winner === 'home' ? turns[i]!.share : 1000 - turns[i]!.share;
        if (winners <= 500) break;
        ahead++;
      }
      return ahead / (turns.length - 1);
    },
    leads(_row, turns) {
      let [leader, changes] = ['', 0];
      for (const { share } of turns) {
        const now = share > 500 ? 'home' : share < 500 ? 'away' : leader;
        if (leader !== '' && now !== leader) changes++;
        leader = now;
      }
      return changes;
    },
    goalLeads(_row, turns) {
      let [leader, changes] = ['', 0];
      for (const { home, away } of turns) {
        const now = home > away ? 'home' : home < away ? 'away' : leader;
        if (leader !== '' && now !== leader) changes++;
        leader = now;
      }
      return changes;
    },
    stability(_row, turns) {
      const n = turns.length - 1;
      if (n < 2) return null;
      let [sum, squares] = [0, 0];
      for (let i = 0; i < n; i++) {
        sum += turns[i]!.share / 1000;
        squares += (turns[i]!.share / 1000) ** 2;
      }
      return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
    },
    turns: (_row, turns) => turns.length - 1,
    decisions: (_row, turns) => turns.reduce((sum, { decisions }) => sum + decisions, 0),
    minutes: (row, turns) => (6 * row.open + 3 * turns.reduce((sum, { draws }) => sum + draws, 0)) / 60,
    decisionMoves: (row) => (row.decisions ? row.open / row.decisions : null),
    branching: (row) => (row.open ? row.offered / row.open : null),
    coverage(_row, turns, spaces) {
      const used: boolean[] = [];
      for (const { space } of turns) if (space !== -1) used[space] = true;
      return used.filter(Boolean).length / spaces;
    },
  };

/** A batch with matches that are won, drawn and lost. */
async function batchOf(id: GameId, options: object): Promise<{ batch: Batch; digest: Digest }> {
  const room = ROOMS.find((one) => one.id === id)!;
  const plan = {
    game: id,
    version: room.game.version,
    options: { ...withAnEnd(defaultOptions(room.game.options)), ...options },
    home: 'beginner',
    away: 'random',
    matches: 2000,
    seed: 'metrics',
    luck: true,
  };
  const series = await openSeries(plan);
  const batch = (await playBatch(series, 0))!;
  const digest = new Digest(plan, series.survey.plan.spaces.length);
  digest.addBatch(batch);
  return { batch, digest };
}

const SHORT: Readonly<Record<string, object>> = {
  city: { mode: 'quick' },
  mat: { maxTurns: 40 },
  eleven: { plays: 8 },
};

describe.each(ROOMS)('the metrics of $id', ({ id }) => {
  test('are what plain loops over the turns give, each of them', async () => {
    const { batch, digest } = await batchOf(id as GameId, SHORT[id] ?? {});
    const turns = Array.from({ length: batch.turns.length / TURN_WIDTH }, (_, row) => turnAt(batch.turns, row));
    for (const name of METRIC_NAMES) {
      const values = batch.matches
        .map((row) =>
          BY_FORCE[name](
            row,
            turns.filter(({ match }) => match === row.match),
            digest.spaces,
          ),
        )
        .filter((value) => value !== null);
      const measure = digest.metric(name);
      if (values.length === 0) {
        expect(measure, name).toBeUndefined();
        continue;
      }
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(measure!.value, name).toBeCloseTo(mean, 9);
      expect(measure!.n, name).toBe(values.length);
      expect(measure!.low, name).toBeLessThanOrEqual(mean + 1e-9);
      expect(measure!.high, name).toBeGreaterThanOrEqual(mean - 1e-9);
    }
    const won = (side: string) => batch.matches.filter(({ winner }) => winner === side).length / batch.matches.length;
    expect(digest.balance.value).toBeCloseTo(1 - Math.abs(won('home') - won('away')), 9);
  });
});
