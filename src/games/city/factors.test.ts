import { describe, expect, it } from 'vitest';
import { DEFENCE, eventOf, match, moves, OPTIONS } from './testing.ts';

/** Ten ball cards of the period are played and a full turn of home ends; everything else as `given`. */
const due = (given: object = {}) =>
  match({
    ...{ phase: 'dmove', side: 'away', stage: 'defence', moves: moves() },
    time: { plays: 10, up: false },
    ...given,
  }).play('away', 'end');
const turnedUp = (card: string, given: object = {}) => due(given).roll(`deck:ext:${card}`);
const types = (m: { events: readonly { type: string }[] }): string[] => m.events.map((event) => event.type);

describe('city: external factors', () => {
  it('CTY-EXT-1: the tenth ball card of a period turns one up as the next full turn begins', () => {
    expect(due().position).toMatchObject({
      ...{ phase: 'draw', side: null, stage: null, turn: null, queue: ['up:ext'], next: 'begin', factors: 0 },
    });
    expect(due().turn).toMatchObject({ kind: 'chance', draw: 'deck:ext' });
    for (const more of [
      { time: { plays: 9, up: false } },
      { factors: 1, time: { plays: 19, up: false } },
      { options: { ...OPTIONS, externalFactors: false } },
      { options: { ...OPTIONS, mode: 'quick' } },
    ])
      expect(due(more).turn).toMatchObject({ phase: 'ball' });
    const half = { ...OPTIONS, mode: 'half' };
    expect(due({ options: half }).turn).toMatchObject({ draw: 'deck:ext' });
    expect(due({ factors: 1, time: { plays: 20, up: false } }).turn).toMatchObject({ draw: 'deck:ext' });
    const twice = turnedUp('rain', { time: { plays: 20, up: false } });
    expect(twice.position).toMatchObject({ phase: 'draw', queue: ['up:ext'], factors: 1, effects: [{ id: 'rain' }] });
  });

  it('CTY-EXT-1, CTY-TIM-2: the time check comes first', () => {
    expect(due({ time: { plays: 10, up: true } }).event('period-end')).toBeDefined();
  });

  it('CTY-EXT-1, CTY-EXT-4: what favours nobody applies at once, and counts down with the turn that now begins', () => {
    const m = turnedUp('mud');
    expect(types(m)).toEqual(['factor', 'turn']);
    expect(m.event('factor')).toMatchObject({ side: null, card: 'mud', n: null });
    expect(m.position).toMatchObject({
      ...{ phase: 'ball', side: 'home', next: null, factor: null, factors: 1, queue: [] },
      effects: [{ id: 'mud', by: null, left: 3 }],
      decks: { ext: { draw: { mud: 0 }, discard: { mud: 1 } } },
    });
    m.play('home', 'advance:short-n', 'skip');
    expect(m.position).toMatchObject({ phase: 'move', moves: { reach: 1 } });
    m.play('home', 'end').roll('deck:ball:short').play('away', 'skip');
    expect(m.position).toMatchObject({ moves: { reach: 1 }, effects: [{ left: 3 }] });
    expect(m.play('away', 'end').position).toMatchObject({ effects: [{ left: 2 }] });
  });

  it('CTY-EXT-1: a coin names the side that the others favour', () => {
    const m = turnedUp('wind');
    expect(types(m)).toEqual([]);
    expect(m.turn).toMatchObject({ kind: 'chance', draw: 'coin', phase: 'factor' });
    expect(m.position).toMatchObject({
      ...{ phase: 'factor', side: null, stage: null, turn: null, next: null, queue: [], factors: 1 },
      factor: { card: 'wind', by: null },
      decks: { ext: { discard: { wind: 1 } } },
    });
    m.roll('coin:away');
    expect(m.event('factor')).toMatchObject({ side: 'away', card: 'wind', n: null });
    expect(m.position).toMatchObject({ phase: 'ball', factor: null, effects: [{ id: 'wind', by: 'away', left: 5 }] });
    for (const [card, left] of [
      ['crowd', 5],
      ['whistles', 3],
      ['bonus', null],
    ] as const)
      expect(turnedUp(card).roll('coin:home').position).toMatchObject({ effects: [{ id: card, by: 'home', left }] });
  });

  it('CTY-EXT-1, CTY-DSC-5: an empty factor pile is renewed', () => {
    const all = ['rain', 'wind', 'mud', 'crowd', 'whistles', 'strict', 'lenient', 'talk', 'knock', 'invasion', 'burst'];
    const m = due({ discards: Object.fromEntries([...all, 'bonus'].map((card) => [card, 1])) });
    expect(m.event('reshuffle')).toMatchObject({ deck: 'ext', rule: 'CTY-DSC-5' });
    expect(m.legal('chance')).toHaveLength(12);
  });

  it('CTY-EXT-1, CTY-EXT-9: an effect listed twice counts once; of two bonuses one is used at a time', () => {
    const crowd = { id: 'crowd', by: 'home', left: 2 };
    const contest = match({
      pieces: { home: { 6: 'h12' }, away: { 6: 'h13' } },
      effects: [crowd, crowd],
    })
      .play('home', 'pass:medium-h12')
      .play('away', 'allow')
      .roll('d6+d6:3+3');
    expect(contest.event('contest')).toMatchObject({ totals: [4, 3] });
    const bonus = { id: 'bonus', by: 'home', left: null };
    const shot = match({ phase: 'shot', ball: 'h18', pieces: { home: { 8: 'h18' } }, effects: [bonus, bonus] }).play(
      'home',
      'shot:low',
    );
    expect(shot.event('shot')).toMatchObject({ total: 9 });
    expect(shot.position).toMatchObject({ effects: [bonus] });
  });

  it('CTY-EXT-8, CTY-DSC-4, CTY-SUB-1: a talk is a voluntary discard of one side, without substitutions', () => {
    const m = turnedUp('talk').roll('coin:home');
    expect(m.event('factor')).toMatchObject({ side: 'home', card: 'talk', n: null });
    expect(m.position).toMatchObject({
      ...{ phase: 'discard', side: 'home', discard: 'talk', factor: null, next: null, stage: null, turn: null },
      effects: [],
    });
    expect(m.refusal('home', 'sub:2-7')).toBe('CTY-SUB-1');
    expect(m.refusal('home', 'end')).toBe('CTY-TRN-1');
    expect(m.legal('home').every((text) => text.startsWith('keep:'))).toBe(true);
    expect(m.legal('home')).toContain('keep:all');
    m.play('home', 'keep:feint+low');
    expect(m.position).toMatchObject({
      ...{ phase: 'draw', next: 'begin', discard: null },
      queue: ['home:off', 'home:off', 'home:def', 'home:def', 'home:def', 'home:shot'],
    });
    while (m.turn.kind === 'chance') m.roll(m.legal('chance')[0]!);
    expect(m.position).toMatchObject({ phase: 'ball', side: 'home' });
    const short = { home: { ball: ['short'] } };
    expect(turnedUp('talk', { hands: short }).roll('coin:home').play('home', 'keep:all').position).toMatchObject({
      queue: ['home:ball', 'home:ball', 'home:ball'],
      next: 'begin',
    });
    expect(turnedUp('talk').roll('coin:home').play('home', 'keep:all').position).toMatchObject({ phase: 'ball' });
    expect(turnedUp('talk').roll('coin:away').position).toMatchObject({ side: 'away', discard: 'talk' });
  });

  it('CTY-EXT-10: a die counts to the man who is hurt, round and round', () => {
    const hurt = (die: number, given: object = {}) => turnedUp('knock', given).roll('coin:home', `d6:${die}`);
    const coin = turnedUp('knock').roll('coin:home');
    expect(types(coin)).toEqual([]);
    expect(coin.turn).toMatchObject({ kind: 'chance', draw: 'd6', phase: 'knock' });
    expect(coin.position).toMatchObject({ factor: { card: 'knock', by: 'home' }, side: null });
    const m = hurt(6);
    expect(m.event('factor')).toMatchObject({ side: 'home', card: 'knock', n: '8' });
    expect(m.position).toMatchObject({
      ...{ phase: 'ball', factor: null },
      effects: [{ id: 'knock', by: 'home', left: 3, n: '8' }],
    });
    const fewer = {
      team: { home: ['1', '2', '3', '4', '5', '6', '8'], away: ['1', '3', '4', '6', '8'] },
      sentOff: { home: [], away: ['2', '5'] },
      pieces: { away: { 2: undefined, 5: undefined } },
    };
    expect([1, 4, 5, 6].map((die) => eventOf(hurt(die, fewer), 'factor')?.n)).toEqual(['3', '8', '3', '4']);
  });

  it('CTY-EXT-10: a knocked man cannot be moved, by no card either', () => {
    const effects = [{ id: 'knock', by: 'home', left: 2, n: '6' }];
    const moving = match({ phase: 'dmove', side: 'away', stage: 'defence', moves: moves(), effects });
    expect(moving.refusal('away', 'reposition:6-c20')).toBe('CTY-EXT-10');
    const near = { ...DEFENCE, effects, pieces: { away: { 6: 'h9' } } };
    expect(match(near).refusal('away', 'tactic:block-6')).toBe('CTY-DTC-5');
    const charge = { hands: { away: { def: ['charge'] } } };
    expect(match({ ...near, ...charge, ball: 'h7' }).refusal('away', 'tactic:charge-6')).toBe('CTY-DTC-4');
    expect(match({ ...DEFENCE, effects, pieces: { away: { 6: 'h7' } } }).refusal('away', 'tackle:6')).toBeUndefined();
    const own = [{ id: 'knock', by: 'away', left: 2, n: '6' }];
    expect(match({ phase: 'action', effects: own }).refusal('home', 'tactic:pace-6')).toBe('CTY-OTC-3');
  });

  it('CTY-EXT-11: an invasion stops play where it is, without draws, and the same side goes on', () => {
    const effects = [{ id: 'rain', by: null, left: 2 }];
    const m = turnedUp('invasion', { effects, stall: 1, hands: { home: { off: [] } } });
    expect(types(m)).toEqual(['factor', 'stop', 'turn']);
    expect(m.position).toMatchObject({
      ...{ phase: 'stopdef', side: 'away', stage: 'attack', queue: [], touch: 'home', stall: 2 },
      restart: { kind: 'invasion', side: 'home', at: 'h6', n: '8' },
      effects: [{ id: 'rain', left: 1 }],
      turn: { fresh: false },
    });
    m.play('away', 'end');
    expect(m.refusal('home', 'reposition:8-h7')).toBe('CTY-MOV-4');
    expect(m.play('home', 'end').position).toMatchObject({ phase: 'ball', restart: null, turn: { free: false } });
  });

  it('CTY-EXT-11, CTY-TRN-8: with a loose ball phase 2 follows, and a sprint to it is no shot', () => {
    const loose = turnedUp('invasion', {
      ...{ ball: 'h17', touch: 'home', loose: 1, pieces: { home: { 8: 'h15' }, away: { 6: 'h19' } } },
    });
    expect(loose.position).toMatchObject({ restart: { side: 'home', n: null }, loose: 0 });
    expect(loose.refusal('away', 'reposition:6-h17')).toBe('CTY-RST-3');
    loose.play('away', 'end').play('home', 'end');
    expect(loose.position).toMatchObject({ phase: 'action', side: 'home', restart: null, loose: 0 });
    expect(loose.play('home', 'tactic:pace-8', 'to:h17').position).toMatchObject({ phase: 'move', ball: 'h17' });
  });

  it('CTY-EXT-12: the ball rolls two hexes, to the first piece or the edge, and the turn begins', () => {
    const waiting = turnedUp('burst');
    expect(types(waiting)).toEqual(['factor']);
    expect(waiting.position).toMatchObject({
      ...{ phase: 'rebound', side: null, shot: null, stage: null, turn: null, next: null },
      factor: { card: 'burst', by: null },
    });
    const roll = (die: number, given: object = {}) => turnedUp('burst', given).roll(`d6:${die}`);
    expect(types(roll(1))).toEqual(['loose', 'turn']);
    expect(roll(1).position).toMatchObject({ phase: 'action', ball: 'h8', touch: 'home', loose: 1, factor: null });
    const won = roll(1, { pieces: { away: { 6: 'h7' } } });
    expect(won.event('possession')).toMatchObject({ side: 'away', n: '6', rule: 'CTY-EXT-12' });
    expect(won.position).toMatchObject({ attacker: 'away', phase: 'ball', turn: { fresh: true } });
    const stuck = { ball: 'h21', touch: 'away', pieces: { away: { 1: 'h21' } } };
    expect(roll(1, stuck).event('possession')).toMatchObject({ side: 'away', n: '1', rule: 'CTY-EXT-12' });
    expect(roll(1, { ball: 'h20', pieces: { home: { 8: 'h20' }, away: { 1: 'f19' } } }).position).toMatchObject({
      ball: 'h21',
    });
    const again = roll(1, { ball: 'h9', loose: 1 });
    expect(again.event('loose')).toMatchObject({ at: 'h11' });
    expect(again.event('possession')).toMatchObject({ rule: 'CTY-TRN-7' });
  });
});
