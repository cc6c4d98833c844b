import type { Game } from '../../core/game.ts';
import { gameFrom } from '../../core/gameFrom.ts';
import { verdictBy } from '../../core/verdict.ts';
import { actions } from './action.ts';
import { describe } from './describe.ts';
import type { CityEvent } from './events.ts';
import { openBox } from './hands.ts';
import { blank, type City, NONE, OPTIONS, PERIOD, PHASE, PHASES, REASONS, scoreOf } from './model.ts';
import { action, sprint, wall } from './phases/action.ts';
import { ball, ball2, through } from './phases/ball.ts';
import { burst } from './phases/burst.ts';
import { drop, press, runs, trap, unmark } from './phases/cardMoves.ts';
import { contest } from './phases/contest.ts';
import { clear, cover, cover2, defend, mark } from './phases/defend.ts';
import { discard } from './phases/discard.ts';
import { draw } from './phases/draw.ts';
import { face } from './phases/face.ts';
import { factor, knock } from './phases/factor.ts';
import { dmove, move } from './phases/move.ts';
import { react } from './phases/react.ts';
import { booking, referee } from './phases/referee.ts';
import { restart } from './phases/restart.ts';
import { rebound, save } from './phases/save.ts';
import { lineup, squad, taker, toss } from './phases/setup.ts';
import { soshot, sotaker } from './phases/shootout.ts';
import { penalty, penshot, shot } from './phases/shot.ts';
import { stopatt, stopdef } from './phases/stop.ts';
import { type CityPosition, writePosition } from './position.ts';
import { guess, hide, view, worlds } from './view.ts';

export const city: Game<City, CityPosition, CityEvent> = gameFrom({
  id: 'city',
  name: { es: 'Soccer City', en: 'Soccer City' },
  version: 2,
  options: OPTIONS,
  setup(options) {
    const s = blank(options);
    s.period = PERIOD[1];
    s.phase = PHASE.toss;
    openBox(s);
    return s;
  },
  phaseNames: PHASES,
  phases: {
    ...{ toss, draw, squad, lineup, taker, restart, factor, knock },
    ...{ ball, react, contest, action, face, referee, burst, wall, sprint, through, ball2 },
    ...{ unmark, runs, shot, save, rebound, move },
    ...{ defend, press, drop, trap, mark, clear, cover, cover2, booking, dmove },
    ...{ stopdef, stopatt, penalty, penshot, discard, sotaker, soshot },
    over: { by: 'nobody' },
  },
  actions,
  verdict: verdictBy(REASONS),
  score: scoreOf,
  whistle(s, tell) {
    if (s.ball === NONE || s.phase === PHASE.over) return { clause: 'CTY-TIM-5', facts: {} };
    s.up = 1;
    tell?.({ type: 'timeup', rule: 'CTY-TIM-5' });
    return undefined;
  },
  secrets: { view, hide, guess, worlds },
  describe,
  writePosition,
});
