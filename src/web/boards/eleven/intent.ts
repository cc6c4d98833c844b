import type { Side } from '../../../core/game.ts';
import { GOAL_END, NONE, SPACES, type Space } from '../../../games/eleven/board.ts';
import type { ElevenPosition } from '../../../games/eleven/position.ts';
import type { ElevenKind, ElevenTarget, Touch } from '../../../games/eleven/targets.ts';
import { menIn } from '../pieces.ts';

/** What a picked man is about to do. */
export type Mode = 'move' | 'kick';

/** What is being chosen: nothing, a man and how he acts, or where an attacked opponent is pushed. */
export type Intent =
  | { readonly kind: 'none' }
  | { readonly kind: 'picked'; readonly from: Space; readonly mode: Mode }
  | { readonly kind: 'push'; readonly from: Space; readonly to: Space };
export const NOTHING: Intent = { kind: 'none' };

export type TargetKind = ElevenKind | 'push';

/** A space that can be chosen now: what happens there, what it costs, and the actions that lead to it. */
export interface Target {
  readonly kind: TargetKind;
  readonly cost: number;
  readonly actions: readonly string[];
}
export type Targets = ReadonlyMap<Space, Target>;

/** The legal actions, by what a finger has to find them. */
export interface Offer {
  readonly kickoffs: ReadonlySet<Space>;
  /** Those who can step or attack. */
  readonly movers: ReadonlySet<Space>;
  readonly hasKick: boolean;
}

export function offerOf(legal: readonly string[]): Offer {
  const firstOf = (words: readonly string[]): Space[] =>
    legal
      .map((action) => action.split(/[:>-]/))
      .flatMap(([word = '', a]) => (words.includes(word) && a ? [Number(a)] : []));
  return {
    kickoffs: new Set(firstOf(['kickoff'])),
    movers: new Set(firstOf(['move', 'attack'])),
    hasKick: firstOf(['kick']).length > 0,
  };
}

/** Who stands where. */
export interface Man {
  readonly side: Side;
  readonly number: string;
}
export const menOf = ({ pieces }: ElevenPosition): ReadonlyMap<Space, Man> =>
  new Map(menIn(pieces, (side, number, at) => (at === null ? null : ([Number(at), { side, number }] as const))));

export const ballOf = (position: ElevenPosition): Space => (position.ball === null ? NONE : Number(position.ball));

/** The men who can be picked: those who can step, attack or, with the ball, kick. */
export function pickable(offer: Offer, position: ElevenPosition): ReadonlySet<Space> {
  const spaces = new Set([...offer.movers, ...offer.kickoffs]);
  if (offer.hasKick) spaces.add(ballOf(position));
  return spaces;
}

/** How a man can act; the carrier in a chain, or a keeper who must kick, has nothing but the kick on his mind. */
export function modesOf(offer: Offer, position: ElevenPosition, from: Space): readonly Mode[] {
  const modes: Mode[] = [];
  if (offer.movers.has(from)) modes.push('move');
  if (from === ballOf(position) && offer.hasKick) position.chain ? modes.unshift('kick') : modes.push('kick');
  return modes;
}

export function pick(offer: Offer, position: ElevenPosition, from: Space): Intent {
  const mode = modesOf(offer, position, from)[0];
  return mode === undefined ? NOTHING : { kind: 'picked', from, mode };
}

const stepsOf = (route: readonly string[]): string[] => route.slice(1).map((to, i) => `move:${route[i]}-${to}`);

/** How a target is chosen: a longer way is played step by step, a push with several ends asks which. */
function chosen(
  given: readonly ElevenTarget[],
  kind: TargetKind,
  { action, from, to, cost = 0, route }: ElevenTarget,
): Target {
  const isOpen = kind === 'attack' && given.filter((other) => other.from === from && other.to === to).length > 1;
  return { kind, cost, actions: route ? stepsOf(route) : isOpen ? [] : [action] };
}

const AT_ONCE: readonly TargetKind[] = ['place', 'kickoff'];
const KICKS: readonly TargetKind[] = ['mate', 'loose', 'lost'];
const STEPS: readonly TargetKind[] = ['move', 'attack'];

/** What can be chosen next of what is given. */
export function targetsOf(given: readonly ElevenTarget[], intent: Intent): Targets {
  const of = (kinds: readonly TargetKind[], from?: Space): Targets =>
    new Map(
      given.flatMap((target): [Space, Target][] => {
        const { kind } = target;
        const isShown = kind && kinds.includes(kind) && (from === undefined || target.from === String(from));
        return isShown ? [[Number(target.to), chosen(given, kind, target)]] : [];
      }),
    );
  const atOnce = of(AT_ONCE);
  if (intent.kind === 'none' || atOnce.size > 0) return atOnce;
  if (intent.kind === 'picked') return intent.mode === 'kick' ? of(KICKS) : of(STEPS, intent.from);
  const pushes = given
    .map(({ action }) => action.split('>'))
    .filter(([way]) => way === `attack:${intent.from}-${intent.to}`);
  return new Map(pushes.map(([way, to]) => [Number(to), { kind: 'push', cost: 0, actions: [`${way}>${to}`] }]));
}

/** The spaces that playing an action touches. */
export const touchedBy = (action: string): Space[] =>
  /^(place|kickoff|move|attack|kick):/.test(action) ? [...action.matchAll(/\d+/g)].map(([space]) => Number(space)) : [];

/** What somebody meant who chose a space that is no target: an action that the rules will explain. */
export function tryOf(position: ElevenPosition, touch: Touch | null, intent: Intent, to: Space): string | null {
  const men = menOf(position);
  if (touch === 'place' || touch === 'kickoff') return `${touch}:${to}`;
  if (intent.kind === 'none') return touch && men.has(to) ? `${touch}:${to}-${SPACES[to]![2][0]}` : null;
  if (intent.kind === 'push') return `attack:${intent.from}-${intent.to}>${to}`;
  if (intent.mode === 'kick') return `kick:${to}`;
  const man = men.get(to);
  if (man === undefined || man.side === position.side) return `move:${intent.from}-${to}`;
  const free = SPACES[to]![2].find((space) => !men.has(space) && GOAL_END[space] === NONE) ?? intent.from;
  return `attack:${intent.from}-${to}>${free}`;
}
