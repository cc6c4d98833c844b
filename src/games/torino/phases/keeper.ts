import { sideOf } from '../../../core/game.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { isPass, keepAction } from '../action.ts';
import { ZONE, ZONES } from '../board.ts';
import type { TorinoEvent } from '../events.ts';
import { defenderOf } from '../flow.ts';
import { PHASE, type Torino } from '../model.ts';

/** TOR-KEEP-1: before every shot the defender places his keeper, openly. */
export const keeper: Phase<Torino, TorinoEvent> = {
  by: defenderOf,
  exact: false,
  guards: [['TOR-KEEP-1', (_s, _seat, action) => isPass(action)]],
  candidates(_s, _seat, out) {
    out.add(keepAction(ZONE.even));
    out.add(keepAction(ZONE.odd));
  },
  apply(s, seat, zone, tell) {
    s.keeper[seat] = zone;
    s.phase = PHASE.shot;
    tell?.({ type: 'keeper', side: sideOf(seat), at: ZONES[zone]!, rule: 'TOR-KEEP-1' });
  },
};
