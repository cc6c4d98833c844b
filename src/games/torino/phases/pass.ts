import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { isPass, jerseyOf, passAction } from '../action.ts';
import { KIND } from '../board.ts';
import type { TorinoEvent } from '../events.ts';
import { awaitKeeper } from '../flow.ts';
import type { Torino } from '../model.ts';

const KIND_OF_JERSEY = new Map([
  [8, KIND['8']],
  [10, KIND['10']],
]);

/** TOR-FIVE-1: the attacker chooses the direct pass to #8 or to #10. */
export const pass: Phase<Torino, TorinoEvent> = {
  by: (s) => s.side,
  exact: false,
  guards: [['TOR-FIVE-1', (_s, _seat, action) => !isPass(action) || !KIND_OF_JERSEY.has(jerseyOf(action))]],
  candidates(_s, _seat, out) {
    for (const jersey of KIND_OF_JERSEY.keys()) out.add(passAction(jersey));
  },
  apply(s, seat, action, tell) {
    const to = jerseyOf(action);
    tell?.({ type: 'pass', side: sideOf(seat), from: 5, to, rule: 'TOR-FIVE-1' });
    awaitKeeper(s, seat, KIND_OF_JERSEY.get(to)!);
  },
};
