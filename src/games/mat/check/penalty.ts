import { otherSeat } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { SPOT } from '../board.ts';
import { keeperOf, shootoutWinner } from '../flow.ts';
import { CAUSE, COACHING_PENALTY, type Mat, NONE, ownPawnOn, PERIOD, PHASE, REASON, SEATS } from '../model.ts';

const isPenalty = (s: Mat): boolean =>
  s.period === PERIOD[1] && (s.phase === PHASE.taker || s.phase === PHASE.keeper || s.phase === PHASE.penalty);

export function checkPenalty(s: Mat): void {
  const committed = SEATS.filter((seat) => s.secret[seat] !== 0).length;
  demand(
    committed === 0 || (s.phase === PHASE.penalty && committed === 1),
    'secret',
    {
      es: 'debe haberse decidido como mucho un lado, en penalty',
      en: 'must be at most one side committed, in penalty',
    },
    'MAT-PEN-4',
  );
  const isGiven = s.penaltyTaker !== NONE;
  demand(
    isGiven === isPenalty(s) || s.phase === PHASE.after,
    'penalty',
    {
      es: 'debe tener valor en taker, keeper y penalty del periodo 1 y en el after anterior, null en lo demás',
      en: 'must be set in taker, keeper and penalty of period 1 and in the after before them, null elsewhere',
    },
    'MAT-PEN-1',
  );
  if (isGiven) checkGiven(s);
}

/** A penalty that was given and is not decided yet. */
function checkGiven(s: Mat): void {
  const taker = s.penaltyTaker;
  const defender = otherSeat(taker);
  demand(
    s.cause !== CAUSE.coaching || s.coached[defender]! >= COACHING_PENALTY,
    'penalty.cause',
    {
      es: `debe ser "foul" con menos de ${COACHING_PENALTY} consejos de quien defiende`,
      en: `must be "foul" below ${COACHING_PENALTY} offences of the defender`,
    },
    'MAT-TEAM-4',
  );
  const isPause = s.phase === PHASE.after;
  demand(
    s.side === (isPause || s.phase === PHASE.keeper ? defender : taker),
    'side',
    { es: 'debe ser el lado al que espera el penalti', en: 'must be the side that the penalty waits for' },
    isPause ? 'MAT-SUB-6' : 'MAT-PEN-1',
  );
  if (isPause || s.phase === PHASE.taker) return;
  demand(
    s.ball === SPOT[defender] && ownPawnOn(s, taker, s.ball) !== NONE,
    'ball',
    { es: 'debe estar en el punto, con un peón de quien lanza', en: 'must be on the spot, with a pawn of the taker' },
    'MAT-PEN-2',
  );
  demand(
    (keeperOf(s, defender) === NONE) === (s.phase === PHASE.keeper),
    'phase',
    {
      es: 'debe ser keeper exactamente mientras quien defiende no lo tiene',
      en: 'must be keeper exactly while the defender has none',
    },
    'MAT-PEN-3',
  );
}

export function checkShootout(s: Mat): void {
  const isDecidedByKicks = s.phase === PHASE.over && s.reason === REASON.shootout;
  demand(
    (s.hasShootout === 1) === (s.period === PERIOD.shootout || isDecidedByKicks),
    'shootout',
    {
      es: 'debe tener valor exactamente en una tanda y después de ella',
      en: 'must be set exactly in and after a shoot-out',
    },
    'MAT-TIME-4',
  );
  if (s.hasShootout === 0) return;
  demand(
    s.score[0] === s.score[1],
    'score',
    { es: 'debe ser un empate si decide una tanda', en: 'must be level where a shoot-out decides' },
    'MAT-TIME-3',
  );
  for (const seat of SEATS)
    demand(
      s.goals[seat]! <= s.taken[seat]!,
      `shootout.goals[${seat}]`,
      { es: 'debe ser como mucho un gol por lanzamiento', en: 'must be at most one goal a kick' },
      'MAT-SHOOT-1',
    );
  checkKicks(s);
}

/** MAT-SHOOT-1, MAT-SHOOT-2: kicks in turn, as many as it takes. */
function checkKicks(s: Mat): void {
  const lead = s.taken[0]! - s.taken[1]!;
  demand(
    lead === 0 || lead === 1,
    'shootout.taken',
    { es: 'deben ser lanzamientos por turno, primero home', en: 'must be kicks in turn, home first' },
    'MAT-SHOOT-1',
  );
  const winner = shootoutWinner(s.taken, s.goals);
  if (s.period === PERIOD.shootout) {
    demand(
      s.side === lead,
      'side',
      { es: 'debe ser el lado al que le toca lanzar', en: 'must be the side whose kick it is' },
      'MAT-SHOOT-1',
    );
    demand(
      winner === NONE,
      'shootout',
      { es: 'debe estar aún sin decidir', en: 'must be not yet decided' },
      'MAT-SHOOT-2',
    );
  } else
    demand(
      winner !== NONE && winner === s.winner,
      'result.winner',
      { es: 'debe ser quien ganó la tanda', en: 'must be the winner of the shoot-out' },
      'MAT-SHOOT-2',
    );
}
