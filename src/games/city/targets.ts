import { type Seat, SIDES, type Side, seatOf } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { bySide } from '../../core/position.ts';
import type { Drawn, Target, Targets } from '../../core/targets.ts';
import { DIRECTIONS, distance, findHex, type Hex, hexName, neighbour, SHORT_REACH } from './board.ts';
import { BALLS, type DeckName, findKind } from './cards.ts';
import { type ClockFace, type Costs, clockFace, costsOf } from './clock.ts';
import type { CityEvent } from './events.ts';
import { isHigh, isLongClose } from './lines.ts';
import { blank, type City, OPTIONS, type PhaseName, pieceOf, SHIRTS } from './model.ts';
import { attackPoints, defencePoints, hexOf, isMarkedAt, isOffside, isOpponent, layOut, pieceOn } from './pieces.ts';
import type { CityPosition } from './position.ts';
import { aimOf, partsOf } from './voice/labels.ts';

/** What awaits the receiver of a pass. */
export type Warning = 'contest' | 'offside';
export interface CityTarget extends Target {
  readonly warnings?: readonly Warning[];
}

/** What a man adds to his cards where he stands, and whether an opponent stands beside him. */
export interface ManMarks {
  readonly attack: number;
  readonly defence: number;
  readonly isMarked: boolean;
}

export interface CityMarks {
  /** By shirt, on the pitch or not. */
  readonly men: Readonly<Record<Side, Readonly<Record<string, ManMarks>>>>;
  /** By hex: the opponents who stop a straight pass to it. */
  readonly blocked: Readonly<Record<string, readonly string[]>>;
  readonly clock: ClockFace;
  readonly costs: Costs | null;
  /** The steps of the full turn for the side that acts. */
  readonly steps: readonly Step[];
  /** The step of `steps` that is on; null outside them. */
  readonly step: Step | null;
  /** The deck whose cards are tactics now. */
  readonly tactics: DeckName | null;
  /** What touching a hex, or a man of a side, means now: the verb of an action that names it. */
  readonly touch: Touch | null;
}
/** The steps of a full turn: the attacker's four, the defender's two. */
export type Step = 'ball' | 'action' | 'shot' | 'move';
export interface Touch {
  readonly verb: string;
  /** For whom it counts who stands there; null where a hex alone is meant. */
  readonly who: 'own' | 'rival' | null;
}
export type CityDrawn = Drawn<CityTarget, CityMarks>;

const ATTACK: Readonly<Record<Step, readonly PhaseName[]>> = {
  ball: ['ball', 'react', 'contest', 'restart', 'taker', 'stopdef', 'stopatt', 'penalty'],
  action: ['action', 'face', 'referee', 'burst', 'wall', 'sprint', 'through', 'ball2', 'unmark', 'runs'],
  shot: ['shot', 'save', 'rebound', 'penshot'],
  move: ['move'],
};
const DEFENCE: Partial<typeof ATTACK> = {
  action: ['defend', 'face', 'referee', 'press', 'drop', 'trap', 'mark', 'clear', 'cover', 'cover2', 'booking'],
  move: ['dmove'],
};

function stepsOf({ stage, phase }: CityPosition): Pick<CityMarks, 'steps' | 'step'> {
  const table = stage === 'attack' ? ATTACK : stage === 'defence' ? DEFENCE : {};
  const steps = Object.keys(table) as Step[];
  return { steps, step: steps.find((step) => table[step]!.includes(phase)) ?? null };
}

const TACTICS: { readonly [K in PhaseName]?: DeckName } = { action: 'off', defend: 'def' };

const TO: Touch = { verb: 'to', who: null };
const TACKLE: Touch = { verb: 'tackle', who: 'own' };
const TAKER: Touch = { verb: 'taker', who: 'own' };
const TOUCHES: { readonly [K in PhaseName]?: Touch } = {
  lineup: { verb: 'place', who: null },
  ...{ burst: TO, wall: TO, sprint: TO, mark: TO, cover: TO, clear: TO },
  restart: { verb: 'close', who: 'own' },
  action: { verb: 'dribble', who: 'rival' },
  ...{ defend: TACKLE, cover2: TACKLE },
  ...{ penalty: TAKER, taker: TAKER, sotaker: TAKER },
};

/** Who stands where, and nothing else: a view tells no more than that for certain. */
function placesOf({ pieces, ball }: CityPosition): City {
  const s = blank(defaultOptions(OPTIONS));
  for (const side of SIDES)
    for (const [n, at] of Object.entries(pieces[side])) s.at[pieceOf(seatOf(side), Number(n))] = findHex(at);
  s.ball = findHex(ball ?? '');
  return s;
}

const CROSS = 'dragback';
const CLOSE_TACTICS = [CROSS, 'nutmeg', 'hat'];

/** Where a pass of any kind goes, and whether it is contested and judged there; null for any other action. */
function passOf(s: City, seat: Seat, action: string) {
  const { verb, a, b } = partsOf(action);
  if (verb === 'pass') return { to: findHex(b), isLong: isHigh(findKind(a)), isJudged: true };
  const isClose = verb === 'close';
  if (!isClose && !(verb === 'tactic' && CLOSE_TACTICS.includes(a))) return null;
  const to = hexOf(s, seat, Number(isClose ? a : b));
  return { to, isLong: to >= 0 && isLongClose(s.ball, to, a === CROSS), isJudged: !isClose };
}

/** CTY-CON-4, CTY-PAS-6, CTY-OFF-1. */
function warningsOf(s: City, seat: Seat, action: string): Warning[] {
  const pass = passOf(s, seat, action);
  const receiver = pass ? pieceOn(s, pass.to) : -1;
  if (!pass || s.ball < 0 || receiver < 0 || isOpponent(receiver, seat)) return [];
  const warnings: Warning[] = [];
  if (pass.isLong && isMarkedAt(layOut(s), seat, pass.to)) warnings.push('contest');
  if (pass.isJudged && isOffside(s, seat, pass.to, s.ball)) warnings.push('offside');
  return warnings;
}

const BALL_NAMES = Object.keys(BALLS);
/** CTY-ADV-1: where the ball ends that is run with, one hex farther for each size of card. */
function runEnd(from: Hex, card: string, direction: string): Hex {
  const dir = DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]);
  let hex = from;
  for (let i = 0; i <= BALL_NAMES.indexOf(card) && hex >= 0; i++) hex = neighbour(hex, dir);
  return hex;
}

function targetOf(s: City, p: CityPosition, side: Side, action: string): CityTarget[] {
  const { verb, a, b } = partsOf(action);
  if (verb === 'advance') return [{ action, to: hexName(runEnd(s.ball, a, b)) }];
  const warnings = warningsOf(s, seatOf(side), action);
  const aim = aimOf(action, p, side)?.label;
  return aim || warnings.length > 0 ? [{ action, warnings, ...(aim && { aim }) }] : [];
}

const PASSING = ['ball', 'ball2', 'through'];

/** CTY-PAS-4, CTY-PAS-5: who stops a straight pass, for every hex on a line from the ball where somebody does. */
function blockedFrom(s: City, seat: Seat): Record<string, string[]> {
  const on = layOut(s);
  const blocked: Record<string, string[]> = {};
  for (let dir = 0; dir < DIRECTIONS.length; dir++) {
    const line: Hex[] = [];
    for (let to = neighbour(s.ball, dir); to >= 0; to = neighbour(to, dir)) {
      const isShort = distance(s.ball, to) <= SHORT_REACH;
      const blockers = line.filter(
        (hex, i) => isOpponent(on[hex]!, seat) && (isShort || i === 0 || i === line.length - 1),
      );
      if (blockers.length > 0) blocked[hexName(to)] = blockers.map(hexName);
      line.push(to);
    }
  }
  return blocked;
}

function menOf(s: City): CityMarks['men'] {
  const on = layOut(s);
  return bySide((seat) =>
    Object.fromEntries(
      Array.from({ length: SHIRTS }, (_, i) => {
        const hex = hexOf(s, seat, i + 1);
        const isMarked = hex >= 0 && isMarkedAt(on, seat, hex);
        return [i + 1, { attack: attackPoints(seat, i + 1, hex), defence: defencePoints(seat, i + 1, hex), isMarked }];
      }),
    ),
  );
}

export const targets: Targets<CityPosition, CityEvent, CityDrawn> = {
  draw({ position, side, legal }) {
    const s = placesOf(position);
    const seat = side && legal.length > 0 ? seatOf(side) : null;
    const isPassing = seat !== null && s.ball >= 0 && PASSING.includes(position.phase);
    return {
      targets: side === null ? [] : legal.flatMap((action) => targetOf(s, position, side, action)),
      marks: {
        men: menOf(s),
        blocked: isPassing ? blockedFrom(s, seat) : {},
        clock: clockFace(position),
        costs: costsOf(position, legal),
        ...stepsOf(position),
        tactics: TACTICS[position.phase] ?? null,
        touch: TOUCHES[position.phase] ?? null,
      },
    };
  },
};
