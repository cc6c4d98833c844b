import { otherSeat, type Side, seatOf, sideOf } from '../../core/game.ts';
import type { Drawn, Scene, Target, Targets } from '../../core/targets.ts';
import { distance, HEIGHT, inHalf, SPACE_NAMES, spaceNamed } from './board.ts';
import type { TacticsEvent } from './events.ts';
import { type KickKind, kindOfKick } from './kicks.ts';
import { NO_OFFSIDE, NONE, type PhaseName, PIECES, RESTART, spaceOf, type Tactics } from './model.ts';
import { isBehind, lastRow } from './offside.ts';
import { readPosition, type TacticsPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';
import { ballWays, pawnWays } from './ways.ts';

export interface TacticsTarget extends Target {
  /** Only a ball that is played has one. */
  readonly kind?: KickKind;
}

export interface TacticsMarks {
  /** STW-OFF-1: the line in rows from home's goal line, or null, and the pawns of A behind it as `side piece`. */
  readonly offside: { readonly row: number | null; readonly men: readonly string[] };
  /** The spaces that rivals leave free while a restart is due. */
  readonly zone: readonly string[];
  /** Where the ball, or a pawn as `side piece`, turned on its way in this step. */
  readonly bends: Readonly<Record<string, string>>;
  /** What touching a space means now: the verb of an action that names it, or who stands there. */
  readonly touch: Touch | null;
  /** STW-PEN-3, STW-PEN-5: before the spin the ball lies on the spot and the keeper stands amid his line. */
  readonly isSpin: boolean;
}
export type Touch = 'move' | 'kick' | 'keeper' | 'spot' | 'taker' | 'pick' | 'leave' | 'place';
export type TacticsDrawn = Drawn<TacticsTarget, TacticsMarks>;

const TOUCHES: { readonly [K in PhaseName]?: Touch } = {
  ...{ move: 'move', take: 'move', defendmove: 'move', ball: 'kick', defend: 'keeper' },
  ...{ spot: 'spot', taker: 'taker', pick: 'pick', sendoff: 'leave' },
  ...{ setup: 'place', clear: 'place', place: 'place' },
};

const namesOf = (spaces: readonly number[]): string[] => spaces.map((space) => SPACE_NAMES[space]!);

/** To each end the first of these ways, its start included. */
function routesBy(from: string, ways: readonly (readonly number[])[]): ReadonlyMap<string, readonly string[]> {
  const routes = new Map<string, readonly string[]>();
  for (const way of ways) {
    const to = SPACE_NAMES[way.at(-1)!]!;
    if (!routes.has(to)) routes.set(to, [from, ...namesOf(way)]);
  }
  return routes;
}

/** STW-MOVE-2, STW-MOVE-3, STW-MOVE-6: a pawn's ways pass no rival, a defender's none beyond his half. */
function pawnRoutes({ pieces }: TacticsPosition, side: Side, from: string, count: number) {
  const rivals = new Set(Object.values(pieces[side === 'home' ? 'away' : 'home']));
  const piece = PIECES.find((name) => pieces[side][name] === from);
  const isFree = (space: number): boolean =>
    !rivals.has(SPACE_NAMES[space]!) && (!piece?.startsWith('d') || inHalf(seatOf(side), space));
  return routesBy(
    from,
    pawnWays(spaceNamed(from)!, count).filter((way) => way.slice(0, -1).every(isFree)),
  );
}

/** The ball goes over everybody. */
const ballRoutes = (from: string, count: number) => routesBy(from, ballWays(spaceNamed(from)!, count));

/** Where a route bends, or undefined where it is straight. */
function bendOf(route: readonly string[] = []): string | undefined {
  const spaces = route.map((name) => spaceNamed(name)!);
  return route.find((_, i) => {
    const [before, here, after] = [spaces[i - 1], spaces[i]!, spaces[i + 1]];
    return before !== undefined && after !== undefined && here - before !== after - here;
  });
}

/** From where an action goes: the pawn that it names, the ball, or the keeper. */
function originOf(p: TacticsPosition, side: Side, word: string, first: string): string | null {
  if (word === 'move') return first;
  if (word === 'kick' || word === 'dribble') return p.ball;
  return word === 'keeper' ? p.pieces[side].gk : null;
}

function targetsOf(p: TacticsPosition, s: Tactics, side: Side, legal: readonly string[]): TacticsTarget[] {
  const { roll } = p;
  const byOrigin = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return legal.flatMap((action): TacticsTarget[] => {
    const aim = aimOf(action, p, side)?.label;
    const [word = '', spaces = ''] = action.split(':');
    const [first = '', last = first] = spaces.split('-');
    const from = originOf(p, side, word, first);
    if (roll === null || from === null || last === '') return aim ? [{ action, aim }] : [];
    const key = word === 'kick' ? 'ball' : from;
    const routes = byOrigin.get(key) ?? (word === 'kick' ? ballRoutes(from, roll) : pawnRoutes(p, side, from, roll));
    byOrigin.set(key, routes);
    const route = routes.get(last);
    const kind = word === 'kick' ? { kind: kindOfKick(s, spaceNamed(last)!) } : {};
    return [{ action, from, to: last, ...kind, ...(aim && { aim }), ...(route && { route }) }];
  });
}

const NOBODY: TacticsMarks['offside'] = { row: null, men: [] };

function offsideOf(s: Tactics): TacticsMarks['offside'] {
  if (s.side === NONE || s.ball === NONE || s.restart === RESTART.corner || s.offside === NO_OFFSIDE) return NOBODY; // STW-CORN-8
  const defence = otherSeat(s.side);
  const own = lastRow(s, defence);
  if (own === 0) return NOBODY;
  const men = PIECES.map((_, piece) => piece)
    .filter((piece) => spaceOf(s, s.side, piece) >= 0 && isBehind(s, defence, spaceOf(s, s.side, piece)))
    .map((piece) => `${sideOf(s.side)} ${PIECES[piece]}`);
  return { row: defence === 0 ? own - 1 : HEIGHT - own + 1, men };
}

/** STW-FREE-3, STW-CORN-6, STW-SETUP-8. */
function zoneOf({ ball, phase, restart }: TacticsPosition): string[] {
  const isDue = phase === 'setup' || (restart !== null && restart !== 'goalkick' && restart !== 'penalty');
  if (ball === null || !isDue) return [];
  return SPACE_NAMES.filter((_, space) => distance(space, spaceNamed(ball)!) <= 1);
}

function bendsOf({ before, events }: Scene<TacticsPosition, TacticsEvent>): Record<string, string> {
  const bends: Record<string, string> = {};
  if (before?.roll == null) return bends;
  for (const event of events) {
    if (event.type !== 'kick' && event.type !== 'move') continue;
    const { side, piece, from, to } = event;
    const isKick = event.type === 'kick';
    const bend = bendOf((isKick ? ballRoutes(from, before.roll) : pawnRoutes(before, side, from, before.roll)).get(to));
    if (bend !== undefined) bends[isKick ? 'ball' : `${side} ${piece}`] = bend;
  }
  return bends;
}

export const targets: Targets<TacticsPosition, TacticsEvent, TacticsDrawn> = {
  draw(scene) {
    const { position, side, legal } = scene;
    const read = readPosition(position);
    return {
      targets: read.ok && side ? targetsOf(position, read.value, side, legal) : [],
      marks: {
        offside: read.ok ? offsideOf(read.value) : NOBODY,
        zone: zoneOf(position),
        bends: bendsOf(scene),
        touch: TOUCHES[position.phase] ?? null,
        isSpin: position.restart === 'penalty' && position.phase === 'shot',
      },
    };
  },
};
