import { beforeAll, describe, expect, it } from 'vitest';
import { type Game, seatOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { Match } from './match.ts';
import { gameValue } from './matrix.ts';
import { chanceOf } from './odds.ts';

let torino: Game;
beforeAll(async () => {
  torino = (await loadRoom('torino')).game;
});

/** The chance of an event of that type for that side, after these outcomes and plays. */
function odds(
  script: readonly string[],
  side: 'home' | 'away',
  action: string,
  aim: string,
  limit?: number,
): number | null {
  const start = torino.setup(defaultOptions(torino.options));
  const match = new Match({ game: torino, start, isFresh: true, seeds: { referee: '', home: '', away: '' } }, 0);
  for (const word of script) {
    const turn = match.turn;
    const done =
      turn.kind === 'choice'
        ? match.submit({ type: 'play', side: turn.side, action: word }, 0)
        : match.submit({ type: 'chance', outcome: word }, 0);
    expect(done.ok).toBe(true);
  }
  const packed = torino.readAction(match.state, seatOf(side), action);
  if (!packed.ok) throw new Error(packed.error.expected);
  return chanceOf(
    torino,
    match.state,
    seatOf(side),
    packed.value,
    (event) => event.type === aim && event.side === side,
    limit,
  );
}

describe('odds before deciding', () => {
  it('of a pass to a shooting jersey: one goal in six (TOR-FIVE-2, TOR-FIVE-3)', () => {
    expect(odds(['d6+d6:6+1', 'd6:5'], 'home', 'pass:8', 'goal')).toBeCloseTo(1 / 6, 12);
    expect(odds(['d6+d6:6+1', 'd6:5'], 'home', 'pass:10', 'goal')).toBeCloseTo(1 / 6, 12);
  });

  it('of a penalty saved: one half (TOR-PEN-2)', () => {
    expect(odds(['d6+d6:6+1', 'd6:6'], 'away', 'keep:even', 'save')).toBeCloseTo(1 / 2, 12);
  });

  it('of a save from #9: one third (TOR-SHOT-2)', () => {
    expect(odds(['d6+d6:6+1', 'd6:3'], 'away', 'keep:odd', 'save')).toBeCloseTo(1 / 3, 12);
  });

  it('are not told where they would take too long', () => {
    expect(odds(['d6+d6:6+1', 'd6:5'], 'home', 'pass:8', 'goal', 3)).toBeNull();
  });
});

describe('the value of sealed choices', () => {
  it('is what both are sure of', () => {
    expect(
      gameValue([
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ]),
    ).toBeCloseTo(2 / 3, 12);
    expect(
      gameValue([
        [1, 0],
        [0, 1],
        [0.5, 0.5],
      ]),
    ).toBeCloseTo(1 / 2, 12);
    expect(
      gameValue([
        [0.2, 0.9],
        [0.1, 0.4],
      ]),
    ).toBeCloseTo(0.2, 12);
    expect(gameValue([[0], [0]])).toBeCloseTo(0, 12);
    expect(
      gameValue([
        [1, 1],
        [1, 1],
      ]),
    ).toBeCloseTo(1, 12);
  });

  it('needs each of six faces against three calls', () => {
    const rows = Array.from({ length: 6 }, (_, face) =>
      [0, 1, 2].map((call) => (Math.floor(face / 2) === call ? 0 : 1)),
    );
    expect(gameValue(rows)).toBeCloseTo(2 / 3, 12);
  });
});
