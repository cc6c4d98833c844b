import { demand, mustBe } from '../../../core/read.ts';
import { hasGoals, type Mat, NONE, PERIOD, PHASE } from '../model.ts';

/** The pawns stand where they are placed, and nobody has the ball yet. */
export const isBeforeKickoff = (s: Mat): boolean =>
  s.phase === PHASE.setup ||
  s.phase === PHASE.coin ||
  s.phase === PHASE.kickoff ||
  (s.phase === PHASE.after && s.starts !== NONE);

export function checkPhase(s: Mat): void {
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', {
    es: 'debe ser over exactamente cuando lo es el periodo',
    en: 'must be over exactly when the period is over',
  });
  if (s.period === PERIOD.shootout)
    demand(
      s.phase === PHASE.penalty,
      'phase',
      { es: 'debe ser "penalty" en la tanda', en: 'must be "penalty" in the shoot-out' },
      'MAT-SHOOT-1',
    );
  const isNobody = s.phase === PHASE.coin || s.phase === PHASE.over;
  demand(
    (s.side === NONE) === isNobody,
    'side',
    isNobody ? { es: 'debe ser null en coin y over', en: 'must be null in coin and over' } : mustBe('home', 'away'),
  );
}

/** Before a kick-off `starts` says whose it is; every kick-off but the first follows a goal. */
export function checkStarts(s: Mat): void {
  const isStarted = s.starts !== NONE;
  if (s.phase === PHASE.kickoff)
    demand(
      s.starts === s.side,
      'starts',
      { es: 'debe ser el lado que saca de centro', en: 'must be the side that kicks off' },
      'MAT-START-1',
    );
  else if (s.phase === PHASE.setup)
    demand(
      isStarted === hasGoals(s),
      'starts',
      {
        es: 'debe ser el lado que encajó, null antes del primer gol',
        en: 'must be the side that conceded, null before the first goal',
      },
      'MAT-GOAL-2',
    );
  else if (s.phase !== PHASE.after)
    demand(!isStarted, 'starts', {
      es: 'debe ser null salvo en kickoff y, tras un gol, en setup y after',
      en: 'must be null but in kickoff, and after a goal in setup and after',
    });
  else if (isStarted) checkPause(s);
  if (s.phase === PHASE.coin)
    demand(
      !hasGoals(s),
      'score',
      { es: 'debe ser [0,0] antes de la moneda', en: 'must be [0,0] before the coin' },
      'MAT-COIN-1',
    );
}

/** The pause after a goal is one of the side that scored it. */
function checkPause(s: Mat): void {
  demand(
    s.starts !== s.side && hasGoals(s),
    'starts',
    { es: 'debe ser el lado que encajó el gol', en: 'must be the side that conceded the goal' },
    'MAT-SUB-6',
  );
  demand(
    s.penaltyTaker === NONE,
    'penalty',
    { es: 'debe ser null en la pausa tras un gol', en: 'must be null in the pause after a goal' },
    'MAT-SUB-6',
  );
}

export function checkBall(s: Mat): void {
  if (isBeforeKickoff(s))
    demand(
      s.ball === NONE,
      'ball',
      { es: 'debe ser null antes del saque', en: 'must be null before the kick-off' },
      'MAT-START-1',
    );
  else if (s.period === PERIOD[1])
    demand(s.ball !== NONE, 'ball', {
      es: 'debe ser un espacio mientras se juega',
      en: 'must be a space while the ball is in play',
    });
}
