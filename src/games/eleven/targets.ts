import { SIDES, type Side } from '../../core/game.ts';
import type { Drawn, Target, Targets } from '../../core/targets.ts';
import { GOAL_END, NONE, SPACES, type Space } from './board.ts';
import type { ElevenEvent } from './events.ts';
import { MOVE_COST, type PhaseName, PUSH_COST, STEAL_COST, spaceText } from './model.ts';
import type { ElevenPosition } from './position.ts';
import { aimOf } from './voice/aims.ts';

/** A kick reaches a team-mate, nobody, or an opponent. */
export type ElevenKind = 'place' | 'kickoff' | 'move' | 'attack' | 'mate' | 'loose' | 'lost';
export interface ElevenTarget extends Target {
  readonly kind?: ElevenKind;
}
export interface ElevenMarks {
  /** How many steps it is from a mover to where his points do not take him: `from-to` → steps. */
  readonly far: Readonly<Record<string, number>>;
  /** What touching a space means now: the verb of an action that names it. */
  readonly touch: Touch | null;
  /** ELV-KPR-3: there is nothing to do but to kick. */
  readonly mustKick: boolean;
}
export type Touch = 'place' | 'kickoff' | 'move';
export type ElevenDrawn = Drawn<ElevenTarget, ElevenMarks>;

const TOUCHES: { readonly [K in PhaseName]?: Touch } = { place: 'place', kickoff: 'kickoff', play: 'move' };

const KEEPER = '1';

/** Who stands on each space. */
function menOn({ pieces }: ElevenPosition): ReadonlyMap<string, { readonly side: Side; readonly number: string }> {
  const men = new Map<string, { readonly side: Side; readonly number: string }>();
  for (const side of SIDES)
    for (const [number, space] of Object.entries(pieces[side])) if (space !== null) men.set(space, { side, number });
  return men;
}

/**
 * Where steps lead with the points left, by the shortest way over free spaces: each is a target of its first step. A
 * keeper, for whom the ball and the area change the rules on the way, is shown one step at a time.
 */
function stepsFrom(p: ElevenPosition, from: string, first: ReadonlySet<string>): ElevenTarget[] {
  const men = menOn(p);
  const isOpen = (space: Space): boolean => !men.has(spaceText(space)) && GOAL_END[space] === NONE;
  const most = men.get(from)?.number === KEEPER ? MOVE_COST : p.points;
  const targets = new Map<string, ElevenTarget>();
  let edge: (readonly string[])[] = [[from]];
  for (let cost = MOVE_COST; cost <= most; cost += MOVE_COST) {
    const next: (readonly string[])[] = [];
    for (const way of edge)
      for (const space of SPACES[Number(way.at(-1))]![2]) {
        const to = spaceText(space);
        const isNext = way.length === 1 ? first.has(to) : isOpen(space);
        if (!isNext || to === from || targets.has(to)) continue;
        const route = [...way, to];
        targets.set(to, { action: `move:${from}-${route[1]}`, kind: 'move', from, to, cost, route });
        next.push(route);
      }
    edge = next;
  }
  return [...targets.values()];
}

/** What lies beyond the points that are left, for whoever can take a step. */
function farFrom(p: ElevenPosition, movers: ReadonlySet<string>): ElevenMarks['far'] {
  const men = menOn(p);
  const isOpen = (space: Space): boolean => !men.has(spaceText(space)) && GOAL_END[space] === NONE;
  const far: Record<string, number> = {};
  for (const from of movers) {
    const steps = new Map<Space, number>([[Number(from), 0]]);
    for (const [space, count] of steps)
      for (const next of SPACES[space]![2]) if (isOpen(next) && !steps.has(next)) steps.set(next, count + 1);
    for (const [space, count] of steps) if (count * MOVE_COST > p.points) far[`${from}-${spaceText(space)}`] = count;
  }
  return far;
}

function kickTo(p: ElevenPosition, action: string, to: string): ElevenTarget {
  const man = menOn(p).get(to);
  return { action, kind: man === undefined ? 'loose' : man.side === p.side ? 'mate' : 'lost', to };
}

function targetsOf(p: ElevenPosition, legal: readonly string[]): ElevenTarget[] {
  const steps = new Map<string, Set<string>>();
  const targets = legal.flatMap((action): ElevenTarget[] => {
    const [word, spaces = ''] = action.split(':');
    const [a = '', b = ''] = spaces.split(/[->]/);
    switch (word) {
      case 'place':
      case 'kickoff':
        return a === '' ? [] : [{ action, kind: word, to: a }];
      case 'kick':
        return [kickTo(p, action, a)];
      case 'attack': // ELV-ATK-3
        return [{ action, kind: word, from: a, to: b, cost: b === p.ball ? STEAL_COST : PUSH_COST }];
      case 'set':
      case 'call':
        return [{ action, aim: aimOf(action, p)!.label }];
      case 'move':
        steps.set(a, (steps.get(a) ?? new Set()).add(b));
        return [];
      default:
        return [];
    }
  });
  return [...[...steps].flatMap(([from, first]) => stepsFrom(p, from, first)), ...targets];
}

export const targets: Targets<ElevenPosition, ElevenEvent, ElevenDrawn> = {
  draw({ position, legal }) {
    const movers = new Set(legal.flatMap((action) => /^move:(\d+)-/.exec(action)?.[1] ?? []));
    const isKick = legal.some((action) => action.startsWith('kick:'));
    return {
      targets: targetsOf(position, legal),
      marks: {
        far: farFrom(position, movers),
        touch: TOUCHES[position.phase] ?? null,
        mustKick: isKick && movers.size === 0 && !legal.includes('end'),
      },
    };
  },
};
