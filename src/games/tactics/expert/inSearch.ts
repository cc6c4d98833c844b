import type { Evaluation } from '../../../core/expert.ts';
import { otherSeat, type Seat } from '../../../core/game.ts';
import { numbered } from '../../../core/vocabulary.ts';
import { maskOf, meet } from '../bitboard.ts';
import { HEIGHT, inArea, ownRow, SPACES } from '../board.ts';
import { playLimit } from '../flow.ts';
import { KEEPER, NONE, PERIOD, PHASE, RESTART, type Tactics } from '../model.ts';
import { isBehind, lastRow } from '../offside.ts';
import { ballEndsMask } from '../ways.ts';
import { battleWon, FORWARD, robbed, shotComing } from './battles.ts';
import { passPromise, setPromise } from './passes.ts';
import { attemptOf, comingAttempt, DICE, Survey, shootoutLead } from './survey.ts';

/** What each term weighs. */
const WEIGHTS = {
  ...{ lead: 1, shooting: 0.5, promise: 0.42, prospect: 0.4, range: 0.04, possession: 0.1, progress: 0.12 },
  ...{ support: 0.03, stranded: 0.03, line: 0.5, men: 0.3, cards: 0.02 },
};
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const TERM = numbered(NAMES);

/** How many goals fall a play, and how sure one more makes when this many are still to fall. */
const GOALS_A_PLAY = 0.11;
const SURENESS = 2;
/**
 * More than the last play leaves open, so that a side that leads or trails by a few still plays for goals: where every
 * action is worth nearly the same, a search has nothing to go by.
 */
const DOUBT = 4;
/** Plays after which nothing on the pitch is as it was. */
const MEMORY = 4;
/** Plays still to come where a whistle ends the period. */
const WHISTLE_PLAYS = 20;
/** Plays in which a man more is worth its weight. */
const MATCH_PLAYS = 40;
/** A loose ball in the area that D did not reach is A's again, and not yet a shot. */
const SECOND_CHANCE = 0.3;
/** While pawns are placed for a kick-off, what they look like says which place is better, not what a goal was worth. */
const UNPLACED = 0.1;
/** Attempts that go on when time is over may go on for ever: what is not over is not won, so who leads ends it. */
const UNFINISHED_ATTACK = 0.25;
const UNFINISHED_DEFENCE = 0.9;
/** Men who come nearer still count for as much when time is over. */
const LEAST_FUTURE = 0.1;

/** How many of the six numbers bring the ball from a space into that side's area, as a share. */
const RANGE_AT = ([0, 1] as const).map((defence) => {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  const area = maskOf(spaces.filter((space) => inArea(defence, space)));
  return Float64Array.from(spaces, (from) => {
    let numbers = 0;
    for (let roll = 1; roll <= DICE; roll++) if (meet(ballEndsMask(from, roll), area)) numbers++;
    return numbers / DICE;
  });
});

const playsLeft = (s: Tactics): number =>
  s.options.clock === 'plays' ? Math.max(0, playLimit(s) - s.plays) : WHISTLE_PLAYS;

/** What a lead is worth of itself while an attack is finished after time. */
function finishedShare(s: Tactics): number {
  const lead = s.up === 1 ? s.score[s.side]! - s.score[otherSeat(s.side)]! : 0;
  if (lead === 0) return 1;
  return lead > 0 ? UNFINISHED_ATTACK : UNFINISHED_DEFENCE;
}

const home = new Survey();
const away = new Survey();

/**
 * What a search judges by: every term in goals, so that a promise is never worth more than what it promises, and goals
 * by how many plays are left to answer them. The passes of a whole set and the attempts on both sides are counted
 * through, which the search would need many nodes for.
 */
export const tacticsSearchEvaluation: Evaluation<Tactics> = {
  names: NAMES,
  weights: Object.values(WEIGHTS),
  terms(s, out) {
    out.fill(0, 0, NAMES.length);
    if (s.period === PERIOD.shootout) {
      out[TERM.lead] = shootoutLead(s);
      return;
    }
    const left = playsLeft(s);
    const isFirstOfTwo = s.period === PERIOD[1] || s.period === PERIOD.et1;
    const leftInMatch = left + (isFirstOfTwo ? playLimit(s) : 0);
    const future = s.up === 1 ? LEAST_FUTURE : Math.min(1, left / MEMORY);
    out[TERM.lead] = s.score[0]! - s.score[1]!;
    compareTeams(s, future, leftInMatch / MATCH_PLAYS, out);
    if (s.side !== NONE) lookAtBall(s, future, out);
    if (s.phase === PHASE.setup) for (let i = TERM.shooting; i <= TERM.line; i++) out[i]! *= UNPLACED;
    const sureness = SURENESS / Math.sqrt(GOALS_A_PLAY * leftInMatch + DOUBT);
    const scale = finishedShare(s) * sureness;
    for (let i = 0; i < NAMES.length; i++) out[i]! *= scale;
  },
};

function compareTeams(s: Tactics, future: number, match: number, out: Float64Array): void {
  const homeLine = lastRow(s, 0);
  const awayLine = lastRow(s, 1);
  home.look(s, 0, awayLine);
  away.look(s, 1, homeLine);
  out[TERM.support] = future * (home.support - away.support);
  out[TERM.stranded] = future * (away.stranded - home.stranded);
  out[TERM.line] = (future * (homeLine - awayLine)) / HEIGHT;
  out[TERM.men] = match * (home.men - away.men);
  out[TERM.cards] = match * (away.cards - home.cards);
}

function lookAtBall(s: Tactics, future: number, out: Float64Array): void {
  const sign = s.side === 0 ? 1 : -1;
  if (s.ball === NONE) {
    out[TERM.possession] = (sign * future) / 2;
    return;
  }
  const defence = otherSeat(s.side);
  out[TERM.progress] = (sign * future * (HEIGHT / 2 - ownRow(defence, s.ball))) / HEIGHT;
  if (s.holder === NONE) looseBall(s, defence, sign, future, out);
  else {
    out[TERM.shooting] = sign * shotComing(s, defence);
    if (s.phase === PHASE.sendoff) out[TERM.possession] = sign * future * (s.holder === KEEPER ? -1 : 1);
    else if (s.phase === PHASE.battle) out[TERM.possession] = sign * future * (2 * battleWon(s, defence) - 1);
    else if (s.chance === 0) heldBall(s, defence, sign, future, out);
  }
}

/** What the set that runs promises, or the one that begins if D's attempt fails. */
function heldBall(s: Tactics, defence: Seat, sign: number, future: number, out: Float64Array): void {
  const isDefending = s.phase >= PHASE.defend && s.phase <= PHASE.defendmove;
  const kept = isDefending ? 1 - robbed(s, defence, s.phase === PHASE.defend, s.holder) : 1;
  if (s.restart !== RESTART.kickoff) out[TERM.possession] = sign * future * (2 * kept - 1);
  if (isDefending && future === 0) return;
  const isCorner = s.restart === RESTART.corner;
  const isKicking = isCorner || s.phase === PHASE.ballroll || s.phase === PHASE.ball;
  const line = isCorner ? 0 : lastRow(s, defence);
  if (isKicking) out[TERM.promise] = sign * kept * passPromise(s, defence, line);
  else out[TERM.prospect] = sign * kept * setPromise(s, defence, line);
  out[TERM.range] = sign * kept * RANGE_AT[defence]![s.ball]!;
}

/** Who gets to it first, who has it after the counter-attempt, and what the attack has of it near the goal. */
function looseBall(s: Tactics, defence: Seat, sign: number, future: number, out: Float64Array): void {
  const isNearGoal = inArea(defence, s.ball);
  if (s.phase !== PHASE.takeroll && s.phase !== PHASE.take) {
    const theirs = attemptOf(s, defence, s.phase === PHASE.defend);
    out[TERM.possession] = -sign * future * theirs;
    if (isNearGoal) out[TERM.shooting] = sign * SECOND_CHANCE * (1 - theirs);
    return;
  }
  const ours = attemptOf(s, s.side, false);
  const theirs = comingAttempt(s, defence, true);
  const stolen = ours > 0 ? ours * robbed(s, defence, true, FORWARD) : 0;
  const kept = ours - stolen;
  const lost = stolen + (1 - ours) * theirs;
  out[TERM.possession] = sign * future * (kept - lost);
  if (!isNearGoal) out[TERM.range] = future > 0 ? sign * kept * RANGE_AT[defence]![s.ball]! : 0;
  else if (!(s.offside > 0 && isBehind(s, defence, s.ball))) out[TERM.shooting] = sign * kept;
}
