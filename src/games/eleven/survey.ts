import { circle, type Plan, rectangle, type Survey } from '../../core/survey.ts';
import { CENTRE, GOAL, SHOOTING, SPACES, type Space } from './board.ts';
import type { ElevenEvent } from './events.ts';
import type { Eleven } from './model.ts';

/** The canvas of the specification, with what is empty above and below it cut off. */
const WIDTH = 1030;
const CUT = 30;
const HEIGHT = 790 - 2 * CUT;
const RING = 23;

const at = (space: Space): { readonly x: number; readonly y: number } => {
  const [x, y] = SPACES[space]!;
  return { x, y: y - CUT };
};
const outlined = (spaces: readonly Space[]): string =>
  `M${spaces.map((space) => `${at(space).x} ${at(space).y}`).join('L')}z`;
const areas = GOAL.map((goal, end) => outlined([goal, ...SHOOTING[end]!])).join('');
const lines = SPACES.flatMap(([, , neighbours], from) =>
  neighbours.filter((to) => to > from).map((to) => `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`),
).join('');

const plan: Plan = {
  width: WIDTH,
  height: HEIGHT,
  paints: [
    { d: rectangle(0, 0, WIDTH, HEIGHT), fill: '#1d4429' },
    { d: areas, fill: '#12301b', stroke: '#12301b', width: 60 },
    { d: CENTRE.map((space) => circle(at(space).x, at(space).y, 40)).join(''), fill: '#25533a' },
    { d: lines, stroke: '#9fb59a', width: 2.5 },
  ],
  spaces: SPACES.map((_, space) => ({ name: String(space), ...at(space) })),
  heat: '#ffe14d',
  outline: circle(0, 0, RING),
};

export const survey: Survey<Eleven, ElevenEvent> = {
  plan,
  limits: {},
  ball: (s) => s.ball,
  starter: (s) => s.starter,
  mover: (s) => s.side,
  stealer: (event) => (event.type === 'attack' && event.stolen ? event.side : null),
};
