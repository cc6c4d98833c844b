import { clearPlay } from './flow.ts';
import { takeFormation } from './kickoff.ts';
import { NONE, PHASE, Tactics, type TacticsOptions } from './model.ts';

/** The fresh position: before the opening roll, defenders and midfielders in their formation. */
export function newMatch(options: TacticsOptions): Tactics {
  const s = new Tactics(options);
  clearPlay(s);
  s.phase = PHASE.opening;
  s.side = s.ball = s.holder = s.starter = s.shootFirst = s.winner = s.reason = NONE;
  takeFormation(s, NONE);
  return s;
}
