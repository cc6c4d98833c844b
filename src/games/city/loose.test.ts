import { describe, expect, it } from 'vitest';
import { DEFENCE, match, moves, TURN } from './testing.ts';

/** The ball lies on h9, two hexes before home 8. */
const LOOSE = { phase: 'action', ball: 'h9', loose: 1, pieces: { home: { 8: 'h7' } } };
const ALL_OFFENSIVE = ['feint', 'pushrun', 'cutback', 'scissors', 'dragback', 'nutmeg', 'hat'];
const CLAUSES: Readonly<Record<string, string>> = {
  ...{ feint: 'CTY-OTC-2', pushrun: 'CTY-OTC-4', cutback: 'CTY-OTC-5', scissors: 'CTY-OTC-6' },
  ...{ dragback: 'CTY-OTC-7', nutmeg: 'CTY-OTC-8', hat: 'CTY-OTC-9' },
  ...{ block: 'CTY-DTC-5', side: 'CTY-DTC-7', check: 'CTY-DTC-8', slide: 'CTY-DTC-9', behind: 'CTY-DTC-10' },
};

describe('city: a loose ball', () => {
  it('CTY-TRN-4, CTY-OTC-1: the attack may sprint or go all forward, and nothing else', () => {
    const hand = { home: { off: ['pace', 'roulette'] } };
    const m = match({ ...LOOSE, hands: hand, pieces: { home: { 8: 'h7' }, away: { 6: 'h10' } } });
    expect(new Set(m.legal('home').map((text) => text.split('-')[0]))).toEqual(
      new Set(['skip', 'tactic:pace', 'tactic:roulette']),
    );
    expect(m.refusal('home', 'dribble:6')).toBe('CTY-FAC-1');
    expect(m.refusal('home', 'tactic:pace-1')).toBe('CTY-OTC-3');
    for (const card of ALL_OFFENSIVE) {
      const held = { ...LOOSE, turn: { ...TURN, fresh: true }, hands: { home: { off: [card] } } };
      const near = { home: { 6: 'b20', 8: 'h11' }, away: { 6: 'h12' } };
      const text = ['feint', 'dragback', 'nutmeg', 'hat'].includes(card) ? `tactic:${card}-8` : `tactic:${card}`;
      expect([card, match({ ...held, pieces: near }).refusal('home', text)]).toEqual([card, CLAUSES[card]]);
    }
    expect(match({ ...LOOSE, hands: { home: { off: [] } } }).play('home', 'skip').turn).toMatchObject({
      phase: 'move',
    });
  });

  it('CTY-TRN-5: a ball that gets loose in phase 1 is followed by phase 2, later by the team movement', () => {
    expect(match().play('home', 'pass:short-h9').position).toMatchObject({ phase: 'action', ball: 'h9', loose: 0 });
    expect(match().play('home', 'advance:long-n').position).toMatchObject({ phase: 'action', ball: 'h9' });
    const quick = match({ phase: 'action' }).play('home', 'tactic:scissors', 'pass:short-h9');
    expect(quick.position).toMatchObject({ phase: 'move', ball: 'h9' });
  });

  it('CTY-OTC-3, CTY-MOV-5, CTY-TRN-8: a sprinter takes it, and may shoot if it was loose when the turn began', () => {
    const sprint = (loose: number, to: string) =>
      match({ ...LOOSE, loose, ball: 'h17', pieces: { home: { 8: 'h15' } } }).play(
        ...(['home', 'tactic:pace-8', `to:${to}`] as const),
      );
    const taken = sprint(1, 'h17');
    expect(taken.events.map((event) => event.type)).toEqual(['move', 'possession']);
    expect(taken.event('possession')).toMatchObject({ side: 'home', n: '8', rule: 'CTY-MOV-5' });
    expect(taken.position).toMatchObject({ phase: 'shot', actor: null, turn: { received: false } });
    expect(sprint(0, 'h17').position).toMatchObject({ phase: 'move', ball: 'h17' });
    expect(sprint(1, 'h18').position).toMatchObject({ phase: 'move', ball: 'h17' });
    const usual = match({ phase: 'action', ball: 'h17', pieces: { home: { 8: 'h17' } } });
    expect(usual.play('home', 'tactic:pace-6', 'to:o5').position).toMatchObject({ phase: 'shot' });
  });

  it('CTY-OTC-10: all forward with a loose ball', () => {
    const m = match({ ...LOOSE, hands: { home: { off: ['roulette'] } } }).play('home', 'tactic:roulette');
    expect(m.position).toMatchObject({ phase: 'move', moves: { left: 6, mode: 'fwd' } });
    expect(m.play('home', 'reposition:8-h9').event('possession')).toMatchObject({ rule: 'CTY-MOV-5' });
  });

  it('CTY-TRN-4, CTY-DTC-1: the defence may press, mark or drop back, and nothing else', () => {
    const loose = { ...DEFENCE, ball: 'h9', pieces: { away: { 6: 'h11' } } };
    const m = match({ ...loose, hands: { away: { def: ['charge', 'front', 'jockey'] } } });
    expect(m.legal('away')).toContain('tactic:jockey');
    expect(m.legal('away')).toContain('tactic:front');
    expect(m.legal('away')).toContain('tactic:charge-6');
    expect(m.refusal('away', 'tackle:6')).toBe('CTY-FAC-2');
    for (const card of ['block', 'side', 'check', 'slide', 'behind']) {
      const text = ['block', 'slide'].includes(card) ? `tactic:${card}-6` : `tactic:${card}`;
      const held = match({ ...loose, pieces: { away: { 6: 'h10' } }, hands: { away: { def: [card] } } });
      expect([card, held.refusal('away', text)]).toEqual([card, CLAUSES[card]]);
    }
    const bare = match({ phase: 'move', ball: 'h9', moves: moves(), hands: { away: { def: [] } } });
    expect(bare.play('home', 'end').turn).toMatchObject({ phase: 'defend', side: 'away' });
    expect(bare.legal('away')).toEqual(['skip']);
  });

  it('CTY-DTC-2, CTY-DTC-4, CTY-DTC-6, CTY-MOV-5: who ends on it has it', () => {
    const loose = (card: string, at: string) =>
      match({ ...DEFENCE, ball: 'h9', pieces: { away: { 6: at } }, hands: { away: { def: [card] } } });
    const pressed = loose('jockey', 'h12').play('away', 'tactic:jockey', 'reposition:6-h9');
    expect(pressed.event('possession')).toMatchObject({ side: 'away', n: '6', rule: 'CTY-MOV-5' });
    expect(pressed.refusal('away', 'reposition:6-h10')).toBe('CTY-MOV-4');
    expect(pressed.play('away', 'end').position).toMatchObject({ phase: 'dmove', touch: 'away', ball: 'h9' });
    const dropped = loose('front', 'g7').play('away', 'tactic:front', 'reposition:6-h9');
    expect(dropped.event('possession')).toMatchObject({ n: '6' });
    const marked = match({
      ...{ ...DEFENCE, ball: 'h7', hands: { away: { def: ['charge'] } } },
      pieces: { away: { 6: 'h10' } },
    });
    marked.play('away', 'tactic:charge-6', 'to:h7');
    expect(marked.event('possession')).toMatchObject({ n: '6', rule: 'CTY-MOV-5' });
    expect(marked.position).toMatchObject({ phase: 'dmove', touch: 'away' });
  });

  it('CTY-TRN-4: with the ball outside his box the defender only moves his men', () => {
    const m = match({ phase: 'move', moves: moves(), ball: 'h9', touch: 'away', pieces: { away: { 6: 'h9' } } });
    expect(m.play('home', 'end').turn).toMatchObject({ phase: 'dmove' });
  });
});
