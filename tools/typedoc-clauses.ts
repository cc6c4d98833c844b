// A plugin of typedoc: the rules in words are pages of the API, and wherever it names a clause, that leads to its rule.
import { readFileSync } from 'node:fs';
import { type Application, Converter, PageEvent } from 'typedoc';
import { GAME_IDS } from '../src/games/index.ts';

const README = (game: string): string => readFileSync(`src/games/${game}/README.md`, 'utf8');
/** The page of a game's rules by the prefix of its clauses. */
const PAGES = new Map(GAME_IDS.map((game) => [/^### ([A-Z]{3})-/m.exec(README(game))?.[1], `documents/${game}.html`]));
/** A whole link, a tag, or the id of a clause between them. */
const PIECE = /<a\b.*?<\/a>|<[^>]*>|\b([A-Z]{3})-[A-Z0-9]+-\d+[a-z]?\b/gs;

/** The page of the API at `url`, with its clauses linked. */
export function linkClauses(html: string, url: string): string {
  const up = '../'.repeat(url.split('/').length - 1);
  return html.replaceAll(PIECE, (piece, prefix?: string) => {
    const page = PAGES.get(prefix);
    return page === undefined || page === url ? piece : `<a href="${up}${page}#${piece.toLowerCase()}">${piece}</a>`;
  });
}

export function load(app: Application): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const document of project.documents ?? [])
      document.name = document.name.replace(/^src\/games\/(.+)\/README$/, '$1');
  });
  app.renderer.on(PageEvent.END, (page: PageEvent) => {
    page.contents = linkClauses(page.contents ?? '', page.url);
  });
}
