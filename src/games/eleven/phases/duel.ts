import type { Choices } from '../../../core/choices.ts';
import { type Action, otherSeat, type Seat, sideOf, type Tell } from '../../../core/game.ts';
import type { Guards } from '../../../core/phase.ts';
import { CALL, callAction, kindOf, pushOf, SET, setAction } from '../action.ts';
import { CALLS, type Eleven, OPEN } from '../model.ts';
import { only } from './guards.ts';

/** The secret choices of a shot and of a penalty: the shooter sets the die, the keeper's side calls (ELV-SHT-4). */
export const duelGuards: Guards<Eleven> = [
  only(SET, CALL),
  ['ELV-SHT-4', (s, seat, action) => (kindOf(action) === SET) !== (seat === s.side)],
];

const FACES = 6;

export function offerDuel(s: Eleven, seat: Seat, out: Choices): void {
  if (seat === s.side) for (let value = 1; value <= FACES; value++) out.add(setAction(value));
  else for (let call = 1; call <= CALLS.length; call++) out.add(callAction(call));
}

export interface Duel {
  readonly set: number;
  readonly call: (typeof CALLS)[number];
  readonly saved: boolean;
}

/** ELV-SHT-5: low 1 and 2, mid 3 and 4, high 5 and 6. */
const callFor = (set: number): number => Math.ceil(set / 2);

/** Commits a choice; with the second one both are revealed (ELV-SHT-7). */
export function commit(s: Eleven, seat: Seat, action: Action, tell?: Tell): Duel | undefined {
  s.secret[seat] = pushOf(action);
  tell?.({ type: 'commit', side: sideOf(seat), rule: 'ELV-SHT-7' });
  if (s.secret[otherSeat(seat)] === OPEN) return undefined;
  const set = s.secret[s.side]!;
  const call = s.secret[otherSeat(s.side)]!;
  s.secret.fill(OPEN);
  return { set, call: CALLS[call - 1]!, saved: callFor(set) === call };
}
