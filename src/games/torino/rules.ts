import type { Game } from '../../core/game.ts';
import { gameFrom } from '../../core/gameFrom.ts';
import { verdictBy } from '../../core/verdict.ts';
import { actions } from './action.ts';
import { ZONE } from './board.ts';
import { describe } from './describe.ts';
import type { TorinoEvent } from './events.ts';
import { endHalf, scoreOf } from './flow.ts';
import { NONE, OPTIONS, PERIOD, PERIODS, PHASE, PHASES, REASONS, Torino } from './model.ts';
import { first } from './phases/first.ts';
import { keeper } from './phases/keeper.ts';
import { opening } from './phases/opening.ts';
import { pass } from './phases/pass.ts';
import { shot } from './phases/shot.ts';
import { type TorinoPosition, writePosition } from './position.ts';

/** TOR-TIME-6: when the whistle has no meaning. */
const isDeaf = (s: Torino): boolean =>
  s.options.clock === 'plays' || s.phase === PHASE.opening || s.up === 1 || s.period >= PERIOD.shootout;

export const torino: Game<Torino, TorinoPosition, TorinoEvent> = gameFrom({
  id: 'torino',
  name: { es: 'Torino', en: 'Torino' },
  version: 1,
  options: OPTIONS,
  setup(options) {
    const s = new Torino(options);
    s.phase = PHASE.opening;
    s.side = s.starter = s.kicker = s.kind = s.shootFirst = s.winner = s.reason = NONE;
    s.keeper.fill(ZONE.middle);
    return s;
  },
  phaseNames: PHASES,
  phases: { opening, first, pass, keeper, shot, over: { by: 'nobody' } },
  actions,
  verdict: verdictBy(REASONS),
  score: scoreOf,
  whistle(s, tell) {
    if (isDeaf(s)) return { clause: 'TOR-TIME-6', facts: {} };
    tell?.({ type: 'whistle', period: PERIODS[s.period]!, rule: 'TOR-TIME-3' });
    if (s.phase === PHASE.first)
      endHalf(s, tell); // TOR-TIME-4
    else s.up = 1;
    return undefined;
  },
  describe,
  writePosition,
});
