import { writeFileSync } from 'node:fs';
import { LANGS } from '../../core/clause.ts';
import type { Report } from '../../lab/study/blocks.ts';
import { toHtml } from '../../lab/study/html.ts';
import { toMarkdown } from '../../lab/study/markdown.ts';

/** One page with both languages, and Markdown in each; the names of the files. */
export function writeReport(report: Report, base: string): string[] {
  const files = [
    { name: `${base}.html`, text: toHtml(report) },
    ...LANGS.map((lang) => ({ name: `${base}.${lang}.md`, text: toMarkdown(report, lang) })),
  ];
  for (const { name, text } of files) writeFileSync(name, text);
  return files.map(({ name }) => name);
}
