import type { Choices } from '../../core/choices.ts';
import { type Seat, sideOf } from '../../core/game.ts';
import type { Guards } from '../../core/phase.ts';
import { firstOf, pack, secondOf, VERB } from './action.ts';
import type { CityTell } from './events.ts';
import { when } from './guards.ts';
import { bit, type City, DISCARD, FIRST_OUTFIELD, has, KEEPER, NONE, pieceOf, SHIRTS } from './model.ts';

/** CTY-SUB-1: substitutions, in the stop phases and in a discard. */

const isOpen = (s: City): boolean => s.discard !== DISCARD.talk;
const canLeave = (s: City, seat: Seat, n: number): boolean => n !== KEEPER && n <= SHIRTS && has(s.team[seat]!, n);
const canCome = (s: City, seat: Seat, n: number): boolean => n <= SHIRTS && has(s.bench[seat]!, n);

export const subGuards: Guards<City> = when('sub', [
  ['CTY-SUB-1', (s, seat, leaver, comer) => !isOpen(s) || !canLeave(s, seat, leaver) || !canCome(s, seat, comer)],
]);

export function offerSubs(s: City, seat: Seat, out: Choices): void {
  if (!isOpen(s) || s.bench[seat] === 0) return;
  for (let leaver = FIRST_OUTFIELD; leaver <= SHIRTS; leaver++) {
    if (!canLeave(s, seat, leaver)) continue;
    for (let comer = FIRST_OUTFIELD; comer <= SHIRTS; comer++)
      if (canCome(s, seat, comer)) out.add(pack(VERB.sub, leaver, comer));
  }
}

/** He takes over hex, formation and, at a restart, the ball; between two periods only the place in the team. */
export function applySub(s: City, seat: Seat, action: number, tell?: CityTell): void {
  const leaver = firstOf(action);
  const comer = secondOf(action);
  const from = pieceOf(seat, leaver);
  const to = pieceOf(seat, comer);
  s.at[to] = s.at[from]!;
  s.formation[to] = s.formation[from]!;
  s.at[from] = s.formation[from] = NONE;
  s.team[seat] = (s.team[seat]! & ~bit(leaver)) | bit(comer);
  s.bench[seat]! &= ~bit(comer);
  s.yellow[seat]! &= ~bit(leaver);
  if (s.restartSide === seat && s.restartN === leaver) s.restartN = comer;
  if (has(s.moved, leaver)) s.moved = (s.moved & ~bit(leaver)) | bit(comer);
  tell?.({ type: 'sub', side: sideOf(seat), out: String(leaver), in: String(comer), rule: 'CTY-SUB-1' });
}
