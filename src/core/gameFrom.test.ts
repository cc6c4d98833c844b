import { describe, expect, it } from 'vitest';
import { Choices } from './choices.ts';
import type { Outcomes } from './dice.ts';
import { AWAY, AWAY_BIT, BOTH_BITS, CHANCE, CHANCE_BIT, type Game, HOME, HOME_BIT, type Told } from './game.ts';
import { gameFrom, type Phase } from './gameFrom.ts';
import { ok } from './result.ts';
import { layout } from './state.ts';
import { numbered } from './vocabulary.ts';

const PHASES = ['spin', 'guess', 'choose', 'over'] as const;
const PHASE = numbered(PHASES);
class Toy extends layout<{ readonly isLoaded: boolean }>()(['phase', 'face', 'winner'], { sealed: 2 }) {}
type ToyEvent = Told<'spun', { face: number }>;
type ToyPhase = Phase<Toy, ToyEvent>;

const SPINNER: Outcomes<Toy> = {
  draw: 'spinner',
  offer(_s, _seat, out) {
    out.add(1, 3);
    out.add(2);
  },
  write: (face) => `spinner:${face}`,
  read: (text) => [undefined, 1, 2, 3][['', 'spinner:1', 'spinner:2', 'spinner:3'].indexOf(text)],
};

const spin: ToyPhase = {
  by: 'chance',
  draw: (s) => (s.options.isLoaded ? SPINNER : 'd6'),
  guards: [['TOY-1', (s, _seat, face) => s.options.isLoaded && face === 3]],
  apply(s, _seat, face, tell) {
    s.face = face;
    s.phase = PHASE.guess;
    tell?.({ type: 'spun', face, rule: 'TOY-1' });
  },
};
const guess: ToyPhase = {
  by: 'both',
  owes: (s, seat) => s.sealed[seat] === 0,
  exact: true,
  guards: [],
  candidates: (_s, _seat, out) => out.add(1),
  apply(s, seat, action) {
    s.sealed[seat] = action;
    if (s.sealed[HOME] && s.sealed[AWAY]) s.phase = PHASE.choose;
  },
};
const choose: ToyPhase = {
  by: () => AWAY,
  exact: false,
  guards: [
    ['TOY-2', (_s, _seat, action) => action > 6],
    ['TOY-3', (s, _seat, action) => action < s.face, (s) => ({ face: s.face })],
  ],
  candidates(_s, _seat, out) {
    for (const action of [1, 2, 3, 7]) out.add(action);
  },
  apply(s, seat) {
    s.winner = seat;
    s.phase = PHASE.over;
  },
};
const CLAIM = 99;

const toy: Game<Toy, { game: 'toy'; v: 1 }, ToyEvent> = gameFrom({
  id: 'toy',
  name: { es: 'Juguete', en: 'Toy' },
  version: 1,
  options: {},
  setup: (options) => new Toy(options),
  phaseNames: PHASES,
  phases: { spin, guess, choose, over: { by: 'nobody' } },
  actions: {
    write: String,
    read: (text) => (text === 'claim' ? CLAIM : /^\d$/.test(text) ? Number(text) : undefined),
    forms: () => ({ es: 'una cifra', en: 'a digit' }),
  },
  verdict: (s) => ({ winner: s.winner, reason: 'choice' }),
  score: () => [0, 0],
  whistle: () => undefined,
  facts: (_s, _seat, action) => ({ action }),
  ruling: {
    action: CLAIM,
    apply(s) {
      s.winner = -1;
      s.phase = PHASE.over;
    },
  },
  describe: () => '',
  writePosition: () => ({ game: 'toy', v: 1 }),
});

function at(phase: keyof typeof PHASE, face = 0, isLoaded = true): Toy {
  const s = toy.setup({ isLoaded });
  s.phase = PHASE[phase];
  s.face = face;
  return s;
}
function offered(s: Toy, seat: number): (readonly [action: number, weight: number])[] {
  const out = new Choices();
  toy.choices(s, seat, out);
  return out.list().map((action, i) => [action, out.weight[i]!]);
}

describe('a game from its phases', () => {
  it('lets chance draw what the phase says', () => {
    expect(toy.toMove(at('spin'))).toBe(CHANCE_BIT);
    expect(toy.turn(at('spin'))).toEqual({ kind: 'chance', draw: 'spinner', phase: 'spin' });
    expect(toy.turn(at('spin', 0, false))).toMatchObject({ draw: 'd6' });
    expect(offered(at('spin'), CHANCE)).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(toy.writeAction(at('spin'), CHANCE, 2)).toBe('spinner:2');
    expect(toy.readAction(at('spin'), CHANCE, 'spinner:2')).toEqual(ok(2));
    expect(toy.refuse(at('spin'), CHANCE, 3)?.clause).toBe('TOY-1');
    expect(toy.readAction(at('spin'), CHANCE, 'd6:1')).toMatchObject({
      error: { path: 'outcome', expected: { es: 'un resultado de spinner', en: 'an outcome of spinner' } },
    });
    expect(toy.readAction(at('choose'), CHANCE, 'd6:1')).toMatchObject({ ok: false, error: { path: 'outcome' } });
  });

  it('waits for both sides, and then for the one that has not sealed its choice', () => {
    const s = at('guess');
    expect(toy.toMove(s)).toBe(BOTH_BITS);
    toy.apply(s, HOME, 1);
    expect(toy.toMove(s)).toBe(AWAY_BIT);
    expect(toy.turn(s)).toEqual({ kind: 'secret', sides: ['away'], phase: 'guess' });
    toy.apply(s, AWAY, 1);
    expect(toy.turn(s)).toEqual({ kind: 'choice', side: 'away', phase: 'choose' });
  });

  it('offers what no guard forbids, and names the guard that does', () => {
    expect(toy.toMove(at('choose'))).toBe(HOME_BIT << AWAY);
    expect(offered(at('choose', 2), AWAY).map(([action]) => action)).toEqual([2, 3]);
    expect(toy.refuse(at('choose', 2), AWAY, 7)).toEqual({ clause: 'TOY-2', facts: { action: 7 } });
    expect(toy.refuse(at('choose', 2), AWAY, 1)).toEqual({ clause: 'TOY-3', facts: { action: 1, face: 2 } });
    expect(toy.readAction(at('choose'), AWAY, 'x')).toMatchObject({
      error: { path: 'action', expected: { en: 'a digit' } },
    });
  });

  it('takes a ruling in every phase, and ends with nobody to move', () => {
    const s = at('guess');
    expect([toy.isRuling(CLAIM), toy.isRuling(1), toy.refuse(s, HOME, CLAIM)]).toEqual([true, false, undefined]);
    toy.apply(s, HOME, CLAIM);
    expect([toy.toMove(s), toy.payoff(s)]).toEqual([0, 0.5]);
    expect(toy.turn(s)).toEqual({ kind: 'over', result: { winner: null, score: [0, 0], reason: 'choice' } });
    const won = at('choose');
    toy.apply(won, AWAY, 3);
    expect([toy.payoff(won), toy.turn(won)]).toMatchObject([0, { result: { winner: 'away' } }]);
  });
});
