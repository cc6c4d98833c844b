import { AWAY, HOME, otherSeat } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { NONE } from '../board.ts';
import { isDecisive, penaltySpaceOf, shooterOf } from '../flow.ts';
import { type Eleven, isKeeper, PERIOD, PHASE, PIECE_COUNT } from '../model.ts';
import { pathOf } from './pieces.ts';

export function checkShootout(s: Eleven): void {
  const isRunning = s.period === PERIOD.shootout;
  const isLevel = s.score[0] === s.score[1];
  if (isRunning) {
    demand(
      s.options.shootout,
      'period',
      { es: 'solo hay tanda con la opción shootout', en: 'a shoot-out only with the option shootout' },
      'ELV-TIM-7',
    );
    demand(
      isLevel,
      'score',
      { es: 'debe ser un empate en una tanda', en: 'must be level in a shoot-out' },
      'ELV-TIM-7',
    );
  }
  const isDecided = s.phase === PHASE.over && isLevel && s.options.shootout;
  demand(
    (s.inShootout === 1) === (isRunning || isDecided),
    'shootout',
    {
      es: 'debe tener valor exactamente en una tanda y donde una decidió el partido',
      en: 'must be set exactly in a shoot-out and where one decided the match',
    },
    'ELV-TIM-7',
  );
  if (s.inShootout === 0) return;
  checkSeries(s, isRunning);
  if (isRunning) checkPenalty(s);
}

/** ELV-SHO-1, ELV-SHO-3, ELV-SHO-4, ELV-SHO-5. */
function checkSeries(s: Eleven, isRunning: boolean): void {
  const [first, second] = [s.starter, otherSeat(s.starter)];
  const shots = s.penaltyShots[second]!;
  const ahead = isRunning && s.side === second ? 1 : 0;
  demand(
    s.penaltyShots[first] === shots + ahead,
    'shootout.shots',
    {
      es: 'deben ser tiros por turno, primero quien empezó el partido',
      en: 'must be shots in turn, the starter of the match first',
    },
    'ELV-SHO-1',
  );
  for (const seat of [HOME, AWAY])
    demand(
      s.penaltyGoals[seat]! <= s.penaltyShots[seat]!,
      `shootout.score[${seat}]`,
      { es: 'debe ser como mucho un gol por tiro', en: 'must be at most one goal a shot' },
      'ELV-SHO-5',
    );
  const lead = s.penaltyGoals[first]! - s.penaltyGoals[second]!;
  // Before the first side's shot of this round its lead was as now, or one less where that shot went in.
  const wasOpen = !isDecisive(shots, lead) || (ahead === 1 && !isDecisive(shots, lead - 1));
  demand(
    wasOpen === isRunning,
    'shootout',
    isRunning
      ? { es: 'debe ser una tanda aún sin decidir', en: 'must be a shoot-out that is not decided yet' }
      : { es: 'debe ser una tanda ya decidida', en: 'must be a shoot-out that is decided' },
    'ELV-SHO-4',
  );
}

/** ELV-SHO-2. */
function checkPenalty(s: Eleven): void {
  const shooter = shooterOf(s, s.side);
  demand(
    s.ball === penaltySpaceOf(s, s.side),
    'ball',
    {
      es: `debe ser "${penaltySpaceOf(s, s.side)}", la casilla de penalti de la otra portería`,
      en: `must be "${penaltySpaceOf(s, s.side)}", the penalty space of the other goal`,
    },
    'ELV-SHO-2',
  );
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (isKeeper(piece)) continue;
    const wanted = piece === shooter ? s.ball : NONE;
    demand(
      s.at[piece] === wanted,
      pathOf(piece),
      piece === shooter
        ? { es: `debe ser "${s.ball}": tira él`, en: `must be "${s.ball}": he shoots` }
        : {
            es: 'debe ser null: en el tablero solo está quien tira',
            en: 'must be null: only the shooter is on the board',
          },
      'ELV-SHO-2',
    );
  }
}
