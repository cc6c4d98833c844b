import { describe, expect, it } from 'vitest';
import { randomBot } from '../bots/random.ts';
import { Choices } from '../core/choices.ts';
import { valueOf } from '../core/expert.ts';
import { seatOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { torinoEvaluation } from '../games/torino/expert/evaluation.ts';
import { room } from '../games/torino/room.ts';
import { fixtureOf, type Plan, playedBy, runArena } from './arena.ts';
import { type Ask, type Foul, FoulError, type Player, playDuel } from './duel.ts';
import { botPlayer, readContender } from './players.ts';

const evaluation = torinoEvaluation;
const options = { ...defaultOptions(room.game.options), turnsPerHalf: 6 };
const player = (decide: (ask: Ask) => Promise<string>): Player => ({ decide, close() {} });
const honest = (): Player => botPlayer(randomBot, {}, () => 0);

/** Patience that ends at once after a few rounds of the event loop: no clock in a test. */
const patience = () => ({ late: new Promise((resolve) => setImmediate(() => setImmediate(resolve))), stop() {} });

/** The zoo of bad bots: each must lose by its own fault, and nobody else may suffer. */
const ZOO: readonly (readonly [name: string, foul: Foul, animal: Player])[] = [
  ['idle', 'slow', player(() => new Promise(() => {}))],
  ['crashing', 'crash', player(() => Promise.reject(new Error('out of luck')))],
  ['confessing', 'slow', player(() => Promise.reject(new FoulError('slow', 'I was asleep')))],
  ['garbage', 'garbage', player(async () => '%%%\u0000')],
  ['wordless', 'garbage', player(async () => undefined as unknown as string)],
  [
    'illegal',
    'illegal',
    player(async ({ game, view, side }) => {
      const choices = new Choices();
      game.choices(view, seatOf(side), choices);
      const legal = choices.list().map((action) => game.writeAction(view, seatOf(side), action));
      return ['keep:even', 'pass:8'].find((text) => !legal.includes(text))!;
    }),
  ],
];

describe('a duel', () => {
  it.each(ZOO)('with the %s bot ends with a verdict of %s against it', async (_, foul, animal) => {
    for (const side of ['home', 'away'] as const) {
      const players = side === 'home' ? { home: animal, away: honest() } : { home: honest(), away: animal };
      const result = await playDuel({ game: room.game, evaluation, options, seed: 'zoo', players, patience });
      expect(result.verdict).toMatchObject({ side, foul });
      expect(result.share).toBe(side === 'home' ? 0 : 1);
    }
  });

  it('between honest bots is played to its end, and again with the same seed', async () => {
    const duel = () =>
      playDuel({
        game: room.game,
        evaluation,
        options,
        seed: 's',
        players: { home: honest(), away: honest() },
        patience,
      });
    const first = await duel();
    expect(first.verdict).toBeUndefined();
    expect(first.reason).toMatch(/time|shootout/);
    // nothing that is decided in torino changes a chance, so luck made the result what it is
    expect(first.share - first.luck).toBeCloseTo(valueOf(evaluation, room.game.setup(options)), 3);
    expect(await duel()).toEqual(first);
  });
});

describe('an arena', () => {
  const plan: Plan = { game: 'torino', options, a: 'random', b: 'random', matches: 12, seed: 'plan' };
  const play = async (fixture: ReturnType<typeof fixtureOf>) => {
    const players = { home: honest(), away: honest() };
    return playedBy(
      fixture,
      await playDuel({ game: room.game, evaluation, options, seed: fixture.seed, players, patience }),
    );
  };

  it('gives each side to both and the same dice to each pair', () => {
    expect(fixtureOf(plan, 0)).toEqual({ number: 0, aSide: 'home', seed: 'plan 0' });
    expect(fixtureOf(plan, 1)).toEqual({ number: 1, aSide: 'away', seed: 'plan 0' });
    expect(fixtureOf(plan, 2).seed).toBe('plan 1');
  });

  it('reads a budget from a name', () => {
    expect(readContender('master')).toEqual({ name: 'master', budget: {} });
    expect(readContender('master@1000ms')).toEqual({ name: 'master', budget: { ms: 1000 } });
    expect(readContender('pro@500n')).toEqual({ name: 'pro', budget: { nodes: 500 } });
  });

  it('goes on where it was stopped, with the same result', async () => {
    const all: Awaited<ReturnType<typeof play>>[] = [];
    const whole = await runArena(plan, [], 2, play, (one) => all.push(one));
    expect(whole.wins + whole.draws + whole.losses).toBe(12);
    const again: number[] = [];
    const resumed = await runArena(plan, all.slice(0, 7), 2, play, (one) => again.push(one.number));
    expect(resumed).toEqual(whole);
    expect(again).toHaveLength(5);
  });

  it('stops when the sequential test has decided', async () => {
    const winner = async ({ number }: { number: number }) => ({
      number,
      share: 1,
      score: [1, 0] as const,
      steps: 1,
      luck: 0,
    });
    const sure = { ...plan, matches: 1000, sprt: { elo0: 0, elo1: 100, errors: 0.05 } };
    const standing = await runArena(sure, [], 1, winner, () => {});
    expect(standing.sprt).toBe('accepted');
    expect(standing.wins).toBeLessThan(60);
  });
});
