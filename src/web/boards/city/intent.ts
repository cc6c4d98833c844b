import { otherSide, type Side } from '../../../core/game.ts';
import { findHex, type Hex, hexName } from '../../../games/city/board.ts';
import { BALLS, DECK_OF, DECKS, findKind } from '../../../games/city/cards.ts';
import type { CityPosition } from '../../../games/city/position.ts';
import type { CityMarks, CityTarget, Touch, Warning } from '../../../games/city/targets.ts';
import { partsOf } from '../../../games/city/voice/labels.ts';
import { menIn } from '../pieces.ts';

/** What the legal actions let a person touch: hexes, men and cards. */

/** What has been picked so far: an own man, a card of the hand, or a man of the bench. */
export type Picked =
  | { readonly kind: 'man'; readonly n: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'bench'; readonly n: string }
  | null;

export interface Man {
  readonly side: Side;
  readonly n: string;
  readonly hex: Hex;
}
export const menOf = (p: CityPosition): Man[] => menIn(p.pieces, (side, n, at) => ({ side, n, hex: findHex(at) }));

export type TargetKind = 'go' | 'pass' | 'run' | 'man' | 'duel';
export interface Target {
  readonly action: string;
  readonly kind: TargetKind;
  readonly warnings: readonly Warning[];
}
/** What is given of the legal actions, by their texts. */
export type Given = ReadonlyMap<string, CityTarget>;
export type Targets = ReadonlyMap<Hex, Target>;

/** Says whether a person plays the action by touching pitch, hand or bench; the frame makes a button of every other one. */
export function isOnBoard(action: string): boolean {
  const { verb, a } = partsOf(action);
  if (verb === 'keep') return a !== '' && a !== 'all' && a !== 'none';
  return action.includes(':') && action !== 'card:none';
}

const BALL_NAMES = Object.keys(BALLS);

/** The hex that stands for an action while that is picked, with what touching it means; undefined where it has none. */
function targetOf(
  p: CityPosition,
  seat: Side,
  action: string,
  given: CityTarget | undefined,
  picked: Picked,
): readonly [Hex, TargetKind] | undefined {
  const { verb, a, b } = partsOf(action);
  const own = (n: string): Hex => findHex(p.pieces[seat][n] ?? '');
  const rival = (n: string): Hex => findHex(p.pieces[otherSide(seat)][n] ?? '');
  const isCarrier = picked?.kind === 'man' && own(picked.n) === findHex(p.ball ?? '');
  switch (verb) {
    case 'place':
    case 'to':
      return picked === null ? [findHex(a), 'go'] : undefined;
    case 'pass':
      return picked === null || (picked.kind === 'card' && picked.card === a) ? [findHex(b), 'pass'] : undefined;
    case 'advance':
      return isCarrier ? [findHex(given?.to ?? ''), 'run'] : undefined;
    case 'reposition':
      return picked?.kind === 'man' && picked.n === a ? [findHex(b), 'go'] : undefined;
    case 'taker':
    case 'close':
    case 'anticipate':
      return picked === null ? [own(a), 'man'] : undefined;
    case 'tackle':
      return picked === null ? [own(a), 'duel'] : undefined;
    case 'dribble':
      return picked === null ? [rival(a), 'duel'] : undefined;
    case 'tactic':
      return picked?.kind === 'card' && picked.card === a && b ? [own(b), 'man'] : undefined;
    case 'sub':
      return picked?.kind === 'bench' && picked.n === b ? [own(a), 'man'] : undefined;
    default:
      return undefined;
  }
}

export function targetsOf(
  p: CityPosition,
  legal: readonly string[],
  given: Given,
  seat: Side | null,
  picked: Picked,
): Targets {
  const targets = new Map<Hex, Target>();
  if (!seat) return targets;
  for (const action of legal) {
    const told = given.get(action);
    const found = targetOf(p, seat, action, told, picked);
    if (found && found[0] >= 0) targets.set(found[0], { action, kind: found[1], warnings: told?.warnings ?? [] });
  }
  return targets;
}

/** Own men who must be picked before their targets show: those who may be moved, and the carrier who may run. */
export function pickableMen(p: CityPosition, legal: readonly string[], seat: Side | null): ReadonlySet<string> {
  const men = new Set<string>();
  const carrier = seat && Object.entries(p.pieces[seat]).find(([, at]) => at === p.ball)?.[0];
  for (const action of legal) {
    const { verb, a } = partsOf(action);
    if (verb === 'reposition') men.add(a);
    if (verb === 'advance' && carrier) men.add(carrier);
  }
  return men;
}

/** The hexes that playing an action touches: whoever moves, and where to or whom it is about. */
export function touchedBy(p: CityPosition, given: Given, seat: Side, action: string): Hex[] {
  const { a, b } = partsOf(action);
  const men = [...pickableMen(p, [action], seat)];
  const picks: Picked[] = [null, { kind: 'card', card: a }, { kind: 'bench', n: b }];
  for (const n of men) picks.push({ kind: 'man', n });
  const targets = picks.flatMap((picked) => [...targetsOf(p, [action], given, seat, picked).keys()]);
  return [...men.map((n) => findHex(p.pieces[seat][n] ?? '')), ...targets];
}

/** The cards that an action plays, lays or keeps. */
export function cardsOf(action: string): readonly string[] {
  const { verb, a, b } = partsOf(action);
  if (verb === 'anticipate') return [ANTICIPATION];
  return (verb === 'keep' ? [a, b] : [a]).filter((card) => findKind(card) >= 0);
}

/** The kinds of card that can be played, laid or kept now. */
export function playableCards(legal: readonly string[]): ReadonlySet<string> {
  const cards = legal.map(partsOf).filter(({ verb, a, b }) => {
    if (verb === 'card') return a !== 'none';
    if (verb === 'keep') return a && !b && a !== 'all' && a !== 'none';
    return verb === 'pass' || verb === 'tactic' || verb === 'shot';
  });
  return new Set(cards.map(({ a }) => a));
}

/** The action of a picked card that needs nothing more, such as a shot or a tactic without a player. */
export const directAction = (legal: readonly string[], card: string): string | undefined =>
  legal.find((action) => {
    const { verb, a, b } = partsOf(action);
    return (verb === 'shot' || verb === 'card' || (verb === 'tactic' && !b)) && a === card;
  });

/** The cards whose tactical move can be played now. */
export function playableMoves(legal: readonly string[]): ReadonlySet<string> {
  const parts = legal.map(partsOf);
  const moves = parts.filter(({ verb }) => verb === 'tactic').map(({ a }) => a);
  return new Set(parts.some(({ verb }) => verb === 'anticipate') ? [...moves, ANTICIPATION] : moves);
}
const ANTICIPATION = 'toepoke';

/** Who may leave for a man of the bench. */
export const leavingFor = (legal: readonly string[], n: string): string[] =>
  legal
    .map(partsOf)
    .filter(({ verb, b }) => verb === 'sub' && b === n)
    .map(({ a }) => a);

/** What is kept in a discard, as an action. */
export const keepAction = (cards: readonly string[]): string => `keep:${cards.toSorted().join('+')}`;

/** What touching a card means that can't be played now: the rules will say why not. */
export const tryCard = ({ tactics }: Pick<CityMarks, 'tactics'>, card: string): string =>
  `${tactics !== null && tactics === DECKS[DECK_OF[findKind(card)]!] ? 'tactic' : 'card'}:${card}`;

/** What touching a hex means where it is no target: the rules will say why not. */
export function tryOf(p: CityPosition, touch: Touch | null, seat: Side, picked: Picked, hex: Hex): string | null {
  const to = hexName(hex);
  const man = menOf(p).find((one) => one.hex === hex);
  if (picked?.kind === 'man') return p.moves ? `reposition:${picked.n}-${to}` : null;
  if (picked?.kind === 'bench') return man?.side === seat ? `sub:${man.n}-${picked.n}` : null;
  if (picked?.kind === 'card') {
    if (BALL_NAMES.includes(picked.card)) return `pass:${picked.card}-${to}`;
    return man?.side === seat ? `tactic:${picked.card}-${man.n}` : null;
  }
  if (!touch) return p.moves && man?.side === seat ? `reposition:${man.n}-${to}` : null;
  if (touch.who === null) return `${touch.verb}:${to}`;
  const isMeant = man && (man.side === seat) === (touch.who === 'own');
  return isMeant ? `${touch.verb}:${man.n}` : null;
}
