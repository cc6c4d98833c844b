import type { Seat } from '../../core/game.ts';
import { type City, NEXT, NONE, PHASE, PHASES, type PhaseName, RESTART } from '../../games/city/model.ts';

/**
 * What a moment is worth to the side with the ball beyond what it looks like, in logits: whether the defence turn is still
 * to come or gone by, whether a restart lets it place its men. Without it a search would take the end of its turn for a
 * loss and the start for a gain. Found in self-play, as what the other terms expect too little phase by phase.
 */
const IN_TURN: Partial<Record<PhaseName, number>> = {
  ...{ ball: 0.11, react: -0.9, face: -0.12, wall: 0.2, through: -0.15, unmark: -0.12, runs: -0.14, shot: -0.17 },
  ...{ move: -0.06, draw: -0.11, defend: -0.12, mark: -0.08, cover: -0.29, dmove: 0.09 },
};
const AT_RESTART: Partial<Record<PhaseName, number>> = {
  ...{ discard: 0.28, draw: 0.28, taker: 0.25, stopdef: 0.5, stopatt: 0.2, restart: 0.23 },
};
/** Between two full turns. */
const NEXT_TURN = 0.2;
/** The attack has lost the ball and the next turn is the other side's. */
const WON = 0.35;

const byPhase = (worth: Partial<Record<PhaseName, number>>): Float64Array =>
  Float64Array.from(PHASES, (phase) => worth[phase] ?? 0);
const IN_TURN_AT = byPhase(IN_TURN);
const AT_RESTART_AT = byPhase(AT_RESTART);

export function tempoOf(s: City, side: Seat): number {
  if (s.restartKind !== NONE) return s.restartKind === RESTART.penalty ? 0 : AT_RESTART_AT[s.phase]!;
  if (s.phase === PHASE.draw && s.next === NEXT.begin) return NEXT_TURN;
  if (side === s.attacker) return IN_TURN_AT[s.phase]!;
  return s.phase === PHASE.referee ? 0 : WON; // the referee may still give it back
}
