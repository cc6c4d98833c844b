import { describe, expect, it } from 'vitest';
import { Choices } from '../../../core/choices.ts';
import { findHex, HEXES, hexName } from '../../../games/city/board.ts';
import type { CityPosition } from '../../../games/city/position.ts';
import { city } from '../../../games/city/rules.ts';
import { targets } from '../../../games/city/targets.ts';
import { DEFENCE, type Given, match, moves } from '../../../games/city/testing.ts';
import { ARROWS } from '../geometry.ts';
import { geometryOf, nearestHex, nextHex } from './geometry.ts';
import {
  cardsOf,
  directAction,
  isOnBoard,
  keepAction,
  leavingFor,
  pickableMen,
  playableCards,
  playableMoves,
  targetsOf,
  touchedBy,
  tryCard,
  tryOf,
} from './intent.ts';

function seen(given: Given, side: 'home' | 'away' = 'home') {
  const { state } = match(given);
  const out = new Choices();
  const seat = side === 'home' ? 0 : 1;
  city.choices(state as never, seat, out);
  const legal = out.list().map((action) => city.writeAction(state as never, seat, action));
  const p = city.writePosition(city.view(state as never, side)) as CityPosition;
  const drawn = targets.draw({ position: p, before: null, events: [], side, legal });
  return { p, legal, marks: drawn.marks, given: new Map(drawn.targets.map((target) => [target.action, target])) };
}
const names = (hexes: Iterable<number>): string[] => [...hexes].map(hexName).sort();

describe('the board of city', () => {
  it.each([true, false])(
    'every hex is the nearest to its own centre, and arrows reach it (upright %s)',
    (isUpright) => {
      for (const isFlipped of [true, false]) {
        const geometry = geometryOf(isUpright, isFlipped);
        for (let hex = 0; hex < HEXES; hex++) expect(nearestHex(geometry, geometry.at[hex]!)).toBe(hex);
        const found = new Set([findHex('h11')]);
        for (const hex of found) for (const way of Object.values(ARROWS)) found.add(nextHex(geometry, hex, way));
        expect(found.size).toBe(HEXES);
      }
    },
  );

  it('home attacks upwards or to the right, and the other way when flipped', () => {
    const at = (isUpright: boolean, isFlipped: boolean, hex: string) =>
      geometryOf(isUpright, isFlipped).at[findHex(hex)]!;
    expect(at(true, false, 'h21').y).toBeLessThan(at(true, false, 'h1').y);
    expect(at(false, false, 'h21').x).toBeGreaterThan(at(false, false, 'h1').x);
    expect(at(true, true, 'h21').y).toBeGreaterThan(at(true, true, 'h1').y);
  });

  it('with nobody picked the pass targets show; with the carrier picked his runs', () => {
    const { p, legal, given } = seen({});
    const passes = targetsOf(p, legal, given, 'home', null);
    expect(passes.get(findHex('h14'))).toEqual({ action: 'pass:medium-h14', kind: 'pass', warnings: [] });
    expect(targetsOf(p, legal, given, 'home', { kind: 'card', card: 'short' }).has(findHex('h14'))).toBe(false);
    expect([...pickableMen(p, legal, 'home')]).toEqual(['8']);
    expect(names(new Set(touchedBy(p, given, 'home', 'pass:medium-h14')))).toEqual(['h14']);
    expect(names(touchedBy(p, given, 'home', 'advance:long-n'))).toEqual([p.ball, 'h9'].sort());
    const runs = targetsOf(p, legal, given, 'home', { kind: 'man', n: '8' });
    expect(runs.get(findHex('h9'))).toEqual({ action: 'advance:long-n', kind: 'run', warnings: [] });
    expect(runs.get(findHex('h7'))).toEqual({ action: 'advance:short-n', kind: 'run', warnings: [] });
  });

  it('a tactic with a player asks for him, one without is played from the card', () => {
    const { p, legal, given } = seen({ phase: 'action', pieces: { home: { 6: 'h9' }, away: { 6: 'h7' } } });
    expect([...playableCards(legal)].sort()).toEqual(['pace', 'scissors']);
    expect(directAction(legal, 'scissors')).toBe('tactic:scissors');
    expect(directAction(legal, 'pace')).toBeUndefined();
    expect(names(targetsOf(p, legal, given, 'home', { kind: 'card', card: 'pace' }).keys())).toContain('h9');
    expect(targetsOf(p, legal, given, 'home', null).get(findHex('h7'))).toEqual({
      action: 'dribble:6',
      kind: 'duel',
      warnings: [],
    });
  });

  it('a tackler is an own man; moving needs a man first', () => {
    const defence = seen({ ...DEFENCE, pieces: { away: { 6: 'h7' } } }, 'away');
    expect(targetsOf(defence.p, defence.legal, defence.given, 'away', null).get(findHex('h7'))).toMatchObject({
      action: 'tackle:6',
    });
    const moving = seen({ phase: 'move', moves: moves() });
    expect(targetsOf(moving.p, moving.legal, moving.given, 'home', null).size).toBe(0);
    expect(
      targetsOf(moving.p, moving.legal, moving.given, 'home', { kind: 'man', n: '2' }).get(findHex('a1'))?.action,
    ).toBe('reposition:2-a1');
  });

  it('a loose ball is fetched by a card, and whoever it moves may end on it', () => {
    const loose = { ball: 'h8', loose: 1 };
    const attack = seen({ ...loose, phase: 'action', hands: { home: { off: ['feint', 'pace', 'roulette'] } } });
    expect([...playableCards(attack.legal)].sort()).toEqual(['pace', 'roulette']);
    expect([...playableMoves(attack.legal)].sort()).toEqual(['pace', 'roulette']);
    expect(directAction(attack.legal, 'roulette')).toBe('tactic:roulette');
    const sprint = seen({ ...loose, phase: 'sprint', actor: '8' });
    expect(targetsOf(sprint.p, sprint.legal, sprint.given, 'home', null).get(findHex('h8'))?.action).toBe('to:h8');
  });

  it('an announced pass can be anticipated with its card, which the pad marks', () => {
    expect([...playableMoves(['allow', 'anticipate:6'])]).toEqual(['toepoke']);
  });

  it('whoever may leave for a man of the bench is named, on the pitch or not', () => {
    const legal = ['keep:none', 'sub:2-9', 'sub:3-9', 'sub:2-7'];
    expect(leavingFor(legal, '9')).toEqual(['2', '3']);
  });

  it('every legal action is either on the board or a button of the frame', () => {
    for (const action of ['skip', 'end', 'stay', 'out', 'allow', 'keep', 'keep:all', 'keep:none', 'card:none'])
      expect(isOnBoard(action)).toBe(false);
    for (const action of ['pass:short-h9', 'keep:low', 'keep:feint+low', 'sub:8-9', 'card:feint', 'squad:2-3'])
      expect(isOnBoard(action)).toBe(true);
    expect(keepAction(['low', 'feint'])).toBe('keep:feint+low');
  });

  it('the cards of an action are those that it plays, lays or keeps', () => {
    expect(cardsOf('pass:short-h9')).toEqual(['short']);
    expect(cardsOf('tactic:feint-7')).toEqual(['feint']);
    expect(cardsOf('keep:feint+low')).toEqual(['feint', 'low']);
    expect(cardsOf('anticipate:6')).toEqual(['toepoke']);
    for (const action of ['reposition:7-h9', 'keep:all', 'keep:none', 'card:none', 'skip', 'squad:2-3'])
      expect(cardsOf(action)).toEqual([]);
  });

  it('an impossible try becomes the action whose rule will be said', () => {
    const { p, marks } = seen({ phase: 'move', moves: moves() });
    expect(tryOf(p, marks.touch, 'home', { kind: 'man', n: '2' }, findHex('h11'))).toBe('reposition:2-h11');
    expect(tryOf(p, marks.touch, 'home', null, findHex('h11'))).toBeNull();
    expect(tryOf(p, marks.touch, 'home', null, findHex('a2'))).toBe('reposition:2-a2');
    expect(tryCard(marks, 'feint')).toBe('card:feint');
    const action = seen({ phase: 'action' });
    expect(tryCard(action.marks, 'feint')).toBe('tactic:feint');
    expect(tryOf(action.p, action.marks.touch, 'home', null, findHex('a22'))).toBe('dribble:2');
    expect(tryOf(action.p, action.marks.touch, 'home', null, findHex('a2'))).toBeNull();
    const sprint = seen({ phase: 'sprint', ball: 'h8', loose: 1, actor: '8' });
    expect(tryOf(sprint.p, sprint.marks.touch, 'home', null, findHex('a9'))).toBe('to:a9');
  });
});
