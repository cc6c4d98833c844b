import type { Game } from '../../core/game.ts';
import { gameFrom } from '../../core/gameFrom.ts';
import { verdictBy } from '../../core/verdict.ts';
import { actions, TIMEOUT } from './action.ts';
import { describe } from './describe.ts';
import type { TacticsEvent } from './events.ts';
import { newMatch, scoreOf } from './flow.ts';
import { punishTimeout } from './minor.ts';
import { OPTIONS, PHASES, REASONS, type Tactics } from './model.ts';
import { advantage } from './phases/advantage.ts';
import { ball } from './phases/ball.ts';
import { battle } from './phases/battle.ts';
import { clear } from './phases/clear.ts';
import { defend } from './phases/defend.ts';
import { defendmove } from './phases/defendmove.ts';
import { move } from './phases/move.ts';
import { opening } from './phases/opening.ts';
import { pick } from './phases/pick.ts';
import { place } from './phases/place.ts';
import { ballroll, defendroll, moveroll, takeroll } from './phases/rolls.ts';
import { sendoff } from './phases/sendoff.ts';
import { setup } from './phases/setup.ts';
import { shootkick, shootroll } from './phases/shootout.ts';
import { shot } from './phases/shot.ts';
import { spot } from './phases/spot.ts';
import { take } from './phases/take.ts';
import { taker } from './phases/taker.ts';
import { type TacticsPosition, writePosition } from './position.ts';
import { whistle } from './whistle.ts';

export const tactics: Game<Tactics, TacticsPosition, TacticsEvent> = gameFrom({
  id: 'tactics',
  name: { es: 'Soccer Tactics World', en: 'Soccer Tactics World' },
  version: 2,
  options: OPTIONS,
  setup: newMatch,
  phaseNames: PHASES,
  phases: {
    opening,
    setup,
    moveroll,
    move,
    ballroll,
    ball,
    takeroll,
    take,
    defend,
    defendroll,
    defendmove,
    battle,
    sendoff,
    shot,
    spot,
    taker,
    clear,
    pick,
    place,
    advantage,
    shootroll,
    shootkick,
    over: { by: 'nobody' },
  },
  actions,
  ruling: { action: TIMEOUT, apply: punishTimeout },
  verdict: verdictBy(REASONS),
  score: scoreOf,
  whistle,
  describe,
  writePosition,
});
