import type { Refusal } from '../../core/game.ts';
import { inArea } from './board.ts';
import type { TacticsTell } from './events.ts';
import { defenceOf, endPeriod } from './flow.ts';
import { PERIOD, PERIODS, PHASE, RESTART, type Tactics } from './model.ts';

/** STW-TIME-7: when the whistle has no meaning. */
const isDeaf = (s: Tactics): boolean =>
  s.options.clock === 'plays' || s.plays === 0 || s.up === 1 || s.period >= PERIOD.shootout;

/** STW-TIME-4, STW-TIME-8: what is finished although the time is over. */
function isUnderWay(s: Tactics): boolean {
  if (
    s.restart === RESTART.corner ||
    s.restart === RESTART.penalty ||
    s.phase === PHASE.shot ||
    s.phase === PHASE.sendoff
  )
    return true;
  const phase = s.phase === PHASE.advantage ? s.back : s.phase;
  return phase >= PHASE.takeroll && phase <= PHASE.battle && inArea(defenceOf(s), s.ball);
}

/** STW-TIME-3: the whistle ends the period, at once or with what is under way. */
export function whistle(s: Tactics, tell?: TacticsTell): Refusal | undefined {
  if (isDeaf(s)) return { clause: 'STW-TIME-7', facts: {} };
  tell?.({ type: 'whistle', period: PERIODS[s.period]!, rule: 'STW-TIME-3' });
  if (isUnderWay(s)) s.up = 1;
  else endPeriod(s, tell);
  return undefined;
}
