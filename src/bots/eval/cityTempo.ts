import type { Seat } from '../../core/game.ts';
import { type City, NEXT, NONE, PHASE, PHASES, type PhaseName, RESTART } from '../../games/city/model.ts';
import type { Moment } from './eval.ts';

/** One number for a phase, or one for each number of moves still to come: none, one, two … */
type Worths = Partial<Record<PhaseName, number | readonly number[]>>;

/** What the moments of a turn mean to the side with the ball, in logits. */
interface Moments {
  readonly inTurn: Worths;
  readonly atRestart: Worths;
  /** Between two full turns. */
  readonly nextTurn: number;
  /** The attack has lost the ball, and the next turn is the other side's. */
  readonly won: number;
}

/** Of a moment that was not seen in self-play. */
const USUAL = -0.22;

/**
 * How much more an action appeals that leads to a moment than it looks: whether the defence turn is still to come or
 * gone by, whether a restart lets the side place its men. Found in self-play (`npm run -s fit -- city --tempo`); it also takes
 * back what the liking of `control` has too much.
 */
const TEMPO: Moments = {
  inTurn: {
    ...{ ball: -0.2, react: -0.48, contest: USUAL, action: -0.24, face: -0.45, referee: -0.02, burst: -0.18 },
    ...{ wall: -0.26, sprint: -0.2, through: -0.28, ball2: -0.31, unmark: -0.22, runs: -0.31, shot: -0.22 },
    ...{ save: 0.19, rebound: USUAL, move: -0.26, draw: -0.27, defend: -0.28, press: -0.23, drop: -0.21 },
    ...{ trap: -0.24, mark: -0.29, clear: USUAL, cover: -0.48, cover2: -0.15, booking: USUAL, dmove: -0.2 },
  },
  atRestart: {
    ...{ discard: -0.16, draw: -0.15, taker: -0.16, stopdef: 0.09, stopatt: -0.17, restart: -0.21, penalty: -0.2 },
  },
  nextTurn: -0.18,
  won: -0.09,
};

/**
 * What a moment is worth beyond what it looks like. Who moves improves what he looks at move by move, and then the other
 * side does: without this a search would take the end of its turn for a gain and the rival's for a loss. Found together with the
 * weights (`npm run -s fit -- city --values`).
 */
const FLOW: Moments = {
  inTurn: {
    ...{ ball: 0.11, react: -0.85, contest: -0.03, action: -0.03, face: -0.06, referee: 0.08, burst: 0.02, wall: 0.06 },
    ...{ sprint: -0.06, through: -0.2, ball2: -0.08, unmark: [-0.1, -0.09, -0.08], runs: [-0.07, -0.06, -0.03] },
    ...{
      shot: -0.08,
      save: 0.06,
      rebound: -0.02,
      move: [0.01, 0.02, 0.04, 0.07, 0.02, 0.04],
      draw: 0.03,
      defend: 0.01,
    },
    ...{
      press: [0.1, 0.09, 0.06, -0.01],
      drop: [0.07, 0.07, 0.07, 0.06, 0.04, 0],
      trap: [0.11, 0.11, 0.1, 0.09, 0.05],
    },
    ...{ mark: 0.05, cover: -0.13, cover2: 0.08, dmove: [0.14, 0.14, 0.12, 0.08] },
  },
  atRestart: {
    ...{ discard: 0.08, draw: 0.1, restart: 0.1, penalty: -0.18 },
    ...{ stopdef: [0.14, 0.36, 0.31, 0.2], stopatt: [0.08, 0.07, 0.09, 0.21] },
  },
  nextTurn: 0.13,
  won: 0.14,
};

/** Moments of a turn are numbered by phase and moves left; then come those of a restart, and the two others. */
const MOST_LEFT = 5;
const LEFTS = MOST_LEFT + 1;
const RESTART_AT = LEFTS * PHASES.length;
const NEXT_TURN_AT = 2 * RESTART_AT;
const WON_AT = NEXT_TURN_AT + 1;

function tableOf({ inTurn, atRestart, nextTurn, won }: Moments): Float64Array {
  const byPhase = (worths: Worths): number[] =>
    PHASES.flatMap((phase) => {
      const byLeft = [worths[phase] ?? 0].flat();
      return Array.from({ length: LEFTS }, (_, left) => byLeft[Math.min(left, byLeft.length - 1)]!);
    });
  return Float64Array.from([...byPhase(inTurn), ...byPhase(atRestart), nextTurn, won]);
}
const TEMPOS = tableOf(TEMPO);
const FLOWS = tableOf(FLOW);
const NAMES = [...PHASES, ...PHASES.map((phase) => `restart ${phase}`)];

/** The number of the moment for the side with the ball. */
export function momentOf(s: City, side: Seat): number {
  const left = Math.max(0, Math.min(MOST_LEFT, s.movesLeft));
  if (s.restartKind !== NONE)
    return RESTART_AT + LEFTS * (s.restartKind === RESTART.penalty ? PHASE.penalty : s.phase) + left;
  if (s.phase === PHASE.draw && s.next === NEXT.begin) return NEXT_TURN_AT;
  // the referee may still give it back
  return side === s.attacker || s.phase === PHASE.referee ? LEFTS * s.phase + left : WON_AT;
}

export const tempoOf = (moment: number): number => TEMPOS[moment]!;
export const flowOf = (moment: number): number => FLOWS[moment]!;

export function nameOf(moment: number): Pick<Moment, 'name' | 'left'> {
  if (moment >= NEXT_TURN_AT) return { name: moment === WON_AT ? 'won' : 'next turn', left: 0 };
  return { name: NAMES[Math.trunc(moment / LEFTS)]!, left: moment % LEFTS };
}
