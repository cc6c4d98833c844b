import { describe, expect, it } from 'vitest';
import { type Course, divisionsOf, nextDraws, type Participant, roundsOf } from './course.ts';
import { type Bout, type Kind, played } from './model.ts';

const someone = (entrant: string, more: Partial<Participant> = {}): Participant => ({
  ...{ entrant, division: 0, isGone: false, isResting: false, isBot: false, free: 0 },
  ...more,
});
const course = (kind: Kind, participants: readonly Participant[], bouts: readonly Bout[] = [], more = {}): Course => ({
  ...{ kind, participants, bouts, rounds: null, ends: null, open: Number.POSITIVE_INFINITY },
  ...more,
});
const won = (round: number, home: string, away: string): Bout => ({
  ...{ round, home, away },
  outcome: played('home', [1, 0], false),
});
const ABCD = ['a', 'b', 'c', 'd'].map((each) => someone(each));

describe('what comes next', () => {
  it('waits for a round to end, and ends after the last', () => {
    const first = nextDraws(course('swiss', ABCD), 0);
    expect(first.draws).toHaveLength(2);
    const open = first.draws.map((draw): Bout => ({ ...draw, outcome: null }));
    expect(nextDraws(course('swiss', ABCD, open), 0)).toEqual({ draws: [], isOver: false });
    const done = [won(1, 'a', 'c'), won(1, 'b', 'd')];
    expect(nextDraws(course('swiss', ABCD, done, { rounds: 2 }), 0).draws).toMatchObject([{ round: 2 }, { round: 2 }]);
    expect(nextDraws(course('swiss', ABCD, done, { rounds: 1 }), 0)).toEqual({ draws: [], isOver: true });
  });

  it('leaves out who rests or is gone, and ends where one is left', () => {
    const some = [someone('a'), someone('b', { isGone: true }), someone('c', { isResting: true }), someone('d')];
    expect(nextDraws(course('swiss', some), 0).draws).toEqual([{ round: 1, home: 'a', away: 'd' }]);
    expect(nextDraws(course('swiss', some.slice(0, 3)), 0).isOver).toBe(true);
  });

  it('opens the days of a league when their time has come', () => {
    const days = roundsOf(course('league', ABCD))!;
    expect(days).toBe(6);
    expect(nextDraws(course('league', ABCD, [], { open: 0 }), 0)).toEqual({ draws: [], isOver: false });
    expect(nextDraws(course('league', ABCD, [], { open: 1 }), 0).draws).toHaveLength(2);
    const two = [...ABCD, ...['e', 'f'].map((each) => someone(each, { division: 1 }))];
    expect(divisionsOf(two).map(({ length }) => length)).toEqual([4, 2]);
    expect(nextDraws(course('league', two), 0).draws).toHaveLength(3);
    // The small division is through after two days.
    expect(nextDraws(course('league', two, [won(2, 'a', 'b')]), 0).draws).toHaveLength(2);
  });

  it('pairs nobody in an arena after its time, no bots with each other, and ends with its last match', () => {
    const bots = ['b', 'c'].map((each) => someone(each, { isBot: true }));
    const mixed = [someone('a'), ...bots];
    expect(nextDraws(course('arena', bots), 60_000).draws).toEqual([]);
    const { draws } = nextDraws(course('arena', mixed), 60_000);
    expect(draws).toHaveLength(1);
    expect([draws[0]!.home, draws[0]!.away]).toContain('a');
    const open: Bout = { round: 1, home: 'a', away: 'b', outcome: null };
    expect(nextDraws(course('arena', mixed, [open], { ends: 10 }), 10)).toEqual({ draws: [], isOver: false });
    expect(nextDraws(course('arena', mixed, [won(1, 'a', 'b')], { ends: 10 }), 10).isOver).toBe(true);
  });

  it('takes a match that was given up for 3–0 at least', () => {
    expect(played('away', [2, 0], true).goals).toEqual([0, 3]);
    expect(played('home', [5, 1], true).goals).toEqual([5, 1]);
    expect(played('home', [2, 1], false).goals).toEqual([2, 1]);
    expect(played(null, [1, 1], true).goals).toEqual([1, 1]);
  });
});
