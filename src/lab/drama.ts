import type { Side } from '../core/game.ts';
import type { Course } from './analyse.ts';
import { changes } from './study/metrics.ts';

/** How dramatic one match was. */
export interface Drama {
  /** Between 0 and 1. */
  readonly value: number;
  /** How often the one expected to win changed. */
  readonly leads: number;
  /** The farthest behind that the winner ever was, between 0 and 1; 0 where nobody won. */
  readonly behind: number;
  /** The largest share of the match that one throw or card moved. */
  readonly stroke: number;
}

const EVEN = 0.5;
/** So near to even nobody leads. */
const NOBODY_LEADS = 0.05;
/** Each change of the lead counts less than the one before. */
const NEXT_LEAD = 0.8;

/** Thirds: changes of the lead, how far behind the winner was, and the size of the chances. */
export function dramaOf({ course, strokes }: Pick<Course, 'course' | 'strokes'>, winner: Side | null): Drama {
  const leads = changes(course.map((share) => (Math.abs(share - EVEN) < NOBODY_LEADS ? 0 : Math.sign(share - EVEN))));
  const shares = winner === null ? [] : course.slice(0, -1).map((share) => (winner === 'home' ? share : 1 - share));
  const behind = Math.max(0, ...shares.map((share) => 1 - 2 * share));
  const stroke = Math.max(0, ...strokes.map(({ swing }) => Math.abs(swing)));
  return { value: (1 - NEXT_LEAD ** leads + behind + stroke) / 3, leads, behind, stroke };
}
