import { rollOff } from '../../../core/phase.ts';
import { beginTurn } from '../flow.ts';
import { FIRST_HALF, type Torino } from '../model.ts';

/** TOR-OPEN-1: each side rolls its own die, the higher one starts. */
export const opening = rollOff<Torino>(
  'opening',
  'opening',
  { roll: 'TOR-OPEN-1', again: 'TOR-OPEN-2' },
  (s, starter, tell) => {
    if (s.period === FIRST_HALF) s.starter = starter;
    beginTurn(s, starter, 'TOR-OPEN-1', tell);
  },
);
