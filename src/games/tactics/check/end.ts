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
  demand(s.score[0] === s.score[1], 'score', 'level where a shoot-out decides', 'STW-END-3');
  demand(s.options.tie !== 'draw', 'shootout', 'null with tie "draw"', 'STW-END-3');
  const hasFirst = s.phase !== PHASE.shootroll;
  demand(
    (s.shootFirst !== NONE) === hasFirst,
    'shootout.first',
    hasFirst ? 'a side' : 'null before the roll',
    'STW-SHOOT-2',
  );
  for (const seat of [0, 1])
    demand(s.goals[seat]! <= s.taken[seat]!, `shootout.goals[${seat}]`, 'at most one goal a kick', 'STW-SHOOT-3');
  const first = hasFirst ? s.shootFirst : 0;
  const second = otherSeat(first);
  const lead = s.taken[first]! - s.taken[second]!;
  if (s.phase === PHASE.shootroll)
    demand(s.taken[0] === 0 && s.taken[1] === 0, 'shootout.taken', '[0,0] before the roll', 'STW-SHOOT-3');
  demand(lead === 0 || lead === 1, 'shootout.taken', 'kicks in turn from `first`', 'STW-SHOOT-3');
  const isExtraPair = s.taken[first]! > s.options.shootoutKicks;
  const ahead = s.goals[first]! - s.goals[second]!;
  const wasLevel = ahead <= 1 && ahead >= lead - 1;
  demand(!isExtraPair || wasLevel, 'shootout.goals', 'level before an extra pair', 'STW-SHOOT-4');
  if (s.phase !== PHASE.shootkick) return;
  demand(s.side === (lead === 0 ? first : second), 'side', 'the side whose kick it is', 'STW-SHOOT-3');
  demand(shootoutWinner(s) === NONE, 'shootout', 'not yet decided', 'STW-SHOOT-4');
}

function checkResult(s: Tactics): void {
  const { winner, reason } = s;
  if (reason === REASON.shootout) {
    const decided = shootoutWinner(s);
    demand(decided !== NONE && decided === winner, 'result.winner', 'the winner of the kicks', 'STW-SHOOT-4');
    return;
  }
  if (reason === REASON.extra)
    demand(s.options.tie === 'extra', 'result.reason', 'no extra time with this `tie`', 'STW-END-2');
  const lead = s.score[0]! - s.score[1]!;
  const leader = lead === 0 ? NONE : lead > 0 ? 0 : 1;
  demand(winner === leader, 'result.winner', 'the side with more goals, null when level', 'STW-END-1');
  if (leader === NONE)
    demand(s.options.tie === 'draw', 'result.winner', 'a tie is played out with this `tie`', 'STW-END-1');
}
