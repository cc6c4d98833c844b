import { beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, type GameWithTexts, HOME, seatOf } from '../core/game.ts';
import { loadRoom } from '../games/index.ts';
import { Match } from './match.ts';
import { hashOf } from './record.ts';

const SEEDS = { referee: 'r', home: 'h', away: 'a' };
let torino: GameWithTexts;
beforeAll(async () => {
  torino = (await loadRoom('torino')).game;
});

const start = (
  options: Readonly<Record<string, string | number | boolean>> = {},
  clock?: { initial: number; increment: number },
) => {
  const defaults = Object.fromEntries(Object.entries(torino.options).map(([name, spec]) => [name, spec.default]));
  const state = torino.setup({ ...defaults, ...options });
  return new Match({ game: torino, start: state, isFresh: true, seeds: SEEDS, ...(clock ? { clock } : {}) }, 0);
};
const rolls = (match: Match, ...outcomes: string[]) => {
  for (const outcome of outcomes) expect(match.submit({ type: 'chance', outcome }, 0).ok).toBe(true);
};
const code = (result: ReturnType<Match['submit']>) => (result.ok ? 'accepted' : result.error.code);

/** Plays the first legal action of whoever is to act, and draws chance, until the match is over. */
const playOut = (match: Match) => {
  for (let i = 0; match.turn.kind !== 'over' && i < 5000; i++) {
    const turn = match.turn;
    if (turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
    else if (turn.kind === 'choice')
      match.submit({ type: 'play', side: turn.side, action: match.legal(seatOf(turn.side))[0]! }, 0);
  }
};

describe('the door', () => {
  it('tells the events and the next turn of what it accepts', () => {
    const match = start();
    const done = match.submit({ type: 'chance', outcome: 'd6+d6:5+2' }, 0);
    expect(done.ok && done.value.events.map((event) => event.type)).toContain('roll');
    expect(match.turn).toEqual({ kind: 'chance', draw: 'd6', phase: 'first' });
  });

  it('refuses with a code and a sentence in both languages, and changes nothing', () => {
    const match = start();
    rolls(match, 'd6+d6:5+2', 'd6:5');
    const before = hashOf(torino, match.state);
    expect(code(match.submit({ type: 'play', side: 'home', action: 'fly' }, 0))).toBe('bad-action');
    expect(code(match.submit({ type: 'play', side: 'away', action: 'pass:8' }, 0))).toBe('not-your-turn');
    expect(code(match.submit({ type: 'chance' }, 0))).toBe('bad-outcome');
    expect(code(match.submit({ type: 'chance', outcome: 'd6:3' }, 0))).toBe('bad-outcome');
    expect(code(match.submit({ type: 'whistle' }, 0))).toBe('illegal');
    const refused = match.submit({ type: 'play', side: 'home', action: 'keep:even' }, 0);
    expect(refused).toMatchObject({ ok: false, error: { code: 'illegal', rule: 'TOR-FIVE-1' } });
    expect(!refused.ok && refused.error.message.es.length > 10 && refused.error.message.en.length > 10).toBe(true);
    expect(hashOf(torino, match.state)).toBe(before);
  });

  it('offers the nearest legal word for a mistyped one', () => {
    const match = start();
    rolls(match, 'd6+d6:5+2', 'd6:5');
    const refused = match.submit({ type: 'play', side: 'home', action: 'pas:8' }, 0);
    expect(!refused.ok && refused.error.message.en).toContain('Did you mean "pass:8"?');
  });

  it('draws the same outcomes from the same seeds, also after a take-back', () => {
    const [one, two] = [start(), start()];
    playOut(one);
    playOut(two);
    expect(one.turn.kind).toBe('over');
    expect(one.history.steps).toEqual(two.history.steps);
    const three = start();
    three.submit({ type: 'chance' }, 0);
    three.submit({ type: 'undo' }, 0);
    three.submit({ type: 'chance' }, 0);
    expect(three.history.steps).toEqual(one.history.steps.slice(0, 1));
  });
});

describe("the referee's take-back", () => {
  it('goes back step by step to every earlier position', () => {
    const match = start();
    const hashes = [hashOf(torino, match.state)];
    for (let i = 0; i < 200 && match.turn.kind !== 'over'; i++) {
      const turn = match.turn;
      if (turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
      else
        match.submit(
          {
            type: 'play',
            side: turn.kind === 'choice' ? turn.side : 'home',
            action: match.legal(HOME)[0] ?? match.legal(1)[0]!,
          },
          0,
        );
      hashes.push(hashOf(torino, match.state));
    }
    expect(hashes.length).toBeGreaterThan(100);
    while (hashes.length > 1) {
      expect(hashOf(torino, match.state)).toBe(hashes.pop());
      expect(match.submit({ type: 'undo' }, 0).ok).toBe(true);
    }
    expect(hashOf(torino, match.state)).toBe(hashes[0]);
    expect(match.submit({ type: 'undo' }, 0)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});

describe('the undo law', () => {
  it('lets a side take back what nothing has followed', () => {
    const match = start();
    rolls(match, 'd6+d6:5+2', 'd6:5');
    match.submit({ type: 'play', side: 'home', action: 'pass:8' }, 0);
    expect(match.submit({ type: 'undo', side: 'home' }, 0).ok).toBe(true);
    expect(match.turn).toMatchObject({ kind: 'choice', side: 'home', phase: 'pass' });
  });

  it('asks the rival once the die has fallen or he has decided', () => {
    const match = start();
    rolls(match, 'd6+d6:5+2', 'd6:5');
    match.submit({ type: 'play', side: 'home', action: 'pass:8' }, 0);
    match.submit({ type: 'play', side: 'away', action: 'keep:even' }, 0);
    match.submit({ type: 'undo', side: 'home' }, 0);
    expect(match.offer).toEqual({ what: 'undo', side: 'home' });
    expect(code(match.submit({ type: 'answer', side: 'home', accept: true }, 0))).toBe('bad-request');
    match.submit({ type: 'answer', side: 'away', accept: false }, 0);
    expect(match.turn).toMatchObject({ kind: 'chance', phase: 'shot' });
    rolls(match, 'd6:2');
    match.submit({ type: 'undo', side: 'away' }, 0);
    match.submit({ type: 'answer', side: 'home', accept: true }, 0);
    expect(match.turn).toMatchObject({ kind: 'choice', side: 'away', phase: 'keeper' });
  });

  it('gives nothing back to a side that has decided nothing', () => {
    expect(code(start().submit({ type: 'undo', side: 'home' }, 0))).toBe('bad-request');
  });
});

describe('ends outside the rules', () => {
  it('by resignation', () => {
    const match = start();
    match.submit({ type: 'resign', side: 'home' }, 0);
    expect(match.turn).toEqual({ kind: 'over', result: { winner: 'away', score: [0, 0], reason: 'resign' } });
    expect(match.legal(CHANCE)).toEqual([]);
    expect(code(match.submit({ type: 'chance' }, 0))).toBe('bad-outcome');
    expect(code(match.submit({ type: 'resign', side: 'away' }, 0))).toBe('not-your-turn');
  });

  it('by agreement, and an offer ends with the next step', () => {
    const match = start();
    match.submit({ type: 'offer-draw', side: 'home' }, 0);
    rolls(match, 'd6+d6:5+2');
    expect(match.offer).toBeUndefined();
    match.submit({ type: 'offer-draw', side: 'home' }, 0);
    match.submit({ type: 'answer', side: 'away', accept: true }, 0);
    expect(match.turn).toMatchObject({ kind: 'over', result: { winner: null, reason: 'agreed' } });
  });

  it('by the clock, which runs only for the side that decides', () => {
    const match = start({}, { initial: 1000, increment: 100 });
    expect(match.submit({ type: 'chance', outcome: 'd6+d6:5+2' }, 9000).ok).toBe(true);
    match.submit({ type: 'chance', outcome: 'd6:5' }, 9000);
    match.submit({ type: 'play', side: 'home', action: 'pass:8' }, 9400);
    expect(match.clock?.left).toEqual({ home: 700, away: 1000 });
    match.submit({ type: 'play', side: 'away', action: 'keep:odd' }, 10400);
    expect(match.turn).toMatchObject({ kind: 'over', result: { winner: 'home', reason: 'flag' } });
  });
});
