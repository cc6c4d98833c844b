import { CHANCE_BIT, type Game, type Refusal, SIDES, sideOf } from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { firstBroken, offer } from '../../core/phase.ts';
import { drawOf, readAction, writeAction } from './action.ts';
import { clauses } from './clauses.ts';
import { describe } from './describe.ts';
import { openBox } from './hands.ts';
import { blank, type City, type CityOptions, NONE, OPTIONS, PERIOD, PHASE, PHASES, scoreOf } from './model.ts';
import { phaseOf } from './phases/table.ts';
import { resultOf, writePosition } from './position.ts';
import { readPosition } from './read.ts';
import { toMove } from './seats.ts';
import { guess, hide, view } from './view.ts';

function setup(options: Options): City {
  const s = blank(options as CityOptions);
  s.period = PERIOD[1];
  s.phase = PHASE.toss;
  openBox(s);
  return s;
}

export const city: Game<City> = {
  id: 'city',
  name: { es: 'Soccer City', en: 'Soccer City' },
  version: 2,
  options: OPTIONS,
  clauses,
  setup,
  toMove,
  choices: (s, seat, out) => offer(phaseOf(s), s, seat, out),
  apply: (s, seat, action, tell) => phaseOf(s).apply(s, seat, action, tell),
  payoff: (s) => (s.winner === NONE ? 0.5 : 1 - s.winner),

  refuse: (s, seat, action) => firstBroken(phaseOf(s).guards, s, seat, action),
  isRuling: () => false,
  whistle(s, tell): Refusal | undefined {
    if (s.ball === NONE || s.phase === PHASE.over) return { clause: 'CTY-TIM-5', facts: {} };
    s.up = 1;
    tell?.({ type: 'timeup', rule: 'CTY-TIM-5' });
    return undefined;
  },
  turn(s) {
    const phase = PHASES[s.phase]!;
    if (s.phase === PHASE.over) return { kind: 'over', result: resultOf(s) };
    const due = toMove(s);
    if (due === CHANCE_BIT) return { kind: 'chance', draw: drawOf(s), phase };
    if (s.phase !== PHASE.face) return { kind: 'choice', side: sideOf(s.mover), phase };
    return { kind: 'secret', sides: SIDES.filter((_, seat) => (due & (1 << seat)) !== 0), phase };
  },
  score: scoreOf,

  view,
  hide,
  guess,

  describe,
  writePosition,
  readPosition,
  writeAction,
  readAction,
};
