import { describe, expect, it } from 'vitest';
import type { TacticsEvent } from './events.ts';
import type { TacticsPosition } from './position.ts';
import { targets } from './targets.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from './testing.ts';

const p = sketch({ ...HOME_TEAM }, { ...AWAY_TEAM }, { phase: 'move', ball: 'd8', holder: 'f1', roll: 4 });
const drawn = (position: TacticsPosition, legal: readonly string[] = [], events: readonly TacticsEvent[] = []) =>
  targets.draw({ position, before: position, events, side: 'home', legal });

describe('what the board of tactics is given', () => {
  const blocked = { ...p, pieces: { ...p.pieces, away: { ...p.pieces.away, f1: 'c7' } } };

  it('a pawn goes round a rival, the ball over him (STW-MOVE-2, STW-BALL-3)', () => {
    const [move] = drawn(blocked, ['move:c6-c8']).targets;
    expect(move).toMatchObject({ action: 'move:c6-c8', from: 'c6', to: 'c8' });
    expect(move?.route).toHaveLength(5);
    expect(move?.route).not.toContain('c7');
    const kicking = { ...p, phase: 'ball', roll: 3 } as const;
    expect(drawn(kicking, ['kick:d11']).targets[0]?.route).toEqual(['d8', 'd9', 'd10', 'd11']);
  });

  it('says what becomes of a ball that is played', () => {
    const ball = sketch({ f1: 'd8', m1: 'e9' }, { d1: 'b13' }, { phase: 'ball', ball: 'd8', holder: 'f1', roll: 1 });
    expect(drawn(ball, ['kick:e9', 'kick:d9']).targets.map(({ kind }) => kind)).toEqual(['pass', 'empty']);
  });

  it('tells where somebody turned on his way', () => {
    const move = { type: 'move', side: 'home', piece: 'm2', from: 'c6', to: 'c8', rule: 'STW-MOVE-1' } as const;
    const kick = { ...move, type: 'kick', piece: 'f1', from: 'd8', to: 'd12' } as const;
    const { bends } = drawn(blocked, [], [move, kick]).marks;
    expect(Object.keys(bends)).toEqual(['home m2']);
  });

  it('STW-OFF-1, STW-CORN-8: the line is drawn before the last field pawn, and not at corners', () => {
    const offsideOf = (position: TacticsPosition) => drawn(position).marks.offside;
    expect(offsideOf(p).row).toBe(13);
    const behind = sketch({ f1: 'd8', m1: 'd15' }, { d1: 'b14' }, { phase: 'moveroll', ball: 'd8', holder: 'f1' });
    expect(offsideOf(behind)).toEqual({ row: 14, men: ['home m1'] });
    const corner = sketch(
      { f1: 'a16' },
      { d1: 'b13' },
      {
        phase: 'pick',
        ball: 'a16',
        holder: 'f1',
        restart: 'corner',
        corner: { left: { home: 3, away: 3 }, pick: null },
      },
    );
    expect(offsideOf(corner).row).toBeNull();
    expect(drawn(corner).marks.zone).toEqual(['a15', 'b15', 'a16', 'b16']);
  });
});
