import type { Lang } from '../../core/clause.ts';
import { isGameId, REGISTRY } from '../../games/index.ts';
import type { OfTheDay, Played } from './news.ts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string => words.replace(/[&<>"]/g, (letter) => ESCAPED[letter]!);
const dated = (at: number): string => new Date(at).toISOString();

const WORDS = {
  es: {
    title: 'Cancha: resultados',
    day: (title: string) => `El partido del día: ${title}`,
    leads: (n: number) => (n === 1 ? 'El favorito cambió una vez' : `El favorito cambió ${n} veces`),
    behind: (n: number) => `el ganador llegó a ir un ${n} % por detrás`,
  },
  en: {
    title: 'Cancha: results',
    day: (title: string) => `The match of the day: ${title}`,
    leads: (n: number) => (n === 1 ? 'The lead changed once' : `The lead changed ${n} times`),
    behind: (n: number) => `the winner was as far as ${n} % behind`,
  },
} as const;
const PERCENT = 100;

/** The feed of results as readers of news take it; `root` is the address of this house, without a slash at its end. */
export function atomOf(results: readonly Played[], day: OfTheDay | null, root: string, lang: Lang): string {
  const words = WORDS[lang];
  const titleOf = ({ game, home, score, away }: Played): string => {
    const name = isGameId(game) ? REGISTRY[game].name[lang] : game;
    return `${home} ${score} ${away} (${name})`;
  };
  /** Where nobody won, or the winner was never behind, the second half says nothing. */
  const dramaOf = ({ leads, behind }: OfTheDay): string => {
    const percent = Math.round(PERCENT * behind);
    return `${[words.leads(leads), ...(percent > 0 ? [words.behind(percent)] : [])].join('; ')}.`;
  };
  const entry = (played: Played, id: string, title: string, summary: string): string =>
    [
      '  <entry>',
      `    <id>${text(`${root}/online/${played.match}${id}`)}</id>`,
      `    <title>${text(title)}</title>`,
      `    <updated>${dated(played.at)}</updated>`,
      `    <link href="${text(`${root}/online/${played.match}`)}"/>`,
      `    <summary>${text(summary)}</summary>`,
      '  </entry>',
    ].join('\n');
  const self = `${root}/api/news.atom?lang=${lang}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `  <id>${text(self)}</id>`,
    `  <title>${text(words.title)}</title>`,
    `  <updated>${dated(Math.max(0, ...results.map(({ at }) => at)))}</updated>`,
    `  <link rel="self" href="${text(self)}"/>`,
    `  <link href="${text(`${root}/lobby`)}"/>`,
    `  <author><name>Cancha</name></author>`,
    ...(day ? [entry(day, '#day', words.day(titleOf(day)), dramaOf(day))] : []),
    ...results.map((played) => entry(played, '', titleOf(played), titleOf(played))),
    '</feed>',
    '',
  ].join('\n');
}
