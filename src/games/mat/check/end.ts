import { AWAY, HOME, otherSeat, type Seat } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { goalsToWin, type Mat, NONE, PERIOD, PHASE, REASON, REDS_TO_LOSE, redsOf, SEATS } from '../model.ts';

const isAtLimit = (s: Mat, seat: Seat): boolean => s.score[seat]! >= goalsToWin(s.options);

export function checkScore(s: Mat): void {
  if (s.phase === PHASE.over && s.reason === REASON.goals) return;
  const most = goalsToWin(s.options);
  demand(
    !SEATS.some((seat) => isAtLimit(s, seat)),
    'score',
    { es: `debe ser de menos de ${most} goles`, en: `must be below ${most} goals` },
    'MAT-END-1',
  );
}

export function checkTime(s: Mat): void {
  const { clock, maxTurns } = s.options;
  if (clock === 'plays' && maxTurns > 0) {
    const isLate = s.period !== PERIOD[1] || s.penaltyTaker !== NONE || (s.phase === PHASE.after && s.starts === NONE);
    demand(
      s.plays < maxTurns + (isLate ? 1 : 0),
      'time.plays',
      { es: `debe ser menor que ${maxTurns}`, en: `must be below ${maxTurns}` },
      'MAT-TIME-1',
    );
  }
  if (s.up === 1)
    demand(
      clock === 'whistle' && s.penaltyTaker !== NONE,
      'time.up',
      {
        es: 'debe ser true solo en un penalti con clock whistle',
        en: 'must be true only in a penalty with clock whistle',
      },
      'MAT-TIME-2',
    );
}

/** The result of a match that is over; that of a shoot-out is checked with its kicks. */
export function checkResult(s: Mat): void {
  if (s.phase !== PHASE.over) return;
  if (s.reason === REASON.goals) {
    const isWon =
      s.winner !== NONE && s.score[s.winner] === goalsToWin(s.options) && !isAtLimit(s, otherSeat(s.winner));
    demand(
      isWon,
      'result.winner',
      { es: 'debe ser el lado que llegó a los goles', en: 'must be the side that reached the goals' },
      'MAT-END-1',
    );
  } else if (s.reason === REASON.forfeit) {
    const isLost = s.winner !== NONE && redsOf(s, otherSeat(s.winner)) === REDS_TO_LOSE;
    demand(
      isLost,
      'result.winner',
      {
        es: 'debe ser el rival de quien tiene cuatro rojas',
        en: 'must be the other side of the one with four red cards',
      },
      'MAT-FORF-1',
    );
  } else if (s.reason === REASON.time) checkTimeUp(s);
}

/** MAT-TIME-1, MAT-TIME-3. */
function checkTimeUp(s: Mat): void {
  const lead = s.score[0]! - s.score[1]!;
  demand(
    s.winner === (lead === 0 ? NONE : lead > 0 ? HOME : AWAY),
    'result.winner',
    {
      es: 'debe ser el lado con más goles, null con empate',
      en: 'must be the side with more goals, null when level',
    },
    'MAT-TIME-3',
  );
  demand(
    lead !== 0 || s.options.tie === 'draw',
    'result.reason',
    {
      es: 'debe ser "shootout" donde un empate va a la tanda',
      en: 'must be "shootout" where a tie goes to the shoot-out',
    },
    'MAT-TIME-3',
  );
  demand(
    s.options.clock === 'whistle' || (s.options.maxTurns > 0 && s.plays === s.options.maxTurns),
    'result.reason',
    {
      es: 'debe ser otra razón: no se había acabado el tiempo',
      en: 'must be another reason: the time was not up',
    },
    'MAT-TIME-1',
  );
}
