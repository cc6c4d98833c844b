import { circle, type Plan, rectangle, type Survey } from '../../core/survey.ts';
import { pointOf, SPACES } from './board.ts';
import type { TorinoEvent } from './events.ts';
import type { Torino } from './model.ts';

const LONG = 280;
const WIDE = 200;
const RIM = 12;
const STRIPES = 10;
const AREA = { deep: 0.16 * LONG, from: 0.22 * WIDE, wide: 0.56 * WIDE };

const stripes = Array.from({ length: STRIPES / 2 }, (_, i) =>
  rectangle(RIM + (2 * i * LONG) / STRIPES, RIM, LONG / STRIPES, WIDE),
).join('');
const lines = [
  rectangle(RIM, RIM, LONG, WIDE),
  `M${RIM + LONG / 2} ${RIM}v${WIDE}`,
  circle(RIM + LONG / 2, RIM + WIDE / 2, 24),
  rectangle(RIM, RIM + AREA.from, AREA.deep, AREA.wide),
  rectangle(RIM + LONG - AREA.deep, RIM + AREA.from, AREA.deep, AREA.wide),
].join('');

const plan: Plan = {
  width: LONG + 2 * RIM,
  height: WIDE + 2 * RIM,
  paints: [
    { d: rectangle(0, 0, LONG + 2 * RIM, WIDE + 2 * RIM), fill: '#5b3fa0' },
    { d: rectangle(RIM, RIM, LONG, WIDE), fill: '#2f7a4a' },
    { d: stripes, fill: '#368653' },
    { d: lines, stroke: '#f6f7ee', width: 2 },
  ],
  spaces: SPACES.map((name) => {
    const [across, along] = pointOf(name);
    return { name, x: RIM + along * LONG, y: RIM + across * WIDE };
  }),
  heat: '#ffe14d',
  outline: circle(0, 0, 9),
};

export const survey: Survey<Torino, TorinoEvent> = {
  plan,
  limits: {},
  ball: (s) => s.ball,
  starter: (s) => s.starter,
  mover: (s) => s.side,
  stealer: () => null,
};
