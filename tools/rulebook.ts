// Reads the two Markdown files of a room's rulebook: `book.md` (chapters, what is left open, words, summary) and `pictures.md`.
import type { Said } from '../src/core/clause.ts';
import type { Position } from '../src/core/game.ts';
import type { Chapter, LeftOpen, Rulebook, Sketch, Term } from '../src/core/rulebook.ts';

/** What is written in Markdown; the cards come from the room itself. */
export type WrittenBook = Omit<Rulebook, 'printed' | 'explain'>;

const PARTS = ['Chapters', 'Left open', 'Words', 'Summary'] as const;
type Part = (typeof PARTS)[number];

/** A heading with the `- name: text` lines below it. */
interface Entry {
  readonly heading: string;
  readonly line: number;
  readonly lines: { readonly name: string; readonly text: string }[];
}

function entriesOf(markdown: string, level: string): Entry[] {
  const entries: Entry[] = [];
  for (const [i, line] of markdown.split('\n').entries()) {
    const heading = new RegExp(`^${level} (.+)$`).exec(line);
    const field = /^- ([a-z-]+): (.+)$/.exec(line);
    if (heading) entries.push({ heading: heading[1]!.trim(), line: i + 1, lines: [] });
    else if (field) entries.at(-1)?.lines.push({ name: field[1]!, text: field[2]!.trim() });
  }
  return entries;
}

const all = ({ lines }: Entry, name: string): string[] =>
  lines.filter((line) => line.name === name).map(({ text }) => text);

/** The texts of an entry in pairs: both languages, equally often. */
function pairs(entry: Entry): Said[] {
  const [es, en] = [all(entry, 'es'), all(entry, 'en')];
  if (es.length === 0 || es.length !== en.length) throw new Error(`${entry.heading}: both languages are needed`);
  return es.map((text, i) => ({ es: text, en: en[i]! }));
}

function titleOf({ heading, line }: Entry): Said {
  const [es, en, ...rest] = heading.split(' / ');
  if (!es || !en || rest.length > 0) throw new Error(`line ${line}: a heading is "Español / English"`);
  return { es, en };
}

const chapterOf = (entry: Entry): Chapter => ({ title: titleOf(entry), text: pairs(entry) });

function openOf(entry: Entry): LeftOpen {
  const [text, more] = pairs(entry);
  if (!text || more) throw new Error(`${entry.heading}: one sentence in each language`);
  return { clauses: entry.heading.split(' '), text, option: all(entry, 'option')[0] ?? null };
}

const listOf = (entry: Entry, name: string): string[] => all(entry, name).flatMap((text) => text.split(', '));

function termOf(entry: Entry): Term {
  const also = { es: listOf(entry, 'also-es'), en: listOf(entry, 'also-en') };
  return { term: titleOf(entry), meaning: pairs(entry)[0]!, also };
}

function sketchOf(entry: Entry): Sketch {
  const [caption, more] = pairs(entry);
  if (!caption || more) throw new Error(`${entry.heading}: one caption in each language`);
  const [, base = '', change] = /^(\S+)(?: (\{.*\}))?$/.exec(all(entry, 'at')[0] ?? '') ?? [];
  if (base === '') throw new Error(`${entry.heading}: "- at: <position> {what differs}" is missing`);
  const [yes, no] = [all(entry, 'yes'), all(entry, 'no')];
  return { caption, base, ...(change && { with: JSON.parse(change) as Record<string, unknown> }), yes, no };
}

export function readBook(book: string, pictures: string): WrittenBook {
  const parts = new Map(book.split(/^# /m).map((part) => [part.split('\n')[0]!.trim(), part]));
  const entries = (part: Part): Entry[] => entriesOf(parts.get(part) ?? '', '##');
  const positions = [...pictures.matchAll(/^## position (\S+)\n+(\{.*\})$/gm)];
  return {
    chapters: entries('Chapters').map(chapterOf),
    open: entries('Left open').map(openOf),
    words: entries('Words').map(termOf),
    summary: entries('Summary').map(chapterOf),
    positions: Object.fromEntries(positions.map(([, name, json]) => [name!, JSON.parse(json!) as Position])),
    pictures: Object.fromEntries(entriesOf(pictures, '###').map((entry) => [entry.heading, sketchOf(entry)])),
  };
}

/** One line for each thing, so that a change is one line of a difference. */
function written(value: object): string {
  const lines = Array.isArray(value)
    ? value.map((each) => `    ${JSON.stringify(each)},`)
    : Object.entries(value).map(([key, each]) => `    ${JSON.stringify(key)}: ${JSON.stringify(each)},`);
  return [Array.isArray(value) ? '[' : '{', ...lines, Array.isArray(value) ? '  ]' : '  }'].join('\n');
}

export const bookModule = (book: WrittenBook): string =>
  `// Generated from book.md and pictures.md by \`npm run generate\`; do not edit.
import type { Rulebook } from '../../../core/rulebook.ts';

export const written: Omit<Rulebook, 'printed' | 'explain'> = {
${Object.entries(book)
  .map(([name, value]) => `  ${name}: ${written(value)},`)
  .join('\n')}
};
`;
