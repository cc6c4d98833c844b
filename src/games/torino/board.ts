import type { Seat, Side } from '../../core/game.ts';
import { numbered } from '../../core/vocabulary.ts';

/** Where a keeper token stands. */
export const ZONES = ['middle', 'even', 'odd'] as const;
export type Zone = (typeof ZONES)[number];
export const ZONE = numbered(ZONES);
/** The zone in which a number is saved. */
export const zoneOf = (roll: number): number => (roll % 2 === 0 ? ZONE.even : ZONE.odd);

/** The shots, and the numbers that are on target (section 2 of the specification). */
export const KINDS = ['9', '7', '8', '10', 'penalty', 'corner-right', 'corner-left'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND = numbered(KINDS);

export const ON_TARGET: Readonly<Record<Kind, readonly number[]>> = {
  '9': [3, 4, 5, 6],
  '7': [3, 6],
  '8': [2, 5],
  '10': [1, 4],
  penalty: [1, 2, 3, 4, 5, 6],
  'corner-right': [4, 5],
  'corner-left': [1, 6],
};
/** The same as bits, for the roll. */
const TARGET_BITS = KINDS.map((kind) => ON_TARGET[kind]).map((numbers) =>
  numbers.reduce((bits, n) => bits | (1 << n), 0),
);
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
export type Space = 'center' | `${Side}-${TeamSpace}`;
export const SPACES: readonly Space[] = [
  'center',
  ...TEAM_SPACES.map((space) => `home-${space}` as const),
  ...TEAM_SPACES.map((space) => `away-${space}` as const),
];
export const CENTER = 0;
const offsets = Object.fromEntries(TEAM_SPACES.map((space, i) => [space, i + 1])) as Record<TeamSpace, number>;
export const spaceOf = (seat: Seat, space: TeamSpace): number => offsets[space] + seat * TEAM_SPACES.length;

const KIND_SPACES = KINDS.map((kind) => offsets[kind]);
/** Where the ball lies for a shot of this kind. */
export const shotSpace = (kicker: Seat, kind: number): number => KIND_SPACES[kind]! + kicker * TEAM_SPACES.length;
