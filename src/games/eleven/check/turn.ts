import type { Clause } from '../../../core/clause.ts';
import { AWAY, HOME, otherSeat, sideOf } from '../../../core/game.ts';
import { demand } from '../../../core/read.ts';
import { GOAL_END, KICKOFF_SPACE, NONE, SHOOTING_END } from '../board.ts';
import {
  controllerOf,
  type Eleven,
  endOf,
  goalOf,
  isOwn,
  keeperHolds,
  keeperOf,
  MAX_KICKS,
  OPEN,
  PHASE,
} from '../model.ts';
import { isPhase } from './phase.ts';
import { pathOf } from './pieces.ts';

/** The clause that says where the ball lies, in the phases that have one. */
const BALL_CLAUSE: Readonly<Partial<Record<number, Clause>>> = {
  [PHASE.place]: 'ELV-SET-3',
  [PHASE.shot]: 'ELV-SHT-1',
  [PHASE.penalty]: 'ELV-SHO-2',
};

export function checkBall(s: Eleven): void {
  const isOff = isPhase(s, PHASE.toss, PHASE.kickoff, PHASE.over);
  demand(
    (s.ball === NONE) === isOff,
    'ball',
    isOff
      ? { es: 'debe ser null en toss, kickoff y over', en: 'must be null in toss, kickoff and over' }
      : { es: 'debe ser una casilla en esta fase', en: 'must be a space in this phase' },
    BALL_CLAUSE[s.phase],
  );
  if (s.ball === NONE) return;
  demand(
    GOAL_END[s.ball] === NONE || s.on[s.ball] !== NONE,
    'ball',
    { es: 'no debe estar solo en una portería', en: 'must be not alone on a goal space' },
    'ELV-KCK-8',
  );
  if (s.phase === PHASE.place)
    demand(
      s.ball === KICKOFF_SPACE && s.on[KICKOFF_SPACE] !== NONE,
      'ball',
      { es: `debe ser "${KICKOFF_SPACE}", con un jugador encima`, en: `must be "${KICKOFF_SPACE}", under a player` },
      'ELV-SET-3',
    );
}

export function checkTurn(s: Eleven): void {
  const isPlay = s.phase === PHASE.play;
  demand(
    (s.die !== 0) === isPlay,
    'die',
    isPlay
      ? { es: 'debe ser la tirada, de 1 a 6', en: 'must be the roll, 1 to 6' }
      : { es: 'debe ser null fuera de play', en: 'must be null outside play' },
  );
  demand(
    s.points <= s.die,
    'points',
    isPlay
      ? { es: 'debe ser como mucho lo que salió', en: 'must be at most what was rolled' }
      : { es: 'debe ser 0 fuera de play', en: 'must be 0 outside play' },
  );
  if (!isPlay) {
    demand(s.kicks === 0, 'kicks', { es: 'debe ser 0 fuera de play', en: 'must be 0 outside play' });
    demand(
      s.chain === 0,
      'chain',
      { es: 'debe ser false fuera de play', en: 'must be false outside play' },
      'ELV-KCK-5',
    );
  }
  if (s.chain === 1) {
    const isRunning = s.kicks > 0 && s.kicks < MAX_KICKS && isOwn(s.side, controllerOf(s));
    demand(
      isRunning,
      'chain',
      {
        es: 'debe ser true solo tras 1 a 19 chutes con el balón controlado',
        en: 'must be true only after 1 to 19 kicks with the ball under control',
      },
      'ELV-KCK-5',
    );
  }
  if (isPlay) {
    const isLate = s.kicks > 0 && s.chain === 0;
    demand(
      !(isLate && keeperHolds(s, s.side)),
      'ball',
      {
        es: 'no debe tenerlo el portero en su área después del chute',
        en: 'must be not with the keeper in his area after the kick',
      },
      'ELV-KPR-5',
    );
    demand(
      s.kicks > 0 || !keeperHolds(s, otherSeat(s.side)),
      'ball',
      {
        es: 'no debe tenerlo el otro portero en su área antes de un chute',
        en: 'must be not with the other keeper in his area before a kick',
      },
      'ELV-KPR-3',
    );
  }
  if (s.phase === PHASE.roll)
    demand(
      !keeperHolds(s, otherSeat(s.side)),
      'ball',
      {
        es: 'no debe tenerlo el portero en su área después de su turno',
        en: 'must be not with the keeper in his area after his own turn',
      },
      'ELV-KPR-3',
    );
}

/** ELV-SHT-7; that each side commits what is its own to commit has been read already (ELV-SHT-4). */
export function checkSecret(s: Eleven): void {
  const isDuel = isPhase(s, PHASE.shot, PHASE.penalty);
  for (const seat of [HOME, AWAY])
    demand(isDuel || s.secret[seat] === OPEN, `secret.${sideOf(seat)}`, {
      es: 'debe ser null fuera de shot y penalty',
      en: 'must be null outside shot and penalty',
    });
  demand(
    s.secret[0] === OPEN || s.secret[1] === OPEN,
    'secret',
    {
      es: 'debe haber una elección como mucho: hechas las dos, se descubren',
      en: 'must be one choice at most: with both made they are revealed',
    },
    'ELV-SHT-7',
  );
}

export function checkShot(s: Eleven): void {
  const rival = otherSeat(s.side);
  const isShooting = isOwn(s.side, controllerOf(s)) && SHOOTING_END[s.ball] === endOf(s, rival);
  demand(
    isShooting,
    'ball',
    {
      es: 'debe estar con un jugador de quien tira, en una casilla de tiro de la otra portería',
      en: 'must be under a player of the side that shoots, on a shooting space of the other goal',
    },
    'ELV-SHT-1',
  );
  demand(
    s.at[keeperOf(rival)] === goalOf(s, rival),
    pathOf(keeperOf(rival)),
    {
      es: 'debe ser su portería: si no, sería gol sin más',
      en: 'must be his goal space: else the goal were automatic',
    },
    'ELV-SHT-3',
  );
}
