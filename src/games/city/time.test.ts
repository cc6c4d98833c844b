import { describe, expect, it } from 'vitest';
import { type CityScript, match, moves, OPTIONS, TURN } from './testing.ts';

const queue = (m: CityScript): readonly string[] => m.position.queue;

/** The end of a full turn of home. */
const ending = (given: object = {}) =>
  match({ phase: 'dmove', side: 'away', stage: 'defence', moves: moves(), ...given });
/** All ball cards are on the played pile but those in the hands. */
const played = (home: string[], away: string[]) => {
  const left = (kind: string, all: number): number => all - [...home, ...away].filter((card) => card === kind).length;
  return {
    hands: { home: { ball: home }, away: { ball: away } },
    discards: { short: left('short', 21), medium: left('medium', 14), long: left('long', 10) },
  };
};

describe('city: the clock', () => {
  it('CTY-TIM-2: the period ends with the pile, whatever the hands hold, at a full turn and at a restart', () => {
    const full = ['long', 'medium', 'short', 'short'];
    expect(ending(played(full, full)).play('away', 'end').event('period-end')).toMatchObject({ rule: 'CTY-TIM-2' });
    const kickOff = match({
      ...{ phase: 'discard', side: 'away', stage: null, turn: null, discard: 'goal', ball: 'h11', touch: 'away' },
      restart: { kind: 'kickoff', side: 'away', at: 'h11', n: null },
      ...played(full, full),
    }).play('away', 'keep:all');
    expect(kickOff.position).toMatchObject({ period: 2, discard: 'half', restart: null });
  });

  it('CTY-TIM-2: not at a penalty, which is still taken', () => {
    const foul = match({
      ...{ phase: 'booking', side: null, stage: 'defence', actor: '2', ball: 'h18' },
      pieces: { home: { 8: 'h18' }, away: { 2: 'h19' } },
      ...played([], []),
    }).roll('d6:1');
    expect(foul.turn).toMatchObject({ kind: 'choice', phase: 'penalty' });
  });

  it('CTY-TIM-2: with `periodEnd` cards neither side may have a ball card left', () => {
    const options = { ...OPTIONS, periodEnd: 'cards' };
    const end = (home: string[], away: string[]) => ending({ options, ...played(home, away) }).play('away', 'end');
    expect(end(['long'], []).turn).toMatchObject({ phase: 'ball' });
    expect(end([], ['short']).turn).toMatchObject({ phase: 'ball' });
    expect(end([], []).event('period-end')).toBeDefined();
    const whistle = { options: { ...options, clock: 'whistle' }, discards: {} };
    expect(ending(whistle).play('away', 'end').event('period-end')).toBeUndefined();
    expect(ending(whistle).whistle().play('away', 'end').event('period-end')).toBeDefined();
  });

  it('CTY-TIM-3: a phase 1 that was passed up burns a card at the end of the attack turn', () => {
    const m = match().play('home', 'skip');
    expect(m.position).toMatchObject({ phase: 'action', turn: { idle: true, usedBall: false } });
    m.play('home', 'skip', 'end');
    expect(queue(m)).toEqual(['burn:ball']);
    m.roll('deck:ball:long');
    expect(m.event('minute')).toMatchObject({ card: 'long', rule: 'CTY-TIM-3' });
    expect(m.position).toMatchObject({
      ...{ phase: 'defend', time: { plays: 1 }, turn: { idle: true, usedBall: false } },
      decks: { ball: { discard: { long: 1 } } },
    });
    expect(m.play('away', 'skip', 'end').position).toMatchObject({ stall: 0, queue: [], phase: 'ball' });
  });

  it('CTY-TIM-3: no card is burnt where one was played later, or where nothing but `skip` was legal', () => {
    const later = match({ phase: 'action', turn: { ...TURN, idle: true } }).play(
      ...(['home', 'tactic:scissors', 'advance:short-n', 'end'] as const),
    );
    expect(queue(later)).not.toContain('burn:ball');
    const none = match({ hands: { home: { ball: [] } } }).play('home', 'skip');
    expect(none.position).toMatchObject({ turn: { idle: false } });
    const shut = { 2: 'h7', 3: 'h5', 4: 'g6', 5: 'g7', 6: 'i6', 8: 'i7' };
    const closed = match({ pieces: { away: shut }, hands: { home: { ball: ['short', 'medium'] } } });
    expect(closed.legal('home')).toEqual(['skip']);
    expect(closed.play('home', 'skip').position).toMatchObject({ turn: { idle: false } });
    const further = match({ phase: 'ball2' }).play('home', 'skip');
    expect(further.position).toMatchObject({ turn: { idle: false } });
  });

  it('CTY-TIM-3: a stoppage in the attack turn burns it too, one in the defence turn does not burn a second', () => {
    const idle = { ...TURN, idle: true };
    const face = {
      ...{ phase: 'referee', side: null, turn: idle, pieces: { away: { 2: 'h7' } } },
      face: {
        ...{ kind: 'dribble', att: '8', def: '2', commit: { home: 'feint', away: 'front' }, winner: 'home' },
        cards: { off: 'feint', def: 'front' },
      },
    };
    expect(queue(match(face).roll('d6:5')).filter((entry) => entry === 'burn:ball')).toHaveLength(1);
    expect(queue(match(face).roll('d6:5'))[0]).toBe('burn:ball');
    expect(match({ ...face, stall: 2 }).roll('d6:5').position).toMatchObject({ stall: 0 });
    const tackle = { ...face, stage: 'defence', face: { ...face.face, kind: 'tackle' } };
    expect(queue(match(tackle).roll('d6:5'))).not.toContain('burn:ball');
  });

  it('CTY-TIM-3: with an empty pile the lowest ball card of the attacker goes, or else the defender’s, or none', () => {
    const options = { ...OPTIONS, periodEnd: 'cards' };
    const burn = (home: string[], away: string[]) =>
      match({ options, phase: 'move', moves: moves(), turn: { ...TURN, idle: true }, ...played(home, away) }).play(
        'home',
        'end',
      );
    const first = burn(['long', 'medium'], ['short']);
    expect(first.event('minute')).toMatchObject({ card: 'medium', rule: 'CTY-TIM-3' });
    expect(first.position).toMatchObject({ hands: { home: { ball: ['long'] } }, time: { plays: 1 }, phase: 'defend' });
    const second = burn([], ['long', 'short']);
    expect(second.event('minute')).toMatchObject({ card: 'short' });
    expect(second.position).toMatchObject({ hands: { away: { ball: ['long'] } }, time: { plays: 1 } });
    expect(burn([], []).event('minute')).toBeUndefined();
    expect(burn([], []).position).toMatchObject({ phase: 'defend', time: { plays: 0 } });
  });

  it('CTY-TIM-7: the third full turn in a row without a ball card burns one, however it ends', () => {
    const position = (stall: number, turn: object = {}) =>
      ending({ stall, turn: { ...TURN, ...turn } }).play('away', 'end').position;
    expect(position(0)).toMatchObject({ stall: 1, queue: [] });
    expect(position(1)).toMatchObject({ stall: 2, queue: [] });
    expect(position(2)).toMatchObject({ stall: 0, queue: ['burn:ball'], next: 'begin' });
    expect(position(2, { usedBall: true })).toMatchObject({ stall: 0, queue: [] });
    expect(position(2, { idle: true })).toMatchObject({ stall: 0, queue: [] });
    const out = match({
      ...{ phase: 'clear', side: 'away', stage: 'defence', stall: 2, ball: 'h19', touch: 'away' },
      pieces: { away: { 6: 'h19' } },
      hands: { home: { off: ['feint'] }, away: { def: ['block'] } },
    }).play('away', 'out');
    expect(queue(out)).toEqual(['burn:ball', 'home:off', 'home:off', 'away:def', 'away:def']);
    const goal = match({ phase: 'shot', stall: 2, ball: 'h18', pieces: { home: { 8: 'h18' } } })
      .play('home', 'shot:low')
      .roll('deck:int:parry');
    expect(goal.position).toMatchObject({ stall: 0, queue: ['burn:ball'], next: null, discard: 'goal' });
    const burnt = ending({ stall: 2 }).play('away', 'end').roll('deck:ball:short');
    expect(burnt.event('minute')).toMatchObject({ rule: 'CTY-TIM-3' });
  });

  it('CTY-TIM-6, CTY-HND-2: extra time has 24 balls, 16 of them in the pile', () => {
    const options = { ...OPTIONS, extraTime: true };
    const m = ending({
      ...{ options, period: 2, stall: 1, factors: 3, time: { plays: 40, up: true } },
      effects: [{ id: 'mud', by: null, left: 2 }],
      coach: { home: 0, away: 2 },
    }).play('away', 'end');
    expect(m.position).toMatchObject({
      ...{ period: 'et1', discard: 'extra', kickoff: 'home', stall: 0, factors: 0, effects: [], coach: { away: 0 } },
      ...{ time: { plays: 0, up: false }, decks: { ball: { draw: { short: 8, medium: 5, long: 3 } } } },
    });
  });

  it('CTY-QCK-2, CTY-SET-1: a half match has one half, and the other side kicks off its extra time', () => {
    const half = (options: object, score = [0, 0]) =>
      ending({ options: { ...OPTIONS, mode: 'half', ...options }, score, time: { plays: 37, up: true } }).play(
        'away',
        'end',
      );
    expect(half({}).turn).toEqual({ kind: 'over', result: { winner: null, score: [0, 0], reason: 'time' } });
    expect(half({ extraTime: true }).position).toMatchObject({ period: 'et1', kickoff: 'away', first: 'home' });
    expect(half({ extraTime: true }, [0, 1]).turn).toMatchObject({ kind: 'over', result: { winner: 'away' } });
    expect(half({ shootout: true }).position).toMatchObject({ period: 'shootout', side: 'home' });
  });

  it('CTY-QCK-1: a quick match has no extra time and no factor', () => {
    const quick = { options: { ...OPTIONS, mode: 'quick', extraTime: true } };
    expect(ending({ ...quick, time: { plays: 30, up: false } }).play('away', 'end').turn).toMatchObject({
      phase: 'ball',
    });
    expect(ending({ ...quick, time: { plays: 30, up: true } }).play('away', 'end').turn).toMatchObject({
      kind: 'over',
    });
  });
});
