import { describe, expect, it } from 'vitest';
import { never } from '../../../bots/bot.ts';
import { SearchBot } from '../../../bots/search/search.ts';
import { Choices } from '../../../core/choices.ts';
import { type Evaluation, valueOf } from '../../../core/expert.ts';
import { CHANCE, CHANCE_BIT, firstSeat, type Game } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/options.ts';
import { randomFrom } from '../../../core/random.ts';
import { step } from '../../../lab/playOut.ts';
import { OPTIONS, PHASE, type Tactics } from '../model.ts';
import { lastRow } from '../offside.ts';
import { game as tactics } from '../room.ts';
import { AWAY_TEAM, HOME_TEAM, sketch } from '../testing.ts';
import { battleWon, FORWARD, robbed, shotComing } from './battles.ts';
import { tacticsSearchEvaluation } from './inSearch.ts';
import { passPromise, setPromise } from './passes.ts';

type Team = Record<string, string>;
const load = (home: Team, away: Team, fields: object): Tactics => {
  const read = tactics.readPosition(sketch(home, away, { ...fields }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const worth = (s: Tactics): number => valueOf(tacticsSearchEvaluation, s);
const promise = (s: Tactics): number => passPromise(s, 1, lastRow(s, 1));
const kicking = { phase: 'ballroll', ball: 'd10', holder: 'f1' };

describe('what the search of tactics judges by', () => {
  it('has a weight for every name', () => {
    expect(tacticsSearchEvaluation.weights).toHaveLength(tacticsSearchEvaluation.names.length);
  });

  it('is even before the opening roll, and mirrors the sides', () => {
    expect(worth(tactics.setup(defaultOptions(OPTIONS)))).toBeCloseTo(0.5, 12);
    const home = load({ f1: 'd12', m1: 'c13' }, { d1: 'b13' }, { phase: 'moveroll', ball: 'd12', holder: 'f1' });
    const away = load(
      { d1: 'b4' },
      { f1: 'd5', m1: 'c4' },
      { phase: 'moveroll', side: 'away', ball: 'd5', holder: 'f1' },
    );
    expect(worth(home)).toBeGreaterThan(0.5);
    expect(worth(home) + worth(away)).toBeCloseTo(1, 12);
  });

  it('makes more of a lead when less time is left to answer it', () => {
    const led = (plays: number): number =>
      worth(
        load(
          { f1: 'd8' },
          { d1: 'b13' },
          { phase: 'moveroll', ball: 'd8', holder: 'f1', period: 2, score: [3, 0], time: { plays, up: false } },
        ),
      );
    expect(led(20)).toBeGreaterThan(led(10));
    expect(led(10)).toBeGreaterThan(led(1));
  });

  it('keeps what a goal was worth while the pawns are placed for the kick-off', () => {
    const s = tactics.setup(defaultOptions(OPTIONS));
    const choices = new Choices();
    const seen: number[] = [];
    const random = randomFrom('kick-off');
    for (let due = tactics.toMove(s); seen.length === 0 || s.phase === PHASE.setup; due = tactics.toMove(s)) {
      const seat = due === CHANCE_BIT ? CHANCE : firstSeat(due);
      if (s.phase === PHASE.setup) seen.push(worth(s));
      tactics.choices(s, seat, choices);
      tactics.apply(s, seat, choices.pick(random()));
    }
    expect(seen).toHaveLength(6);
    for (const value of seen) expect(Math.abs(value - seen[0]!)).toBeLessThan(0.005);
    expect(Math.abs(worth(s) - seen[0]!)).toBeLessThan(0.01);
  });

  const bestLine = async (s: Tactics): Promise<readonly string[]> => {
    const { line } = await new SearchBot(tacticsSearchEvaluation as Evaluation, { nodes: 60 }).choose({
      game: tactics as Game,
      view: tactics.view(s, 'home'),
      side: 'home',
      random: randomFrom('time is over'),
      isOver: never,
    });
    return line;
  };

  it('ends a match that is won and would go on for ever, time being over and the ball loose in the area', async () => {
    const s = load(
      { f1: 'd12', m1: 'g5', m2: 'b7' },
      { d1: 'b9', m1: 'g9' },
      { phase: 'take', ball: 'd14', roll: 2, period: 2, score: [6, 0], time: { plays: 20, up: true } },
    );
    expect(worth(s)).toBeLessThan(0.9);
    expect((await bestLine(s))[0]).toBe('move:d12-d14');
  });

  it('takes the chance when it trails and time is over, instead of waiting for ever', async () => {
    const s = load(
      { gk: 'd1', d1: 'a1', d2: 'c1', m1: 'd16', m2: 'd15', m3: 'f15', m4: 'c15', f1: 'b15', f2: 'b16' },
      { gk: 'e16', d1: 'd10', d2: 'c14', d3: 'e13', d4: 'f14', m3: 'e14', m4: 'd14', f1: 'f2', f2: 'f13' },
      { phase: 'take', ball: 'c16', roll: 1, barred: 'm4', score: [0, 2], time: { plays: 20, up: true } },
    );
    expect((await bestLine(s))[0]).toBe('move:d16-c16');
  });

  it('keeps its last defender and its last forward when one must leave (STW-CARD-6)', async () => {
    const s = load(
      { gk: 'd5', d2: 'c4', m1: 'a8', m2: 'h8', f1: 'b8' },
      { f1: 'd5', d1: 'b13' },
      { phase: 'sendoff', ball: 'd5', holder: 'f1', side: 'away', cards: { home: { gk: 1 } } },
    );
    expect((await bestLine(s))[0]).toMatch(/leave:m/);
  });

  it('knows what follows when a side says who leaves: a penalty, or a free kick of the fouled pawn', () => {
    const fields = { phase: 'sendoff', holder: 'f1', cards: { away: { gk: 1 } } };
    const penalty = load({ f1: 'd15' }, { gk: 'd15', d1: 'b13' }, { ...fields, ball: 'd15' });
    expect(shotComing(penalty, 1)).toBe(1);
    expect(worth(penalty)).toBeGreaterThan(0.5);
    const free = load({ f1: 'd12' }, { gk: 'd12', d1: 'b13' }, { ...fields, ball: 'd12' });
    expect(shotComing(free, 1)).toBe(0);
    const ours = { phase: 'sendoff', holder: 'gk', ball: 'd5', cards: { home: { gk: 1 } } };
    expect(worth(load({ gk: 'd5', m1: 'b4' }, { m1: 'd5' }, ours))).toBeLessThan(0.5);
  });

  const bot = new SearchBot(tacticsSearchEvaluation as Evaluation, { nodes: 12 });
  const LIMIT = 150;
  it.each([
    ['et1', [1, 0]],
    ['et1', [0, 1]],
    [2, [0, 0]],
    [2, [0, 1]],
  ])('ends period %s at %j, which goes on while the ball lies in an area with nobody near', async (period, score) => {
    const options = { playsPerHalf: 7, playsPerExtra: 7, tie: 'extra' };
    const loose = { phase: 'defend', side: 'away', ball: 'd3', barred: 'f1', time: { plays: 7, up: true } };
    const s = load(
      { ...HOME_TEAM, gk: 'd7', d1: 'f1', f1: 'b8', f2: 'a8' },
      { ...AWAY_TEAM, gk: 'd16', d1: 'a10', f1: 'd9', f2: 'a9' },
      { ...loose, period, score, options },
    );
    const { period: before } = s;
    const random = randomFrom('endless');
    let steps = 0;
    for (; steps < LIMIT && s.period === before; steps++) await step(tactics as Game, s, [bot, bot], random);
    expect(steps).toBeLessThan(LIMIT);
  });

  it('never holds a promise for more than the shot, nor the shot for more than the goal', () => {
    const pawns = [{ f1: 'd10', m1: 'c13', m2: 'f13' }, { d1: 'b13' }] as const;
    const promised = worth(load(...pawns, kicking));
    const shot = worth(load(...pawns, { phase: 'shot', ball: 'c13', holder: 'm1', chance: true, passes: 1 }));
    const scored = worth(load(...pawns, { ...kicking, score: [1, 0] }));
    expect(shot).toBeGreaterThan(promised);
    expect(scored).toBeGreaterThan(shot);
  });
});

describe('the promise of the passes left', () => {
  it('counts the numbers that find the star: from d10 a 3, and a 4 with a bend', () => {
    expect(promise(load({ f1: 'd10', m1: 'c13' }, { d1: 'b13' }, kicking))).toBeCloseTo(2 / 6, 12);
  });

  it('is nothing where the line catches the receiver, or a team-mate waits off-side in the goal area', () => {
    expect(promise(load({ f1: 'd10', m1: 'c13' }, { d1: 'b12' }, kicking))).toBe(0);
    expect(promise(load({ f1: 'd10', m1: 'c13', m2: 'd16' }, { d1: 'b13' }, kicking))).toBe(0);
  });

  it('is less where a rival stands with the receiver in the area', () => {
    const alone = promise(load({ f1: 'd11', m1: 'd14' }, { d1: 'b14' }, { ...kicking, ball: 'd11' }));
    const marked = promise(load({ f1: 'd11', m1: 'd14' }, { d1: 'd14' }, { ...kicking, ball: 'd11' }));
    expect(alone).toBeGreaterThan(marked);
    expect(marked).toBeGreaterThan(0);
  });

  it('counts a team-mate on the space of a keeper who has come out (STW-GK-6)', () => {
    const marked = (away: Team): number => promise(load({ f1: 'd10', m1: 'd12' }, { d1: 'b13', ...away }, kicking));
    expect(marked({ gk: 'd12' })).toBeGreaterThan(0);
    expect(marked({ m1: 'd12' })).toBe(0);
  });

  it('goes over a team-mate, unless a pass was made', () => {
    const far: Team = { f1: 'd3', m1: 'd8', m2: 'c13' };
    const ball = { ...kicking, ball: 'd3' };
    expect(promise(load(far, { d1: 'b13' }, ball))).toBeGreaterThan(0);
    expect(promise(load(far, { d1: 'b13' }, { ...ball, passes: 1 }))).toBe(0);
  });
});

describe('the promise of a set that begins', () => {
  const runner: Team = { f1: 'd10', m1: 'c12' };
  const ahead = (away: Team, fields: object): number => {
    const s = load(runner, away, { ball: 'd10', holder: 'f1', ...fields });
    return setPromise(s, 1, lastRow(s, 1));
  };
  const withRoll = (roll: number): number => ahead({ d1: 'b13' }, { phase: 'move', roll });

  it('counts a team-mate who runs to the star first: a 1 brings him there, and a 3 or a 4 the ball to him', () => {
    expect(promise(load(runner, { d1: 'b13' }, kicking))).toBe(0);
    // Where he stood he still counts as an outlet: a 2, and from there a 1.
    expect(withRoll(1)).toBeCloseTo(2 / 6 + 1 / 36, 12);
  });

  it('is the mean over the die for him', () => {
    const rolls = [1, 2, 3, 4, 5, 6].map(withRoll);
    expect(new Set(rolls).size).toBeGreaterThan(1);
    expect(ahead({ d1: 'b13' }, { phase: 'moveroll' })).toBeCloseTo(rolls.reduce((a, b) => a + b) / 6, 12);
  });

  it('is nothing where the line catches him wherever he runs', () => {
    expect(ahead({ d1: 'b12' }, { phase: 'moveroll' })).toBe(0);
  });
});

describe('the odds of battles', () => {
  const fight = (home: Team, away: Team, options = {}): number =>
    battleWon(load(home, away, { phase: 'battle', ball: 'd10', holder: Object.keys(home)[0], options }), 1);

  it('are those of two dice with the bonuses, equal totals rolled again', () => {
    expect(fight({ f1: 'd10' }, { m1: 'd10' })).toBe(1 / 2);
    expect(fight({ f1: 'd10' }, { d1: 'd10' })).toBe(10 / 31);
    expect(fight({ f1: 'd10' }, { gk: 'd10' })).toBe(6 / 32);
    expect(fight({ f1: 'd10' }, { d1: 'd10' }, { advanced: true })).toBe(6 / 32);
  });

  const held = { phase: 'defend', ball: 'd12', holder: 'f1' };
  const robbery = (away: Team, fields: object = held): number =>
    robbed(load({ f1: 'd12' }, away, fields), 1, true, FORWARD);

  it('count who can come with which number: a defender before a forward, each with his bonus', () => {
    const rolled = { ...held, phase: 'defendmove', roll: 3 };
    expect(robbery({ d1: 'd15' }, rolled)).toBeCloseTo(21 / 31, 12);
    expect(robbery({ m1: 'd15' }, rolled)).toBe(1 / 2);
    expect(robbery({ m1: 'd15' }, { ...rolled, roll: 1 })).toBe(0);
    expect(robbery({ d1: 'd15', m1: 'd9' }, rolled)).toBeCloseTo(21 / 31, 12);
    expect(robbery({ m1: 'd15' })).toBeLessThan(1 / 2);
  });

  it('of a shot are those of the battle in the area, and anywhere against the keeper (STW-GK-6)', () => {
    const shot = (at: string, away: Team): number =>
      shotComing(load({ f1: at }, away, { phase: 'battle', ball: at, holder: 'f1' }), 1);
    expect(shot('d11', { gk: 'd11' })).toBe(6 / 32);
    expect(shot('d11', { d1: 'd11' })).toBe(0);
    expect(shot('d15', { d1: 'd15' })).toBe(10 / 31);
  });

  it('let the keeper come without a die, and leave the shot to what is left', () => {
    const chance = { phase: 'defend', ball: 'd15', holder: 'f1', chance: true };
    const s = load({ f1: 'd15' }, { gk: 'd16', d1: 'b9' }, chance);
    expect(robbed(s, 1, true, FORWARD)).toBe(26 / 32);
    expect(shotComing(s, 1)).toBe(6 / 32);
  });
});
