import { otherSeat, type Seat, sideOf } from '../../core/game.ts';
import { cornerFor, distance, inArea, inGoal, onArc, SPACE_NAMES } from './board.ts';
import type { Cause, TacticsTell } from './events.ts';
import { beginPlay, clearPlay, defenceOf } from './flow.ts';
import {
  CORNER_PLACEMENTS,
  FIRST_FIELD,
  KEEPER,
  NONE,
  PHASE,
  PIECES,
  pawn,
  pieceOn,
  put,
  RESTART,
  spaceOf,
  type Tactics,
  TEAM,
} from './model.ts';

/** What the referee gives: free kicks, goal kicks, corners and penalties, with the pieces that must make room. */

const queueUp = (s: Tactics, seat: Seat, piece: number): void => {
  s.queue[s.queued] = pawn(seat, piece);
  s.queued++;
};

/** The space that no rival may be in at a restart: distance 1 around the ball. */
export const inZone = (s: Tactics, space: number): boolean => distance(space, s.ball) <= 1;

/** Queues, in the order of PIECES, the pawns of a side from `first` on whose space passes. */
function queueWhere(s: Tactics, seat: Seat, first: number, passes: (space: number) => boolean): void {
  for (let piece = first; piece < TEAM; piece++) {
    const at = spaceOf(s, seat, piece);
    if (at >= 0 && passes(at)) queueUp(s, seat, piece);
  }
}

/** STW-FREE-3, STW-FREE-4: rivals leave the zone, then the set begins. */
export function clearFreeKick(s: Tactics): void {
  queueFreeKick(s);
  s.phase = s.queued > 0 ? PHASE.clear : PHASE.moveroll;
}

function queueFreeKick(s: Tactics): void {
  s.queued = 0;
  queueWhere(s, defenceOf(s), KEEPER, (at) => inZone(s, at));
}

/** STW-GKICK-2, STW-GKICK-3. */
function queueGoalKick(s: Tactics): void {
  s.queued = 0;
  queueWhere(s, defenceOf(s), KEEPER, (at) => inArea(s.side, at));
  queueWhere(s, s.side, FIRST_FIELD, (at) => inGoal(s.side, at));
  queueUp(s, s.side, KEEPER);
}

/** STW-CORN-2, STW-CORN-6. */
function queueCorner(s: Tactics): void {
  const defence = defenceOf(s);
  const isKeeperAway = !inGoal(defence, spaceOf(s, defence, KEEPER));
  s.queued = 0;
  if (isKeeperAway) {
    queueWhere(s, defence, FIRST_FIELD, (at) => inGoal(defence, at));
    queueUp(s, defence, KEEPER);
  }
  queueWhere(s, defence, FIRST_FIELD, (at) => inZone(s, at));
}

/** STW-PEN-2, STW-PEN-4, STW-PEN-5: both sides in turn from `first` on, the rest of the longer list, the keeper. */
export function queuePenalty(s: Tactics, first: Seat): void {
  const defence = defenceOf(s);
  const mustLeave = [0, 1].map((seat) => {
    const pieces: number[] = [];
    for (let piece = FIRST_FIELD; piece < TEAM; piece++) {
      const at = spaceOf(s, seat, piece);
      if (at >= 0 && (inArea(defence, at) || (seat === defence && onArc(defence, at)))) pieces.push(piece);
    }
    return pieces;
  });
  s.queued = 0;
  const turns = Math.max(mustLeave[0]!.length, mustLeave[1]!.length);
  for (let i = 0; i < turns; i++)
    for (const seat of [first, otherSeat(first)]) {
      const piece = mustLeave[seat]![i];
      if (piece !== undefined) queueUp(s, seat, piece);
    }
  queueUp(s, defence, KEEPER);
}

/** The queue that an award demands of the pieces as they stand; a penalty's before its taker is placed aside. */
export function queueForAward(s: Tactics): void {
  if (s.restart === RESTART.freekick) queueFreeKick(s);
  else if (s.restart === RESTART.goalkick) queueGoalKick(s);
  else if (s.restart === RESTART.corner) queueCorner(s);
}

const CAUSE_RULES: Readonly<Record<Cause, string>> = { foul: 'STW-FOUL-2', offside: 'STW-OFF-5', minor: 'STW-MIN-2' };

function awardFreeKick(s: Tactics, seat: Seat, cause: Cause, tell?: TacticsTell): boolean {
  const rule = CAUSE_RULES[cause];
  if (!beginPlay(s, seat, 'freekick', rule, tell)) return false;
  s.restart = RESTART.freekick;
  s.holder = NONE;
  if (cause === 'minor') s.ball = NONE;
  tell?.({ type: 'freekick', side: sideOf(seat), at: s.ball === NONE ? null : SPACE_NAMES[s.ball]!, cause, rule });
  return true;
}

/** STW-FOUL-2, STW-FREE-1, STW-FREE-2: on the space of the foul, by the fouled pawn. */
function freeKickForFoul(s: Tactics, seat: Seat, piece: number, tell?: TacticsTell): void {
  if (!awardFreeKick(s, seat, 'foul', tell)) return;
  s.holder = piece;
  clearFreeKick(s);
}

/** STW-OFF-5: in form 1 the pawn has got the ball (STW-OFF-2, STW-OFF-3), in form 2 it waits in the goal area. */
export function callOffside(
  s: Tactics,
  piece: number,
  rule: 'STW-OFF-2' | 'STW-OFF-3' | 'STW-OFF-4',
  tell?: TacticsTell,
): void {
  const form = rule === 'STW-OFF-4' ? 2 : 1;
  tell?.({ type: 'offside', side: sideOf(s.side), piece: PIECES[piece]!, form, at: SPACE_NAMES[s.ball]!, rule });
  if (awardFreeKick(s, defenceOf(s), 'offside', tell)) s.phase = PHASE.taker;
}

/** STW-MIN-2: from the centre circle. */
export function freeKickForMinor(s: Tactics, seat: Seat, tell?: TacticsTell): void {
  if (awardFreeKick(s, seat, 'minor', tell)) s.phase = PHASE.spot;
}

/** STW-GKICK-1: D becomes A. */
export function awardGoalKick(s: Tactics, tell?: TacticsTell): void {
  const kicking = defenceOf(s);
  if (!beginPlay(s, kicking, 'goalkick', 'STW-GKICK-1', tell)) return;
  s.restart = RESTART.goalkick;
  s.ball = NONE;
  s.holder = NONE;
  tell?.({ type: 'goalkick', side: sideOf(kicking), rule: 'STW-SHOT-4' });
  queueGoalKick(s);
  s.phase = PHASE.clear;
}

/** A pawn goes to a space; a team-mate there changes places with it (STW-CORN-3, STW-PEN-3). */
export function putOrExchange(
  s: Tactics,
  seat: Seat,
  piece: number,
  space: number,
  rule: string,
  tell?: TacticsTell,
): void {
  const mate = pieceOn(s, seat, space);
  const from = spaceOf(s, seat, piece);
  const hasMate = mate !== NONE && mate !== piece;
  if (hasMate) put(s, seat, mate, NONE);
  put(s, seat, piece, space);
  tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[piece]!, at: SPACE_NAMES[space]!, rule });
  if (!hasMate) return;
  put(s, seat, mate, from);
  tell?.({ type: 'place', side: sideOf(seat), piece: PIECES[mate]!, at: SPACE_NAMES[from]!, rule });
}

/** STW-CORN-1, STW-CORN-3: the shooter takes it; it belongs to the play of the shot. */
export function awardCorner(s: Tactics, tell?: TacticsTell): void {
  const at = cornerFor(defenceOf(s), s.ball);
  clearPlay(s);
  s.restart = RESTART.corner;
  s.left.fill(CORNER_PLACEMENTS);
  tell?.({ type: 'corner', side: sideOf(s.side), at: SPACE_NAMES[at]!, piece: PIECES[s.holder]!, rule: 'STW-SHOT-3' });
  putOrExchange(s, s.side, s.holder, at, 'STW-CORN-3', tell);
  s.ball = at;
  queueCorner(s);
  s.phase = s.queued > 0 ? PHASE.clear : PHASE.pick;
}

/** STW-PEN-1, STW-PEN-3: first the fouled pawn goes to the arc. */
function awardPenalty(s: Tactics, tell?: TacticsTell): void {
  clearPlay(s);
  s.restart = RESTART.penalty;
  s.chance = 1;
  tell?.({ type: 'penalty', side: sideOf(s.side), piece: PIECES[s.holder]!, rule: 'STW-PEN-1' });
  queueUp(s, s.side, s.holder);
  s.phase = PHASE.clear;
}

/** STW-FOUL-2, STW-PEN-1: what the foul of `offender` on the ball's space gives to the other side. */
export function awardForFoul(s: Tactics, offender: Seat, tell?: TacticsTell): void {
  const fouled = otherSeat(offender);
  if (offender === defenceOf(s) && inArea(offender, s.ball)) awardPenalty(s, tell);
  else freeKickForFoul(s, fouled, pieceOn(s, fouled, s.ball), tell);
}
