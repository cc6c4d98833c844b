import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { city } from './rules.ts';
import { DEFENCE, match, moves, OPTIONS, TURN } from './testing.ts';

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
    expect((m.position as unknown as { queue: string[] }).queue).toHaveLength(16);
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
    expect(loose.position).toMatchObject({ attacker: 'away', phase: 'move', loose: 1, turn: { fresh: true } });
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
    expect((m.position as unknown as { queue: string[] }).queue.slice(-2)).toEqual(['home:ext', 'away:ext']);
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

  it('CTY-TIM-3: with an empty pile the attacker loses his lowest ball card', () => {
    const m = match({
      phase: 'move',
      moves: moves(),
      hands: { home: { ball: ['long', 'medium'] }, away: { ball: [] } },
      discards: { short: 21, medium: 13, long: 9 },
    });
    m.play('home', 'end');
    expect(m.event('minute')).toMatchObject({ card: 'medium', rule: 'CTY-TIM-3' });
    expect(m.position).toMatchObject({ hands: { home: { ball: ['long'] } }, time: { plays: 1 }, phase: 'defend' });
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
      moves: moves(),
      hands: { home: { ball: [] }, away: { ball: [] } },
      discards: NO_BALLS,
    };
    expect(match(balls).play('home', 'end').turn).toMatchObject({ phase: 'defend' });
    expect(match({ ...balls, ...whistle }).play('home', 'end').turn).toMatchObject({ draw: 'deck:ball' });
  });

  it('CTY-HND-4: a view shows the own hand and counts of the rest, and no draw pile', () => {
    const { state } = match();
    const seen = city.writePosition(city.view(state as never, 'home'));
    expect(seen).toMatchObject({
      hands: { home: { off: ['feint', 'pace', 'scissors'] }, away: { off: 3, ext: 0 } },
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
    const kick = (m: Script, side: 'home' | 'away', isGoal: boolean) =>
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
});

const factor = (card: string, given: object = {}) =>
  match({ phase: 'move', moves: moves(), hands: { home: { ext: [card] } }, ...given });

describe('city: external factors', () => {
  it('CTY-EXT-4, CTY-EXT-1: mud at once, and each effect counts down with the full turn', () => {
    const m = factor('mud').play('home', 'factor');
    expect(m.refusal('home', 'reposition:2-b3')).toBe('CTY-MOV-1');
    m.play('home', 'end').roll('deck:ball:short').play('away', 'skip');
    expect(m.position).toMatchObject({ moves: { reach: 1 }, effects: [{ id: 'mud', by: 'home', left: 3 }] });
    expect(m.play('away', 'end').position).toMatchObject({ effects: [{ left: 2 }] });
  });

  it('CTY-EXT-8: a talk changes the hand at once and the movement goes on as it was', () => {
    const m = factor('talk').play('home', 'reposition:2-a1', 'factor');
    expect(m.position).toMatchObject({
      next: 'move',
      moves: { left: 2, moved: ['2'] },
      hands: { home: { off: [], def: [], shot: [] } },
      effects: [],
    });
    expect((m.position as unknown as { queue: string[] }).queue).toEqual([
      'home:off',
      'home:off',
      'home:off',
      'home:def',
      'home:def',
      'home:def',
      'home:shot',
      'home:shot',
    ]);
    while (m.turn.kind === 'chance') m.roll(m.legal('chance')[0]!);
    expect(m.position).toMatchObject({ phase: 'move', side: 'home', moves: { left: 2, moved: ['2'] }, next: null });
  });

  it('CTY-EXT-10: a knocked man cannot be moved, by no card either', () => {
    const m = factor('knock');
    expect(m.refusal('home', 'factor')).toBe('CTY-EXT-1');
    expect(m.refusal('home', 'factor:1')).toBe('CTY-EXT-1');
    m.play('home', 'factor:6', 'end').roll('deck:ball:short').play('away', 'skip');
    expect(m.refusal('away', 'reposition:6-c20')).toBe('CTY-EXT-10');
    const effects = [{ id: 'knock', by: 'home', left: 2, n: '6' }];
    expect(match({ ...DEFENCE, effects, pieces: { away: { 6: 'h9' } } }).refusal('away', 'tactic:block-6')).toBe(
      'CTY-DTC-5',
    );
    expect(match({ ...DEFENCE, effects, pieces: { away: { 6: 'h7' } } }).refusal('away', 'tackle:6')).toBeUndefined();
  });

  it('CTY-EXT-11: an invasion stops play where it is and the same side goes on', () => {
    const m = factor('invasion').play('home', 'factor');
    expect(m.events.map((event) => event.type)).toEqual(['factor', 'stop']);
    expect(m.position).toMatchObject({
      queue: ['burn:ball'],
      restart: { kind: 'invasion', side: 'home', at: 'h6', n: '8' },
    });
    m.roll('deck:ball:short').play('away', 'end');
    expect(m.refusal('home', 'reposition:8-h7')).toBe('CTY-MOV-4');
    expect(m.play('home', 'end').position).toMatchObject({
      phase: 'ball',
      restart: null,
      turn: { fresh: false, free: false },
    });
    const loose = factor('invasion', { ball: 'h9', pieces: { away: { 6: 'h11' } } })
      .play('home', 'factor')
      .roll('deck:ball:short');
    expect(loose.refusal('away', 'reposition:6-h9')).toBe('CTY-RST-3');
    expect(loose.play('away', 'end').play('home', 'end').position).toMatchObject({
      phase: 'move',
      side: 'home',
      loose: 0,
    });
  });

  it('CTY-EXT-12: the ball rolls two hexes, to the first piece or the edge, and the phase goes on', () => {
    const roll = (die: number, given: object = {}) => factor('burst', given).play('home', 'factor').roll(`d6:${die}`);
    expect(roll(1).position).toMatchObject({ phase: 'move', ball: 'h8', touch: 'home', moves: { left: 3 } });
    expect(roll(1).event('loose')).toMatchObject({ at: 'h8' });
    expect(roll(1, { pieces: { away: { 6: 'h7' } } }).event('possession')).toMatchObject({
      side: 'away',
      n: '6',
      rule: 'CTY-EXT-12',
    });
    const edge = { ball: 'h20', pieces: { home: { 8: 'h20' }, away: { 1: 'f19' } } };
    expect(roll(1, edge).position).toMatchObject({ ball: 'h21' });
  });
});
