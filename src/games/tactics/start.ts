import type { Options } from '../../core/options.ts';
import { clearPlay } from './flow.ts';
import { takeFormation } from './kickoff.ts';
import { NONE, OPENING, Tactics, type TacticsOptions } from './model.ts';

/** The fresh position: before the opening roll, defenders and midfielders in their formation. */
export function newMatch(options: Options): Tactics {
  const s = new Tactics(options as TacticsOptions);
  clearPlay(s);
  s.phase = OPENING;
  s.side = s.ball = s.holder = s.starter = s.shootFirst = s.winner = s.reason = NONE;
  takeFormation(s, NONE);
  return s;
}
