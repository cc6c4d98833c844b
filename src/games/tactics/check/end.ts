import { demand } from '../../../core/read.ts';
import { checkKickDue, checkKickGoals, checkKickOrder } from '../../../core/shootout.ts';
import { checkLeader } from '../../../core/verdict.ts';
import { hasShootout, shootoutWinner } from '../flow.ts';
import { NONE, PHASE, REASON, type Tactics } from '../model.ts';

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
  checkKickGoals(s, 'STW-SHOOT-3');
  if (!hasFirst)
    demand(
      s.taken[0] === 0 && s.taken[1] === 0,
      'shootout.taken',
      { es: 'debe ser [0,0] antes de la tirada', en: 'must be [0,0] before the roll' },
      'STW-SHOOT-3',
    );
  const clauses = { order: 'STW-SHOOT-3', extra: 'STW-SHOOT-4', end: 'STW-SHOOT-4' };
  const next = checkKickOrder(s, hasFirst ? s.shootFirst : 0, s.options.shootoutKicks, clauses);
  if (s.phase === PHASE.shootkick) checkKickDue(s.side, next, shootoutWinner(s) !== NONE, clauses);
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
  checkLeader(winner, s.score, 'STW-END-1');
  if (winner === NONE)
    demand(
      s.options.tie === 'draw',
      'result.winner',
      { es: 'con este `tie` un empate se desempata', en: 'a tie is played out with this `tie`' },
      'STW-END-1',
    );
}
