import { demand } from '../../../core/read.ts';
import { playLimit } from '../flow.ts';
import { PERIOD, PHASE, RESTART, type Tactics } from '../model.ts';

const PHASES_WITHOUT_PLAY = new Set([PHASE.opening, PHASE.setup, PHASE.shootroll, PHASE.shootkick, PHASE.over]);
const NEVER_UP = new Set([
  PHASE.setup,
  PHASE.shootroll,
  PHASE.shootkick,
  PHASE.over,
  PHASE.moveroll,
  PHASE.move,
  PHASE.spot,
  PHASE.taker,
]);
const PLAYS_OF_THEIR_OWN = new Set([RESTART.kickoff, RESTART.freekick, RESTART.goalkick]);

/** The plays counted, the attack that is being finished, and extra time. */
export function checkTime(s: Tactics): void {
  const isExtra = s.period === PERIOD.et1 || s.period === PERIOD.et2;
  if (isExtra)
    demand(
      s.options.tie === 'extra',
      'period',
      { es: 'no hay prórroga con esta opción `tie`', en: 'no extra time with this option `tie`' },
      'STW-END-2',
    );
  if (s.phase === PHASE.opening || s.phase === PHASE.shootroll || s.phase === PHASE.shootkick || s.phase === PHASE.over)
    demand(
      s.plays === 0,
      'time.plays',
      { es: 'debe ser 0 en esta fase', en: 'must be 0 in this phase' },
      s.phase === PHASE.opening ? 'STW-SETUP-1' : 'STW-TIME-2',
    );
  if (!PHASES_WITHOUT_PLAY.has(s.phase))
    demand(
      s.plays > 0,
      'time.plays',
      { es: 'debe ser al menos 1 tras el saque de centro', en: 'must be at least 1 after the kick-off' },
      'STW-SET-1',
    );
  if (s.options.clock === 'plays') {
    const most = s.phase === PHASE.setup ? playLimit(s) - 1 : playLimit(s);
    demand(
      s.plays <= most,
      'time.plays',
      { es: `debe ser como mucho ${most}`, en: `must be at most ${most}` },
      'STW-TIME-2',
    );
  }
  if (s.up === 1)
    demand(
      !NEVER_UP.has(s.phase) && !PLAYS_OF_THEIR_OWN.has(s.restart),
      'time.up',
      {
        es: 'debe ser true solo mientras se acaba un ataque',
        en: 'must be true only while an attack is being finished',
      },
      'STW-TIME-4',
    );
}
