import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type GameEvent, otherSeat, type Seat } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { actions, fromOf, KIND, kindOf } from './action.ts';
import { AREA, isBlocked, NEIGHBOURS, SPACE_COUNT, SPACE_NAMES } from './board.ts';
import { clauses } from './clauses.ts';
import { goalsToWin, type Mat, type MatOptions, NONE, OPTIONS, ownPawnOn, PAWNS, PHASE, PLACE } from './model.ts';
import { game as mat } from './room.ts';
import { foulInArea, load, placed, position, SHOT } from './testing.ts';

const out = new Choices();

/** One step, the `share`th of what can happen now; steals and shots are taken more often. False where the match is over. */
function step(s: Mat, share: number, tell: (event: GameEvent) => void): boolean {
  const due = mat.toMove(s);
  if (due === 0) return false;
  const seat: Seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
  mat.choices(s, seat, out);
  const list = out.list();
  const eager =
    seat === CHANCE ? [] : list.filter((action) => kindOf(action) !== KIND.move && kindOf(action) !== KIND.fingers);
  const pool = share < 0.5 && eager.length > 0 ? eager : list;
  mat.apply(s, seat, pool[Math.floor(share * pool.length)]!, tell);
  return true;
}

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const shares = fc.array(share, { minLength: 50, maxLength: 300 });
const options = fc.record({
  mode: fc.constantFrom('limit', 'golden'),
  tie: fc.constantFrom('draw', 'shootout'),
  subs: fc.constantFrom('one', 'rolling'),
  restart: fc.constantFrom('formation', 'free'),
  homeMembers: fc.integer({ min: 1, max: 3 }),
  coaching: fc.boolean(),
});

/** Plays along `shares` and asks `check` of every state met. */
const along = (check: (s: Mat, events: readonly GameEvent[], before: Mat) => void): void =>
  fc.assert(
    fc.property(options, shares, (chosen, path) => {
      const s = mat.setup({ ...defaultOptions(OPTIONS), maxTurns: 80, ...chosen });
      for (const one of path) {
        const before = s.clone();
        const events: GameEvent[] = [];
        if (!step(s, one, (event) => events.push(event))) break;
        check(s, events, before);
      }
    }),
    { numRuns: 60, seed: 7 },
  );

describe('whatever is played', () => {
  it('MAT-MOVE-2: pawns and spaces agree and no space holds two', () => {
    along((s) => {
      const onBoard = [...s.at].filter((space) => space >= 0);
      expect(new Set(onBoard).size).toBe(onBoard.length);
      expect([...s.on].filter((pawn) => pawn > 0)).toHaveLength(onBoard.length);
      for (let pawn = 0; pawn < PAWNS; pawn++) if (s.at[pawn]! >= 0) expect(s.on[s.at[pawn]!]).toBe(pawn + 1);
    });
  });

  it('MAT-AREA-1: no side ever has two pawns in its own goal-kick area', () => {
    along((s) => {
      for (const seat of [0, 1])
        expect(AREA[seat]!.filter((space) => ownPawnOn(s, seat, space) !== NONE).length).toBeLessThan(2);
    });
  });

  it('every state met can be loaded, and is the same then', () => {
    along((s) => {
      const read = mat.readPosition(mat.writePosition(s));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(read.value.cells).toEqual(s.cells);
    });
  });

  it('MAT-GOAL-1, MAT-END-1: the score grows by one with a goal in play and by nothing else, up to the limit', () => {
    along((s, events, before) => {
      const goals = events.filter((event) => event.type === 'goal' && event['how'] !== 'shootout').length;
      expect(s.score[0]! + s.score[1]!).toBe(before.score[0]! + before.score[1]! + goals);
      expect(Math.max(...s.score)).toBeLessThanOrEqual(goalsToWin(s.options));
    });
  });

  it('MAT-TEAM-2, MAT-TEAM-3: main actions alone are plays; the rotation also goes on with a skip', () => {
    const mains = ['move', 'pass', 'kick', 'long', 'steal'];
    along((s, events, before) => {
      const isSkip = events[0]?.type === 'coaching' && events[0]['count'] === 1;
      const isPlay = events.some(({ type }) => mains.includes(type));
      expect(s.plays - before.plays).toBe(isPlay ? 1 : 0);
      if (before.side < 0) return;
      expect(s.member[before.side] !== before.member[before.side]).toBe(
        (isPlay || isSkip) && before.side === 0 && s.options.homeMembers > 1,
      );
    });
  });

  it('MAT-X-2: the ball is never sent to an X space', () => {
    along((_s, events) => {
      for (const event of events)
        if (event.type === 'kick' || event.type === 'long')
          expect(['c1', 'g1', 'c13', 'g13']).not.toContain(event['to']);
        else if (event.type === 'pass' && !event['none'])
          for (const space of (event['path'] as string[]).slice(1))
            expect(isBlocked(SPACE_NAMES.indexOf(space))).toBe(false);
    });
  });

  it('every event names a clause of the README', () => {
    along((_s, events) => {
      for (const event of events) expect(clauses.byId.has(event.rule!), event.rule).toBe(true);
    });
  });
});

/** Any pawns on any spaces, any of them with the ball, some carded or sent off: what random play seldom reaches. */
const crowd = fc.record({
  order: fc.shuffledSubarray([...Array(SPACE_COUNT).keys()], { minLength: 12, maxLength: 12 }),
  tight: fc.boolean(),
  ballOn: fc.integer({ min: 0, max: 13 }),
  side: fc.constantFrom('home', 'away'),
  yellow: fc.subarray(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']),
  ban: fc.constantFrom(null, 'p1', 'p3', 'p5'),
});

function crowded(given: typeof crowd extends fc.Arbitrary<infer T> ? T : never): Mat | undefined {
  // A tight crowd fills the far end, where areas, X spaces and goals are.
  const spaces = given.tight ? [...new Set(given.order.map((n) => SPACE_COUNT - 1 - (n % 36)))] : given.order;
  const pawns = (first: number) =>
    Object.fromEntries(
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((pawn, i) => [pawn, SPACE_NAMES[spaces[first + i] ?? first * 9 + i]!]),
    );
  const read = mat.readPosition(
    position({
      home: pawns(0),
      away: pawns(6),
      ball: SPACE_NAMES[spaces[given.ballOn] ?? 60],
      side: given.side,
      yellow: { home: given.yellow, away: given.yellow },
      ban: given.ban === null ? null : { side: given.side, pawn: given.ban },
      options: { homeMembers: 2, coaching: true },
    }),
  );
  return read.ok ? read.value : undefined;
}

/** Every action that can be said, as text. */
const SAYABLE = [
  ...['move', 'steal', 'foul', 'keeper'].flatMap((kind) =>
    NEIGHBOURS.flatMap((_, from) => SPACE_NAMES.map((to) => `${kind}:${SPACE_NAMES[from]}-${to}`)),
  ),
  ...['pass', 'kick', 'long', 'sub', 'place', 'taker', 'kickoff'].flatMap((kind) =>
    SPACE_NAMES.map((to) => `${kind}:${to}`),
  ),
  ...['pass', 'end', 'ruling:coaching', 'fingers:1', 'fingers:2', 'fingers:3'],
];

describe('in any crowd of pawns', () => {
  const sayable = SAYABLE.flatMap((text) => {
    const action = actions.read(text);
    return action === undefined ? [] : [{ text, action }];
  });

  it('texts and actions are inverses', () => {
    expect(sayable.filter(({ text, action }) => actions.write(action) !== text)).toEqual([]);
    expect(new Set(sayable.map(({ action }) => action)).size).toBe(sayable.length);
  });

  it('MAT-TURN-1: the generator of a turn and its guards agree on every action that can be said', () => {
    let seen = 0;
    fc.assert(
      fc.property(crowd, (given) => {
        const s = crowded(given);
        if (!s) return;
        seen++;
        mat.choices(s, s.side, out);
        const legal = new Set(out.list());
        expect(legal.size).toBe(out.n);
        const wrong = sayable.filter(
          ({ action }) => (mat.refuse(s, s.side, action) === undefined) !== legal.has(action),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30, seed: 3 },
    );
    expect(seen).toBeGreaterThan(10);
  });

  const goal = (subs: string) => load({ ...SHOT, options: { subs } }).play('home', 'kick:e14');
  it.each([
    ['after a goal', goal('one')],
    ['before the kick-off that follows', goal('one').play('home', 'end')],
    ['before it, with a substitution made', goal('rolling').play('home', 'end').play('away', 'sub:f8')],
    ['before it, with none left', goal('one').play('home', 'end').play('away', 'sub:f8')],
    ['before the first kick-off', placed()],
    ['before a penalty', foulInArea()],
  ])('MAT-SUB-6: %s generator and guards agree on every action that can be said', (_when, { state: s }) => {
    mat.choices(s, s.side, out);
    const legal = out.list();
    const allowed = sayable.filter(({ action }) => mat.refuse(s, s.side, action) === undefined);
    expect(new Set(legal)).toEqual(new Set(allowed.map(({ action }) => action)));
    expect(legal).toHaveLength(allowed.length);
  });

  it('MAT-AREA-1, MAT-SUB-2: what follows a legal action is a position that can be loaded', () => {
    fc.assert(
      fc.property(crowd, share, (given, one) => {
        const s = crowded(given);
        if (!s) return;
        mat.choices(s, s.side, out);
        const action = out.action[Math.floor(one * out.n)]!;
        mat.apply(s, s.side, action);
        expect(mat.readPosition(mat.writePosition(s)), actions.write(action)).toMatchObject({ ok: true });
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('MAT-STEAL-2: a steal changes nothing but the two pawns, the ban and the turn', () => {
    fc.assert(
      fc.property(crowd, (given) => {
        const s = crowded(given);
        if (!s) return;
        mat.choices(s, s.side, out);
        for (const action of out.list()) {
          const after = s.clone();
          const events: GameEvent[] = [];
          mat.apply(after, s.side, action, (event) => events.push(event));
          if (events[0]!.type !== 'steal') continue;
          const thief = ownPawnOn(s, s.side, fromOf(action));
          const victim = ownPawnOn(s, otherSeat(s.side), s.ball);
          for (let pawn = 0; pawn < PAWNS; pawn++)
            if (pawn !== thief && pawn !== victim) expect(after.at[pawn]).toBe(s.at[pawn]);
          expect(after.at[victim]).toBe(fromOf(action));
          expect(after.ball).toBe(s.ball);
        }
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});

it('the defaults of a new match are those of the specification', () => {
  const s = mat.setup(defaultOptions(OPTIONS));
  const expected: MatOptions = {
    mode: 'limit',
    goals: 3,
    clock: 'plays',
    maxTurns: 0,
    minutes: 20,
    tie: 'draw',
    subs: 'one',
    restart: 'formation',
    homeMembers: 1,
    awayMembers: 1,
    coaching: false,
  };
  expect(mat.writePosition(s)['options']).toEqual(expected);
  expect(s.phase).not.toBe(PHASE.act);
  expect(s.at[6]).toBe(PLACE.sub);
});
