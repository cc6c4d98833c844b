import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { type Game, type GameEvent, seatOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { GAME_IDS, loadRoom, type Room } from '../games/index.ts';
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

/** The odds of everything with an aim that a side could do in the public cases of a game. */
function* oddsInCases({ game, voice }: Room): Generator<{ readonly aim: string; readonly chance: number | null }> {
  for (const { given, steps } of casesOf(game.id)) {
    const start = game.readPosition(given);
    if (!start.ok) continue;
    const match = new Match(
      { game, start: start.value, isFresh: false, seeds: { referee: '', home: '', away: '' } },
      0,
    );
    for (const { play, side: mover, chance } of [{ play: undefined, side: undefined, chance: undefined }, ...steps]) {
      if (play !== undefined) match.submit({ type: 'play', side: mover as 'home', action: play }, 0);
      else if (chance !== undefined) match.submit({ type: 'chance', outcome: chance }, 0);
      const { turn, state } = match;
      if (turn.kind !== 'choice') continue;
      const { side } = turn;
      for (const text of match.legal(seatOf(side))) {
        const aim = voice.aim(text, game.writePosition(state));
        const action = game.readAction(state, seatOf(side), text);
        if (!aim || !action.ok) continue;
        const isSuccess = (event: GameEvent): boolean => event.type === aim.type && event['side'] === side;
        yield {
          aim: `${text.split(':')[0]} ${aim.type}`,
          chance: chanceOf(game, state, seatOf(side), action.value, isSuccess),
        };
      }
    }
  }
}

describe('odds in the public cases', async () => {
  const rooms = await Promise.all(GAME_IDS.map(loadRoom));
  const oddsOf = Object.fromEntries(rooms.map((room) => [room.game.id, [...oddsInCases(room)]]));

  it.each(GAME_IDS)('%s: are told for everything that has an aim', (id) => {
    for (const { aim, chance } of oddsOf[id]!) {
      expect(chance, aim).toBeGreaterThanOrEqual(0);
      expect(chance, aim).toBeLessThanOrEqual(1);
    }
  });

  it('of tactics: a shot is one half, a capture so many sixths, an even battle 14 in 30 (6 against 1 is a foul)', () => {
    const odds = oddsOf['tactics']!;
    const of = (aim: string) => [...new Set(odds.filter((one) => one.aim === aim).map(({ chance }) => chance!))];
    expect(of('kick goal')).toEqual([0.5]);
    expect(of('kick capture').every((chance) => Math.abs(chance * 6 - Math.round(chance * 6)) < 1e-9)).toBe(true);
    expect(of('kick possession').some((chance) => Math.abs(chance - 14 / 30) < 1e-9)).toBe(true);
  });

  it('of city: a shot is the share of the save cards that let it in', () => {
    const odds = oddsOf['city']!.filter(({ aim }) => aim === 'shot goal');
    expect(odds.length).toBeGreaterThan(5);
    for (const { chance } of odds) expect(Math.abs(chance! * 26 - Math.round(chance! * 26))).toBeLessThan(1e-9);
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
