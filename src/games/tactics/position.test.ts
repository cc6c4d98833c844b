import { describe, expect, it } from 'vitest';
import type { Position } from '../../core/game.ts';
import { game as tactics } from './room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from './testing.ts';

type Fields = Record<string, unknown>;
/** Home's f1 has the ball on d8 before the first move of a set; what is given changes that. */
const position = (fields: Fields = {}, home: Fields = {}, away: Fields = {}): Position =>
  sketch(
    { f1: 'd8', ...(home as object) },
    { d1: 'b13', ...(away as object) },
    {
      phase: 'moveroll',
      ball: 'd8',
      holder: 'f1',
      ...fields,
    },
  );
const errorOf = (given: unknown): { path: string; clause?: string } | undefined => {
  const read = tactics.readPosition(given);
  return read.ok ? undefined : read.error;
};

const FRESH = tactics.writePosition(tactics.setup(position().options as never));
const SETUP: Fields = { phase: 'setup', ball: null, holder: null, time: { plays: 0, up: false } };
const FORMATION = { ...HOME_TEAM, gk: null, f1: null, f2: null };
const RIVALS = { ...AWAY_TEAM, gk: null, f1: null, f2: null };
/** Home is setting up a kick-off. */
const setup = (fields: Fields = {}, home: Fields = {}, away: Fields = {}): Position =>
  position({ ...SETUP, ...fields }, { ...FORMATION, ...home }, { ...RIVALS, ...away });
const LOOSE: Fields = { phase: 'takeroll', ball: 'd10', holder: null };
const CORNER: Fields = {
  phase: 'pick',
  ball: 'a16',
  restart: 'corner',
  corner: { left: { home: 3, away: 3 }, pick: null },
};
const corner = (fields: Fields, away: Fields = {}): Position => position({ ...CORNER, ...fields }, { f1: 'a16' }, away);
const KICKS: Fields = {
  period: 'shootout',
  phase: 'shootkick',
  ball: null,
  holder: null,
  time: { plays: 0, up: false },
  shootout: { first: 'home', taken: [1, 1], goals: [1, 0] },
};
const OVER: Fields = {
  period: 'over',
  phase: 'over',
  side: null,
  ball: null,
  holder: null,
  time: { plays: 0, up: false },
  score: [1, 0],
  result: { winner: 'home', reason: 'time' },
};
const SENDOFF: Fields = { phase: 'sendoff', ball: 'd12', cards: { away: { gk: 1 } } };
/** Away's keeper has fouled home's f1 on d12. */
const sendoff = (fields: Fields = {}, away: Fields = {}): Position =>
  position({ ...SENDOFF, ...fields }, { f1: 'd12' }, { gk: 'd12', ...away });
/** The same in away's area. */
const sendoffInArea = (fields: Fields): Position =>
  position({ ...SENDOFF, ball: 'd15', ...fields }, { f1: 'd15' }, { gk: 'd15' });
const KICKOFF: Fields = { phase: 'ballroll', restart: 'kickoff', time: { plays: 1, up: false } };
const TAKER: Fields = { phase: 'taker', restart: 'freekick', holder: null };
const PENALTY: Fields = { phase: 'clear', restart: 'penalty', chance: true };

const GOOD: Record<string, Position> = {
  'a set': position(),
  'a set-up': setup(),
  'a set-up with the ball': setup({ ball: 'd8', holder: 'f2' }, { gk: 'e1', f2: 'd8' }),
  'a loose ball': position({ ...LOOSE, barred: 'f1', offside: null }),
  'a corner': corner({}),
  'a kick-off': position(KICKOFF),
  'a keeper who has fouled': sendoff({ passes: 2, offside: null }),
  'a keeper of A who has fouled': position(
    { phase: 'sendoff', ball: 'd1', holder: 'gk', cards: { home: { gk: 1 } } },
    {},
    { m1: 'd1' },
  ),
  'a keeper who has fouled in a chance': sendoffInArea({ chance: true }),
  'a keeper who has fouled after a dribble in his area': sendoffInArea({}),
  'a keeper who has fouled with time up': sendoff({ time: { plays: 5, up: true }, options: { clock: 'whistle' } }),
  'a shot where the keeper was beaten': position(
    { phase: 'shot', ball: 'd12', chance: true },
    { f1: 'd12' },
    { gk: 'd12' },
  ),
  'a free kick where only the limits of row and column bar everybody': position(
    { ...TAKER, side: 'away', ball: 'd15' },
    { f1: 'd15' },
    { gk: 'f16', d1: 'a15', d2: 'b15', d3: 'c15', d4: 'e15', m1: 'd14', m2: 'd13', m3: 'd12' },
  ),
  'a shoot-out': position(KICKS),
  'the end': position(OVER),
  'the end by kicks': position({
    ...OVER,
    score: [1, 1],
    shootout: { first: 'away', taken: [5, 5], goals: [3, 2] },
    result: { winner: 'home', reason: 'shootout' },
  }),
  'a penalty before its taker stands': position({ ...PENALTY, ball: 'd15', queue: ['home:f1'] }, { f1: 'd15' }),
  'a penalty with A next': position(
    { ...PENALTY, ball: 'd13', queue: ['home:m1', 'away:d2', 'away:gk'] },
    { f1: 'd13', m1: 'c14' },
    { d2: 'd14' },
  ),
};

/** What is wrong → the position and the clause it breaks, if any. */
const BAD: Record<string, [given: unknown, path: string, clause?: string]> = {
  'a missing field': [{ ...position(), roll: undefined, queue: undefined, ball: undefined, v: 2 }, 'v'],
  'an unknown field': [{ ...position(), weather: 'rain' }, 'weather'],
  'incomplete options': [{ ...position(), options: { clock: 'plays' } }, 'options.playsPerHalf'],
  'a piece off the board': [position({}, { m1: 'i3' }), 'pieces.home.m1'],
  'a side in the opening': [{ ...FRESH, side: 'home' }, 'side'],
  'no side in a set': [position({ side: null }), 'side'],
  'a result before the end': [position({ result: { winner: 'home', reason: 'time' } }), 'result'],
  'back without advantage': [position({ back: 'defend' }), 'back', 'STW-MIN-3'],
  'a shoot-out phase in a half': [position({ ...KICKS, period: 2, shootout: null }), 'phase'],
  'two pawns on a space': [position({}, { m1: 'd8' }), 'pieces.home.f1', 'STW-MOVE-6'],
  'a defender beyond halfway': [position({}, { d2: 'a9' }), 'pieces.home.d2', 'STW-MOVE-7'],
  'a keeper beyond halfway': [position({}, {}, { gk: 'd8' }), 'pieces.away.gk', 'STW-GK-5'],
  'a keeper sent off': [position({}, { gk: 'out' }), 'pieces.home.gk', 'STW-CARD-6'],
  'five in an area': [
    position({}, { m1: 'c14', m2: 'd14', m3: 'e14', m4: 'f14', f2: 'c15' }),
    'pieces.home',
    'STW-LIM-3',
  ],
  'two in a goal area': [position({}, { d1: 'e1' }), 'pieces.home', 'STW-LIM-4'],
  'a pawn not placed': [position({}, { f2: null }), 'pieces.home.f2', 'STW-SETUP-1'],
  'a card of a pawn sent off': [position({ cards: { home: { m1: 1 } } }), 'cards.home.m1', 'STW-CARD-2'],
  'a card without defenders': [position({ cards: { home: { d: 1 } } }), 'cards.home.d', 'STW-CARD-2'],
  'an opening with goals': [{ ...FRESH, score: [1, 0] }, 'score', 'STW-SETUP-1'],
  'an opening with time up': [{ ...FRESH, time: { plays: 0, up: true } }, 'time', 'STW-SETUP-1'],
  'an opening with a starter': [{ ...FRESH, starter: 'home' }, 'starter', 'STW-OPEN-1'],
  'a defender off the formation': [setup({}, { d1: 'b5' }), 'pieces.home.d1', 'STW-SETUP-3'],
  'a midfielder off the formation': [setup({}, {}, { m1: 'a10' }), 'pieces.away.m1', 'STW-SETUP-4'],
  'a defender missing from the formation': [setup({}, { d1: null }), 'pieces.home.d1', 'STW-SETUP-3'],
  'a midfielder missing from the formation': [setup({}, {}, { m4: null }), 'pieces.away.m4', 'STW-SETUP-4'],
  'a forward before the keeper': [setup({ ball: 'd8', holder: 'f1' }, { f1: 'd8' }), 'pieces.home.f1', 'STW-SETUP-6'],
  'a forward before the ball': [setup({}, { gk: 'd1', f1: 'd8' }), 'pieces.home.f1', 'STW-SETUP-6'],
  'the other keeper too early': [setup({}, {}, { gk: 'd16' }), 'pieces.away.gk', 'STW-SETUP-6'],
  'a keeper out of goal': [setup({}, { gk: 'd2' }), 'pieces.home.gk', 'STW-SETUP-2'],
  'a forward off the row': [
    setup({ ball: 'd8', holder: 'f1' }, { gk: 'd1', f1: 'd8', f2: 'f7' }),
    'pieces.home.f2',
    'STW-SETUP-5',
  ],
  'a rival forward in the zone': [
    setup({ ball: 'd8', holder: 'f1' }, { gk: 'd1', f1: 'd8', f2: 'f8' }, { gk: 'd16', f1: 'e9' }),
    'pieces.away.f1',
    'STW-SETUP-5',
  ],
  'a kick-off off the circle': [setup({ ball: 'c8', holder: 'f1' }, { gk: 'd1', f1: 'c8' }), 'ball', 'STW-SETUP-7'],
  'a kick-off off the circle when the set-up is done': [
    position({ ...KICKOFF, ball: 'c8' }, { f1: 'c8' }),
    'ball',
    'STW-SETUP-7',
  ],
  "a kick-off on D's half of the circle": [position({ ...KICKOFF, ball: 'd9' }, { f1: 'd9' }), 'ball', 'STW-SETUP-7'],
  'an interrupted kick-off off the circle': [
    position({ ...KICKOFF, phase: 'advantage', back: 'ballroll', ball: 'c8' }, { f1: 'c8' }),
    'ball',
    'STW-SETUP-7',
  ],
  'nothing left to place': [
    position({ ...SETUP, ball: 'd8', holder: 'f1' }, HOME_TEAM, AWAY_TEAM),
    'phase',
    'STW-SETUP-7',
  ],
  'no ball in a set': [position({ ball: null, holder: null }), 'ball'],
  'a ball before its spot': [position({ phase: 'spot', restart: 'freekick' }), 'ball'],
  'a holder elsewhere': [position({ ball: 'd9' }), 'holder'],
  'a loose ball on a pawn': [position({ ...LOOSE, ball: 'b13' }), 'ball', 'STW-CAP-1'],
  'a battle alone': [position({ phase: 'battle' }), 'ball', 'STW-BAT-1'],
  'a foul of a keeper who stands elsewhere': [sendoff({}, { gk: 'd11' }), 'ball', 'STW-BAT-1'],
  'a choice who leaves for a field pawn': [sendoff({}, { gk: 'd16', m1: 'd12' }), 'ball', 'STW-CARD-6'],
  'a choice who leaves for a keeper never booked': [sendoff({ cards: {} }), 'cards.away.gk', 'STW-CARD-6'],
  'a choice who leaves where nobody is left': [sendoff({}, { d1: 'out' }), 'pieces.away', 'STW-CARD-6'],
  'a choice who leaves without a holder': [sendoff({ holder: null }), 'holder'],
  'a choice who leaves with a number rolled': [sendoff({ roll: 3 }), 'roll', 'STW-GK-4'],
  'a choice who leaves in a restart': [sendoff({ restart: 'freekick' }), 'restart', 'STW-TURN-1'],
  'a choice who leaves in a chance away from the area': [sendoff({ chance: true }), 'chance', 'STW-AREA-1'],
  'a choice who leaves with a barred pawn': [sendoff({ barred: 'f1' }), 'barred', 'STW-TOUCH-1'],
  'a roll too many': [position({ roll: 3 }), 'roll', 'STW-GK-4'],
  'no roll': [position({ phase: 'move' }), 'roll', 'STW-GK-4'],
  'a seven with a field pawn': [position({ phase: 'ball', roll: 7 }), 'roll', 'STW-GK-4'],
  'a one with the keeper': [position({ phase: 'ball', roll: 1, ball: 'd1', holder: 'gk' }), 'roll', 'STW-GK-4'],
  'a pass before the ball was played': [position({ passes: 1 }), 'passes', 'STW-PASS-2'],
  'a second pass still to play': [position({ phase: 'ballroll', passes: 2 }), 'passes', 'STW-PASS-2'],
  'a pass at a restart': [position({ phase: 'ballroll', passes: 1, restart: 'freekick' }), 'passes', 'STW-PASS-2'],
  'two passes and a loose ball': [position({ ...LOOSE, passes: 2 }), 'passes', 'STW-PASS-2'],
  'a pass before a penalty': [
    position({ ...PENALTY, phase: 'shot', ball: 'd13', passes: 1 }, { f1: 'd13' }),
    'passes',
    'STW-PASS-2',
  ],
  'a shot without a chance': [position({ phase: 'shot', ball: 'd14' }, { f1: 'd14' }), 'chance', 'STW-SCORE-1'],
  'a penalty shot without a chance': [
    position({ phase: 'shot', restart: 'penalty', ball: 'd13' }, { f1: 'd13' }),
    'chance',
    'STW-SCORE-1',
  ],
  'a penalty without a chance': [
    position({ ...PENALTY, chance: false, ball: 'd15', queue: ['home:f1'] }, { f1: 'd15' }),
    'chance',
    'STW-AREA-1',
  ],
  'a shot beside the keeper': [
    position({ phase: 'shot', ball: 'd12', chance: true }, { f1: 'd12' }, { gk: 'd13', d1: 'd12' }),
    'ball',
    'STW-SCORE-1',
  ],
  "a shot on A's own keeper": [
    position({ phase: 'shot', ball: 'd1', holder: 'gk', chance: true }, {}, { m1: 'd1' }),
    'ball',
    'STW-SCORE-1',
  ],
  'a penalty on the keeper off the arc': [
    position({ phase: 'shot', ball: 'd12', chance: true, restart: 'penalty' }, { f1: 'd12' }, { gk: 'd12' }),
    'ball',
    'STW-SCORE-1',
  ],
  'a shot from midfield': [position({ phase: 'shot', chance: true }), 'ball', 'STW-SCORE-1'],
  'a penalty off the arc': [
    position({ phase: 'shot', chance: true, restart: 'penalty', ball: 'd14' }, { f1: 'd14' }),
    'ball',
    'STW-SCORE-1',
  ],
  'a chance in midfield': [position({ phase: 'defend', chance: true }), 'chance', 'STW-AREA-1'],
  'a chance with a loose ball': [position({ ...LOOSE, ball: 'd14', chance: true }), 'chance', 'STW-AREA-1'],
  'a restart in the wrong phase': [position({ phase: 'moveroll', restart: 'kickoff' }), 'restart', 'STW-TURN-1'],
  'a free kick that nobody can take': [
    position(
      { phase: 'taker', restart: 'freekick', holder: null, ball: 'd9' },
      { m1: 'out', m2: 'out', m3: 'out', m4: 'out', f1: 'out', f2: 'out' },
    ),
    'ball',
    'STW-OFF-6',
  ],
  'a taker without a restart': [position({ phase: 'taker', holder: null }), 'restart', 'STW-TURN-1'],
  'a goal kick of a field pawn': [position({ restart: 'goalkick' }), 'holder', 'STW-GKICK-3'],
  'a corner in midfield': [position({ ...CORNER, ball: 'd8' }), 'ball', 'STW-CORN-1'],
  'a barred pawn with a held ball': [position({ phase: 'defend', barred: 'f1' }), 'barred', 'STW-TOUCH-1'],
  'flags before a kick': [position({ offside: ['f1'] }), 'offside', 'STW-OFF-1'],
  'no off-side before a kick': [position({ phase: 'ballroll', offside: null }), 'offside', 'STW-OFF-1'],
  'a flag on a pawn sent off': [position({ ...LOOSE, offside: ['m1'] }), 'offside', 'STW-OFF-1'],
  'flags out of order': [position({ ...LOOSE, offside: ['f1', 'm1'] }), 'offside[1]', 'STW-OFF-1'],
  'placements out of turn': [
    corner({ corner: { left: { home: 2, away: 3 }, pick: null } }),
    'corner.left',
    'STW-CORN-5',
  ],
  'no placement left to pick': [
    corner({ corner: { left: { home: 0, away: 0 }, pick: null } }),
    'corner.left',
    'STW-CORN-5',
  ],
  'a pick of somebody sent off': [
    corner({ phase: 'place', corner: { left: { home: 3, away: 3 }, pick: 'm4' } }),
    'corner.pick',
    'STW-CORN-4',
  ],
  'a pick of the taker': [
    corner({ phase: 'place', corner: { left: { home: 3, away: 2 }, pick: 'f1' } }),
    'corner.pick',
    'STW-CORN-4',
  ],
  'advantage over who leaves': [sendoff({ phase: 'advantage', back: 'sendoff' }), 'back', 'STW-MIN-3'],
  'advantage over an own choice': [position({ phase: 'advantage', back: 'move', roll: 2 }), 'back', 'STW-MIN-3'],
  'a queue outside clear': [position({ queue: ['away:d1'] }), 'queue', 'STW-CLEAR-1'],
  'a queue of the wrong piece': [
    position({ phase: 'clear', restart: 'freekick', queue: ['away:d1'] }, {}, { m1: 'd9' }),
    'queue',
    'STW-CLEAR-1',
  ],
  'a goal kick without its keeper': [
    position({ phase: 'clear', restart: 'goalkick', ball: null, holder: null, queue: ['away:m1'] }, {}, { m1: 'd2' }),
    'queue',
    'STW-CLEAR-1',
  ],
  'a penalty queue off the arc': [
    position({ ...PENALTY, ball: 'd15', queue: ['away:gk'] }, { f1: 'd15' }),
    'ball',
    'STW-PEN-3',
  ],
  'a penalty taker placed twice': [
    position({ ...PENALTY, ball: 'd13', queue: ['home:f1'] }, { f1: 'd13' }),
    'queue',
    'STW-CLEAR-1',
  ],
  'a penalty taker far from the area': [position({ ...PENALTY, queue: ['home:f1'] }), 'ball', 'STW-PEN-3'],
  'a penalty queue out of turn': [
    position({ ...PENALTY, ball: 'd13', queue: ['away:gk', 'home:m1'] }, { f1: 'd13', m1: 'c14' }),
    'queue',
    'STW-CLEAR-1',
  ],
  'no starter after the opening': [position({ starter: null }), 'starter', 'STW-OPEN-1'],
  'too many plays': [position({ time: { plays: 21, up: false } }), 'time.plays', 'STW-TIME-2'],
  'a set-up at the limit': [setup({ time: { plays: 20, up: false } }), 'time.plays', 'STW-TIME-2'],
  'no play after the kick-off': [position({ time: { plays: 0, up: false } }), 'time.plays', 'STW-SET-1'],
  'time up in a new set': [position({ time: { plays: 20, up: true } }), 'time.up', 'STW-TIME-4'],
  'extra time that was not agreed': [position({ period: 'et1', options: { tie: 'draw' } }), 'period', 'STW-END-2'],
  'a shoot-out with a winner': [position({ ...KICKS, score: [1, 0] }), 'score', 'STW-END-3'],
  'a shoot-out after a draw': [position({ ...KICKS, options: { tie: 'draw' } }), 'shootout', 'STW-END-3'],
  'kicks without a first side': [
    position({ ...KICKS, shootout: { first: null, taken: [0, 0], goals: [0, 0] } }),
    'shootout.first',
    'STW-SHOOT-2',
  ],
  'kicks out of turn': [
    position({ ...KICKS, shootout: { first: 'home', taken: [1, 2], goals: [0, 0] } }),
    'shootout.taken',
    'STW-SHOOT-3',
  ],
  'the wrong kicker': [position({ ...KICKS, side: 'away' }), 'side', 'STW-SHOOT-3'],
  'kicks after the decision': [
    position({ ...KICKS, shootout: { first: 'home', taken: [5, 5], goals: [3, 2] } }),
    'shootout',
    'STW-SHOOT-4',
  ],
  'an extra pair after a decided one': [
    position({ ...KICKS, side: 'away', shootout: { first: 'home', taken: [7, 6], goals: [6, 2] } }),
    'shootout.goals',
    'STW-SHOOT-4',
  ],
  'a shoot-out won by two in an extra pair': [
    position({
      ...OVER,
      score: [1, 1],
      shootout: { first: 'home', taken: [7, 7], goals: [5, 3] },
      result: { winner: 'home', reason: 'shootout' },
    }),
    'shootout.goals',
    'STW-SHOOT-4',
  ],
  'the wrong winner': [position({ ...OVER, score: [0, 1] }), 'result.winner', 'STW-END-1'],
  'a winner that the kicks deny': [
    position({
      ...OVER,
      score: [1, 1],
      shootout: { first: 'away', taken: [5, 5], goals: [2, 3] },
      result: { winner: 'home', reason: 'shootout' },
    }),
    'result.winner',
    'STW-SHOOT-4',
  ],
};

describe('a position', () => {
  it.each(Object.entries(GOOD))('%s loads to itself', (_, given) => {
    const read = tactics.readPosition(given);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(tactics.writePosition(read.value)).toEqual(given);
  });

  it.each(Object.entries(BAD))('%s is refused', (_, [given, path, clause]) => {
    expect(errorOf(given)).toMatchObject(clause ? { path, clause } : { path });
  });

  it('STW-LIM-1, STW-LIM-2 bind moves, not positions', () => {
    expect(errorOf(position({}, { m1: 'a5', m2: 'b5', m3: 'c5', m4: 'd5', d1: 'e5' }))).toBeUndefined();
    expect(errorOf(position({}, { m1: 'a5', m2: 'a6', m3: 'a7', m4: 'a8' }))).toBeUndefined();
  });
});
