import { type Plan, rectangle, type Survey } from '../../core/survey.ts';
import {
  AREA,
  BLOCKED,
  COLUMNS,
  LONG_SPACES,
  ROWS,
  rowOf,
  SPACE_NAMES,
  SPEED_ZONES,
  type Space,
  WIDTH,
} from './board.ts';
import type { MatEvent } from './events.ts';
import type { Mat } from './model.ts';

const CELL = 24;
const RIM = CELL;
const LONG = ROWS * CELL;
const WIDE = WIDTH * CELL;

const columnOf = (space: Space): number => COLUMNS.indexOf(SPACE_NAMES[space]![0]!);
const left = (space: Space): number => RIM + (rowOf(space) - 1) * CELL;
const top = (space: Space): number => RIM / 2 + columnOf(space) * CELL;
const patches = (spaces: readonly Space[]): string =>
  spaces.map((space) => rectangle(left(space), top(space), CELL, CELL)).join('');
const grid = SPACE_NAMES.map((_, space) => space)
  .filter((space) => rowOf(space) >= 1 && rowOf(space) <= ROWS)
  .map((space) => rectangle(left(space), top(space), CELL, CELL))
  .join('');
const goals = [0, RIM + LONG].map((x) => rectangle(x, RIM / 2 + 3 * CELL, RIM, 3 * CELL)).join('');

const plan: Plan = {
  width: LONG + 2 * RIM,
  height: WIDE + RIM,
  paints: [
    { d: rectangle(0, 0, LONG + 2 * RIM, WIDE + RIM), fill: '#123f3b' },
    { d: rectangle(RIM, RIM / 2, LONG, WIDE), fill: '#1c6b65' },
    { d: patches(AREA.flat()), fill: '#0a2f4a' },
    { d: patches(SPEED_ZONES.flat()), fill: '#8a5a12' },
    { d: patches(LONG_SPACES), fill: '#5b2f86' },
    { d: patches(BLOCKED), fill: '#23272b' },
    { d: grid, stroke: '#0f4a45', width: 1 },
    { d: goals, fill: '#0b2422', stroke: '#ffffff', width: 2 },
  ],
  spaces: SPACE_NAMES.map((name, space) => ({ name, x: left(space) + CELL / 2, y: top(space) + CELL / 2 })),
  heat: '#ffe14d',
  outline: rectangle(-CELL / 2, -CELL / 2, CELL, CELL),
};

export const survey: Survey<Mat, MatEvent> = {
  plan,
  limits: { maxTurns: 200 },
  ball: (s) => s.ball,
  starter: (s) => s.starts,
  mover: (s) => s.side,
  stealer: (event) => (event.type === 'steal' ? event.side : null),
};
