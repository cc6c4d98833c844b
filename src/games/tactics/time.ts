import type { Refusal, Tell } from '../../core/game.ts';
import { inArea } from './board.ts';
import { defenceOf, endPeriod } from './flow.ts';
import {
  ADVANTAGE,
  BATTLE,
  CORNER,
  PENALTY,
  PERIODS,
  SENDOFF,
  SHOOTOUT,
  SHOT,
  TAKEROLL,
  type Tactics,
} from './model.ts';

/** STW-TIME-7: when the whistle has no meaning. */
const isDeaf = (s: Tactics): boolean =>
  s.options.clock === 'plays' || s.plays === 0 || s.up === 1 || s.period >= SHOOTOUT;

/** STW-TIME-4, STW-TIME-8: what is finished although the time is over. */
function isUnderWay(s: Tactics): boolean {
  if (s.restart === CORNER || s.restart === PENALTY || s.phase === SHOT || s.phase === SENDOFF) return true;
  const phase = s.phase === ADVANTAGE ? s.back : s.phase;
  return phase >= TAKEROLL && phase <= BATTLE && inArea(defenceOf(s), s.ball);
}

/** STW-TIME-3: the whistle ends the period, at once or with what is under way. */
export function whistle(s: Tactics, tell?: Tell): Refusal | undefined {
  if (isDeaf(s)) return { clause: 'STW-TIME-7', facts: {} };
  tell?.({ type: 'whistle', period: PERIODS[s.period], rule: 'STW-TIME-3' });
  if (isUnderWay(s)) s.up = 1;
  else endPeriod(s, tell);
  return undefined;
}
