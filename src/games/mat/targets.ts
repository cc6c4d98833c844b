import { type Side, seatOf } from '../../core/game.ts';
import type { Drawn, Target, Targets } from '../../core/targets.ts';
import { AREA, distance, inArea, inPenaltyArea, isGoal, SPACE_NAMES, spaceNamed } from './board.ts';
import type { MatEvent } from './events.ts';
import { type Mat, type PhaseName, REDS_TO_LOSE } from './model.ts';
import { chainTo } from './phases/ball.ts';
import { type MatPosition, readPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';

/** The price of a diagonal steal, or what the keeper leaves open. */
export type Caution = 'forfeit' | 'red' | 'penalty' | 'yellow' | 'open';
export type MatKind = 'goal' | 'run' | 'move' | 'pass' | 'kick' | 'long' | 'steal' | 'foul' | 'sub' | Touch;
export interface MatTarget extends Target {
  /** It is undefined for what is done without touching the mat. */
  readonly kind?: MatKind;
  readonly warnings?: readonly Caution[];
}
export interface MatMarks {
  /** What touching a space means now: the verb of an action that names it. */
  readonly touch: Touch | null;
  /** MAT-SUB-6: the match waits for a substitution before a penalty or a kick-off, not for the end of a turn. */
  readonly isPause: boolean;
}
export type Touch = 'place' | 'kickoff' | 'taker' | 'keeper';
export type MatDrawn = Drawn<MatTarget, MatMarks>;

const TOUCH: { readonly [K in PhaseName]?: Touch } = {
  setup: 'place',
  ...{ kickoff: 'kickoff', taker: 'taker', keeper: 'keeper' },
};

/** MAT-PASS-3: the chain by which a pass gets to that space. */
const routeOf = (s: Mat, side: Side, to: string): string[] =>
  chainTo(s, seatOf(side), spaceNamed(to)!).map((space) => SPACE_NAMES[space]!);

/** MAT-FOUL-2, MAT-CARD-2, MAT-CARD-3: what a foul costs, worst first. */
function priceOf(p: MatPosition, side: Side, from: string, to: string): Caution[] {
  const squad = p.pieces[side];
  const isRed = p.yellow[side].some((pawn) => squad[pawn] === from);
  const reds = Object.values(squad).filter((at) => at === 'out').length;
  if (isRed && reds + 1 >= REDS_TO_LOSE) return ['red', 'forfeit'];
  return [isRed ? 'red' : 'yellow', ...(inPenaltyArea(seatOf(side), spaceNamed(to)!) ? (['penalty'] as const) : [])];
}

/** MAT-AREA-2: with the keeper on one flank of his area no team-mate can rob on the other. */
function leavesMiddle(side: Side, from: string, to: string): boolean {
  const [, middle] = AREA[seatOf(side)]!;
  return spaceNamed(from) === middle && inArea(seatOf(side), spaceNamed(to)!);
}

function warningsOf(p: MatPosition, side: Side, kind: string, from: string, to: string): Caution[] {
  if (kind === 'foul') return priceOf(p, side, from, to);
  return kind === 'move' && leavesMiddle(side, from, to) ? ['open'] : [];
}

/** A kick at a goal, or a walk into it, is one at goal; a pawn that is not beside a space runs to it (MAT-SPEED-1). */
function kindOf(word: string, from: string | undefined, to: string): MatKind {
  const end = spaceNamed(to)!;
  if (isGoal(end)) return 'goal';
  const isRun = word === 'move' && from !== undefined && distance(spaceNamed(from)!, end) > 1;
  return isRun ? 'run' : (word as MatKind);
}

/** What an action does on the mat, its chain, its price and what fingers decide; null where it is done elsewhere. */
function targetOf(p: MatPosition, s: Mat | null, side: Side, action: string): MatTarget | null {
  const aim = aimOf(action, p, side)?.label;
  const [word = '', spaces = ''] = action.split(':');
  const [first = '', second] = spaces.split('-');
  const [from, to] = second === undefined ? [undefined, first] : [first, second];
  if (spaceNamed(to) === undefined) return aim ? { action, aim } : null;
  const warnings = from === undefined ? [] : warningsOf(p, side, word, from, to);
  return {
    ...{ action, kind: kindOf(word, from, to), to },
    ...(from !== undefined && { from }),
    ...(s && word === 'pass' && { route: routeOf(s, side, to) }),
    ...(warnings.length > 0 && { warnings }),
    ...(aim && { aim }),
  };
}

export const targets: Targets<MatPosition, MatEvent, MatDrawn> = {
  draw({ position, side, legal }) {
    const read = readPosition(position);
    const s = read.ok ? read.value : null;
    const { phase, penalty, starts } = position;
    return {
      targets: side
        ? legal.map((action) => targetOf(position, s, side, action)).filter((target) => target !== null)
        : [],
      marks: {
        touch: TOUCH[phase] ?? null,
        isPause: phase === 'after' && (penalty !== null || starts !== null),
      },
    };
  },
};
