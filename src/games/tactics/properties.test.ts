import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type GameEvent } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomFrom } from '../../core/random.ts';
import { fromOf, leaverIs, PASS, spaceIn } from './action.ts';
import { distance, inArea, inGoal, inHalf, SPACES } from './board.ts';
import {
  FIRST_FIELD,
  KEEPER,
  LAST_DEFENDER,
  NONE,
  OPTIONS,
  OUT,
  PHASE,
  pieceOn,
  spaceOf,
  type Tactics,
  TEAM,
} from './model.ts';
import { game as tactics } from './room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from './testing.ts';
import { ballWays, pawnWays } from './ways.ts';

const out = new Choices();

/** Takes the `share`th of what can happen now, onto the ball where that is possible; false where the match is over. */
function step(s: Tactics, share: number, tell: (event: GameEvent) => void): boolean {
  const due = tactics.toMove(s);
  if (due === 0) return false;
  const seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
  tactics.choices(s, seat, out);
  const all = out.list();
  const toBall = all.filter((action) => seat !== CHANCE && s.ball !== NONE && (action & 127) === s.ball);
  const from = toBall.length > 0 && share > 0.2 ? toBall : all;
  tactics.apply(s, seat, from[Math.floor(share * from.length)]!, tell);
  return true;
}

const shares = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 100,
  maxLength: 300,
});
const options = fc.record({
  tie: fc.constantFrom('extra' as const, 'shootout' as const, 'draw' as const),
  advanced: fc.boolean(),
});

/** Plays along `shares` and asks `check` of every state met. */
const along = (check: (s: Tactics, events: readonly GameEvent[], before: Tactics) => void): void =>
  fc.assert(
    fc.property(options, shares, (chosen, path) => {
      const s = tactics.setup({ ...defaultOptions(OPTIONS), playsPerHalf: 8, playsPerExtra: 4, ...chosen });
      for (const share of path) {
        const before = s.clone();
        const events: GameEvent[] = [];
        if (!step(s, share, (event) => events.push(event))) break;
        check(s, events, before);
      }
    }),
    { numRuns: 10, seed: 17 },
  );

const SEATS = [0, 1] as const;
const standing = (s: Tactics, seat: number): number[] =>
  Array.from({ length: TEAM }, (_, piece) => piece).filter((piece) => spaceOf(s, seat, piece) >= 0);

function expectLoads(s: Tactics): void {
  const read = tactics.readPosition(JSON.parse(JSON.stringify(tactics.writePosition(s))));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.cells).toEqual(s.cells);
}

describe('whatever is played', () => {
  it('STW-MOVE-6: pieces and spaces agree, one pawn of a team a space', () => {
    along((s) => {
      for (const seat of SEATS) {
        for (const piece of standing(s, seat)) expect(pieceOn(s, seat, spaceOf(s, seat, piece))).toBe(piece);
        const covered = s.on.subarray(seat * SPACES, (seat + 1) * SPACES).filter((piece) => piece !== NONE);
        expect(covered.length).toBe(standing(s, seat).length);
      }
    });
  });

  it('STW-MOVE-7, STW-GK-5: defenders and keepers are in their half', () => {
    along((s) => {
      for (const seat of SEATS)
        for (const piece of standing(s, seat))
          if (piece <= LAST_DEFENDER) expect(inHalf(seat, spaceOf(s, seat, piece))).toBe(true);
    });
  });

  it('STW-LIM-3, STW-LIM-4: the areas never hold too many', () => {
    along((s) => {
      for (const seat of SEATS)
        for (const end of SEATS) {
          const at = standing(s, seat).map((piece) => [piece, spaceOf(s, seat, piece)] as const);
          expect(at.filter(([piece, space]) => piece !== KEEPER && inArea(end, space)).length).toBeLessThanOrEqual(4);
          expect(at.filter(([, space]) => inGoal(end, space)).length).toBeLessThanOrEqual(1);
        }
    });
  });

  it('STW-CARD-5, STW-CARD-6: who is out stays out, and keepers are never out', () => {
    along((s, _, before) => {
      for (const [index, at] of before.at.entries()) if (at === OUT) expect(s.at[index]).toBe(OUT);
      for (const seat of SEATS) expect(spaceOf(s, seat, KEEPER)).not.toBe(OUT);
    });
  });

  it('every state met can be loaded, and is the same then', () => {
    along(expectLoads);
  });

  it('STW-CARD-6: whoever leaves, the match goes on, and every state met can be loaded', () => {
    const random = randomFrom('sendoff');
    for (const at of ['d15', 'd12', 'h10'])
      for (let leaver = FIRST_FIELD; leaver < TEAM; leaver++) {
        const booked = { phase: 'sendoff', ball: at, holder: 'f1', cards: { away: { gk: 1, d: 1, m1: 1 } } } as const;
        const read = tactics.readPosition(sketch({ ...HOME_TEAM, f1: at }, { ...AWAY_TEAM, gk: at }, booked));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const s = read.value;
        tactics.apply(s, 1, leaverIs(leaver));
        expect(spaceOf(s, 1, leaver)).toBe(OUT);
        for (let i = 0; i < 30 && step(s, random(), () => {}); i++) expectLoads(s);
      }
  });

  it('STW-TIME-2: plays count up one by one and never pass the limit', () => {
    along((s, events, before) => {
      const begun = events.filter((event) => event.type === 'play').length;
      if (s.period === before.period) expect(s.plays).toBe(before.plays + begun);
      expect(s.plays).toBeLessThanOrEqual(8);
    });
  });
});

/** Every move of a side, found by walking step by step and counting neighbours: slow, and apart from the rules. */
function movesByFoot(s: Tactics, seat: 0 | 1): Set<string> {
  const rival = (at: number): boolean => pieceOn(s, (1 - seat) as 0 | 1, at) !== NONE;
  const steps = [-1, 0, 1].flatMap((dc) => [-1, 0, 1].map((dr) => [dc, dr] as const)).filter(([dc, dr]) => dc || dr);
  const found = new Set<string>();
  for (const piece of standing(s, seat)) {
    if (piece === KEEPER || (s.phase === PHASE.move && piece === s.holder)) continue;
    const from = spaceOf(s, seat, piece);
    const own = (at: number): boolean => ![NONE, piece].includes(pieceOn(s, seat, at));
    const mayEnter = (at: number): boolean => piece > LAST_DEFENDER || inHalf(seat, at);
    const run = (at: number, dc: number, dr: number): number => {
      const [c, r] = [(at & 7) + dc, (at >> 3) + dr];
      const next = r * 8 + c;
      return c < 0 || c > 7 || r < 0 || r > 15 || !own(next) ? 0 : 1 + run(next, dc, dr);
    };
    const mayEnd = (at: number): boolean => {
      const others = standing(s, seat).filter((other) => other !== piece);
      const inside = (end: 0 | 1) => others.filter((other) => other !== KEEPER && inArea(end, spaceOf(s, seat, other)));
      const inGoals = (end: 0 | 1) => others.filter((other) => inGoal(end, spaceOf(s, seat, other)));
      return (
        !own(at) &&
        1 + run(at, 1, 0) + run(at, -1, 0) <= 4 &&
        1 + run(at, 0, 1) + run(at, 0, -1) <= 3 &&
        SEATS.every(
          (end) => (!inArea(end, at) || inside(end).length < 4) && (!inGoal(end, at) || inGoals(end).length < 1),
        ) &&
        !(s.phase === PHASE.take && piece === s.barred && at === s.ball)
      );
    };
    const walk = (at: number, left: number, way: readonly [number, number], isBent: boolean): void => {
      const [c, r] = [(at & 7) + way[0], (at >> 3) + way[1]];
      const next = r * 8 + c;
      if (c < 0 || c > 7 || r < 0 || r > 15 || !mayEnter(next)) return;
      if (left === 1) {
        if (mayEnd(next)) found.add(`${from}-${next}`);
        return;
      }
      if (rival(next)) return;
      walk(next, left - 1, way, isBent);
      if (isBent) return;
      for (const turn of steps)
        if ((turn[0] !== way[0] || turn[1] !== way[1]) && (turn[0] !== -way[0] || turn[1] !== -way[1]))
          walk(next, left - 1, turn, true);
    };
    for (const way of steps) walk(from, s.roll, way, false);
  }
  return found;
}

describe('moves', () => {
  it('STW-MOVE-1…7, STW-LIM-1…4: the moves on offer are those found by foot', () => {
    let compared = 0;
    along((s) => {
      if (s.phase !== PHASE.move && s.phase !== PHASE.take && s.phase !== PHASE.defendmove) return;
      const seat = (tactics.toMove(s) >> 1) as 0 | 1;
      tactics.choices(s, seat, out);
      const offered = out.list().filter((action) => action !== PASS);
      expect(new Set(offered.map((action) => `${fromOf(action)}-${spaceIn(action)}`))).toEqual(movesByFoot(s, seat));
      compared++;
    });
    expect(compared).toBeGreaterThan(100);
  });
});

const space = fc.integer({ min: 0, max: SPACES - 1 });

describe('ways', () => {
  it('STW-MOVE-2, STW-MOVE-3: exact in length, steps of one, one bend, no space twice', () => {
    fc.assert(
      fc.property(space, fc.integer({ min: 1, max: 6 }), (from, count) => {
        for (const way of pawnWays(from, count)) {
          const path = [from, ...way];
          expect(way).toHaveLength(count);
          expect(new Set(path).size).toBe(path.length);
          const steps = way.map((to, i) => to - path[i]!);
          expect(way.every((to, i) => distance(path[i]!, to) === 1)).toBe(true);
          expect(steps.filter((one, i) => i > 0 && one !== steps[i - 1]).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('STW-BALL-3: rows and columns of the ball never turn round', () => {
    fc.assert(
      fc.property(space, fc.integer({ min: 1, max: 12 }), (from, count) => {
        for (const way of ballWays(from, count)) {
          const path = [from, ...way];
          for (const part of [(at: number) => at >> 3, (at: number) => at & 7]) {
            const signs = new Set(
              way.map((to, i) => Math.sign(part(to) - part(path[i]!))).filter((sign) => sign !== 0),
            );
            expect(signs.size).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 60, seed: 4 },
    );
  });
});
