import { otherSeat, type Seat } from '../../core/game.ts';
import { KIND } from '../../games/torino/board.ts';
import { PERIOD, PHASE, type Torino, type TorinoOptions } from '../../games/torino/model.ts';
import type { Evaluation } from './eval.ts';

/** One attack turn (docs/games/torino.md, section 6): who scores, and whose turn is next. */
const ROLLER_SCORES = 11 / 54;
const ROLLER_MISSES = 5 / 6 - ROLLER_SCORES;
const OTHER_SCORES = 1 / 12;
const ROLLER_AGAIN = 1 / 6 - OTHER_SCORES;

const NINE_GOAL = 7 / 18;
const PENALTY_GOAL = 1 / 2;
const OTHER_GOAL = 1 / 6;
/** The chance of a goal from a shot, its corner included; where the keeper stands changes nothing. */
const goalChance = (kind: number): number =>
  kind === KIND['9'] ? NINE_GOAL : kind === KIND.penalty ? PENALTY_GOAL : OTHER_GOAL;

const sign = (seat: Seat): number => (seat === 0 ? 1 : -1);
const shareOfLead = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);

/** Home's share of the match for every number of turns left in a half, side to roll and lead of home. */
class Half {
  readonly #turns: number;
  readonly #reach: number;
  readonly #share: Float64Array;

  constructor(turns: number, reach: number, afterwards: (lead: number) => number) {
    this.#turns = turns;
    this.#reach = reach;
    this.#share = new Float64Array((turns + 1) * 2 * (2 * reach + 1));
    for (let left = 0; left <= turns; left++)
      for (const roller of [0, 1])
        for (let lead = -reach; lead <= reach; lead++)
          this.#share[this.#index(left, roller, lead)] =
            left === 0 ? afterwards(lead) : this.#afterTurn(left - 1, roller, lead);
  }

  at(left: number, roller: Seat, lead: number): number {
    return this.#share[this.#index(Math.min(left, this.#turns), roller, lead)]!;
  }

  /** A lead beyond reach can't be made up, so the last one that is counted stands for it. */
  #index(left: number, roller: Seat, lead: number): number {
    const within = Math.max(-this.#reach, Math.min(this.#reach, lead));
    return (left * 2 + roller) * (2 * this.#reach + 1) + within + this.#reach;
  }

  #afterTurn(left: number, roller: Seat, lead: number): number {
    const other = otherSeat(roller);
    return (
      ROLLER_SCORES * this.at(left, other, lead + sign(roller)) +
      ROLLER_MISSES * this.at(left, other, lead) +
      OTHER_SCORES * this.at(left, roller, lead - sign(roller)) +
      ROLLER_AGAIN * this.at(left, roller, lead)
    );
  }
}

/** All halves of a match with these options; the first half depends on who started it. */
interface Solution {
  readonly first: readonly [Half, Half];
  readonly second: Half;
}

/** A drawn match is worth ½ to each side with a shoot-out too: every kick of it is even. */
function solve({ turnsPerHalf, secondHalf }: TorinoOptions): Solution {
  const reach = 2 * turnsPerHalf + 1;
  const second = new Half(turnsPerHalf, reach, shareOfLead);
  const firstStartedBy = (starter: Seat): Half =>
    new Half(turnsPerHalf, reach, (lead) =>
      secondHalf === 'swap'
        ? second.at(turnsPerHalf, otherSeat(starter), lead)
        : (second.at(turnsPerHalf, 0, lead) + second.at(turnsPerHalf, 1, lead)) / 2,
    );
  return { first: [firstStartedBy(0), firstStartedBy(1)], second };
}

const solutions = new Map<string, Solution>();

function solutionOf(options: TorinoOptions): Solution {
  const key = `${options.turnsPerHalf} ${options.secondHalf}`;
  const known = solutions.get(key) ?? solve(options);
  solutions.set(key, known);
  return known;
}

/** The series in progress: each kick left goes in with ½; level at its end is ½ again. */
function shootoutShare(s: Torino): number {
  const series = Math.max(s.options.shootoutKicks, s.taken[0]!, s.taken[1]!);
  const kicks = 2 * series - s.taken[0]! - s.taken[1]!;
  const worstLead = s.goals[0]! - s.goals[1]! - (series - s.taken[1]!);
  let ways = 1;
  let share = 0;
  for (let k = 0; k <= kicks; k++) {
    share += ways * shareOfLead(worstLead + k);
    ways = (ways * (kicks - k)) / (k + 1);
  }
  return share / 2 ** kicks;
}

/** Turns of the half that are not yet over; where only the whistle knows, at least the one in progress. */
const turnsLeft = (s: Torino): number => (s.up === 1 ? 1 : Math.max(1, s.options.turnsPerHalf - s.plays));

/** Home's exact share of the match; with clock `whistle`, as if a half had `turnsPerHalf` turns. */
export function torinoShare(s: Torino): number {
  if (s.period === PERIOD.shootout) return shootoutShare(s);
  const { first, second } = solutionOf(s.options);
  const turns = s.options.turnsPerHalf;
  const lead = s.score[0]! - s.score[1]!;
  if (s.phase === PHASE.opening) {
    const startedBy = (starter: Seat): Half => (s.period === PERIOD[1] ? first[starter as 0 | 1] : second);
    return (startedBy(0).at(turns, 0, lead) + startedBy(1).at(turns, 1, lead)) / 2;
  }
  const half = s.period === PERIOD[1] ? first[s.starter as 0 | 1] : second;
  const left = turnsLeft(s);
  if (s.phase === PHASE.first) return half.at(left, s.side, lead);
  const kicker = s.phase === PHASE.pass ? s.side : s.kicker;
  const goal = s.phase === PHASE.pass ? OTHER_GOAL : goalChance(s.kind);
  const next = otherSeat(kicker);
  return goal * half.at(left - 1, next, lead + sign(kicker)) + (1 - goal) * half.at(left - 1, next, lead);
}

/** Certainty as a logit: e^-40 is nobody's chance. */
const CERTAIN = 40;

/** No estimate: the game is solved. */
export const torinoEvaluation: Evaluation<Torino> = {
  names: ['exact'],
  weights: [1],
  terms(s, out) {
    const share = torinoShare(s);
    out[0] = Math.max(-CERTAIN, Math.min(CERTAIN, Math.log(share / (1 - share))));
  },
};
