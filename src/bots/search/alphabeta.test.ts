import { describe, expect, it } from 'vitest';
import type { Game, Seen } from '../../core/game.ts';
import { randomFrom } from '../../core/random.ts';
import { FORMATIONS, spacesFor } from '../../games/mat/formations.ts';
import type { Mat } from '../../games/mat/model.ts';
import { mat } from '../../games/mat/rules.ts';
import { foulInArea, foulPenalty, fresh, load, SHOT, THREE_OUT, USED } from '../../games/mat/testing.ts';
import { never, type Question, type Thought } from '../bot.ts';
import type { Evaluation } from '../eval/eval.ts';
import { matEvaluation } from '../eval/mat.ts';
import { AlphaBetaBot } from './alphabeta.ts';
import { matSense, type Sense } from './alphabetaSense.ts';

const NODES = 6_000;
const bot = (sense: Sense<Mat> = matSense): AlphaBetaBot =>
  new AlphaBetaBot(matEvaluation as Evaluation, sense as Sense, NODES);

async function best(
  match: ReturnType<typeof load>,
  side: 'home' | 'away' = 'home',
  more: Partial<Question> = {},
  asked = bot(),
) {
  const game = mat as Game;
  const decision = await asked.choose({
    game,
    view: game.view(match.state, side) as Seen,
    side,
    random: randomFrom('alpha-beta'),
    isOver: never,
    ...more,
  });
  return { ...decision, action: decision.line[0]! };
}

describe('the alpha-beta search of mat', () => {
  it('scores where it can', async () => {
    const { action, value } = await best(
      load({ home: { p6: 'e12' }, away: { p1: 'd13' }, ball: 'e12', score: [2, 2] }),
    );
    expect(action).toBe('kick:e14');
    expect(value).toBeGreaterThan(0.999);
  });

  it('finds the pass that cannot be answered', async () => {
    const free = load({
      home: { p4: 'e13', p5: 'e11', p6: 'a8' },
      away: { p1: 'a13', p2: 'a1', p3: 'b1', p4: 'i1', p5: 'i2', p6: 'h1' },
      ball: 'e11',
      score: [2, 2],
    });
    const { action, value } = await best(free);
    expect(action).toMatch(/^pass:e13$|^move:e11-/);
    expect(value).toBeGreaterThan(0.999);
  });

  it('takes the ball from a pawn that is about to score', async () => {
    const match = load({ home: { p3: 'd2' }, away: { p5: 'e2', p6: 'f8' }, ball: 'e2', score: [2, 2] });
    expect((await best(match)).action).toMatch(/^steal:/);
  });

  it('does not lose the match by a fourth red card', async () => {
    const match = load({
      home: { ...THREE_OUT, p5: 'd6' },
      away: { p5: 'e7' },
      ball: 'e7',
      yellow: { home: ['p5', 'p6'], away: [] },
    });
    expect((await best(match)).action).not.toMatch(/^foul:/);
  });

  it('mixes its fingers evenly', async () => {
    const match = foulPenalty().play('away', 'taker:f8');
    const random = randomFrom('fingers');
    const seen = new Map<string, number>();
    for (let i = 0; i < 90; i++) {
      const { action } = await best(match, 'home', { random });
      seen.set(action, (seen.get(action) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['fingers:1', 'fingers:2', 'fingers:3']);
    for (const count of seen.values()) expect(count).toBeGreaterThan(15);
  });

  it('places its formation, and answers where that is taken or where nothing is left to think about', async () => {
    const match = fresh();
    for (const space of spacesFor(FORMATIONS[0]!, 'home')) {
      expect((await best(match)).action).toBe(`place:${space}`);
      match.play('home', `place:${space}`);
      if (match.turn.kind === 'choice') match.play('away', match.legal('away')[0]!);
    }
    const after = load().play('home', 'move:e1-d1');
    expect(await best(after)).toMatchObject({ action: 'end', nodes: 1 });
  });

  it('saves a pawn with a card by the substitute, and only such a one', async () => {
    const match = load({ yellow: { home: ['p6'], away: [] } }).play('home', 'move:e1-d1');
    expect((await best(match)).action).toBe('sub:f6');
  });

  it('saves such a pawn in the pauses too, and else goes on', async () => {
    const goal = load({ ...SHOT, yellow: { home: ['p2'], away: ['p5'] } }).play('home', 'kick:e14');
    expect((await best(goal)).action).toBe('sub:c4');
    goal.play('home', 'sub:c4');
    expect((await best(goal, 'away')).action).toBe('sub:d8');
    expect((await best(goal.play('away', 'sub:d8'), 'away')).action).toMatch(/^kickoff:/);
    const clean = load(SHOT).play('home', 'kick:e14');
    expect((await best(clean)).action).toBe('end');
    expect((await best(clean.play('home', 'end'), 'away')).action).toMatch(/^kickoff:/);
    expect((await best(foulInArea())).action).toBe('sub:d3');
    expect((await best(foulInArea({ yellow: { home: ['p3'], away: [] } }))).action).toBe('end');
  });

  it('thinks less of a ball that both sides leave alone, unless it leads', async () => {
    const patient = (): AlphaBetaBot => bot({ ...matSense, isIdle: () => false });
    const left = {
      home: { ...USED, p1: 'd1', p2: 'd2', p3: 'f2', p7: 'd3', p5: 'g12', p6: 'e13' },
      away: { ...USED, p7: 'f13', p1: 'c2', p2: 'g13', p3: 'd12', p5: 'c3', p6: 'd11' },
      ball: 'h13',
    };
    const level = load(left);
    expect((await best(level)).value).toBeLessThan((await best(level, 'home', {}, patient())).value);
    const ahead = load({ ...left, score: [1, 0] });
    expect((await best(ahead)).value).toBe((await best(ahead, 'home', {}, patient())).value);
  });

  it('forgets what it thought for one side when it thinks for the other', async () => {
    const both = bot();
    const loose = load({ ball: 'e9', home: USED, away: { p4: 'off', p7: 'g10' } });
    const { action } = await best(loose, 'home', {}, both);
    loose.play('home', action);
    expect(await best(loose, 'away', {}, both)).toEqual(await best(loose, 'away'));
  });

  it('tells states apart by everything but what follows from where the pawns are', () => {
    const state = load().state as Mat;
    const told = matSense.tellingCells(state);
    expect([...state.cells.subarray(told)]).toEqual([...state.on]);
  });

  it('keeps to its budget of nodes and of time, and gives the same answer to the same question', async () => {
    const quiet = load({ home: USED });
    const first = await best(quiet);
    expect(first.nodes).toBeLessThan(NODES + 500);
    expect(await best(quiet)).toEqual(first);
    let looks = 3;
    const hasty = await best(quiet, 'home', { nodes: Number.POSITIVE_INFINITY, isOver: () => looks-- <= 0 });
    expect(hasty.nodes).toBeLessThan(first.nodes);
    expect(quiet.legal('home')).toContain(hasty.action);
  });

  it('begins no depth that it could not finish', async () => {
    const quiet = load({ home: USED });
    const full = await best(quiet);
    const half = await best(quiet, 'home', { spent: () => 0.6 });
    expect(half.nodes).toBeLessThan(full.nodes / 10);
    expect(quiet.legal('home')).toContain(half.action);
  });

  it('takes any of the actions that are equally good', async () => {
    const mirrored = {
      home: { p1: 'e1', p2: 'e2', p3: 'e3', p4: 'e4', p5: 'e5', p6: 'e7' },
      away: { p1: 'e13', p2: 'e12', p3: 'e11', p4: 'e10', p5: 'e9', p6: 'e8' },
      ball: 'e7',
    };
    const seen = new Set<string>();
    for (const seed of 'abcdefghij')
      seen.add((await best(load(mirrored), 'home', { random: randomFrom(seed), nodes: 300 })).action);
    expect(seen.size).toBeGreaterThan(1);
  });

  it('does not put a goal off that it could still score later', async () => {
    const sure = load({ home: { p6: 'e13' }, away: { p1: 'd13' }, ball: 'e13' });
    for (const seed of 'abcde')
      expect((await best(sure, 'home', { random: randomFrom(seed) })).action).toMatch(/^kick:.14$/);
  });

  it('reports what it thinks, best first, and lets others run', async () => {
    const thoughts: Thought[] = [];
    let pauses = 0;
    const { action, value } = await best(load({ home: USED }), 'home', {
      report: (thought) => thoughts.push(thought),
      pause: async () => {
        pauses++;
      },
    });
    expect(thoughts.length).toBeGreaterThan(1);
    expect(pauses).toBeGreaterThan(10);
    expect(thoughts.at(-1)).toMatchObject({ value, candidates: [{ action, value }, {}, {}, {}, {}] });
  });
});
