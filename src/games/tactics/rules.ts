import {
  CHANCE_BIT,
  type Game,
  type GameEvent,
  HOME_BIT,
  type Seat,
  type SeatSet,
  type Seen,
  sideOf,
} from '../../core/game.ts';
import { firstBroken, offer, type Phase } from '../../core/phase.ts';
import { drawOf, readAction, TIMEOUT, writeAction } from './action.ts';
import { sendingOffSeat } from './cards.ts';
import { clauses } from './clauses.ts';
import { placingSeat } from './corner.ts';
import { describe } from './describe.ts';
import { defenceOf, resultOf, scoreOf } from './flow.ts';
import { settingSeat } from './kickoff.ts';
import { readPosition } from './load.ts';
import { punishTimeout } from './minor.ts';
import {
  CLEAR,
  DEFEND,
  DEFENDMOVE,
  NONE,
  OPTIONS,
  OVER,
  PHASES,
  PICK,
  PLACE,
  SENDOFF,
  SETUP,
  seatOfPawn,
  type Tactics,
} from './model.ts';
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
import { writePosition } from './position.ts';
import { newMatch } from './start.ts';
import { whistle } from './time.ts';

/** By the order of PHASES. */
const TABLE: readonly Phase<Tactics>[] = [
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
];
const phaseOf = (s: Tactics): Phase<Tactics> => TABLE[s.phase]!;

const CHANCE_PHASES = new Set<Phase<Tactics>>([
  opening,
  moveroll,
  ballroll,
  takeroll,
  defendroll,
  battle,
  shot,
  shootroll,
  shootkick,
]);
const IS_CHANCE = TABLE.map((phase) => CHANCE_PHASES.has(phase));

/** Who decides in a phase that is no chance. */
function chooser(s: Tactics): Seat {
  switch (s.phase) {
    case SETUP:
      return settingSeat(s);
    case DEFEND:
    case DEFENDMOVE:
      return defenceOf(s);
    case SENDOFF:
      return sendingOffSeat(s);
    case CLEAR:
      return seatOfPawn(s.queue[0]!);
    case PICK:
    case PLACE:
      return placingSeat(s);
    default:
      return s.side;
  }
}

function toMove(s: Tactics): SeatSet {
  if (s.phase === OVER) return 0;
  return IS_CHANCE[s.phase] ? CHANCE_BIT : HOME_BIT << chooser(s);
}

export const tactics: Game<Tactics> = {
  id: 'tactics',
  name: { es: 'Soccer Tactics World', en: 'Soccer Tactics World' },
  version: 2,
  options: OPTIONS,
  clauses,
  setup: newMatch,
  toMove,
  choices: (s, seat, out) => offer(phaseOf(s), s, seat, out),
  apply(s, seat, action, tell) {
    if (action === TIMEOUT) punishTimeout(s, seat, tell);
    else phaseOf(s).apply(s, seat, action, tell);
  },
  payoff: (s) => (s.winner === NONE ? 0.5 : 1 - s.winner),

  refuse: (s, seat, action) => (action === TIMEOUT ? undefined : firstBroken(phaseOf(s).guards, s, seat, action)),
  isRuling: (action) => action === TIMEOUT,
  whistle,
  turn(s) {
    const phase = PHASES[s.phase]!;
    if (s.phase === OVER) return { kind: 'over', result: resultOf(s) };
    if (IS_CHANCE[s.phase]) return { kind: 'chance', draw: drawOf(s), phase };
    return { kind: 'choice', side: sideOf(chooser(s)), phase };
  },
  score: scoreOf,

  // Nothing is secret in this game.
  view: (s) => s.clone() as Seen<Tactics>,
  hide: (event: GameEvent) => event,
  guess: (v) => v.clone(),

  describe,
  writePosition,
  readPosition,
  writeAction,
  readAction,
};
