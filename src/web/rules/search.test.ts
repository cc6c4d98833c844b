import { describe, expect, test } from 'vitest';
import { loadRoom } from '../../games/index.ts';
import { matching, matchingChapters, wantedBy } from './search.ts';

const room = await loadRoom('city');
const book = await room.rulebook!();
const found = (search: string): string[] =>
  matching(room.game.clauses.sections, wantedBy(search, book), book).flatMap(({ clauses }) =>
    clauses.map(({ id }) => id),
  );

describe('a search in the rules', () => {
  test('finds words in both languages, without accents and capitals', () => {
    expect(found('BANQUILLO')).toContain('CTY-SET-2');
    expect(found('bench')).toContain('CTY-SET-2');
    expect(found('intervencion')).toContain('CTY-SHT-2');
  });
  test('finds our word by the words of other people', () => {
    expect(found('casilla')).toEqual(expect.arrayContaining(found('hexágono')));
    expect(found('cheat sheet')).toEqual(expect.arrayContaining(found('pizarra táctica')));
  });
  test('finds a clause by the name of its card, and by its id', () => {
    expect(found('caño')).toContain('CTY-OTC-8');
    expect(found('nutmeg')).toContain('CTY-OTC-8');
    expect(found('cty-tim-2')).toEqual(['CTY-TIM-2']);
  });
  test('asks for every word, and finds nothing where there is nothing', () => {
    expect(found('portero penalti').length).toBeLessThan(found('portero').length);
    expect(found('zzz')).toEqual([]);
    expect(matchingChapters(book.chapters, wantedBy('zzz', book))).toEqual([]);
  });
  test('finds paragraphs; a heading brings its chapter', () => {
    const [chapter] = matchingChapters(book.chapters, wantedBy('Regates y entradas', book));
    expect(chapter!.text).toHaveLength(3);
    expect(matchingChapters(book.chapters, wantedBy('', book))).toEqual(book.chapters);
  });
});
