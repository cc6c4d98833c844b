import type { Choices } from '../../../core/choices.ts';
import { type Action, otherSeat, type Seat, sideOf } from '../../../core/game.ts';
import type { Guards } from '../../../core/phase.ts';
import { callAction, KIND, kindOf, pushOf, setAction } from '../action.ts';
import type { ElevenTell } from '../events.ts';
import { CALLS, type Call, type Eleven, OPEN } from '../model.ts';
import { only } from './guards.ts';

/** The secret choices of a shot and of a penalty: the shooter sets the die, the keeper's side calls (ELV-SHT-4). */
export const duelGuards: Guards<Eleven> = [
  only(KIND.set, KIND.call),
  ['ELV-SHT-4', (s, seat, action) => (kindOf(action) === KIND.set) !== (seat === s.side)],
];

/** ELV-SHT-7: a side owes its choice until it has committed one. */
export const owes = (s: Eleven, seat: Seat): boolean => s.secret[seat] === OPEN;

const FACES = 6;

export function offerDuel(s: Eleven, seat: Seat, out: Choices): void {
  if (seat === s.side) for (let value = 1; value <= FACES; value++) out.add(setAction(value));
  else for (let call = 1; call <= CALLS.length; call++) out.add(callAction(call));
}

export interface Duel {
  readonly set: number;
  readonly call: Call;
  readonly saved: boolean;
}

/** ELV-SHT-5: low 1 and 2, mid 3 and 4, high 5 and 6. */
const callFor = (set: number): number => Math.ceil(set / 2);

/** Commits a choice; with the second one both are revealed (ELV-SHT-7). */
export function commit(s: Eleven, seat: Seat, action: Action, tell?: ElevenTell): Duel | undefined {
  s.secret[seat] = pushOf(action);
  tell?.({ type: 'commit', side: sideOf(seat), rule: 'ELV-SHT-7' });
  if (s.secret[otherSeat(seat)] === OPEN) return undefined;
  const set = s.secret[s.side]!;
  const call = s.secret[otherSeat(s.side)]!;
  s.secret.fill(OPEN);
  return { set, call: CALLS[call - 1]!, saved: callFor(set) === call };
}
