import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seatOf } from '../core/game.ts';
import { type GameId, loadRoom } from '../games/index.ts';
import { FEWEST_PLAUSIBLE, isVaried, type Kind, type Puzzle, PuzzleMaker, SEARCHES } from './puzzles.ts';

const FOLDER = 'src/lab/data/puzzles';
const FEWEST = 40;
const LEAST_GAP = 0.1;
/** Puzzles that are too much like others of their game: better ones are still to be found. */
const STILL_ALIKE: Readonly<Partial<Record<GameId, number>>> = { eleven: 18, tactics: 24, city: 25 };

describe.each(readdirSync(FOLDER).map((file) => file.replace('.json', '') as GameId))(
  'the puzzles of %s',
  async (id) => {
    const puzzles = JSON.parse(readFileSync(`${FOLDER}/${id}.json`, 'utf8')) as Puzzle[];
    const room = await loadRoom(id);
    const maker = await PuzzleMaker.for(room);

    it('are enough, each another one, and say by how much their answer is better and why', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
      const matches = puzzles.flatMap(({ match }) => match ?? []);
      expect(new Set(matches).size).toBe(matches.length);
      for (const { gap, why } of puzzles) {
        expect(gap).toBeGreaterThanOrEqual(LEAST_GAP);
        expect(why.length).toBeGreaterThan(0);
      }
    });

    it('can be played by the rules of today, and are about what they say', () => {
      for (const { position, side, best, second, line, theme } of puzzles) {
        const read = room.game.readPosition(position);
        if (!read.ok) throw new Error(read.error.expected.en);
        for (const text of [best, second]) {
          const action = room.game.readAction(read.value, seatOf(side), text);
          expect(
            action.ok ? room.game.refuse(read.value, seatOf(side), action.value) : action.error,
            text,
          ).toBeUndefined();
        }
        expect(maker.themeOf(read.value, side, { line, second })).toBe(theme);
      }
    });

    it('do not look it: first sight would do something else, and sees two others that are about as good', () => {
      for (const { id: name, position, side, best } of puzzles) {
        const read = room.game.readPosition(position);
        if (!read.ok) throw new Error(read.error.expected.en);
        const looks = maker.looks(read.value, side);
        expect(looks[0], name).not.toBe(best);
        expect(looks.filter((text) => text !== best).length, name).toBeGreaterThanOrEqual(FEWEST_PLAUSIBLE);
      }
    });

    it('were proved on the scale of today', () => {
      for (const { id: name, proved } of puzzles) {
        expect(proved.scale, name).toBe(maker.key);
        expect(SEARCHES * proved.nodes, name).toBeGreaterThanOrEqual(maker.nodes);
      }
    });

    it('are as varied as those who seek them ask for, or no more alike than they were when nothing better was found', () => {
      const kept: Puzzle[] = [];
      const alike = puzzles.filter((puzzle) => {
        const isOne = isVaried(kept, puzzle, FEWEST);
        if (isOne) kept.push(puzzle);
        return !isOne;
      });
      expect(alike.length).toBeLessThanOrEqual(STILL_ALIKE[id] ?? 0);
    });
  },
);

it('a puzzle with an answer that is not wanted is none', async () => {
  const room = await loadRoom('mat');
  const maker = await PuzzleMaker.for(room);
  const [{ position, best }] = JSON.parse(readFileSync(`${FOLDER}/mat.json`, 'utf8')) as [Puzzle];
  const read = room.game.readPosition(position);
  if (!read.ok) throw new Error(read.error.path);
  const asked: string[] = [];
  const isWanted = (kind: Kind): boolean => asked.push(kind.best) === 0;
  expect(await maker.seek(read.value, isWanted)).toBeNull();
  expect(asked).toEqual([best]);
});

it('puzzles are varied in their answers, the words of those, themes and sides', () => {
  const kind = (best: string, theme: Kind['theme'] = 'score', side: Kind['side'] = 'home'): Kind => ({
    best,
    theme,
    side,
  });
  const rolls = Array.from({ length: 4 }, () => kind('roll', 'guard'));
  expect(isVaried(rolls.slice(1), kind('roll', 'guard'), 40)).toBe(true);
  expect(isVaried(rolls, kind('roll', 'guard'), 40)).toBe(false);
  expect(isVaried(rolls, kind('move:a1-a2'), 40)).toBe(true);
  const moves = Array.from({ length: 5 }, (_, i) => kind(`move:a1-a${i}`));
  expect(isVaried(moves, kind('move:b1-b2', 'guard'), 10)).toBe(false);
  expect(isVaried(moves, kind('kick:b2', 'guard'), 10)).toBe(true);
  expect(isVaried(moves, kind('kick:b2', 'score'), 10)).toBe(false);
  expect(isVaried([...moves, kind('kick:a1', 'guard')], kind('kick:b2', 'guard'), 10)).toBe(false);
  expect(isVaried([...moves, kind('kick:a1', 'guard')], kind('kick:b2', 'guard', 'away'), 10)).toBe(true);
});
