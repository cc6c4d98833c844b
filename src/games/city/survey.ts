import { otherSide, type Side } from '../../core/game.ts';
import { circle, type Plan, rectangle, type Survey } from '../../core/survey.ts';
import { fileOf, HEXES, hexName, yOf } from './board.ts';
import type { CityEvent } from './events.ts';
import type { City } from './model.ts';

/** From the centre of a hex to a corner. */
const SIZE = 12;
const HALF = (SIZE * Math.sqrt(3)) / 2;
const ACROSS = 1.5 * SIZE;
const MARGIN = 1.4 * SIZE;
const FILES = 15;
const TOP_Y = 42;
const LONG = HALF * TOP_Y + 2 * MARGIN;
const WIDE = ACROSS * (FILES - 1) + 2 * MARGIN;

const x = (y: number): number => MARGIN + HALF * y;
const y = (file: number): number => MARGIN + ACROSS * (file - 1);
const framed = (files: readonly [number, number], heights: readonly [number, number]): string =>
  rectangle(x(heights[0]), y(files[0]), x(heights[1]) - x(heights[0]), y(files[1]) - y(files[0]));

const corners = Array.from({ length: 6 }, (_, i) => {
  const angle = Math.PI / 6 + (i * Math.PI) / 3;
  return `${(SIZE * Math.cos(angle)).toFixed(2)} ${(SIZE * Math.sin(angle)).toFixed(2)}`;
});
const lines = [
  framed([1, FILES], [0, TOP_Y]),
  framed([1, FILES], [TOP_Y / 2, TOP_Y]),
  framed([3.5, 12.5], [0, 7.6]),
  framed([3.5, 12.5], [34.4, TOP_Y]),
  framed([5.5, 10.5], [0, 3.6]),
  framed([5.5, 10.5], [38.4, TOP_Y]),
  circle(x(TOP_Y / 2), y(8), SIZE * 4.4),
].join('');

const plan: Plan = {
  width: LONG,
  height: WIDE,
  paints: [
    { d: rectangle(0, 0, LONG, WIDE), fill: '#c9ab7c' },
    { d: framed([1, FILES], [0, TOP_Y]), fill: '#d6bb8f' },
    { d: lines, stroke: '#5a3716', width: 1.5 },
  ],
  spaces: Array.from({ length: HEXES }, (_, hex) => ({ name: hexName(hex), x: x(yOf[hex]!), y: y(fileOf[hex]!) })),
  heat: '#7a0c2e',
  outline: `M${corners.join('L')}z`,
};

/** Whoever defends and wins the duel has taken the ball. */
function stealer(event: CityEvent): Side | null {
  if (event.type === 'contest') return event.winner === event.side ? null : otherSide(event.side);
  if (event.type === 'faceoff') return event.winner === event.attacker ? null : event.winner;
  return null;
}

export const survey: Survey<City, CityEvent> = {
  plan,
  limits: {},
  ball: (s) => s.ball,
  starter: (s) => s.first,
  mover: (s) => s.attacker,
  stealer,
};
