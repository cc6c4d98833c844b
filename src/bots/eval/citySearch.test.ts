import { describe, expect, it } from 'vitest';
import type { City } from '../../games/city/model.ts';
import { DEFENCE, type Given, match, moves, OPTIONS } from '../../games/city/testing.ts';
import { citySearchEvaluation } from './citySearch.ts';
import { valueOf } from './eval.ts';

const value = (given: Given = {}): number => valueOf(citySearchEvaluation, match(given).state as City);
const term = (name: string, given: Given = {}): number => {
  const out = new Float64Array(citySearchEvaluation.names.length);
  citySearchEvaluation.terms(match(given).state as City, out);
  return out[citySearchEvaluation.names.indexOf(name)]!;
};

describe('what the search of city looks at', () => {
  it('has a weight for every name', () => {
    expect(citySearchEvaluation.weights).toHaveLength(citySearchEvaluation.names.length);
  });

  it('is the same for both sides: the mirrored match has the mirrored value', () => {
    const men = { 1: 'h1', 2: 'a2', 3: 'a4', 4: 'a6', 5: 'o2', 6: 'o4', 8: 'h15' };
    const mirrored = { 1: 'h21', 2: 'a21', 3: 'a19', 4: 'a17', 5: 'o21', 6: 'o19', 8: 'h7' };
    const cards = { ball: ['long', 'medium', 'short', 'short'], shot: ['low', 'placed'] };
    const hands = { home: cards, away: cards };
    const rest = { 1: 'h21', 2: 'a22', 3: 'a20', 4: 'o22', 5: 'o20', 6: 'c21', 8: 'm21' };
    const restMirrored = { 1: 'h1', 2: 'a1', 3: 'a3', 4: 'o1', 5: 'o3', 6: 'c2', 8: 'm2' };
    const home = value({ ball: 'h15', hands, pieces: { home: men, away: rest } });
    const sides = { side: 'away', attacker: 'away', touch: 'away' };
    const away = value({ ...sides, ball: 'h7', hands, pieces: { home: restMirrored, away: mirrored } });
    expect(home + away).toBeCloseTo(1, 10);
  });

  it('likes a lead, and likes it more when little time is left', () => {
    expect(value({ score: [1, 0] })).toBeGreaterThan(value());
    const late = { time: { plays: 40, up: false }, period: 2 };
    expect(term('lead', { ...late, score: [1, 0] })).toBeGreaterThan(term('lead', { score: [1, 0] }));
  });

  it('counts the time in the ball pile: what is left in the hands does not prolong a half', () => {
    const late = { score: [1, 0], discards: { short: 15, medium: 11, long: 6 } };
    expect(term('lead', late)).toBeGreaterThan(term('lead', { score: [1, 0] }));
    const options = { ...OPTIONS, periodEnd: 'cards' };
    expect(term('lead', { ...late, options })).toBeLessThan(term('lead', late));
  });

  it('gives a ball that got loose in phase 1 to the side that has its movement before it, without a shot', () => {
    const loose = { phase: 'action', ball: 'h18', pieces: { home: { 8: 'h16' }, away: { 2: 'h20' } } };
    expect(term('control', loose)).toBeGreaterThan(0.8);
    expect(term('control', { ...DEFENCE, ball: 'h18', pieces: loose.pieces })).toBeLessThan(-0.8);
    const held = { phase: 'action', ball: 'h18', pieces: { home: { 8: 'h18' }, away: { 2: 'h20' } } };
    expect(term('chance', loose)).toBeLessThan(term('chance', held));
  });

  it('a shot at hand is worth more than the promise of one', () => {
    const chance = { ball: 'h19', pieces: { home: { 8: 'h19' } } };
    const atHand = term('chance', { ...chance, phase: 'shot' });
    expect(atHand).toBeGreaterThan(term('chance', { ...chance, phase: 'move', moves: moves() }));
    expect(term('chance', { ...chance, phase: 'move', moves: moves() })).toBeGreaterThan(0);
  });

  it('a marker does not help against a carrier who can run from him', () => {
    const free = { ball: 'h16', pieces: { home: { 8: 'h16' } } };
    const marked = { ball: 'h16', pieces: { home: { 8: 'h16' }, away: { 2: 'h15' } } };
    expect(term('chance', { ...marked, phase: 'shot' })).toBeLessThan(term('chance', { ...free, phase: 'shot' }));
    expect(term('chance', marked)).toBeGreaterThan(term('chance', { ...marked, phase: 'shot' }));
  });

  it('sees the forward whom one ball card reaches, unless he is offside', () => {
    const before = { phase: 'ball', ball: 'h14', pieces: { home: { 4: 'h14', 8: 'h18' }, away: { 2: 'f20' } } };
    const offside = {
      ...before,
      pieces: { ...before.pieces, away: { 2: 'a10', 3: 'o10', 4: 'a12', 5: 'o12', 6: 'c10', 8: 'm10' } },
    };
    expect(term('chance', before)).toBeGreaterThan(2 * term('chance', offside));
  });

  it('sees who won a tackle before the referee has looked, and that a foul may yet save the carrier', () => {
    const tackled = {
      ...DEFENCE,
      phase: 'referee',
      side: null,
      pieces: { away: { 2: 'h7' } },
      face: {
        kind: 'tackle',
        att: '8',
        def: '2',
        commit: { home: 'feint', away: 'block' },
        cards: { off: 'feint', def: 'block' },
        winner: 'away',
      },
      hands: { home: { off: ['pace', 'scissors'] }, away: { def: ['front', 'jockey'] } },
      discards: { feint: 1, block: 1 },
    };
    expect(term('control', tackled)).toBeLessThan(0);
    expect(term('control', tackled)).toBeGreaterThan(-1);
  });

  it('gives a loose ball to the side that comes to it first', () => {
    const loose = { phase: 'move', moves: moves(), ball: 'h8' };
    expect(term('control', loose)).toBeGreaterThan(0.8);
    expect(term('control', { ...loose, moves: moves(0) })).toBeLessThan(0.8);
  });

  it('counts the ways out of a carrier who is surrounded: to stay, and three hexes along each open line', () => {
    const free = { phase: 'move', moves: moves() };
    const closed = { ...free, pieces: { away: { 2: 'h8', 3: 'f7', 4: 'j7', 5: 'h4' } } };
    expect(term('room', free)).toBe(1);
    expect(term('room', closed)).toBeCloseTo((1 + 2 * 3) / 9);
    const marked = { ...free, pieces: { away: { 2: 'h7', 3: 'h5', 4: 'f7', 5: 'j5' } } };
    expect(term('room', marked)).toBeLessThan(term('room', closed));
  });

  it('wants good tacklers near a ball that the other side has', () => {
    const near = { phase: 'move', moves: moves(), pieces: { away: { 2: 'h11' } } };
    const nearForward = { ...near, pieces: { away: { 8: 'h11' } } };
    const far = { ...near, pieces: {} };
    expect(term('press', near)).toBeLessThan(term('press', nearForward));
    expect(term('press', nearForward)).toBeLessThan(term('press', far));
  });

  it('wants forwards in front and defenders behind', () => {
    const turned = { pieces: { home: { 2: 'h15', 8: 'a2' } }, ball: 'h15' };
    expect(term('shape', turned)).toBeLessThan(term('shape', { pieces: { home: { 8: 'h15' } }, ball: 'h15' }));
  });

  it('counts on the turn that comes: more before the attack than before the defence, most for who has won the ball', () => {
    const attack = term('tempo', { phase: 'ball' });
    const before = term('tempo', { phase: 'move', moves: moves() });
    expect(before).toBeLessThan(attack);
    expect(term('tempo', DEFENCE)).toBeLessThan(before);
    const won = { ...DEFENCE, phase: 'dmove', moves: moves(), ball: 'f18' };
    expect(-term('tempo', won)).toBeGreaterThan(attack);
  });
});
