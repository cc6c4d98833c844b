import type { Evaluation } from '../../../core/expert.ts';
import { otherSeat } from '../../../core/game.ts';
import { numbered } from '../../../core/vocabulary.ts';
import { HEIGHT, inArea, onStar, ownRow } from '../board.ts';
import { KEEPER, NONE, PERIOD, PHASE, pieceOn, type Tactics } from '../model.ts';
import { isBehind, lastRow, spoiler } from '../offside.ts';
import { ballEnds } from '../ways.ts';
import { attemptOf, Survey, shooting, shootoutLead } from './survey.ts';

/** What the best kick with the number on the die promises: a shot, a battle in the area or with the keeper, a pass. */
const SHOT_PROMISE = 1;
const BATTLE_PROMISE = 0.45;
const KEEPER_PROMISE = 0.2;
const PASS_PROMISE = 0.15;
function promiseOf(s: Tactics): number {
  const defence = otherSeat(s.side);
  const row = lastRow(s, defence);
  const ends = ballEnds(s.ball, s.roll);
  let best = 0;
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i]!;
    const mate = pieceOn(s, s.side, to);
    if (mate === NONE || ownRow(defence, to) < row) continue;
    const isContested = pieceOn(s, defence, to) !== NONE;
    if (inArea(defence, to)) best = Math.max(best, isContested ? BATTLE_PROMISE : SHOT_PROMISE);
    else if (isContested) {
      if (pieceOn(s, defence, to) === KEEPER) best = Math.max(best, KEEPER_PROMISE);
    } else if (onStar(defence, to)) best = SHOT_PROMISE;
    else best = Math.max(best, PASS_PROMISE * (1 - ownRow(defence, to) / HEIGHT));
    if (best === SHOT_PROMISE) return spoiler(s, mate) === NONE ? best : 0;
  }
  return best;
}

const home = new Survey();
const away = new Survey();

/** What each term weighs. */
const WEIGHTS = {
  ...{ lead: 2.2, shooting: 0.8, possession: 0.3, progress: 0.25, promise: 0.5, reach: 0.25, danger: 0.25 },
  ...{ support: 0.1, stranded: 0.06, guard: 0.1, men: 0.12, cards: 0.04 },
};
const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const TERM = numbered(NAMES);

/** What a football eye sees on the pitch. */
export const tacticsEvaluation: Evaluation<Tactics> = {
  names: NAMES,
  weights: Object.values(WEIGHTS),
  terms(s, out) {
    out.fill(0, 0, NAMES.length);
    if (s.period === PERIOD.shootout) {
      out[TERM.lead] = shootoutLead(s);
      return;
    }
    out[TERM.lead] = s.score[0]! - s.score[1]!;
    home.look(s, 0, lastRow(s, 1));
    away.look(s, 1, lastRow(s, 0));
    out[TERM.support] = home.support - away.support;
    out[TERM.stranded] = away.stranded - home.stranded;
    out[TERM.guard] = home.guard - away.guard;
    out[TERM.men] = home.men - away.men;
    out[TERM.cards] = away.cards - home.cards;
    if (s.side === NONE) return;
    const sign = s.side === 0 ? 1 : -1;
    if (s.ball === NONE) {
      out[TERM.possession] = sign / 2;
      return;
    }
    const defence = otherSeat(s.side);
    out[TERM.progress] = (sign * (HEIGHT / 2 - ownRow(defence, s.ball))) / HEIGHT;
    if (s.holder !== NONE) {
      out[TERM.possession] = possessionOf(s, sign);
      out[TERM.shooting] = sign * shooting(s);
      if (s.phase === PHASE.ball) out[TERM.promise] = sign * promiseOf(s);
      else if (s.chance === 0 && s.phase >= PHASE.defend && s.phase <= PHASE.defendmove)
        out[TERM.reach] = (-sign * attemptOf(s, defence, s.phase === PHASE.defend)) / 2;
      return;
    }
    looseBall(s, sign, out);
  },
};

/** It counts for a ball that a pawn has or two fight for; where a keeper of A was booked he has fouled, and D will have it. */
function possessionOf(s: Tactics, sign: number): number {
  if (s.phase === PHASE.battle) return 0;
  return s.phase === PHASE.sendoff && s.holder === KEEPER ? -sign : sign;
}

/** Who gets to it first, and what the attack has of it near the goal. */
function looseBall(s: Tactics, sign: number, out: Float64Array): void {
  const defence = otherSeat(s.side);
  const isOurs = s.phase === PHASE.takeroll || s.phase === PHASE.take;
  const isNearGoal = inArea(defence, s.ball) && !(s.offside > 0 && isBehind(s, defence, s.ball));
  if (isOurs) {
    const reach = attemptOf(s, s.side, false);
    out[TERM.reach] = sign * (2 * reach - 1);
    if (isNearGoal) out[TERM.danger] = sign * reach;
  } else if (s.phase === PHASE.defend || s.phase === PHASE.defendroll || s.phase === PHASE.defendmove)
    out[TERM.reach] = -sign * attemptOf(s, defence, s.phase === PHASE.defend);
}
