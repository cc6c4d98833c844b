import type { Side } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { GameId } from '../games/index.ts';
import type { DuelResult, Foul } from './duel.ts';
import {
  type EloEstimate,
  type Estimate,
  estimateElo,
  type Sprt,
  type SprtState,
  sprtState,
  type Tally,
} from './elo.ts';
import { fairShareOf } from './luck.ts';

/** A series of matches between two contenders; the same plan gives the same matches. */
export interface Plan {
  readonly game: GameId;
  readonly options: Options;
  /** Names of bots, or `cmd:` and a command that speaks the engine protocol. */
  readonly a: string;
  readonly b: string;
  readonly matches: number;
  readonly seed: string;
  /** A decision's budget; without one each bot has its own. */
  readonly ms?: number;
  readonly nodes?: number;
  readonly sprt?: Sprt;
}

/** One match of a plan: `a` is home in those with an even number, and a pair of matches shares its dice. */
export interface Fixture {
  readonly number: number;
  readonly aSide: Side;
  readonly seed: string;
}

export const fixtureOf = (plan: Plan, number: number): Fixture => ({
  number,
  aSide: number % 2 === 0 ? 'home' : 'away',
  seed: `${plan.seed} ${Math.floor(number / 2)}`,
});

/** How a match of a plan ended, seen from `a`. */
export interface Played {
  readonly number: number;
  readonly share: number;
  readonly score: readonly [a: number, b: number];
  readonly steps: number;
  /** What chance gave `a`, in shares of the match. */
  readonly luck: number;
  /** Where one of them lost by its own fault. */
  readonly foul?: { readonly by: 'a' | 'b'; readonly foul: Foul; readonly detail: string };
}

export function playedBy({ number, aSide }: Fixture, result: DuelResult): Played {
  const isHome = aSide === 'home';
  const { verdict } = result;
  return {
    number,
    share: isHome ? result.share : 1 - result.share,
    score: isHome ? result.score : [result.score[1], result.score[0]],
    steps: result.steps,
    luck: isHome ? result.luck : -result.luck,
    ...(verdict
      ? { foul: { by: verdict.side === aSide ? 'a' : 'b', foul: verdict.foul, detail: verdict.detail } as const }
      : {}),
  };
}

export interface Standing extends Tally, EloEstimate {
  /** The share of `a` where chance favours nobody; of enough matches with dice. */
  readonly fair: Estimate | undefined;
  readonly sprt?: SprtState;
}

export function standingOf(plan: Plan, played: readonly Played[]): Standing {
  const count = (share: number): number => played.filter((one) => one.share === share).length;
  const tally = { wins: count(1), draws: count(0.5), losses: count(0) };
  return {
    ...tally,
    ...estimateElo(tally),
    fair: fairShareOf(played),
    ...(plan.sprt ? { sprt: sprtState(tally, plan.sprt) } : {}),
  };
}

/** The line that ends an arena's output. */
export const summaryLine = (plan: Plan, { wins, draws, losses, elo, ci95 }: Standing): string =>
  JSON.stringify({
    game: plan.game,
    a: plan.a,
    b: plan.b,
    matches: wins + draws + losses,
    wins,
    draws,
    losses,
    elo,
    ci95,
  });

/**
 * Plays what is left of a plan, `parallel` matches at a time, until it is complete or the sequential test has decided.
 * `play` is the place where matches run: a pool of threads, or this one.
 */
export async function runArena(
  plan: Plan,
  before: readonly Played[],
  parallel: number,
  play: (fixture: Fixture) => Promise<Played>,
  onPlayed: (one: Played, standing: Standing) => void,
): Promise<Standing> {
  const played = [...before];
  const known = new Set(played.map(({ number }) => number));
  const left = Array.from({ length: plan.matches }, (_, number) => number).filter((number) => !known.has(number));
  let isDecided = isSettled(standingOf(plan, played));
  const work = async (): Promise<void> => {
    while (!isDecided) {
      const number = left.shift();
      if (number === undefined) return;
      const one = await play(fixtureOf(plan, number));
      played.push(one);
      const standing = standingOf(plan, played);
      onPlayed(one, standing);
      isDecided = isSettled(standing);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return standingOf(plan, played);
}

const isSettled = ({ sprt }: Standing): boolean => sprt !== undefined && sprt !== 'open';
