import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, type Game, HOME, type Seen } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomFrom } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import { endAction } from '../../games/eleven/action.ts';
import { elevenEvaluation } from '../../games/eleven/expert/evaluation.ts';
import { eleven } from '../../games/eleven/rules.ts';
import { load } from '../../games/eleven/testing.ts';
import { torinoEvaluation, torinoShare } from '../../games/torino/expert/evaluation.ts';
import { room } from '../../games/torino/room.ts';
import { torino } from '../../games/torino/rules.ts';
import { lasting, never, type Question, type Thought } from '../bot.ts';
import { loadBot } from '../levels.ts';
import { SearchBot } from './search.ts';

const afterOutcomes = (...outcomes: number[]) => {
  const s = torino.setup({ ...defaultOptions(torino.options), turnsPerHalf: 4 });
  for (const outcome of outcomes) torino.apply(s, CHANCE, outcome);
  return s;
};
/** Home has the choice of its pass. */
const passing = () => afterOutcomes(61, 5);
const ask = (game: Game, s: State, more: Partial<Question> = {}): Question => ({
  game,
  view: game.view(s, 'home') as Seen,
  side: 'home',
  random: randomFrom('search'),
  isOver: never,
  ...more,
});

describe('the search', () => {
  it('keeps the exact value of a solved game: chance is weighed by its odds', async () => {
    const s = passing();
    const { value, nodes } = await new SearchBot(torinoEvaluation).choose(ask(torino, s, { nodes: 3000 }));
    expect(nodes).toBe(3000);
    expect(value).toBeCloseTo(torinoShare(s), 5);
  });

  it('is stopped between two looks at the clock: at most 8 nodes after it is over', async () => {
    for (const looks of [0, 1, 5]) {
      let left = looks;
      const { nodes } = await new SearchBot(torinoEvaluation).choose(
        ask(torino, passing(), { nodes: Number.POSITIVE_INFINITY, isOver: () => left-- <= 0 }),
      );
      expect(nodes).toBe(8 * looks);
    }
  });

  it('lets others run between chunks, and reports what it thinks', async () => {
    let pauses = 0;
    const thoughts: Thought[] = [];
    await new SearchBot(torinoEvaluation).choose(
      ask(torino, passing(), {
        nodes: 2048,
        report: (thought) => thoughts.push(thought),
        pause: async () => {
          pauses++;
        },
      }),
    );
    expect(pauses).toBe(32);
    expect(thoughts.map(({ nodes }) => nodes)).toEqual([1024, 2048, 2048]);
    expect(thoughts[0]!.candidates.map(({ action }) => action).sort()).toEqual(['pass:10', 'pass:8']);
  });

  it('gives the same decision for the same seed', async () => {
    const decide = () => new SearchBot(torinoEvaluation).choose(ask(torino, passing(), { nodes: 500 }));
    expect(await decide()).toEqual(await decide());
  });

  it('wastes nothing on a forced choice', async () => {
    const s = passing();
    const forced: Game = {
      ...torino,
      choices(state, seat, out) {
        torino.choices(state as typeof s, seat, out);
        if (seat === HOME) out.filter((action) => action === out.action[0]);
      },
    };
    const { nodes } = await new SearchBot(torinoEvaluation).choose(ask(forced, s));
    expect(nodes).toBe(1);
  });
});

/** Home stands before an empty goal. */
const openGoal = () =>
  load({
    phase: 'play',
    side: 'home',
    die: 1,
    points: 1,
    home: { 1: '31', 2: '33' },
    away: { 1: '49' },
    ball: '33',
  }).state as State;

describe('a decision that the rest of the budget can not change', () => {
  it('is taken at once, and is the one that the whole budget gives', async () => {
    const question = ask(eleven, openGoal(), { nodes: 1000 });
    const early = await new SearchBot(elevenEvaluation).choose(question);
    const { best } = await new SearchBot(elevenEvaluation).study(question, early.action);
    expect(best.nodes).toBe(1000);
    expect(early.nodes).toBeLessThan(900);
    expect(early.line[0]).toBe('shoot');
    expect(best.action).toBe(early.action);
  });

  it('is taken before the time is over, by the speed so far', async () => {
    let time = 0;
    const clock = lasting(200, () => time++);
    const { nodes, line } = await new SearchBot(elevenEvaluation).choose(
      ask(eleven, openGoal(), { nodes: Number.POSITIVE_INFINITY, ...clock }),
    );
    expect(clock.spent()).toBeGreaterThan(0.3);
    expect(clock.spent()).toBeLessThan(0.9);
    expect(nodes).toBeLessThan(8 * 180);
    expect(line[0]).toBe('shoot');
  });

  it('needs an eighth of the time where the decision before has searched it already', async () => {
    const bot = new SearchBot(elevenEvaluation, { noise: 0.01 });
    const spent = async () => {
      let time = 0;
      const clock = lasting(160, () => time++);
      await bot.choose(ask(eleven, openGoal(), { nodes: Number.POSITIVE_INFINITY, ...clock }));
      return clock.spent();
    };
    expect(await spent()).toBe(1);
    expect(await spent()).toBeCloseTo(1 / 8, 1);
  });

  it('takes the whole budget where chance may fall on another than the best', async () => {
    const bot = new SearchBot(elevenEvaluation, { noise: 0.01 });
    expect((await bot.choose(ask(eleven, openGoal(), { nodes: 1000 }))).nodes).toBe(1000);
  });
});

it('names the best action before it studies another one more closely', async () => {
  const s = openGoal();
  const { best, value } = await new SearchBot(elevenEvaluation).study(ask(eleven, s, { nodes: 40 }), endAction());
  expect(best.line[0]).toBe('shoot');
  expect(value).toBeLessThan(best.value);
});

describe('every bot', () => {
  it.each(['random', 'greedy', 'uct', 'first-steps', 'beginner', 'club', 'pro', 'master'] as const)(
    '%s chooses a legal action, the same for the same seed',
    async (name) => {
      const s = passing();
      const decide = async () => (await loadBot(name, room)).choose(ask(torino, s, { nodes: 50 }));
      const choices = new Choices();
      torino.choices(s, HOME, choices);
      const decision = await decide();
      expect(choices.has(decision.action)).toBe(true);
      expect(decision.line[0]).toBe(torino.writeAction(s, HOME, decision.action));
      expect(decision.value).toBeGreaterThan(0);
      expect(decision.value).toBeLessThan(1);
      expect(await decide()).toEqual(decision);
    },
  );
});
