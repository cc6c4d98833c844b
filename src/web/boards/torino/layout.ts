import type { Side } from '../../../core/game.ts';
import { type Point, pointOf } from '../../../games/torino/board.ts';

/** How the pitch lies on the screen: standing on a phone, lying where there is room. */
export interface Layout {
  readonly isTall: boolean;
  readonly flipped: boolean;
}
interface Place {
  readonly x: number;
  readonly y: number;
}
interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** The pitch in the units of the drawing. */
const ACROSS = 100;
const ALONG = 140;
const TALL_ALONG = 132;
const MARGIN = 3;
const GOAL_DEPTH = 12;
const STRIPES = 10;
const ZONE_WIDTH = 14;

const along = (layout: Layout): number => (layout.isTall ? TALL_ALONG : ALONG);

/** A point of the specification (x from home's left to its right, y from its own goal line), on the screen. */
export function place(layout: Layout, x: number, y: number): Place {
  const [u, v] = layout.flipped ? [1 - x, 1 - y] : [x, y];
  return layout.isTall ? { x: u * ACROSS, y: (1 - v) * along(layout) } : { x: v * along(layout), y: u * ACROSS };
}

/** The winger keeps closer to his line, so that his shirt and the rival's #3 do not cover each other. */
const WINGER = 7;
export const spread = (n: number, [x, y]: Point): Point =>
  n === WINGER ? [x + (x > 0.5 ? 0.045 : -0.045), y] : [x, y];

/** Where the ball lies on a space of the specification. */
export const spotOf = (token: string): Point => spread(Number(token.split('-')[1]), pointOf(token));

const LEFT_OF = { odd: -0.5, even: 0.5, middle: 0, wide: 1.55 } as const;

/** Inside, or beside, the goal that `attacker` shoots at, in the coordinates of the specification. */
export function goalSpot(attacker: Side, where: keyof typeof LEFT_OF): readonly [x: number, y: number] {
  const x = 0.5 + (LEFT_OF[where] * ZONE_WIDTH) / ACROSS;
  const y = 1 + (GOAL_DEPTH * 0.34) / ALONG;
  return attacker === 'home' ? [x, y] : [1 - x, 1 - y];
}

export interface Frame extends Box {
  readonly viewBox: string;
  readonly stripes: readonly Box[];
  readonly lines: string;
  /** The half of the goal that `attacker` shoots at: centre and size, and where its name stands, seen from the centre. */
  zone(attacker: Side, zone: 'odd' | 'even'): Box & { readonly name: string };
}

/** A closed path through points given in the pitch's own coordinates. */
const outline = (layout: Layout, points: readonly (readonly [number, number])[], closed: boolean): string => {
  const drawn = points.map(([x, y]) => place(layout, x, y)).map(({ x, y }) => `${x} ${y}`);
  return `M${drawn.join('L')}${closed ? 'z' : ''}`;
};

const circle = (layout: Layout, x: number, y: number, r: number): string => {
  const at = place(layout, x, y);
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
};

export function frameOf(layout: Layout): Frame {
  const long = along(layout);
  const [width, height] = layout.isTall ? [ACROSS, long] : [long, ACROSS];
  const [padX, padY] = layout.isTall ? [MARGIN, MARGIN + GOAL_DEPTH] : [MARGIN + GOAL_DEPTH, MARGIN];
  const outer = { x: -padX, y: -padY, width: width + 2 * padX, height: height + 2 * padY };
  const area = (y: number, depth: number): string =>
    outline(
      layout,
      [
        [0.22, y],
        [0.22, depth],
        [0.78, depth],
        [0.78, y],
      ],
      false,
    );
  const lines = [
    outline(
      layout,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      true,
    ),
    outline(
      layout,
      [
        [0, 0.5],
        [1, 0.5],
      ],
      false,
    ),
    circle(layout, 0.5, 0.5, 11),
    area(0, 0.16),
    area(1, 0.84),
    circle(layout, 0.5, 0.12, 0.6),
    circle(layout, 0.5, 0.88, 0.6),
  ].join('');
  const stripes = Array.from({ length: STRIPES }, (_, i) => {
    const from = (i * long) / STRIPES;
    const thick = long / STRIPES + 0.2;
    return layout.isTall ? { x: 0, y: from, width, height: thick } : { x: from, y: 0, width: thick, height };
  });
  return {
    ...outer,
    viewBox: `${outer.x} ${outer.y} ${outer.width} ${outer.height}`,
    stripes,
    lines,
    zone(attacker, zone) {
      const [x] = goalSpot(attacker, zone);
      const deep = GOAL_DEPTH / 2 / long;
      const at = place(layout, x, attacker === 'home' ? 1 + deep : -deep);
      const [w, h] = layout.isTall ? [ZONE_WIDTH, GOAL_DEPTH] : [GOAL_DEPTH, ZONE_WIDTH];
      const outwards = ((attacker === 'home') === layout.flipped ? -1 : 1) * GOAL_DEPTH * 0.31;
      const name = layout.isTall ? `translate(0, ${-outwards})` : `translate(${outwards}, 0) rotate(90)`;
      return { ...at, width: w, height: h, name };
    },
  };
}
