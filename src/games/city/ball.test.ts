import { describe, expect, it } from 'vitest';
import { DEFENCE, match, moves, TURN } from './testing.ts';

/** A corner of home on a22 with a mate on g18 and whoever else is named. */
const corner = (home: Record<string, string>, away: Record<string, string> = {}) =>
  match({
    phase: 'restart',
    ball: 'a22',
    restart: { kind: 'corner', side: 'home', at: 'a22', n: '6' },
    pieces: { home: { 6: 'a22', ...home }, away: { 2: 'o12', ...away } },
  });

describe('city: balls and passes', () => {
  it('CTY-CLO-2, CTY-RST-5: a close pass of 4 to a marked mate brings no contest; a corner by close pass is a cross', () => {
    const m = corner({ 8: 'e20' }, { 6: 'e21' }).play('home', 'close:8');
    expect(m.position).toMatchObject({ phase: 'action', ball: 'e20', turn: { crossed: true, received: true } });
    const kept = corner({}).play('home', 'keep');
    expect(kept.position).toMatchObject({ phase: 'ball', turn: { crossed: false } });
  });

  it('CTY-CON-4, CTY-CON-3: a longer one does, and a keeper adds 2 in his own box', () => {
    const m = corner({ 8: 'h20' }).play('home', 'close:8');
    expect(m.position).toMatchObject({ phase: 'contest', contest: { n: '8', markers: ['1'] } });
    m.roll('d6+d6:5+3');
    expect(m.event('contest')).toMatchObject({ roll: [5, 3], totals: [5, 5], winner: 'away' });
    expect(m.event('possession')).toMatchObject({ side: 'away', n: '1', rule: 'CTY-CON-2' });
    expect(m.position).toMatchObject({ ball: 'h21', phase: 'move', turn: { received: false } });
  });

  it('CTY-CLO-3: a straight close pass is blocked like a normal one', () => {
    const at = (away: Record<string, string>) =>
      match({
        phase: 'restart',
        ball: 'a12',
        restart: { kind: 'throwin', side: 'home', at: 'a12', n: '6' },
        pieces: { home: { 6: 'a12', 8: 'a16' }, away },
      });
    expect(at({ 6: 'a14' }).refusal('home', 'close:8')).toBe('CTY-CLO-3');
    expect(at({ 6: 'b13' }).refusal('home', 'close:8')).toBeUndefined();
    expect(at({}).refusal('home', 'close:1')).toBe('CTY-RST-1');
    expect(at({}).refusal('home', 'close:3')).toBeUndefined();
    expect(at({}).refusal('home', 'close:6')).toBe('CTY-CLO-1');
    expect(corner({ 8: 'a17' }, { 6: 'a21' }).refusal('home', 'close:8')).toBe('CTY-CLO-3');
    expect(corner({ 8: 'a17' }, { 6: 'a18' }).refusal('home', 'close:8')).toBe('CTY-CLO-3');
    expect(corner({ 8: 'a17' }, { 3: 'c12', 6: 'a20' }).refusal('home', 'close:8')).toBeUndefined();
  });

  it('CTY-PAS-5, CTY-CON-1: a high pass is blocked at both ends, before a mate too; who is beside the line contests', () => {
    const to = (hex: string, home: Record<string, string> = {}) => match({ pieces: { home, away: { 6: hex } } });
    for (const mate of [{}, { 6: 'h12' }] as Record<string, string>[]) {
      expect(to('h7', mate).refusal('home', 'pass:medium-h12')).toBe('CTY-PAS-5');
      expect(to('h11', mate).refusal('home', 'pass:medium-h12')).toBe('CTY-PAS-5');
      expect(to('h10', mate).refusal('home', 'pass:medium-h12')).toBeUndefined();
    }
    for (const marker of ['g12', 'h13', 'i13']) {
      const m = to(marker, { 6: 'h12' }).play('home', 'pass:medium-h12').play('away', 'allow');
      expect(m.position).toMatchObject({ phase: 'contest', contest: { n: '6', markers: ['6'] } });
    }
    const free = match({ turn: { ...TURN, free: true }, pieces: { home: { 6: 'h12' }, away: { 6: 'h7', 8: 'h11' } } });
    expect(free.refusal('home', 'pass:medium-h12')).toBe('CTY-PAS-5');
  });

  it('CTY-RST-1, CTY-CON-4: kick-off and throw-in reach 12 hexes too, with contests beyond 4', () => {
    const kickoff = (home: Record<string, string>, away: Record<string, string> = {}) =>
      match({
        ...{ phase: 'restart', ball: 'h11', restart: { kind: 'kickoff', side: 'home', at: 'h11', n: '8' } },
        pieces: { home: { 1: 'h5', 8: 'h10', ...home }, away },
      });
    expect(kickoff({ 6: 'm9' }).refusal('home', 'close:6')).toBeUndefined();
    expect(kickoff({}).refusal('home', 'close:2')).toBe('CTY-RST-1');
    expect(kickoff({}).refusal('home', 'keep')).toBe('CTY-RST-2');
    expect(kickoff({ 6: 'm9' }, { 6: 'm8' }).play('home', 'close:6').turn).toMatchObject({ phase: 'contest' });
    expect(kickoff({ 6: 'l11' }, { 6: 'l10' }).play('home', 'close:6').turn).toMatchObject({ phase: 'action' });
  });

  it('CTY-SQR-3: a medium square pass to a marked mate is contested, a short one is not', () => {
    const to = (hex: string, marker: string) => match({ pieces: { home: { 6: hex }, away: { 6: marker } } });
    expect(to('l6', 'l7').play('home', 'pass:medium-l6').play('away', 'allow').turn).toMatchObject({
      phase: 'contest',
    });
    expect(to('j6', 'j7').play('home', 'pass:short-j6').play('away', 'allow').turn).toMatchObject({ phase: 'action' });
  });

  it('CTY-OFF-2: a ball to an empty hex and a short advance to a mate are never offside', () => {
    const deep = {
      home: { 8: 'h15', 6: 'h18' },
      away: { 1: 'h16', 2: 'a12', 3: 'a14', 4: 'o12', 5: 'o14', 6: 'c12', 8: 'm12' },
    };
    const empty = match({ ball: 'h15', pieces: { ...deep, away: { ...deep.away, 1: 'f21' } } }).play(
      'home',
      'pass:short-h17',
    );
    expect(empty.event('offside')).toBeUndefined();
    expect(empty.event('loose')).toMatchObject({ at: 'h17' });
    const flagged = match({ ball: 'h15', pieces: { ...deep, away: { ...deep.away, 1: 'f21' } } }).play(
      'home',
      'pass:short-h18',
    );
    expect(flagged.events.map((event) => event.type)).toEqual(['pass', 'offside', 'stop']);
    const run = match({ ball: 'h16', pieces: { home: { 8: 'h16', 6: 'h18' }, away: { ...deep.away, 1: 'f21' } } }).play(
      'home',
      'advance:medium-n',
    );
    expect(run.event('offside')).toBeUndefined();
    expect(run.position).toMatchObject({ ball: 'h18', phase: 'action', turn: { received: true } });
  });

  it('CTY-RST-6: at a free kick opponents next to the ball do not block, and there is no advance and no dribble', () => {
    const free = (phase: string) =>
      match({ phase, turn: { ...TURN, free: true }, pieces: { away: { 6: 'h7', 8: 'h9' } } });
    expect(free('ball').refusal('home', 'pass:short-h8')).toBeUndefined();
    expect(free('ball').refusal('home', 'pass:short-h10')).toBe('CTY-PAS-4');
    expect(free('ball').refusal('home', 'advance:short-s')).toBe('CTY-RST-6');
    expect(free('action').refusal('home', 'dribble:6')).toBe('CTY-RST-6');
    expect(free('ball').play('home', 'pass:short-h8').position).toMatchObject({ turn: { free: false } });
    expect(free('ball').play('home', 'skip').position).toMatchObject({ phase: 'action', turn: { free: true } });
  });

  it('CTY-ADV-3, CTY-EXT-2: rain forbids long advances only', () => {
    const rain = match({ effects: [{ id: 'rain', by: null, left: 2 }] });
    expect(rain.refusal('home', 'advance:long-n')).toBe('CTY-EXT-2');
    expect(rain.refusal('home', 'advance:medium-n')).toBeUndefined();
    expect(rain.refusal('home', 'pass:long-h15')).toBeUndefined();
    expect(
      match({ ball: 'h21', pieces: { home: { 8: 'h21' }, away: { 1: 'f20' } } }).refusal('home', 'advance:medium-nw'),
    ).toBe('CTY-ADV-3');
  });

  it('CTY-EXT-3: wind cuts the straight long passes of the opponent of the side it favours to 10', () => {
    const wind = (by: string) => match({ effects: [{ id: 'wind', by, left: 5 }] });
    expect(wind('away').refusal('home', 'pass:long-h17')).toBe('CTY-EXT-3');
    expect(wind('away').refusal('home', 'pass:long-h16')).toBeUndefined();
    expect(wind('home').refusal('home', 'pass:long-h17')).toBeUndefined();
    expect(wind('away').refusal('home', 'pass:long-n6')).toBeUndefined();
  });

  it('CTY-DTC-3: the ball stays with the passer while the pass is announced', () => {
    const m = match({ pieces: { away: { 6: 'h10' } } }).play('home', 'pass:short-h9');
    expect(m.position).toMatchObject({
      phase: 'react',
      ball: 'h6',
      pass: { card: 'short', from: 'h6', to: 'h9' },
      turn: { usedBall: true, received: false },
      time: { plays: 1 },
    });
    expect(m.play('away', 'allow').position).toMatchObject({ ball: 'h9', pass: null, phase: 'action' });
  });

  it('CTY-PAS-1, CTY-TRN-1: arguments that mean nothing break the first clause that needs them', () => {
    const m = match();
    const said: Record<string, string> = {
      pass: 'CTY-BAL-1',
      'pass:feint-h9': 'CTY-BAL-1',
      'pass:short': 'CTY-PAS-1',
      'pass:short-h6': 'CTY-PAS-1',
      'pass:short-h9-x': 'CTY-PAS-1',
      'pass:short-z9': 'CTY-PAS-1',
      'advance:short': 'CTY-ADV-4',
      'advance:gold-n': 'CTY-BAL-1',
      'skip:now': 'CTY-TRN-1',
      'keep:low': 'CTY-TRN-1',
      end: 'CTY-TRN-1',
      fly: 'bad-action',
    };
    for (const [text, clause] of Object.entries(said)) expect([text, m.refusal('home', text)]).toEqual([text, clause]);
    const moving = match({ phase: 'move', moves: moves() });
    expect(moving.refusal('home', 'reposition:7-h9')).toBe('CTY-MOV-1');
    expect(moving.refusal('home', 'reposition:2-z9')).toBe('CTY-MOV-1');
    expect(moving.refusal('home', 'reposition:2-a2')).toBe('CTY-MOV-3');
    expect(moving.refusal('home', 'factor:2')).toBe('bad-action');
  });

  it('CTY-CLO-1, CTY-FAC-8, CTY-SHT-1: one argument too many is refused after the clauses that the first one breaks', () => {
    const throwIn = match({
      ...{ phase: 'restart', restart: { kind: 'throwin', side: 'home', at: 'h6', n: '8' } },
      pieces: { home: { 2: 'a22' }, away: { 2: 'o12' } },
    });
    expect(throwIn.refusal('home', 'close:2')).toBe('CTY-RST-1');
    expect(throwIn.refusal('home', 'close:2-3')).toBe('CTY-RST-1');
    const near = match({
      ...{ phase: 'restart', restart: { kind: 'throwin', side: 'home', at: 'h6', n: '8' } },
      pieces: { home: { 6: 'h8' } },
    });
    expect(near.refusal('home', 'close:6')).toBeUndefined();
    expect(near.refusal('home', 'close:6-3')).toBe('CTY-CLO-1');
    const defending = match({ ...DEFENCE, pieces: { away: { 2: 'h7', 3: 'g7' } }, turn: { ...TURN, beaten: ['3'] } });
    expect(defending.refusal('away', 'tackle:2')).toBeUndefined();
    expect(defending.refusal('away', 'tackle:2-1')).toBe('CTY-FAC-2');
    expect(defending.refusal('away', 'tackle:3-1')).toBe('CTY-FAC-8');
    const shooting = match({ phase: 'shot', pieces: { home: { 8: 'h18' } }, ball: 'h18' });
    expect(shooting.refusal('home', 'shot:low')).toBeUndefined();
    expect(shooting.refusal('home', 'shot:low-h21')).toBe('CTY-SHT-1');
  });
});
