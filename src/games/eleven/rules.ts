import {
  AWAY_BIT,
  CHANCE_BIT,
  type Game,
  HOME_BIT,
  type Seat,
  type SeatSet,
  SIDES,
  sideOf,
  type Turn,
} from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { firstBroken, offer, type Phase } from '../../core/phase.ts';
import { drawOf, readAction, writeAction } from './action.ts';
import { NONE } from './board.ts';
import { clauses } from './clauses.ts';
import { describe } from './describe.ts';
import { begin, verdict } from './flow.ts';
import {
  Eleven,
  type ElevenOptions,
  OPEN,
  OPTIONS,
  PERIOD,
  PHASE,
  PHASE_NAMES,
  periodText,
  scoreText,
  sideText,
} from './model.ts';
import { kickoff } from './phases/kickoff.ts';
import { penalty } from './phases/penalty.ts';
import { place } from './phases/place.ts';
import { play } from './phases/play.ts';
import { roll } from './phases/roll.ts';
import { shot } from './phases/shot.ts';
import { toss } from './phases/toss.ts';
import { readPosition, writePosition } from './position.ts';
import { guess, view } from './view.ts';

/** By the numbers of PHASE. */
const TABLE: readonly Phase<Eleven>[] = [toss, kickoff, place, roll, play, shot, penalty];
const phaseOf = (s: Eleven): Phase<Eleven> => TABLE[s.phase]!;

function setup(options: Options): Eleven {
  const s = new Eleven(options as ElevenOptions);
  begin(s);
  return s;
}

function toMove(s: Eleven): SeatSet {
  switch (s.phase) {
    case PHASE.toss:
    case PHASE.roll:
      return CHANCE_BIT;
    case PHASE.shot:
    case PHASE.penalty:
      return (s.secret[0] === OPEN ? HOME_BIT : 0) | (s.secret[1] === OPEN ? AWAY_BIT : 0);
    case PHASE.over:
      return 0;
    default:
      return HOME_BIT << s.side;
  }
}

function turn(s: Eleven): Turn {
  const phase = PHASE_NAMES[s.phase]!;
  switch (s.phase) {
    case PHASE.toss:
    case PHASE.roll:
      return { kind: 'chance', draw: drawOf(s), phase };
    case PHASE.shot:
    case PHASE.penalty:
      return { kind: 'secret', sides: SIDES.filter((_, seat) => s.secret[seat] === OPEN), phase };
    case PHASE.over: {
      const { winner, reason } = verdict(s);
      return { kind: 'over', result: { winner: sideText(winner), score: scoreText(s), reason } };
    }
    default:
      return { kind: 'choice', side: sideOf(s.side), phase };
  }
}

const shareOf = (winner: Seat): number => (winner === NONE ? 0.5 : 1 - winner);

export const eleven: Game<Eleven> = {
  id: 'eleven',
  name: { es: '11', en: '11' },
  version: 1,
  options: OPTIONS,
  clauses,
  setup,
  toMove,
  choices: (s, seat, out) => offer(phaseOf(s), s, seat, out),
  apply: (s, seat, action, tell) => phaseOf(s).apply(s, seat, action, tell),
  payoff: (s) => shareOf(verdict(s).winner),

  refuse: (s, seat, action) => firstBroken(phaseOf(s).guards, s, seat, action),
  isRuling: () => false,
  whistle(s, tell) {
    if (s.phase === PHASE.toss || s.period >= PERIOD.shootout) return { clause: 'ELV-TIM-5', facts: {} };
    if (s.up === 0) tell?.({ type: 'time-up', period: periodText(s), rule: 'ELV-TIM-5' });
    s.up = 1;
    return undefined;
  },
  turn,
  score: scoreText,

  view,
  // A sealed choice is told only when both are made (ELV-SHT-7).
  hide: (event) => event,
  guess,

  describe,
  writePosition,
  readPosition,
  writeAction,
  readAction,
};
