// When the real clock of a period runs, and what one go is: section 9 of each specification.
import { describe, expect, test } from 'vitest';
import type { Position, Side } from '../../src/core/game.ts';
import { type GameId, loadRoom } from '../../src/games/index.ts';
import { isSameGo } from '../../src/match/times.ts';
import { Script } from '../support/script.ts';

/** The first position of a match by the whistle in which the clock runs; whoever is asked takes his first choice. */
async function firstRunning(id: GameId): Promise<Position> {
  const { game, stage } = await loadRoom(id);
  const script = Script.fresh(game, { clock: 'whistle' });
  for (let i = 0; i < 200 && !stage.clock(script.position)?.isRunning; i++) {
    const { turn } = script;
    if (turn.kind === 'chance') script.roll(script.legal('chance')[1]!);
    else if (turn.kind === 'choice') script.play(turn.side, script.legal(turn.side)[0]!);
  }
  return script.position;
}

describe('the minutes of a period run', () => {
  test.each([
    ['torino', 'first'],
    ['eleven', 'roll'],
    ['mat', 'act'],
    ['tactics', 'ballroll'],
    ['city', 'taker'],
  ] as const)('%s: from the phase %s of its beginning', async (id, phase) => {
    expect(await firstRunning(id)).toMatchObject({ phase, score: [0, 0] });
  });

  const timed = { clock: 'whistle', minutes: 20, etMinutes: 5, minutesPerHalf: 45, minutesPerExtra: 15, mode: 'full' };
  const at = (game: GameId, fields: object): Position =>
    ({ game, v: 1, options: timed, period: 1, score: [0, 0], time: { plays: 0, up: false }, ...fields }) as Position;

  test.each([
    ['torino: not in the opening roll of the second half', at('torino', { period: 2, phase: 'opening' }), false],
    ['eleven: not while pieces are placed before the first roll', at('eleven', { phase: 'place' }), false],
    ['eleven: on through the placements after a goal', at('eleven', { phase: 'place', time: { plays: 7 } }), true],
    ['mat: not before the first turn', at('mat', { phase: 'kickoff' }), false],
    ['mat: not in the set-up after a goal', at('mat', { phase: 'setup', score: [1, 0] }), false],
    ['mat: on at the kick-off after a goal', at('mat', { phase: 'kickoff', score: [1, 0] }), true],
    ['tactics: not in the first set-up of a period', at('tactics', { period: 2, phase: 'setup' }), false],
    ['tactics: on in the set-up after a goal', at('tactics', { phase: 'setup', time: { plays: 4 } }), true],
    ['city: not in the line-up of the second half', at('city', { period: 2, phase: 'lineup', ball: null }), false],
    ['city: on in the draws after a stoppage', at('city', { phase: 'draw', ball: 'h11' }), true],
  ])('%s', async (_what, position, isRunning) => {
    const { stage } = await loadRoom(position.game as GameId);
    expect(stage.clock(position)).toMatchObject({ isRunning });
  });

  test.each([
    ['torino', { period: 2, phase: 'first' }, 45],
    ['eleven', { period: 1, phase: 'roll' }, 20],
    ['eleven', { period: 'et2', phase: 'roll' }, 5],
    ['mat', { phase: 'act' }, 20],
    ['tactics', { period: 'et1', phase: 'move' }, 15],
    ['city', { ball: 'h11' }, 45],
    ['city', { period: 'et1', ball: 'h11' }, 15],
  ] as const)('%s, %j: for %d minutes', async (id, fields, minutes) => {
    const { stage } = await loadRoom(id);
    expect(stage.clock(at(id, fields))).toMatchObject({ minutes });
    expect(stage.clock({ ...at(id, fields), options: { ...timed, clock: 'plays' } })).toBeNull();
    expect(stage.clock({ ...at(id, fields), period: 'shootout' })).toBeNull();
  });
});

describe('one go', () => {
  const choice = (side: Side) => ({ kind: 'choice', side, phase: 'any' }) as const;
  const dice = { kind: 'chance', draw: 'd6', phase: 'any' } as const;

  test('goes on over the choices of a side, until dice, the rival, a play or the end of the period', () => {
    expect(isSameGo(choice('home'), [{ type: 'stop' }], choice('home'))).toBe(true);
    expect(isSameGo(choice('home'), [], choice('away'))).toBe(false);
    expect(isSameGo(choice('home'), [], dice)).toBe(false);
    expect(isSameGo(dice, [], choice('home'))).toBe(false);
    for (const told of [{ type: 'turn', side: 'home' }, { type: 'period-end' }] as const)
      expect(isSameGo(choice('home'), [told], choice('home')), told.type).toBe(false);
  });

  test('tactics: the set-up of a side is one, and a play begins another', async () => {
    const { game, football } = await loadRoom('tactics');
    const script = Script.fresh(game).roll('d6+d6:1+6');
    const goes: string[] = [];
    for (let i = 0; i < 6; i++) {
      const before = script.turn;
      if (before.kind !== 'choice') throw new Error('a choice is due');
      script.play(before.side, script.legal(before.side)[0]!);
      goes.push(isSameGo(before, script.events.flatMap(football), script.turn) ? 'on' : 'over');
    }
    expect(goes).toEqual(['on', 'on', 'over', 'on', 'on', 'over']);
  });

  test('only tactics limits it, by an option of its own', async () => {
    const { game, stage } = await loadRoom('tactics');
    expect(Object.keys(game.options)).toContain(stage.hurry?.option);
    for (const id of ['torino', 'eleven', 'mat', 'city'] as const) expect((await loadRoom(id)).stage.hurry).toBeNull();
  });
});
