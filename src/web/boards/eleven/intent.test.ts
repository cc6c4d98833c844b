import { describe, expect, it } from 'vitest';
import { targets } from '../../../games/eleven/targets.ts';
import { type Given, load } from '../../../games/eleven/testing.ts';
import { type Intent, modesOf, NOTHING, offerOf, pick, pickable, targetsOf, touchedBy, tryOf } from './intent.ts';

function scene(given: Given) {
  const match = load(given);
  const position = match.position;
  const side = position.side ?? 'home';
  const legal = match.legal(side);
  const drawn = targets.draw({ position, before: null, events: [], side, legal });
  return {
    match,
    position,
    touch: drawn.marks.touch,
    offer: offerOf(legal),
    targets: (intent: Intent) => targetsOf(drawn.targets, intent),
  };
}

describe('choosing on the board', () => {
  it('offers every step within the points with its cost and its way', () => {
    const { targets } = scene({ home: { 2: '22' }, points: 2 });
    const steps = targets({ kind: 'picked', from: 22, mode: 'move' });
    expect(steps.get(25)).toEqual({ kind: 'move', cost: 1, actions: ['move:22-25'] });
    expect(steps.get(35)).toEqual({ kind: 'move', cost: 2, actions: ['move:22-25', 'move:25-35'] });
    expect(steps.has(27)).toBe(false);
  });

  it('every way it offers can be played', () => {
    const { targets } = scene({ home: { 2: '22' }, points: 4 });
    for (const { actions } of targets({ kind: 'picked', from: 22, mode: 'move' }).values()) {
      const { match } = scene({ home: { 2: '22' }, points: 4 });
      match.play('home', ...actions);
    }
  });

  it('shows a keeper one step only', () => {
    const { targets } = scene({ points: 6, die: 6 });
    expect([...targets({ kind: 'picked', from: 31, mode: 'move' }).keys()]).toEqual([19, 34, 43]);
  });

  it('an attack costs 2, 3 with the ball, and then asks where to', () => {
    const { targets } = scene({ home: { 2: '22' }, away: { 2: '25', 3: '28' }, ball: '28', points: 3 });
    const picked = targets({ kind: 'picked', from: 22, mode: 'move' });
    expect(picked.get(25)).toMatchObject({ kind: 'attack', cost: 2, actions: [] });
    expect(picked.get(28)).toMatchObject({ kind: 'attack', cost: 3 });
    expect(targets({ kind: 'push', from: 22, to: 25 }).get(24)?.actions).toEqual(['attack:22-25>24']);
  });

  it('a push without a choice is one touch', () => {
    const { targets } = scene({ home: { 2: '12', 3: '43' }, away: { 2: '34' }, ball: '19' });
    expect(targets({ kind: 'picked', from: 12, mode: 'move' }).get(34)?.actions).toEqual(['attack:12-34>12']);
  });

  it('tells kicks to a mate, to nobody and to a rival apart', () => {
    const { targets, offer, position } = scene({ home: { 2: '35', 3: '39' }, away: { 2: '25' } });
    expect(modesOf(offer, position, 35)).toEqual(['move', 'kick']);
    const kicks = targets({ kind: 'picked', from: 35, mode: 'kick' });
    expect([kicks.get(39)?.kind, kicks.get(29)?.kind, kicks.get(25)?.kind]).toEqual(['mate', 'loose', 'lost']);
  });

  it('has the kick in mind in a chain, and nothing else when the keeper must kick', () => {
    const chain = scene({ home: { 2: '35' }, kicks: 1, chain: true });
    expect(pick(chain.offer, chain.position, 35)).toEqual({ kind: 'picked', from: 35, mode: 'kick' });
    const keeper = scene({ ball: '31' });
    expect(modesOf(keeper.offer, keeper.position, 31)).toEqual(['kick']);
    expect([...pickable(keeper.offer, keeper.position)]).toEqual([31]);
  });

  it('knows the spaces of an action', () =>
    expect(['place:29', 'attack:12-23>17', 'set:5'].map(touchedBy)).toEqual([[29], [12, 23, 17], []]));

  it('a try that is no target becomes an action that the rules refuse by name', () => {
    const { match, position, touch } = scene({ home: { 2: '22', 3: '23' }, away: { 1: '33', 2: '25' }, points: 1 });
    const picked: Intent = { kind: 'picked', from: 22, mode: 'move' };
    const ruleOf = (to: number, intent: Intent = picked) => match.refusal('home', tryOf(position, touch, intent, to)!);
    expect(ruleOf(5)).toBe('ELV-MOV-1');
    expect(ruleOf(23)).toBe('ELV-MOV-2');
    expect(ruleOf(25)).toBe('ELV-TRN-4');
    expect(ruleOf(33)).toBe('ELV-MOV-1');
    expect(ruleOf(5, { kind: 'picked', from: 22, mode: 'kick' })).toBe('ELV-KCK-10');
    expect(ruleOf(25, NOTHING)).toBe('ELV-MOV-5');
    expect(tryOf(position, touch, NOTHING, 40)).toBeNull();
  });
});
