// Writes, for every game folder, src/games/<id>/clauses.ts from the README beside it and rulebook/generated.ts from the Markdown
// beside that. `--check` only reports drift.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseText, Section } from '../src/core/clause.ts';
import { bookModule, readBook } from './rulebook.ts';

const LINE = /^- (no-)?(es|en): (.+)$/;
const PAIR = /^(.+?) \/ (.+)$/;

/** The sections of a room's README; throws with the line where it is not in the agreed form. */
export function readSections(markdown: string): Section[] {
  const sections: { title: { es: string; en: string }; clauses: ClauseText[] }[] = [];
  let texts: Record<string, string> = {};
  let id: string | undefined;
  const close = (): void => {
    if (id === undefined) return;
    const { es, en, 'no-es': noEs, 'no-en': noEn } = texts;
    if (!es || !en || (noEs === undefined) !== (noEn === undefined))
      throw new Error(`${id}: both languages are needed`);
    const refusal = noEs !== undefined && noEn !== undefined ? { es: noEs, en: noEn } : null;
    sections.at(-1)?.clauses.push({ id, rule: { es, en }, refusal });
    id = undefined;
    texts = {};
  };
  for (const [index, line] of markdown.split('\n').entries()) {
    const heading = /^(##+) (.+)$/.exec(line);
    const text = LINE.exec(line);
    if (heading) {
      close();
      const title = PAIR.exec(heading[2]!);
      if (heading[1] === '###') id = heading[2]!;
      else if (title) sections.push({ title: { es: title[1]!, en: title[2]! }, clauses: [] });
      else throw new Error(`line ${index + 1}: a section is "## Español / English"`);
    } else if (text && id) texts[(text[1] ?? '') + text[2]!] = text[3]!.trim();
  }
  close();
  return sections.filter((section) => section.clauses.length > 0);
}

const moduleText = (sections: Section[]): string =>
  `// Generated from README.md by \`npm run generate\`; do not edit.
import { catalogue } from '../../core/clause.ts';

export const clauses = catalogue(${JSON.stringify(sections, null, 2)});
`;

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** What follows from the Markdown of a room, by the file that it belongs to. */
function followingFrom(room: string): [target: string, wanted: string][] {
  const files: [string, string][] = [];
  if (existsSync(join(room, 'README.md')))
    files.push([join(room, 'clauses.ts'), moduleText(readSections(read(room, 'README.md')))]);
  const book = join(room, 'rulebook');
  if (existsSync(book))
    files.push([join(book, 'generated.ts'), bookModule(readBook(read(book, 'book.md'), read(book, 'pictures.md')))]);
  return files;
}

if (import.meta.main) {
  const games = 'src/games';
  let drift = false;
  for (const [target, wanted] of readdirSync(games).flatMap((room) => followingFrom(join(games, room)))) {
    if (existsSync(target) && readFileSync(target, 'utf8') === wanted) continue;
    if (process.argv.includes('--check')) {
      console.error(`${target} does not follow from the Markdown of its room: run npm run generate`);
      drift = true;
    } else writeFileSync(target, wanted);
  }
  process.exitCode = drift ? 1 : 0;
}
