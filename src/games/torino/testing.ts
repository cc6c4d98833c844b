// Matches for the tests of this room.

import { Script } from '../../../test/support/script.ts';
import type { TorinoEvent } from './events.ts';
import type { Torino } from './model.ts';
import type { TorinoPosition } from './position.ts';
import { torino } from './rules.ts';

type TorinoScript = Script<Torino, TorinoPosition, TorinoEvent>;

export const match = (options: object = {}): TorinoScript => Script.fresh(torino, options);
/** Home has won the opening roll and is to attack. */
export const started = (options: object = {}): TorinoScript => match(options).roll('d6+d6:6+1');
/** A level match whose two halves of two lost turns each are over. */
export const shootout = (kicks: number): TorinoScript =>
  started({ turnsPerHalf: 2, shootoutKicks: kicks }).roll('d6:1', 'd6:1', 'd6:1', 'd6:1');
