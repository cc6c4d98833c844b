import type { Side } from '../../../core/game.ts';
import { SPACE_NAMES, spaceNamed } from '../../../games/tactics/board.ts';
import type { TacticsPosition } from '../../../games/tactics/position.ts';
import type { TacticsTarget, Touch } from '../../../games/tactics/targets.ts';
import { menIn } from '../pieces.ts';

/** What the legal actions let a person touch. */

export const NONE = -1;

export type TargetKind =
  | NonNullable<TacticsTarget['kind']>
  | 'move'
  | 'ball'
  | 'dribble'
  | 'place'
  | 'person'
  | 'taker'
  | 'leaver';
export interface Target {
  readonly action: string;
  readonly kind: TargetKind;
  /** Its spaces, where it has a way of its own. */
  readonly route?: readonly number[];
}
/** What is given of the legal actions, by their texts. */
export type Given = ReadonlyMap<string, TacticsTarget>;
export type Targets = ReadonlyMap<number, Target>;

export interface Man {
  readonly side: Side;
  readonly piece: string;
  readonly space: number;
}

/** The space of a piece, by its name in an action. */
const spaceOf = (p: TacticsPosition, side: Side, piece: string): number | undefined =>
  menOf(p).find((man) => man.side === side && man.piece === piece)?.space;

/** Everybody who stands on the board. */
export const menOf = (p: TacticsPosition): Man[] =>
  menIn(p.pieces as Readonly<Record<Side, Readonly<Record<string, string | null>>>>, (side, piece, at) => {
    const space = at === null ? undefined : spaceNamed(at);
    return space === undefined ? null : { side, piece, space };
  });

interface Parsed {
  readonly action: string;
  readonly word: string;
  readonly first: string;
  readonly last: string;
}
/** The words whose actions name a piece of the side that acts: it is touched where it stands. */
const OF_PEOPLE: Readonly<Record<string, TargetKind>> = { pick: 'person', taker: 'taker', leave: 'leaver' };
const parse = (action: string): Parsed => {
  const [word = '', operands = ''] = action.split(':');
  const parts = operands.split('-');
  return { action, word, first: parts[0]!, last: parts.at(-1)! };
};

/** The pieces that may be placed now; more than one only before the kicker of a kick-off is chosen. */
export const piecesToPlace = (legal: readonly string[]): string[] => [
  ...new Set(
    legal
      .map(parse)
      .filter(({ word }) => word === 'place')
      .map(({ first }) => first),
  ),
];

/** The spaces of pawns that must be picked before their targets show: those that move, a holder who may dribble. */
export function pickable(p: TacticsPosition, legal: readonly string[]): ReadonlySet<number> {
  const spaces = new Set<number>();
  for (const { word, first } of legal.map(parse)) {
    if (word === 'move') spaces.add(spaceNamed(first)!);
    if (word === 'dribble' && p.ball !== null) spaces.add(spaceNamed(p.ball)!);
  }
  return spaces;
}

/** Gives the spaces of those of them that can get to the ball. */
export const reachersOf = (p: TacticsPosition, legal: readonly string[]): ReadonlySet<number> =>
  new Set(
    legal
      .map(parse)
      .filter(({ word, last }) => word === 'move' && last === p.ball)
      .map(({ first }) => spaceNamed(first)!),
  );

function kindOf(p: TacticsPosition, { word, last }: Parsed): TargetKind {
  switch (word) {
    case 'dribble':
      return 'dribble';
    case 'move':
    case 'keeper':
      return last === p.ball ? 'ball' : 'move';
    default:
      return OF_PEOPLE[word] ?? 'place';
  }
}

/** Where the picked pawn, or with nobody picked the ball, the keeper or the piece in hand, can go. */
export function targetsOf(
  p: TacticsPosition,
  legal: readonly string[],
  given: Given,
  seat: Side | null,
  picked: number,
  inHand: string | undefined,
): Targets {
  const targets = new Map<number, Target>();
  for (const parsed of legal.map(parse)) {
    const { action, word, first, last } = parsed;
    const isPicked =
      picked === NONE
        ? word !== 'move' && word !== 'dribble' && (word !== 'place' || first === inHand)
        : (word === 'move' && spaceNamed(first) === picked) || word === 'dribble';
    if (!isPicked || !action.includes(':')) continue;
    const space = seat && word in OF_PEOPLE ? spaceOf(p, seat, last) : spaceNamed(last);
    if (space === undefined) continue;
    const { kind = kindOf(p, parsed), route } = given.get(action) ?? {};
    targets.set(space, { action, kind, ...(route && { route: route.map((name) => spaceNamed(name)!) }) });
  }
  return targets;
}

/** The space from which the next thing goes: the picked pawn, the holder, the keeper, the piece that must be placed. */
export function originOf(
  p: TacticsPosition,
  touch: Touch | null,
  seat: Side | null,
  picked: number,
  inHand: string | undefined,
): number {
  if (picked !== NONE) return picked;
  if (touch === 'kick') return p.ball === null ? NONE : spaceNamed(p.ball)!;
  const piece = touch === 'keeper' ? 'gk' : inHand;
  return (seat && piece ? spaceOf(p, seat, piece) : undefined) ?? NONE;
}

/** The spaces that playing an action touches: whoever moves, and where to. */
export function touchedBy(p: TacticsPosition, seat: Side | null, action: string): number[] {
  const [mover = NONE] = pickable(p, [action]);
  const [inHand] = piecesToPlace([action]);
  return [mover, ...targetsOf(p, [action], new Map(), seat, mover, inHand).keys()];
}

/** What touching a space means where it is no target: the rules will say why not. */
export function tryOf(
  p: TacticsPosition,
  touch: Touch | null,
  seat: Side,
  picked: number,
  inHand: string | undefined,
  space: number,
): string | null {
  const to = SPACE_NAMES[space]!;
  const own = Object.entries(p.pieces[seat]).find(([, at]) => at === to)?.[0];
  const isTaken = menOf(p).some((man) => man.space === space);
  switch (touch) {
    case null:
      return null;
    case 'move':
      if (picked !== NONE) return `move:${SPACE_NAMES[picked]}-${to}`;
      return isTaken ? `move:${to}-${to}` : null;
    case 'kick':
      return `${picked === NONE ? 'kick' : 'dribble'}:${to}`;
    case 'place':
      return inHand ? `place:${inHand}-${to}` : null;
    case 'taker':
    case 'pick':
    case 'leave':
      return own ? `${touch}:${own}` : null;
    default:
      return `${touch}:${to}`;
  }
}
