import {
  CHANCE_BIT,
  type Game,
  type GameEvent,
  HOME_BIT,
  otherSeat,
  type Refusal,
  type Seen,
  sideOf,
} from '../../core/game.ts';
import type { Options } from '../../core/options.ts';
import { firstBroken, offer, type Phase } from '../../core/phase.ts';
import { drawOf, readAction, writeAction } from './action.ts';
import { MIDDLE } from './board.ts';
import { clauses } from './clauses.ts';
import { describe } from './describe.ts';
import { endHalf, resultOf, scoreOf } from './flow.ts';
import {
  FIRST,
  KEEPER,
  NONE,
  OPENING,
  OPTIONS,
  OVER,
  PASS,
  PERIODS,
  PHASES,
  SHOOTOUT,
  Torino,
  type TorinoOptions,
} from './model.ts';
import { first } from './phases/first.ts';
import { keeper } from './phases/keeper.ts';
import { opening } from './phases/opening.ts';
import { pass } from './phases/pass.ts';
import { shot } from './phases/shot.ts';
import { readPosition, writePosition } from './position.ts';

/** By the order of PHASES. */
const TABLE: readonly Phase<Torino>[] = [opening, first, pass, keeper, shot];
const phaseOf = (s: Torino): Phase<Torino> => TABLE[s.phase]!;

function setup(options: Options): Torino {
  const s = new Torino(options as TorinoOptions);
  s.phase = OPENING;
  s.side = s.starter = s.kicker = s.kind = s.shootFirst = s.winner = s.reason = NONE;
  s.keeper.fill(MIDDLE);
  return s;
}

function toMove(s: Torino): number {
  if (s.phase === PASS) return HOME_BIT << s.side;
  if (s.phase === KEEPER) return HOME_BIT << otherSeat(s.kicker);
  return s.phase === OVER ? 0 : CHANCE_BIT;
}

/** TOR-TIME-6: when the whistle has no meaning. */
const isDeaf = (s: Torino): boolean =>
  s.options.clock === 'plays' || s.phase === OPENING || s.up === 1 || s.period >= SHOOTOUT;

export const torino: Game<Torino> = {
  id: 'torino',
  name: { es: 'Torino', en: 'Torino' },
  version: 1,
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
    if (isDeaf(s)) return { clause: 'TOR-TIME-6', facts: {} };
    tell?.({ type: 'whistle', period: PERIODS[s.period], rule: 'TOR-TIME-3' });
    if (s.phase === FIRST)
      endHalf(s, tell); // TOR-TIME-4
    else s.up = 1;
    return undefined;
  },
  turn(s) {
    const phase = PHASES[s.phase]!;
    if (s.phase === OVER) return { kind: 'over', result: resultOf(s) };
    const due = toMove(s);
    if (due === CHANCE_BIT) return { kind: 'chance', draw: drawOf(s), phase };
    return { kind: 'choice', side: sideOf(due >> 1), phase };
  },
  score: scoreOf,

  // Nothing is secret in this game.
  view: (s) => s.clone() as Seen<Torino>,
  hide: (event: GameEvent) => event,
  guess: (v) => v.clone(),

  describe,
  writePosition,
  readPosition,
  writeAction,
  readAction,
};
