import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

type Team = Record<string, string>;
const from = (home: Team, away: Team, fields: object): Script =>
  Script.from(tactics, sketch(home, away, { ...fields }));

describe('a loose ball', () => {
  const loose = (fields: object = {}, home: Team = {}, away: Team = {}): Script =>
    from(
      { f1: 'd8', m1: 'e9', ...home },
      { d1: 'b13', f1: 'e11', ...away },
      {
        phase: 'takeroll',
        ball: 'd10',
        ...fields,
      },
    );

  it('STW-CAP-1: the kicker may go for it too, after a kick that was no restart', () => {
    expect(loose().roll('d6:2').legal('home')).toContain('move:d8-d10');
    expect(loose({ barred: 'f1' }).roll('d6:2').refusal('home', 'move:d8-d10')).toBe('STW-TOUCH-1');
  });

  it('STW-CAP-3, STW-BAT-1: captured, D reaches the holder: battle', () => {
    const m = loose().roll('d6:1').play('home', 'move:e9-d10').play('away', 'roll').roll('d6:1');
    m.play('away', 'move:e11-d10');
    expect(m.position).toMatchObject({ phase: 'battle', side: 'home', holder: 'm1', time: { plays: 5 } });
  });

  it('STW-CAP-4: a failed attempt is still a full move', () => {
    const m = loose().roll('d6:3');
    expect(m.refusal('home', 'pass')).toBe('STW-MOVE-9');
    m.play('home', 'move:e9-e6');
    expect(m.position).toMatchObject({ phase: 'defend', holder: null, pieces: { home: { m1: 'e6' } } });
  });

  it('STW-GK-1, STW-GK-3: the keeper takes a loose ball next to him, and then plays with two dice', () => {
    const m = from({ f1: 'd12' }, { d1: 'b13' }, { phase: 'defend', ball: 'd15' });
    expect(m.refusal('away', 'keeper:d14')).toBe('STW-GK-1');
    expect(m.refusal('away', 'pass')).toBe('STW-TURN-1');
    m.play('away', 'keeper:d15');
    expect(m.event('capture')).toMatchObject({ side: 'away', piece: 'gk', at: 'd15' });
    expect(m.position).toMatchObject({ side: 'away', holder: 'gk', phase: 'moveroll' });
  });

  it('STW-GK-2: once the die is rolled the keeper stays, whatever step was meant', () => {
    const m = from({ f1: 'd12' }, { d1: 'b13', m1: 'e15' }, { phase: 'defendmove', ball: 'd15', roll: 2 });
    for (const space of ['d15', 'd13', 'e15', 'd16']) expect(m.refusal('away', `keeper:${space}`)).toBe('STW-GK-2');
    expect(m.refusal('away', 'move:d16-d15')).toBe('STW-GK-2');
  });

  it('STW-GK-5: the keeper stays in his half', () => {
    const m = from({ f1: 'd12' }, { gk: 'a9' }, { phase: 'defend', ball: 'd15' });
    expect(m.refusal('away', 'keeper:a8')).toBe('STW-GK-5');
    expect(m.legal('away')).toEqual(['keeper:a10', 'keeper:b10', 'keeper:b9', 'roll']);
  });

  it('STW-CAP-6, STW-TOUCH-1: a further round keeps the barred pawn and the flags', () => {
    const m = loose({ barred: 'f1', offside: ['m1'] })
      .roll('d6:3')
      .play('home', 'move:e9-e6')
      .play('away', 'roll');
    m.roll('d6:3').play('away', 'move:e11-h11');
    expect(m.position).toMatchObject({ phase: 'takeroll', barred: 'f1', offside: ['m1'], time: { plays: 6 } });
  });
});

describe('a battle', () => {
  const battle = (fields: object = {}, home: Team = { f1: 'd10' }, away: Team = { d1: 'd10', m1: 'h12' }): Script =>
    from(home, away, { phase: 'battle', ball: 'd10', holder: 'f1', ...fields });

  it('STW-BAT-2: the winner begins a set, both pawns stay', () => {
    const m = battle().roll('d6+d6:5+3');
    expect(m.position).toMatchObject({
      phase: 'moveroll',
      side: 'home',
      holder: 'f1',
      pieces: { home: { f1: 'd10' }, away: { d1: 'd10' } },
    });
  });

  it('STW-BAT-3: equal totals roll again', () => {
    const m = battle().roll('d6+d6:3+2');
    expect(m.event('reroll')).toMatchObject({ rule: 'STW-BAT-3' });
    expect(m.turn).toMatchObject({ phase: 'battle' });
  });

  it('STW-VAR-1: with the advanced rule a defender adds two', () => {
    const m = battle({ options: { advanced: true } }).roll('d6+d6:4+3');
    expect(m.event('battle')).toMatchObject({ home: 4, away: 3, totals: [4, 5] });
    expect(m.position).toMatchObject({ side: 'away', holder: 'd1' });
  });

  it('STW-FOUL-1, STW-FOUL-2: A fouls with a 1 although its total may be higher, D has the free kick', () => {
    const own = from({ d1: 'd2' }, { m1: 'd2' }, { phase: 'battle', ball: 'd2', holder: 'd1' }).roll('d6+d6:1+6');
    expect(own.event('foul')).toMatchObject({ side: 'home', piece: 'd1', at: 'd2' });
    expect(own.position).toMatchObject({ side: 'away', restart: 'freekick', holder: 'm1', phase: 'clear' });
    expect(own.position).toMatchObject({ queue: ['home:gk', 'home:d1'], cards: { home: { d: 1 } } });
  });

  it('STW-CARD-2, STW-CARD-5: a second yellow of the same pawn is red', () => {
    const m = battle({ cards: { home: { f1: 1 } } }).roll('d6+d6:1+6');
    expect(m.events.filter((event) => event.type === 'card')).toMatchObject([
      { color: 'yellow', piece: 'f1' },
      { color: 'red', piece: 'f1', leaves: 'f1' },
    ]);
    expect(m.position).toMatchObject({ pieces: { home: { f1: 'out' } }, cards: { home: { f1: 0 } } });
  });

  it('STW-CARD-4: after a red card the next yellow of the defenders is a first one', () => {
    const away = { d2: 'd10', d3: 'h12' };
    const m = battle({ cards: { away: { d: 1 } } }, { f1: 'd10' }, away).roll('d6+d6:6+1');
    expect(m.position).toMatchObject({ cards: { away: { d: 0 } }, pieces: { away: { d2: 'out', d3: 'h12' } } });
    const again = battle({}, { f1: 'd10' }, { d3: 'd10' }).roll('d6+d6:6+1');
    expect(again.position).toMatchObject({ cards: { away: { d: 1 } }, pieces: { away: { d3: 'd10' } } });
  });

  it('STW-AREA-2, STW-OFF-4: won after a dribble in the area: shot, unless somebody waits off-side in goal', () => {
    const won = (home: Team): Script =>
      from({ f1: 'd14', ...home }, { gk: 'd14', d1: 'b14' }, { phase: 'battle', ball: 'd14', holder: 'f1' }).roll(
        'd6+d6:6+2',
      );
    expect(won({}).position).toMatchObject({ phase: 'shot', chance: true });
    const waiting = won({ m1: 'e16' });
    expect(waiting.event('offside')).toMatchObject({ piece: 'm1', form: 2, at: 'd14' });
    expect(waiting.position).toMatchObject({ phase: 'taker', side: 'away', chance: false });
  });

  it('STW-AREA-2: a battle that began as a chance is not judged again', () => {
    const m = from(
      { f1: 'd14', m1: 'e16' },
      { gk: 'd14', d1: 'b14' },
      {
        phase: 'battle',
        ball: 'd14',
        holder: 'f1',
        chance: true,
      },
    ).roll('d6+d6:6+2');
    expect(m.position).toMatchObject({ phase: 'shot' });
  });
});

describe('off-side', () => {
  it('STW-OFF-1: level with the last field pawn is no off-side position, and the kicker is never flagged', () => {
    const m = from(
      { f1: 'd14', m1: 'e13', m2: 'f14' },
      { d1: 'b13' },
      {
        phase: 'ball',
        ball: 'd14',
        holder: 'f1',
        roll: 2,
      },
    ).play('home', 'kick:b12');
    expect(m.position).toMatchObject({ offside: ['m2'], phase: 'takeroll' });
  });

  it('STW-OFF-1: a defence without field pawns knows no off-side', () => {
    const m = from({ f1: 'd12', m1: 'd15' }, {}, { phase: 'ball', ball: 'd12', holder: 'f1', roll: 3 });
    expect(m.play('home', 'kick:d15').position).toMatchObject({ phase: 'shot', offside: [] });
  });

  it('STW-OFF-2: with a rival on the space it is called before the battle', () => {
    const m = from(
      { f1: 'd12', m1: 'd15' },
      { gk: 'd15', d1: 'b14' },
      {
        phase: 'ball',
        ball: 'd12',
        holder: 'f1',
        roll: 3,
      },
    ).play('home', 'kick:d15');
    expect(m.event('offside')).toMatchObject({ form: 1, piece: 'm1' });
    expect(m.position).toMatchObject({ phase: 'taker', side: 'away', ball: 'd15' });
    expect(m.legal('away')).toEqual(['taker:gk']);
  });

  it('STW-OFF-3: a flagged pawn may capture where a field pawn of D is level', () => {
    const m = from(
      { f1: 'd12', m2: 'e14' },
      { d1: 'b15' },
      {
        phase: 'take',
        ball: 'd15',
        roll: 1,
        offside: ['m2'],
      },
    ).play('home', 'move:e14-d15');
    expect(m.position).toMatchObject({ phase: 'defend', chance: true, holder: 'm2' });
  });

  it('STW-OFF-5: a free kick of D where the ball is, and a play', () => {
    const m = from(
      { f1: 'd12', m1: 'd15' },
      { gk: 'e16', d1: 'c14', d2: 'e14' },
      {
        phase: 'ball',
        ball: 'd12',
        holder: 'f1',
        roll: 3,
      },
    ).play('home', 'kick:d15');
    expect(m.event('freekick')).toMatchObject({ side: 'away', at: 'd15', cause: 'offside' });
    expect(m.event('play')).toMatchObject({ side: 'away', kind: 'freekick', n: 6 });
  });

  it('STW-STAR-1: two pawns on a star fight without a chance; a capture there gives none', () => {
    const two = from(
      { f1: 'c11', m1: 'c13' },
      { d1: 'c13', d2: 'a14' },
      {
        phase: 'ball',
        ball: 'c11',
        holder: 'f1',
        roll: 2,
      },
    ).play('home', 'kick:c13');
    expect(two.position).toMatchObject({ phase: 'battle', chance: false });
    const capture = from({ f1: 'c12' }, { d1: 'a14' }, { phase: 'take', ball: 'c13', roll: 1 });
    expect(capture.play('home', 'move:c12-c13').position).toMatchObject({ phase: 'defend', chance: false });
  });

  it('STW-CORN-8: after a corner kick there is no off-side in either form', () => {
    const m = from(
      { f1: 'a16', m1: 'c16', m2: 'e16' },
      { d1: 'b13' },
      {
        phase: 'ball',
        ball: 'a16',
        holder: 'f1',
        roll: 2,
        restart: 'corner',
        corner: { left: { home: 0, away: 0 }, pick: null },
      },
    ).play('home', 'kick:c16');
    expect(m.position).toMatchObject({ phase: 'shot', offside: null, restart: null, corner: null });
  });
});
