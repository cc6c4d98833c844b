import { type Side, seatOf } from '../../core/game.ts';
import type { Drawn, Target, Targets } from '../../core/targets.ts';
import { AREA, inArea, inPenaltyArea, SPACE_NAMES, spaceNamed } from './board.ts';
import type { MatEvent } from './events.ts';
import { type Mat, REDS_TO_LOSE } from './model.ts';
import { chainTo } from './phases/ball.ts';
import { type MatPosition, readPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';

/** The price of a diagonal steal, or what the keeper leaves open. */
export type Caution = 'forfeit' | 'red' | 'penalty' | 'yellow' | 'open';
export interface MatTarget extends Target {
  readonly warnings?: readonly Caution[];
}
export type MatDrawn = Drawn<MatTarget, null>;

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

function warningsOf(p: MatPosition, side: Side, action: string): Caution[] {
  const [kind, spaces = ''] = action.split(':');
  const [from = '', to = ''] = spaces.split('-');
  if (kind === 'foul') return priceOf(p, side, from, to);
  return kind === 'move' && leavesMiddle(side, from, to) ? ['open'] : [];
}

/** Chains, prices and what fingers decide; null where the text of the action says all. */
function targetOf(p: MatPosition, s: Mat | null, side: Side, action: string): MatTarget | null {
  const [, to] = /^pass:(.+)/.exec(action) ?? [];
  if (s && to !== undefined) return { action, route: routeOf(s, side, to) };
  const warnings = warningsOf(p, side, action);
  const aim = aimOf(action, p, side)?.label;
  return aim || warnings.length > 0 ? { action, warnings, ...(aim && { aim }) } : null;
}

export const targets: Targets<MatPosition, MatEvent, MatDrawn> = {
  draw({ position, side, legal }) {
    const read = readPosition(position);
    const s = read.ok ? read.value : null;
    return {
      targets: side
        ? legal.map((action) => targetOf(position, s, side, action)).filter((target) => target !== null)
        : [],
      marks: null,
    };
  },
};
