import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { moveAction } from './action.ts';
import { AREA_END, areNeighbours, CENTRE, GOAL_END, REACH, SPACES, ZONE } from './board.ts';
import { game as eleven } from './room.ts';
import { bare, fresh, load, placed } from './testing.ts';

describe('the board', () => {
  it('ELV-BRD-1: 65 spaces, 145 solid and 6 dashed lines, each seen from both ends', () => {
    const ends = SPACES.flatMap(([, , neighbours], from) => neighbours.map((to) => [from, to] as const));
    expect(SPACES).toHaveLength(65);
    expect(ends).toHaveLength(2 * (145 + 6));
    for (const [from, to] of ends) expect(areNeighbours(to, from)).toBe(true);
    const dashed = ends.filter(([from]) => GOAL_END[from] !== -1);
    expect(dashed).toEqual([
      [31, 19],
      [31, 34],
      [31, 43],
      [32, 20],
      [32, 33],
      [32, 44],
    ]);
  });

  it('ELV-BRD-2: 30 spaces in the W half, 28 in the E half, 7 in the centre, 4 in each area', () => {
    const count = (table: Int8Array, value: number): number => table.filter((v) => v === value).length;
    expect([0, 1, 2].map((zone) => count(ZONE, zone))).toEqual([30, 28, 7]);
    expect(CENTRE.every((space) => ZONE[space] === 2)).toBe(true);
    expect([0, 1].map((end) => count(AREA_END, end))).toEqual([4, 4]);
  });

  it('ELV-BRD-2: the kick-off space is 4 lines from the W goal and 5 from the E goal', () => {
    const linesTo = (goal: number): number => {
      let reached = new Set([35]);
      for (let lines = 0; ; lines++) {
        if (reached.has(goal)) return lines;
        reached = new Set([...reached].flatMap((space) => [space, ...SPACES[space]![2]]));
      }
    };
    expect([linesTo(31), linesTo(32)]).toEqual([4, 5]);
  });

  it('ELV-KCK-8: no kick leads over a goal space', () => {
    for (const reaches of REACH)
      for (const { via } of reaches) expect(via.every((space) => GOAL_END[space] === -1)).toBe(true);
    expect(REACH[11]!.map(({ to }) => to)).not.toContain(43);
  });
});

describe('setting up', () => {
  it('ELV-SET-1: no coin where the option names the starter', () => {
    expect(fresh({ start: 'away' }).turn).toEqual({ kind: 'choice', side: 'away', phase: 'kickoff' });
    const tossed = fresh().roll('coin:home');
    expect(tossed.position).toMatchObject({ starter: 'home', side: 'home', phase: 'kickoff' });
    expect(tossed.events).toEqual([{ type: 'toss', side: 'home', rule: 'ELV-SET-1' }]);
  });

  it('ELV-SET-2, ELV-SET-7: the keepers stand on the goals of their ends', () => {
    expect(fresh().position).toMatchObject({ pieces: { home: { 1: '31' }, away: { 1: '32' } }, ball: null });
    expect(fresh({ homeEnd: 'E' }).position).toMatchObject({ pieces: { home: { 1: '32' }, away: { 1: '31' } } });
  });

  it('ELV-SET-3: the kick-off takes the lowest player and the ball to 35', () => {
    const match = fresh({ start: 'away' }).play('away', 'kickoff');
    expect(match.position).toMatchObject({ ball: '35', pieces: { away: { 2: '35', 3: null } } });
    expect(match.events).toEqual([
      { type: 'kickoff', side: 'away', piece: '2', from: null, space: '35', rule: 'ELV-SET-3' },
    ]);
    expect(match.turn).toEqual({ kind: 'choice', side: 'home', phase: 'place' });
  });

  it('ELV-SET-4: 10 and 9 are placed in turn, lowest numbers first', () => {
    const match = fresh({ start: 'home' }).play('home', 'kickoff').play('away', 'place:20').play('home', 'place:19');
    expect(match.position).toMatchObject({
      pieces: { away: { 2: '20', 3: null }, home: { 2: '35', 3: '19', 4: null } },
    });
    expect(match.events).toEqual([{ type: 'place', side: 'home', piece: '3', space: '19', rule: 'ELV-SET-5' }]);
    expect(placed().turn).toEqual({ kind: 'chance', draw: 'd6', phase: 'roll' });
  });

  it('ELV-SET-4, ELV-GOL-4: a side with nobody left is skipped', () => {
    const given = bare({ phase: 'place', side: 'away', home: { 2: '35', 3: '19' }, away: { 2: '20' }, ball: '35' });
    const away = {
      ...(given['pieces'] as { away: object }).away,
      3: '13',
      4: '15',
      5: '4',
      6: '8',
      7: '0',
      8: '7',
      9: '14',
      10: '21',
    };
    const match = Script.from(eleven, { ...given, pieces: { ...(given['pieces'] as object), away } });
    match.play('away', 'place:26');
    expect(match.turn).toMatchObject({ side: 'home', phase: 'place' });
    expect(match.play('home', 'place:1').turn).toMatchObject({ side: 'home', phase: 'place' });
  });

  it('ELV-SET-5: 29 spaces at W, 27 at E, the own area among them', () => {
    const match = fresh({ start: 'away' }).play('away', 'kickoff');
    expect(match.legal('home')).toHaveLength(29);
    expect(match.legal('home')).toEqual(expect.arrayContaining(['place:19', 'place:34', 'place:43']));
    expect(match.refusal('home', 'place:31')).toBe('ELV-SET-5');
    expect(match.play('home', 'place:34').legal('away')).toHaveLength(27);
  });

  it('ELV-SET-6: the side on 35 rolls first, then turns alternate', () => {
    const match = placed({ start: 'away' });
    expect(match.position).toMatchObject({ side: 'away', phase: 'roll' });
    expect(match.roll('d6:2').play('away', 'end').position).toMatchObject({ side: 'home', phase: 'roll' });
  });
});

describe('the turn', () => {
  it('ELV-TRN-1: the die is the points', () => {
    const match = placed().roll('d6:5');
    expect(match.position).toMatchObject({ die: 5, points: 5, time: { plays: 1, up: false }, phase: 'play' });
    expect(match.events).toEqual([{ type: 'roll', side: 'home', value: 5, discarded: false, rule: 'ELV-TRN-1' }]);
  });

  it('ELV-TRN-2: any pieces, in any order, the keeper too', () => {
    const match = load({ home: { 2: '22' }, points: 4 });
    match.play('home', 'move:31-34', 'move:22-25', 'move:34-31', 'move:25-35');
    expect(match.position).toMatchObject({ points: 0, pieces: { home: { 1: '31', 2: '35' } } });
  });

  it('ELV-TRN-3: the turn goes on at no points until it is ended', () => {
    const match = load({ points: 0 });
    expect(match.legal('home')).toEqual(['end']);
    expect(match.play('home', 'end').events).toEqual([
      { type: 'turn-end', side: 'home', unused: 0, rule: 'ELV-TRN-3' },
    ]);
    expect(match.position).toMatchObject({ side: 'away', phase: 'roll', die: null, points: 0, kicks: 0, chain: false });
  });

  it('ELV-TRN-5: an action of another phase', () => {
    const match = load({});
    for (const text of ['kickoff', 'kickoff:35', 'place:1', 'set:3', 'call:low'])
      expect(match.refusal('home', text)).toBe('ELV-TRN-5');
    expect(fresh({ start: 'home' }).refusal('home', 'place:1')).toBe('ELV-TRN-5');
  });

  it('ELV-TRN-5: numbers that stand for no action are refused', () => {
    const match = load({ points: 4 });
    for (const action of [0, -1, 7, 2 ** 30, moveAction(31, 34) | 1])
      expect(eleven.refuse(match.state, 0, action)?.clause).toBe('ELV-TRN-5');
  });

  it('bad-action: anything but the exact notation', () => {
    const match = load({});
    for (const text of [
      '',
      'move',
      'move:5',
      'move:05-6',
      'move:5-65',
      'move:5-6 ',
      'Move:5-6',
      'attack:1-2',
      'attack:1-2>',
      'kick:',
      'kick:-1',
      'set:0',
      'set:7',
      'call:Low',
      'end:',
      'shoot:1',
      'kickoff:',
      'pass',
    ])
      expect(match.refusal('home', text), text).toBe('bad-action');
  });
});
