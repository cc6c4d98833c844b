import { describe, expect, it } from 'vitest';
import { DEFENCE, eventOf, match, TURN } from './testing.ts';

const beside = (more: Record<string, string> = {}) => ({ away: { 2: 'h7', ...more } });
const action = { phase: 'action' };
/** Away 2 tackles home 8 on h6 with that card; home lays nothing. */
const tackled = (card: string, given: object = {}) =>
  match({ ...DEFENCE, pieces: beside(), hands: { away: { def: ['block', 'jockey', card] } }, ...given })
    .play('away', 'tackle:2', `card:${card}`)
    .play('home', 'card:none');
const types = (m: { events: readonly { type: string }[] }): string[] => m.events.map((event) => event.type);

describe('city: face-offs and the referee', () => {
  it('CTY-FAC-6, CTY-REF-1: a clean card needs no referee and the winner has the ball', () => {
    const m = tackled('toepoke');
    expect(types(m)).toEqual(['faceoff', 'possession']);
    expect(m.event('possession')).toMatchObject({ side: 'away', n: '2', rule: 'CTY-FAC-6' });
    expect(m.position).toMatchObject({ ball: 'h7', phase: 'dmove', touch: 'away', face: null });
    expect(tackled('charge').turn).toMatchObject({ kind: 'chance', draw: 'd6', phase: 'referee' });
  });

  it('CTY-FAC-8: a tackler who fails is beaten: no move, no tackle, no anticipation, until the full turn ends', () => {
    const m = match({ ...DEFENCE, pieces: beside(), hands: { home: { off: ['roulette', 'pace', 'feint'] } } })
      .play('away', 'tackle:2', 'card:jockey')
      .play('home', 'card:roulette');
    expect(m.position).toMatchObject({ phase: 'dmove', turn: { beaten: ['2'] } });
    expect(m.refusal('away', 'reposition:2-h8')).toBe('CTY-FAC-8');
    const beaten = { ...TURN, beaten: ['2'] };
    expect(match({ ...DEFENCE, pieces: beside(), turn: beaten }).refusal('away', 'tackle:2')).toBe('CTY-FAC-8');
    const passed = match({ turn: beaten, pieces: { away: { 2: 'h10' } } }).play('home', 'pass:short-h9');
    expect(passed.turn).toMatchObject({ phase: 'action' });
    expect(match({ phase: 'action', pieces: beside(), turn: beaten }).refusal('home', 'dribble:2')).toBeUndefined();
  });

  it('CTY-FAC-3: secrets are checked against the hand', () => {
    const m = match({ ...action, pieces: beside() }).play('home', 'dribble:2');
    expect(m.refusal('home', 'card:none')).toBe('CTY-FAC-3');
    expect(m.refusal('home', 'card:jockey')).toBe('CTY-FAC-3');
    expect(m.refusal('away', 'card:jockey')).toBeUndefined();
    expect(m.refusal('away', 'card')).toBe('CTY-FAC-3');
  });

  it('CTY-REF-2, CTY-REF-3: a hard card and 4 is a foul; in the box of the tackler a penalty', () => {
    const m = tackled('slide').roll('d6:4');
    expect(types(m)).toEqual(['referee', 'foul', 'stop']);
    expect(m.position).toMatchObject({
      queue: ['away:def'],
      restart: { kind: 'freekick', side: 'home', at: 'h6', n: '8' },
    });
    const box = tackled('slide', { ball: 'h18', pieces: { home: { 8: 'h18' }, away: { 2: 'h19' } } }).roll('d6:5');
    expect(box.event('stop')).toMatchObject({ kind: 'penalty', side: 'home', at: 'h19' });
  });

  it('CTY-REF-4: the second yellow card is a red one', () => {
    const m = tackled('behind', { yellow: { home: [], away: ['2'] } }).roll('d6:6');
    expect(m.events.filter((event) => event.type === 'card')).toMatchObject([
      { color: 'yellow', side: 'away', n: '2', rule: 'CTY-REF-2' },
      { color: 'red', side: 'away', n: '2', rule: 'CTY-REF-4' },
    ]);
    const { pieces, formation } = m.position;
    expect(m.position).toMatchObject({
      team: { away: ['1', '3', '4', '5', '6', '8'] },
      sentOff: { away: ['2'] },
      yellow: { away: [] },
    });
    expect([Object.keys(pieces.away), Object.keys(formation.away)]).toEqual([
      ['1', '3', '4', '5', '6', '8'],
      ['1', '3', '4', '5', '6', '8'],
    ]);
  });

  it('CTY-REF-5: the last man sees a straight red outside the box, a yellow where a mate is behind him', () => {
    const away = { 2: 'h17', 3: 'a12', 4: 'o12', 5: 'o13', 6: 'c12', 8: 'm12' };
    const last = { ball: 'h16', pieces: { home: { 8: 'h16' }, away } };
    expect(tackled('behind', last).roll('d6:6').event('card')).toMatchObject({
      color: 'red',
      n: '2',
      rule: 'CTY-REF-5',
    });
    const covered = { ...last, pieces: { home: { 8: 'h16' }, away: { ...away, 3: 'a20' } } };
    expect(tackled('behind', covered).roll('d6:6').event('card')).toMatchObject({ color: 'yellow', rule: 'CTY-REF-2' });
  });

  it('CTY-REF-5: for a keeper the lowest outfield shirt leaves', () => {
    const m = match({
      ...DEFENCE,
      ball: 'h20',
      yellow: { home: [], away: ['1', '2'] },
      hands: { away: { def: ['behind', 'front', 'jockey'] } },
      pieces: { home: { 8: 'h20' } },
    })
      .play('away', 'tackle:1', 'card:behind')
      .play('home', 'card:none')
      .roll('d6:6');
    expect(m.position).toMatchObject({
      team: { away: ['1', '3', '4', '5', '6', '8'] },
      sentOff: { away: ['2'] },
      yellow: { away: [] },
    });
    expect(m.position).toMatchObject({ pieces: { away: { 1: 'h21' } }, restart: { kind: 'penalty' } });
  });

  it('CTY-REF-6: four sent off lose at once, with nothing of the end of a period', () => {
    const m = tackled('behind', {
      score: [0, 2],
      team: { home: ['1', '2', '3', '4', '5', '6', '8'], away: ['1', '2', '3', '4'] },
      sentOff: { home: [], away: ['5', '6', '8'] },
      yellow: { home: [], away: ['2'] },
      coach: { home: 0, away: 1 },
      effects: [{ id: 'crowd', by: 'home', left: 2 }],
      pieces: { home: {}, away: { 2: 'h7', 5: undefined, 6: undefined, 8: undefined } },
    }).roll('d6:6');
    expect(types(m)).toEqual(['referee', 'foul', 'card', 'card', 'over']);
    expect(m.turn).toEqual({ kind: 'over', result: { winner: 'home', score: [0, 2], reason: 'forfeit' } });
    expect(m.position).toMatchObject({
      coach: { away: 1 },
      effects: [{ id: 'crowd', left: 2 }],
      face: null,
      restart: null,
      queue: [],
    });
  });

  it('CTY-EXT-6, CTY-DTC-10: whistles take one from the opponent, the reprimand adds one to the defender', () => {
    const totals = (given: object) => eventOf(tackled('toepoke', given), 'faceoff')?.totals;
    expect(totals({})).toEqual([4, 7]);
    expect(totals({ effects: [{ id: 'whistles', by: 'away', left: 1 }] })).toEqual([3, 7]);
    expect(totals({ effects: [{ id: 'whistles', by: 'home', left: 1 }] })).toEqual([4, 6]);
    expect(totals({ coach: { home: 0, away: 1 } })).toEqual([4, 8]);
    expect(totals({ coach: { home: 1, away: 0 } })).toEqual([4, 7]);
  });

  it('CTY-EXT-7: strict makes a 4 a 6, lenient a 5 a 1', () => {
    const strict = tackled('slide', { effects: [{ id: 'strict', by: null, left: null }] }).roll('d6:4');
    expect(strict.event('referee')).toMatchObject({ die: 4, face: 'yellow' });
    expect(strict.event('card')).toMatchObject({ color: 'yellow' });
    const lenient = tackled('slide', { effects: [{ id: 'lenient', by: null, left: null }] }).roll('d6:5');
    expect(lenient.event('referee')).toMatchObject({ die: 5, face: 'play' });
    expect(lenient.position).toMatchObject({ phase: 'dmove', ball: 'h7' });
  });

  it('CTY-EXT-5, CTY-DTC-10: crowd and reprimand count in contests', () => {
    const contest = (given: object) =>
      eventOf(
        match({ pieces: { home: { 6: 'h12' }, away: { 6: 'h13' } }, ...given })
          .play('home', 'pass:medium-h12')
          .play('away', 'allow')
          .roll('d6+d6:3+3'),
        'contest',
      )?.totals;
    expect(contest({})).toEqual([3, 3]);
    expect(contest({ effects: [{ id: 'crowd', by: 'home', left: 1 }] })).toEqual([4, 3]);
    expect(contest({ coach: { home: 1, away: 2 } })).toEqual([4, 4]);
  });
});
