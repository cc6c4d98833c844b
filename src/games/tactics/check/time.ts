import { demand } from '../../../core/read.ts';
import { playLimit } from '../flow.ts';
import {
  EXTRA_1,
  EXTRA_2,
  FREEKICK,
  GOALKICK,
  KICKOFF,
  MOVE,
  MOVEROLL,
  OPENING,
  OVER,
  SETUP,
  SHOOTKICK,
  SHOOTROLL,
  SPOT,
  TAKER,
  type Tactics,
} from '../model.ts';

const PHASES_WITHOUT_PLAY = new Set([OPENING, SETUP, SHOOTROLL, SHOOTKICK, OVER]);
const NEVER_UP = new Set([SETUP, SHOOTROLL, SHOOTKICK, OVER, MOVEROLL, MOVE, SPOT, TAKER]);
const PLAYS_OF_THEIR_OWN = new Set([KICKOFF, FREEKICK, GOALKICK]);

/** The plays counted, the attack that is being finished, and extra time. */
export function checkTime(s: Tactics): void {
  const isExtra = s.period === EXTRA_1 || s.period === EXTRA_2;
  if (isExtra) demand(s.options.tie === 'extra', 'period', 'no extra time with this option `tie`', 'STW-END-2');
  if (s.phase === OPENING || s.phase === SHOOTROLL || s.phase === SHOOTKICK || s.phase === OVER)
    demand(s.plays === 0, 'time.plays', '0 in this phase', s.phase === OPENING ? 'STW-SETUP-1' : 'STW-TIME-2');
  if (!PHASES_WITHOUT_PLAY.has(s.phase))
    demand(s.plays > 0, 'time.plays', 'at least 1 after the kick-off', 'STW-SET-1');
  if (s.options.clock === 'plays') {
    const most = s.phase === SETUP ? playLimit(s) - 1 : playLimit(s);
    demand(s.plays <= most, 'time.plays', `at most ${most}`, 'STW-TIME-2');
  }
  if (s.up === 1)
    demand(
      !NEVER_UP.has(s.phase) && !PLAYS_OF_THEIR_OWN.has(s.restart),
      'time.up',
      'true only while an attack is being finished',
      'STW-TIME-4',
    );
}
