import { describe, expect, it } from 'vitest';
import type { Script } from '../../../test/support/script.ts';
import { fresh, load, placed } from './testing.ts';

const OVERTIME = { plays: 30, up: true };
const types = (match: Script): string[] => match.events.map(({ type }) => type);

describe('goals', () => {
  it('ELV-GOL-1, ELV-GOL-2: those outside their own half go off, keepers go home', () => {
    const match = load({
      home: { 1: '12', 2: '33', 3: '28', 4: '22' },
      away: { 1: '13', 2: '19', 3: '27' },
      ball: '33',
      score: [2, 1],
    });
    match.play('home', 'shoot');
    expect(match.position).toMatchObject({
      score: [3, 1],
      pieces: { home: { 1: '31', 2: null, 3: null, 4: '22' }, away: { 1: '32', 2: null, 3: '27' } },
    });
  });

  it('ELV-GOL-2: a keeper far from home goes back too', () => {
    const match = load({ home: { 1: '33' }, away: { 1: '34' }, ball: '33' }).play('home', 'shoot');
    expect(match.position).toMatchObject({ pieces: { home: { 1: '31' }, away: { 1: '32' } } });
  });

  it('ELV-GOL-3: from off the board where somebody is off, else a man of one’s choice', () => {
    const off = load({ home: { 2: '33' }, away: { 1: '13', 2: '19' }, ball: '33' }).play('home', 'shoot');
    expect(off.legal('away')).toEqual(['kickoff']);
    expect(off.refusal('away', 'kickoff:0')).toBe('ELV-GOL-3');
    const none = load({ home: { 2: '33' }, away: { 1: '13' }, ball: '33' }).play('home', 'shoot');
    expect(none.legal('away')).toHaveLength(10);
    for (const text of ['kickoff', 'kickoff:32', 'kickoff:1', 'kickoff:35'])
      expect(none.refusal('away', text)).toBe('ELV-GOL-3');
    const taken = none.position['pieces'] as { away: Record<string, string> };
    none.play('away', `kickoff:${taken.away['5']}`);
    expect(none.events).toEqual([
      { type: 'kickoff', side: 'away', piece: '5', from: taken.away['5'], space: '35', rule: 'ELV-GOL-3' },
    ]);
    expect(none.position).toMatchObject({ ball: '35', pieces: { away: { 5: '35' } } });
  });

  it('ELV-GOL-4, ELV-GOL-5: the scorer places first, the other rolls', () => {
    const match = load({ home: { 2: '33', 3: '28' }, away: { 1: '13', 2: '19', 3: '34' }, ball: '33' })
      .play('home', 'shoot')
      .play('away', 'kickoff');
    expect(match.turn).toMatchObject({ side: 'home', phase: 'place' });
    match.play('home', 'place:12').play('away', 'place:13').play('home', 'place:17');
    expect(match.position).toMatchObject({ phase: 'roll', side: 'away' });
  });

  it('ELV-GOL-4: with nobody to place the roll follows at once', () => {
    const match = load({ home: { 2: '33' }, away: { 1: '13' }, ball: '33' })
      .play('home', 'shoot')
      .play('away', 'kickoff:0');
    expect(match.turn).toMatchObject({ side: 'home', phase: 'place' });
    expect(match.play('home', 'place:12').position).toMatchObject({ phase: 'roll', side: 'away' });
  });

  it('ELV-GOL-5: a goal ends no period, time up or not', () => {
    const match = load({ home: { 2: '33' }, away: { 1: '13' }, ball: '33', time: OVERTIME }).play('home', 'shoot');
    expect(match.position).toMatchObject({ period: 1, phase: 'kickoff', time: OVERTIME });
  });
});

describe('time', () => {
  it('ELV-TIM-1: before time is up a 1 is a turn of one point', () => {
    expect(load({ phase: 'roll' }).roll('d6:1').position).toMatchObject({
      phase: 'play',
      points: 1,
      time: { plays: 6 },
    });
  });

  it('ELV-TIM-1: after it, other numbers are played and a 1 is not', () => {
    const match = load({ phase: 'roll', time: OVERTIME });
    expect(match.roll('d6:2').position).toMatchObject({ phase: 'play', time: { plays: 31, up: true } });
    match.play('home', 'end').roll('d6:1');
    expect(match.events).toEqual([
      { type: 'roll', side: 'away', value: 1, discarded: true, rule: 'ELV-TIM-1' },
      { type: 'period-end', period: 1, score: [0, 0], rule: 'ELV-TIM-1' },
      { type: 'period-start', period: 2, side: 'away', ends: { home: 'E', away: 'W' }, rule: 'ELV-TIM-2' },
    ]);
  });

  it('ELV-TIM-2, ELV-BRD-2: ends change, and with them halves, goals and who may go where', () => {
    const match = load({ phase: 'roll', time: OVERTIME, score: [1, 0] }).roll('d6:1');
    expect(match.position).toMatchObject({
      period: 2,
      phase: 'kickoff',
      side: 'away',
      score: [1, 0],
      time: { plays: 0, up: false },
      ends: { home: 'E', away: 'W' },
      pieces: { home: { 1: '32', 2: null }, away: { 1: '31', 2: null } },
      ball: null,
    });
    match.play('away', 'kickoff');
    expect(match.legal('home')).toHaveLength(27);
    const second = load({
      home: { 1: '32', 2: '34' },
      away: { 1: '31', 2: '33' },
      ball: '34',
      period: 2,
      ends: { home: 'E', away: 'W' },
    });
    expect(second.refusal('home', 'shoot')).toBeUndefined();
  });

  it('ELV-TIM-3: more goals win, equal is a draw', () => {
    const last = {
      phase: 'roll',
      period: 2,
      time: OVERTIME,
      ends: { home: 'E', away: 'W' },
      home: { 1: '32' },
      away: { 1: '31' },
    };
    const won = load({ ...last, score: [1, 0] }).roll('d6:1');
    expect(won.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [1, 0], reason: 'goals' } });
    expect(types(won)).toEqual(['roll', 'period-end', 'over']);
    expect(won.position).toMatchObject({
      phase: 'over',
      period: 'over',
      side: null,
      ball: null,
      time: OVERTIME,
      pieces: { home: { 1: '32', 5: null } },
    });
    expect(won.game.payoff(won.state)).toBe(1);
    const drawn = load(last).roll('d6:1');
    expect(drawn.event('over')).toEqual({
      type: 'over',
      winner: null,
      score: [0, 0],
      reason: 'draw',
      rule: 'ELV-TIM-3',
    });
    expect(drawn.game.payoff(drawn.state)).toBe(0.5);
  });

  it('ELV-TIM-4: the completing roll makes time up and is played', () => {
    const match = load({ phase: 'roll', time: { plays: 29, up: false } }).roll('d6:1');
    expect(types(match)).toEqual(['roll', 'time-up']);
    expect(match.event('time-up')).toEqual({ type: 'time-up', period: 1, rule: 'ELV-TIM-4' });
    expect(match.position).toMatchObject({ phase: 'play', points: 1, time: { plays: 30, up: true } });
    const extra = load({
      phase: 'roll',
      period: 'et1',
      options: { extraTime: true },
      time: { plays: 7, up: false },
    }).roll('d6:3');
    expect(extra.position).toMatchObject({ time: { plays: 8, up: true } });
  });

  it('ELV-TIM-4: with the whistle clock plays are counted but end nothing', () => {
    const match = load({ phase: 'roll', options: { clock: 'whistle' }, time: { plays: 99, up: false } }).roll('d6:1');
    expect(match.position).toMatchObject({ time: { plays: 100, up: false } });
  });

  it('ELV-TIM-5: the whistle sets time up once, in any phase but toss, shoot-out and over', () => {
    for (const match of [
      fresh({ start: 'home' }),
      placed(),
      load({}),
      load({ home: { 2: '33' }, ball: '33', phase: 'shot' }),
    ]) {
      expect(match.whistle().events).toEqual([{ type: 'time-up', period: 1, rule: 'ELV-TIM-5' }]);
      expect(match.position).toMatchObject({ time: { up: true } });
      expect(match.whistle().events).toEqual([]);
    }
    expect(fresh().game.whistle(fresh().state)).toEqual({ clause: 'ELV-TIM-5', facts: {} });
    expect(() => shootout().whistle()).toThrow('ELV-TIM-5');
    expect(() => load({ phase: 'roll', time: OVERTIME }).roll('d6:1').whistle()).not.toThrow();
  });

  it('ELV-TIM-6: extra time only when level, two periods in full', () => {
    const options = { extraTime: true, plays: 1, etPlays: 1, start: 'home' };
    const match = placed(options);
    for (const period of [2, 'et1', 'et2', 'over']) {
      endPeriod(match);
      expect(match.position).toMatchObject({ period });
      if (period === 'et1') expect(match.position).toMatchObject({ side: 'home', ends: { home: 'W' } });
      if (period === 'et2') expect(match.position).toMatchObject({ side: 'away', ends: { home: 'E' } });
      setUp(match);
    }
    expect(match.turn).toMatchObject({ result: { reason: 'draw' } });
    const ahead = load({
      phase: 'roll',
      period: 'et1',
      score: [1, 0],
      options: { extraTime: true },
      time: OVERTIME,
    }).roll('d6:1');
    expect(ahead.position).toMatchObject({ period: 'et2' });
  });

  it('ELV-TIM-7: a level match goes to the shoot-out, with or without extra time', () => {
    const match = shootout();
    expect(types(match)).toEqual(['roll', 'period-end', 'period-start']);
    expect(match.event('period-start')).toEqual({
      type: 'period-start',
      period: 'shootout',
      side: 'home',
      ends: { home: 'E', away: 'W' },
      rule: 'ELV-TIM-7',
    });
    const both = placed({ extraTime: true, shootout: true, plays: 1, etPlays: 1 });
    for (const period of [2, 'et1', 'et2', 'shootout']) {
      endPeriod(both);
      expect(both.position).toMatchObject({ period });
      setUp(both);
    }
  });
});

/** Places everybody where a period has just begun. */
function setUp(match: Script): void {
  while (match.turn.kind === 'choice') match.play(match.turn.side, match.legal(match.turn.side)[0]!);
}

/** From the first roll of a period of one play to its end. */
function endPeriod(match: Script): void {
  const rolled = match.roll('d6:2');
  rolled.play(rolled.position['side'] as 'home', 'end').roll('d6:1');
}

function shootout(options: object = {}): Script {
  const match = placed({ shootout: true, plays: 1, ...options });
  endPeriod(match);
  setUp(match);
  endPeriod(match);
  return match;
}

/** Shots in turn; `+` goes in, `-` is saved. */
function shoot(match: Script, shots: string): Script {
  for (const shot of shots) {
    const shooter = match.position['side'] as 'home' | 'away';
    match.play(shooter, 'set:1').play(shooter === 'home' ? 'away' : 'home', shot === '+' ? 'call:high' : 'call:low');
  }
  return match;
}

describe('the shoot-out', () => {
  it('ELV-SHO-1: in turn, the starter of the match first', () => {
    const match = shootout({ start: 'away' });
    expect(match.turn).toEqual({ kind: 'secret', sides: ['home', 'away'], phase: 'penalty' });
    expect(match.position).toMatchObject({ side: 'away', shootout: { score: [0, 0], shots: [0, 0] } });
    expect(shoot(match, '+').position).toMatchObject({ side: 'home', shootout: { score: [0, 1], shots: [0, 1] } });
  });

  it('ELV-SHO-2: keepers and the shooter on the penalty space; players 2 to 6 again and again', () => {
    const match = shootout();
    expect(match.position).toMatchObject({
      ball: '34',
      pieces: { home: { 1: '32', 2: '34', 3: null }, away: { 1: '31', 2: null } },
    });
    shoot(match, '+');
    expect(match.position).toMatchObject({ ball: '33', pieces: { home: { 2: null }, away: { 2: '33' } } });
    shoot(match, '+++++++++');
    expect(match.position).toMatchObject({ pieces: { home: { 2: '34' } }, shootout: { shots: [5, 5] } });
    expect(match.refusal('away', 'set:1')).toBe('ELV-SHT-4');
  });

  it('ELV-SHO-2: what is told of a penalty', () => {
    const match = shoot(shootout(), '+');
    expect(match.events).toEqual([
      { type: 'commit', side: 'away', rule: 'ELV-SHT-7' },
      { type: 'penalty', side: 'home', set: 1, call: 'high', goal: true, score: [1, 0], rule: 'ELV-SHO-2' },
    ]);
  });

  it('ELV-SHO-3: all ten are taken, then one goal more is enough', () => {
    const match = shoot(shootout(), '+-+-+-+-+');
    expect(match.position).toMatchObject({ phase: 'penalty', side: 'away' });
    shoot(match, '-');
    expect(match.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [0, 0], reason: 'shootout' } });
    const close = shoot(shootout(), '+++++++++-');
    expect(close.turn).toMatchObject({ result: { winner: 'home' } });
  });

  it('ELV-SHO-4: level after ten, on until a lead of two at equal shots', () => {
    const match = shoot(shootout(), '++++++++++');
    expect(shoot(match, '+-').position).toMatchObject({ phase: 'penalty', shootout: { score: [6, 5], shots: [6, 6] } });
    expect(shoot(match, '+').position).toMatchObject({ phase: 'penalty' });
    expect(types(shoot(match, '-'))).toEqual(['commit', 'penalty', 'over']);
  });

  it('ELV-SHO-5: its goals are not in the score; time is at rest', () => {
    const match = shoot(shootout(), '+-+-+-+-+-');
    expect(match.position).toMatchObject({
      score: [0, 0],
      shootout: { score: [5, 0], shots: [5, 5] },
      time: { plays: 0, up: false },
      period: 'over',
      ball: null,
    });
  });
});
