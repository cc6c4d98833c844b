import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from './testing.ts';

type Team = Record<string, string>;
const from = (home: Team, away: Team, fields: object): Script =>
  Script.from(tactics, sketch(home, away, { ...fields }));
/** Home shoots from this space with m1. */
const shot = (at: string, home: Team, away: Team, fields: object = {}): Script =>
  from({ m1: at, ...home }, away, { phase: 'shot', ball: at, holder: 'm1', chance: true, ...fields });

describe('a shot', () => {
  it('STW-SHOT-1, STW-VAR-2: spinner and die have the same faces', () => {
    expect(shot('d15', {}, { d1: 'b13' }).legal('chance')).toEqual([
      'spinner:corner',
      'spinner:goal',
      'spinner:goalkick',
    ]);
    const die = shot('d15', {}, { d1: 'b13' }, { options: { shot: 'die' } });
    expect(die.turn).toMatchObject({ draw: 'shotdie' });
    expect(die.roll('shotdie:goal').position).toMatchObject({ score: [1, 0], phase: 'setup', side: 'away' });
  });

  it('STW-SHOT-2: the goal tells score and scorer, and who conceded kicks off', () => {
    const m = shot('d15', {}, { d1: 'b13' }).roll('spinner:goal');
    expect(m.events.map((event) => event.type)).toEqual(['shot', 'goal', 'kickoff']);
    expect(m.event('goal')).toMatchObject({ side: 'home', piece: 'm1', score: [1, 0] });
  });
});

describe('a corner', () => {
  it('STW-CORN-1: from column d it is taken on a, from e on h', () => {
    expect(shot('d15', {}, { d1: 'b13' }).roll('spinner:corner').position).toMatchObject({ ball: 'a16' });
    expect(shot('e15', {}, { d1: 'b13' }).roll('spinner:corner').position).toMatchObject({ ball: 'h16' });
  });

  it('STW-CORN-2: the keeper goes back to his goal area, a field pawn there makes room first', () => {
    const m = shot('d14', {}, { gk: 'f14', d1: 'e16', d2: 'a15' }).roll('spinner:corner');
    expect(m.position).toMatchObject({ phase: 'clear', queue: ['away:d1', 'away:gk', 'away:d2'] });
    expect(m.legal('away')).toEqual(['c15', 'c16', 'd15', 'e15', 'f15', 'f16'].map((at) => `place:d1-${at}`));
    expect(m.refusal('away', 'place:d1-a15')).toBe('STW-CORN-6');
    m.play('away', 'place:d1-d15');
    expect(m.refusal('away', 'place:gk-d15')).toBe('STW-CORN-2');
    m.play('away', 'place:gk-d16');
    expect(m.refusal('away', 'place:d2-b15')).toBe('STW-CORN-6');
    expect(m.play('away', 'place:d2-a14').position).toMatchObject({ phase: 'pick', queue: [] });
  });

  it('STW-CORN-3: a team-mate on the corner space changes places with the taker', () => {
    const m = shot('c14', { f1: 'a16' }, { d1: 'b13' }).roll('spinner:corner');
    expect(m.position).toMatchObject({ pieces: { home: { m1: 'a16', f1: 'c14' } }, holder: 'm1', phase: 'pick' });
    expect(m.play('away', 'pass').refusal('home', 'pick:m1')).toBe('STW-CORN-3');
  });

  it('STW-CORN-4, STW-CORN-5, STW-CORN-7: three placements each, D first, and then the ball at once', () => {
    const m = shot('c14', { f1: 'a9' }, { d1: 'b13' }).roll('spinner:corner');
    expect(m.refusal('away', 'pick:m1')).toBe('STW-CORN-4');
    m.play('away', 'pick:d1');
    expect(m.refusal('away', 'place:gk-e16')).toBe('STW-CORN-4');
    expect(m.refusal('away', 'place:d1-b13')).toBe('STW-CORN-4');
    expect(m.refusal('away', 'place:d1-e16')).toBe('STW-LIM-4');
    m.play('away', 'place:d1-d14').play('home', 'pick:gk');
    expect(m.refusal('home', 'place:gk-d9')).toBe('STW-GK-5');
    m.play('home', 'place:gk-h8').play('away', 'pick:d1', 'place:d1-e14').play('home', 'pass');
    m.play('away', 'pass').play('home', 'pass');
    expect(m.turn).toMatchObject({ kind: 'chance', phase: 'ballroll', draw: 'd6' });
    expect(m.position).toMatchObject({ restart: 'corner', corner: { left: { home: 0, away: 0 }, pick: null } });
  });
});

describe('a goal kick', () => {
  it('STW-GKICK-1, STW-TOUCH-1: a play of its own, the keeper may not touch the ball again', () => {
    const m = shot('d15', {}, { d1: 'g13', m1: 'h9' }).roll('spinner:goalkick');
    expect(m.event('goalkick')).toMatchObject({ side: 'away' });
    expect(m.event('play')).toMatchObject({ side: 'away', kind: 'goalkick', n: 6 });
    m.play('home', 'place:m1-b13').play('away', 'place:gk-d16').roll('d6:1').play('away', 'move:g13-g12');
    m.roll('2d6:2+2').play('away', 'kick:d12');
    expect(m.position).toMatchObject({ barred: 'gk', phase: 'takeroll', side: 'away' });
  });

  it('STW-GKICK-2, STW-GKICK-3: rivals to the ring around the area, the keeper into his goal', () => {
    const m = shot('d15', {}, { gk: 'd16', d1: 'g16' }).roll('spinner:goalkick');
    expect(m.legal('home')).toHaveLength(12);
    expect(m.refusal('home', 'place:m1-a16')).toBe('STW-GKICK-2');
    expect(m.play('home', 'place:m1-b13').refusal('away', 'place:gk-c16')).toBe('STW-GKICK-3');
  });
});

describe('a penalty', () => {
  const foul = (home: Team, away: Team): Script =>
    from(
      { m1: 'd15', ...home },
      { d1: 'd15', ...away },
      {
        phase: 'battle',
        ball: 'd15',
        holder: 'm1',
        chance: true,
      },
    ).roll('d6+d6:6+1');

  it('STW-PEN-1, STW-PEN-3: the fouled pawn takes the arc, a team-mate there changes places with him', () => {
    const m = foul({ f1: 'e13' }, {});
    expect(m.position).toMatchObject({ side: 'home', restart: 'penalty', chance: true, time: { plays: 5 } });
    expect(m.refusal('home', 'place:m1-c13')).toBe('STW-PEN-2');
    m.play('home', 'place:m1-e13');
    expect(m.position).toMatchObject({ pieces: { home: { m1: 'e13', f1: 'd15' } }, ball: 'e13' });
    expect(m.position).toMatchObject({ queue: ['away:d1', 'home:f1', 'away:gk'] });
  });

  it('STW-PEN-4, STW-PEN-5, STW-PEN-6: in turn, D first, the keeper last, then one spin', () => {
    const m = foul({ f1: 'e14', f2: 'c14' }, { d2: 'd13' }).play('home', 'place:m1-d13');
    expect(m.position).toMatchObject({ queue: ['away:d1', 'home:f1', 'away:d2', 'home:f2', 'away:gk'] });
    expect(m.refusal('away', 'place:d2-a13')).toBe('STW-CLEAR-1');
    m.play('away', 'place:d1-a13').play('home', 'place:f1-e13').play('away', 'place:d2-h13');
    m.play('home', 'place:f2-b14').play('away', 'place:gk-e16');
    expect(m.position).toMatchObject({ phase: 'shot', restart: 'penalty', holder: 'm1', ball: 'd13' });
    expect(m.roll('spinner:goal').event('goal')).toMatchObject({ piece: 'm1' });
  });

  it('STW-FOUL-2: a foul of D outside its own area is a free kick', () => {
    const m = from({ m1: 'd2' }, { m2: 'd2' }, { phase: 'battle', ball: 'd2', holder: 'm1' }).roll('d6+d6:6+1');
    expect(m.position).toMatchObject({ restart: 'freekick', side: 'home', phase: 'clear', queue: ['away:m2'] });
  });
});

describe('a free kick', () => {
  it('STW-CLEAR-1: where no space at the stated distance is possible, the next distance', () => {
    const corner = { m1: 'a1', m2: 'a3', m3: 'b3', m4: 'c3', f1: 'c2', f2: 'c1' };
    const m = from({ f1: 'a1' }, corner, { phase: 'battle', ball: 'a1', holder: 'f1' }).roll('d6+d6:6+1');
    expect(m.position).toMatchObject({ phase: 'clear', queue: ['away:m1'] });
    expect(m.legal('away')).toEqual(['a4', 'b4', 'd1', 'd2', 'd3', 'd4'].map((at) => `place:m1-${at}`));
    expect(m.refusal('away', 'place:m1-e5')).toBe('STW-FREE-4');
  });

  it('STW-FREE-1…4: the zone is cleared, then a set of pawn and ball', () => {
    const m = from({ f1: 'd10' }, { m1: 'd10', m2: 'c11' }, { phase: 'battle', ball: 'd10', holder: 'f1' });
    m.roll('d6+d6:6+1');
    expect(m.position).toMatchObject({ queue: ['away:m1', 'away:m2'] });
    expect(m.refusal('away', 'place:m1-c11')).toBe('STW-FREE-4');
    m.play('away', 'place:m1-b8', 'place:m2-d12').roll('d6:1').play('home', 'pass').roll('d6:2');
    expect(m.refusal('home', 'dribble:d11')).toBe('STW-DRIB-4');
    expect(m.play('home', 'kick:d8').position).toMatchObject({ barred: 'f1', restart: null });
  });
});

describe('a minor violation', () => {
  it('STW-MIN-1, STW-MIN-2: only centre-circle spaces where somebody may stand', () => {
    const m = from({ f1: 'd8' }, {}, { phase: 'ball', ball: 'd8', holder: 'f1', roll: 1 }).play('home', 'timeout');
    expect(m.legal('away')).toEqual(['spot:d9', 'spot:e9']);
    expect(m.refusal('away', 'spot:d8')).toBe('STW-MIN-2');
    expect(m.refusal('away', 'spot:d10')).toBe('STW-MIN-2');
    expect(m.play('away', 'spot:e9').legal('away')).toEqual(['taker:gk']);
  });

  it('STW-MIN-3: if D offends, A claims or plays on', () => {
    const offended = (): Script =>
      from({ f1: 'd8' }, { m1: 'd10' }, { phase: 'defendmove', ball: 'd8', holder: 'f1', roll: 2 }).play(
        'away',
        'timeout',
      );
    const m = offended();
    expect(m.turn).toMatchObject({ kind: 'choice', side: 'home', phase: 'advantage' });
    expect(m.position).toMatchObject({ back: 'defendmove', roll: 2, holder: 'f1', time: { plays: 5 } });
    expect(m.refusal('home', 'pass')).toBe('STW-TURN-1');
    expect(m.play('home', 'play-on').position).toMatchObject({ phase: 'defendmove', back: null, roll: 2 });
    const claimed = offended().play('home', 'claim');
    expect(claimed.position).toMatchObject({ phase: 'spot', side: 'home', ball: null, roll: null, time: { plays: 6 } });
    const slow = offended().play('home', 'timeout');
    expect(slow.position).toMatchObject({ phase: 'spot', side: 'away', back: null });
  });

  it('STW-MIN-4: in the set-up the rest is placed first, and told before the kick-off and the free kick', () => {
    const begun = (): Script => Script.fresh(tactics).roll('d6+d6:1+2').play('home', 'place:gk-e1');
    const m = begun().play('home', 'timeout');
    expect(m.events.map(({ type, at, kind, n }) => [type, at ?? kind, n].filter((part) => part !== undefined))).toEqual(
      [
        ['timeout'],
        ...['d8', 'a8', 'd16', 'a9', 'b9'].map((at) => ['place', at]),
        ['play', 'kickoff', 1],
        ['play', 'freekick', 2],
        ['freekick'],
      ],
    );
    expect(m.position).toMatchObject({
      phase: 'spot',
      side: 'away',
      restart: 'freekick',
      time: { plays: 2 },
      pieces: { home: { f1: 'd8', f2: 'a8', gk: 'e1' }, away: { gk: 'd16', f1: 'a9', f2: 'b9' } },
    });
    const slow = begun().play('home', 'place:f1-d8', 'place:f2-e8').play('away', 'timeout');
    expect(slow.events.map((event) => event.type)).toEqual(['timeout', 'place', 'place', 'place', 'play']);
    expect(slow.position).toMatchObject({ phase: 'advantage', back: 'ballroll', restart: 'kickoff', side: 'home' });
    expect(slow.play('home', 'play-on').position).toMatchObject({ phase: 'ballroll', restart: 'kickoff' });
  });

  it('STW-MIN-2: a full team, the nearest pawn takes it, or the keeper in his half', () => {
    const spotted = (space: string): string[] =>
      from({ ...HOME_TEAM }, { ...AWAY_TEAM }, { phase: 'move', ball: 'd8', holder: 'f1', roll: 3 })
        .play('home', 'timeout')
        .play('away', `spot:${space}`)
        .legal('away');
    expect(spotted('e8')).toEqual(['taker:f2']);
    expect(spotted('e9')).toEqual(['taker:f2', 'taker:gk', 'taker:m2', 'taker:m3']);
  });
});
