import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../core/game.ts';
import { GAME_IDS, type GameId, loadRoom, type Room } from '../games/index.ts';
import { room as mat } from '../games/mat/room.ts';
import { foulPenalty, position } from '../games/mat/testing.ts';
import { Match } from '../match/match.ts';
import { openRecord, replay } from '../match/replay.ts';
import { reportOf, type Shot, shotsOf } from './report.ts';

const FOLDER = new URL('../../test/golden/', import.meta.url);

async function goldenMatches({ game }: Room): Promise<Match[]> {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${game.id}-`))
    .map((name) => {
      const opened = openRecord(readFileSync(new URL(name, FOLDER), 'utf8'));
      const match = opened.ok ? replay(game, opened.value) : opened;
      if (!match.ok) throw new Error(`${name}: ${match.error.message.en}`);
      return match.value;
    });
}

const SIXTH = 1 / 6;
/** Every chance that a shot can have in these games (of city's: docs/games/city.md, it hangs on the cards that are left). */
const CHANCES: Readonly<Partial<Record<GameId, readonly (number | null)[]>>> = {
  torino: [SIXTH, 2 * SIXTH, 3 * SIXTH],
  eleven: [2 / 3, null],
  mat: [null],
  tactics: [0.5],
};
const isAmong = (chance: number | null, list: readonly (number | null)[]): boolean =>
  list.some((one) => (one === null || chance === null ? one === chance : Math.abs(one - chance) < 1e-9));

describe.each(GAME_IDS)('the report of %s', (id) => {
  it('has every goal of the match, and for each shot the chance that the rules give it', async () => {
    const room = await loadRoom(id);
    const matches = await goldenMatches(room);
    const shots: Shot[] = [];
    for (const match of matches) {
      const found = shotsOf(room, match);
      expect(SIDES.map((side) => found.filter((shot) => shot.isGoal && shot.side === side).length)).toEqual([
        ...match.game.score(match.state),
      ]);
      shots.push(...found);
    }
    if (id !== 'mat') expect(shots.length).toBeGreaterThan(0);
    const chances = CHANCES[id];
    for (const { chance } of shots)
      if (chances) expect(isAmong(chance, chances), String(chance)).toBe(true);
      else expect(chance).not.toBeNull();
    for (const { shirt } of shots) if (shirt !== null) expect(Number(shirt)).toBeGreaterThan(0);
    expect(shots.every(({ shirt, kind }) => shirt !== null || kind !== null)).toBe(true);
  });

  it('divides all that changed between luck and play', async () => {
    const room = await loadRoom(id);
    const [match] = await goldenMatches(room);
    const { course, luck, play } = reportOf(room, match!, (await room.expert()).firstSight);
    expect(course).toHaveLength(match!.history.steps.length + 1);
    expect(luck + play).toBeCloseTo(course.at(-1)! - course[0]!, 9);
    if (id === 'torino') expect(Math.abs(play)).toBeLessThan(1e-3);
  });
});

describe('a shot on the mat', () => {
  const from = (given: object): Match => {
    const read = mat.game.readPosition(given);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const seeds = { referee: '', home: '', away: '' };
    return new Match({ game: mat.game, start: read.value, isFresh: false, seeds }, 0);
  };

  it('is a goal without any luck, or a penalty at two to one', async () => {
    const room = await loadRoom('mat');
    const kick = from(position({ home: { p6: 'f12' }, ball: 'f12' }));
    expect(kick.submit({ type: 'play', side: 'home', action: 'kick:f14' }, 0).ok).toBe(true);
    expect(shotsOf(room, kick)).toMatchObject([{ side: 'home', shirt: '6', chance: null, isGoal: true, kind: null }]);

    const penalty = from(foulPenalty({}).play('away', 'taker:f8').position);
    for (const side of SIDES) penalty.submit({ type: 'play', side, action: 'fingers:2' }, 0);
    const [shot] = shotsOf(room, penalty);
    expect(shot).toMatchObject({ side: 'away', shirt: '6', isGoal: false, kind: 'penalty' });
    expect(shot!.chance).toBeCloseTo(2 / 3, 9);
  });
});
