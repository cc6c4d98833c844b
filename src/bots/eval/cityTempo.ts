import type { Seat } from '../../core/game.ts';
import { type City, NEXT, NONE, PHASE, PHASES, type PhaseName, RESTART } from '../../games/city/model.ts';

type Worths = Partial<Record<PhaseName, number>>;

/**
 * What a moment is worth to the side with the ball beyond what it looks like, in logits: whether the defence turn is still
 * to come or gone by, whether a restart lets it place its men. Without it a search would take the end of its turn for a
 * loss and the start for a gain. Found in self-play (`npm run -s fit -- city --tempo`) and rounded.
 */
const IN_TURN: Worths = {
  ...{ ball: 0.11, react: -0.9, face: -0.12, wall: 0.2, through: -0.15, unmark: -0.12, runs: -0.14, shot: -0.17 },
  ...{ move: -0.06, draw: -0.11, defend: -0.12, mark: -0.08, cover: -0.29, dmove: 0.09 },
};
const AT_RESTART: Worths = {
  ...{ discard: 0.28, draw: 0.28, taker: 0.25, stopdef: 0.5, stopatt: 0.2, restart: 0.23 },
};
/** Between two full turns. */
const NEXT_TURN = 0.2;
/** The attack has lost the ball, and the next turn is the other side's. */
const WON = 0.35;

/** The moments: phases of a turn, phases of a restart, and the two above. */
const NAMES = [...PHASES, ...PHASES.map((phase) => `restart ${phase}`), 'next turn', 'won'];
const byPhase = (worths: Worths): number[] => PHASES.map((phase) => worths[phase] ?? 0);
const TEMPO = Float64Array.from([...byPhase(IN_TURN), ...byPhase(AT_RESTART), NEXT_TURN, WON]);
const NEXT_TURN_AT = 2 * PHASES.length;
const WON_AT = NEXT_TURN_AT + 1;

function momentOf(s: City, side: Seat): number {
  if (s.restartKind !== NONE) return PHASES.length + (s.restartKind === RESTART.penalty ? PHASE.penalty : s.phase);
  if (s.phase === PHASE.draw && s.next === NEXT.begin) return NEXT_TURN_AT;
  // the referee may still give it back
  return side === s.attacker || s.phase === PHASE.referee ? s.phase : WON_AT;
}

export const tempoOf = (s: City, side: Seat): number => TEMPO[momentOf(s, side)]!;
export const momentName = (s: City, side: Seat): string => NAMES[momentOf(s, side)]!;
