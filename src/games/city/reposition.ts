import type { Choices } from '../../core/choices.ts';
import type { Clause } from '../../core/clause.ts';
import { type Seat, sideOf } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { firstOf, pack, secondOf, VERB } from './action.ts';
import { ANY_WAY, backwardOf, forwardOf, HEXES, type Hex, hexName } from './board.ts';
import { isKnocked } from './effects.ts';
import type { CityTell } from './events.ts';
import { when } from './guards.ts';
import { bit, type City, defenderOf, has, KEEPER, MODE, NO_PIECE, pieceOf, SHIRTS, type Shirt } from './model.ts';
import { carrier, hexOf, isMarkedAt, isOnPitch, layOut, type Occupancy, pieceOn } from './pieces.ts';
import { canWalk, reached, walk } from './reach.ts';
import { take } from './turn.ts';

/** Moving the own men: what all phases with `reposition` share. */

export interface MoveRule {
  /** The phase's own clause, for a move that is out of its bounds. */
  readonly clause: (s: City) => Clause;
  readonly clauses: readonly Clause[];
  mayMove(s: City, on: Occupancy, seat: Seat, n: Shirt): boolean;
  mayLand(s: City, on: Occupancy, seat: Seat, from: Hex, to: Hex): boolean;
}

export const anyone = (): boolean => true;
export const outfieldOnly: MoveRule['mayMove'] = (_s, _on, _seat, n) => n !== KEEPER;
export const markedOnly: MoveRule['mayMove'] = (s, on, seat, n) => isMarkedAt(on, seat, hexOf(s, seat, n));
export const anywhere = (): boolean => true;
export const unmarkedOnly: MoveRule['mayLand'] = (_s, on, seat, _from, to) => !isMarkedAt(on, seat, to);

const waysOf = (s: City, seat: Seat): number =>
  s.movesMode === MODE.any ? ANY_WAY : s.movesMode === MODE.fwd ? forwardOf(seat) : backwardOf(seat);

/** CTY-FAC-8: only defenders are beaten. */
export const isBeaten = (s: City, seat: Seat, n: Shirt): boolean => seat === defenderOf(s) && has(s.beaten, n);

function isInBounds(s: City, rule: MoveRule, seat: Seat, n: Shirt, to: number): boolean {
  const on = layOut(s);
  const from = hexOf(s, seat, n);
  return (
    to < HEXES &&
    rule.mayMove(s, on, seat, n) &&
    rule.mayLand(s, on, seat, from, to) &&
    canWalk(on, from, to, s.movesReach, waysOf(s, seat))
  );
}

export const repositionGuards = (rule: MoveRule): Guards<City> =>
  when('reposition', [
    ['CTY-MOV-1', (s, seat, n) => s.movesLeft <= 0 || !isOnPitch(s, seat, n), factsOf],
    ['CTY-MOV-4', (s, seat, n) => hexOf(s, seat, n) === s.ball],
    ['CTY-MOV-2', (s, _seat, n) => has(s.moved, n)],
    ['CTY-FAC-8', isBeaten],
    ['CTY-EXT-10', isKnocked],
    ['CTY-MOV-3', (s, _seat, _n, to) => to < HEXES && pieceOn(s, to) !== NO_PIECE],
    ...rule.clauses.map(
      (clause) =>
        [
          clause,
          (s: City, seat: Seat, n: Shirt, to: number) => rule.clause(s) === clause && !isInBounds(s, rule, seat, n, to),
          factsOf,
        ] as const,
    ),
  ]);

function factsOf(s: City): Readonly<Record<string, number>> {
  return { left: Math.max(0, s.movesLeft), reach: s.movesReach };
}

/** Who cannot be moved although he is on the pitch and not on the ball, as a set. */
function boundMen(s: City, seat: Seat): number {
  let set = s.moved | (seat === defenderOf(s) ? s.beaten : 0);
  if (s.effectCount > 0) for (let n = 1; n <= SHIRTS; n++) if (isKnocked(s, seat, n)) set |= bit(n);
  return set;
}

export function offerRepositions(s: City, rule: MoveRule, seat: Seat, out: Choices): void {
  if (s.movesLeft <= 0) return;
  const on = layOut(s);
  const ways = waysOf(s, seat);
  const { at, ball, movesReach } = s;
  const bound = boundMen(s, seat);
  const isAnywhere = rule.mayLand === anywhere;
  for (let n = 1; n <= SHIRTS; n++) {
    const from = at[pieceOf(seat, n)]!;
    if (from < 0 || from === ball || has(bound, n) || !rule.mayMove(s, on, seat, n)) continue;
    const count = walk(on, from, movesReach, ways);
    const action = pack(VERB.reposition, n, 0);
    for (let i = 0; i < count; i++) {
      const to = reached[i]!;
      if (isAnywhere || rule.mayLand(s, on, seat, from, to)) out.add(action | to);
    }
  }
}

/** A man walks to a hex; who ends on the loose ball has it (CTY-MOV-5). */
export function moveTo(s: City, seat: Seat, n: Shirt, to: Hex, tell?: CityTell): void {
  const isFetching = to === s.ball && carrier(s) === NO_PIECE;
  s.at[pieceOf(seat, n)] = to;
  tell?.({ type: 'move', side: sideOf(seat), n: String(n), to: hexName(to) });
  if (isFetching) take(s, seat, n, 'CTY-MOV-5', tell);
}

export function applyReposition(s: City, seat: Seat, action: number, tell?: CityTell): void {
  const n = firstOf(action);
  s.movesLeft--;
  s.moved |= bit(n);
  moveTo(s, seat, n, secondOf(action), tell);
}

/** CTY-OTC-1: whether a marked mate has somewhere to break free to. */
export function hasBreak(s: City, seat: Seat, reach: number): boolean {
  const on = layOut(s);
  for (let n = 1; n <= SHIRTS; n++) {
    const from = hexOf(s, seat, n);
    if (from < 0 || from === s.ball || isKnocked(s, seat, n) || !isMarkedAt(on, seat, from)) continue;
    const count = walk(on, from, reach, ANY_WAY);
    for (let i = 0; i < count; i++) if (!isMarkedAt(on, seat, reached[i]!)) return true;
  }
  return false;
}
