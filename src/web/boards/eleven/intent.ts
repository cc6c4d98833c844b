import type { Side } from '../../../core/game.ts';
import { GOAL_END, NONE, SPACES, type Space } from '../../../games/eleven/board.ts';
import type { ElevenPosition } from '../../../games/eleven/position.ts';

/** What a picked man is about to do. */
export type Mode = 'move' | 'kick';

/** What is being chosen: nothing, a man and how he acts, or where an attacked opponent is pushed. */
export type Intent =
  | { readonly kind: 'none' }
  | { readonly kind: 'picked'; readonly from: Space; readonly mode: Mode }
  | { readonly kind: 'push'; readonly from: Space; readonly to: Space };
export const NOTHING: Intent = { kind: 'none' };

export type TargetKind = 'place' | 'kickoff' | 'move' | 'attack' | 'push' | 'mate' | 'loose' | 'lost';

/** A space that can be chosen now: what happens there, what it costs, and the actions that lead to it. */
export interface Target {
  readonly kind: TargetKind;
  readonly cost: number;
  readonly actions: readonly string[];
}
export type Targets = ReadonlyMap<Space, Target>;

/** The legal actions, by what a finger has to find them. */
export interface Offer {
  readonly places: ReadonlySet<Space>;
  readonly kickoffs: ReadonlySet<Space>;
  readonly moves: ReadonlyMap<Space, ReadonlySet<Space>>;
  /** attacker → opponent → where to. */
  readonly attacks: ReadonlyMap<Space, ReadonlyMap<Space, ReadonlySet<Space>>>;
  readonly kicks: ReadonlySet<Space>;
}

const entry = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

export function offerOf(legal: readonly string[]): Offer {
  const [places, kickoffs, kicks] = [new Set<Space>(), new Set<Space>(), new Set<Space>()];
  const moves = new Map<Space, Set<Space>>();
  const attacks = new Map<Space, Map<Space, Set<Space>>>();
  for (const action of legal) {
    const [word, rest = ''] = action.split(':');
    const [a, b, c] = rest.split(/[->]/).map(Number) as [number, number, number];
    if (word === 'place') places.add(a);
    else if (word === 'kick') kicks.add(a);
    else if (word === 'kickoff' && rest !== '') kickoffs.add(a);
    else if (word === 'move') entry(moves, a, () => new Set()).add(b);
    else if (word === 'attack')
      entry(
        entry(attacks, a, () => new Map<Space, Set<Space>>()),
        b,
        () => new Set(),
      ).add(c);
  }
  return { places, kickoffs, moves, attacks, kicks };
}

/** Who stands where. */
export interface Man {
  readonly side: Side;
  readonly number: string;
}
export function menOf(position: ElevenPosition): ReadonlyMap<Space, Man> {
  const men = new Map<Space, Man>();
  for (const side of ['home', 'away'] as const)
    for (const [number, space] of Object.entries(position.pieces[side]))
      if (space !== null) men.set(Number(space), { side, number });
  return men;
}

export const ballOf = (position: ElevenPosition): Space => (position.ball === null ? NONE : Number(position.ball));

/** The men who can be picked: those who can step, attack or, with the ball, kick. */
export function pickable(offer: Offer, position: ElevenPosition): ReadonlySet<Space> {
  const spaces = new Set([...offer.moves.keys(), ...offer.attacks.keys(), ...offer.kickoffs]);
  if (offer.kicks.size > 0) spaces.add(ballOf(position));
  return spaces;
}

/** How a man can act; the carrier in a chain, or a keeper who must kick, has nothing but the kick on his mind. */
export function modesOf(offer: Offer, position: ElevenPosition, from: Space): readonly Mode[] {
  const modes: Mode[] = [];
  if (offer.moves.has(from) || offer.attacks.has(from)) modes.push('move');
  if (from === ballOf(position) && offer.kicks.size > 0) position.chain ? modes.unshift('kick') : modes.push('kick');
  return modes;
}

export function pick(offer: Offer, position: ElevenPosition, from: Space): Intent {
  const mode = modesOf(offer, position, from)[0];
  return mode === undefined ? NOTHING : { kind: 'picked', from, mode };
}

const KEEPER = '1';

/**
 * Where steps can lead with the points left, by the shortest way over free spaces. A keeper, for whom the ball and the
 * area change the rules on the way, is shown one step at a time.
 */
function stepsFrom(offer: Offer, position: ElevenPosition, from: Space): Targets {
  const men = menOf(position);
  const targets = new Map<Space, Target>();
  const isKeeper = men.get(from)?.number === KEEPER;
  let edge: Space[] = [from];
  const limit = isKeeper ? 1 : position.points;
  for (let cost = 1; cost <= limit; cost++) {
    const next: Space[] = [];
    for (const at of edge)
      for (const to of SPACES[at]![2]) {
        const isOpen = cost === 1 ? offer.moves.get(from)?.has(to) : !men.has(to) && GOAL_END[to] === NONE;
        if (!isOpen || to === from || targets.has(to)) continue;
        targets.set(to, { kind: 'move', cost, actions: [...(targets.get(at)?.actions ?? []), `move:${at}-${to}`] });
        next.push(to);
      }
    edge = next;
  }
  return targets;
}

const PUSH_COST = 2;
const STEAL_COST = 3;

function attacksFrom(offer: Offer, position: ElevenPosition, from: Space): [Space, Target][] {
  const pushes = offer.attacks.get(from) ?? new Map<Space, ReadonlySet<Space>>();
  return [...pushes].map(([to, ways]) => {
    const actions = ways.size === 1 ? [`attack:${from}-${to}>${[...ways][0]}`] : [];
    return [to, { kind: 'attack', cost: to === ballOf(position) ? STEAL_COST : PUSH_COST, actions }];
  });
}

function kicksFrom(offer: Offer, position: ElevenPosition): Targets {
  const men = menOf(position);
  return new Map(
    [...offer.kicks].map((to) => {
      const man = men.get(to);
      const kind = man === undefined ? 'loose' : man.side === position.side ? 'mate' : 'lost';
      return [to, { kind, cost: 0, actions: [`kick:${to}`] }];
    }),
  );
}

/** What can be chosen next. */
export function targetsOf(offer: Offer, position: ElevenPosition, intent: Intent): Targets {
  if (offer.places.size > 0)
    return new Map([...offer.places].map((to) => [to, { kind: 'place', cost: 0, actions: [`place:${to}`] }]));
  if (offer.kickoffs.size > 0)
    return new Map(
      [...offer.kickoffs].map((from) => [from, { kind: 'kickoff', cost: 0, actions: [`kickoff:${from}`] }]),
    );
  if (intent.kind === 'push') {
    const ways = offer.attacks.get(intent.from)?.get(intent.to) ?? new Set<Space>();
    return new Map(
      [...ways].map((to) => [to, { kind: 'push', cost: 0, actions: [`attack:${intent.from}-${intent.to}>${to}`] }]),
    );
  }
  if (intent.kind === 'none') return new Map();
  if (intent.mode === 'kick') return kicksFrom(offer, position);
  return new Map([...stepsFrom(offer, position, intent.from), ...attacksFrom(offer, position, intent.from)]);
}

/** The spaces that playing an action touches. */
export const touchedBy = (action: string): Space[] =>
  /^(place|kickoff|move|attack|kick):/.test(action) ? [...action.matchAll(/\d+/g)].map(([space]) => Number(space)) : [];

/** What somebody meant who chose a space that is no target: an action that the rules will explain. */
export function tryOf(position: ElevenPosition, intent: Intent, to: Space): string | null {
  const men = menOf(position);
  if (position.phase === 'place') return `place:${to}`;
  if (position.phase === 'kickoff') return `kickoff:${to}`;
  if (intent.kind === 'none')
    return position.phase === 'play' && men.has(to) ? `move:${to}-${SPACES[to]![2][0]}` : null;
  if (intent.kind === 'push') return `attack:${intent.from}-${intent.to}>${to}`;
  if (intent.mode === 'kick') return `kick:${to}`;
  const man = men.get(to);
  if (man === undefined || man.side === position.side) return `move:${intent.from}-${to}`;
  const free = SPACES[to]![2].find((space) => !men.has(space) && GOAL_END[space] === NONE) ?? intent.from;
  return `attack:${intent.from}-${to}>${free}`;
}
