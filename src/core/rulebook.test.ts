import { describe, expect, test } from 'vitest';
import { loadRoom } from '../games/index.ts';
import { makeMove, pictureOf, type Rulebook } from './rulebook.ts';

const room = await loadRoom('torino');
const book = await room.rulebook!();

describe('a picture', () => {
  test('is a position of the book with what differs from it', () => {
    const positions = { base: { game: 'x', v: 1, a: { b: 1, c: [1, 2] }, d: 1 } };
    const sketch = { caption: { es: '', en: '' }, base: 'base', with: { a: { b: null, e: 2 }, d: '-' } };
    const pictures = {
      'X-A-1': { ...sketch, yes: ['home go > d6:4 > whistle'], no: ['away go = X-B-2', 'away stay'] },
    };
    const picture = pictureOf({ ...book, positions, pictures } as Rulebook, 'X-A-1');
    expect(picture.position).toEqual({ game: 'x', v: 1, a: { b: null, c: [1, 2], e: 2 } });
    expect(picture.tries).toEqual([
      {
        moves: [
          { by: 'home', text: 'go' },
          { by: 'chance', text: 'd6:4' },
          { by: 'whistle', text: 'whistle' },
        ],
        refusedUnder: null,
      },
      { moves: [{ by: 'away', text: 'go' }], refusedUnder: 'X-B-2' },
      { moves: [{ by: 'away', text: 'stay' }], refusedUnder: 'X-A-1' },
    ]);
  });

  test('that is missing is called so', () => expect(() => pictureOf(book, 'X-NONE-1')).toThrow('X-NONE-1'));
});

describe('a move of a try', () => {
  const start = () => {
    const state = room.game.readPosition(pictureOf(book, 'TOR-FIVE-1').position);
    if (!state.ok) throw new Error(state.error.path);
    return state.value;
  };
  test('is made, or refused with nothing changed', () => {
    const s = start();
    const before = room.game.writePosition(s);
    expect(makeMove(room.game, s, { by: 'home', text: 'pass:9' })?.clause).toBe('TOR-FIVE-1');
    expect(room.game.writePosition(s)).toEqual(before);
    expect(makeMove(room.game, s, { by: 'home', text: 'pass:8' })).toBeUndefined();
    expect(room.game.turn(s)).toMatchObject({ kind: 'choice', side: 'away' });
  });
  test('that is none of the game, or of a side that is not to move, is a fault of the book', () => {
    expect(() => makeMove(room.game, start(), { by: 'home', text: 'fly' })).toThrow('fly');
    expect(() => makeMove(room.game, start(), { by: 'away', text: 'keep:odd' })).toThrow('not to move');
  });
});
