import type { Evaluation } from '../../../core/expert.ts';
import { otherSeat, type Seat } from '../../../core/game.ts';
import { numbered } from '../../../core/vocabulary.ts';
import {
  DIAGONAL_NEIGHBOURS,
  distance,
  goalSpace,
  inArea,
  inPenaltyArea,
  NEIGHBOURS,
  NONE_BETWEEN,
  ROWS,
  SHOTS,
  type Space,
  STRAIGHT_NEIGHBOURS,
} from '../board.ts';
import { chainFrom, UNREACHED } from '../flow.ts';
import { holderSeat, type Mat, NONE, ownPawnOn, PERIOD, PHASE, PLACE, SQUAD } from '../model.ts';

/** Worth of a pawn on a space from which a side can shoot, by the number of goal spaces in its sight. */
const SIGHT = [0, 0.75, 0.9, 1];
/** How much of that is left per step away from it. */
const STEP_LOSS = 0.62;

/** By side and space: how good a place the space is to have the ball for a shot soon. */
const PROMISE: readonly Float64Array[] = SHOTS.map((ofSide) =>
  Float64Array.from(ofSide, (_, space) =>
    Math.max(
      ...ofSide.map((shots, from) =>
        shots.length === 0 ? 0 : SIGHT[Math.min(shots.length, 3)]! * STEP_LOSS ** distance(space, from),
      ),
    ),
  ),
);

const OWN_GOAL = goalSpace(0, 2);
const OTHER_GOAL = goalSpace(1, 2);
/** From -1 in front of home's goal to 1 in front of away's, by steps. */
const ADVANCE = Float64Array.from(
  NEIGHBOURS,
  (_, space) => (distance(space, OWN_GOAL) - distance(space, OTHER_GOAL)) / ROWS,
);
/** A loose ball is not yet where it lies. */
const LOOSE_ADVANCE = 0.4;

/** What is left of a place where an opponent can rob at once: straight, or at the price of a card. */
const ROBBED_STRAIGHT = 0.35;
const ROBBED_DIAGONALLY = 0.75;

/** The side that acts next; after its main action a side only substitutes. */
const nextSeat = (s: Mat): Seat => (s.phase === PHASE.after ? otherSeat(s.side) : s.side);

function hasRobber(s: Mat, robber: Seat, near: readonly Space[]): boolean {
  for (let i = 0; i < near.length; i++) {
    const pawn = ownPawnOn(s, robber, near[i]!);
    if (pawn !== NONE && pawn !== s.ban) return true;
  }
  return false;
}

/** From 1, nobody near, down: how sure a pawn of the side would keep the ball on a space for a turn. */
function safety(s: Mat, seat: Seat, space: Space): number {
  const robber = otherSeat(seat);
  if (hasRobber(s, robber, STRAIGHT_NEIGHBOURS[space]!)) return ROBBED_STRAIGHT;
  if (inPenaltyArea(robber, space)) return 1; // a diagonal steal there gives a penalty
  return hasRobber(s, robber, DIAGONAL_NEIGHBOURS[space]!) ? ROBBED_DIAGONALLY : 1;
}

function openShots(s: Mat, seat: Seat, from: Space): number {
  const shots = SHOTS[seat]![from]!;
  let open = 0;
  for (let i = 0; i < shots.length; i++) {
    const { over } = shots[i]!;
    if (over === NONE_BETWEEN || s.on[over] === 0) open++;
  }
  return open;
}

const chain = new Int8Array(SQUAD);

/** The best place to which the side can bring the ball by passes, with the risk there. */
function chanceOf(s: Mat, seat: Seat): number {
  chainFrom(s, seat, chain);
  const promise = PROMISE[seat]!;
  const first = seat * SQUAD;
  let best = 0;
  for (let n = 0; n < SQUAD; n++) {
    if (chain[n] === UNREACHED) continue;
    const space = s.at[first + n]!;
    if (promise[space]! > best) best = Math.max(best, promise[space]! * safety(s, seat, space));
  }
  return best;
}

/** A shot is certain for the side to act, and hangs by the defender's answer otherwise. */
const SHOT_LATER = 0.45;
const SHOT_ROBBED = 0.1;

function shotOf(s: Mat, seat: Seat, isNext: boolean): number {
  const open = openShots(s, seat, s.ball);
  if (open === 0) return 0;
  if (isNext) return 1;
  return hasRobber(s, otherSeat(seat), STRAIGHT_NEIGHBOURS[s.ball]!) ? SHOT_ROBBED : SHOT_LATER;
}

/** Each further pawn counts this much of the one before it. */
const FADING = 0.6;
/** More guards than this by the own goal are idle. */
const ENOUGH_GUARDS = 2;

/** The promise of the spaces from which a side shoots. */
const ON_SHOT = SIGHT[1]!;

/** What one look over the pawns of a side tells. */
class Survey {
  /** Pawns near the other goal, the best placed whole. */
  attack = 0;
  /** The keeper, and how near the others are to where the other side wants to shoot. */
  guard = 0;
  men = 0;
  yellows = 0;
  /** 1 next to the ball, less with every step. */
  press = 0;
  /** How far up the pitch they are together. */
  support = 0;
  /** Pawns that would score with the ball and that nobody next to them could rob, the first whole. */
  outposts = 0;
  /** 1 while a substitute waits. */
  bench = 0;

  look(s: Mat, seat: Seat): void {
    const { at, yellow, ball } = s;
    const robber = otherSeat(seat);
    const promise = PROMISE[seat]!;
    const danger = PROMISE[otherSeat(seat)]!;
    let [best, second, guards, keeper, men, yellows, nearest, support] = [0, 0, 0, 0, 0, 0, ROWS, 0];
    let [outposts, bench] = [0, 0];
    for (let pawn = seat * SQUAD, end = pawn + SQUAD; pawn < end; pawn++) {
      const space = at[pawn]!;
      if (space === PLACE.sub) bench = 1;
      if (space < 0) continue;
      men++;
      yellows += yellow[pawn]!;
      const worth = promise[space]!;
      if (worth > best) {
        second = best;
        best = worth;
      } else if (worth > second) second = worth;
      if (inArea(seat, space)) keeper = 1;
      else guards += danger[space]!;
      support += ADVANCE[space]!;
      if (worth >= ON_SHOT && !hasRobber(s, robber, STRAIGHT_NEIGHBOURS[space]!)) outposts += outposts > 0 ? FADING : 1;
      if (ball < 0) continue;
      const away = distance(space, ball);
      if (away < nearest) nearest = away;
    }
    this.attack = best + FADING * second;
    this.guard = keeper + Math.min(guards, ENOUGH_GUARDS) / ENOUGH_GUARDS;
    this.men = men;
    this.yellows = yellows;
    this.press = 1 / Math.max(1, nearest);
    this.support = support;
    this.outposts = outposts;
    this.bench = bench;
  }
}

const home = new Survey();
const away = new Survey();

/** Two of three penalties go in: the fingers differ. */
export const PENALTY_GOAL = 2 / 3;

/** What each term weighs. */
const WEIGHTS = {
  ...{ lead: 4, possession: 0.35, shot: 1.3, chance: 0.9, risk: 0.35, progress: 0.35, attack: 0.3 },
  ...{ guard: 0.45, press: 0.25, men: 0.35, cards: 0.06, penalty: 4 * PENALTY_GOAL, support: 0 },
  ...{ outposts: 0, bench: 0.03 },
};
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const TERM = numbered(NAMES);

/** What a football eye sees on the mat. */
export const matEvaluation: Evaluation<Mat> = {
  names: NAMES,
  weights: Object.values(WEIGHTS),
  terms(s, out) {
    out.fill(0, 0, NAMES.length);
    if (s.period === PERIOD.shootout) {
      out[TERM.lead] = s.goals[0]! - s.goals[1]! + (s.side === 0 ? PENALTY_GOAL : -PENALTY_GOAL) / 2;
      return;
    }
    out[TERM.lead] = s.score[0]! - s.score[1]!;
    if (s.penaltyTaker !== NONE) out[TERM.penalty] = s.penaltyTaker === 0 ? 1 : -1;
    home.look(s, 0);
    away.look(s, 1);
    out[TERM.attack] = home.attack - away.attack;
    out[TERM.guard] = home.guard - away.guard;
    out[TERM.support] = home.support + away.support;
    out[TERM.men] = home.men - away.men;
    out[TERM.cards] = away.yellows - home.yellows;
    out[TERM.outposts] = home.outposts - away.outposts;
    out[TERM.bench] = home.bench - away.bench;
    if (s.ball === NONE || s.penaltyTaker !== NONE) return;
    out[TERM.progress] = ADVANCE[s.ball]!;
    const holder = holderSeat(s);
    const next = nextSeat(s);
    if (holder === NONE) {
      out[TERM.progress] = LOOSE_ADVANCE * ADVANCE[s.ball]!;
      out[TERM.press] = 2 * (home.press - away.press) + (next === 0 ? 0.5 : -0.5);
      return;
    }
    const sign = holder === 0 ? 1 : -1;
    const isNext = next === holder;
    out[TERM.possession] = sign;
    out[TERM.shot] = sign * shotOf(s, holder, isNext);
    out[TERM.chance] = sign * chanceOf(s, holder);
    out[TERM.risk] = isNext ? 0 : -sign * (1 - safety(s, holder, s.ball));
    out[TERM.press] = holder === 0 ? -away.press : home.press;
  },
};

/** What pays only for who plans: pawns brought forward, and where the ball would be a goal. */
const PLANS = { support: 0.08, outposts: 0.25 };

/** As above with those plans; who looks one action ahead would only leave his goal for them. */
export const matSearchEvaluation: Evaluation<Mat> = {
  ...matEvaluation,
  weights: Object.values({ ...WEIGHTS, ...PLANS }),
};
