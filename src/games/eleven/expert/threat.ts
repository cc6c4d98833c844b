import { otherSeat, type Seat } from '../../../core/game.ts';
import {
  AREA_END,
  type End,
  FIELD_NEIGHBOURS,
  GOAL_END,
  NONE,
  REACH,
  SHOOTING,
  SPACE_COUNT,
  type Space,
} from '../board.ts';
import {
  controllerOf,
  type Eleven,
  endOf,
  isOwn,
  keeperHolds,
  keeperOf,
  MOVE_COST,
  type Piece,
  PUSH_COST,
  STEAL_COST,
  TEAM_SIZE,
} from '../model.ts';
import { LINES, TO_SHOOTING } from './lines.ts';

/** More points than anybody will have. */
const OUT_OF_REACH = 99;

/** By pairs of spaces: no kick, a kick along a line, or 2 and more: one over a space of VIAS. */
const NO_LINK = 0;
const NEXT = 1;
const FIRST_VIA = 2;
const VIAS: (readonly Space[])[] = [];
const LINKS = new Uint16Array(SPACE_COUNT * SPACE_COUNT);
for (const [from, reaches] of REACH.entries())
  for (const { to, via } of reaches)
    LINKS[from * SPACE_COUNT + to] = via.length === 0 ? NEXT : FIRST_VIA + VIAS.push(via) - 1;

/** Says whether the side of `seat` can kick from one space to the other, with an opponent on `barred` (ELV-KCK-2, ELV-KCK-3). */
function isLinked({ on }: Eleven, seat: Seat, from: Space, to: Space, barred: Space): boolean {
  const link = LINKS[from * SPACE_COUNT + to]!;
  if (link < FIRST_VIA) return link !== NO_LINK;
  const first = keeperOf(otherSeat(seat));
  const vias = VIAS[link - FIRST_VIA]!;
  for (let i = 0; i < vias.length; i++) {
    const there = on[vias[i]!]!;
    if ((there < first || there >= first + TEAM_SIZE) && vias[i] !== barred) return true;
  }
  return false;
}

/** The men of a side, one bit each, whom kicks join to a space. */
function menLinked(s: Eleven, seat: Seat, space: Space, barred: Space): number {
  const keeper = keeperOf(seat);
  let men = 0;
  for (let i = 0; i < TEAM_SIZE; i++) {
    const from = s.at[keeper + i]!;
    if (from !== NONE && isLinked(s, seat, from, space, barred)) men |= 1 << i;
  }
  return men;
}

/** Where the man on a space must go when he is pushed from another: NONE where the attacker can choose (ELV-ATK-5). */
function onlyPush({ on }: Eleven, from: Space, space: Space): Space {
  if (on[space] === NONE) return NONE;
  const { to: neighbours, first } = FIELD_NEIGHBOURS;
  for (let i = first[space]!; i < first[space + 1]!; i++) if (on[neighbours[i]!] === NONE) return NONE;
  return from;
}

/** Points for a man of `seat` to enter a space from the next one; OUT_OF_REACH where he can't. */
function entry(s: Eleven, seat: Seat, space: Space): number {
  const there = s.on[space]!;
  if (there === NONE) return MOVE_COST;
  if (isOwn(seat, there)) return OUT_OF_REACH;
  if (there === keeperOf(otherSeat(seat)) && AREA_END[space] === endOf(s, otherSeat(seat))) return OUT_OF_REACH;
  return space === s.ball ? STEAL_COST : PUSH_COST;
}

const MOST_RUNNERS = 2;
const runners = new Int8Array(MOST_RUNNERS);
const runnerCosts = new Int8Array(MOST_RUNNERS);

/** What it costs beyond a step to pass one of the spaces between. */
function passing({ on }: Eleven, seat: Seat, vias: readonly Space[]): number {
  let least = 2;
  for (let i = 0; i < vias.length; i++) {
    const there = on[vias[i]!]!;
    if (there === NONE) return 0;
    if (!isOwn(seat, there)) least = 1;
  }
  return least;
}

/**
 * The men who get to a space with the fewest points, fewer than `limit`, into `runners`, the nearest first; `but` is none of
 * them. Who stands in the way counts within two lines.
 */
function findRunners(s: Eleven, seat: Seat, target: Space, limit: number, most: number, but: Piece): number {
  const extra = entry(s, seat, target) - MOVE_COST;
  const lines = LINES[target]!;
  const keeper = keeperOf(seat);
  let found = 0;
  let below = limit;
  for (let piece = keeper + 1; piece < keeper + TEAM_SIZE; piece++) {
    const from = s.at[piece]!;
    if (from === NONE) continue;
    let cost = lines[from]! + extra;
    if (cost >= below || piece === but) continue;
    const link = LINKS[from * SPACE_COUNT + target]!;
    if (link >= FIRST_VIA) cost += passing(s, seat, VIAS[link - FIRST_VIA]!);
    if (cost >= below) continue;
    let place = found < most ? found++ : most - 1;
    for (; place > 0 && runnerCosts[place - 1]! > cost; place--) {
      runners[place] = runners[place - 1]!;
      runnerCosts[place] = runnerCosts[place - 1]!;
    }
    runners[place] = piece;
    runnerCosts[place] = cost;
    if (found === most) below = runnerCosts[most - 1]!;
  }
  return found;
}

const MOST_STEPS = 4;
const walk = new Uint8Array(SPACE_COUNT);
const walkSteps = new Uint8Array(SPACE_COUNT);
const walked = new Uint8Array(SPACE_COUNT);

/** Where a man can take the ball towards an end with fewer than `limit` points, into `walk`, the nearest first. */
function findWalk({ on }: Eleven, from: Space, end: End, limit: number): number {
  const shooting = TO_SHOOTING[end]!;
  const { to: neighbours, first } = FIELD_NEIGHBOURS;
  walked.fill(0);
  walked[from] = 1;
  walk[0] = from;
  walkSteps[0] = 0;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const steps = walkSteps[head]! + 1;
    if (steps > MOST_STEPS || steps >= limit || GOAL_END[walk[head]!] !== NONE) break;
    for (let i = first[walk[head]!]!; i < first[walk[head]! + 1]!; i++) {
      const next = neighbours[i]!;
      if (walked[next] === 1 || on[next] !== NONE || shooting[next]! >= shooting[walk[head]!]!) continue;
      walked[next] = 1;
      walk[tail] = next;
      walkSteps[tail++] = steps;
    }
  }
  return tail;
}

/** Bits of the men whom a kick joins to each man, and to each space of `walk`; UNKNOWN until somebody asks. */
const UNKNOWN = -1;
const menByMan = new Int32Array(TEAM_SIZE);
const menByStep = new Int32Array(SPACE_COUNT);

/** All men from whom kicks bring the ball to one of these, none of them `without`. */
function chainTo(s: Eleven, seat: Seat, men: number, without: number): number {
  let chain = men & ~without;
  for (let open = chain; open !== 0; ) {
    const man = 31 - Math.clz32(open);
    open &= ~(1 << man);
    if (menByMan[man] === UNKNOWN) menByMan[man] = menLinked(s, seat, s.at[keeperOf(seat) + man]!, NONE);
    const found = menByMan[man]! & ~chain & ~without;
    chain |= found;
    open |= found;
  }
  return chain;
}

/** Steps with the ball until a kick brings it to a man of the chain or to the target: fewer than `limit`, or `limit`. */
function stepsToChain(
  s: Eleven,
  seat: Seat,
  target: Space,
  chain: number,
  walkLength: number,
  limit: number,
  barred: Space,
): number {
  for (let k = 0; k < walkLength && walkSteps[k]! < limit; k++) {
    const space = walk[k]!;
    if (menByStep[k] === UNKNOWN) menByStep[k] = menLinked(s, seat, space, NONE);
    if ((menByStep[k]! & chain) !== 0 || space === target || isLinked(s, seat, space, target, barred))
      return walkSteps[k]!;
  }
  return limit;
}

/**
 * The fewest points with which a side comes to a shot in one turn, as far as it takes one man to win the ball and to carry it,
 * one to go to a shooting space, and kicks between those who stand; `most` + 1 where that is not enough.
 */
export function pointsToShot(s: Eleven, seat: Seat, most: number): number {
  // a keeper who must kick at once leaves no time for steps before the shot (ELV-KPR-3)
  const usable = keeperHolds(s, seat) ? 0 : most;
  const needed = fewestPoints(s, seat, usable);
  return needed > usable ? most + 1 : needed;
}

function fewestPoints(s: Eleven, seat: Seat, most: number): number {
  let limit = most + 1;
  const end = endOf(s, otherSeat(seat));
  const controller = controllerOf(s);
  let carrier = controller;
  let won = 0;
  if (!isOwn(seat, controller)) {
    if (findRunners(s, seat, s.ball, limit, 1, NONE) === 0) return limit;
    carrier = runners[0]!;
    won = runnerCosts[0]!;
  }
  const walkLength = findWalk(s, s.ball, end, limit - won);
  menByMan.fill(UNKNOWN);
  menByStep.fill(UNKNOWN, 0, walkLength);
  const keeper = keeperOf(seat);
  const carrierBit = 1 << (carrier - keeper);
  for (const target of SHOOTING[end]!) {
    const there = s.on[target]!;
    const isHeld = isOwn(seat, there);
    if (isHeld || target === s.ball) {
      const men = isHeld ? 1 << (there - keeper) : 0;
      const chain = chainTo(s, seat, men, carrierBit);
      limit = Math.min(limit, won + stepsToChain(s, seat, target, chain, walkLength, limit - won, NONE));
      if (limit === 0) return 0;
      continue;
    }
    for (let k = 0; k < walkLength; k++) if (walk[k] === target) limit = Math.min(limit, won + walkSteps[k]!);
    const found = findRunners(s, seat, target, limit - won, MOST_RUNNERS, carrier);
    for (let i = 0; i < found; i++) {
      const spent = won + runnerCosts[i]!;
      if (spent >= limit) break;
      const runner = runners[i]!;
      const barred = onlyPush(s, s.at[runner]!, target);
      const chain = chainTo(s, seat, menLinked(s, seat, target, barred), carrierBit | (1 << (runner - keeper)));
      limit = Math.min(limit, spent + stepsToChain(s, seat, target, chain, walkLength, limit - spent, barred));
    }
  }
  return limit;
}
