import type { Guard, Guards } from '../../../core/phase.ts';
import { isAction, type Kind, kindOf } from '../action.ts';
import type { Eleven } from '../model.ts';

/** ELV-TRN-5: only the actions of the phase. */
export const only = (...kinds: readonly Kind[]): Guard<Eleven> => [
  'ELV-TRN-5',
  (_s, _seat, action) => !kinds.includes(kindOf(action)) || !isAction(action),
];

/** These guards, asked of one kind of action only. */
export const whenKind = (kind: Kind, guards: Guards<Eleven>): Guards<Eleven> =>
  guards.map(([clause, isBroken, ...facts]) => [
    clause,
    (s, seat, action) => kindOf(action) === kind && isBroken(s, seat, action),
    ...facts,
  ]);
