/** A space of the board, 0 to 64. */
export type Space = number;
/** An end of the board; a side owns the half, area and goal of its end (ELV-BRD-2). */
export type End = number;

export const ENDS = ['W', 'E'] as const;
export type EndName = (typeof ENDS)[number];
export const WEST: End = 0;
export const EAST: End = 1;
const CENTRE_ZONE = 2;

/** No space, no piece, no side. */
export const NONE = -1;

/** Where each space lies on a canvas of 1030 x 790, and the spaces that a line joins it to (ELV-BRD-1). */
export const SPACES: readonly (readonly [x: number, y: number, neighbours: readonly Space[]])[] = [
  [621, 70, [3, 4, 5, 7, 8, 18]], // 0
  [89, 82, [5, 11, 16]], // 1
  [935, 87, [4, 10, 13]], // 2
  [459, 88, [0, 6, 9]], // 3
  [776, 98, [0, 2, 8, 15]], // 4
  [273, 119, [0, 1, 6, 11, 16]], // 5
  [359, 132, [3, 5, 12, 16, 17]], // 6
  [605, 145, [0, 8, 9, 14]], // 7
  [673, 150, [0, 4, 7, 10, 15, 26]], // 8
  [465, 169, [3, 7, 16, 17]], // 9
  [919, 184, [2, 8, 20]], // 10
  [99, 186, [1, 5, 19]], // 11
  [200, 189, [6, 19, 23, 34]], // 12
  [798, 192, [2, 15, 20, 26, 33]], // 13
  [580, 211, [7, 15, 18, 24]], // 14
  [715, 220, [4, 8, 13, 14, 21, 26]], // 15
  [317, 223, [1, 5, 6, 9, 29, 30]], // 16
  [403, 230, [6, 9, 18, 22, 23]], // 17
  [490, 236, [0, 14, 17, 21, 22, 24, 25]], // 18
  [164, 278, [11, 12, 31, 34, 49]], // 19
  [869, 280, [10, 13, 32, 33, 41]], // 20
  [644, 283, [15, 18, 27, 36]], // 21
  [400, 303, [17, 18, 23, 25, 28]], // 22
  [298, 311, [12, 17, 22, 29, 30]], // 23
  [557, 319, [14, 18, 25, 36]], // 24
  [482, 325, [18, 22, 24, 28, 35]], // 25
  [741, 341, [8, 13, 15, 27, 37, 41, 48]], // 26
  [655, 353, [21, 26, 35, 37]], // 27
  [432, 377, [22, 25, 29, 38, 42]], // 28
  [354, 387, [16, 23, 28, 35, 40]], // 29
  [256, 390, [16, 23, 40, 42, 49]], // 30
  [36, 394, [19, 34, 43]], // 31
  [995, 394, [20, 33, 44]], // 32
  [876, 394, [13, 20, 32, 44, 48]], // 33
  [156, 394, [12, 19, 31, 43]], // 34
  [515, 394, [25, 27, 29, 39]], // 35
  [597, 407, [21, 24, 37, 39, 45]], // 36
  [678, 424, [26, 27, 36, 41, 46]], // 37
  [460, 458, [28, 39, 46, 47]], // 38
  [547, 460, [35, 36, 38, 45, 47]], // 39
  [302, 473, [29, 30, 43, 52]], // 40
  [713, 495, [20, 26, 37, 45, 48, 50]], // 41
  [387, 497, [28, 30, 47, 51, 52]], // 42
  [143, 498, [31, 34, 40, 49, 53]], // 43
  [865, 507, [32, 33, 48, 54]], // 44
  [628, 526, [36, 39, 41, 46, 55, 56]], // 45
  [545, 543, [37, 38, 45, 47, 55, 60]], // 46
  [458, 549, [38, 39, 42, 46, 52, 56]], // 47
  [786, 549, [26, 33, 41, 44, 50, 54, 57]], // 48
  [242, 550, [19, 30, 43, 51, 53, 63]], // 49
  [717, 576, [41, 48, 56, 61, 62]], // 50
  [312, 578, [42, 49, 58, 59, 60]], // 51
  [394, 580, [40, 42, 47, 64]], // 52
  [90, 601, [43, 49, 59, 63]], // 53
  [937, 602, [44, 48, 57, 62]], // 54
  [567, 616, [45, 46, 56, 58]], // 55
  [653, 648, [45, 47, 50, 55, 57, 58, 61]], // 56
  [804, 652, [48, 54, 56]], // 57
  [466, 662, [51, 55, 56, 64]], // 58
  [224, 665, [51, 53, 60, 63, 64]], // 59
  [332, 666, [46, 51, 59, 64]], // 60
  [723, 691, [50, 56, 62, 64]], // 61
  [922, 707, [50, 54, 61]], // 62
  [100, 709, [49, 53, 59]], // 63
  [414, 720, [52, 58, 59, 60, 61]], // 64
];

export const SPACE_COUNT = SPACES.length;
export const KICKOFF_SPACE: Space = 35;
export const CENTRE: readonly Space[] = [24, 25, 28, 35, 36, 38, 39];
const MIDDLE_LINE_X = 513;

/** By end. */
export const GOAL: readonly Space[] = [31, 32];
export const PENALTY: readonly Space[] = [34, 33];
export const SHOOTING: readonly (readonly Space[])[] = [
  [19, 34, 43],
  [20, 33, 44],
];

const perSpace = (value: (space: Space) => number): Int8Array => Int8Array.from(SPACES, (_, space) => value(space));

/** The half a space belongs to, WEST or EAST; 2 in the centre, which belongs to neither. */
export const ZONE = perSpace((space) =>
  CENTRE.includes(space) ? CENTRE_ZONE : SPACES[space]![0] < MIDDLE_LINE_X ? WEST : EAST,
);
/** The end whose goal, shooting spaces or area a space is or belongs to; NONE elsewhere. */
export const GOAL_END = perSpace((space) => GOAL.indexOf(space));
export const SHOOTING_END = perSpace((space) => SHOOTING.findIndex((spaces) => spaces.includes(space)));
export const AREA_END = perSpace((space) => (GOAL_END[space] === NONE ? SHOOTING_END[space]! : GOAL_END[space]!));

/** Lists of spaces by space, flattened: those of space a are `to[i]` for i from `first[a]` up to `first[a + 1]`. */
export interface Fan {
  readonly to: Uint8Array;
  readonly first: Uint16Array;
}
function fanOf(lists: readonly (readonly Space[])[]): Fan {
  const first = new Uint16Array(lists.length + 1);
  for (const [space, list] of lists.entries()) first[space + 1] = first[space]! + list.length;
  return { to: Uint8Array.from(lists.flat()), first };
}

/** All neighbours, and those that are no goal spaces. */
export const NEIGHBOURS = fanOf(SPACES.map(([, , neighbours]) => neighbours));
export const FIELD_NEIGHBOURS = fanOf(
  SPACES.map(([, , neighbours]) => neighbours.filter((space) => GOAL_END[space] === NONE)),
);

/** It is false for anything that is not a pair of neighbouring spaces. */
export const areNeighbours = (a: Space, b: Space): boolean => SPACES[a]?.[2].includes(b) ?? false;

/** A space within one or two lines, and the spaces between by which it is two lines away; none for a neighbour. */
export interface Reach {
  readonly to: Space;
  readonly via: readonly Space[];
}

/** What a kick from each space reaches on an empty board; no way passes over a goal space (ELV-KCK-2, ELV-KCK-8). */
export const REACH: readonly (readonly Reach[])[] = SPACES.map(([, , neighbours], from) => {
  const between = neighbours.filter((space) => GOAL_END[space] === NONE);
  return SPACES.map((_, to) => to)
    .filter((to) => to !== from)
    .map((to) => ({ to, via: neighbours.includes(to) ? [] : between.filter((space) => areNeighbours(space, to)) }))
    .filter(({ to, via }) => neighbours.includes(to) || via.length > 0);
});
