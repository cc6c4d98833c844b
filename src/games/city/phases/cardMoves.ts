import type { Clause } from '../../../core/clause.ts';
import type { Phase } from '../../../core/gameFrom.ts';
import { distance } from '../board.ts';
import type { CityEvent } from '../events.ts';
import type { City } from '../model.ts';
import { anyone, anywhere, type MoveRule, markedOnly, outfieldOnly, unmarkedOnly } from '../reposition.ts';
import { toDefenceMove, toShot } from '../turn.ts';
import { movement } from './move.ts';

/** The moves of one tactical card. */
const cardMoves = (
  clause: Clause,
  bounds: Pick<MoveRule, 'mayMove' | 'mayLand'>,
  then: (s: City) => void,
): Phase<City, CityEvent> => movement({ ...bounds, clause: () => clause, clauses: [clause] }, then);

/** CTY-DTC-2: each ends nearer to the ball than he was. */
const nearerOnly: MoveRule['mayLand'] = (s, _on, _seat, from, to) => distance(to, s.ball) < distance(from, s.ball);

export const unmark = cardMoves('CTY-OTC-5', { mayMove: markedOnly, mayLand: unmarkedOnly }, toShot);
export const runs = cardMoves('CTY-OTC-9', { mayMove: anyone, mayLand: anywhere }, toShot);
export const press = cardMoves('CTY-DTC-2', { mayMove: anyone, mayLand: nearerOnly }, toDefenceMove);
export const drop = cardMoves('CTY-DTC-6', { mayMove: anyone, mayLand: anywhere }, toDefenceMove);
export const trap = cardMoves('CTY-DTC-7', { mayMove: outfieldOnly, mayLand: anywhere }, toDefenceMove);
