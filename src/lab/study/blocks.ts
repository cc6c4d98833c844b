import type { Lang, Said } from '../../core/clause.ts';

/** A word of one language, or the same in all of them. */
export type Text = Said | string;
export const inLang = (text: Text, lang: Lang): string => (typeof text === 'string' ? text : text[lang]);

export interface Table {
  readonly caption: Text;
  readonly head: readonly Text[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Text[])[];
}

/** A part of a report. It is written as HTML, as Markdown, and into the page. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: Text }
  | { readonly kind: 'text'; readonly text: Text }
  /** To be typed. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly table: Table }
  /** What a chart shows stands in its table too. */
  | { readonly kind: 'chart'; draw(lang: Lang): string; readonly table: Table }
  /** Long: folded where one can fold. */
  | { readonly kind: 'folded'; readonly title: Text; readonly table: Table };

export interface Report {
  readonly title: Text;
  /** The answer, in a few sentences. */
  readonly lead: readonly Text[];
  readonly blocks: readonly Block[];
}
