import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import type { Kind, Zone } from './board.ts';
import { OPTIONS } from './model.ts';
import { torino } from './rules.ts';
import { targets } from './targets.ts';

function fates(kind: Kind, gk: Zone) {
  const start = torino.writePosition(torino.setup(defaultOptions(OPTIONS)));
  const pieces = { home: { gk: 'middle' }, away: { gk } } as const;
  const position = { ...start, pieces, shot: { kicker: 'home', kind } } as const;
  return targets.draw({ position, before: null, events: [], side: null, legal: [] }).marks.fates;
}

describe('what the board of torino is given', () => {
  it('tells goals, saves and wides as TOR-SHOT-1, TOR-SHOT-2 and TOR-SHOT-3 have it', () => {
    expect(fates('9', 'even')).toEqual(['wide', 'wide', 'goal', 'saved', 'goal', 'saved']);
    expect(fates('10', 'odd')).toEqual(['saved', 'wide', 'wide', 'goal', 'wide', 'wide']);
    expect(fates('penalty', 'middle')).toEqual(['odd', 'even', 'odd', 'even', 'odd', 'even']);
  });
});
