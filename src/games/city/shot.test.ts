import { describe, expect, it } from 'vitest';
import { eventOf, match, TURN } from './testing.ts';

/** Home 8 on h18 in the box, alone before the keeper on h21, with these shot cards. */
const box = (given: object = {}, ...cards: string[]) =>
  match({
    phase: 'shot',
    ball: 'h18',
    pieces: { home: { 8: 'h18' } },
    hands: { home: { shot: cards.length > 0 ? cards : ['low', 'placed'] } },
    ...given,
  });
const types = (m: { events: readonly { type: string }[] }): string[] => m.events.map((event) => event.type);

describe('city: shots', () => {
  it('CTY-SHT-2, CTY-SHT-5: the shot meets the top intervention; an equal save holds, a lower one is a goal', () => {
    const m = box().play('home', 'shot:low');
    expect(m.event('shot')).toMatchObject({ total: 8 });
    expect(m.legal('chance')).toHaveLength(9);
    m.roll('deck:int:punch');
    expect(m.event('save')).toMatchObject({ total: 7, result: 'goal' });
    expect(box().play('home', 'shot:low').roll('deck:int:dive').event('save')).toMatchObject({
      total: 8,
      result: 'corner',
    });
  });

  it('CTY-SHT-4: every bonus and malus of the shot total', () => {
    const total = (given: object, card: string) =>
      eventOf(box(given, card).play('home', `shot:${card}`), 'shot')?.total;
    const beside = { home: { 8: 'h18' }, away: { 2: 'h17' } };
    const near = { home: { 8: 'h18' }, away: { 2: 'h16' } };
    expect(total({}, 'cannon')).toBe(10);
    expect(total({ pieces: near }, 'cannon')).toBe(8);
    expect(total({ pieces: beside }, 'cannon')).toBe(7);
    expect(total({ pieces: beside, turn: { ...TURN, free: true } }, 'cannon')).toBe(8);
    expect(total({ turn: { ...TURN, received: true } }, 'cannon')).toBe(11);
    const far = { ball: 'h16', pieces: { home: { 8: 'h16' } } };
    expect(total(far, 'cannon')).toBe(10);
    expect(total(far, 'placed')).toBe(8);
    expect(total({}, 'header')).toBe(7);
    expect(total({ turn: { ...TURN, crossed: true } }, 'header')).toBe(11);
    expect(total({}, 'volley')).toBe(8);
    expect(total({ turn: { ...TURN, received: true } }, 'volley')).toBe(11);
    expect(total({}, 'lob')).toBe(11);
    expect(total({ pieces: { home: { 8: 'h18' }, away: { 1: 'k20' } } }, 'lob')).toBe(12);
  });

  it('CTY-SHT-6: wide and post are no goal although nobody guards; anything else is', () => {
    const open = { pieces: { home: { 8: 'h18' }, away: { 1: 'k19' } } };
    const wide = box(open).play('home', 'shot:low').roll('deck:int:wide');
    expect(wide.event('save')).toMatchObject({ total: null, result: 'goalkick' });
    expect(wide.event('stop')).toMatchObject({ kind: 'goalkick', side: 'away', at: 'h20' });
    const post = box(open).play('home', 'shot:low').roll('deck:int:post');
    expect(post.position).toMatchObject({ phase: 'rebound', ball: 'h21', touch: 'home', shot: { keeper: false } });
    expect(box(open).play('home', 'shot:low').roll('deck:int:miracle').event('save')).toMatchObject({
      total: null,
      result: 'goal',
    });
  });

  it('CTY-SHT-9: three hexes from the keeper, up to the first piece', () => {
    const punched = (given: object = {}) =>
      box({ turn: { ...TURN, usedBall: true }, ...given }, 'header')
        .play('home', 'shot:header')
        .roll('deck:int:punch');
    expect(punched().position).toMatchObject({
      phase: 'rebound',
      ball: 'h21',
      touch: 'away',
      shot: { n: '8', from: 'h18' },
    });
    const free = punched().roll('d6:3');
    expect(free.event('loose')).toMatchObject({ at: 'k20' });
    expect(free.position).toMatchObject({ phase: 'move', touch: 'away', shot: null, side: 'home' });
    expect(punched().roll('d6:4').event('possession')).toMatchObject({ side: 'home', n: '8', rule: 'CTY-SHT-9' });
    expect(punched().roll('d6:2').event('stop')).toMatchObject({ kind: 'corner', side: 'home', at: 'o22' });
    expect(punched().roll('d6:1').event('stop')).toMatchObject({ kind: 'corner', side: 'home', at: 'a22' });
    const post = box({}, 'header').play('home', 'shot:header').roll('deck:int:post').roll('d6:6');
    expect(post.event('stop')).toMatchObject({ kind: 'goalkick', side: 'away' });
  });

  it('CTY-SHT-3: from outside the box the keeper intervenes anywhere in it', () => {
    const far = (keeper: string) =>
      box({ ball: 'h16', pieces: { home: { 8: 'h16' }, away: { 1: keeper } } }).play('home', 'shot:low').position;
    expect(far('d18')).toMatchObject({ shot: { keeper: true } });
    expect(far('d17')).toMatchObject({ shot: { keeper: false } });
  });

  it('CTY-SET-8, CTY-DSC-2: after a goal all go back to the formation, and the discards are voluntary', () => {
    const m = box({ turn: { ...TURN, idle: true } })
      .play('home', 'shot:low')
      .roll('deck:int:parry');
    expect(types(m)).toEqual(['save', 'goal', 'stop']);
    expect(m.position).toMatchObject({
      pieces: { home: { 8: 'h10', 6: 'h9' }, away: { 8: 'h12', 6: 'h13' } },
      ball: 'h11',
      touch: 'away',
      attacker: 'home',
      queue: ['burn:ball'],
      next: null,
      discard: 'goal',
    });
    expect(m.legal('home')).toContain('keep:all');
    m.play('home', 'keep:all');
    expect(m.event('discard')).toMatchObject({ side: 'home', count: 0 });
    m.play('away', 'keep:block+front');
    expect(m.event('discard')).toMatchObject({ count: 6 });
    expect(m.position).toMatchObject({
      discard: null,
      next: 'restart',
      queue: ['burn:ball', 'home:shot', ...Array(3).fill('away:off'), 'away:def', 'away:shot', 'away:shot'],
    });
  });

  it('CTY-PEN-1, CTY-PEN-2: taker and keeper go to their places, pieces there swap; the total is card + attack + 2', () => {
    const penalty = {
      phase: 'penalty',
      ball: 'h19',
      restart: { kind: 'penalty', side: 'home', at: 'h19', n: null },
      pieces: { home: { 8: 'h18' }, away: { 1: 'g20', 2: 'h21', 3: 'h19' } },
      hands: { home: { shot: ['header', 'lob'] } },
    };
    expect(match(penalty).refusal('home', 'taker:1')).toBe('CTY-PEN-1');
    expect(match(penalty).refusal('home', 'taker:9')).toBe('CTY-PEN-1');
    const m = match(penalty).play('home', 'taker:8');
    expect(m.position).toMatchObject({
      phase: 'penshot',
      pieces: { home: { 8: 'h19' }, away: { 1: 'h21', 2: 'g20', 3: 'h18' } },
      restart: { n: '8' },
    });
    expect(m.play('home', 'shot:header').event('shot')).toMatchObject({ total: 7 });
    expect(m.position).toMatchObject({ restart: null, shot: { keeper: true, from: 'h19' }, phase: 'save' });
    expect(m.roll('deck:int:catch').event('goal')).toMatchObject({ side: 'home', n: '8' });
    expect(m.position).toMatchObject({ queue: [], stall: 1 });
  });

  it('CTY-EXT-9: the bonus goes to the next shot or the next save with a value, and is spent', () => {
    const bonus = (by: string) => ({ effects: [{ id: 'bonus', by, left: null }] });
    const shot = box(bonus('home')).play('home', 'shot:low');
    expect(shot.event('shot')).toMatchObject({ total: 9 });
    expect(shot.position).toMatchObject({ effects: [] });
    const save = box(bonus('away')).play('home', 'shot:low').roll('deck:int:punch');
    expect(save.event('save')).toMatchObject({ total: 8, result: 'loose' });
    expect(save.position).toMatchObject({ effects: [] });
    expect(box(bonus('away')).play('home', 'shot:low').roll('deck:int:wide').position).toMatchObject({
      effects: [{ id: 'bonus' }],
    });
  });
});
