import { type Game, HOME } from '../../core/game.ts';
import { gameFrom } from '../../core/gameFrom.ts';
import { actions, fromOf, hasFrom, hasTo, kindOf, toOf } from './action.ts';
import { SPACE_NAMES } from './board.ts';
import { describe } from './describe.ts';
import type { MatEvent } from './events.ts';
import { endPlay, scoreOf, verdict } from './flow.ts';
import { Mat, NONE, OPTIONS, PERIOD, PHASE, PHASES, PLACE, pawnOf, SEATS, SUBSTITUTE } from './model.ts';
import { act } from './phases/act.ts';
import { after } from './phases/after.ts';
import { coin } from './phases/coin.ts';
import { keeper } from './phases/keeper.ts';
import { kickoff } from './phases/kickoff.ts';
import { penalty } from './phases/penalty.ts';
import { setup } from './phases/setup.ts';
import { taker } from './phases/taker.ts';
import { type MatPosition, writePosition } from './position.ts';
import { guess, view } from './view.ts';

/** MAT-TIME-5: when the whistle has no meaning. */
const isDeaf = (s: Mat): boolean =>
  s.options.clock === 'plays' ||
  s.period !== PERIOD[1] ||
  s.phase === PHASE.setup ||
  s.phase === PHASE.coin ||
  s.up === 1;

export const mat: Game<Mat, MatPosition, MatEvent> = gameFrom({
  id: 'mat',
  name: { es: 'Fútbol de tapete', en: 'Mat football' },
  version: 2,
  options: OPTIONS,
  setup(options) {
    const s = new Mat(options);
    s.period = PERIOD[1];
    s.phase = PHASE.setup;
    s.side = HOME;
    s.ball = s.starts = s.ban = s.cause = s.penaltyTaker = s.winner = s.reason = NONE;
    s.member.fill(1);
    s.at.fill(PLACE.hand);
    s.base.fill(NONE);
    for (const seat of SEATS) s.at[pawnOf(seat, SUBSTITUTE)] = PLACE.sub;
    return s;
  },
  phaseNames: PHASES,
  phases: { setup, coin, kickoff, act, after, taker, keeper, penalty, over: { by: 'nobody' } },
  // `ruling:coaching` is one of them: it is listed among the choices (section 7 of the specification).
  actions,
  verdict,
  facts(s, _seat, action) {
    const kind = kindOf(action);
    const from = hasFrom(kind) ? fromOf(action) : Math.max(s.ball, 0);
    return { from: SPACE_NAMES[from]!, to: hasTo(kind) ? SPACE_NAMES[toOf(action)]! : '' };
  },
  score: scoreOf,
  member: (s, seat) => s.member[seat]!, // MAT-TEAM-1
  whistle(s, tell) {
    if (isDeaf(s)) return { clause: 'MAT-TIME-5', facts: {} };
    tell?.({ type: 'whistle', rule: 'MAT-TIME-2' });
    if (s.penaltyTaker !== NONE) s.up = 1;
    else endPlay(s, tell);
    return undefined;
  },
  // No event needs hiding: fingers are told only once both sides have shown them (MAT-PEN-4).
  secrets: { view, guess },
  describe,
  writePosition,
});
