import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

type Team = Record<string, string>;
/** Away has a free kick for off-side on this space. */
const taker = (ball: string, away: Team, home: Team = { f1: 'h2' }): Script =>
  Script.from(tactics, sketch(home, away, { phase: 'taker', side: 'away', ball, restart: 'freekick' }));
const takers = (ball: string, away: Team): string[] => taker(ball, away).legal('away');

describe('the taker of a free kick after off-side', () => {
  it('STW-OFF-6: the keeper, from wherever he is, or one of the nearest field pawns', () => {
    const away = { gk: 'd16', d1: 'b14', d2: 'h14', d3: 'a12', m1: 'c9' };
    expect(takers('e15', away)).toEqual(['taker:d1', 'taker:d2', 'taker:gk']);
    const m = taker('e15', away);
    expect(m.refusal('away', 'taker:d3')).toBe('STW-OFF-6');
    expect(m.refusal('away', 'taker:f2')).toBe('STW-OFF-6');
    expect(m.play('away', 'taker:gk').position).toMatchObject({ holder: 'gk', phase: 'moveroll' });
  });

  it("STW-OFF-6: the keeper's own distance keeps nobody away", () => {
    expect(takers('g14', { gk: 'g15', d1: 'a12', d2: 'b13' })).toEqual(['taker:d2', 'taker:gk']);
  });

  it('STW-OFF-6: whoever stands there takes it, alone on the list, field pawn or keeper', () => {
    expect(takers('d15', { gk: 'd15', d1: 'd14' })).toEqual(['taker:gk']);
    expect(takers('d15', { gk: 'd16', d1: 'd15', d2: 'd14' })).toEqual(['taker:d1']);
  });

  it('STW-OFF-6: he takes it even where a limit would keep him away', () => {
    const row = { d1: 'a15', d2: 'b15', d3: 'c15', d4: 'd15', m1: 'e15' };
    expect(takers('c15', { gk: 'h16', ...row, m2: 'a9' })).toEqual(['taker:d3']);
  });

  it('STW-OFF-6: in the other half neither keeper nor defenders', () => {
    expect(takers('d5', { gk: 'd9', d1: 'e9', m1: 'a5', f1: 'd11' })).toEqual(['taker:m1']);
  });

  it('STW-OFF-6: nearest is who is nearest of those that may stand there', () => {
    const full = { m1: 'c14', m2: 'd14', m3: 'e14', m4: 'f14' };
    expect(takers('d15', { gk: 'h16', ...full, f1: 'b15' })).toEqual(['taker:gk', 'taker:m1', 'taker:m2', 'taker:m3']);
    expect(takers('d16', { gk: 'e16', d1: 'd15', d2: 'a16' })).toEqual(['taker:gk']);
  });

  const CROSS = { d1: 'a15', d2: 'b15', d3: 'c15', d4: 'e15', m1: 'd14', m2: 'd13', m3: 'd12' };

  it('STW-OFF-6: where LIM-1 and LIM-2 bar everybody, keeper included, the same choice is made without them', () => {
    expect(takers('d15', { gk: 'f16', ...CROSS })).toEqual(['taker:d3', 'taker:d4', 'taker:gk', 'taker:m1']);
  });

  it('STW-OFF-6: they hold where they leave somebody, whoever it is', () => {
    expect(takers('d15', { gk: 'f16', ...CROSS, m3: 'a9' })).toEqual(['taker:d3', 'taker:d4']);
    const beside = { m1: 'a5', m2: 'b5', m3: 'c5', m4: 'e5', f1: 'f5', f2: 'd9' };
    expect(takers('d5', beside)).toEqual(['taker:m3', 'taker:m4']);
  });
});
