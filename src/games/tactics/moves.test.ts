import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

type Team = Record<string, string>;
/** Home is to move a pawn with this number; f1 has the ball in the corner h1. */
const moving = (roll: number, home: Team, away: Team = { d1: 'b13' }): Script =>
  Script.from(tactics, sketch({ f1: 'h1', ...home }, away, { ball: 'h1', holder: 'f1', roll }));

describe('a pawn', () => {
  it('STW-MOVE-1: an empty space, a rival and the keeper are no pawns to move', () => {
    const m = moving(2, { m1: 'd8' });
    expect(m.refusal('home', 'move:e8-e9')).toBe('STW-MOVE-1');
    expect(m.refusal('home', 'move:b13-b12')).toBe('STW-MOVE-1');
    expect(m.refusal('home', 'move:d1-d3')).toBe('STW-GK-2');
    expect(m.refusal('home', 'move:h1-h3')).toBe('STW-SET-2');
    expect(m.refusal('home', 'move:d8-i9')).toBe('bad-action');
    expect(m.refusal('home', 'move:d8')).toBe('bad-action');
  });

  it('STW-MOVE-2, STW-MOVE-3: one bend, never straight back', () => {
    const m = moving(4, { m1: 'd8' });
    expect(m.refusal('home', 'move:d8-d8')).toBe('STW-MOVE-2');
    expect(m.refusal('home', 'move:d8-d9')).toBe('STW-MOVE-2');
    expect(m.legal('home')).toContain('move:d8-d10');
    expect(moving(2, { m1: 'd8' }).refusal('home', 'move:d8-d8')).toBe('STW-MOVE-2');
  });

  it('STW-MOVE-8: midfielders and forwards cross the halfway line, defenders do not', () => {
    const m = moving(3, { m1: 'a7', d1: 'h7', f2: 'd7' });
    expect(m.legal('home')).toEqual(expect.arrayContaining(['move:a7-a10', 'move:d7-d10']));
    expect(m.legal('home').filter((text) => text.startsWith('move:h7') && /-[a-h](9|1\d)$/.test(text))).toEqual([]);
  });

  it('STW-MOVE-7 before STW-MOVE-4: a defender whose way is blocked in his half is blocked', () => {
    const m = moving(2, { d1: 'a8' }, { d1: 'b13', f1: 'b8', f2: 'b7' });
    expect(m.refusal('home', 'move:a8-c8')).toBe('STW-MOVE-4');
    expect(m.refusal('home', 'move:a8-a10')).toBe('STW-MOVE-7');
  });

  it('STW-MOVE-9: whoever can move must; a side that cannot passes', () => {
    expect(moving(2, { m1: 'd8' }).refusal('home', 'pass')).toBe('STW-MOVE-9');
    const m = moving(6, {});
    expect(m.legal('home')).toEqual(['pass']);
    expect(m.play('home', 'pass').position).toMatchObject({ phase: 'ballroll', roll: null });
  });

  it('STW-LIM-1: five in a row are too many, the keeper counted', () => {
    const m = moving(1, { gk: 'e1', m1: 'a1', m2: 'b1', m3: 'c1', m4: 'd2' });
    expect(m.refusal('home', 'move:d2-d1')).toBe('STW-LIM-1');
    const four = moving(1, { gk: 'f1', m1: 'c1', m2: 'd1', m4: 'e2' });
    expect(four.legal('home')).not.toContain('move:e2-e1');
    expect(four.refusal('home', 'move:e2-e1')).toBe('STW-LIM-4');
  });

  it('STW-LIM-2: four in a column are too many, three are not', () => {
    const m = moving(1, { m1: 'a6', m2: 'a7', m3: 'a8', m4: 'b9', d1: 'b5' });
    expect(m.refusal('home', 'move:b9-a9')).toBe('STW-LIM-2');
    expect(m.refusal('home', 'move:b5-a5')).toBe('STW-LIM-2');
    expect(m.legal('home')).toContain('move:b9-b8');
    expect(moving(1, { m1: 'a6', m2: 'a7', m4: 'b8' }).legal('home')).toContain('move:b8-a8');
  });

  it('STW-LIM-1, STW-LIM-2: the pawn that moves does not count where it came from', () => {
    const m = moving(1, { m1: 'a6', m2: 'a7', m3: 'a8' });
    expect(m.legal('home')).toContain('move:a8-a9');
    expect(m.refusal('home', 'move:a6-a5')).toBeUndefined();
  });

  it('STW-TURN-1: words of other phases', () => {
    const m = moving(2, { m1: 'd8' });
    for (const text of ['roll', 'kick:d9', 'dribble:d9', 'keeper:d2', 'place:m1-d9', 'pick:m1', 'claim', 'play-on'])
      expect(m.refusal('home', text)).toBe('STW-TURN-1');
    for (const text of ['run', 'pass:d8', 'roll:1', 'place:x9-d8', 'taker:d8', '', 'move:d8-d9-d10'])
      expect(m.refusal('home', text)).toBe('bad-action');
  });
});

describe('the ball', () => {
  const playing = (roll: number, fields: object = {}, home: Team = {}, away: Team = { d1: 'b13' }): Script =>
    Script.from(
      tactics,
      sketch({ f1: 'd8', ...home }, away, { phase: 'ball', ball: 'd8', holder: 'f1', roll, ...fields }),
    );

  it('STW-BALL-2: a space that no way of that length with one bend reaches', () => {
    expect(playing(5).refusal('home', 'kick:d9')).toBe('STW-BALL-2');
    expect(playing(4).refusal('home', 'kick:d9')).toBe('STW-BALL-2');
    expect(playing(4).refusal('home', 'kick:e10')).toBe('STW-BALL-3');
    expect(playing(2).refusal('home', 'kick:d9')).toBe('STW-BALL-3');
  });

  it('STW-BALL-4: it flies over both teams', () => {
    const m = playing(3, {}, { m1: 'd9' }, { d1: 'b13', m1: 'd10' });
    expect(m.legal('home')).toContain('kick:d11');
  });

  it('STW-BALL-5: with nowhere to go the holder keeps it and D has its attempt', () => {
    const walls = { d1: 'a14', d2: 'b14', d3: 'b15', d4: 'b16', m1: 'c16', m2: 'c15', m3: 'c14' };
    const m = Script.from(
      tactics,
      sketch({ f1: 'a16' }, { gk: 'e16', ...walls }, { phase: 'ball', ball: 'a16', holder: 'f1', roll: 2 }),
    );
    expect(m.legal('home')).toEqual(['pass']);
    expect(m.play('home', 'pass').position).toMatchObject({ phase: 'defend', holder: 'f1', roll: null, offside: [] });
  });

  it('STW-BALL-5, STW-DRIB-4: a corner that cannot be played is over', () => {
    const walls = { d1: 'a14', d2: 'b14', d3: 'b15', d4: 'c13', m1: 'c16', m2: 'c15', m3: 'c14' };
    const m = Script.from(
      tactics,
      sketch(
        { f1: 'a16' },
        { gk: 'e16', ...walls },
        {
          phase: 'ball',
          ball: 'a16',
          holder: 'f1',
          roll: 2,
          restart: 'corner',
          corner: { left: { home: 0, away: 0 }, pick: null },
        },
      ),
    );
    expect(m.refusal('home', 'dribble:a15')).toBe('STW-DRIB-4');
    expect(m.play('home', 'pass').position).toMatchObject({ phase: 'defend', restart: null, corner: null });
  });

  it('STW-DRIB-1, STW-DRIB-2: a dribble is one step, and D then has its attempt', () => {
    const m = playing(1, {}, { m1: 'e9' });
    expect(m.refusal('home', 'dribble:d10')).toBe('STW-DRIB-1');
    expect(m.refusal('home', 'dribble:e9')).toBe('STW-MOVE-6');
    m.play('home', 'dribble:c9').play('away', 'roll').roll('d6:1').play('away', 'move:b13-b12');
    expect(m.position).toMatchObject({ phase: 'moveroll', side: 'home', holder: 'f1', ball: 'c9', time: { plays: 6 } });
  });

  it('STW-DRIB-2: a dribble into the area gives no shot by itself', () => {
    const m = Script.from(
      tactics,
      sketch({ f1: 'd13' }, { d1: 'b13', gk: 'e16' }, { phase: 'ball', ball: 'd13', holder: 'f1', roll: 1 }),
    );
    m.play('home', 'dribble:d14').play('away', 'roll').roll('d6:1').play('away', 'move:b13-b12');
    expect(m.position).toMatchObject({ phase: 'moveroll', side: 'home', chance: false, ball: 'd14' });
  });

  it('STW-DRIB-3: onto a rival it is a battle at once', () => {
    const m = playing(1, {}, {}, { d1: 'b13', m1: 'd9' }).play('home', 'dribble:d9');
    expect(m.turn).toMatchObject({ kind: 'chance', draw: 'd6+d6', phase: 'battle' });
    expect(m.position).toMatchObject({ ball: 'd9', holder: 'f1', chance: false });
  });

  it('STW-PASS-1, STW-PASS-2, STW-DRIB-4: after a pass from a restart the receiver may dribble', () => {
    const m = playing(2, { restart: 'freekick' }, { m1: 'd10' });
    expect(m.refusal('home', 'dribble:d9')).toBe('STW-DRIB-4');
    m.play('home', 'kick:d10').roll('d6:1');
    expect(m.position).toMatchObject({ passes: 1, restart: null, barred: null, holder: 'm1' });
    expect(m.legal('home')).toContain('dribble:d11');
  });

  it('STW-GK-4: the keeper plays it with two dice, after a pass too', () => {
    const m = Script.from(
      tactics,
      sketch({ f1: 'd4' }, { d1: 'b13' }, { phase: 'ball', ball: 'd4', holder: 'f1', roll: 3 }),
    ).play('home', 'kick:d1');
    expect(m.turn).toMatchObject({ draw: '2d6', phase: 'ballroll' });
    expect(m.legal('chance')).toHaveLength(36);
    expect(m.roll('2d6:6+5').position).toMatchObject({ roll: 11 });
    expect(m.event('roll')).toMatchObject({ for: 'ball', side: 'home', dice: [6, 5], value: 11 });
    expect(m.legal('home')).toContain('kick:d12');
  });
});
