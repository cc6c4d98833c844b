import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { city } from './rules.ts';
import { type CityScript, match, moves, OPTIONS, TURN } from './testing.ts';

const LAST = { ball: [] as string[] };
const NO_BALLS = { short: 21, medium: 14, long: 10 };
/** The defence turn's end of a match whose ball cards are all played. */
const lastTurn = (given: object = {}) =>
  match({
    phase: 'dmove',
    side: 'away',
    stage: 'defence',
    moves: moves(),
    hands: { home: LAST, away: { ...LAST } },
    discards: NO_BALLS,
    time: { plays: 45, up: false },
    ...given,
  });
const secondHalf = { period: 2, discards: { short: 22, medium: 15, long: 11 } };

describe('city: the course of a match', () => {
  it('CTY-SET-2, CTY-SET-7, CTY-HND-1: a new match', () => {
    const m = Script.fresh(city, { mode: 'quick' });
    expect(m.position).toMatchObject({
      phase: 'toss',
      side: null,
      ball: null,
      team: { home: [] },
      hands: { home: { ball: ['long', 'medium', 'short', 'short'], off: [] } },
    });
    m.roll('coin:home');
    expect(m.position.queue).toHaveLength(16);
    for (const deck of ['off', 'off', 'off', 'off', 'off', 'off'])
      m.roll(m.legal('chance').find((text) => text.startsWith(`deck:${deck}`))!);
    while (m.turn.kind === 'chance') m.roll(m.legal('chance')[0]!);
    for (const bad of ['squad:3-2', 'squad:1-2', 'squad:2', 'squad:2-2', 'squad:2-10'])
      expect(m.refusal('home', bad)).toBe('CTY-SET-2');
    m.play('home', 'squad:2-3').play('away', 'squad:8-9');
    m.play('home', 'place:h1', 'place:a1', 'place:b1', 'place:c1', 'place:d1', 'place:g11', 'place:i11');
    expect(m.refusal('away', 'place:h10')).toBe('CTY-SET-4');
    m.play('away', 'place:h21', 'place:a22', 'place:b21', 'place:c22', 'place:d21', 'place:e22', 'place:f21');
    expect(m.events.map((event) => event.type)).toEqual(['stop', 'turn']);
    expect(m.position).toMatchObject({
      ball: 'h11',
      phase: 'restart',
      restart: { kind: 'kickoff', n: '8' },
      turn: { fresh: false },
    });
  });

  it('CTY-TRN-2, CTY-TRN-6: whoever has the ball attacks, and the turn is fresh when that changes', () => {
    const m = match({
      phase: 'dmove',
      side: 'away',
      stage: 'defence',
      moves: moves(),
      ball: 'h9',
      touch: 'home',
      pieces: { away: { 6: 'h10' } },
    });
    m.play('away', 'reposition:6-h9', 'end');
    expect(m.position).toMatchObject({ attacker: 'away', phase: 'ball', turn: { fresh: true } });
    const same = match({ phase: 'dmove', side: 'away', stage: 'defence', moves: moves() }).play('away', 'end');
    expect(same.position).toMatchObject({ attacker: 'home', turn: { fresh: false } });
    const loose = match({
      phase: 'dmove',
      side: 'away',
      stage: 'defence',
      moves: moves(),
      ball: 'h9',
      touch: 'away',
    }).play('away', 'end');
    expect(loose.position).toMatchObject({ attacker: 'away', phase: 'action', loose: 1, turn: { fresh: true } });
  });

  it('CTY-TRN-7: a ball loose for a second time goes to the nearest piece, on a tie to the side that did not touch it', () => {
    const loose = {
      phase: 'dmove',
      side: 'away',
      stage: 'defence',
      moves: moves(),
      ball: 'h10',
      touch: 'home',
      loose: 1,
    };
    const tie = match({ ...loose, pieces: { home: { 8: 'h6' }, away: { 6: 'h14' } } }).play('away', 'end');
    expect(tie.event('possession')).toMatchObject({ side: 'away', n: '6', rule: 'CTY-TRN-7' });
    expect(tie.position).toMatchObject({ pieces: { away: { 6: 'h10' } }, attacker: 'away', loose: 0, phase: 'ball' });
    expect(match(loose).play('away', 'end').event('possession')).toMatchObject({ side: 'home', n: '8' });
  });

  it('CTY-TIM-1, CTY-TIM-4, CTY-HND-2, CTY-DSC-3: the second half has 48 balls, a compulsory discard and the other kick-off', () => {
    const m = lastTurn().play('away', 'end');
    expect(m.position).toMatchObject({
      period: 2,
      kickoff: 'away',
      decks: { ball: { draw: { short: 18, medium: 13, long: 9 } } },
    });
    expect(m.refusal('home', 'keep:all')).toBe('CTY-DSC-1');
    expect(m.refusal('home', 'keep:low+feint')).toBe('CTY-DSC-1');
    expect(m.refusal('home', 'keep')).toBe('CTY-DSC-1');
    m.play('home', 'keep:feint+low').play('away', 'keep:none');
    expect(m.position.queue.slice(-2)).toEqual(['away:shot', 'away:shot']);
    while (m.turn.kind === 'chance') m.roll(m.legal('chance')[0]!);
    expect(m.position).toMatchObject({ phase: 'lineup', side: 'away', attacker: null });
  });

  it('CTY-TIM-4, CTY-DSC-4: level after the second half: extra time, shoot-out or a draw, as agreed', () => {
    const end = (options: object) =>
      lastTurn({ ...secondHalf, options: { ...OPTIONS, ...options } }).play('away', 'end');
    expect(end({}).turn).toEqual({ kind: 'over', result: { winner: null, score: [0, 0], reason: 'time' } });
    expect(end({ shootout: true }).position).toMatchObject({
      period: 'shootout',
      phase: 'sotaker',
      ball: null,
      side: 'home',
    });
    const extra = end({ extraTime: true, shootout: true });
    expect(extra.position).toMatchObject({
      period: 'et1',
      kickoff: 'home',
      discard: 'extra',
      decks: { ball: { draw: { short: 8, medium: 5, long: 3 } } },
    });
    expect(extra.legal('home')).toContain('keep:all');
  });

  it('CTY-DSC-5: an empty pile is renewed from its discards; the ball pile only with the whistle clock', () => {
    const off = { feint: 3, pace: 1, pushrun: 3, cutback: 2, scissors: 3, dragback: 3, nutmeg: 3, hat: 3, roulette: 2 };
    const m = match({
      phase: 'move',
      turn: { ...TURN, usedBall: true },
      moves: moves(),
      hands: { home: { off: ['pace'] } },
      discards: off,
    });
    m.play('home', 'end');
    expect(m.event('reshuffle')).toMatchObject({ deck: 'off', rule: 'CTY-DSC-5' });
    expect(m.position).toMatchObject({
      queue: ['home:off', 'home:off'],
      decks: { off: { draw: { feint: 3 }, discard: { feint: 0 } } },
    });
    const whistle = { options: { ...OPTIONS, clock: 'whistle' } };
    const balls = {
      phase: 'move',
      turn: { ...TURN, idle: true },
      moves: moves(),
      hands: { home: { ball: [] }, away: { ball: [] } },
      discards: NO_BALLS,
    };
    expect(match(balls).play('home', 'end').turn).toMatchObject({ phase: 'defend' });
    expect(match({ ...balls, ...whistle }).play('home', 'end').turn).toMatchObject({ draw: 'deck:ball' });
  });

  it('CTY-HND-4: a view shows the own hand and counts of the rest, and no draw pile', () => {
    const { state } = match();
    const seen = city.writePosition(city.view(state, 'home'));
    expect(seen).toMatchObject({
      hands: { home: { off: ['feint', 'pace', 'scissors'] }, away: { off: 3, ball: 4 } },
      decks: { int: { draw: 26 }, ball: { draw: 37 } },
    });
    expect(city.hide({ type: 'draw', side: 'home', deck: 'off', card: 'hat' }, 'away')).toEqual({
      type: 'draw',
      side: 'home',
      deck: 'off',
    });
    expect(city.hide({ type: 'draw', side: 'home', deck: 'off', card: 'hat' }, 'home')).toMatchObject({ card: 'hat' });
  });

  it('CTY-SHO-1: five kicks each, over as soon as it is decided, then pairs', () => {
    const shootout = (home: boolean[], away: boolean[]) =>
      match({
        ...{ period: 'shootout', phase: 'sotaker', ball: null, stage: null, turn: null },
        side: home.length > away.length ? 'away' : 'home',
        shootout: { first: 'home', kicks: { home, away }, used: { home: [], away: [] }, n: null },
      });
    const kick = (m: CityScript, side: 'home' | 'away', isGoal: boolean) =>
      m.play(side, 'taker:8').roll('deck:shot:low', `deck:int:${isGoal ? 'parry' : 'wide'}`);
    const early = kick(shootout([true, true, true], [false, false]), 'away', false);
    expect(early.turn).toMatchObject({ kind: 'over', result: { winner: 'home', reason: 'shootout', score: [0, 0] } });
    const five = [true, true, true, true, true];
    expect(kick(shootout(five, five), 'home', true).turn).toMatchObject({ kind: 'choice', side: 'away' });
    expect(kick(shootout([...five, true], five), 'away', false).turn).toMatchObject({
      kind: 'over',
      result: { winner: 'home' },
    });
    const endless = Array.from({ length: 128 }, (_, i) => i % 2 === 0);
    const late = kick(shootout(endless, endless), 'home', true);
    // No more fit: the last pair, which was level, is forgotten, and nobody's kicks become another's.
    expect(late.position).toMatchObject({
      ...{ side: 'away', shootout: { kicks: { home: [...endless.slice(0, -1), true], away: endless.slice(0, -1) } } },
    });
    expect(kick(late, 'away', false).turn).toMatchObject({ kind: 'over', result: { winner: 'home' } });
    const all = match({
      ...{ period: 'shootout', phase: 'sotaker', ball: null, stage: null, turn: null },
      shootout: {
        first: 'home',
        kicks: { home: [], away: [] },
        used: { home: ['8', '2', '3', '4', '5', '6'], away: [] },
        n: null,
      },
    });
    expect(all.play('home', 'taker:3').position).toMatchObject({
      shootout: { used: { home: ['3'] }, n: '3' },
      attacker: 'home',
    });
  });

  it('CTY-SUB-1: a substitute takes over hex, formation, the restart and the move that was made', () => {
    const m = match({
      phase: 'stopatt',
      moves: moves(2, 3, 'any', ['6']),
      restart: { kind: 'corner', side: 'home', at: 'a22', n: '6' },
      ball: 'a22',
      yellow: { home: ['6'], away: [] },
      pieces: { home: { 6: 'a22' }, away: { 2: 'o10' } },
    });
    for (const bad of ['sub:1-7', 'sub:6-8', 'sub:9-7', 'sub:6']) expect(m.refusal('home', bad)).toBe('CTY-SUB-1');
    m.play('home', 'sub:6-9');
    expect(m.position).toMatchObject({
      team: { home: ['1', '2', '3', '4', '5', '8', '9'] },
      bench: { home: ['7'] },
      yellow: { home: [] },
      restart: { n: '9' },
      moves: { moved: ['9'] },
      formation: { home: { 9: 'h9' } },
    });
  });

  it('CTY-SUB-1: in the discard after a goal, ahead of the own `keep:`, the substitute takes over hex and formation', () => {
    const goal = match({
      ...{ phase: 'discard', side: 'home', stage: null, turn: null, discard: 'goal', ball: 'h11', touch: 'away' },
      restart: { kind: 'kickoff', side: 'away', at: 'h11', n: null },
      queue: ['burn:ball'],
      yellow: { home: ['6'], away: [] },
      effects: [{ id: 'knock', by: 'away', left: 2, n: '6' }],
      pieces: { home: { 6: 'h9' }, away: { 6: 'h13' } },
    });
    for (const bad of ['sub', 'sub:1-7', 'sub:6-8', 'sub:7-9', 'sub:6-7-1'])
      expect(goal.refusal('home', bad)).toBe('CTY-SUB-1');
    expect(goal.legal('home').filter((text) => text.startsWith('sub:'))).toHaveLength(12);
    goal.play('home', 'sub:6-9');
    expect(goal.event('sub')).toMatchObject({ side: 'home', out: '6', in: '9', rule: 'CTY-SUB-1' });
    expect(goal.position).toMatchObject({
      ...{ phase: 'discard', side: 'home', discard: 'goal', bench: { home: ['7'] }, yellow: { home: [] } },
      ...{ pieces: { home: { 9: 'h9' } }, formation: { home: { 9: 'h9' } }, effects: [{ id: 'knock', n: '6' }] },
    });
    expect(goal.refusal('home', 'sub:9-6')).toBe('CTY-SUB-1');
    goal.play('home', 'sub:2-7', 'keep:all').play('away', 'sub:8-9');
    expect(goal.legal('away').some((text) => text.startsWith('sub:'))).toBe(true);
    expect(goal.play('away', 'keep:all').position).toMatchObject({ phase: 'draw', queue: ['burn:ball'] });
  });

  it('CTY-SUB-1: at half-time and before extra time he only takes the place in the team', () => {
    const m = lastTurn().play('away', 'end').play('home', 'sub:8-9');
    expect(m.position).toMatchObject({
      ...{
        phase: 'discard',
        side: 'home',
        team: { home: ['1', '2', '3', '4', '5', '6', '9'] },
        bench: { home: ['7'] },
      },
      ...{ pieces: { home: {} }, formation: { home: {} } },
    });
    const extra = lastTurn({ ...secondHalf, options: { ...OPTIONS, extraTime: true } }).play('away', 'end');
    expect(extra.legal('home')).toContain('sub:2-7');
  });

  it('CTY-SET-6: a kick-off player who is put next to the centre changes places with who stands there', () => {
    const m = match({
      ...{ phase: 'taker', ball: 'h11', restart: { kind: 'kickoff', side: 'home', at: 'h11', n: null } },
      pieces: { away: { 6: 'h10' } },
    });
    expect(m.refusal('home', 'taker:1')).toBe('CTY-SET-6');
    expect(m.play('home', 'taker:8').position).toMatchObject({
      ...{ phase: 'restart', restart: { n: '8' }, pieces: { home: { 8: 'h10' }, away: { 6: 'h6' } } },
      formation: { home: { 8: 'h10' } },
    });
  });

  it('CTY-TRN-7, CTY-TIM-2: the time check comes before the ball is given to the nearest piece', () => {
    const m = lastTurn({ ball: 'h10', loose: 1, score: [0, 0], ...secondHalf }).play('away', 'end');
    expect(m.event('possession')).toBeUndefined();
    expect(m.position).toMatchObject({ phase: 'over', ball: 'h10', loose: 1 });
  });
});
