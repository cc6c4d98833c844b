import type { Bot, Lots } from '../bots/bot.ts';
import type { Judge } from '../bots/judge.ts';
import type { Evaluation } from '../core/expert.ts';
import { type Action, BOTH_BITS, CHANCE, type GameWithTexts, type Seat } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import type { State } from '../core/state.ts';
import type { Match } from '../match/match.ts';
import { finalOf } from './analyse.ts';
import { CalibratedJudge, type Scale } from './calibrated.ts';
import { Z95 } from './elo.ts';
import { type Sample, termsOf } from './fit.ts';
import { swingOf } from './luck.ts';
import { playMatch } from './playMatch.ts';

/** A moment at which the turn passed: the share that the side to decide was promised, and what it came to. */
export interface Kept {
  readonly promised: number;
  readonly real: number;
}

/** A match of bots against themselves, and for every decision, in their order, what it was drawn from. */
export interface SelfPlay {
  readonly match: Match;
  readonly lots: readonly (Lots | undefined)[];
}

/** Plays it. */
export async function selfPlay(game: GameWithTexts, options: Options, bot: Bot, seed: string): Promise<SelfPlay> {
  const lots: (Lots | undefined)[] = [];
  const heard: Bot = {
    async choose(question) {
      const decision = await bot.choose(question);
      lots.push(decision.lots);
      return decision;
    },
  };
  return { match: await playMatch(game, options, [heard, heard], seed), lots };
}

/** What is drawn once in so many matches does not count. */
const LEAST_ODDS = 1e-6;

/** A decision that was drawn by lot. */
interface Drawn {
  readonly seat: Seat;
  readonly action: Action;
  readonly lots: Lots;
}

/** What decisions that were drawn by lot, of both sides where they were sealed, give home beyond the mean of all that could be. */
function slipOf(judge: Judge, before: State, drawn: readonly Drawn[]): number {
  const worth = (s: State, rest: readonly Drawn[], actionsOf: (one: Drawn) => Lots): number => {
    const [one, ...others] = rest;
    if (!one) return judge.expected(s);
    const { actions, odds } = actionsOf(one);
    const counted = odds.reduce((sum, each) => sum + (each < LEAST_ODDS ? 0 : each), 0);
    const after = s.clone();
    return actions.reduce((sum, action, i) => {
      if (odds[i]! < LEAST_ODDS) return sum;
      after.copyFrom(s);
      judge.game.apply(after, one.seat, action);
      return sum + (odds[i]! / counted) * worth(after, others, actionsOf);
    }, 0);
  };
  return (
    worth(before, drawn, ({ action }) => ({ actions: [action], odds: [1] })) - worth(before, drawn, ({ lots }) => lots)
  );
}

/** A moment at which the turn passed: what was looked at there, who is to decide, and home's share of what came of it. */
interface Moment<T> {
  readonly seen: T;
  readonly seat: Seat;
  readonly real: number;
}

/**
 * Every time the other side is to decide, what `look` sees, and home's share of the result without the luck that was still to
 * come, and without what the bots' lots gave: bots that waver draw their actions, and we know from what. Both are nothing on
 * average, whatever the position, so the mean stays what it is and is far surer (the idea is AIVAT's; Burch et al., 2018).
 * Any judge takes luck out honestly; the better it is, the more of it.
 */
function momentsOf<T>(judge: Judge, { match, lots }: SelfPlay, look: (s: State) => T): Moment<T>[] {
  const { game, history } = match;
  const moments: { readonly seen: T; readonly luckBefore: number; readonly seat: Seat }[] = [];
  let luck = 0;
  let decisions = 0;
  let last: Seat | undefined;
  let sealed: { readonly before: State; readonly drawn: Drawn } | undefined;
  history.walk(0, ({ seat, action }, before) => {
    if (seat === CHANCE) luck += swingOf(judge, before, action);
    else {
      if (game.turn(before).kind === 'choice') {
        if (seat !== last) moments.push({ seen: look(before), luckBefore: luck, seat });
        last = seat;
      }
      const drawn = { seat, action, lots: lots[decisions++] ?? { actions: [action], odds: [1] } };
      if (game.toMove(before) === BOTH_BITS) sealed = { before: before.clone(), drawn };
      else {
        luck += slipOf(judge, sealed?.before ?? before, sealed ? [sealed.drawn, drawn] : [drawn]);
        sealed = undefined;
      }
    }
  });
  const final = finalOf(match, 0.5);
  return moments.map(({ seen, luckBefore, seat }) => ({ seen, seat, real: final - (luck - luckBefore) }));
}

/** What the side to decide was promised on a scale, and what it got. */
export function promisesOf(evaluation: Evaluation, played: SelfPlay, scale: Scale, scaleOfLuck: Scale = scale): Kept[] {
  const { game, history } = played.match;
  const promising = new CalibratedJudge(game, evaluation, history.at(0), scale);
  const judge = new CalibratedJudge(game, evaluation, history.at(0), scaleOfLuck);
  return momentsOf(judge, played, (s) => promising.expected(s)).map(({ seen, seat, real }) =>
    seat === 0 ? { promised: seen, real } : { promised: 1 - seen, real: 1 - real },
  );
}

/** What an evaluation saw at those moments, and what came of it: from such samples weights are fitted that keep their promises. */
export function samplesFrom(evaluation: Evaluation, played: SelfPlay): Sample[] {
  const { game, history } = played.match;
  const judge = new CalibratedJudge(game, evaluation, history.at(0));
  return momentsOf(judge, played, (s) => termsOf(evaluation, s)).map(({ seen, real }) => ({
    terms: seen,
    share: real,
  }));
}

/** All moments in which about the same was promised. */
export interface Bin {
  readonly promised: number;
  readonly real: number;
  readonly positions: number;
  /** Half of the 95 % interval of the real share; positions of one match err alike and count as one. */
  readonly half: number;
}

const mean = (seen: readonly Kept[], of: (one: Kept) => number): number =>
  seen.reduce((sum, one) => sum + of(one), 0) / Math.max(1, seen.length);

function binOf(matches: readonly (readonly Kept[])[]): Bin {
  const seen = matches.flat();
  const promised = mean(seen, (one) => one.promised);
  const real = mean(seen, (one) => one.real);
  const gap = real - promised;
  const errors = matches.map((match) => match.reduce((sum, one) => sum + one.real - one.promised - gap, 0));
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0));
  return { promised, real, positions: seen.length, half: seen.length === 0 ? 0 : (Z95 * spread) / seen.length };
}

/** Fewer positions say nothing about a tenth. */
const FEWEST = 100;
const TENTHS = 10;
const POINTS = 100;

/** How far promise and result are apart where they differ most, in points. */
export interface Calibration {
  readonly positions: number;
  readonly worst: number;
  readonly bins: readonly Bin[];
}

const rounded = (value: number): number => Math.round(1e4 * value) / 1e4;
const tenthOf = ({ promised }: Kept): number => Math.min(TENTHS - 1, Math.floor(promised * TENTHS));

/** What was promised in so many matches, tenth by tenth. */
export function calibrationOf(matches: readonly (readonly Kept[])[]): Calibration {
  const bins = Array.from({ length: TENTHS }, (_, tenth) =>
    binOf(matches.map((match) => match.filter((one) => tenthOf(one) === tenth))),
  );
  const gaps = bins
    .filter(({ positions }) => positions >= FEWEST)
    .map(({ promised, real }) => Math.abs(real - promised));
  return {
    positions: bins.reduce((sum, { positions }) => sum + positions, 0),
    worst: rounded(POINTS * Math.max(0, ...gaps)),
    bins: bins.map(({ promised, real, positions, half }) => ({
      promised: rounded(promised),
      real: rounded(real),
      positions,
      half: rounded(half),
    })),
  };
}

/**
 * Positions that a point of the scale rests on: at least so many and this part of all, or a few matches would tell for all of them;
 * and no more than are this far apart or this part of all.
 */
const LEAST_GROUP = 400;
const SMALLEST_GROUP = 1 / 200;
const WIDEST_GROUP = 0.015;
const LARGEST_GROUP = 1 / 40;
/** What looks better is called better, by this part of the difference at least. */
const LEAST_RISE = 0.02;

/** A match that goes on and on, always in the same positions, counts for no more than so many usual ones. */
const LONGEST = 3;

/** The moments of some matches, of the very long ones only every second, third … */
export function evenly<T>(matches: readonly (readonly T[])[]): T[][] {
  const lengths = matches.map(({ length }) => length).sort((a, b) => a - b);
  const most = LONGEST * Math.max(1, lengths[Math.floor(lengths.length / 2)] ?? 1);
  return matches.map((match) => match.filter((_, i) => i % Math.ceil(match.length / most) === 0));
}

/**
 * The scale on which these promises would have been kept: the mean results of positions with about the same promise, brought into
 * rising order by pooling neighbours.
 */
export function fitScale(seen: readonly Kept[]): Scale {
  const points = risingOf(groupsOf([...seen].sort((a, b) => a.promised - b.promised)));
  const inner = points.flatMap(({ promised, real }): [number, number][] =>
    promised.map((at) => [at, LEAST_RISE * at + (1 - LEAST_RISE) * Math.max(0, Math.min(1, real))]),
  );
  const [low, high] = [inner[0]?.[1] ?? 0, inner.at(-1)?.[1] ?? 1];
  return [[0, low] as const, ...inner, [1, high] as const]
    .map(([at, real]): [number, number] => [rounded(at), rounded(real)])
    .filter(([at], i, all) => i === 0 || at > all[i - 1]![0]);
}

function groupsOf(sorted: readonly Kept[]): (readonly Kept[])[] {
  const groups: Kept[][] = [[]];
  const least = Math.max(LEAST_GROUP, SMALLEST_GROUP * sorted.length);
  for (const one of sorted) {
    const group = groups.at(-1)!;
    const isWide = group.length > 0 && one.promised - group[0]!.promised >= WIDEST_GROUP;
    if (group.length >= least && (isWide || group.length >= LARGEST_GROUP * sorted.length)) groups.push([one]);
    else group.push(one);
  }
  return groups.filter(({ length }) => length > 0);
}

interface Pool {
  readonly promised: readonly number[];
  readonly real: number;
  readonly weight: number;
}

function risingOf(groups: readonly (readonly Kept[])[]): Pool[] {
  const rising: Pool[] = [];
  for (const group of groups) {
    let pool: Pool = {
      promised: [mean(group, (one) => one.promised)],
      real: mean(group, (one) => one.real),
      weight: group.length,
    };
    while (rising.length > 0 && rising.at(-1)!.real > pool.real) {
      const before = rising.pop()!;
      const weight = before.weight + pool.weight;
      const real = (before.real * before.weight + pool.real * pool.weight) / weight;
      pool = { promised: [...before.promised, ...pool.promised], real, weight };
    }
    rising.push(pool);
  }
  return rising;
}
