import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/phase.ts';
import { isPass, keepAction } from '../action.ts';
import { EVEN, ODD, ZONES } from '../board.ts';
import { SHOT, type Torino } from '../model.ts';

/** TOR-KEEP-1: before every shot the defender places his keeper, openly. */
export const keeper: Phase<Torino> = {
  name: 'keeper',
  exact: false,
  guards: [['TOR-KEEP-1', (_s, _seat, action) => isPass(action)]],
  candidates(_s, _seat, out) {
    out.add(keepAction(EVEN));
    out.add(keepAction(ODD));
  },
  apply(s, seat, zone, tell) {
    s.keeper[seat] = zone;
    s.phase = SHOT;
    tell?.({ type: 'keeper', side: sideOf(seat), at: ZONES[zone], rule: 'TOR-KEEP-1' });
  },
};
