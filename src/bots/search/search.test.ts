import { describe, expect, it } from 'vitest';
import { Choices } from '../../core/choices.ts';
import { CHANCE, type Game, HOME, type Seen } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { randomFrom } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import { torino } from '../../games/torino/rules.ts';
import { never, type Question, type Thought } from '../bot.ts';
import { torinoEvaluation, torinoShare } from '../eval/torino.ts';
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

describe('every bot', () => {
  it.each(['random', 'greedy', 'uct', 'beginner', 'club', 'pro', 'master'] as const)(
    '%s chooses a legal action, the same for the same seed',
    async (name) => {
      const s = passing();
      const decide = async () => (await loadBot(name, torino)).choose(ask(torino, s, { nodes: 50 }));
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
