import type { Side } from '../../../core/game.ts';
import { isGoal, SPACE_NAMES, type Space } from '../../../games/mat/board.ts';
import type { MatPosition } from '../../../games/mat/position.ts';
import type { MatKind, MatTarget, Touch } from '../../../games/mat/targets.ts';
import { NOWHERE } from '../geometry.ts';
import { menIn } from '../pieces.ts';
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

export interface Target {
  readonly kind: MatKind;
  readonly action: string;
}
export type Targets = ReadonlyMap<Space, Target>;

export interface Pawn {
  readonly side: Side;
  readonly id: string;
  readonly space: Space;
}

export const pawnsOf = (p: MatPosition): readonly Pawn[] =>
  menIn(p.pieces, (side, id, at) => {
    const space = spaceOf(at);
    return space === NOWHERE ? null : { side, id, space };
  });
/** The pawns of a side that wait: `hand`, `sub`, `off` or `out`. */
export const waitingOf = (p: MatPosition, side: Side, where: string): readonly string[] =>
  Object.entries(p.pieces[side]).flatMap(([id, at]) => (at === where ? [id] : []));

/** A legal action that is done on the mat; `from` is NOWHERE where it names one space. */
interface Said {
  readonly action: string;
  readonly word: string;
  readonly kind: MatKind;
  readonly from: Space;
  readonly to: Space;
}
export type Offer = readonly Said[];
export const offerOf = (given: readonly MatTarget[]): Offer =>
  given.flatMap(({ action, kind, from, to }) =>
    kind && to !== undefined
      ? [{ action, word: action.split(':')[0]!, kind, from: from ? spaceOf(from) : NOWHERE, to: spaceOf(to) }]
      : [],
  );

/** The spaces that playing an action touches. */
export const touchedBy = (action: string): Space[] => (action.split(':')[1] ?? '').split('-').map(spaceOf);

const DIRECT = ['place', 'kickoff', 'taker'];
const BALL = ['pass', 'kick', 'long'];

/** Pawns that can be picked up. */
export function pickable(offer: Offer, p: MatPosition): ReadonlySet<Space> {
  const spaces = offer.filter(({ word, from }) => from !== NOWHERE && word !== 'sub').map(({ from }) => from);
  const ball = p.ball === null ? NOWHERE : spaceOf(p.ball);
  return new Set(offer.some(({ word }) => BALL.includes(word)) ? [...spaces, ball] : spaces);
}

/** How a pawn can act; the first is what it does when it is picked. */
export function modesOf(offer: Offer, p: MatPosition, from: Space): readonly Mode[] {
  const modes: Mode[] = [];
  if (offer.some((said) => said.from === from)) modes.push('move');
  if (p.ball !== null && spaceOf(p.ball) === from && offer.some(({ word }) => BALL.includes(word))) modes.push('ball');
  return modes;
}

export function pick(offer: Offer, p: MatPosition, from: Space): Intent {
  const mode = modesOf(offer, p, from)[0];
  return mode === undefined ? NOTHING : { kind: 'picked', from, mode };
}

const targets = (said: Offer): Targets => new Map(said.map(({ to, kind, action }) => [to, { kind, action }]));

/** What can be chosen next. Shots are shown for the pawn with the ball whatever else it is about to do. */
export function targetsOf(offer: Offer, p: MatPosition, intent: Intent): Targets {
  if (intent.kind === 'sub') return targets(offer.filter(({ word }) => word === 'sub'));
  const direct = offer.filter(({ word }) => DIRECT.includes(word));
  if (direct.length > 0) return targets(direct);
  if (intent.kind !== 'picked') return new Map();
  const { from, mode } = intent;
  const hasBall = p.ball !== null && spaceOf(p.ball) === from;
  const shots = hasBall ? offer.filter(({ word, kind }) => word === 'kick' && kind === 'goal') : [];
  const rest = offer.filter((said) => (mode === 'ball' ? BALL.includes(said.word) : said.from === from));
  return targets([...shots, ...rest]);
}

/** What somebody meant who chose a space that is no target: an action that the rules will explain. */
export function tryOf(p: MatPosition, touch: Touch | null, intent: Intent, seat: Side, to: Space): string | null {
  const name = SPACE_NAMES[to]!;
  const there = pawnsOf(p).find(({ space }) => space === to);
  if (intent.kind === 'sub') return isGoal(to) ? null : `sub:${name}`;
  if (touch && touch !== 'keeper') return isGoal(to) ? null : `${touch}:${name}`;
  if (intent.kind !== 'picked') return there ? `move:${name}-${name}` : null;
  const from = SPACE_NAMES[intent.from]!;
  if (touch === 'keeper') return isGoal(to) ? null : `keeper:${from}-${name}`;
  if (intent.mode === 'ball') return there?.side === seat && !isGoal(to) ? `pass:${name}` : `kick:${name}`;
  return there && there.side !== seat ? `steal:${from}-${name}` : `move:${from}-${name}`;
}
