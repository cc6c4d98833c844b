import { describe, expect, it } from 'vitest';
import { DEFENCE, match, TURN } from './testing.ts';

const holding = (...off: string[]) => ({ phase: 'action', hands: { home: { off } } });
const defending = (...def: string[]) => ({ ...DEFENCE, hands: { away: { def } } });

describe('city: offensive tactics', () => {
  it('CTY-OTC-1, CTY-HND-4: a card is played from the hand, where its move is possible', () => {
    const m = match(holding('cutback', 'dragback', 'hat'));
    expect(m.refusal('home', 'tactic:roulette')).toBe('CTY-HND-4');
    expect(m.refusal('home', 'tactic:low')).toBe('CTY-HND-4');
    expect(m.refusal('home', 'tactic')).toBe('CTY-HND-4');
    expect(m.refusal('home', 'tactic:cutback')).toBe('CTY-OTC-5');
    expect(m.refusal('home', 'tactic:dragback-6')).toBe('CTY-OTC-7');
    expect(m.refusal('home', 'tactic:hat-6')).toBe('CTY-OTC-9');
    expect(m.refusal('home', 'tactic:jockey')).toBe('CTY-DTC-2');
    expect(m.legal('home')).toEqual(['skip']);
  });

  it('CTY-OTC-4: a through ball is short or medium, straight, and ignores one blocker', () => {
    const m = match({ ...holding('pushrun', 'pace', 'hat'), pieces: { away: { 6: 'h8', 8: 'h10', 5: 'j8' } } }).play(
      'home',
      'tactic:pushrun',
    );
    expect(m.position).toMatchObject({ phase: 'through', hands: { home: { off: ['hat', 'pace'] } } });
    expect(m.refusal('home', 'pass:short-h9')).toBeUndefined();
    expect(m.refusal('home', 'pass:medium-h11')).toBeUndefined();
    expect(m.refusal('home', 'pass:long-h15')).toBe('CTY-OTC-4');
    expect(m.refusal('home', 'pass:short-j6')).toBe('CTY-OTC-4');
    expect(m.refusal('home', 'skip')).toBe('CTY-TRN-1');
    expect(m.play('home', 'pass:medium-h11').play('away', 'allow').position).toMatchObject({
      phase: 'move',
      turn: { usedBall: true },
    });
    const two = match({ ...holding('pushrun', 'pace', 'hat'), pieces: { away: { 6: 'h7', 8: 'h8' } } }).play(
      'home',
      'tactic:pushrun',
    );
    expect(two.refusal('home', 'pass:short-h9')).toBe('CTY-PAS-4');
  });

  it('CTY-OTC-6, CTY-BAL-1: quick passing is one more ball card, and then the shot', () => {
    const m = match({ ...holding('scissors', 'pace', 'hat'), pieces: { home: { 6: 'h9' } } })
      .play('home', 'tactic:scissors')
      .play('home', 'pass:short-h9');
    expect(m.position).toMatchObject({ phase: 'move', ball: 'h9', time: { plays: 1 } });
    const empty = match({ phase: 'action', hands: { home: { off: ['scissors'], ball: [] } } });
    expect(empty.refusal('home', 'tactic:scissors')).toBe('CTY-OTC-6');
  });

  it('CTY-OTC-4, CTY-CON-1: a blocker who was ignored still marks, and has his contest', () => {
    const m = match({ ...holding('pushrun', 'pace', 'hat'), pieces: { home: { 6: 'h12' }, away: { 6: 'h11' } } });
    m.play('home', 'tactic:pushrun', 'pass:medium-h12').play('away', 'allow');
    expect(m.position).toMatchObject({ phase: 'contest', contest: { n: '6', markers: ['6'] } });
    const both = match({
      ...holding('pushrun', 'pace', 'hat'),
      pieces: { home: { 6: 'h12' }, away: { 6: 'h11', 8: 'h7' } },
    }).play('home', 'tactic:pushrun');
    expect(both.refusal('home', 'pass:medium-h12')).toBe('CTY-PAS-5');
  });

  it('CTY-OTC-7, CTY-CLO-2, CTY-CLO-3, CTY-CLO-5: a cross is high at any length', () => {
    const cross = (mate: string, away: Record<string, string>) =>
      match({
        ...{ ...holding('dragback', 'pace', 'hat'), ball: 'd18' },
        pieces: { home: { 8: 'd18', 6: mate }, away: { 1: 'h21', ...away } },
      });
    const near = cross('f19', { 6: 'f20' }).play('home', 'tactic:dragback-6');
    expect(near.position).toMatchObject({ phase: 'contest', turn: { crossed: true }, contest: { n: '6' } });
    // Straight to h20, four hexes: the second hex is flown over, the first and the last are not.
    expect(cross('h20', { 6: 'f19' }).refusal('home', 'tactic:dragback-6')).toBeUndefined();
    expect(cross('h20', { 6: 'e19' }).refusal('home', 'tactic:dragback-6')).toBe('CTY-OTC-7');
    expect(cross('h20', { 6: 'g20' }).refusal('home', 'tactic:dragback-6')).toBe('CTY-OTC-7');
    expect(cross('e19', {}).refusal('home', 'tactic:dragback-6')).toBeUndefined();
    // Off the lines a pair across the way blocks a short close pass, and no cross.
    const pair = { 5: 'f18', 6: 'f19' };
    expect(cross('h18', pair).refusal('home', 'tactic:dragback-6')).toBeUndefined();
    expect(
      match({ ...holding('feint'), ball: 'd18', pieces: { home: { 8: 'd18', 6: 'h18' }, away: pair } }).refusal(
        'home',
        'tactic:feint-6',
      ),
    ).toBe('CTY-OTC-2');
    expect(cross('h18', { 5: 'e18', 6: 'e19' }).refusal('home', 'tactic:dragback-6')).toBe('CTY-OTC-7');
  });

  it('CTY-OTC-8: switch play wants 5 to 12 hexes and six files', () => {
    const m = match({ ...holding('nutmeg', 'pace', 'hat'), pieces: { home: { 4: 'b6', 5: 'd6', 6: 'o6' } } });
    expect(m.legal('home')).toContain('tactic:nutmeg-4');
    expect(m.refusal('home', 'tactic:nutmeg-5')).toBe('CTY-OTC-8');
    expect(m.play('home', 'tactic:nutmeg-6').position).toMatchObject({
      ball: 'o6',
      phase: 'move',
      turn: { received: true },
    });
  });

  it('CTY-OTC-9: a counter-attack needs a fresh turn', () => {
    const fresh = { ...holding('hat', 'pace', 'feint'), pieces: { home: { 6: 'h10' } } };
    expect(match(fresh).refusal('home', 'tactic:hat-6')).toBe('CTY-OTC-9');
    const m = match({ ...fresh, turn: { ...TURN, fresh: true } }).play('home', 'tactic:hat-6');
    expect(m.position).toMatchObject({
      phase: 'runs',
      moves: { left: 2, reach: 3, mode: 'fwd', moved: [] },
      ball: 'h10',
    });
    expect(m.refusal('home', 'reposition:6-h11')).toBe('CTY-MOV-4');
    expect(m.refusal('home', 'reposition:8-h5')).toBe('CTY-OTC-9');
  });

  it('CTY-OTC-10: all forward is six players two steps ahead', () => {
    const m = match(holding('roulette', 'pace', 'hat')).play('home', 'tactic:roulette');
    expect(m.position).toMatchObject({
      phase: 'move',
      turn: { boost: 'forward' },
      moves: { left: 6, reach: 2, mode: 'fwd' },
    });
    expect(m.refusal('home', 'reposition:2-a1')).toBe('CTY-OTC-10');
    expect(m.refusal('home', 'reposition:2-b3')).toBeUndefined();
  });

  it('CTY-OTC-2: the mate may keep a wall pass, and the return must be unblocked', () => {
    const m = match({ ...holding('feint', 'pace', 'hat'), pieces: { home: { 6: 'j7' }, away: { 6: 'i8', 8: 'i9' } } });
    expect(m.play('home', 'tactic:feint-6').events.map((event) => event.type)).toEqual([
      'tactic',
      'close',
      'possession',
    ]);
    expect(m.legal('home')).toContain('to:i7');
    expect(m.refusal('home', 'to:h9')).toBe('CTY-OTC-2');
    expect(m.refusal('home', 'to:h6')).toBe('CTY-OTC-2');
    expect(m.play('home', 'stay').position).toMatchObject({ ball: 'j7', actor: null, phase: 'move' });
  });
});

describe('city: defensive tactics', () => {
  it('CTY-DTC-1: what a card needs; the toe poke is for passes', () => {
    const m = match({ ...defending('toepoke', 'check', 'behind'), pieces: { away: { 6: 'h7' } } });
    expect(m.refusal('away', 'tactic:toepoke')).toBe('CTY-DTC-3');
    expect(m.refusal('away', 'tactic:check')).toBe('CTY-DTC-8');
    expect(m.refusal('away', 'tactic:behind-6')).toBe('CTY-DTC-10');
    expect(m.refusal('away', 'tactic:behind')).toBeUndefined();
    const own = { ball: 'h19', touch: 'away', pieces: { away: { 6: 'h19' } } };
    expect(match({ ...defending('check', 'jockey', 'front'), ...own }).legal('away')).toEqual(['skip', 'tactic:check']);
    expect(match({ ...defending('charge', 'jockey', 'front'), ...own }).refusal('away', 'tactic:charge-3')).toBe(
      'CTY-DTC-4',
    );
  });

  it('CTY-DTC-4: man-marking goes up to four hexes to the side of an opponent', () => {
    const m = match({ ...defending('charge', 'front', 'side'), pieces: { away: { 6: 'h10' } } });
    expect(m.refusal('away', 'tactic:charge-1')).toBe('CTY-DTC-4');
    expect(m.refusal('away', 'tactic:charge-2')).toBe('CTY-DTC-4');
    m.play('away', 'tactic:charge-6');
    expect(m.legal('away')).toEqual(['to:g7', 'to:h7', 'to:i7']);
    expect(m.refusal('away', 'to:h9')).toBe('CTY-DTC-4');
    expect(m.play('away', 'to:h7').position).toMatchObject({ phase: 'dmove', actor: null, moves: { left: 3 } });
  });

  it('CTY-DTC-5: cover takes a man to the carrier, and only he may tackle', () => {
    const m = match({ ...defending('block', 'front', 'side'), pieces: { away: { 6: 'h9', 2: 'g7' } } }).play(
      'away',
      'tactic:block-6',
    );
    expect(m.refusal('away', 'to:h8')).toBe('CTY-DTC-5');
    m.play('away', 'to:h7');
    expect(m.position).toMatchObject({ phase: 'cover2', actor: '6' });
    expect(m.refusal('away', 'tackle:2')).toBe('CTY-DTC-5');
    expect(m.play('away', 'tackle:6').position).toMatchObject({
      phase: 'face',
      actor: null,
      face: { kind: 'tackle', att: '8', def: '6' },
    });
    const bare = match({ ...defending('block'), pieces: { away: { 6: 'h9' } } })
      .play('away', 'tactic:block-6')
      .play('away', 'to:h7');
    expect(bare.legal('away')).toEqual(['skip']);
  });

  it('CTY-DTC-7: the offside trap is forward, for outfield players', () => {
    const m = match(defending('side', 'front', 'jockey')).play('away', 'tactic:side');
    expect(m.position).toMatchObject({ phase: 'trap', moves: { left: 4, reach: 2, mode: 'fwd' } });
    expect(m.refusal('away', 'reposition:1-h20')).toBe('CTY-DTC-7');
    expect(m.refusal('away', 'reposition:6-c19')).toBeUndefined();
    expect(m.refusal('away', 'reposition:6-c22')).toBe('CTY-DTC-7');
  });

  it('CTY-DTC-9: a tactical foul is whistled, 4 to 6 with a yellow card, strict or not', () => {
    const foul = (die: number) =>
      match({
        ...defending('slide', 'front', 'jockey'),
        pieces: { away: { 6: 'h7' } },
        effects: [{ id: 'strict', by: null, left: null }],
      })
        .play('away', 'tactic:slide-6')
        .roll(`d6:${die}`);
    expect(foul(3).events.map((event) => event.type)).toEqual(['referee', 'foul', 'stop']);
    expect(foul(3).event('referee')).toMatchObject({ face: 'foul', rule: 'CTY-DTC-9' });
    expect(foul(4).event('card')).toMatchObject({ color: 'yellow', n: '6', rule: 'CTY-DTC-9' });
    expect(foul(4).position).toMatchObject({
      yellow: { away: ['6'] },
      actor: null,
      restart: { kind: 'freekick', n: '8' },
    });
  });

  it('CTY-DTC-10: the reprimand lasts until the end of the next defence turn', () => {
    const m = match(defending('behind', 'front', 'jockey')).play('away', 'tactic:behind');
    expect(m.position).toMatchObject({ phase: 'dmove', coach: { home: 0, away: 2 } });
    expect(m.play('away', 'end').position).toMatchObject({ coach: { away: 1 } });
    m.roll('deck:def:slide').play('home', 'skip', 'skip', 'end').roll('deck:ball:short').play('away', 'skip', 'end');
    expect(m.position).toMatchObject({ coach: { away: 0 } });
  });

  it('CTY-DTC-8: a clearance flies over everybody, or goes into touch without a minute burnt', () => {
    const clear = () =>
      match({
        ...defending('check', 'front', 'jockey'),
        ball: 'h19',
        touch: 'away',
        pieces: { away: { 6: 'h19' }, home: { 8: 'h16' } },
      }).play('away', 'tactic:check');
    expect(clear().refusal('away', 'to:h16')).toBe('CTY-DTC-8');
    expect(
      clear()
        .play('away', 'to:h9')
        .events.map((event) => event.type),
    ).toEqual(['clearance', 'loose']);
    const out = clear().play('away', 'out');
    expect(out.event('clearance')).toMatchObject({ to: 'a19' });
    expect(out.position).toMatchObject({
      queue: ['away:def'],
      restart: { kind: 'throwin', side: 'home', at: 'a19', n: null },
    });
  });
});
