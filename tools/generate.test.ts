import { describe, expect, test } from 'vitest';
import { readSections } from './generate.ts';

const README = `# Torino
Some prose with a list:
- es: not a clause, no heading is open

## Apertura / Opening
### TOR-OPEN-1
- es: Cada lado tira su dado.
- en: Each side rolls its die.

### TOR-OPEN-2
- es: El empate se repite.
- en: A tie is repeated.
- no-es: Falta {side}.
- no-en: {side} is missing.
## Vacía / Empty
`;

describe('readSections', () => {
  test('reads clauses in both languages, with the sentence of a refusal where there is one', () => {
    expect(readSections(README)).toEqual([
      {
        title: { es: 'Apertura', en: 'Opening' },
        clauses: [
          { id: 'TOR-OPEN-1', rule: { es: 'Cada lado tira su dado.', en: 'Each side rolls its die.' }, refusal: null },
          {
            id: 'TOR-OPEN-2',
            rule: { es: 'El empate se repite.', en: 'A tie is repeated.' },
            refusal: { es: 'Falta {side}.', en: '{side} is missing.' },
          },
        ],
      },
    ]);
  });

  test.each([
    ['a clause in one language', '## A / B\n### TOR-X-1\n- es: solo\n'],
    ['a refusal in one language', '## A / B\n### TOR-X-1\n- es: a\n- en: b\n- no-es: c\n'],
  ])('refuses %s', (_, text) => {
    expect(() => readSections(text)).toThrow('TOR-X-1: both languages are needed');
  });

  test('refuses a section title in one language, naming the line', () => {
    expect(() => readSections('# T\n## Apertura\n')).toThrow('line 2');
  });
});
