import { describe, expect, it } from 'vitest';
import { Choices } from '../core/choices.ts';
import { LANGS } from '../core/clause.ts';
import { valueOf } from '../core/expert.ts';
import { CHANCE, CHANCE_BIT, firstSeat, type Game, seatOf, sideOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { GAME_IDS, loadRoom } from '../games/index.ts';
import { fromTo, reasonsFor } from './reasons.ts';
import { requestOf, Thinker } from './worker.ts';

const DECISIONS = 12;
const EVERY = 9;

/** Open decisions of a random match. */
function* decisions(game: Game, seed: string): Generator<{ readonly s: State; readonly actions: readonly number[] }> {
  const random = randomFrom(seed);
  const choices = new Choices();
  const s = game.setup(defaultOptions(game.options));
  for (let found = 0, steps = 1; found < DECISIONS && game.toMove(s) !== 0; steps++) {
    const seat = firstSeat(game.toMove(s));
    game.choices(s, seat, choices);
    if (steps % EVERY === 0 && seat !== CHANCE && choices.n > 1 && game.turn(s).kind === 'choice') {
      found++;
      yield { s: s.clone(), actions: choices.list() };
    }
    game.apply(s, seat, choices.pick(random()));
  }
}

/** The two numbers of a sentence, as a reader takes them from it. */
const numbersIn = (text: string): readonly number[] =>
  /([\d.,]+) → ([\d.,]+)\s?%$/u
    .exec(text)!
    .slice(1)
    .map((one) => Number(one.replace(',', '.')) / 100);

it('two shares are told in whole percents, and with a decimal only where those are the same', () => {
  expect(fromTo(0.523, 0.537, 'es')).toBe('52 → 54\u00a0%');
  expect(fromTo(0.531, 0.5342, 'es')).toBe('53,1 → 53,4\u00a0%');
  expect(fromTo(0.411, 0.455, 'en')).toBe('41 → 46%');
});

describe.each(GAME_IDS)('reasons in %s', async (id) => {
  const room = await loadRoom(id);
  const { game } = room;
  const expert = await room.expert();

  it('say in both languages what the evaluation says of the action', () => {
    let told = 0;
    for (const { s, actions } of decisions(game, `${id} reasons`)) {
      const side = sideOf(firstSeat(game.toMove(s)));
      const seat = seatOf(side);
      const asked = { game, view: game.view(s, side), side, random: randomFrom('reasons') };
      for (const other of actions.slice(1, 4)) {
        const reasons = reasonsFor(room, expert, asked, actions[0]!, other);
        expect(reasons.length).toBeLessThanOrEqual(2);
        const after = s.clone();
        game.apply(after, seat, actions[0]!);
        const isOpen =
          game.toMove(after) !== CHANCE_BIT && game.guess(asked.view, side, () => 0).cells.join() === s.cells.join();
        for (const { term, from, to, plain, said } of reasons.filter((reason) => reason.term !== null)) {
          told++;
          expect(expert.inSearch.names).toContain(term);
          expect(to).toBeGreaterThan(from);
          // Where nothing is hidden and nothing drawn, the second number is the evaluation itself.
          if (isOpen) {
            const share = valueOf(expert.inSearch, after);
            expect(to).toBeCloseTo(side === 'home' ? share : 1 - share, 9);
            expect(from).toBeCloseTo(withTermOf(s, seat, actions[0]!, other, term!), 9);
          }
          for (const lang of LANGS) {
            expect(said[lang]).toBe(`${plain[lang]}: ${fromTo(from, to, lang)}`);
            expect(plain[lang]).toBe(expert.gains[term!]![lang]);
            const [first, second] = numbersIn(said[lang]);
            expect(Math.abs(first! - from)).toBeLessThanOrEqual(0.00501);
            expect(Math.abs(second! - to)).toBeLessThanOrEqual(0.00501);
          }
        }
      }
    }
    expect(told > 0 || id === 'torino').toBe(true);
  });

  /** The side's share after the action with one term as the other action leaves it, found without the code under test. */
  function withTermOf(s: State, seat: number, action: number, other: number, term: string): number {
    const { names, weights } = expert.inSearch;
    const termsAfter = (one: number): number[] => {
      const after = s.clone();
      game.apply(after, seat, one);
      if (game.toMove(after) === CHANCE_BIT) return drawnTerms(after);
      const out = new Float64Array(64);
      expert.inSearch.terms(after, out);
      return [...out.subarray(0, names.length)];
    };
    const [own, others] = [termsAfter(action), termsAfter(other)];
    const logit = names.reduce((sum, name, i) => sum + weights[i]! * (name === term ? others : own)[i]!, 0);
    const share = 1 / (1 + Math.exp(-logit));
    return seat === 0 ? share : 1 - share;
  }

  function drawnTerms(s: State): number[] {
    const outcomes = new Choices();
    game.choices(s, CHANCE, outcomes);
    const sum = new Array<number>(expert.inSearch.names.length).fill(0);
    for (let k = 0; k < outcomes.n; k++) {
      const after = s.clone();
      game.apply(after, CHANCE, outcomes.action[k]!);
      const out = new Float64Array(64);
      expert.inSearch.terms(after, out);
      for (const i of sum.keys()) sum[i]! += (outcomes.weight[k]! / outcomes.totalWeight()) * out[i]!;
    }
    return sum;
  }

  it('come with the advice of a worker: never without one where there is a runner-up', async () => {
    for (const { s } of decisions(game, `${id} advice`)) {
      const side = sideOf(firstSeat(game.toMove(s)));
      const request = requestOf(game, game.view(s, side), {
        side,
        bot: 'master',
        seed: 'x',
        nodes: 40,
        isAdvice: true,
      });
      const { action, value, advice } = await new Thinker().think(request, { now: () => 0, isCancelled: () => false });
      if (!advice?.runnerUp) continue;
      expect(advice.runnerUp.action).not.toBe(action);
      expect(advice.runnerUp.value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(advice.reasons.length).toBeGreaterThan(0);
      expect(advice.reasons[0]!.es.startsWith(advice.because!.es)).toBe(true);
      expect(advice.because!.es).not.toContain('→');
      for (const reason of advice.reasons) for (const lang of LANGS) expect(reason[lang]).toMatch(/\d\s?%$/u);
    }
  });
});
