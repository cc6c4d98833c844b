import { AWAY, HOME, type Seat } from '../../core/game.ts';

/** Section 2 of the specification: 9 columns, 13 rows, and three goal spaces behind each end. */
export const COLUMNS = 'abcdefghi';
export const WIDTH = COLUMNS.length;
export const ROWS = 13;
export const SPACE_COUNT = WIDTH * ROWS;
const HALFWAY = 7;

/** A board space 0–116, row by row from a1; then the goal spaces of home (d0 e0 f0) and of away (d14 e14 f14). */
export type Space = number;

const GOAL_COLUMNS = 'def';
const goalNames = (row: number): string[] => [...GOAL_COLUMNS].map((column) => column + row);
const boardNames = Array.from({ length: SPACE_COUNT }, (_, i) => COLUMNS[i % WIDTH]! + (Math.trunc(i / WIDTH) + 1));

export const SPACE_NAMES: readonly string[] = [...boardNames, ...goalNames(0), ...goalNames(ROWS + 1)];
const ALL_COUNT = SPACE_NAMES.length;
const byName = new Map(SPACE_NAMES.map((name, space) => [name, space]));
/** The space of that name, goal spaces included. */
export const spaceNamed = (name: string): Space | undefined => byName.get(name);
const named = (name: string): Space => byName.get(name)!;

const columnOf = (space: Space): number => COLUMNS.indexOf(SPACE_NAMES[space]![0]!);
export const rowOf = (space: Space): number => Number(SPACE_NAMES[space]!.slice(1));
export const isGoal = (space: Space): boolean => space >= SPACE_COUNT;

/** The goal space that this number of fingers names in the goal which `defender` guards. */
export const goalSpace = (defender: Seat, fingers: number): Space =>
  SPACE_COUNT + defender * GOAL_COLUMNS.length + fingers - 1;
export const goalKeptBy = (space: Space): Seat => (space < goalSpace(AWAY, 1) ? HOME : AWAY);

const range = (from: string, to: string): Space[] => {
  const inside = (n: number, a: number, b: number): boolean => n >= Math.min(a, b) && n <= Math.max(a, b);
  const [a, b] = [named(from), named(to)];
  return boardNames
    .map((_, space) => space)
    .filter((n) => inside(columnOf(n), columnOf(a), columnOf(b)) && inside(rowOf(n), rowOf(a), rowOf(b)));
};
const flags = (spaces: readonly Space[]): Uint8Array => {
  const marks = new Uint8Array(ALL_COUNT);
  for (const space of spaces) marks[space] = 1;
  return marks;
};

/** By side: the goal-kick area of the keeper, the penalty area around it and the spot before it. */
export const AREA: readonly (readonly Space[])[] = [range('d1', 'f1'), range('d13', 'f13')];
const PENALTY_AREA = [range('c1', 'g3'), range('c11', 'g13')];
export const SPOT: readonly Space[] = [named('e3'), named('e11')];
export const CENTRE = named('e7');

export const BLOCKED: readonly Space[] = ['c1', 'g1', 'c13', 'g13'].map(named);
export const LONG_SPACES: readonly Space[] = ['b4', 'h4', 'b10', 'h10'].map(named);
export const SPEED_ZONES: readonly (readonly Space[])[] = [
  range('a3', 'a6'),
  range('i3', 'i6'),
  range('a8', 'a11'),
  range('i8', 'i11'),
];

const areaFlags = AREA.map(flags);
const penaltyFlags = PENALTY_AREA.map(flags);
const blockedFlags = flags(BLOCKED);
const longFlags = flags(LONG_SPACES);
const speedFlags = flags(SPEED_ZONES.flat());
export const inArea = (seat: Seat, space: Space): boolean => areaFlags[seat]![space] === 1;
export const inPenaltyArea = (seat: Seat, space: Space): boolean => penaltyFlags[seat]![space] === 1;
export const isBlocked = (space: Space): boolean => blockedFlags[space] === 1;
export const isLong = (space: Space): boolean => longFlags[space] === 1;
export const isSpeed = (space: Space): boolean => speedFlags[space] === 1;

/** MAT-SET-2: the own half without speed zones and long-pass spaces. */
export const SETUP_SPACES: readonly (readonly Space[])[] = [HOME, AWAY].map((seat) =>
  boardNames
    .map((_, space) => space)
    .filter((n) => (seat === HOME ? rowOf(n) < HALFWAY : rowOf(n) > HALFWAY) && !isSpeed(n) && !isLong(n)),
);
const setupFlags = SETUP_SPACES.map(flags);
export const isSetupSpace = (seat: Seat, space: Space): boolean => setupFlags[seat]![space] === 1;

const kingSteps = (a: Space, b: Space): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
const DISTANCES = Uint8Array.from({ length: ALL_COUNT * ALL_COUNT }, (_, i) =>
  kingSteps(Math.trunc(i / ALL_COUNT), i % ALL_COUNT),
);
/** King steps, goal spaces included. */
export const distance = (a: Space, b: Space): number => DISTANCES[a * ALL_COUNT + b]!;

/** How far a pass or a kick goes (MAT-PASS-1, MAT-KICK-1). */
export const REACH = 2;

const within = (steps: number): readonly (readonly Space[])[] =>
  boardNames.map((_, from) => boardNames.map((_, to) => to).filter((to) => to !== from && distance(from, to) <= steps));
export const NEIGHBOURS = within(1);
export const KICK_TARGETS: readonly (readonly Space[])[] = within(REACH).map((targets) =>
  targets.filter((to) => !isBlocked(to)),
);

export const isStraight = (a: Space, b: Space): boolean => columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b);
export const STRAIGHT_NEIGHBOURS = NEIGHBOURS.map((near, from) => near.filter((to) => isStraight(from, to)));
export const DIAGONAL_NEIGHBOURS = NEIGHBOURS.map((near, from) => near.filter((to) => !isStraight(from, to)));

/** MAT-LONG-2: everything farther than a kick in the half of that long-pass space, with the middle row. */
const isSameHalf = (from: Space, to: Space): boolean =>
  rowOf(from) < HALFWAY ? rowOf(to) <= HALFWAY : rowOf(to) >= HALFWAY;
export const LONG_TARGETS: readonly (readonly Space[])[] = boardNames.map((_, from) =>
  isLong(from)
    ? boardNames.map((_, to) => to).filter((to) => isSameHalf(from, to) && distance(from, to) > REACH && !isBlocked(to))
    : [],
);
export const isLongHalf = isSameHalf;

/** The space between two that are two straight or diagonal steps apart; NONE_BETWEEN where they touch or no line joins them. */
export const NONE_BETWEEN = -1;
export function between(a: Space, b: Space): Space {
  const columns = columnOf(a) + columnOf(b);
  const rows = rowOf(a) + rowOf(b);
  if (distance(a, b) !== REACH || columns % 2 !== 0 || rows % 2 !== 0) return NONE_BETWEEN;
  return (rows / 2 - 1) * WIDTH + columns / 2;
}
/** A straight or diagonal line of one or two steps. */
export const isLine = (a: Space, b: Space): boolean => distance(a, b) === 1 || between(a, b) !== NONE_BETWEEN;

/** A goal space in range, and the space that must be empty for a shot there (NONE_BETWEEN: none). */
export interface Shot {
  readonly goal: Space;
  readonly over: Space;
}

const goalsOf = (defender: Seat): Space[] => [1, 2, 3].map((fingers) => goalSpace(defender, fingers));
/** By attacking side and space: MAT-KICK-1, MAT-KICK-2, MAT-X-1 and MAT-X-3. */
export const SHOTS: readonly (readonly (readonly Shot[])[])[] = [AWAY, HOME].map((defender) =>
  boardNames.map((_, from) =>
    isBlocked(from)
      ? []
      : goalsOf(defender)
          .filter((goal) => isLine(from, goal))
          .map((goal) => ({ goal, over: between(from, goal) }))
          .filter(({ over }) => over === NONE_BETWEEN || !isBlocked(over)),
  ),
);

/**
 * MAT-SPEED-1: the ways of a pawn that steps into a speed zone and runs on. Each way begins with the space of the step
 * (the one nearest to where it leads); no way leads over the starting space.
 */
export const RUNS: readonly (readonly (readonly Space[])[])[] = boardNames.map((_, from) =>
  SPEED_ZONES.flatMap((zone) => {
    const upwards = zone.filter((space) => space > from || columnOf(from) !== columnOf(space));
    const downwards = zone.filter((space) => space < from || columnOf(from) !== columnOf(space)).reverse();
    return [upwards, downwards].map((way) => way.slice(way.findLastIndex((space) => distance(from, space) === 1)));
  }).filter((way) => way.length > 1 && distance(from, way[0]!) === 1),
);
