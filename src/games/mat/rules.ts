import {
  AWAY_BIT,
  BOTH_BITS,
  CHANCE_BIT,
  type Game,
  type GameEvent,
  HOME,
  HOME_BIT,
  type SeatSet,
  SIDES,
  type Side,
  sideOf,
} from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { firstBroken, offer, type Phase } from '../../core/phase.ts';
import { fromOf, hasFrom, hasTo, kindOf, readAction, toOf, writeAction } from './action.ts';
import { SPACE_NAMES } from './board.ts';
import { clauses } from './clauses.ts';
import { describe } from './describe.ts';
import { endPlay, resultOf, scoreOf } from './flow.ts';
import {
  COIN,
  HAND,
  Mat,
  type MatOptions,
  NONE,
  OPTIONS,
  OVER,
  PENALTY,
  PHASES,
  PLAY,
  pawnOf,
  SETUP,
  SUB,
  SUBSTITUTE,
} from './model.ts';
import { act } from './phases/act.ts';
import { coin, kickoff } from './phases/kickoff.ts';
import { keeper, penalty, taker } from './phases/penalty.ts';
import { setup } from './phases/setup.ts';
import { after } from './phases/sub.ts';
import { readPosition, writePosition } from './position.ts';
import { guess, view } from './view.ts';

/** Index = s.phase. */
const TABLE: readonly Phase<Mat>[] = [setup, coin, kickoff, act, after, taker, keeper, penalty];

function newMatch(options: Options): Mat {
  const s = new Mat(options as MatOptions);
  s.period = PLAY;
  s.phase = SETUP;
  s.side = HOME;
  s.ball = s.starts = s.ban = s.cause = s.penaltyTaker = s.winner = s.reason = NONE;
  s.member.fill(1);
  s.at.fill(HAND);
  s.base.fill(NONE);
  for (const seat of [0, 1]) s.at[pawnOf(seat, SUBSTITUTE)] = SUB;
  return s;
}

function toMove(s: Mat): SeatSet {
  if (s.phase === PENALTY) return (s.secret[0] === 0 ? HOME_BIT : 0) | (s.secret[1] === 0 ? AWAY_BIT : 0);
  if (s.phase === COIN) return CHANCE_BIT;
  return s.phase === OVER ? 0 : 1 << s.side;
}

const sidesOf = (seats: SeatSet): Side[] => (seats === BOTH_BITS ? [...SIDES] : [sideOf(seats >> 1)]);

export const mat: Game<Mat> = {
  id: 'mat',
  name: { es: 'Fútbol de tapete', en: 'Mat football' },
  version: 2,
  options: OPTIONS,
  clauses,
  setup: newMatch,

  toMove,
  choices: (s, seat, out) => offer(TABLE[s.phase]!, s, seat, out),
  apply: (s, seat, action, tell) => TABLE[s.phase]!.apply(s, seat, action, tell),
  payoff: (s) => (s.winner === NONE ? 0.5 : 1 - s.winner),

  refuse(s, seat, action) {
    const broken = firstBroken(TABLE[s.phase]!.guards, s, seat, action);
    if (!broken) return undefined;
    const kind = kindOf(action);
    const from = hasFrom(kind) ? fromOf(action) : Math.max(s.ball, 0);
    return {
      clause: broken.clause,
      facts: { from: SPACE_NAMES[from]!, to: hasTo(kind) ? SPACE_NAMES[toOf(action)]! : '' },
    };
  },
  // `ruling:coaching` is listed among the choices (section 7 of the specification).
  isRuling: () => false,
  whistle(s, tell) {
    const isRefused =
      s.options.clock === 'plays' || s.period !== PLAY || s.phase === SETUP || s.phase === COIN || s.up === 1;
    if (isRefused) return { clause: 'MAT-TIME-5', facts: {} };
    tell?.({ type: 'whistle', rule: 'MAT-TIME-2' });
    if (s.penaltyTaker !== NONE) s.up = 1;
    else endPlay(s, tell);
    return undefined;
  },
  turn(s) {
    const phase = PHASES[s.phase]!;
    if (s.phase === OVER) return { kind: 'over', result: resultOf(s) };
    const due = toMove(s);
    if (due === CHANCE_BIT) return { kind: 'chance', draw: 'coin', phase };
    if (s.phase === PENALTY) return { kind: 'secret', sides: sidesOf(due), phase };
    return { kind: 'choice', side: sideOf(s.side), phase };
  },
  score: scoreOf,

  view,
  // Fingers are told only once both sides have shown them.
  hide: (event: GameEvent) => event,
  guess,

  describe,
  writePosition,
  readPosition,
  writeAction,
  readAction,
};
