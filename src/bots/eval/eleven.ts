import { otherSeat, type Seat } from '../../core/game.ts';
import { GOAL, NONE, REACH, SHOOTING_END, type Space } from '../../games/eleven/board.ts';
import {
  controllerOf,
  type Eleven,
  endOf,
  goalOf,
  keeperOf,
  ownerOf,
  PERIOD,
  PHASE,
  PIECE_COUNT,
  TEAM_SIZE,
} from '../../games/eleven/model.ts';
import { isOpenWay, mayKickNow } from '../../games/eleven/phases/kick.ts';
import { FAR, LINES, linesTo, TO_SHOOTING } from './elevenLines.ts';
import { pointsToShot } from './elevenThreat.ts';
import { type Evaluation, logistic } from './eval.ts';

const TO_GOAL = GOAL.map((goal) => linesTo([goal]));
const LONGEST = 9;

/** Rolls that are to be expected after time is up. */
const OVERTIME_ROLLS = 6;
/** The match is looked at in so many parts: within one, ending a turn early gains nothing by the clock. */
const PARTS = 8;

/** How much of the match is still to be played, from 1 down to one part. */
function shareLeft(s: Eleven): number {
  const { plays } = s.options;
  const whole = 2 * (plays + OVERTIME_ROLLS);
  const inPeriod = (s.up === 1 ? 0 : Math.max(0, plays - s.plays)) + OVERTIME_ROLLS;
  const left = s.period === PERIOD[1] ? inPeriod + whole / 2 : inPeriod;
  return Math.ceil((PARTS * left) / whole) / PARTS;
}

/** A goal counts the more the less time there is to answer it. */
const leadOf = (s: Eleven): number =>
  s.inShootout === 1 ? s.penaltyGoals[0]! - s.penaltyGoals[1]! : (s.score[0]! - s.score[1]!) / Math.sqrt(shareLeft(s));

/** Steps from a side's nearest piece to a space. */
function nearest({ at }: Eleven, seat: Seat, space: Space): number {
  const lines = LINES[space]!;
  const first = keeperOf(seat);
  let best = FAR;
  for (let piece = first; piece < first + TEAM_SIZE; piece++) {
    const from = at[piece]!;
    if (from !== NONE && lines[from]! < best) best = lines[from]!;
  }
  return best;
}

const FACES = 6;
/** The chance that a roll gives at least this many points. */
const rolls = (points: number): number => Math.max(0, Math.min(1, (FACES + 1 - points) / FACES));
/** The same where the points may be known: those of the running turn. */
const affords = (s: Eleven, seat: Seat, points: number): number =>
  s.phase === PHASE.play && s.side === seat ? (points <= s.points ? 1 : 0) : rolls(points);

/** Points that a steal takes beyond the steps to the man: the step onto his space, the push and the ball, less one. */
const STEAL_EXTRA = 2;

const RISK = 0.5;
/** From 1, the ball is safely home's, to -1; what the other side can do about it counts so much. */
function controlOf(s: Eleven, holder: Seat, homeSteps: number, awaySteps: number, weight = RISK): number {
  if (holder === NONE) return (affords(s, 0, homeSteps) - affords(s, 1, awaySteps)) / 2;
  const rivalSteps = holder === 0 ? awaySteps : homeSteps;
  const risk = affords(s, otherSeat(holder), rivalSteps + STEAL_EXTRA);
  return (holder === 0 ? 1 : -1) * (1 - risk * weight);
}

const queue = new Int8Array(TEAM_SIZE);
const links = new Int8Array(PIECE_COUNT);
/** How a man with the ball who is this many steps from a shooting space comes to a shot. */
const NEAR_SHOT = [1, 0.5, 0.3, 0.2, 0.1];
const LINK_LOSS = 0.02;
const SPENT_KICK = 0.7;

/** What the best man whom a chain of kicks can reach makes of it; 1 stands on a shooting space with the ball. */
function chanceOf(s: Eleven, holder: Seat): number {
  const { at, on } = s;
  const shooting = TO_SHOOTING[endOf(s, otherSeat(holder))]!;
  const first = keeperOf(holder);
  const end = first + TEAM_SIZE;
  links.fill(NONE);
  queue[0] = on[s.ball]!;
  links[queue[0]!] = 0;
  let best = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const piece = queue[head]!;
    const space = at[piece]!;
    const link = links[piece]!;
    best = Math.max(best, (NEAR_SHOT[shooting[space]!] ?? 0) - LINK_LOSS * link);
    const reaches = REACH[space]!;
    for (let i = 0; i < reaches.length; i++) {
      const mate = on[reaches[i]!.to]!;
      if (mate < first || mate >= end || links[mate] !== NONE || !isOpenWay(s, holder, reaches[i]!)) continue;
      links[mate] = link + 1;
      queue[tail++] = mate;
    }
  }
  const isSpent = s.phase === PHASE.play && s.side === holder && !mayKickNow(s);
  return isSpent ? SPENT_KICK * best : best;
}

/** The first man counts whole, the second half, and so on. */
const FADING = 0.5;

/** By twice the number of men. */
const PRESENCE = Array.from({ length: 2 * TEAM_SIZE }, (_, half) => (1 - FADING ** (half / 2)) / (1 - FADING) / 2);

/** Players of a side by the shooting spaces of an end: on them whole, a step away half. */
function presence({ at }: Eleven, seat: Seat, end: number): number {
  const shooting = TO_SHOOTING[end]!;
  const keeper = keeperOf(seat);
  let halves = 0;
  for (let piece = keeper + 1; piece < keeper + TEAM_SIZE; piece++) {
    const from = at[piece]!;
    if (from !== NONE && shooting[from]! < 2) halves += SHOOTING_END[from] === end ? 2 : shooting[from]!;
  }
  return PRESENCE[halves]!;
}

const isKeeperHome = (s: Eleven, seat: Seat): number => (s.at[keeperOf(seat)] === goalOf(s, seat) ? 1 : 0);

/** What a football eye sees in a position of 11. */
export const elevenEvaluation: Evaluation<Eleven> = {
  names: ['lead', 'control', 'progress', 'chance', 'keeper', 'attack', 'guard', 'press'],
  weights: [2.6, 0.4, 0.5, 0.5, 0.4, 0.26, 0.5, 0.16],
  terms(s, out) {
    out.fill(0, 0, 8);
    out[0] = leadOf(s);
    const [homeEnd, awayEnd] = [endOf(s, 0), endOf(s, 1)];
    out[4] = isKeeperHome(s, 0) - isKeeperHome(s, 1);
    out[5] = presence(s, 0, awayEnd) - presence(s, 1, homeEnd);
    out[6] = presence(s, 0, homeEnd) - presence(s, 1, awayEnd);
    const { ball } = s;
    if (ball === NONE || s.phase === PHASE.penalty) return;
    const controller = controllerOf(s);
    const holder = controller === NONE ? NONE : ownerOf(controller);
    const [homeSteps, awaySteps] = [nearest(s, 0, ball), nearest(s, 1, ball)];
    out[1] = controlOf(s, holder, homeSteps, awaySteps);
    out[2] = (TO_GOAL[homeEnd]![ball]! - TO_GOAL[awayEnd]![ball]!) / LONGEST;
    if (holder !== NONE) out[3] = (holder === 0 ? 1 : -1) * chanceOf(s, holder);
    out[7] = (awaySteps - homeSteps) / LONGEST;
  },
};

/** How a side that needs so many points for a shot comes to it when it rolls: from 7 on, in two turns. */
const SHOT = [1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0.12, 0.08];
const MOST_POINTS = SHOT.length - 1;
const shotAfter = (points: number): number => SHOT[points] ?? 0;

const LEAST_LEFT = 0.4;
/** A goal in logits, at every score: few enough that a lead of one or two still leaves differences to see. */
const GOAL_WORTH = 1.2;
const goalWorth = (s: Eleven): number => GOAL_WORTH / Math.sqrt(Math.max(LEAST_LEFT, shareLeft(s)));

function leadInGoals(s: Eleven): number {
  const [home, away] = s.inShootout === 1 ? s.penaltyGoals : s.score;
  return home! - away!;
}

const SCORED = 2 / 3;
/** How likely a shot that can be had is taken: in the running turn, in the one to come, and in the one after that. */
const SURE = 0.7;
const NEXT = 0.65;
const LATER = 0.3;
/** What the kick-off after a goal gives back to the side that conceded, and a saved shot to the keeper's, in goals. */
const KICK_OFF = 0.1;
const SAVED = 0.1;

/** How likely home and away are to shoot first, in the running turn and the two after it. */
const shots = new Float64Array(2);
function lookForShots(s: Eleven): void {
  shots[0] = 0;
  shots[1] = 0;
  if (s.ball === NONE || (s.phase !== PHASE.play && s.phase !== PHASE.roll)) return;
  const { side } = s;
  const rival = otherSeat(side);
  const needed = pointsToShot(s, side, MOST_POINTS);
  const rivalShot = shotAfter(pointsToShot(s, rival, MOST_POINTS));
  let own = 0;
  let later = 0;
  if (s.phase === PHASE.play) {
    if (needed <= s.points && mayKickNow(s) && (s.kicks === 0 || needed === 0)) own = SURE;
    later = LATER * shotAfter(Math.max(0, needed - s.points));
  } else own = NEXT * shotAfter(needed);
  const other = (1 - own) * (s.phase === PHASE.play ? NEXT : LATER) * rivalShot;
  shots[side] = own + (1 - own - other) * later;
  shots[rival] = other;
}

/** What a shot leaves home with, where a goal of the side that shoots adds `own` to the lead. */
const afterShot = (s: Eleven, shooter: Seat, lead: number, own: number): number =>
  isKeeperHome(s, otherSeat(shooter)) === 1
    ? SCORED * logistic(lead + (1 - KICK_OFF) * own) + (1 - SCORED) * logistic(lead - SAVED * own)
    : logistic(lead + (1 - KICK_OFF) * own);

/** What those shots add to the lead, in logits. Nothing else of the position outlasts them. */
function threatOf(s: Eleven, lead: number, goal: number): number {
  const [home, away] = [shots[0]!, shots[1]!];
  let mean = (1 - home - away) * logistic(lead);
  if (home > 0) mean += home * afterShot(s, 0, lead, goal);
  if (away > 0) mean += away * afterShot(s, 1, lead, -goal);
  return Math.log(mean / (1 - mean)) - lead;
}

/** A thief who comes next takes what the holder then lacks as well; one who comes after the holder's turn may find him gone. */
const LOST_NEXT = 1.5;
const riskWeight = (s: Eleven, holder: Seat): number =>
  s.side === holder && s.phase === PHASE.roll ? RISK : LOST_NEXT;

/** How much a man so many lines from the shooting spaces of the other goal has to do with the attack. */
const FORWARD = [1, 1, 0.8, 0.6, 0.4, 0.25, 0.1];
const FORWARD_FADING = 0.85;

function forward({ at }: Eleven, seat: Seat, end: number): number {
  const shooting = TO_SHOOTING[end]!;
  const keeper = keeperOf(seat);
  let men = 0;
  for (let piece = keeper + 1; piece < keeper + TEAM_SIZE; piece++) {
    const from = at[piece]!;
    if (from !== NONE) men += FORWARD[shooting[from]!] ?? 0;
  }
  return 1 - FORWARD_FADING ** men;
}

/** What the search looks at: whether a turn is good for a shot, and who is there to make one. */
export const elevenSearchEvaluation: Evaluation<Eleven> = {
  names: ['lead', 'control', 'progress', 'keeper', 'forward', 'guard', 'press', 'threat', 'haste'],
  weights: [1, 0.22, 0.15, 0.15, 0.6, 0.2, 0.1, 1, 0.04],
  terms(s, out) {
    out.fill(0, 0, 9);
    const goal = goalWorth(s);
    const lead = goal * leadInGoals(s);
    lookForShots(s);
    const lasting = 1 - shots[0]! - shots[1]!;
    out[0] = lead;
    const [homeEnd, awayEnd] = [endOf(s, 0), endOf(s, 1)];
    out[3] = lasting * (isKeeperHome(s, 0) - isKeeperHome(s, 1));
    out[4] = lasting * (forward(s, 0, awayEnd) - forward(s, 1, homeEnd));
    out[5] = lasting * (presence(s, 0, homeEnd) - presence(s, 1, awayEnd));
    const { ball } = s;
    if (ball === NONE || s.phase === PHASE.penalty) return;
    const controller = controllerOf(s);
    const holder = controller === NONE ? NONE : ownerOf(controller);
    const [homeSteps, awaySteps] = [nearest(s, 0, ball), nearest(s, 1, ball)];
    out[1] = lasting * controlOf(s, holder, homeSteps, awaySteps, riskWeight(s, holder));
    out[2] = (lasting * (TO_GOAL[homeEnd]![ball]! - TO_GOAL[awayEnd]![ball]!)) / LONGEST;
    out[6] = (lasting * (awaySteps - homeSteps)) / LONGEST;
    if (lasting < 1) out[7] = threatOf(s, lead, goal);
    if (s.phase === PHASE.play) out[8] = s.side === 0 ? -s.kicks : s.kicks;
  },
};
