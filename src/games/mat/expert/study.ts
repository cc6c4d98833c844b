import type { Evaluation } from '../../../core/expert.ts';
import { goalsToWin, type Mat, PERIOD } from '../model.ts';
import { matEvaluation } from './evaluation.ts';

/**
 * What people are told of a match: fitted to how matches of `beginner` against itself ended, where the evaluation of the search only
 * has to tell good from better (docs/bots.md). A lead is worth what it comes to when goals fall like rain on both sides: the fewer
 * turns are left and the fewer goals are needed, the more.
 */

/** Goals of one side in a turn of either. */
const GOALS_PER_TURN = 0.003;
/** No lead in a match that goes on is surer than this. */
const SUREST = 0.999;
/** What a goal of lead is worth in a shoot-out, in logits. */
const SHOOTOUT_GOAL = 1.5;

/** Home's share where so many more goals fall, whoever scores them, and each side has so many. */
type Race = (fallen: number, home: number, away: number) => number;

function raceTo(goals: number): Race {
  const known = new Map<number, number>();
  const race: Race = (fallen, home, away) => {
    if (home === goals || away === goals) return home === goals ? 1 : 0;
    if (fallen === 0) return home > away ? 1 : home < away ? 0 : 0.5;
    const key = (fallen * goals + home) * goals + away;
    const found = known.get(key);
    if (found !== undefined) return found;
    const share = (race(fallen - 1, home + 1, away) + race(fallen - 1, home, away + 1)) / 2;
    known.set(key, share);
    return share;
  };
  return race;
}

const races = new Map<number, Race>();

/** Home's share by the score alone; `left` turns are to be played, infinitely many where only goals end the match. */
export function shareOfScore(goals: number, home: number, away: number, left: number): number {
  const race = races.get(goals) ?? raceTo(goals);
  races.set(goals, race);
  const most = 2 * goals - 1 - home - away;
  if (left === Number.POSITIVE_INFINITY) return race(most, home, away);
  const expected = 2 * GOALS_PER_TURN * left;
  let [odds, rest, share] = [Math.exp(-expected), 1, 0];
  for (let fallen = 0; fallen < most; fallen++) {
    share += odds * race(fallen, home, away);
    rest -= odds;
    odds *= expected / (fallen + 1);
  }
  return share + rest * race(most, home, away);
}

function logitOfScore({ options, score, plays }: Mat): number {
  const { clock, maxTurns } = options;
  const left = clock === 'plays' && maxTurns > 0 ? Math.max(0, maxTurns - plays) : Number.POSITIVE_INFINITY;
  const share = shareOfScore(goalsToWin(options), score[0]!, score[1]!, left);
  const told = Math.min(SUREST, Math.max(1 - SUREST, share));
  return Math.log(told / (1 - told));
}

/** What each term weighs; the lead is in logits already. */
const WEIGHTS = { lead: 1, possession: 0.24, shot: 1.8, risk: 0.74, progress: 0.29, guard: 0.31, penalty: 0.88 };
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const LEAD = NAMES.indexOf('lead');
const FROM = NAMES.map((name) => matEvaluation.names.indexOf(name));
const seen = new Float64Array(matEvaluation.names.length);

/** What people are told of a position. */
export const matStudyEvaluation: Evaluation<Mat> = {
  names: NAMES,
  weights: Object.values(WEIGHTS),
  terms(s, out) {
    matEvaluation.terms(s, seen);
    for (const [i, from] of FROM.entries()) out[i] = seen[from]!;
    out[LEAD] = s.period === PERIOD.shootout ? SHOOTOUT_GOAL * seen[FROM[LEAD]!]! : logitOfScore(s);
  },
};
