import { HOME, type Seat } from '../../core/game.ts';

/** A hex of the pitch as an index, file by file from `a1` (CTY-BRD-1). */
export type Hex = number;
export const NOWHERE: Hex = -1;
export const HEXES = 323;

export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
/** An index into DIRECTIONS, clockwise. */
export type Direction = number;
const STEP_FILE = [0, 1, 1, 0, -1, -1] as const;
const STEP_Y = [2, 1, -1, -2, -1, 1] as const;

const FILES = 'abcdefghijklmno';
const GOAL_LINE_Y = 42;
export const HALFWAY_Y = 21;

/** File 1..15 and height 0..42 above home's goal line in half hexes. */
export const fileOf = new Int16Array(HEXES);
export const yOf = new Int16Array(HEXES);
const names: string[] = [];
const byName = new Map<string, Hex>();
const byPlace = new Map<number, Hex>();
const placeKey = (file: number, y: number): number => file * 64 + y;

for (let file = 1; file <= FILES.length; file++) {
  for (let y = file % 2 === 1 ? 0 : 1; y <= GOAL_LINE_Y; y += 2) {
    const hex = names.length;
    const name = `${FILES[file - 1]}${(y >> 1) + 1}`;
    fileOf[hex] = file;
    yOf[hex] = y;
    names.push(name);
    byName.set(name, hex);
    byPlace.set(placeKey(file, y), hex);
  }
}

export const hexName = (hex: Hex): string => names[hex]!;
export const findHex = (name: string): Hex => byName.get(name) ?? NOWHERE;
/** The hex at these coordinates, or NOWHERE. */
export const hexAt = (file: number, y: number): Hex => byPlace.get(placeKey(file, y)) ?? NOWHERE;

/** The six neighbours of each hex, direction by direction; NOWHERE off the board. */
export const neighbours = new Int16Array(HEXES * 6);
for (let hex = 0; hex < HEXES; hex++)
  for (let dir = 0; dir < 6; dir++)
    neighbours[hex * 6 + dir] = hexAt(fileOf[hex]! + STEP_FILE[dir]!, yOf[hex]! + STEP_Y[dir]!);

/** The next hex in that direction, or NOWHERE. */
export const neighbour = (hex: Hex, dir: Direction): Hex => neighbours[hex * 6 + dir]!;

const NO_COURSE = -1;
const FIRST_SECTION = 6;
const distances = new Uint8Array(HEXES * HEXES);
const courses = new Int8Array(HEXES * HEXES);

const cross = (ax: number, ay: number, bx: number, by: number): number => ax * by - ay * bx;

/** 0..5: straight in that direction; 6..11: in the section between that direction less six and the next one. */
function courseOf(df: number, dy: number): number {
  if (df === 0 && dy === 0) return NO_COURSE;
  for (let dir = 0; dir < 6; dir++) {
    const next = (dir + 1) % 6;
    const after = cross(STEP_FILE[dir]!, STEP_Y[dir]!, df, dy);
    const before = cross(df, dy, STEP_FILE[next]!, STEP_Y[next]!);
    if (after === 0 && before < 0) return dir;
    if (after < 0 && before < 0) return FIRST_SECTION + dir;
  }
  return NO_COURSE;
}

for (let from = 0; from < HEXES; from++) {
  for (let to = 0; to < HEXES; to++) {
    const df = fileOf[to]! - fileOf[from]!;
    const dy = yOf[to]! - yOf[from]!;
    const dx = Math.abs(df);
    distances[from * HEXES + to] = dx + Math.max(0, (Math.abs(dy) - dx) / 2);
    courses[from * HEXES + to] = courseOf(df, dy);
  }
}

export const distance = (from: Hex, to: Hex): number => distances[from * HEXES + to]!;

/** How far the ball goes with each size of card (CTY-PAS-2); up to the first a close pass counts as short (CTY-CLO-2). */
export const SHORT_REACH = 4;
export const MEDIUM_REACH = 8;
export const LONG_REACH = 12;
/** The direction of the straight line, or -1 where there is none. */
export function straightDirection(from: Hex, to: Hex): Direction {
  const course = courses[from * HEXES + to]!;
  return course < FIRST_SECTION ? course : -1;
}
/** Off the straight lines: the direction that begins the section in which `to` lies; it ends at the next one clockwise (CTY-CLO-4). */
export const sectionOf = (from: Hex, to: Hex): Direction => courses[from * HEXES + to]! - FIRST_SECTION;
/** Says whether `to` lies square of `from`: same height, a whole number of square steps. */
export const isSquare = (from: Hex, to: Hex): boolean => from !== to && yOf[from] === yOf[to];
export const squareSteps = (from: Hex, to: Hex): number => Math.abs(fileOf[from]! - fileOf[to]!) / 2;

/** How far a hex is from that side's own goal line. */
export const advOf = (side: Seat, hex: Hex): number => (side === HOME ? yOf[hex]! : GOAL_LINE_Y - yOf[hex]!);

/** Sets of directions, bit by bit (CTY-BRD-3). */
export const ANY_WAY = 0b111111;
const NORTHWARD = 0b100011;
const SOUTHWARD = 0b011100;
export const forwardOf = (side: Seat): number => (side === HOME ? NORTHWARD : SOUTHWARD);
export const backwardOf = (side: Seat): number => (side === HOME ? SOUTHWARD : NORTHWARD);

/** A zone at home's end as files with the number of rows each, counted from the goal line; away's end is its mirror (CTY-BRD-2). */
type ZoneRows = Readonly<Record<string, number>>;
const BOX: ZoneRows = { d: 4, e: 4, f: 4, g: 4, h: 4, i: 4, j: 4, k: 4, l: 4 };
const GOAL_AREA: ZoneRows = { f: 2, g: 2, h: 2, i: 2, j: 2 };
const SHOT_ZONE: ZoneRows = { d: 5, e: 6, f: 6, g: 7, h: 7, i: 7, j: 6, k: 6, l: 5 };
const WING: ZoneRows = { a: 8, b: 8, c: 8, d: 8, l: 8, m: 8, n: 8, o: 8 };

function zoneOf(rows: ZoneRows): readonly [home: Uint8Array, away: Uint8Array] {
  const ends = [new Uint8Array(HEXES), new Uint8Array(HEXES)] as const;
  for (let hex = 0; hex < HEXES; hex++) {
    const deep = rows[FILES[fileOf[hex]! - 1]!] ?? 0;
    for (const side of [0, 1] as const) if (advOf(side, hex) >> 1 < deep) ends[side][hex] = 1;
  }
  return ends;
}

const boxes = zoneOf(BOX);
const goalAreas = zoneOf(GOAL_AREA);
const shotZones = zoneOf(SHOT_ZONE);
const wings = zoneOf(WING);

/** Zones at the goal that `side` defends. */
export const inBox = (side: Seat, hex: Hex): boolean => boxes[side as 0 | 1][hex] === 1;
export const inGoalArea = (side: Seat, hex: Hex): boolean => goalAreas[side as 0 | 1][hex] === 1;
/** Zones at the goal that `side` attacks. */
export const inShotZone = (side: Seat, hex: Hex): boolean => shotZones[(1 - side) as 0 | 1][hex] === 1;
export const onWing = (side: Seat, hex: Hex): boolean => wings[(1 - side) as 0 | 1][hex] === 1;
/** The halfway hexes belong to both halves. */
export const inOwnHalf = (side: Seat, hex: Hex): boolean => advOf(side, hex) <= HALFWAY_Y;
export const inOpposingHalf = (side: Seat, hex: Hex): boolean => advOf(side, hex) > HALFWAY_Y;

const bothEnds = (home: string, away: string): readonly [home: Hex, away: Hex] => [findHex(home), findHex(away)];
export const CENTRE = findHex('h11');
/** Spots at the goal that a side defends. */
export const GOAL_HEX = bothEnds('h1', 'h21');
export const PENALTY_SPOT = bothEnds('h3', 'h19');
export const GOAL_KICK_HEX = bothEnds('h2', 'h20');
/** Where a kick-off player is put who does not stand next to the centre (CTY-SET-6). */
export const KICK_OFF_HEX = bothEnds('h10', 'h12');
const WEST_CORNER = bothEnds('a1', 'a22');
const EAST_CORNER = bothEnds('o1', 'o22');
const CENTRE_FILE = 8;
const EAST_FILE = FILES.length;

/** The corner at the goal of `side` on the half of the pitch in which `hex` lies. */
export const cornerNear = (side: Seat, hex: Hex): Hex =>
  (fileOf[hex]! <= CENTRE_FILE ? WEST_CORNER : EAST_CORNER)[side as 0 | 1];

/** Where a ball kicked into touch from `hex` is thrown in (CTY-DTC-8). */
export function throwInHex(hex: Hex): Hex {
  const y = yOf[hex]!;
  const height = y % 2 === 0 ? y : y < HALFWAY_Y ? y + 1 : y - 1;
  return hexAt(fileOf[hex]! <= CENTRE_FILE ? 1 : EAST_FILE, height);
}
