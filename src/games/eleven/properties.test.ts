import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, CHANCE_BIT, type GameEvent } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { areNeighbours, NONE } from './board.ts';
import { type Eleven, keeperHolds, MAX_KICKS, OPTIONS, PHASE } from './model.ts';
import { game as eleven } from './room.ts';

const out = new Choices();

/** One step, the `share`th of what can happen now; false where the match is over. */
function step(s: Eleven, share: number, tell: (event: GameEvent) => void): boolean {
  const due = eleven.toMove(s);
  if (due === 0) return false;
  const seat = due === CHANCE_BIT ? CHANCE : due & 1 ? 0 : 1;
  eleven.choices(s, seat, out);
  eleven.apply(s, seat, out.action[Math.floor(share * out.n)]!, tell);
  return true;
}

const shares = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 50,
  maxLength: 400,
});
const options = fc.record({
  extraTime: fc.boolean(),
  shootout: fc.boolean(),
  homeEnd: fc.constantFrom('W' as const, 'E' as const),
});

/** Plays along `shares` and asks `check` of every state met. */
const along = (check: (s: Eleven, events: readonly GameEvent[], before: Eleven) => void): void =>
  fc.assert(
    fc.property(options, shares, (chosen, path) => {
      const s = eleven.setup({ ...defaultOptions(OPTIONS), plays: 3, etPlays: 2, ...chosen }) as Eleven;
      for (const share of path) {
        const before = s.clone();
        const events: GameEvent[] = [];
        if (!step(s, share, (event) => events.push(event))) break;
        check(s, events, before);
      }
    }),
    { numRuns: 25, seed: 11 },
  );

describe('whatever is played', () => {
  it('ELV-BRD-4: pieces and spaces agree and no space holds two', () => {
    along((s) => {
      const onBoard = s.at.filter((space) => space !== NONE);
      expect(new Set(onBoard).size).toBe(onBoard.length);
      expect(s.on.filter((piece) => piece !== NONE)).toHaveLength(onBoard.length);
      for (const [piece, space] of s.at.entries()) if (space !== NONE) expect(s.on[space]).toBe(piece);
    });
  });

  it('every state met can be loaded, and is the same then', () => {
    along((s) => {
      const read = eleven.readPosition(eleven.writePosition(s));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(read.value.cells).toEqual(s.cells);
    });
  });

  it('ELV-TRN-2, ELV-ATK-3, ELV-KCK-1: points pay for steps and attacks, never for kicks', () => {
    const cost = { move: 1, kick: 0 } as Readonly<Record<string, number>>;
    along((s, events, before) => {
      const first = events[0]!;
      if (before.phase !== PHASE.play || s.phase !== PHASE.play) return;
      expect(before.points - s.points).toBe(first.type === 'attack' ? (first['stolen'] ? 3 : 2) : cost[first.type]);
    });
  });

  it('ELV-MOV-1, ELV-ATK-2: every step and every push follows a line', () => {
    along((_s, events) => {
      for (const event of events) {
        if (event.type === 'move' || event.type === 'attack')
          expect(areNeighbours(Number(event['from']), Number(event['to']))).toBe(true);
        if (event.type === 'attack') expect(areNeighbours(Number(event['to']), Number(event['pushed']))).toBe(true);
      }
    });
  });

  it('ELV-KPR-3: no keeper keeps the ball in his area over his own turn', () => {
    along((s) => {
      if (s.phase === PHASE.roll) expect(keeperHolds(s, 1 - s.side)).toBe(false);
    });
  });

  it('ELV-KCK-9: no turn has more than twenty kicks', () => {
    along((s) => expect(s.kicks).toBeLessThanOrEqual(MAX_KICKS));
  });

  it('ELV-GOL-1, ELV-SHO-5: the score grows by one with a goal and by nothing else', () => {
    along((s, events, before) => {
      const goals = events.filter((event) => event.type === 'goal').length;
      expect(s.score[0]! + s.score[1]!).toBe(before.score[0]! + before.score[1]! + goals);
    });
  });
});
