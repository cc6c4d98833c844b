import { rollOff } from '../../../core/rollOff.ts';
import type { TorinoEvent } from '../events.ts';
import { beginTurn } from '../flow.ts';
import { PERIOD, type Torino } from '../model.ts';

/** TOR-OPEN-1: each side rolls its own die, the higher one starts. */
export const opening = rollOff<Torino, TorinoEvent, 'opening'>(
  'opening',
  { roll: 'TOR-OPEN-1', again: 'TOR-OPEN-2' },
  (s, starter, tell) => {
    if (s.period === PERIOD[1]) s.starter = starter;
    beginTurn(s, starter, 'TOR-OPEN-1', tell);
  },
);
