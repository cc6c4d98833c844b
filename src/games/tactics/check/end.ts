import { otherSeat } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { shootoutWinner } from '../flow.ts';
import { NONE, PHASE, REASON, type Tactics } from '../model.ts';
import { hasShootout } from '../position.ts';

/** The shoot-out and the result. */
export function checkEnd(s: Tactics): void {
  if (hasShootout(s)) checkShootout(s);
  if (s.phase === PHASE.over) checkResult(s);
}

function checkShootout(s: Tactics): void {
  demand(
    s.score[0] === s.score[1],
    'score',
    { es: 'debe ser un empate si decide una tanda', en: 'must be level where a shoot-out decides' },
    'STW-END-3',
  );
  demand(
    s.options.tie !== 'draw',
    'shootout',
    { es: 'debe ser null con tie "draw"', en: 'must be null with tie "draw"' },
    'STW-END-3',
  );
  const hasFirst = s.phase !== PHASE.shootroll;
  demand(
    (s.shootFirst !== NONE) === hasFirst,
    'shootout.first',
    hasFirst
      ? { es: 'debe ser un lado', en: 'must be a side' }
      : { es: 'debe ser null antes de la tirada', en: 'must be null before the roll' },
    'STW-SHOOT-2',
  );
  for (const seat of [0, 1])
    demand(
      s.goals[seat]! <= s.taken[seat]!,
      `shootout.goals[${seat}]`,
      { es: 'debe ser como mucho un gol por lanzamiento', en: 'must be at most one goal a kick' },
      'STW-SHOOT-3',
    );
  const first = hasFirst ? s.shootFirst : 0;
  const second = otherSeat(first);
  const lead = s.taken[first]! - s.taken[second]!;
  if (s.phase === PHASE.shootroll)
    demand(
      s.taken[0] === 0 && s.taken[1] === 0,
      'shootout.taken',
      { es: 'debe ser [0,0] antes de la tirada', en: 'must be [0,0] before the roll' },
      'STW-SHOOT-3',
    );
  demand(
    lead === 0 || lead === 1,
    'shootout.taken',
    { es: 'deben ser lanzamientos por turno desde `first`', en: 'must be kicks in turn from `first`' },
    'STW-SHOOT-3',
  );
  const isExtraPair = s.taken[first]! > s.options.shootoutKicks;
  const ahead = s.goals[first]! - s.goals[second]!;
  const wasLevel = ahead <= 1 && ahead >= lead - 1;
  demand(
    !isExtraPair || wasLevel,
    'shootout.goals',
    { es: 'debe ser un empate antes de una pareja de más', en: 'must be level before an extra pair' },
    'STW-SHOOT-4',
  );
  if (s.phase !== PHASE.shootkick) return;
  demand(
    s.side === (lead === 0 ? first : second),
    'side',
    { es: 'debe ser el lado al que le toca lanzar', en: 'must be the side whose kick it is' },
    'STW-SHOOT-3',
  );
  demand(
    shootoutWinner(s) === NONE,
    'shootout',
    { es: 'debe estar aún sin decidir', en: 'must be not yet decided' },
    'STW-SHOOT-4',
  );
}

function checkResult(s: Tactics): void {
  const { winner, reason } = s;
  if (reason === REASON.shootout) {
    const decided = shootoutWinner(s);
    demand(
      decided !== NONE && decided === winner,
      'result.winner',
      { es: 'debe ser quien ganó los lanzamientos', en: 'must be the winner of the kicks' },
      'STW-SHOOT-4',
    );
    return;
  }
  if (reason === REASON.extra)
    demand(
      s.options.tie === 'extra',
      'result.reason',
      { es: 'no hay prórroga con este `tie`', en: 'no extra time with this `tie`' },
      'STW-END-2',
    );
  const lead = s.score[0]! - s.score[1]!;
  const leader = lead === 0 ? NONE : lead > 0 ? 0 : 1;
  demand(
    winner === leader,
    'result.winner',
    { es: 'debe ser el lado con más goles, null con empate', en: 'must be the side with more goals, null when level' },
    'STW-END-1',
  );
  if (leader === NONE)
    demand(
      s.options.tie === 'draw',
      'result.winner',
      { es: 'con este `tie` un empate se desempata', en: 'a tie is played out with this `tie`' },
      'STW-END-1',
    );
}
