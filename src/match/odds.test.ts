import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { seatOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { position } from '../games/eleven/testing.ts';
import { GAME_IDS, loadRoom, type Room } from '../games/index.ts';
import { Match } from './match.ts';
import { chanceOf, chanceOfAim, reaches, unsealed } from './odds.ts';
import { solveGame } from './solve.ts';

let torino: Room;
beforeAll(async () => {
  torino = await loadRoom('torino');
});

/** The chance of an event of that type for that side, after these outcomes and plays. */
function odds(
  script: readonly string[],
  side: 'home' | 'away',
  action: string,
  aim: string,
  limit?: number,
): number | null {
  const { game } = torino;
  const start = game.setup(defaultOptions(game.options));
  const match = new Match({ game, start, isFresh: true, seeds: { referee: '', home: '', away: '' } }, 0);
  for (const word of script) {
    const turn = match.turn;
    const done =
      turn.kind === 'choice'
        ? match.submit({ type: 'play', side: turn.side, action: word }, 0)
        : match.submit({ type: 'chance', outcome: word }, 0);
    expect(done.ok).toBe(true);
  }
  const packed = game.readAction(match.state, seatOf(side), action);
  if (!packed.ok) throw new Error(JSON.stringify(packed.error));
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
function* oddsInCases(room: Room): Generator<{ readonly aim: string; readonly chance: number | null }> {
  const { game, voice } = room;
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
      if (turn.kind !== 'choice' && (turn.kind !== 'secret' || turn.sides.length < 2)) continue;
      for (const side of turn.kind === 'choice' ? [turn.side] : turn.sides)
        for (const text of match.legal(seatOf(side))) {
          const aim = voice.aim(text, game.writePosition(state), side);
          const action = game.readAction(state, seatOf(side), text);
          if (!aim || !action.ok) continue;
          yield {
            aim: `${text.split(':')[0]} ${aim.type}`,
            chance: chanceOfAim(room, state, side, action.value, aim),
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

/** Lists each chance of everything with that aim once, in 12ths. */
const twelfths = (odds: readonly { readonly aim: string; readonly chance: number | null }[], aim: string): number[] =>
  [...new Set(odds.filter((one) => one.aim === aim).map(({ chance }) => Math.round(chance! * 12 * 1e9) / 1e9))].sort();

describe('odds of duels in the public cases', async () => {
  it('of eleven: a shot is two thirds or, with the keeper away, certain; so is the die, and a call is one third', async () => {
    const odds = [...oddsInCases(await loadRoom('eleven'))];
    expect(twelfths(odds, 'shoot goal')).toEqual([12, 8]);
    expect(twelfths(odds, 'set goal')).toEqual([8]);
    expect(twelfths(odds, 'call save')).toEqual([4]);
    expect(twelfths(odds, 'set penalty')).toEqual([8]);
    expect(twelfths(odds, 'call penalty')).toEqual([4]);
  });

  it('of mat: fingers are two thirds for the taker and one third for the keeper, and so is all that leads there', async () => {
    const odds = [...oddsInCases(await loadRoom('mat'))];
    for (const aim of ['taker goal', 'fingers goal']) expect(twelfths(odds, aim), aim).toEqual([8]);
    for (const aim of ['keeper save', 'fingers save', 'foul save']) expect(twelfths(odds, aim), aim).toEqual([4]);
  });
});

describe('odds of a sealed choice', () => {
  it('are the same when the rival has made his, which nobody may look at', async () => {
    const room = await loadRoom('eleven');
    const { game, voice } = room;
    const start = game.readPosition(position({ home: { 2: '33' }, ball: '33', phase: 'shot' }));
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const seeds = { referee: '', home: '', away: '' };
    const match = new Match({ game, start: start.value, isFresh: false, seeds }, 0);
    expect(match.submit({ type: 'play', side: 'home', action: 'set:1' }, 0).ok).toBe(true);
    const call = game.readAction(match.state, seatOf('away'), 'call:low');
    if (!call.ok) throw new Error(JSON.stringify(call.error));
    const isSave = reaches(voice.aim('call:low', game.writePosition(match.state), 'away')!, 'away');
    expect(chanceOf(room, match.state, seatOf('away'), call.value, isSave)).toBeNull();
    const before = unsealed(game, match.history);
    expect(chanceOf(room, before, seatOf('away'), call.value, isSave)).toBeCloseTo(1 / 3, 12);
  });

  it('count a choice that a wise rival does not make for nothing', () => {
    const { value, columns } = solveGame([
      [1, 0, 1],
      [0, 1, 1],
    ]);
    expect(value).toBeCloseTo(1 / 2, 12);
    expect(columns.map((share) => Math.round(share * 1e9) / 1e9)).toEqual([0.5, 0.5, 0]);
  });
});

describe('the value of sealed choices', () => {
  const valueOf = (matrix: readonly (readonly number[])[]): number => solveGame(matrix).value;

  it('is what both are sure of', () => {
    expect(
      valueOf([
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ]),
    ).toBeCloseTo(2 / 3, 12);
    expect(
      valueOf([
        [1, 0],
        [0, 1],
        [0.5, 0.5],
      ]),
    ).toBeCloseTo(1 / 2, 12);
    expect(
      valueOf([
        [0.2, 0.9],
        [0.1, 0.4],
      ]),
    ).toBeCloseTo(0.2, 12);
    expect(valueOf([[0], [0]])).toBeCloseTo(0, 12);
    expect(
      valueOf([
        [1, 1],
        [1, 1],
      ]),
    ).toBeCloseTo(1, 12);
  });

  it('needs each of six faces against three calls', () => {
    const rows = Array.from({ length: 6 }, (_, face) =>
      [0, 1, 2].map((call) => (Math.floor(face / 2) === call ? 0 : 1)),
    );
    expect(valueOf(rows)).toBeCloseTo(2 / 3, 12);
  });
});
