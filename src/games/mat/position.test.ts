import { describe, expect, it } from 'vitest';
import { game as mat } from './room.ts';
import { fault, type Given, load, position, THREE_OUT, USED } from './testing.ts';

const penaltyFor = (given: Given): Given => ({
  phase: 'penalty',
  side: 'away',
  ball: 'e3',
  penalty: { taker: 'away', cause: 'foul' },
  ...given,
  home: { p3: 'd3', ...given.home },
  away: { p6: 'e3', ...given.away },
});
const shootout = (given: Given): Given => ({
  options: { tie: 'shootout', clock: 'whistle' },
  period: 'shootout',
  phase: 'penalty',
  shootout: { first: 'home', taken: [0, 0], goals: [0, 0] },
  ...given,
});
const over = (result: object, given: Given = {}): Given => ({
  period: 'over',
  phase: 'over',
  side: null,
  result,
  ...given,
});
const beforeKickoff = (given: Given): Given => ({ ball: null, phase: 'kickoff', starts: 'home', ...given });
const afterGoal = (given: Given): Given => beforeKickoff({ score: [0, 1], ...given });
const goalPause = (given: Given): Given => ({ ball: null, phase: 'after', starts: 'away', score: [1, 0], ...given });
const penaltyPause = (given: Given): Given => ({ phase: 'after', penalty: { taker: 'away', cause: 'foul' }, ...given });
const COACHED = { taker: 'away', cause: 'coaching' };
const setup = (given: Given): Given => ({ ball: null, phase: 'setup', time: { plays: 0, up: false }, ...given });
const firstSetup = (given: Given): Given =>
  setup({
    home: inHand,
    away: { ...inHand, p1: 'hand' },
    side: 'away',
    formation: { home: { p1: 'e1' }, away: {} },
    ...given,
  });
const inHand = { p1: 'e1', p2: 'hand', p3: 'hand', p4: 'hand', p5: 'hand', p6: 'hand' };

describe('positions', () => {
  it.each<[string, Given]>([
    ['in play', { ban: { side: 'home', pawn: 'p5' }, yellow: { home: ['p1', 'p6'], away: ['p7'] } }],
    ['after a turn', { phase: 'after', ban: { side: 'away', pawn: 'p5' } }],
    ['the pause after a goal', goalPause({})],
    ['a substitution in that pause', afterGoal({ subbed: true, home: USED })],
    ['the pause before a penalty', penaltyPause({})],
    ['a whistle in that pause', penaltyPause({ options: { clock: 'whistle' }, time: { plays: 20, up: true } })],
    ['the last turn in that pause', penaltyPause({ options: { maxTurns: 20 } })],
    ['a penalty for coaching', penaltyPause({ penalty: COACHED, coached: { home: 2, away: 0 } })],
    ['a penalty', penaltyFor({ secret: { home: 2, away: null } })],
    ['a whistle in a penalty', penaltyFor({ options: { clock: 'whistle' }, time: { plays: 20, up: true } })],
    ['a keeper to be put in', penaltyFor({ phase: 'keeper', side: 'home', home: { p1: 'a1' } })],
    [
      'a shoot-out without a ball',
      shootout({ ball: null, shootout: { first: 'home', taken: [6, 5], goals: [5, 5] }, side: 'away' }),
    ],
    ['the set-up', firstSetup({})],
    ['many plays', { time: { plays: 123_456, up: false } }],
    ['a forfeit', over({ winner: 'away', reason: 'forfeit' }, { home: { ...THREE_OUT, p5: 'out' } })],
    ['a draw', over({ winner: null, reason: 'time' }, { options: { maxTurns: 20 }, ball: null })],
  ])('%s is read and written without change', (_what, given) => {
    const text = position(given);
    expect(load(given).position).toEqual(text);
    expect(JSON.stringify(load(given).position)).toBe(JSON.stringify(text));
  });

  it.each<[string, string, Given]>([
    ['MAT-MOVE-2', 'pieces.home.p6', { home: { p5: 'f6' } }],
    ['MAT-AREA-1', 'pieces.home', { home: { p3: 'd1' } }],
    [
      'MAT-SUB-1',
      'pieces.home',
      {
        home: { p7: 'a1', p6: 'f6' },
        formation: { home: { p1: 'e1', p2: 'c4', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6', p7: 'a1' } },
      },
    ],
    ['MAT-SUB-1', 'pieces.home', { home: { p4: 'off' } }],
    ['MAT-SUB-3', 'pieces.home.p7', { home: { p7: 'off' } }],
    [
      'MAT-SUB-3',
      'pieces.home.p4',
      {
        home: { p4: 'sub', p7: 'g4' },
        formation: { home: { p1: 'e1', p2: 'c4', p3: 'e3', p5: 'd6', p6: 'f6', p7: 'g4' } },
      },
    ],
    ['MAT-SUB-4', 'pieces.home.p4', { options: { subs: 'rolling' }, home: USED }],
    ['MAT-SET-1', 'pieces.home.p2', { home: { p2: 'hand' } }],
    ['MAT-FORF-1', 'pieces.home', { home: { ...THREE_OUT, p5: 'out' } }],
    ['MAT-SET-2', 'formation.home.p2', { formation: { home: { p1: 'e1', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6' } } }],
    [
      'MAT-SET-2',
      'formation.home.p2',
      { formation: { home: { p1: 'e1', p2: 'b4', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6' } } },
    ],
    [
      'MAT-SET-2',
      'formation.home.p2',
      { formation: { home: { p1: 'e1', p2: 'e1', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6' } } },
    ],
    [
      'MAT-SET-2',
      'formation.home',
      { formation: { home: { p1: 'e1', p2: 'd1', p3: 'e3', p4: 'g4', p5: 'd6', p6: 'f6' } } },
    ],
    ['MAT-SET-3', 'side', firstSetup({ side: 'home' })],
    ['MAT-SET-3', 'side', setup({})],
    ['MAT-SET-2', 'pieces.home.p2', beforeKickoff({ home: { p2: 'c5' } })],
    ['MAT-SET-2', 'pieces.home.p2', goalPause({ home: { p2: 'c5' } })],
    ['MAT-GOAL-2', 'starts', firstSetup({ starts: 'home' })],
    ['MAT-GOAL-2', 'starts', firstSetup({ score: [1, 0] })],
    ['MAT-COIN-1', 'score', { phase: 'coin', side: null, ball: null, score: [1, 0] }],
    ['MAT-CARD-1', 'yellow', firstSetup({ yellow: { home: ['p1'], away: [] } })],
    ['MAT-CARD-1', 'yellow', firstSetup({ yellow: { home: [], away: ['p7'] } })],
    ['MAT-CARD-1', 'yellow.home', { home: { p2: 'out' }, yellow: { home: ['p2'], away: [] } }],
    ['MAT-STEAL-4', 'ban', { ban: { side: 'away', pawn: 'p5' } }],
    ['MAT-STEAL-4', 'ban', { phase: 'after', ban: { side: 'home', pawn: 'p5' } }],
    ['MAT-STEAL-4', 'ban', goalPause({ ban: { side: 'away', pawn: 'p5' } })],
    ['MAT-STEAL-4', 'ban', penaltyPause({ ban: { side: 'away', pawn: 'p5' } })],
    ['MAT-STEAL-4', 'ban.pawn', { ban: { side: 'home', pawn: 'p7' } }],
    ['MAT-SUB-2', 'subbed', { subbed: true }],
    ['MAT-SUB-2', 'subbed', afterGoal({ subbed: true })],
    ['MAT-SUB-2', 'subbed', beforeKickoff({ subbed: true, home: USED })],
    ['MAT-SUB-2', 'subbed', { phase: 'after', subbed: true }],
    ['MAT-SUB-2', 'subbed', goalPause({ options: { subs: 'rolling' }, subbed: true })],
    ['MAT-SUB-2', 'phase', { phase: 'after', home: USED }],
    ['MAT-SUB-2', 'phase', goalPause({ home: USED })],
    ['MAT-SUB-2', 'phase', penaltyPause({ home: USED })],
    ['MAT-SUB-6', 'starts', goalPause({ starts: 'home' })],
    ['MAT-SUB-6', 'starts', goalPause({ score: [0, 0] })],
    ['MAT-SUB-6', 'penalty', goalPause({ penalty: { taker: 'away', cause: 'foul' } })],
    ['MAT-SUB-6', 'side', penaltyPause({ side: 'away' })],
    ['MAT-TEAM-4', 'penalty.cause', penaltyPause({ penalty: COACHED })],
    ['MAT-TEAM-4', 'penalty.cause', penaltyFor({ penalty: COACHED, coached: { home: 1, away: 2 } })],
    ['MAT-PEN-1', 'penalty', { penalty: { taker: 'home', cause: 'foul' } }],
    ['MAT-PEN-1', 'penalty', penaltyFor({ penalty: null })],
    ['MAT-PEN-1', 'side', penaltyFor({ side: 'home' })],
    ['MAT-PEN-2', 'ball', penaltyFor({ ball: 'e4' })],
    ['MAT-PEN-2', 'ball', penaltyFor({ away: { p6: 'e4' } })],
    ['MAT-PEN-3', 'phase', penaltyFor({ phase: 'keeper', side: 'home' })],
    ['MAT-PEN-3', 'phase', penaltyFor({ home: { p1: 'a1' } })],
    ['MAT-PEN-4', 'secret', { secret: { home: 1, away: null } }],
    ['MAT-PEN-4', 'secret', penaltyFor({ secret: { home: 1, away: 2 } })],
    ['MAT-END-1', 'score', { score: [3, 0] }],
    ['MAT-END-1', 'score', { options: { mode: 'golden' }, score: [0, 1] }],
    ['MAT-TIME-1', 'time.plays', { options: { maxTurns: 20 } }],
    ['MAT-TIME-1', 'time.plays', { options: { maxTurns: 19 }, phase: 'after' }],
    ['MAT-TIME-1', 'time.plays', goalPause({ options: { maxTurns: 20 } })],
    ['MAT-TIME-1', 'time.plays', penaltyPause({ options: { maxTurns: 19 } })],
    ['MAT-TIME-1', 'time.plays', shootout({ options: { maxTurns: 19, tie: 'shootout' } })],
    ['MAT-TIME-1', 'time.plays', over({ winner: null, reason: 'time' }, { options: { maxTurns: 19 } })],
    ['MAT-TIME-1', 'result.reason', over({ winner: null, reason: 'time' }, { options: { maxTurns: 21 } })],
    ['MAT-TIME-2', 'time.up', goalPause({ options: { clock: 'whistle' }, time: { plays: 20, up: true } })],
    ['MAT-TIME-2', 'time.up', penaltyFor({ time: { plays: 20, up: true } })],
    ['MAT-TIME-2', 'time.up', { options: { clock: 'whistle' }, time: { plays: 20, up: true } }],
    ['MAT-TIME-3', 'score', shootout({ score: [1, 0] })],
    ['MAT-SHOOT-1', 'shootout.taken', shootout({ shootout: { first: 'home', taken: [0, 1], goals: [0, 0] } })],
    ['MAT-SHOOT-1', 'side', shootout({ side: 'away' })],
    ['MAT-SHOOT-2', 'shootout', shootout({ shootout: { first: 'home', taken: [3, 3], goals: [3, 0] } })],
    ['MAT-TIME-4', 'shootout.first', shootout({ shootout: { first: 'away', taken: [0, 0], goals: [0, 0] } })],
    ['MAT-TIME-4', 'shootout', { shootout: { first: 'home', taken: [0, 0], goals: [0, 0] } }],
    ['MAT-TEAM-1', 'member.home', { member: { home: 2, away: 1 } }],
    ['MAT-END-1', 'result.winner', over({ winner: 'home', reason: 'goals' })],
    ['MAT-FORF-1', 'result.winner', over({ winner: 'home', reason: 'forfeit' })],
    ['MAT-TIME-3', 'result.winner', over({ winner: 'home', reason: 'time' }, { options: { clock: 'whistle' } })],
    [
      'MAT-TIME-3',
      'result.reason',
      over({ winner: null, reason: 'time' }, { options: { clock: 'whistle', tie: 'shootout' } }),
    ],
    ['MAT-TIME-1', 'result.reason', over({ winner: null, reason: 'time' })],
    ['MAT-START-1', 'ball', beforeKickoff({ ball: 'e7' })],
    ['MAT-START-1', 'ball', goalPause({ ball: 'e7' })],
    ['MAT-START-1', 'starts', beforeKickoff({ starts: 'away' })],
  ])('%s is broken at %s', (clause, path, given) => {
    expect(fault(given)).toMatchObject({ clause, path });
  });

  it.each<[string, Given]>([
    ['pieces.home.p1', { home: { p1: 'e0' } }],
    ['pieces.home.p1', { home: { p1: 'j1' } }],
    ['ball', { ball: null }],
    ['ball', { ball: 'e14' }],
    ['side', { side: null }],
    ['side', { phase: 'coin', ball: null }],
    ['starts', { starts: 'home' }],
    ['result', { result: { winner: null, reason: 'time' } }],
    ['phase', { period: 'over' }],
    ['yellow.home[1]', { yellow: { home: ['p2', 'p1'], away: [] } }],
    ['options.minutes', { options: { minutes: 0 } }],
    ['options.minutes', { options: { minutes: 61 } }],
    ['options.goals', { options: { goals: 0 } }],
    ['options.extra', { options: { extra: 1 } }],
    ['extra', { extra: 1 }],
    ['score', { score: [0] }],
  ])('a fault at %s', (path, given) => {
    expect(fault(given).path).toBe(path);
  });

  it('the form of version 1, without the minutes, is refused', () => {
    const { minutes, ...options } = position({})['options'] as Record<string, unknown>;
    expect(minutes).toBe(20);
    const read = mat.readPosition({ ...position({}), options });
    expect(read.ok ? '' : read.error.path).toBe('options.minutes');
  });

  it('a view is no position to load', () => {
    const committed = load(penaltyFor({ secret: { home: 2, away: null } }));
    expect(mat.readPosition(mat.writePosition(mat.view(committed.state, 'away'))).ok).toBe(false);
  });
});
