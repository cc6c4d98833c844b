import type { Seat } from '../../../core/game.ts';
import { type City, NONE, PHASE, PHASES, type PhaseName, RESTART } from '../model.ts';

type Worths = Partial<Record<PhaseName, number>>;

/** It stands for a moment that was not seen in self-play. */
const USUAL = -0.22;

/**
 * What a moment is worth to the side with the ball beyond what it looks like, in logits: whether the defence turn is still
 * to come or gone by, whether a restart lets it place its men. Without it a search would take the end of its turn for a
 * loss and the start for a gain. Found in self-play (`npm run -s fit -- city --tempo`); it also takes back what the weight of
 * `control` has too much.
 */
const IN_TURN: Worths = {
  ...{ ball: -0.2, react: -0.48, contest: USUAL, action: -0.24, face: -0.45, referee: -0.02, burst: -0.18 },
  ...{ wall: -0.26, sprint: -0.2, through: -0.28, ball2: -0.31, unmark: -0.22, runs: -0.31, shot: -0.22 },
  ...{ save: 0.19, rebound: USUAL, move: -0.26, draw: -0.27, defend: -0.28, press: -0.23, drop: -0.21 },
  ...{ trap: -0.24, mark: -0.29, clear: USUAL, cover: -0.48, cover2: -0.15, booking: USUAL, dmove: -0.2 },
};
const AT_RESTART: Worths = {
  ...{ discard: -0.16, draw: -0.15, taker: -0.16, stopdef: 0.09, stopatt: -0.17, restart: -0.21, penalty: -0.2 },
};
/** Between two full turns. */
const NEXT_TURN = -0.18;
/** The attack has lost the ball, and the next turn is the other side's. */
const WON = -0.09;

/** The moments: phases of a turn, phases of a restart, and the two above. */
const NAMES = [...PHASES, ...PHASES.map((phase) => `restart ${phase}`), 'next turn', 'won'];
const byPhase = (worths: Worths): number[] => PHASES.map((phase) => worths[phase] ?? 0);
const TEMPO = Float64Array.from([...byPhase(IN_TURN), ...byPhase(AT_RESTART), NEXT_TURN, WON]);
const NEXT_TURN_AT = 2 * PHASES.length;
const WON_AT = NEXT_TURN_AT + 1;

function momentOf(s: City, side: Seat): number {
  if (s.restartKind !== NONE) return PHASES.length + (s.restartKind === RESTART.penalty ? PHASE.penalty : s.phase);
  if (s.stage === NONE) return NEXT_TURN_AT;
  // the referee may still give it back
  return side === s.attacker || s.phase === PHASE.referee ? s.phase : WON_AT;
}

export const tempoOf = (s: City, side: Seat): number => TEMPO[momentOf(s, side)]!;
export const momentName = (s: City, side: Seat): string => NAMES[momentOf(s, side)]!;
