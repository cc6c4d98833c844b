import type { Section } from '../../core/clause.ts';

/** Without accents and capitals, so that «portería» is found by "porteria". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** The clauses in which every word of the search occurs, in either language or in their id, with their headings. */
export function matching(sections: readonly Section[], search: string): Section[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => {
        const text = plain(`${clause.id} ${clause.rule.es} ${clause.rule.en}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}
