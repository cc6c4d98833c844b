import { describe, expect, test } from 'vitest';
import { readBook } from './rulebook.ts';

const BOOK = `# Chapters
## El turno / The turn
- es: Tira el dado [TURN-1].
- en: Roll the die [TURN-1].
# Left open
## TOR-TIME-2 TOR-TIME-6
- es: El folleto calla.
- en: The booklet is silent.
- option: clock=whistle
# Words
## portero / keeper
- es: Quien defiende.
- en: He who defends.
- also-es: arquero, meta
# Summary
## El final / The end
- es: Más goles gana.
- en: More goals wins.
`;
const PICTURES = `## position p1
{"game":"torino","v":1}
### TOR-TURN-1
- es: Mira el dado.
- en: Look at the die.
- at: p1 {"phase":"first"}
- yes: d6:4 > away keep:odd
- no: home pass:9
`;

describe('readBook', () => {
  test('reads all parts in both languages', () => {
    expect(readBook(BOOK, PICTURES)).toEqual({
      chapters: [
        {
          title: { es: 'El turno', en: 'The turn' },
          text: [{ es: 'Tira el dado [TURN-1].', en: 'Roll the die [TURN-1].' }],
        },
      ],
      open: [
        {
          clauses: ['TOR-TIME-2', 'TOR-TIME-6'],
          text: { es: 'El folleto calla.', en: 'The booklet is silent.' },
          option: 'clock=whistle',
        },
      ],
      words: [
        {
          term: { es: 'portero', en: 'keeper' },
          meaning: { es: 'Quien defiende.', en: 'He who defends.' },
          also: { es: ['arquero', 'meta'], en: [] },
        },
      ],
      summary: [
        { title: { es: 'El final', en: 'The end' }, text: [{ es: 'Más goles gana.', en: 'More goals wins.' }] },
      ],
      positions: { p1: { game: 'torino', v: 1 } },
      pictures: {
        'TOR-TURN-1': {
          caption: { es: 'Mira el dado.', en: 'Look at the die.' },
          base: 'p1',
          with: { phase: 'first' },
          yes: ['d6:4 > away keep:odd'],
          no: ['home pass:9'],
        },
      },
    });
  });

  test.each([
    ['a paragraph in one language', '# Chapters\n## A / B\n- es: solo\n', ''],
    ['a heading in one language', '# Chapters\n## Solo\n- es: a\n- en: b\n', ''],
    ['a picture without a position', '', '### TOR-X-1\n- es: a\n- en: b\n'],
    ['a picture with two captions', '', '### TOR-X-1\n- es: a\n- en: b\n- es: c\n- en: d\n- at: p1\n'],
  ])('refuses %s', (_, book, pictures) => expect(() => readBook(book, pictures)).toThrow(/:/));
});
