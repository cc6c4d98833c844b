import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../bots/greedy.ts';
import { Choices } from '../../../core/choices.ts';
import { valueOf } from '../../../core/expert.ts';
import { CHANCE, CHANCE_BIT } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/options.ts';
import { randomFrom } from '../../../core/random.ts';
import { OPTIONS, type Tactics } from '../model.ts';
import { game as tactics } from '../room.ts';
import { sketch } from '../testing.ts';
import { tacticsEvaluation } from './firstSight.ts';

type Team = Record<string, string>;
const load = (home: Team, away: Team, fields: object): Tactics => {
  const read = tactics.readPosition(sketch(home, away, { ...fields }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const worth = (s: Tactics): number => valueOf(tacticsEvaluation, s);
const choose = async (s: Tactics, side: 'home' | 'away'): Promise<string> => {
  const view = tactics.view(s, side);
  const decision = await greedyBot(tacticsEvaluation as never).choose({
    game: tactics as never,
    view: view as never,
    side,
    random: randomFrom('eval'),
    isOver: () => false,
  });
  return tactics.writeAction(s, side === 'home' ? 0 : 1, decision.action);
};

describe('the evaluation of tactics', () => {
  it('has a weight for every name', () => {
    expect(tacticsEvaluation.weights).toHaveLength(tacticsEvaluation.names.length);
  });

  it('is even before the opening roll, and mirrors the sides', () => {
    expect(worth(tactics.setup(defaultOptions(OPTIONS)))).toBeCloseTo(0.5, 12);
    const home = load({ f1: 'd12' }, { d1: 'b13' }, { phase: 'moveroll', ball: 'd12', holder: 'f1' });
    const away = load({ d1: 'b4' }, { f1: 'd5' }, { phase: 'moveroll', side: 'away', ball: 'd5', holder: 'f1' });
    expect(worth(home)).toBeGreaterThan(0.5);
    expect(worth(home) + worth(away)).toBeCloseTo(1, 12);
  });

  it('plays the ball to the team-mate who will shoot', async () => {
    const s = load(
      { f1: 'd11', m1: 'd14', m2: 'g13' },
      { d1: 'b14' },
      { phase: 'ball', ball: 'd11', holder: 'f1', roll: 3 },
    );
    expect(await choose(s, 'home')).toBe('kick:d14');
  });

  it('captures where it can, and the keeper takes a ball beside him', async () => {
    const s = load({ f1: 'd8', m1: 'e9' }, { d1: 'b13' }, { phase: 'take', ball: 'd10', roll: 1 });
    expect(await choose(s, 'home')).toBe('move:e9-d10');
    const keeper = load({ f1: 'd12' }, { d1: 'b13' }, { phase: 'defend', ball: 'd15' });
    expect(await choose(keeper, 'away')).toBe('keeper:d15');
  });

  it('knows that the keeper beaten is a shot anywhere (STW-GK-6)', () => {
    const fight = (away: Team): number =>
      worth(load({ f1: 'd11' }, { d1: 'b13', ...away }, { phase: 'battle', ball: 'd11', holder: 'f1' }));
    expect(fight({ gk: 'd11', m1: 'd16' })).toBeGreaterThan(fight({ gk: 'd16', m1: 'd11' }));
  });

  it('keeps the last of a line and whoever threatens the goal when one must leave (STW-CARD-6)', async () => {
    const left = (away: Team, fields: object = {}): Promise<string> =>
      choose(
        load(
          { f1: 'd12', m1: 'a2' },
          { gk: 'd12', ...away },
          { phase: 'sendoff', ball: 'd12', holder: 'f1', cards: { away: { gk: 1 } }, ...fields },
        ),
        'away',
      );
    expect(await left({ d2: 'c13', m1: 'a9', m2: 'h9', f1: 'b9' })).toMatch(/leave:m/);
    expect(await left({ d2: 'c13', d3: 'g9', m1: 'e3', f2: 'd4' })).toMatch(/leave:d/);
    const booked = { cards: { away: { gk: 1, m2: 1 } } };
    expect(await left({ d2: 'c13', m1: 'a9', m2: 'h9', m3: 'g9', f1: 'b9' }, booked)).toBe('leave:m2');
  });

  it('wins most matches against chance: at least seven of eight', async () => {
    const out = new Choices();
    let won = 0;
    for (let match = 0; match < 8; match++) {
      const random = randomFrom(`tactics ${match}`);
      const bot = (match % 2) as 0 | 1;
      const s = tactics.setup(defaultOptions(OPTIONS));
      for (let due = tactics.toMove(s); due !== 0; due = tactics.toMove(s)) {
        const seat = due === CHANCE_BIT ? CHANCE : due >> 1;
        if (seat === bot) {
          const text = await choose(s, bot === 0 ? 'home' : 'away');
          const action = tactics.readAction(s, seat, text);
          if (action.ok) tactics.apply(s, seat, action.value);
        } else {
          tactics.choices(s, seat, out);
          tactics.apply(s, seat, out.pick(random()));
        }
      }
      if (tactics.payoff(s) === 1 - bot) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});
