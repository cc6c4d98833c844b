import type { Lang } from '../../core/clause.ts';
import { type Block, inLang, type Report, type Table, type Text } from './blocks.ts';

const cell = (text: Text, lang: Lang): string => inLang(text, lang).replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly Text[], lang: Lang): string => `| ${cells.map((one) => cell(one, lang)).join(' | ')} |`;

function table({ caption, head, rows }: Table, lang: Lang): string {
  return [
    `**${inLang(caption, lang)}**`,
    '',
    row(head, lang),
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map((one) => row(one, lang)),
  ].join('\n');
}

function block(one: Block, lang: Lang): string {
  switch (one.kind) {
    case 'heading':
      return `${'#'.repeat(one.level)} ${inLang(one.text, lang)}`;
    case 'text':
      return inLang(one.text, lang);
    case 'code':
      return `\`\`\`sh\n${one.text}\n\`\`\``;
    case 'table':
    case 'chart':
    case 'folded':
      return table(one.table, lang);
  }
}

/** A report as Markdown: charts by their tables. */
export const toMarkdown = ({ title, lead, blocks }: Report, lang: Lang): string =>
  `${[`# ${inLang(title, lang)}`, ...lead.map((text) => inLang(text, lang)), ...blocks.map((one) => block(one, lang))].join('\n\n')}\n`;
