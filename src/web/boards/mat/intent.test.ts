import { describe, expect, it } from 'vitest';
import type { Side } from '../../../core/game.ts';
import { targets } from '../../../games/mat/targets.ts';
import { foulInArea, foulPenalty, load, type MatScript, SHOT } from '../../../games/mat/testing.ts';
import { spaceOf } from './geometry.ts';
import { modesOf, NOTHING, offerOf, pick, pickable, targetsOf, touchedBy, tryOf } from './intent.ts';

function seen(match: MatScript, side: Side = 'home') {
  const p = match.position;
  const drawn = targets.draw({ position: p, before: null, events: [], side, legal: match.legal(side) });
  return { p, offer: offerOf(drawn.targets), marks: drawn.marks };
}
const namesOf = (
  targets: ReadonlyMap<number, { readonly kind: string; readonly action: string }>,
  kind: string,
): string[] => [...targets.values()].filter((target) => target.kind === kind).map(({ action }) => action);

describe('what a finger means on the mat', () => {
  it('picks every pawn that can act; the one with the ball has two ways', () => {
    const { p, offer } = seen(load());
    expect(pickable(offer, p).size).toBe(6);
    expect(modesOf(offer, p, spaceOf('f6'))).toEqual(['move', 'ball']);
    expect(modesOf(offer, p, spaceOf('e1'))).toEqual(['move']);
    expect(pick(offer, p, spaceOf('f8'))).toBe(NOTHING);
  });

  it('offers moves and runs in one way, passes and kicks in the other, shots in both', () => {
    const { p, offer } = seen(load({ home: { p5: 'd10', p6: 'd12' }, away: { p5: 'a13' }, ball: 'd12' }));
    const from = spaceOf('d12');
    const moving = targetsOf(offer, p, { kind: 'picked', from, mode: 'move' });
    const kicking = targetsOf(offer, p, { kind: 'picked', from, mode: 'ball' });
    expect(namesOf(moving, 'goal')).toEqual(['kick:d14']);
    expect(namesOf(kicking, 'goal')).toEqual(['kick:d14']);
    expect(namesOf(moving, 'pass')).toEqual([]);
    expect(namesOf(kicking, 'pass')).toEqual(['pass:d10']);
    expect(namesOf(kicking, 'move')).toEqual([]);
    const runner = seen(load({ home: { p2: 'b2' } }));
    const runs = targetsOf(runner.offer, runner.p, { kind: 'picked', from: spaceOf('b2'), mode: 'move' });
    expect(namesOf(runs, 'run')).toEqual(['move:b2-a4', 'move:b2-a5', 'move:b2-a6']);
  });

  it('tells a clean steal from a diagonal one', () => {
    const duel = { home: { p5: 'd7' }, away: { p5: 'e7' }, ball: 'e7' };
    const { p, offer } = seen(load(duel));
    const of = (from: string) =>
      targetsOf(offer, p, { kind: 'picked', from: spaceOf(from), mode: 'move' }).get(spaceOf('e7'))?.kind;
    expect(of('d7')).toBe('steal');
    expect(of('f6')).toBe('foul');
  });

  it('tells a pause from the end of a turn, and before a kick-off who leaves from who kicks off (MAT-SUB-6)', () => {
    const after = load().play('home', 'move:e1-e2');
    expect(seen(after).marks.isPause).toBe(false);
    expect(seen(foulInArea()).marks.isPause).toBe(true);
    const goal = load(SHOT).play('home', 'kick:e14');
    expect(seen(goal).marks.isPause).toBe(true);
    goal.play('home', 'end');
    const { p, offer, marks } = seen(goal, 'away');
    expect(targetsOf(offer, p, NOTHING).get(spaceOf('f8'))).toEqual({ kind: 'kickoff', action: 'kickoff:f8' });
    expect(targetsOf(offer, p, { kind: 'sub' }).get(spaceOf('f8'))).toEqual({ kind: 'sub', action: 'sub:f8' });
    expect(tryOf(p, marks.touch, NOTHING, 'away', spaceOf('f6'))).toBe('kickoff:f6');
    expect(tryOf(p, marks.touch, { kind: 'sub' }, 'away', spaceOf('f6'))).toBe('sub:f6');
  });

  it('turns an impossible try into an action that the rules explain', () => {
    const { p } = seen(load());
    const picked = { kind: 'picked', from: spaceOf('f6'), mode: 'move' } as const;
    expect(touchedBy('steal:f6-f8')).toEqual([spaceOf('f6'), spaceOf('f8')]);
    expect(tryOf(p, null, picked, 'home', spaceOf('f9'))).toBe('move:f6-f9');
    expect(tryOf(p, null, picked, 'home', spaceOf('f8'))).toBe('steal:f6-f8');
    expect(tryOf(p, null, { ...picked, mode: 'ball' }, 'home', spaceOf('e1'))).toBe('pass:e1');
    expect(tryOf(p, null, { ...picked, mode: 'ball' }, 'home', spaceOf('f9'))).toBe('kick:f9');
    expect(tryOf(p, null, NOTHING, 'home', spaceOf('f8'))).toBe('move:f8-f8');
    expect(tryOf(p, null, NOTHING, 'home', spaceOf('f9'))).toBeNull();
    const penalty = seen(foulPenalty(), 'away');
    expect(tryOf(penalty.p, penalty.marks.touch, NOTHING, 'away', spaceOf('a1'))).toBe('taker:a1');
  });
});
