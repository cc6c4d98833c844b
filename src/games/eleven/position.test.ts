import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game as eleven } from './room.ts';
import { bare, fault, fresh, type Given, load, position } from './testing.ts';

const SECOND = { period: 2, ends: { home: 'E', away: 'W' } };
const SHOT: Given = { phase: 'shot', home: { 2: '33' }, ball: '33' };
/** Home's second penalty after 1:0. */
const PENALTY: Given = {
  phase: 'penalty',
  period: 'shootout',
  ends: SECOND.ends,
  home: { 1: '32', 3: '34' },
  away: { 1: '31' },
  ball: '34',
  time: { plays: 0, up: false },
  options: { shootout: true },
  shootout: { score: [1, 0], shots: [1, 1] },
};
const OVER: Given = {
  phase: 'over',
  period: 'over',
  side: null,
  ends: SECOND.ends,
  home: { 1: '32' },
  away: { 1: '31' },
  ball: null,
  time: { plays: 33, up: true },
};
const TOSS: Given = { phase: 'toss', side: null, starter: null, ball: null, time: { plays: 0, up: false } };
const KICKOFF: Given = { phase: 'kickoff', ball: null };
const PLACE: Given = { phase: 'place', home: { 2: '35' }, side: 'away' };

describe('positions that can be', () => {
  it.each([
    ['play', position({})],
    ['roll', position({ phase: 'roll' })],
    ['shot', position(SHOT)],
    ['shot with a sealed call', position({ ...SHOT, secret: { home: null, away: 'call:mid' } })],
    ['shot with a sealed die', position({ ...SHOT, secret: { home: 'set:6', away: null } })],
    ['penalty', bare(PENALTY)],
    ['over', bare(OVER)],
    ['toss', bare(TOSS)],
    ['kickoff', bare(KICKOFF)],
    ['place', bare(PLACE)],
    ['the second half', position({ ...SECOND, home: { 1: '32' }, away: { 1: '31' } })],
    ['whistle clock beyond the plays', position({ options: { clock: 'whistle' }, time: { plays: 400, up: false } })],
    [
      'a shoot-out that is over',
      bare({ ...OVER, options: { shootout: true }, shootout: { score: [3, 2], shots: [5, 5] } }),
    ],
    [
      'the starter one shot ahead',
      bare({
        ...PENALTY,
        side: 'away',
        home: { 1: '32' },
        away: { 1: '31', 2: '33' },
        ball: '33',
        shootout: { score: [1, 0], shots: [1, 0] },
      }),
    ],
  ])('%s', (_, given) => {
    const read = eleven.readPosition(given);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(eleven.writePosition(read.value)).toEqual(given);
  });

  it('the example of the specification', () => {
    const spec = readFileSync('docs/games/eleven.md', 'utf8');
    const example = JSON.parse(/```json\n(.+)\n```/.exec(spec)![1]!) as object;
    const read = eleven.readPosition(example);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(JSON.stringify(eleven.writePosition(read.value))).toBe(JSON.stringify(example));
  });
});

const { ball: _ball, ...withoutBall } = position({});
type Row = readonly [what: string, given: object, path: string, clause?: string];

const FAULTS: readonly Row[] = [
  ['a missing field', withoutBall, 'ball'],
  ['an unknown field', { ...position({}), extra: 1 }, 'extra'],
  ['an unknown option', position({ options: { pitch: 1 } }), 'options.pitch'],
  ['an option out of range', position({ options: { plays: 0 } }), 'options.plays'],
  ['another game', { ...position({}), game: 'mat' }, 'game'],
  ['another version', { ...position({}), v: 2 }, 'v'],
  ['a negative score', position({ score: [-1, 0] }), 'score[0]'],
  ['a score of three', position({ score: [0, 0, 0] }), 'score'],
  ['no list', position({ pieces: [] }), 'pieces'],
  ['a twelfth man', position({ home: { 2: '22' }, pieces: { home: { 12: '1' }, away: {} } }), 'pieces.home.1'],
  ['a piece off the list of spaces', position({ home: { 4: '65' } }), 'pieces.home.4', 'ELV-BRD-1'],
  ['a space as a number', position({ ball: 35 }), 'ball', 'ELV-BRD-1'],
  ['a ball off the list of spaces', position({ ball: '065' }), 'ball', 'ELV-BRD-1'],
  ['two pieces on one space', position({ home: { 4: '22' }, away: { 7: '22' } }), 'pieces.away.7', 'ELV-BRD-4'],
  ['a player on a goal', position({ home: { 1: '34', 4: '31' } }), 'pieces.home.4', 'ELV-BRD-3'],
  ['a keeper on the other goal', position({ home: { 1: '32' }, away: { 1: '33' } }), 'pieces.home.1', 'ELV-BRD-3'],
  ['a keeper off the board', position({ home: { 1: null } }), 'pieces.home.1', 'ELV-SET-2'],
  ...[KICKOFF, PLACE, TOSS].map(
    (given): Row => [
      'a keeper away from his goal',
      bare({ ...given, away: { 1: '33' } }),
      'pieces.away.1',
      'ELV-SET-2',
    ],
  ),
  ['a keeper away in over', bare({ ...OVER, home: { 1: '33' } }), 'pieces.home.1', 'ELV-SET-2'],
  ['a keeper away in penalty', bare({ ...PENALTY, away: { 1: '19' } }), 'pieces.away.1', 'ELV-SET-2'],
  ['a player off the board in play', position({ home: { 6: null } }), 'pieces.home.6', 'ELV-SET-4'],
  ['a player off the board in roll', position({ phase: 'roll', home: { 6: null } }), 'pieces.home.6', 'ELV-SET-4'],
  ['a player off the board in shot', position({ ...SHOT, away: { 6: null } }), 'pieces.away.6', 'ELV-SET-4'],
  ['a player in the other half at the kick-off', bare({ ...KICKOFF, home: { 2: '13' } }), 'pieces.home.2', 'ELV-SET-5'],
  ['a player in the centre at the kick-off', bare({ ...KICKOFF, home: { 2: '35' } }), 'pieces.home.2', 'ELV-SET-5'],
  [
    'a player in the centre while placing',
    bare({ ...PLACE, home: { 2: '35', 3: '36' } }),
    'pieces.home.3',
    'ELV-SET-5',
  ],
  ['a player on the board in toss', bare({ ...TOSS, home: { 2: '1' } }), 'pieces.home.2'],
  ['a player on the board in over', bare({ ...OVER, home: { 1: '32', 2: '1' } }), 'pieces.home.2'],
  ['placing without a player on 35', bare({ ...PLACE, home: { 2: '1' } }), 'ball', 'ELV-SET-3'],
  ['placing with the ball elsewhere', bare({ ...PLACE, ball: '36' }), 'ball', 'ELV-SET-3'],
  [
    'nobody left to place',
    position({ phase: 'place', home: { 2: '35' }, away: { 11: '27' }, side: 'home' }),
    'side',
    'ELV-SET-4',
  ],
  ['no ball in play', position({ ball: null }), 'ball'],
  ['no ball while placing', bare({ ...PLACE, ball: null }), 'ball', 'ELV-SET-3'],
  ['no ball to shoot', position({ ...SHOT, ball: null }), 'ball', 'ELV-SHT-1'],
  ['no ball for a penalty', bare({ ...PENALTY, ball: null }), 'ball', 'ELV-SHO-2'],
  ['a ball at the kick-off', bare({ ...KICKOFF, ball: '35' }), 'ball'],
  ['the ball alone on a goal', position({ home: { 1: '34' }, ball: '31' }), 'ball', 'ELV-KCK-8'],
  ['more points than rolled', position({ die: 3, points: 4 }), 'points'],
  ['a 7', position({ die: 7 }), 'die'],
  ['no die in play', position({ die: null, points: 0 }), 'die'],
  ['a die in roll', position({ phase: 'roll', die: 3 }), 'die'],
  ['points in roll', position({ phase: 'roll', points: 1 }), 'points'],
  ['kicks in roll', position({ phase: 'roll', kicks: 1 }), 'kicks'],
  ['a chain in roll', position({ phase: 'roll', chain: true }), 'chain', 'ELV-KCK-5'],
  ['21 kicks', position({ kicks: 21 }), 'kicks'],
  ['play in the zeroth play', position({ time: { plays: 0, up: false } }), 'time.plays'],
  ['a chain without kicks', position({ home: { 2: '35' }, chain: true }), 'chain', 'ELV-KCK-5'],
  ['a chain of twenty', position({ home: { 2: '35' }, chain: true, kicks: 20 }), 'chain', 'ELV-KCK-5'],
  ['a chain with a loose ball', position({ chain: true, kicks: 2 }), 'chain', 'ELV-KCK-5'],
  ['a chain with the ball lost', position({ away: { 2: '35' }, chain: true, kicks: 2 }), 'chain', 'ELV-KCK-5'],
  ['the keeper with a spent kick', position({ ball: '31', kicks: 1 }), 'ball', 'ELV-KPR-5'],
  ['the other keeper before a kick', position({ ball: '32' }), 'ball', 'ELV-KPR-3'],
  ['the keeper who has just had his turn', position({ phase: 'roll', ball: '32' }), 'ball', 'ELV-KPR-3'],
  ['a secret in play', position({ secret: { home: null, away: 'call:low' } }), 'secret.away'],
  ['the shooter’s call', position({ ...SHOT, secret: { home: 'call:low', away: null } }), 'secret.home', 'ELV-SHT-4'],
  ['the keeper’s die', position({ ...SHOT, secret: { home: null, away: 'set:1' } }), 'secret.away', 'ELV-SHT-4'],
  ['both committed', position({ ...SHOT, secret: { home: 'set:1', away: 'call:low' } }), 'secret', 'ELV-SHT-7'],
  ['a masked secret', position({ ...SHOT, secret: { home: '?', away: null } }), 'secret.home', 'ELV-SHT-4'],
  ['a shot from afar', position({ ...SHOT, home: { 2: '13' }, ball: '13' }), 'ball', 'ELV-SHT-1'],
  ['a shot by nobody', position({ ...SHOT, home: {}, ball: '33' }), 'ball', 'ELV-SHT-1'],
  ['a shot at an empty goal', position({ ...SHOT, away: { 1: '20' } }), 'pieces.away.1', 'ELV-SHT-3'],
  ['ends of another period', position({ ends: SECOND.ends }), 'ends.home', 'ELV-TIM-2'],
  ['two sides at one end', position({ ends: { home: 'W', away: 'W' } }), 'ends.away', 'ELV-TIM-2'],
  ['plays at the limit', position({ time: { plays: 30, up: false } }), 'time.up', 'ELV-TIM-4'],
  [
    'plays at the limit of extra time',
    position({ period: 'et1', options: { extraTime: true }, time: { plays: 8, up: false } }),
    'time.up',
    'ELV-TIM-4',
  ],
  ['extra time without the option', position({ period: 'et1' }), 'period', 'ELV-TIM-6'],
  ['a shoot-out without the option', bare({ ...PENALTY, options: {} }), 'period', 'ELV-TIM-7'],
  ['a shoot-out with a winner', bare({ ...PENALTY, score: [1, 0] }), 'score', 'ELV-TIM-7'],
  [
    'shots out of turn',
    bare({ ...PENALTY, shootout: { score: [1, 0], shots: [2, 1] } }),
    'shootout.shots',
    'ELV-SHO-1',
  ],
  [
    'shots out of turn with more goals than shots',
    bare({ ...PENALTY, shootout: { score: [3, 3], shots: [5, 2] } }),
    'shootout.shots',
    'ELV-SHO-1',
  ],
  ['another shooter', bare({ ...PENALTY, home: { 1: '32', 2: '34' } }), 'pieces.home.2', 'ELV-SHO-2'],
  ['a second man', bare({ ...PENALTY, home: { 1: '32', 3: '34', 4: '1' } }), 'pieces.home.4', 'ELV-SHO-2'],
  ['the ball off the spot', bare({ ...PENALTY, ball: '19' }), 'ball', 'ELV-SHO-2'],
  [
    'decided after five each',
    bare({ ...PENALTY, home: { 1: '32', 2: '34' }, shootout: { score: [3, 2], shots: [5, 5] } }),
    'shootout',
    'ELV-SHO-4',
  ],
  [
    'decided after seven each',
    bare({ ...PENALTY, home: { 1: '32', 4: '34' }, shootout: { score: [6, 4], shots: [7, 7] } }),
    'shootout',
    'ELV-SHO-4',
  ],
  [
    'decided a shot ago',
    bare({
      ...PENALTY,
      side: 'away',
      home: { 1: '32' },
      away: { 1: '31', 2: '33' },
      ball: '33',
      shootout: { score: [2, 3], shots: [6, 5] },
    }),
    'shootout',
    'ELV-SHO-4',
  ],
  [
    'over before it is decided',
    bare({ ...OVER, options: { shootout: true }, shootout: { score: [2, 2], shots: [5, 5] } }),
    'shootout',
    'ELV-SHO-4',
  ],
  ['more goals than shots', bare({ ...PENALTY, shootout: { score: [2, 0], shots: [1, 1] } }), 'shootout.score[0]'],
  ['a shoot-out without its table', bare({ ...PENALTY, shootout: null }), 'shootout'],
  ['a level end with the option and no shoot-out', bare({ ...OVER, options: { shootout: true } }), 'shootout'],
  [
    'a table in play',
    position({ options: { shootout: true }, shootout: { score: [0, 0], shots: [0, 0] } }),
    'shootout',
  ],
  [
    'a toss in the second half',
    bare({ ...TOSS, period: 2, ends: SECOND.ends, home: { 1: '32' }, away: { 1: '31' } }),
    'phase',
  ],
  ['a toss with a fixed start', bare({ ...TOSS, options: { start: 'home' } }), 'phase'],
  ['a toss with goals', bare({ ...TOSS, score: [1, 0] }), 'score'],
  ['a toss after plays', bare({ ...TOSS, time: { plays: 1, up: false } }), 'time'],
  ['a toss after time', bare({ ...TOSS, time: { plays: 0, up: true } }), 'time'],
  ['a toss with a starter', bare({ ...TOSS, starter: 'home' }), 'starter'],
  ['a toss with a side', bare({ ...TOSS, side: 'home' }), 'side'],
  ['play by nobody', position({ side: null }), 'side'],
  ['play without a starter', position({ starter: null }), 'starter'],
  ['another starter than the option says', position({ options: { start: 'away' } }), 'starter'],
  ['penalty in period 2', bare({ ...PENALTY, period: 2 }), 'phase'],
  ['over in period 2', bare({ ...OVER, period: 2 }), 'phase'],
  ['play in period over', position({ ...SECOND, period: 'over', home: { 1: '32' }, away: { 1: '31' } }), 'phase'],
];

describe('positions that cannot be', () => {
  for (const [what, given, path, clause] of FAULTS) {
    it(what, () => {
      const found = fault(given);
      expect(found.path).toBe(path);
      if (clause) expect(found.clause).toBe(clause);
    });
  }

  it('what is no object at all', () => {
    for (const given of [null, 7, 'eleven', []]) expect(eleven.readPosition(given)).toMatchObject({ ok: false });
  });
});

describe('the board as text', () => {
  it('shows every piece, the ball and every empty space once', () => {
    const words = eleven
      .describe(load({ home: { 2: '35' } }).state)
      .split(/\s+/)
      .filter(Boolean);
    expect(words).toHaveLength(65);
    expect(words.filter((word) => word.startsWith('H'))).toHaveLength(11);
    expect(words.filter((word) => word.startsWith('A'))).toHaveLength(11);
    expect(words).toContain('H2*');
    expect(eleven.describe(fresh().state)).toContain('(35)');
  });
});
