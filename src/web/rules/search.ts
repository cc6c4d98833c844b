import type { ClauseText, Section } from '../../core/clause.ts';
import type { Chapter, Rulebook } from '../../core/rulebook.ts';

/** Without accents and capitals, so that «portería» is found by "porteria". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** What is looked for: each group has to occur by one of its words, as other people's words stand for ours. */
export type Wanted = readonly (readonly string[])[];

const NO_BOOK: Pick<Rulebook, 'words' | 'printed' | 'open' | 'pictures'> = {
  words: [],
  printed: [],
  open: [],
  pictures: {},
};

export function wantedBy(search: string, { words }: Pick<Rulebook, 'words'> = NO_BOOK): Wanted {
  const groups: string[][] = [];
  let rest = ` ${plain(search).trim()} `;
  for (const { term, also } of words) {
    const other = [...also.es, ...also.en].map(plain).find((word) => rest.includes(` ${word} `));
    if (!other) continue;
    rest = rest.replace(` ${other} `, ' ');
    groups.push([other, plain(term.es), plain(term.en)]);
  }
  return [
    ...groups,
    ...rest
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => [word]),
  ];
}

const occursIn = (wanted: Wanted, text: string): boolean => {
  const found = plain(text);
  return wanted.every((group) => group.some((word) => found.includes(word)));
};

/** The clauses that speak of what is wanted, in either language, by their id, their caption or a card, with their headings. */
export function matching(sections: readonly Section[], wanted: Wanted, book = NO_BOOK): Section[] {
  const textOf = ({ id, rule }: ClauseText): string =>
    [
      ...[{ es: id, en: '' }, rule],
      ...book.open.filter(({ clauses }) => clauses.includes(id)).map(({ text }) => text),
      ...book.printed.filter(({ clause }) => clause === id).map(({ name }) => name),
      ...[book.pictures[id]?.caption ?? { es: '', en: '' }],
    ]
      .map(({ es, en }) => `${es} ${en}`)
      .join(' ');
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => occursIn(wanted, textOf(clause))),
    }))
    .filter((section) => section.clauses.length > 0);
}

/** The chapters with the paragraphs that speak of it; a heading that does brings all of its chapter. */
export const matchingChapters = (chapters: readonly Chapter[], wanted: Wanted): Chapter[] =>
  chapters
    .map((chapter) => {
      const { title, text } = chapter;
      if (occursIn(wanted, `${title.es} ${title.en}`)) return chapter;
      return { title, text: text.filter(({ es, en }) => occursIn(wanted, `${es} ${en}`)) };
    })
    .filter(({ text }) => text.length > 0);
