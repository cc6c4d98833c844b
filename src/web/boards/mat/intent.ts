import { SIDES, type Side, seatOf } from '../../../core/game.ts';
import {
  AREA,
  distance,
  inArea,
  inPenaltyArea,
  isBlocked,
  isGoal,
  REACH,
  SPACE_NAMES,
  type Space,
} from '../../../games/mat/board.ts';
import { REDS_TO_LOSE } from '../../../games/mat/model.ts';
import type { MatPosition } from '../../../games/mat/position.ts';
import { NOWHERE } from '../geometry.ts';
import { spaceOf } from './geometry.ts';

/** What the pawn with the ball is about to do. */
export type Mode = 'move' | 'ball';

/** What is being chosen: nothing, a pawn and how it acts, an action that awaits a second thought, who is replaced. */
export type Intent =
  | { readonly kind: 'none' }
  | { readonly kind: 'picked'; readonly from: Space; readonly mode: Mode }
  | { readonly kind: 'warned'; readonly from: Space; readonly action: string }
  | { readonly kind: 'sub' };
export const NOTHING: Intent = { kind: 'none' };

export type TargetKind =
  | 'place'
  | 'kickoff'
  | 'move'
  | 'run'
  | 'goal'
  | 'pass'
  | 'kick'
  | 'long'
  | 'steal'
  | 'foul'
  | 'sub'
  | 'taker'
  | 'keeper';
export interface Target {
  readonly kind: TargetKind;
  readonly action: string;
}
export type Targets = ReadonlyMap<Space, Target>;

export interface Pawn {
  readonly side: Side;
  readonly id: string;
  readonly space: Space;
}

export const pawnsOf = (p: MatPosition): readonly Pawn[] =>
  SIDES.flatMap((side) => Object.entries(p.pieces[side]).map(([id, at]) => ({ side, id, space: spaceOf(at) }))).filter(
    ({ space }) => space !== NOWHERE,
  );
/** The pawns of a side that wait: `hand`, `sub`, `off` or `out`. */
export const waitingOf = (p: MatPosition, side: Side, where: string): readonly string[] =>
  Object.entries(p.pieces[side]).flatMap(([id, at]) => (at === where ? [id] : []));

interface Said {
  readonly action: string;
  readonly kind: string;
  readonly from: Space;
  readonly to: Space;
}

/** An action in parts; `from` is NOWHERE where it names one space. */
function partsOf(action: string): Said {
  const [kind = '', spaces = ''] = action.split(':');
  const [first = '', second] = spaces.split('-');
  return second === undefined
    ? { action, kind, from: NOWHERE, to: spaceOf(first) }
    : { action, kind, from: spaceOf(first), to: spaceOf(second) };
}

/** The legal actions in parts. */
export type Offer = readonly Said[];
export const offerOf = (legal: readonly string[]): Offer => legal.map(partsOf);

/** The spaces that playing an action touches. */
export const touchedBy = (action: string): Space[] => {
  const { from, to } = partsOf(action);
  return [from, to];
};

const DIRECT = ['place', 'kickoff', 'taker'];
const BALL = ['pass', 'kick', 'long'];

/** Pawns that can be picked up. */
export function pickable(offer: Offer, p: MatPosition): ReadonlySet<Space> {
  const spaces = offer.filter(({ kind, from }) => from !== NOWHERE && kind !== 'sub').map(({ from }) => from);
  const ball = p.ball === null ? NOWHERE : spaceOf(p.ball);
  return new Set(offer.some(({ kind, to }) => BALL.includes(kind) && to !== NOWHERE) ? [...spaces, ball] : spaces);
}

/** How a pawn can act; the first is what it does when it is picked. */
export function modesOf(offer: Offer, p: MatPosition, from: Space): readonly Mode[] {
  const modes: Mode[] = [];
  if (offer.some((said) => said.from === from)) modes.push('move');
  if (
    p.ball !== null &&
    spaceOf(p.ball) === from &&
    offer.some(({ kind, to }) => BALL.includes(kind) && to !== NOWHERE)
  )
    modes.push('ball');
  return modes;
}

export function pick(offer: Offer, p: MatPosition, from: Space): Intent {
  const mode = modesOf(offer, p, from)[0];
  return mode === undefined ? NOTHING : { kind: 'picked', from, mode };
}

function kindOf({ kind, from, to }: Said): TargetKind {
  if (isGoal(to)) return 'goal';
  return kind === 'move' && distance(from, to) > 1 ? 'run' : (kind as TargetKind);
}
const targets = (said: Offer): Targets =>
  new Map(said.map((one) => [one.to, { kind: kindOf(one), action: one.action }]));

/** What can be chosen next. Shots are shown for the pawn with the ball whatever else it is about to do. */
export function targetsOf(offer: Offer, p: MatPosition, intent: Intent): Targets {
  if (intent.kind === 'sub') return targets(offer.filter(({ kind }) => kind === 'sub'));
  const direct = offer.filter(({ kind }) => DIRECT.includes(kind));
  if (direct.length > 0) return targets(direct);
  if (intent.kind !== 'picked') return new Map();
  const { from, mode } = intent;
  const hasBall = p.ball !== null && spaceOf(p.ball) === from;
  const shots = hasBall ? offer.filter(({ kind, to }) => kind === 'kick' && isGoal(to)) : [];
  const rest = offer.filter((said) =>
    mode === 'ball' ? BALL.includes(said.kind) && said.to !== NOWHERE : said.from === from,
  );
  return targets([...shots, ...rest]);
}

/** What somebody meant who chose a space that is no target: an action that the rules will explain. */
export function tryOf(p: MatPosition, intent: Intent, seat: Side, to: Space): string | null {
  const name = SPACE_NAMES[to]!;
  const there = pawnsOf(p).find(({ space }) => space === to);
  if (intent.kind === 'sub') return isGoal(to) ? null : `sub:${name}`;
  if (p.phase === 'setup') return isGoal(to) ? null : `place:${name}`;
  if (p.phase === 'kickoff') return isGoal(to) ? null : `kickoff:${name}`;
  if (p.phase === 'taker') return isGoal(to) ? null : `taker:${name}`;
  if (intent.kind !== 'picked') return there ? `move:${name}-${name}` : null;
  const from = SPACE_NAMES[intent.from]!;
  if (p.phase === 'keeper') return isGoal(to) ? null : `keeper:${from}-${name}`;
  if (intent.mode === 'ball') return there?.side === seat && !isGoal(to) ? `pass:${name}` : `kick:${name}`;
  return there && there.side !== seat ? `steal:${from}-${name}` : `move:${from}-${name}`;
}

/** The spaces of a shortest chain of passes from the ball to a receiver, as it will be played. */
export function chainTo(p: MatPosition, side: Side, to: Space): readonly Space[] {
  if (p.ball === null) return [];
  const mates = pawnsOf(p).filter((pawn) => pawn.side === side && !isBlocked(pawn.space));
  const before = new Map<Space, Space>([[spaceOf(p.ball), NOWHERE]]);
  for (const from of before.keys())
    for (const { space } of mates) if (!before.has(space) && distance(from, space) <= REACH) before.set(space, from);
  const path: Space[] = [];
  for (let space = to; space !== NOWHERE && before.has(space); space = before.get(space)!) path.unshift(space);
  return path;
}

/** MAT-SUB-6: the match waits for a substitution before a penalty or a kick-off, not for the end of a turn. */
export const isPause = (p: MatPosition): boolean => p.phase === 'after' && (p.penalty !== null || p.starts !== null);

/** What is said before an action is played: the price of a diagonal steal, or what the keeper leaves open. */
export type Caution = 'forfeit' | 'red' | 'penalty' | 'yellow' | 'open';
export function cautionsOf(p: MatPosition, side: Side, action: string): readonly Caution[] {
  const { kind, from, to } = partsOf(action);
  if (kind === 'foul') return priceOf(p, side, from, to);
  return kind === 'move' && leavesMiddle(side, from, to) ? ['open'] : [];
}

/** MAT-AREA-2: with the keeper on one flank of his area no team-mate can rob on the other. */
function leavesMiddle(side: Side, from: Space, to: Space): boolean {
  const [, middle] = AREA[seatOf(side)]!;
  return from === middle && inArea(seatOf(side), to);
}

/** Worst first. */
function priceOf(p: MatPosition, side: Side, from: Space, to: Space): readonly Caution[] {
  const thief = pawnsOf(p).find(({ space }) => space === from);
  const isRed = thief !== undefined && p.yellow[side].includes(thief.id);
  if (isRed && waitingOf(p, side, 'out').length + 1 >= REDS_TO_LOSE) return ['red', 'forfeit'];
  const isPenalty = inPenaltyArea(seatOf(side), to);
  return [isRed ? 'red' : 'yellow', ...(isPenalty ? (['penalty'] as const) : [])];
}
