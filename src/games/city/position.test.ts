import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { city } from './rules.ts';
import { badness, DEFENCE, type Given, match, moves, OPTIONS, positionOf, TURN } from './testing.ts';

const accepted = (given: Given): void => expect(badness(positionOf(given))).toBe('accepted');
/** Each of these is refused under that clause; undefined stands for none. */
const refuse = (clause: string | undefined, ...list: readonly Given[]): void => {
  for (const given of list)
    expect([JSON.stringify(given), badness(positionOf(given))]).toEqual([JSON.stringify(given), clause]);
};
/** Between two full turns. */
const PAUSE = { side: null, stage: null, turn: null };
const FACTOR = { ...PAUSE, phase: 'factor', factor: { card: 'wind', by: null } };
const BURST = { ...PAUSE, phase: 'rebound', factor: { card: 'burst', by: null } };
const TEAM = ['1', '2', '3', '4', '5', '6', '8'];
const SHOT = { n: '8', kind: 'low', total: 8, keeper: true, from: 'h18' };

describe('city: positions that load refuses', () => {
  it('CTY-POS-1…6: positions that load refuses', () => {
    const base = positionOf({}) as Record<string, object>;
    expect(badness(base)).toBe('accepted');
    const refused = (more: object): string | undefined => badness({ ...base, ...more });
    expect(badness(positionOf({ pieces: { away: { 6: 'h6' } } }))).toBe('CTY-POS-1');
    expect(badness(positionOf({ pieces: { away: { 6: 'b22' } } }))).toBe('CTY-POS-2');
    expect(refused({ ball: 'z9' })).toBe('CTY-POS-3');
    expect(refused({ ball: null })).toBe('CTY-POS-3');
    const team = ['1', '2', '3', '4', '5', '6', '8'];
    for (const more of [
      { team: { home: team.slice(1), away: team } },
      { team: { home: [...team, '9'], away: team } },
      { bench: { home: ['7', '8'], away: [] } },
      { bench: { home: ['7', '7'], away: [] } },
      { yellow: { home: ['9'], away: [] } },
      { sentOff: { home: ['9'], away: [] } },
      { pieces: { ...base.pieces, home: { 1: 'h1', 9: 'h6' } } },
    ])
      expect(refused(more)).toBe('CTY-POS-4');
    expect(badness(positionOf({ hands: { home: { ball: ['short', 'short', 'short', 'short', 'short'] } } }))).toBe(
      'CTY-POS-5',
    );
    expect(refused({ hands: { ...base.hands, home: { off: ['low'], def: [], shot: [], ball: [] } } })).toBe(
      'CTY-POS-5',
    );
    expect(refused({ hands: { ...base.hands, home: { off: [], def: [], shot: [], ball: [] } } })).toBe('CTY-POS-5');
    for (const more of [
      { side: 'away' },
      { side: null },
      { stage: null },
      { turn: null },
      { ball: 'h7' },
      { phase: 'shot' },
      { phase: 'over' },
      { period: 'over' },
      { phase: 'move' },
      { phase: 'react', side: 'away' },
      { phase: 'contest', side: null },
      { phase: 'face', side: null },
      { phase: 'save', side: null },
      { phase: 'sprint' },
      { phase: 'stopatt', moves: moves(3, 3) },
      {
        ...{ phase: 'stopatt', moves: moves(3, 3), ball: 'h7' },
        restart: { kind: 'freekick', side: 'home', at: 'h6', n: '8' },
      },
      { phase: 'draw', side: null, stage: null, turn: null, queue: ['burn:ball'] },
      { phase: 'discard', stage: null, turn: null },
      { phase: 'sotaker', stage: null, turn: null },
      {
        ...{ period: 'shootout', phase: 'save', side: null, stage: null, turn: null, ball: null },
        shot: { n: '8', kind: 'low', total: 8, keeper: true, from: null },
      },
    ])
      expect([JSON.stringify(more), refused(more)]).toEqual([JSON.stringify(more), 'CTY-POS-6']);
    const penalty = { phase: 'penalty', restart: { kind: 'penalty', side: 'home', at: 'h19', n: null }, ball: 'h19' };
    expect(badness(positionOf(penalty))).toBe('accepted');
    expect(badness(positionOf({ ...penalty, hands: { home: { shot: [] } } }))).toBeUndefined();
    expect(badness(positionOf({ ...penalty, ball: 'h18' }))).toBe('CTY-POS-6');
    const passed = match({ pieces: { home: { 6: 'l6' }, away: { 6: 'l7' } } }).play('home', 'pass:medium-l6').position;
    expect(badness(passed)).toBe('accepted');
    expect(badness({ ...passed, pass: { ...passed.pass, to: 'h21' } })).toBeUndefined();
    const dealt = Script.fresh(city).roll('coin:home').position;
    expect(badness({ ...dealt, next: null })).toBe('CTY-POS-6');
    const kicks = {
      ...{ period: 'shootout', phase: 'sotaker', stage: null, turn: null, ball: null, attacker: null, touch: null },
      shootout: { first: 'home', kicks: { home: [true], away: [] }, used: { home: ['8'], away: [] }, n: null },
    };
    expect(refused({ ...kicks, side: 'away' })).toBe('accepted');
    expect(refused({ ...kicks, side: 'home' })).toBe('CTY-POS-6');
    expect(refused({ phase: 'over', side: null, stage: null, turn: null, ball: null })).toBe('CTY-POS-6');
    for (const more of [{ phase: 'nowhere' }, { extra: 1 }, { v: 2 }, { options: {} }, { score: [1] }])
      expect(refused(more)).toBeUndefined();
  });

  it('CTY-POS-3, CTY-POS-4: in set-up there is no ball; elsewhere there is one, and every man is on the board', () => {
    const half = { ...PAUSE, side: 'home', period: 2, phase: 'discard', discard: 'half', attacker: null, touch: null };
    accepted({ ...half, ball: null });
    refuse('CTY-POS-3', half, { ...half, discard: 'extra' });
    const off = { home: { 8: undefined } };
    accepted({ ...half, ball: null, pieces: off });
    const talk = { ...PAUSE, side: 'home', phase: 'discard', discard: 'talk' };
    accepted(talk);
    refuse('CTY-POS-3', { ...talk, ball: null }, { ...FACTOR, ball: null });
    refuse('CTY-POS-4', { ...talk, pieces: off, ball: 'h9' }, { ...FACTOR, pieces: off, ball: 'h9' });
  });

  it('CTY-POS-5: the cards that the queue still brings count in the hand', () => {
    const draw = { ...PAUSE, phase: 'draw', next: 'begin', queue: ['home:off'] };
    accepted({ ...draw, hands: { home: { off: ['feint', 'pace'] } } });
    refuse('CTY-POS-5', draw, { ...draw, queue: ['home:ball'] });
  });

  it('CTY-POS-6: the queue', () => {
    const draw = { ...PAUSE, phase: 'draw', next: 'begin' };
    accepted({ ...draw, queue: ['up:ext'] });
    accepted({ ...draw, queue: ['burn:ball'] });
    const goal = {
      ...{ ...PAUSE, side: 'home', phase: 'discard', discard: 'goal', ball: 'h11' },
      restart: { kind: 'kickoff', side: 'away', at: 'h11', n: null },
    };
    accepted({ ...goal, queue: ['burn:ball'] });
    const few = { hands: { home: { off: [] } } };
    refuse(
      'CTY-POS-6',
      { ...draw, queue: [] },
      { ...draw, queue: ['up:ext'], next: 'restart' },
      { ...draw, ...few, queue: ['home:off', 'up:ext'] },
      { ...draw, queue: ['up:ext', 'burn:ball'] },
      { queue: ['burn:ball'] },
      { ...goal, ...few, queue: ['home:off'] },
      { ...goal, restart: null },
      { ...PAUSE, side: 'home', phase: 'discard', discard: 'talk', queue: ['burn:ball'] },
      { ...draw, next: 'restart', queue: ['burn:ball'] },
    );
    refuse(undefined, ...['home:ext', 'away:int', 'burn:off', 'up:ball', 1].map((entry) => ({ queue: [entry] })));
  });

  it('CTY-POS-6: a factor card waits in its phases only', () => {
    accepted(FACTOR);
    accepted(BURST);
    accepted({ ...FACTOR, phase: 'knock', factor: { card: 'knock', by: 'away' } });
    refuse(
      'CTY-POS-6',
      { factor: { card: 'wind', by: null } },
      { ...FACTOR, factor: null },
      { ...FACTOR, factor: { card: 'wind', by: 'home' } },
      { ...FACTOR, factor: { card: 'burst', by: null } },
      { ...FACTOR, phase: 'knock', factor: null },
      { ...FACTOR, phase: 'knock', factor: { card: 'knock', by: null } },
      { ...FACTOR, phase: 'knock', factor: { card: 'wind', by: 'home' } },
      { ...BURST, factor: null },
      { ...BURST, factor: { card: 'burst', by: 'home' } },
      { ...BURST, factor: { card: 'wind', by: null } },
      { ...BURST, stage: 'attack', turn: TURN },
      { phase: 'rebound', side: null, ball: 'h18', shot: SHOT, factor: { card: 'burst', by: null } },
      { ...FACTOR, stage: 'attack', turn: TURN },
    );
    refuse(undefined, ...['rain', 'invasion', 'low'].map((card) => ({ ...FACTOR, factor: { card, by: null } })));
    refuse(undefined, { ...FACTOR, factor: { card: 'wind' } }, { ...FACTOR, factor: { card: 'wind', by: 'me' } });
  });

  it('CTY-POS-6: who has the ball in a phase', () => {
    const loose = { ball: 'h9' };
    const theirs = { ball: 'c21' };
    const boxed = { ball: 'h21', touch: 'away' };
    const actor = { actor: '6' };
    for (const fine of [
      { ...loose, phase: 'action' },
      { ...loose, phase: 'sprint', ...actor },
      { ...DEFENCE, ...loose },
      { ...DEFENCE, ...boxed },
      { ...DEFENCE, ...loose, phase: 'mark', ...actor, pieces: { away: { 6: 'h8' } } },
      { ...DEFENCE, ...theirs, phase: 'press', moves: moves() },
      { ...DEFENCE, ...theirs, phase: 'drop', moves: moves() },
      { ...DEFENCE, ...boxed, phase: 'clear' },
    ])
      accepted(fine);
    const face = {
      ...{ kind: 'dribble', att: '8', def: '2', cards: null, winner: null },
      commit: { home: null, away: null },
    };
    const pass = { card: 'short', from: 'h6', to: 'h9' };
    const corner = { kind: 'corner', side: 'home', at: 'a22', n: '6' };
    for (const ball of [loose, theirs])
      refuse(
        'CTY-POS-6',
        ...['ball', 'ball2', 'through'].map((phase) => ({ ...ball, phase })),
        ...['unmark', 'runs'].map((phase) => ({ ...ball, phase, moves: moves() })),
        { ...ball, phase: 'wall', ...actor },
        { ...ball, phase: 'burst', face },
        { ...ball, phase: 'face', side: null, face },
        { ...ball, phase: 'penshot', restart: { kind: 'penalty', side: 'home', at: 'h19', n: '8' } },
        // biome-ignore lint/suspicious/noThenProperty: the name in the specification
        { ...ball, phase: 'react', side: 'away', pass: { ...pass, then: 'action' } },
        // biome-ignore lint/suspicious/noThenProperty: the name in the specification
        { ...ball, phase: 'contest', side: null, contest: { n: '8', markers: ['6'], then: 'action' } },
        { ...ball, phase: 'restart', restart: corner },
        { ...ball, phase: 'stopdef', side: 'away', moves: moves(), restart: corner },
        { ...ball, phase: 'stopatt', moves: moves(), restart: corner },
        { ...ball, phase: 'save', side: null, shot: SHOT },
        { ...DEFENCE, ...ball, phase: 'trap', moves: moves() },
        ...['cover', 'cover2'].map((phase) => ({ ...DEFENCE, ...ball, phase, ...actor })),
        { ...DEFENCE, ...ball, side: null, phase: 'booking', ...actor },
        { ...DEFENCE, ...ball, phase: 'clear' },
      );
    refuse(
      'CTY-POS-6',
      { ball: 'c20', pieces: { away: { 6: 'c20' } }, phase: 'action' },
      { ...theirs, phase: 'sprint', ...actor },
      { ...DEFENCE, ...theirs, phase: 'mark', ...actor },
      { ...DEFENCE, ball: 'c17', pieces: { away: { 6: 'c17' } } },
      { ...DEFENCE, phase: 'clear' },
      { ...DEFENCE, ball: 'c21', phase: 'clear' },
    );
  });

  it('CTY-POS-6: attacker, touch, actor, kick-off and the revealed cards', () => {
    const over = { ...PAUSE, period: 'over', phase: 'over', over: { winner: null, score: [0, 0], reason: 'time' } };
    accepted(over);
    accepted({ ...over, ball: null, attacker: null, touch: null });
    const face = { kind: 'dribble', att: '8', def: '2', commit: { home: 'feint', away: 'front' } };
    const cards = { off: 'feint', def: 'front' };
    const referee = { phase: 'referee', side: null, pieces: { away: { 2: 'h7' } } };
    accepted({ ...referee, face: { ...face, cards, winner: 'home' } });
    const shootout = { first: 'home', kicks: { home: [], away: [] }, used: { home: ['8'], away: [] }, n: '8' };
    const kick = { ...PAUSE, period: 'shootout', phase: 'soshot', ball: null, shootout };
    accepted(kick);
    refuse(
      'CTY-POS-6',
      { ...over, attacker: null },
      { ...over, touch: null },
      { touch: null },
      { kickoff: null },
      { first: null },
      { phase: 'sprint', actor: '9' },
      { actor: '7' },
      { ...DEFENCE, phase: 'dmove', moves: moves(), actor: '9' },
      { ...referee, face: { ...face, cards: null, winner: 'home' } },
      { ...referee, face: { ...face, cards, winner: null } },
      { phase: 'face', side: null, pieces: referee.pieces, face: { ...face, cards: null, winner: null } },
      { ...kick, attacker: null, touch: null },
      { ...kick, shootout: null },
      { ...PAUSE, phase: 'soshot', shootout },
      { period: 'shootout', shootout },
      { ...DEFENCE, phase: 'cover2', actor: null },
    );
  });

  it('what is no position of these rules at all', () => {
    const { stall: _stall, ...first } = positionOf({}) as Record<string, unknown>;
    expect(badness(first)).toBeUndefined();
    const { periodEnd: _end, ...options } = OPTIONS;
    const { idle: _idle, ...turn } = TURN;
    const pieces = { home: { 2: undefined, 3: undefined, 4: undefined, 5: undefined } };
    const effect = (given: object): Given => ({ effects: [given] });
    refuse(
      undefined,
      { options },
      { turn },
      { options: { ...OPTIONS, mode: 'half' }, period: 2 },
      { options: { ...OPTIONS, mode: 'quick' }, period: 2 },
      { options: { ...OPTIONS, mode: 'quick' }, period: 'et1' },
      { options: { ...OPTIONS, periodEnd: 'never' } },
      { stall: 3 },
      { factors: -1 },
      { next: 'move' },
      effect({ id: 'talk', by: 'home', left: 1 }),
      effect({ id: 'invasion', by: null, left: 1 }),
      effect({ id: 'rain', by: 'home', left: 1 }),
      effect({ id: 'wind', by: null, left: 1 }),
      effect({ id: 'rain', by: null, left: 0 }),
      effect({ id: 'rain', by: null, left: null }),
      effect({ id: 'strict', by: null, left: 3 }),
      effect({ id: 'bonus', by: 'home', left: 1 }),
      effect({ id: 'knock', by: 'home', left: 1 }),
      effect({ id: 'crowd', by: 'home', left: 1, n: '6' }),
      { sentOff: { home: ['2', '3', '4', '5'], away: [] }, team: { home: ['1', '6', '8'], away: TEAM }, pieces },
    );
    const lasting = [
      { id: 'strict', by: null, left: null },
      { id: 'bonus', by: 'home', left: null },
      { id: 'knock', by: 'away', left: 3, n: '9' },
    ];
    accepted({ effects: lasting });
    accepted({ effects: Array.from({ length: 24 }, () => lasting[0]) });
    accepted({ options: { ...OPTIONS, mode: 'half' }, period: 'et1' });
  });
});
