import { sideOf } from '../../../core/game.ts';
import { demand, mustBe } from '../../../core/read.ts';
import { NONE } from '../board.ts';
import { type Eleven, PERIOD, PHASE } from '../model.ts';
import { playLimit } from '../phases/roll.ts';

export const isPhase = (s: Eleven, ...phases: readonly number[]): boolean => phases.includes(s.phase);

export function checkPhase(s: Eleven): void {
  demand((s.phase === PHASE.penalty) === (s.period === PERIOD.shootout), 'phase', {
    es: 'debe ser penalty exactamente en el periodo shootout',
    en: 'must be penalty exactly in the period shootout',
  });
  demand((s.phase === PHASE.over) === (s.period === PERIOD.over), 'phase', {
    es: 'debe ser over exactamente en el periodo over',
    en: 'must be over exactly in the period over',
  });
  const isToss = s.phase === PHASE.toss;
  if (isToss) {
    demand(s.period === PERIOD[1], 'phase', {
      es: 'debe ser toss solo en el periodo 1',
      en: 'must be toss only in period 1',
    });
    demand(
      s.options.start === 'coin',
      'phase',
      { es: 'debe ser toss solo con la opción start "coin"', en: 'must be toss only with the option start "coin"' },
      'ELV-SET-1',
    );
    demand(s.score[0] === 0 && s.score[1] === 0, 'score', {
      es: 'debe ser [0,0] antes del sorteo',
      en: 'must be [0,0] before the toss',
    });
    demand(s.plays === 0 && s.up === 0, 'time', {
      es: 'debe ser {"plays":0,"up":false} antes del sorteo',
      en: 'must be {"plays":0,"up":false} before the toss',
    });
  }
  const isNobody = isToss || s.phase === PHASE.over;
  demand(
    (s.side === NONE) === isNobody,
    'side',
    isNobody ? { es: 'debe ser null en toss y over', en: 'must be null in toss and over' } : mustBe('home', 'away'),
  );
  demand(
    (s.starter === NONE) === isToss,
    'starter',
    isToss ? { es: 'debe ser null antes del sorteo', en: 'must be null before the toss' } : mustBe('home', 'away'),
    'ELV-SET-1',
  );
  const { start } = s.options;
  if (start !== 'coin')
    demand(
      sideOf(s.starter) === start,
      'starter',
      { es: `debe ser "${start}", como dice la opción start`, en: `must be "${start}", as the option start says` },
      'ELV-SET-1',
    );
}

export function checkTime(s: Eleven): void {
  if (s.phase === PHASE.play)
    demand(s.plays > 0, 'time.plays', {
      es: 'debe ser al menos 1 en play: este turno cuenta',
      en: 'must be at least 1 in play: this turn counts',
    });
  if (s.options.clock === 'plays' && s.plays >= playLimit(s))
    demand(
      s.up === 1,
      'time.up',
      { es: `debe ser true tras ${playLimit(s)} jugadas`, en: `must be true after ${playLimit(s)} plays` },
      'ELV-TIM-4',
    );
  if (s.period === PERIOD.et1 || s.period === PERIOD.et2)
    demand(
      s.options.extraTime,
      'period',
      { es: 'solo hay prórroga con la opción extraTime', en: 'extra time only with the option extraTime' },
      'ELV-TIM-6',
    );
}
