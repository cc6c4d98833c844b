import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arenaPairs, REST_FROM_RIVAL } from './arena.ts';
import { bracketOf, cupPairs, cupRounds, cupWinner, reached, throughOf, tiesOf } from './cup.ts';
import { divide, leagueCalendar, leagueRounds, promote } from './league.ts';
import { lightestPairs } from './matching.ts';
import { type Bout, boutsOf, type Entrant, forfeit, type Outcome, type Pair } from './model.ts';
import { balanceOf } from './sides.ts';
import { swissPairs, swissRounds } from './swiss.ts';
import { tableOf } from './table.ts';

const people = (size: number): Entrant[] => Array.from({ length: size }, (_, i) => `p${i + 1}`);
const won = (home: number, away: number): Outcome => ({
  winner: home > away ? 'home' : away > home ? 'away' : null,
  goals: [home, away],
  how: 'played',
});
const bout = (round: number, { home, away }: Pair, outcome: Outcome | null): Bout => ({ round, home, away, outcome });
const goals = fc.tuple(fc.nat(4), fc.nat(4));
/** Results for as many bouts as anybody asks for. */
const results = fc.infiniteStream(goals).map((stream) => () => won(...(stream.next().value as [number, number])));

describe('the lightest pairs', () => {
  /** By trying them all. */
  const lightest = (left: number[], cost: (i: number, j: number) => number | undefined): number => {
    const [one, ...others] = left;
    if (one === undefined) return 0;
    let best = Number.POSITIVE_INFINITY;
    for (const two of others) {
      const price = cost(one, two);
      if (price === undefined) continue;
      const rest = others.filter((each) => each !== two);
      best = Math.min(best, price + lightest(rest, cost));
    }
    return best;
  };

  it('are as light as any, or there are none', () => {
    const table = fc.integer({ min: 1, max: 4 }).chain((half) =>
      fc.array(fc.option(fc.nat(50), { nil: undefined, freq: 4 }), { minLength: 64, maxLength: 64 }).map((cells) => ({
        size: 2 * half,
        cost: (i: number, j: number) => cells[Math.min(i, j) * 8 + Math.max(i, j)],
      })),
    );
    fc.assert(
      fc.property(table, ({ size, cost }) => {
        const best = lightest([...Array(size).keys()], cost);
        const mates = lightestPairs(size, cost);
        if (best === Number.POSITIVE_INFINITY) {
          expect(mates).toBeUndefined();
          return;
        }
        expect(mates!.map((mate, i) => mates![mate] === i && mate !== i)).not.toContain(false);
        expect(mates!.reduce((sum, mate, i) => sum + cost(i, mate)!, 0) / 2).toBe(best);
      }),
      { numRuns: 2000 },
    );
  });

  it('are found for two hundred in a moment', () => {
    const mates = lightestPairs(200, (i, j) => (i * 7919 + j * 7919 + i * j) % 1009)!;
    expect(new Set(mates).size).toBe(200);
  });
});

describe('a table', () => {
  it('is counted as in football: points, difference, goals, then what they did among themselves', () => {
    const list = [
      bout(1, { home: 'a', away: 'b' }, won(0, 1)),
      bout(1, { home: 'c', away: 'd' }, won(2, 2)),
      bout(2, { home: 'a', away: 'd' }, won(3, 2)),
      bout(2, { home: 'b', away: 'c' }, won(2, 3)),
      bout(3, { home: 'c', away: 'a' }, null),
    ];
    const table = tableOf(['a', 'b', 'c', 'd'], list, 'league');
    expect(table.map(({ entrant, points, scored, conceded }) => [entrant, points, scored, conceded])).toEqual([
      ['c', 4, 5, 4],
      ['b', 3, 3, 3],
      ['a', 3, 3, 3],
      ['d', 1, 4, 5],
    ]);
  });

  it('gives who came 3–0, and nobody anything where nobody came', () => {
    const list = [bout(1, { home: 'a', away: 'b' }, forfeit('away')), bout(2, { home: 'b', away: 'a' }, forfeit(null))];
    expect(tableOf(['a', 'b'], list, 'league')).toMatchObject([
      { entrant: 'b', points: 3, won: 1, lost: 1, scored: 3, conceded: 3 },
      { entrant: 'a', points: 0, won: 0, lost: 2, scored: 0, conceded: 6 },
    ]);
  });

  it('adds up, whatever is played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), results, (size, next) => {
        const all = leagueCalendar(people(size)).flatMap((pairs, i) =>
          pairs.map((pair) => bout(i + 1, pair, pair.away === null ? null : next())),
        );
        const table = tableOf(people(size), all, 'league');
        const sum = (pick: (row: (typeof table)[number]) => number) => table.reduce((n, row) => n + pick(row), 0);
        expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        for (const row of table) {
          expect(row.played).toBe(2 * (size - 1));
          expect(row.points).toBe(3 * row.won + row.drawn);
        }
        for (let i = 1; i < table.length; i++) expect(table[i - 1]!.points).toBeGreaterThanOrEqual(table[i]!.points);
      }),
    );
  });
});

describe('a Swiss tournament', () => {
  const play = (size: number, rounds: number, next: () => Outcome): Bout[] => {
    const bouts: Bout[] = [];
    for (let round = 1; round <= rounds; round++) {
      const pairs = swissPairs(people(size), new Set(people(size)), bouts);
      expect(pairs.flatMap(({ home, away }) => [home, away]).filter((who) => who !== null)).toHaveLength(size);
      bouts.push(...pairs.map((pair) => bout(round, pair, pair.away === null ? null : next())));
    }
    return bouts;
  };
  const meetings = (bouts: readonly Bout[]) => bouts.map(({ home, away }) => [home, away].sort().join(' '));

  it('lets nobody meet the same twice or rest twice while that can be, and keeps home and away even', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), fc.integer({ min: 1, max: 8 }), results, (size, wish, next) => {
        const rounds = Math.min(wish, size - 1 + (size % 2));
        const bouts = play(size, rounds, next);
        // A schedule in which all meet all may be blocked by earlier rounds; up to half of it never is.
        if (2 * rounds <= size) expect(new Set(meetings(bouts)).size).toBe(bouts.length);
        for (const who of people(size)) {
          const { more } = balanceOf(bouts, who);
          expect(Math.abs(more)).toBeLessThanOrEqual(2 * rounds <= size ? 2 : 3);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has nobody three times in a row on one side', () => {
    const third = (bouts: readonly Bout[], who: Entrant, side: 'home' | 'away'): boolean =>
      boutsOf(bouts, who)
        .filter((own) => own.bout.away !== null)
        .slice(-2)
        .filter((own) => own.side === side).length === 2;
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 24 }), results, (size, next) => {
        const bouts = play(size, Math.floor(size / 2), next);
        for (const { home, away, round } of bouts) {
          if (away === null) continue;
          const before = bouts.filter((each) => each.round < round);
          expect(third(before, home, 'home') || third(before, away, 'away')).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('pairs 24 over its rounds: no pair twice, everybody within one of even, neighbours in points', () => {
    const size = 24;
    let n = 0;
    const bouts = play(size, swissRounds(size), () => won(n++ % 4, (n * 7) % 3));
    expect(new Set(meetings(bouts)).size).toBe(bouts.length);
    expect(bouts).toHaveLength(12 * swissRounds(size));
    for (const who of people(size)) expect(Math.abs(balanceOf(bouts, who).more)).toBeLessThanOrEqual(2);
    const before = bouts.filter(({ round }) => round < swissRounds(size));
    const table = new Map(tableOf(people(size), before, 'swiss').map((row) => [row.entrant, row.points]));
    for (const { home, away, round } of bouts)
      if (round === swissRounds(size)) expect(Math.abs(table.get(home)! - table.get(away!)!)).toBeLessThanOrEqual(6);
  });

  it('begins with the upper half against the lower, and gives the rest to the last', () => {
    const pairs = swissPairs(people(7), new Set(people(7)), []);
    expect(pairs).toEqual([
      { home: 'p1', away: 'p4' },
      { home: 'p2', away: 'p5' },
      { home: 'p3', away: 'p6' },
      { home: 'p7', away: null },
    ]);
  });

  it('leaves out who is not there', () => {
    const pairs = swissPairs(people(6), new Set(['p1', 'p3', 'p4']), []);
    expect(pairs.flatMap(({ home, away }) => [home, away ?? '—']).sort()).toEqual(['p1', 'p3', 'p4', '—']);
    expect(swissPairs(people(2), new Set(), [])).toEqual([]);
  });

  it('lets two meet again where nobody else is left, on the other ground', () => {
    const once = [bout(1, { home: 'p1', away: 'p2' }, won(1, 0))];
    expect(swissPairs(people(2), new Set(people(2)), once)).toEqual([{ home: 'p2', away: 'p1' }]);
  });

  it('pairs 128 people after six rounds within a moment', () => {
    let n = 0;
    const bouts = play(128, 7, () => won((n * 31) % 5, n++ % 3));
    expect(new Set(meetings(bouts)).size).toBe(7 * 64);
  });
});

describe('a cup', () => {
  it('keeps the strongest apart until the end', () => {
    expect(bracketOf(people(6))).toEqual(['p1', null, 'p4', 'p5', 'p2', null, 'p3', 'p6']);
  });

  it('leaves one who has lost to nobody, in as many matches as there are others, drawn ones twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 33 }), results, (size, next) => {
        const bouts: Bout[] = [];
        for (let i = 0; i <= 2 * cupRounds(size); i++)
          bouts.push(...cupPairs(people(size), bouts).map(({ round, ...pair }) => bout(round, pair, next())));
        const winner = cupWinner(people(size), bouts)!;
        expect(people(size)).toContain(winner);
        const ties =
          size < 2
            ? []
            : tiesOf(people(size), bouts)
                .flat()
                .filter(({ legs }) => legs.length > 0);
        expect(ties).toHaveLength(size - 1);
        for (const { bout: each, side } of boutsOf(bouts, winner)) expect([side, null]).toContain(each.outcome!.winner);
        if (size > 1) expect(reached(people(size), bouts, winner)).toBe(cupRounds(size) + 1);
        expect(Math.max(0, ...bouts.map(({ round }) => round))).toBe(cupRounds(size));
      }),
    );
  });

  it('decides two draws by goals away from home, then by the seed', () => {
    const legs = (first: Outcome, second: Outcome) => [
      bout(1, { home: 'a', away: 'b' }, first),
      bout(1, { home: 'b', away: 'a' }, second),
    ];
    expect(throughOf(['a', 'b'], legs(won(1, 1), won(0, 0)))).toBe('b');
    expect(throughOf(['a', 'b'], legs(won(1, 1), won(2, 2)))).toBe('a');
    expect(throughOf(['a', 'b'], legs(won(1, 1), won(1, 1)))).toBe('a');
    expect(throughOf(['a', 'b'], legs(won(1, 1), won(0, 0)).slice(0, 1))).toBe('again');
  });

  it('goes on without two who did not come', () => {
    const first = [bout(1, { home: 'p1', away: 'p4' }, forfeit(null)), bout(1, { home: 'p2', away: 'p3' }, won(0, 2))];
    expect(cupPairs(people(4), first)).toEqual([]);
    expect(cupWinner(people(4), first)).toBe('p3');
  });
});

describe('a league', () => {
  it('lets all meet all at home and away, each once a day', () => {
    for (let size = 2; size <= 24; size++) {
      const days = leagueCalendar(people(size));
      expect(days).toHaveLength(leagueRounds(size));
      for (const pairs of days) {
        const there = pairs.flatMap(({ home, away }) => [home, away]).filter((who) => who !== null);
        expect(new Set(there).size).toBe(size);
      }
      const played = days.flat().filter(({ away }) => away !== null);
      expect(new Set(played.map(({ home, away }) => `${home}–${away}`)).size).toBe(size * (size - 1));
      let bouts: Bout[] = [];
      for (const [i, pairs] of days.entries()) {
        bouts = [...bouts, ...pairs.map((pair) => bout(i + 1, pair, null))];
        for (const who of people(size)) expect(Math.abs(balanceOf(bouts, who).more)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('moves the first up and the last down, and nobody gets lost', () => {
    const divisions = divide(people(11), 3);
    expect(divisions.map((division) => division.length)).toEqual([4, 4, 3]);
    const bouts = divisions.flatMap((division) =>
      leagueCalendar(division).flatMap((pairs, i) => pairs.map((pair) => bout(i + 1, pair, won(1, 0)))),
    );
    const next = promote(divisions, bouts, 1);
    expect(next.map((division) => division.length)).toEqual([4, 4, 3]);
    expect(next.flat().sort()).toEqual(people(11).sort());
    expect(next[0]).not.toEqual(divisions[0]);
    expect(promote([people(1)], [], 2)).toEqual([people(1)]);
  });
});

describe('an arena', () => {
  const waiting = (...all: [Entrant, number][]) => all.map(([entrant, millis]) => ({ entrant, millis }));

  it('pairs all who wait but one, and not those who have just met', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), results, (size, next) => {
        const bouts: Bout[] = [];
        for (let round = 1; round < 6; round++) {
          const all = waiting(...people(size).map((who, i): [Entrant, number] => [who, ((i + round) % size) * 1000]));
          const pairs = arenaPairs(people(size), all, bouts);
          if (size > 3) expect(pairs).toHaveLength(Math.floor(size / 2));
          for (const { home, away } of pairs) expect(boutsOf(bouts, home).at(-1)?.bout.away).not.toBe(away);
          bouts.push(...pairs.map((pair) => bout(round, pair, next())));
        }
      }),
    );
  });

  it('lets two meet again once they have waited, and leaves alone who has waited least', () => {
    const once = [bout(1, { home: 'p1', away: 'p2' }, won(1, 0))];
    expect(arenaPairs(people(2), waiting(['p1', 1000], ['p2', 1000]), once)).toEqual([]);
    expect(arenaPairs(people(2), waiting(['p1', REST_FROM_RIVAL], ['p2', REST_FROM_RIVAL]), once)).toEqual([
      { home: 'p2', away: 'p1' },
    ]);
    expect(arenaPairs(people(3), waiting(['p1', 9000], ['p2', 0], ['p3', 9000]), [])).toEqual([
      { home: 'p1', away: 'p3' },
    ]);
  });
});
