import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/support/script.ts';
import { game as tactics } from './room.ts';
import { sketch } from './testing.ts';

type Team = Record<string, string>;
const AWAY = { d1: 'b13', d2: 'h13', m2: 'a9', f1: 'h9' };
const BOOKED = { gk: 1, d: 1, m2: 1 };
/** Away's keeper, booked once, fouls home's f1 on this space. */
const fouled = (at: string, away: Team = AWAY, cards: object = BOOKED, fields: object = {}): Script =>
  Script.from(
    tactics,
    sketch(
      { f1: at, m1: 'a2' },
      { gk: at, ...away },
      { phase: 'battle', ball: at, holder: 'f1', cards: { away: cards }, ...fields },
    ),
  ).roll('d6+d6:6+1');

describe("a keeper's second yellow", () => {
  it('STW-CARD-6: his side is asked who leaves; nothing of the battle has changed but the phase', () => {
    const m = fouled('d15', AWAY, BOOKED, { chance: true, passes: 1, offside: ['m1'] });
    expect(m.events.map(({ type, color }) => color ?? type)).toEqual(['battle', 'foul', 'yellow']);
    expect(m.turn).toEqual({ kind: 'choice', side: 'away', phase: 'sendoff' });
    expect(m.position).toMatchObject({ side: 'home', ball: 'd15', holder: 'f1', roll: null, restart: null });
    expect(m.position).toMatchObject({ chance: true, passes: 1, offside: ['m1'], cards: { away: BOOKED } });
    expect(m.legal('away')).toEqual(['leave:d1', 'leave:d2', 'leave:f1', 'leave:m2']);
    expect(m.legal('home')).toEqual([]);
  });

  it('STW-CARD-6: neither the keeper himself nor who is out already; no other action', () => {
    const m = fouled('d12');
    expect(m.refusal('away', 'leave:gk')).toBe('STW-CARD-6');
    expect(m.refusal('away', 'leave:f2')).toBe('STW-CARD-6');
    expect(m.refusal('away', 'taker:d1')).toBe('STW-TURN-1');
    expect(m.refusal('away', 'leave:d5')).toBe('bad-action');
    expect(m.refusal('away', 'leave')).toBe('bad-action');
    const other = Script.from(tactics, sketch({ f1: 'd8' }, AWAY, { phase: 'defend', ball: 'd8', holder: 'f1' }));
    expect(other.refusal('away', 'leave:d1')).toBe('STW-TURN-1');
  });

  it('STW-CARD-6: a midfielder leaves with his own card; then the penalty', () => {
    const m = fouled('d15').play('away', 'leave:m2');
    expect(m.events).toMatchObject([
      { type: 'card', side: 'away', piece: 'gk', color: 'red', leaves: 'm2' },
      { type: 'penalty', side: 'home', piece: 'f1' },
    ]);
    expect(m.position).toMatchObject({ phase: 'clear', restart: 'penalty', queue: ['home:f1'], chance: true });
    expect(m.position).toMatchObject({ pieces: { away: { m2: 'out', gk: 'd15' } } });
    expect(m.position).toMatchObject({ cards: { away: { gk: 0, d: 1, m2: 0 } }, time: { plays: 5 } });
  });

  it('STW-CARD-6, STW-CARD-2: the card of the defenders stays with those left and goes with the last', () => {
    const m = fouled('d12').play('away', 'leave:d1');
    expect(m.position).toMatchObject({ restart: 'freekick', holder: 'f1', queue: ['away:gk'], time: { plays: 6 } });
    expect(m.position).toMatchObject({ cards: { away: { gk: 0, d: 1, m2: 1 } } });
    const last = fouled('d12', { d4: 'b13', f1: 'h9' }, { gk: 1, d: 1 }).play('away', 'leave:d4');
    expect(last.position).toMatchObject({ pieces: { away: { d4: 'out' } }, cards: { away: { gk: 0, d: 0 } } });
  });

  it('STW-CARD-6: no field pawn left: nobody is asked, nobody goes', () => {
    const m = fouled('d12', {}, { gk: 1 });
    expect(m.events.filter((event) => event.type === 'card')).toEqual([
      { type: 'card', side: 'away', piece: 'gk', color: 'yellow', rule: 'STW-CARD-1' },
      { type: 'card', side: 'away', piece: 'gk', color: 'red', rule: 'STW-CARD-6' },
    ]);
    expect(m.position).toMatchObject({ restart: 'freekick', phase: 'clear', cards: { away: { gk: 0 } } });
  });

  it("STW-CARD-6, STW-FOUL-2: A's keeper fouls: A chooses, D has the free kick", () => {
    const home = { gk: 'd2', m1: 'a8', f1: 'h14' };
    const m = Script.from(
      tactics,
      sketch(
        home,
        { m3: 'd2' },
        { phase: 'battle', ball: 'd2', holder: 'gk', cards: { home: { gk: 1 } }, offside: ['f1'] },
      ),
    ).roll('d6+d6:1+6');
    expect(m.turn).toMatchObject({ side: 'home', phase: 'sendoff' });
    expect(m.play('home', 'leave:f1').position).toMatchObject({
      ...{ side: 'away', restart: 'freekick', phase: 'clear', holder: 'm3', ball: 'd2', offside: [] },
      pieces: { home: { f1: 'out', gk: 'd2' } },
      queue: ['home:gk'],
    });
  });

  it('STW-CARD-6: after it his next yellow is a first one', () => {
    expect(fouled('d12', AWAY, {}).position).toMatchObject({ phase: 'clear', cards: { away: { gk: 1 } } });
  });

  it('STW-MIN-5: over time the first of the sorted list leaves, and only the award of the foul follows', () => {
    const m = fouled('d15', { m1: 'a9', m2: 'b9', f2: 'h9' }, { gk: 1 }).play('away', 'timeout');
    expect(m.events).toMatchObject([
      { type: 'timeout', side: 'away' },
      { type: 'card', color: 'red', piece: 'gk', leaves: 'f2' },
      { type: 'penalty', side: 'home' },
    ]);
    expect(m.position).toMatchObject({ phase: 'clear', restart: 'penalty', back: null });
    const free = fouled('d12').play('away', 'timeout');
    expect(free.position).toMatchObject({ restart: 'freekick', side: 'home', pieces: { away: { d1: 'out' } } });
  });

  const WHISTLE = { options: { clock: 'whistle' } };

  it('STW-TIME-8: a whistle only sets `up`: the choice is made, then the penalty is taken', () => {
    const m = fouled('d15', AWAY, BOOKED, WHISTLE).whistle();
    expect(m.events.map((event) => event.type)).toEqual(['whistle']);
    expect(m.position).toMatchObject({ phase: 'sendoff', period: 1, time: { plays: 5, up: true } });
    expect(() => m.whistle()).toThrow('STW-TIME-7');
    m.play('away', 'leave:f1').play('home', 'place:f1-d13').play('away', 'place:gk-d16');
    expect(m.roll('spinner:goalkick').position).toMatchObject({ period: 2, phase: 'setup' });
  });

  it('STW-TIME-8: or the period ends where the free kick would begin', () => {
    const m = fouled('d12', AWAY, BOOKED, WHISTLE).whistle().play('away', 'leave:f1');
    expect(m.events.map((event) => event.type)).toEqual(['card', 'period', 'kickoff']);
    expect(m.position).toMatchObject({ period: 2, phase: 'setup', pieces: { away: { f1: 'out', f2: 'out' } } });
    const slow = fouled('d12', AWAY, BOOKED, WHISTLE).whistle().play('away', 'timeout');
    expect(slow.position).toMatchObject({ period: 2, pieces: { away: { d1: 'out' } } });
  });

  it('STW-TIME-2: after the last play the choice is still made', () => {
    const m = fouled('d12', AWAY, BOOKED, { time: { plays: 20, up: false } });
    expect(m.turn).toMatchObject({ phase: 'sendoff' });
    expect(m.play('away', 'leave:m2').position).toMatchObject({ period: 2, pieces: { away: { m2: 'out' } } });
  });
});
