import type { Seat } from '../../core/game.ts';

/** Where a keeper token stands: parity 0 is the even zone. */
export const ZONES = ['middle', 'even', 'odd'] as const;
export const MIDDLE = 0;
export const EVEN = 1;
export const ODD = 2;
export const zoneOf = (roll: number): number => (roll % 2 === 0 ? EVEN : ODD);

/** The shots, and the numbers that are on target (section 2 of the specification). */
export const KINDS = ['9', '7', '8', '10', 'penalty', 'corner-right', 'corner-left'] as const;
export const NINE = 0;
export const SEVEN = 1;
export const EIGHT = 2;
export const TEN = 3;
export const PENALTY = 4;
export const CORNER_RIGHT = 5;
export const CORNER_LEFT = 6;

export const ON_TARGET: readonly (readonly number[])[] = [
  [3, 4, 5, 6],
  [3, 6],
  [2, 5],
  [1, 4],
  [1, 2, 3, 4, 5, 6],
  [4, 5],
  [1, 6],
];
/** The same as bits, for the roll. */
const TARGET_BITS = ON_TARGET.map((numbers) => numbers.reduce((bits, n) => bits | (1 << n), 0));
export const isOnTarget = (kind: number, roll: number): boolean => (TARGET_BITS[kind]! & (1 << roll)) !== 0;

/** Jerseys that a direct pass may name in the text of an action. */
export const JERSEYS = 10;

/** A team's spaces with their place on the drawing: x from its left to its right, y from its own goal line to the other's. */
const POINTS = {
  '1': [0.5, 0.06],
  '3': [0.25, 0.28],
  '4': [0.75, 0.28],
  '5': [0.5, 0.36],
  '7': [0.82, 0.72],
  '8': [0.66, 0.62],
  '9': [0.5, 0.78],
  '10': [0.34, 0.62],
  penalty: [0.5, 0.88],
  'corner-left': [0, 1],
  'corner-right': [1, 1],
  goalkick: [0.5, 0.1],
} as const;
type TeamSpace = keyof typeof POINTS;
const TEAM_SPACES = [
  '1',
  '3',
  '4',
  '5',
  '7',
  '8',
  '9',
  '10',
  'penalty',
  'corner-left',
  'corner-right',
  'goalkick',
] as const satisfies readonly TeamSpace[];

export type Point = readonly [x: number, y: number];
const turned = ([x, y]: Point): Point => [1 - x, 1 - y];

/** Where a space of the ball is drawn, seen by home. */
export function pointOf(token: string): Point {
  if (token === 'center') return [0.5, 0.5];
  const point: Point = POINTS[token.slice(5) as TeamSpace];
  return token.startsWith('home') ? point : turned(point);
}

/** Jerseys #2 and #6 are only drawn: those rolls are fouls. */
const DRAWN_ONLY: Readonly<Record<string, Point>> = { '2': [0.12, 0.22], '6': [0.88, 0.22] };

/** Every shirt of a team with its place, seen by home. */
export const shirtsOf = (seat: Seat): readonly { readonly n: number; readonly at: Point }[] =>
  Array.from({ length: JERSEYS }, (_, i) => {
    const at = DRAWN_ONLY[String(i + 1)] ?? POINTS[String(i + 1) as TeamSpace];
    return { n: i + 1, at: seat === 0 ? at : turned(at) };
  });

/** Every space of the ball: the centre, then home's, then away's. */
export const SPACES: readonly string[] = [
  'center',
  ...TEAM_SPACES.map((space) => `home-${space}`),
  ...TEAM_SPACES.map((space) => `away-${space}`),
];
export const CENTER = 0;
const offsets = Object.fromEntries(TEAM_SPACES.map((space, i) => [space, i + 1])) as Record<TeamSpace, number>;
export const spaceOf = (seat: Seat, space: TeamSpace): number => offsets[space] + seat * TEAM_SPACES.length;

const KIND_SPACES = KINDS.map((kind) => offsets[kind]);
/** Where the ball lies for a shot of this kind. */
export const shotSpace = (kicker: Seat, kind: number): number => KIND_SPACES[kind]! + kicker * TEAM_SPACES.length;
