import { circle, type Plan, rectangle, type Survey } from '../../core/survey.ts';
import { AREA_SPACES, columnOf, GOAL_SPACES, HEIGHT, rowOf, SPACE_NAMES, SPACES, WIDTH } from './board.ts';
import type { TacticsEvent } from './events.ts';
import type { Tactics } from './model.ts';

const CELL = 24;
const RIM = 8;
const LONG = HEIGHT * CELL;
const WIDE = WIDTH * CELL;

const left = (space: number): number => RIM + rowOf(space) * CELL;
const top = (space: number): number => RIM + columnOf(space) * CELL;
const cells = (spaces: readonly number[]): string =>
  spaces.map((space) => rectangle(left(space), top(space), CELL, CELL)).join('');
const all = Array.from({ length: SPACES }, (_, space) => space);
const stripes = Array.from({ length: HEIGHT / 2 }, (_, i) => rectangle(RIM + 2 * i * CELL, RIM, CELL, WIDE)).join('');
const lines = [
  rectangle(RIM, RIM, LONG, WIDE),
  `M${RIM + LONG / 2} ${RIM}v${WIDE}`,
  circle(RIM + LONG / 2, RIM + WIDE / 2, 1.5 * CELL),
  ...[RIM, RIM + LONG - 3 * CELL].map((x) => rectangle(x, RIM + 2 * CELL, 3 * CELL, 4 * CELL)),
].join('');

const plan: Plan = {
  width: LONG + 2 * RIM,
  height: WIDE + 2 * RIM,
  paints: [
    { d: rectangle(0, 0, LONG + 2 * RIM, WIDE + 2 * RIM), fill: '#1f5c35' },
    { d: rectangle(RIM, RIM, LONG, WIDE), fill: '#2f8049' },
    { d: stripes, fill: '#388d53' },
    { d: cells(AREA_SPACES.flat()), fill: '#2a7342' },
    { d: cells(GOAL_SPACES.flat()), fill: '#1f5c35' },
    { d: cells(all), stroke: '#5da673', width: 0.6 },
    { d: lines, stroke: '#ffffff', width: 2 },
  ],
  spaces: SPACE_NAMES.map((name, space) => ({ name, x: left(space) + CELL / 2, y: top(space) + CELL / 2 })),
  heat: '#ffe14d',
  outline: rectangle(-CELL / 2, -CELL / 2, CELL, CELL),
};

export const survey: Survey<Tactics, TacticsEvent> = {
  plan,
  limits: {},
  ball: (s) => s.ball,
  starter: (s) => s.starter,
  mover: (s) => s.side,
  stealer: (event) => (event.type === 'capture' ? event.side : null),
};
